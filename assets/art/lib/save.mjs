// Writes pictures (name -> SVG text) into a folder.
// @ts-nocheck: drawings; the tools that use them are checked.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export function save(folder, pictures) {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of pictures) writeFileSync(join(folder, `${name}.svg`), text + '\n');
}
