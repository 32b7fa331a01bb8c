#!/usr/bin/env bash
# Draws the demonstration's screens under a virtual display and keeps five in assets/screenshots.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. packaging/prepare.sh

install_system_packages "${build_packages[@]}" "${window_packages[@]}" xvfb xauth
install_rust
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cargo build --locked
program=${CARGO_TARGET_DIR:-target}/debug/jadoube
JADOUBE_CONFIG=$folder LIBGL_ALWAYS_SOFTWARE=1 xvfb-run -a -s "-screen 0 1920x1080x24" \
  "$program" demo --lang en --screenshots "$folder/all"
mkdir -p assets/screenshots
cp "$folder/all/hall-light-1366x768.png" assets/screenshots/hall.png
cp "$folder/all/board-dark-1366x768.png" assets/screenshots/board.png
cp "$folder/all/blind-light-1366x768.png" assets/screenshots/blind.png
cp "$folder/all/envelopes-light-1366x768.png" assets/screenshots/envelopes.png
cp "$folder/all/disputes-light-1920x1080.png" assets/screenshots/disputes.png
