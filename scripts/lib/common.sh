# shellcheck shell=bash
# What all scripts share: where the project lies, how they speak, and the environment of Debian's Emscripten. Sourced.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)

if [ -t 1 ] && [ -z "${NO_COLOR:-}" ]; then
  bold=$'\e[1m' dim=$'\e[2m' red=$'\e[31m' green=$'\e[32m' plain=$'\e[0m'
else
  bold='' dim='' red='' green='' plain=''
fi
export bold dim red green plain

say() { printf '%s\n' "$*"; }
step() { printf '%s\n' "${bold}$*${plain}"; }
fail() {
  printf '%s\n' "${red}error:${plain} $*" >&2
  exit 1
}

# Debian's emcc looks for its own JavaScript modules where Debian's Node finds them; a Node from elsewhere has to be told.
use_emscripten() {
  local emcc
  emcc=$(command -v emcc) || return 0
  case $(readlink -f "$emcc") in
    /usr/share/emscripten/*) export NODE_PATH=/usr/share/nodejs ;;
  esac
  # Debian's cache of system libraries is complete and read-only. With EM_CACHE set every link would try to build its own.
  unset EM_CACHE
}

# configure PRESET [-D...]: runs CMake again only when the folder is new, or the options or the presets differ from those of the
# last time (after that, the build itself notices changed CMake files).
configure() {
  local preset=$1 stamp=$root/build/$1/.options options
  shift
  options="$* $(cksum < "$root/CMakePresets.json")"
  if [ -f "$root/build/$preset/build.ninja" ] && [ "$(cat "$stamp" 2>/dev/null)" = "$options" ]; then return 0; fi
  (cd "$root" && cmake --fresh --preset "$preset" "$@") || return
  printf '%s\n' "$options" > "$stamp"
}

# configure_once PRESET: as configure, but a folder that is ready stays as it was configured (scripts/test makes warnings
# errors there, which others need not undo).
configure_once() {
  if [ -f "$root/build/$1/build.ninja" ]; then return 0; fi
  configure "$1"
}
