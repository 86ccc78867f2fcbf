// What must not be in the project: unfinished work, the paths of somebody's machine, hosts of package registries, control
// characters. usage: node tools/checks/names.mjs
import { isBinary, isMain, lineAt, projectFiles, report } from './project.mjs';

// Written so that this file does not find itself.
const rules = [
  { pattern: new RegExp(`\\b(${['TO', 'FIX', 'XX', 'HA'].map((start, i) => start + ['DO', 'ME', 'X', 'CK'][i]).join('|')})\\b`, 'g'), text: 'is unfinished work: finish it or file an issue' },
  { pattern: /(?<![\w.~-])\/(?:home|root|Users|mnt|work|workspace)\/[\w.-]+/g, text: "is a path of somebody's machine" },
  { pattern: /\b(?:registry|deb|ftp|mirrors?|snapshot|pypi|proxy|repo|packages)\.[a-z0-9-]+\.(?:org|com|net|io|dev)\b/g, text: 'is a host that packages come from: let the tools choose their mirror' },
  { pattern: /\.\.\/shared\b/g, text: 'lies outside the project' },
  // eslint-disable-next-line no-control-regex -- finding them is the point
  { pattern: /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufeff\u200b\u202a-\u202e\u2066-\u2069]/g, text: 'is an invisible character' },
  { pattern: /\r/g, text: 'is a carriage return: lines end with a line feed' },
];

/** npm's lock file has funding links of packages' authors; inputs for fuzzing are any bytes. */
const exempt = /^package-lock\.json$|^tests\/fuzz\/corpus\//;

/**
 * @param {import('./project.mjs').SourceFile[]} files
 * @returns {import('./project.mjs').Problem[]}
 */
export function checkNames(files) {
  const problems = [];
  for (const file of files) {
    for (const { pattern, text } of rules) {
      for (const match of file.text.matchAll(pattern)) {
        problems.push({ path: file.path, line: lineAt(file.text, match.index), text: `${JSON.stringify(match[0])} ${text}` });
      }
    }
  }
  return problems;
}

if (isMain(import.meta.url)) {
  const files = projectFiles((path) => !isBinary(path) && !exempt.test(path));
  report('names', checkNames(files), `${files.length} files`);
}
