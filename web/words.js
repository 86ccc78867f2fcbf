// The page's own sentences, said before the program is there, without it, or about what it cannot know. English stands
// where they are said, beside its id; other languages come from the program's own files, texts/LANGUAGE.json.

/** @type {Record<string, unknown>} */
let wordings = {};

/**
 * @param {string} id
 * @param {string} english
 * @param {Record<string, string>} [values] for its {places}
 */
export function words(id, english, values = {}) {
  const said = wordings[id];
  const text = typeof said === 'string' ? said : english;
  return text.replace(/\{(\w+)\}/g, (place, name) => values[name] ?? place);
}

/** @param {string} tag "de-AT" @returns {string} "de"; "en" for what is no tag */
export const languageOf = (tag) => /^[a-z]{2,3}(?=-|$)/.exec(tag)?.[0] ?? 'en';

/**
 * The language that is spoken for a tag: English where the site has no texts for it.
 * @param {string} tag @param {readonly string[]} [there] languages with texts; none given: any may be there
 */
export function spokenFor(tag, there) {
  const language = languageOf(tag);
  return there === undefined || there.includes(language) ? language : 'en';
}

/**
 * From now on the page speaks the language of this file. What the file does not say, or says badly, is English.
 * @param {Uint8Array} [file] none: English
 */
export function speak(file) {
  wordings = {};
  if (file === undefined) return;
  try {
    const { texts } = JSON.parse(new TextDecoder().decode(file));
    if (texts !== null && typeof texts === 'object') wordings = texts;
  } catch {
    /* a damaged file: English */
  }
}

/** @param {string | undefined} settings as stored @returns {string | undefined} the language that was chosen, if one was */
export function chosenLanguage(settings) {
  try {
    const { language } = JSON.parse(settings ?? '{}');
    return typeof language === 'string' && language !== 'auto' ? language : undefined;
  } catch {
    return undefined;
  }
}
