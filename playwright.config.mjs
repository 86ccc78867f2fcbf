// The site in Chromium. Everything is drawn in software, on few cores: tests wait for states and frames, never for time.
import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './tools/chromium.mjs';

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.spec.mjs',
  outputDir: 'build/test/browser',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: !!process.env.CI,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    viewport: { width: 1024, height: 768 },
    // A quarter of the pixels, since software draws them. Tests of what is seen take a density of their own.
    deviceScaleFactor: 0.5,
    locale: 'en-GB',
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Each page lives for seconds: to compile its wasm a second time, for speed, costs more than it brings.
    launchOptions: { ...chromiumOptions, args: [...chromiumOptions.args, '--js-flags=--liftoff-only'] },
  },
});
