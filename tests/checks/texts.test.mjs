import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkTexts, collectTexts } from '../../tools/checks/texts.mjs';

const source = {
  path: 'src/games/smess/texts.cpp',
  text: `
constexpr Text kBlue{"arrow.side.blue", "Blue"};
Message refuse() {
  return {{"arrow.refused.arrow", "The arrows of {from} do not point "
                                  "to {to}."}, {{"from", "d4"}, {"to", "e6"}}};
}
// {"smess.in-a-comment", "never"}
`,
};

/** @param {Record<string, unknown>} wordings */
const german = (wordings) => ({ path: 'assets/texts/de.json', text: JSON.stringify({ language: 'Deutsch', texts: wordings }, null, 2) });
const complete = { 'arrow.side.blue': 'Blau', 'arrow.refused.arrow': 'Nach {to} zeigt kein Pfeil von {from}.' };

/** @param {import('../../tools/checks/project.mjs').SourceFile[]} sources @param {import('../../tools/checks/project.mjs').SourceFile[]} languages */
const check = (sources, ...languages) => checkTexts(sources, languages).map(({ path, line, text }) => `${path}:${line}: ${text}`);

test('Texts are collected with their wording and line, arguments and comments are not', () => {
  assert.deepEqual(
    collectTexts([source]).map(({ id, english, line }) => [id, english, line]),
    [
      ['arrow.side.blue', 'Blue', 2],
      ['arrow.refused.arrow', 'The arrows of {from} do not point to {to}.', 4],
    ],
  );
});

test('Escapes in a wording are read', () => {
  const [text] = collectTexts([{ path: 'a.cpp', text: String.raw`{"a.b", "say \"go\"\n"}` }]);
  assert.equal(text.english, 'say "go"\n');
});

test('Texts of the page are collected too', () => {
  const script = { path: 'web/trouble.js', text: "const a = words('page.close', 'Close');\nb = words(\n  'page.copy',\n  'Copy \\'this\\'',\n);\n// words('page.old', 'Old')" };
  assert.deepEqual(
    collectTexts([script]).map(({ id, english, line }) => [id, english, line]),
    [
      ['page.close', 'Close', 1],
      ['page.copy', "Copy 'this'", 2],
    ],
  );
});

test('A complete translation has no problems', () => assert.deepEqual(check([source], german(complete)), []));

test('A missing translation is named with its English', () => {
  const { 'arrow.side.blue': _gone, ...rest } = complete;
  assert.deepEqual(check([source], german(rest)), ['assets/texts/de.json:1: "arrow.side.blue" is missing: "Blue"']);
});

test('An empty translation, a lost place and an unknown id are found, with their lines', () => {
  const found = check([source], german({ 'arrow.side.blue': ' ', 'arrow.refused.arrow': 'Kein Pfeil von {from}.', 'smess.old': 'Alt' }));
  assert.deepEqual(found, [
    'assets/texts/de.json:4: "arrow.side.blue" says nothing',
    'assets/texts/de.json:5: "arrow.refused.arrow" has the places {from}, English has {from} {to}',
    'assets/texts/de.json:6: "smess.old" is not used by the program',
  ]);
});

test('One id with two wordings is found', () => {
  const other = { path: 'src/ui/a.cpp', text: 'Text{"arrow.side.blue", "Azure"}' };
  assert.deepEqual(check([source, other]), ['src/ui/a.cpp:1: "arrow.side.blue" is worded "Blue" in src/games/smess/texts.cpp:2']);
});

test('A file that is no JSON, has no texts or does not name its language is found', () => {
  assert.match(check([source], { path: 'assets/texts/fr.json', text: '{' })[0], /is not JSON/);
  assert.match(check([source], { path: 'assets/texts/fr.json', text: '[]' })[0], /has no object "texts"/);
  const nameless = { path: 'assets/texts/fr.json', text: JSON.stringify({ texts: complete }) };
  assert.deepEqual(check([source], nameless), ['assets/texts/fr.json:1: does not say its "language"']);
});

test('An em dash and a nameless place in English are found', () => {
  assert.match(check([{ path: 'a.cpp', text: '{"a.b", "Blue \u2014 red"}' }])[0], /em dash/);
  assert.match(check([{ path: 'a.cpp', text: '{"a.b", "Blue {} red"}' }])[0], /is not a name/);
});
