// The rooms of src/ see only the rooms below them, only some rooms see a library, and only src/main sees a platform.
// usage: node tools/checks/layers.mjs
import { isCpp, isMain, lineAt, projectFiles, report, withoutComments } from './project.mjs';

/** Rooms, the lowest first. */
const rooms = ['base', 'games', 'search', 'engine', 'app', 'ui', 'main'];

/** Rooms that a room does not see although they lie below it: the interface asks the app and never the engine. */
/** @type {Record<string, string[]>} */
const hidden = { ui: ['search', 'engine'] };

/** Libraries by the beginning of the include path, and the rooms that may use them. */
const libraries = [
  { name: 'Dear ImGui', pattern: /^imgui/, rooms: ['ui', 'main'] },
  { name: 'JSON', pattern: /^nlohmann\//, rooms: ['app', 'ui', 'main'] },
  { name: 'stb', pattern: /^stb_/, rooms: ['ui', 'main'] },
];

/**
 * What belongs to a platform: only src/main may know it. One part of the interface draws, and speaks to OpenGL ES.
 */
const platform = /^(emscripten|SDL|GLES?\d?\/|GL\/|unistd\.h|pthread\.h|windows\.h|sys\/|termios\.h)/;
const graphics = { pattern: /^GLES3\//, folder: 'src/ui/platform/' };

/** Headers that the build writes: includes of them have no file in src/. */
const generated = /\.gen\.hpp$/;

/**
 * @param {string} path
 * @returns {string[]} the folders and the name below src/
 */
const below = (path) => path.split('/').slice(1);

/**
 * @param {import('./project.mjs').SourceFile} file
 * @param {string} include
 * @param {Set<string>} known every file of src/, relative to it
 * @returns {string | null} what is wrong with the include
 */
function quoted(file, include, known) {
  const [room, part] = below(file.path);
  const [target, game] = include.split('/');
  if (include.includes('..')) return `"${include}" climbs: write includes from src/`;
  if (!rooms.includes(target)) return `"${include}" is not written from src/`;
  if (!known.has(include) && !generated.test(include)) return `"${include}" does not exist`;
  if (rooms.indexOf(target) > rooms.indexOf(room)) return `${room} must not know ${target}, which lies above it: "${include}"`;
  if (hidden[room]?.includes(target)) return `${room} must not know ${target}: "${include}"`;
  if (room === 'games' && target === 'games' && include.split('/').length > 2 && below(file.path).length > 2) {
    if (game !== part && game !== 'arrow') return `the game ${part} must not know the game ${game}: "${include}"`;
  }
  return null;
}

/**
 * @param {import('./project.mjs').SourceFile} file
 * @param {string} include
 * @returns {string | null}
 */
function angled(file, include) {
  const room = below(file.path)[0];
  if (platform.test(include) && room !== 'main') {
    if (graphics.pattern.test(include) && file.path.startsWith(graphics.folder)) return null;
    return `<${include}> belongs to a platform: only src/main may include it`;
  }
  for (const library of libraries) {
    if (library.pattern.test(include) && !library.rooms.includes(room)) return `${room} must not use ${library.name}: <${include}>`;
  }
  return null;
}

/**
 * @param {import('./project.mjs').SourceFile[]} files all C++ of src/
 * @returns {import('./project.mjs').Problem[]}
 */
export function checkLayers(files) {
  const known = new Set(files.map((file) => below(file.path).join('/')));
  const problems = [];
  for (const file of files) {
    const code = withoutComments(file.text);
    for (const match of code.matchAll(/^[ \t]*#[ \t]*include[ \t]*(["<])([^">]+)[">]/gm)) {
      const isLibrary = platform.test(match[2]) || libraries.some((library) => library.pattern.test(match[2]));
      const text = match[1] === '"' && !isLibrary ? quoted(file, match[2], known) : angled(file, match[2]);
      if (text) problems.push({ path: file.path, line: lineAt(code, match.index), text });
    }
    if (!file.path.startsWith('src/main/')) {
      for (const match of code.matchAll(/\b__EMSCRIPTEN__\b|\bEM_(?:JS|ASM)\w*/g)) {
        problems.push({ path: file.path, line: lineAt(code, match.index), text: `${match[0]} outside src/main: hide the platform behind an interface` });
      }
    }
  }
  return problems;
}

if (isMain(import.meta.url)) {
  const files = projectFiles((path) => path.startsWith('src/') && isCpp(path));
  report('layers', checkLayers(files), `${files.length} files of src/`);
}
