#!/usr/bin/env bash
# Stands for rustdoc while the tests in the documentation run: makes the pages as well, from the
# crates that are built for the tests. `cargo doc` would first check all dependencies once more.
set -euo pipefail
rustdoc "$@"
pages=()
while [ $# -gt 0 ]; do
  case "$1" in
    --test) ;;
    --test-run-directory | --test-run-directory=* | --test-args | --test-args=*) [[ $1 = *=* ]] || shift ;;
    *) pages+=("$1") ;;
  esac
  shift
done
case " ${pages[*]} " in
  *" --crate-name "*) exec rustdoc "${pages[@]}" -D warnings --document-private-items -o "${CARGO_TARGET_DIR:-target}/doc" ;;
esac
