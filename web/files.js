// Files of the user's own: texts that are kept in one, and read from one.

/** No record is longer than this many bytes (kLongestRecord of app/record.hpp). */
export const LONGEST = 2_000_000;

/**
 * Hands the user a file to keep.
 * @param {string} name @param {string} text
 */
export function saveFile(name, text) {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads it after this call.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Browsers may forget an element that nobody holds. @type {Set<HTMLInputElement>} */
const asked = new Set();

/**
 * The text of a file that the user chooses.
 * @param {(text: string) => void} onText
 * @param {(problem: 'too-long' | 'unreadable') => void} onProblem
 */
export function openFile(onText, onProblem) {
  const input = document.createElement('input');
  asked.add(input);
  input.type = 'file';
  input.accept = '.json,.txt,application/json,text/plain';
  input.addEventListener('change', () => {
    asked.delete(input);
    const file = input.files?.[0];
    if (file === undefined) return;
    if (file.size > LONGEST) onProblem('too-long');
    else file.text().then(onText, () => onProblem('unreadable'));
  });
  input.addEventListener('cancel', () => asked.delete(input));
  input.click();
}
