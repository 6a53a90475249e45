# Shared by every script here: where things are, which versions we build with, how we speak.
# Meant to be sourced: `. "$(dirname "$0")/lib.sh"`.

set -euo pipefail

ROOT="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
cd "$ROOT"

TRUNK_VERSION=0.21.14
# The command-line tool must match the library to the digit, so Cargo.lock decides.
WASM_BINDGEN_VERSION="$(awk '/^name = "wasm-bindgen"$/ { getline; gsub(/"/, "", $3); print $3 }' Cargo.lock)"
WASM_TARGET=wasm32-unknown-unknown

CARGO_HOME_DIR="${CARGO_HOME:-$HOME/.cargo}"
# Versions of ours that would clash with what is already on the PATH live here, side by side.
TOOL_ROOTS="$CARGO_HOME_DIR/noren"

# Ours first, for the scripts only; cargo's own bin last, in case a profile forgot it.
PATH="$TOOL_ROOTS/trunk-$TRUNK_VERSION/bin:$TOOL_ROOTS/wasm-bindgen-cli-$WASM_BINDGEN_VERSION/bin:$ROOT/node_modules/.bin:$PATH:$CARGO_HOME_DIR/bin"
export PATH

# One line about what is going on.
say() { printf '\033[1m%s\033[0m\n' "$*"; }

# One sentence about what is missing and how to get it; then stop.
die() {
  printf '\033[1;31m%s\033[0m\n' "$*" >&2
  exit 1
}

have() { command -v "$1" >/dev/null 2>&1; }

# The browser of the tests: $CHROMIUM if set, else what the system has. Prints nothing if there is none.
find_chromium() {
  local name
  for name in "${CHROMIUM:-}" chromium chromium-browser google-chrome-stable google-chrome; do
    if [ -n "$name" ] && have "$name"; then
      command -v "$name"
      return
    fi
  done
}
