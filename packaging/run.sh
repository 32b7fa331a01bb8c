#!/usr/bin/env bash
# Installs what is missing, builds J'adoube and starts it on a demonstration competition.
# Arguments are handed on to the program instead: packaging/run.sh log open.jadoube
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
here=$PWD
# Paths among the arguments are meant from where the caller stands.
caller=${OLDPWD:-$here}
. packaging/prepare.sh

[ $# -gt 0 ] || set -- demo

# Which calls draw a window: the demonstration, and a file by itself or none.
opens_window() {
  local subcommand=
  while [ $# -gt 0 ]; do
    case "$1" in
      --headless | --help | -h | --version | -V) return 1 ;;
      --lang) [ $# -eq 1 ] || shift ;;
      -*) ;;
      *) subcommand=${subcommand:-$1} ;;
    esac
    shift
  done
  case "$subcommand" in
    new | log | verify | stations | sign | countersign | print | salvage | export | import | play | serve | join \
      | ports | simulate | watch | mate-possible | notate | read | convert | reconstruct | reconcile | envelope \
      | competition | say | law | glossary | rule | completions | man | help)
      return 1
      ;;
  esac
}

if [ "$(uname -s)" != Darwin ] && [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ] && opens_window "$@"; then
  die "There is no display to open a window on; try it under a virtual one: xvfb-run -a packaging/run.sh (package xvfb), or without a window: packaging/run.sh demo --headless"
fi

install_system_packages "${build_packages[@]}" "${window_packages[@]}"
install_rust
say "building (the first time takes some minutes)"
cargo build --profile first --locked
program=${CARGO_TARGET_DIR:-target}/first/jadoube
case "$program" in /*) ;; *) program=$here/$program ;; esac
cd "$caller"
exec "$program" "$@"
