// Every link of a Markdown file to another file of the project leads somewhere, and to a heading that is there.
// usage: node tools/checks/links.mjs
import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { isMain, lineAt, projectFiles, report, root } from './project.mjs';

/** @param {string} text */
const withoutCode = (text) => text.replace(/```[\s\S]*?```|`[^`\n]*`/g, (code) => code.replace(/[^\n]/g, ' '));

/** How hosts name headings: "A day's work" becomes "a-days-work". @param {string} heading */
const anchor = (heading) =>
  heading
    .replace(/`/g, '')
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

/** @param {string} text @returns {Set<string>} */
const anchors = (text) => new Set([...text.replace(/```[\s\S]*?```/g, '').matchAll(/^#+\s+(.*)$/gm)].map((match) => anchor(match[1])));

/**
 * @param {import('./project.mjs').SourceFile[]} files the Markdown files
 * @param {(path: string) => boolean} exists whether the project has a file or folder
 * @returns {import('./project.mjs').Problem[]}
 */
export function checkLinks(files, exists) {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const problems = [];
  for (const { path, text } of files) {
    const plain = withoutCode(text);
    for (const match of plain.matchAll(/\]\(([^)\s]+)(?:\s+"[^"]*")?\)|(?:src|href)="([^"]+)"/g)) {
      const link = match[1] ?? match[2];
      if (/^[a-z]+:/.test(link)) continue;
      const [file, heading] = link.split('#');
      const target = file === '' ? path : posix.normalize(posix.join(posix.dirname(path), decodeURIComponent(file)));
      const found = { path, line: lineAt(plain, match.index) };
      if (!exists(target)) problems.push({ ...found, text: `the link to ${link} leads nowhere` });
      else if (heading && texts.has(target) && !anchors(texts.get(target) ?? '').has(heading)) {
        problems.push({ ...found, text: `${target} has no heading #${heading}` });
      }
    }
  }
  return problems;
}

if (isMain(import.meta.url)) {
  const files = projectFiles((path) => path.endsWith('.md'));
  report('links', checkLinks(files, (path) => existsSync(join(root, path))), `${files.length} pages`);
}
