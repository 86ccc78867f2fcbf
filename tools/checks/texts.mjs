// Every sentence for people has an id and an English wording in the source, `{"arrow.side.blue", "Blue"}`, in the page's
// own code `words('page.close', 'Close')`; every language of assets/texts/ says exactly these, with the same {places}.
// usage: node tools/checks/texts.mjs [--list]
import { isCpp, isMain, lineAt, projectFiles, report, withoutComments } from './project.mjs';

/** @typedef {{id: string, english: string, path: string, line: number}} Text */

const literal = String.raw`"(?:[^"\\\n]|\\.)*"`;
const name = String.raw`[a-z0-9_-]+(?:\.[a-z0-9_-]+)+`;
const inCpp = new RegExp(String.raw`\{\s*"(${name})"\s*,\s*((?:${literal}\s*)+)\}`, 'g');
const singly = String.raw`'(?:[^'\\\n]|\\.)*'`;
const inScript = new RegExp(String.raw`\bwords\(\s*'(${name})'\s*,\s*(${singly}|${literal})`, 'g');

/** @param {string} literals one literal, or adjacent ones of C++ */
function unquote(literals) {
  const parts = literals.match(new RegExp(`${literal}|${singly}`, 'g')) ?? [];
  return parts
    .map((part) => part.slice(1, -1))
    .join('')
    .replace(/\\(["'\\n])/g, (_, character) => (character === 'n' ? '\n' : character));
}

/**
 * @param {import('./project.mjs').SourceFile[]} files C++ sources, and the page's scripts
 * @returns {Text[]} every Text written in them
 */
export function collectTexts(files) {
  const texts = [];
  for (const file of files) {
    const code = withoutComments(file.text);
    for (const match of code.matchAll(isCpp(file.path) ? inCpp : inScript)) {
      texts.push({ id: match[1], english: unquote(match[2]), path: file.path, line: lineAt(code, match.index) });
    }
  }
  return texts;
}

/** @param {string} text */
const places = (text) => [...new Set([...text.matchAll(/\{([^{}]*)\}/g)].map((match) => match[1]))].sort();

/**
 * @param {Text[]} texts
 * @returns {import('./project.mjs').Problem[]}
 */
function checkEnglish(texts) {
  const problems = [];
  /** @type {Map<string, Text>} */
  const first = new Map();
  for (const text of texts) {
    const { id, english, path, line } = text;
    const before = first.get(id);
    if (before && before.english !== english) {
      problems.push({ path, line, text: `"${id}" is worded "${before.english}" in ${before.path}:${before.line}` });
    }
    if (!before) first.set(id, text);
    if (english.trim() === '') problems.push({ path, line, text: `"${id}" says nothing` });
    if (english.includes('\u2014')) problems.push({ path, line, text: `"${id}" has an em dash` });
    for (const place of places(english)) {
      if (!/^[a-z][a-z0-9_]*$/.test(place)) problems.push({ path, line, text: `"${id}": {${place}} is not a name` });
    }
  }
  return problems;
}

/**
 * @param {Map<string, string>} english
 * @param {import('./project.mjs').SourceFile} file one language: `{"language": its own name, "texts": {id: wording}}`
 * @returns {import('./project.mjs').Problem[]}
 */
function checkLanguage(english, file) {
  /** @param {string} id @param {string} text */
  const problem = (id, text) => {
    const at = file.text.indexOf(`"${id}"`);
    return { path: file.path, line: at < 0 ? 1 : lineAt(file.text, at), text: `"${id}" ${text}` };
  };
  let content;
  try {
    content = JSON.parse(file.text);
  } catch (error) {
    return [{ path: file.path, line: 1, text: `is not JSON: ${error instanceof Error ? error.message : error}` }];
  }
  const wordings = content?.texts;
  if (wordings === null || typeof wordings !== 'object' || Array.isArray(wordings)) {
    return [{ path: file.path, line: 1, text: 'has no object "texts" from id to wording' }];
  }
  const problems = [];
  if (typeof content.language !== 'string' || content.language.trim() === '') {
    problems.push({ path: file.path, line: 1, text: 'does not say its "language"' });
  }
  for (const [id, wording] of english) {
    const said = Object.hasOwn(wordings, id) ? wordings[id] : undefined;
    if (said === undefined) problems.push(problem(id, `is missing: "${wording}"`));
    else if (typeof said !== 'string' || said.trim() === '') problems.push(problem(id, 'says nothing'));
    else if (places(said).join() !== places(wording).join()) {
      problems.push(problem(id, `has the places {${places(said).join('} {')}}, English has {${places(wording).join('} {')}}`));
    } else if (said.includes('\u2014')) problems.push(problem(id, 'has an em dash'));
  }
  for (const id of Object.keys(wordings)) {
    if (!english.has(id)) problems.push(problem(id, 'is not used by the program'));
  }
  return problems;
}

/**
 * @param {import('./project.mjs').SourceFile[]} sources C++ of src/, scripts of web/
 * @param {import('./project.mjs').SourceFile[]} languages assets/texts/*.json
 * @returns {import('./project.mjs').Problem[]}
 */
export function checkTexts(sources, languages) {
  const texts = collectTexts(sources);
  const english = new Map(texts.map((text) => [text.id, text.english]));
  return [...checkEnglish(texts), ...languages.flatMap((file) => checkLanguage(english, file))];
}

if (isMain(import.meta.url)) {
  const sources = projectFiles((path) => (path.startsWith('src/') && isCpp(path)) || /^web\/[^/]+\.js$/.test(path));
  if (process.argv.includes('--list')) {
    const sorted = new Map(collectTexts(sources).map((text) => /** @type {[string, string]} */ ([text.id, text.english])).sort());
    console.log(JSON.stringify({ language: 'English', texts: Object.fromEntries(sorted) }, null, 2));
  } else {
    const languages = projectFiles((path) => /^assets\/texts\/[^/]+\.json$/.test(path));
    const count = new Set(collectTexts(sources).map((text) => text.id)).size;
    report('texts', checkTexts(sources, languages), `${count} texts and ${languages.length} translations`);
  }
}
