// What eslint looks for: mistakes and things a reader stumbles over. Formatting is .editorconfig's, types are tsc's.
import js from '@eslint/js';
import globals from 'globals';

const careful = {
  eqeqeq: 'error',
  'no-var': 'error',
  'prefer-const': 'error',
  'no-shadow': 'error',
  'no-implicit-globals': 'error',
  'no-implied-eval': 'error',
  'no-eval': 'error',
  'no-new-func': 'error',
  'no-throw-literal': 'error',
  'no-return-assign': 'error',
  'no-self-compare': 'error',
  'no-unused-expressions': 'error',
  'no-use-before-define': ['error', { functions: false, classes: false, variables: false }],
  'no-promise-executor-return': 'error',
  'no-template-curly-in-string': 'error',
  'no-unmodified-loop-condition': 'error',
  'prefer-promise-reject-errors': 'error',
  'require-atomic-updates': 'off',
  'object-shorthand': 'error',
  'prefer-template': 'off',
  'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'], location: 'anywhere' }],
  'max-depth': ['error', 4],
  'max-lines': ['error', { max: 600 }],
  'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
  complexity: ['error', 20],
  'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'none' }],
};

const workers = ['web/**/*worker.js', 'web/sw.js', 'web/sw/**/*.js'];

export default [
  { ignores: ['build/', 'node_modules/', 'third_party/', 'test-results/', 'playwright-report/'] },
  js.configs.recommended,
  { languageOptions: { ecmaVersion: 2022, sourceType: 'module' }, rules: careful },
  { files: ['web/**/*.js'], ignores: workers, languageOptions: { globals: globals.browser }, rules: { 'no-console': ['error', { allow: ['warn', 'error'] }] } },
  { files: workers, languageOptions: { globals: { ...globals.worker, ...globals.serviceworker } } },
  { files: ['*.config.js', '*.config.mjs', 'assets/**/*.mjs'], languageOptions: { globals: globals.node } },
  {
    // Browser tests run in Node and hand functions to the page.
    files: ['tests/**/*.js', 'tests/**/*.mjs', 'tools/**/*.mjs', 'scripts/**/*.mjs'],
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
  },
  {
    // Libraries that Emscripten's linker puts into its output.
    files: ['cmake/*.js'],
    languageOptions: { sourceType: 'script', globals: { mergeInto: 'readonly', LibraryManager: 'readonly' } },
    rules: { 'object-shorthand': 'off', 'no-unused-vars': ['error', { args: 'none' }] },
  },
  { files: ['tests/**/*.js', 'tests/**/*.mjs'], rules: { 'max-lines-per-function': 'off' } },
  // Playwright reads from a fixture's parameter what it needs: nothing must be written {}.
  { files: ['tests/browser/**/*.mjs'], rules: { 'no-empty-pattern': 'off' } },
];
