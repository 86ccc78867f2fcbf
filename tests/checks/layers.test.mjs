import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkLayers } from '../../tools/checks/layers.mjs';

/** @param {Record<string, string>} sources */
const check = (sources) => checkLayers(Object.entries(sources).map(([path, text]) => ({ path, text }))).map(({ path, line, text }) => `${path}:${line}: ${text}`);

const house = {
  'src/base/square.hpp': '#include <cstdint>\n',
  'src/games/game.hpp': '#include "base/square.hpp"\n',
  'src/games/arrow/board.hpp': '#include "base/square.hpp"\n',
  'src/games/smess/state.hpp': '#include "games/arrow/board.hpp"\n#include "games/game.hpp"\n',
  'src/games/mess/state.hpp': '',
  'src/search/searcher.hpp': '#include "games/game.hpp"\n',
  'src/app/session.cpp': '#include <nlohmann/json.hpp>\n\n#include "games/game.hpp"\n',
  'src/main/web.cpp': '#include <emscripten.h>\n#include "app/session.hpp"\n#ifdef __EMSCRIPTEN__\n#endif\n',
  'src/app/session.hpp': '',
};

test('A house in order has no problems', () => assert.deepEqual(check(house), []));

test('A room that looks up is found, with its line', () => {
  const found = check({ ...house, 'src/games/smess/rules.cpp': '\n#include "search/searcher.hpp"\n' });
  assert.deepEqual(found, ['src/games/smess/rules.cpp:2: games must not know search, which lies above it: "search/searcher.hpp"']);
});

test('The interface does not see the engine and the search', () => {
  assert.match(check({ ...house, 'src/ui/a.cpp': '#include "search/searcher.hpp"\n' })[0], /ui must not know search/);
});

test('A game knows its own folder and the shared movers, no other game', () => {
  assert.match(check({ ...house, 'src/games/smess/a.cpp': '#include "games/mess/state.hpp"\n' })[0], /smess must not know the game mess/);
  assert.deepEqual(check({ ...house, 'src/games/registry.hpp': '#include "games/mess/state.hpp"\n#include "games/smess/state.hpp"\n' }), []);
});

test('Platform headers stay in main, OpenGL in one folder of the interface', () => {
  assert.match(check({ 'src/ui/a.cpp': '#include <emscripten.h>\n' })[0], /belongs to a platform/);
  assert.match(check({ 'src/ui/a.cpp': '#include "SDL.h"\n' })[0], /belongs to a platform/);
  assert.match(check({ 'src/ui/board/a.cpp': '#include <GLES3/gl3.h>\n' })[0], /belongs to a platform/);
  assert.deepEqual(check({ 'src/ui/platform/a.cpp': '#include <GLES3/gl3.h>\n' }), []);
});

test('Platform switches outside main are found, comments are not', () => {
  assert.match(check({ 'src/ui/a.cpp': '\n\n#ifdef __EMSCRIPTEN__\n#endif\n' })[0], /^src\/ui\/a\.cpp:3: __EMSCRIPTEN__ outside/);
  assert.deepEqual(check({ 'src/ui/a.cpp': '// __EMSCRIPTEN__\n/* #include "search/a.hpp"\n*/\n' }), []);
});

test('Libraries stay in the rooms that need them', () => {
  assert.match(check({ 'src/games/a.cpp': '#include <imgui.h>\n' })[0], /games must not use Dear ImGui/);
  assert.match(check({ 'src/engine/a.cpp': '#include <nlohmann/json.hpp>\n' })[0], /engine must not use JSON/);
});

test('Includes are written from src/ and exist', () => {
  assert.match(check({ 'src/ui/a.cpp': '#include "../base/square.hpp"\n' })[0], /climbs/);
  assert.match(check({ 'src/ui/a.cpp': '#include "a.hpp"\n' })[0], /not written from src/);
  assert.match(check({ 'src/ui/a.cpp': '#include "ui/nothing.hpp"\n' })[0], /does not exist/);
  assert.deepEqual(check({ 'src/ui/a.cpp': '#include "ui/icons.gen.hpp"\n' }), []);
});
