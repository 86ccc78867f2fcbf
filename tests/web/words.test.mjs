import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { chosenLanguage, languageOf, speak, spokenFor, words } from '../../web/words.js';

/** @param {unknown} content */
const file = (content) => new TextEncoder().encode(JSON.stringify(content));

afterEach(() => speak());

test('Without a language the page speaks English, with its values', () => {
  assert.equal(words('page.close', 'Close'), 'Close');
  assert.equal(words('page.loaded', '{loaded} of {total} kB', { loaded: '1', total: '2' }), '1 of 2 kB');
});

test('A language says its sentences, with the same values, and English what it lacks', () => {
  speak(file({ language: 'Deutsch', texts: { 'page.close': 'Schließen', 'page.loaded': '{loaded} von {total} kB' } }));
  assert.equal(words('page.close', 'Close'), 'Schließen');
  assert.equal(words('page.loaded', '{loaded} of {total} kB', { loaded: '1', total: '2' }), '1 von 2 kB');
  assert.equal(words('page.again', 'Try again'), 'Try again');
});

test('A damaged file is English', () => {
  for (const bad of [new TextEncoder().encode('{'), file(null), file({}), file({ texts: null }), file({ texts: { 'page.close': 3 } })]) {
    speak(bad);
    assert.equal(words('page.close', 'Close'), 'Close');
  }
});

test('Language tags are cut to their language', () => {
  assert.deepEqual(['de-AT', 'gl', 'fil-PH', 'x', '', '../../secret', 'DE'].map(languageOf), ['de', 'gl', 'fil', 'en', 'en', 'en', 'en']);
});

test('A language without texts is spoken as English', () => {
  assert.deepEqual(['de-AT', 'ja', 'en'].map((tag) => spokenFor(tag, ['de', 'gl'])), ['de', 'en', 'en']);
  assert.equal(spokenFor('ja'), 'ja');
});

test('The chosen language is read from the settings, whatever stands there', () => {
  assert.equal(chosenLanguage('{"language":"gl"}'), 'gl');
  for (const none of [undefined, '', '{', 'null', '[]', '{"language":"auto"}', '{"language":7}']) assert.equal(chosenLanguage(none), undefined);
});
