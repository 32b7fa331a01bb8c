# Sourced by run.sh and test.sh: installs what is missing, and says what before it does.
# shellcheck shell=bash

rust_wanted=1.95.0
export DEBIAN_FRONTEND=noninteractive
export PATH="${CARGO_HOME:-$HOME/.cargo}/bin:$PATH"

say() { printf '== %s\n' "$*"; }
die() { printf '%s\n' "$*" >&2; exit 2; }
has() { command -v "$1" >/dev/null 2>&1; }

# To build: speech and sound.
build_packages=(gcc libc6-dev pkg-config libspeechd-dev libasound2-dev)
# To open a window: these are loaded when the program runs, so that the build does not see them.
window_packages=(libxkbcommon0 libxkbcommon-x11-0 libx11-6 libx11-xcb1 libxcursor1 libxi6
  libxrandr2 libgl1 libegl1 libgl1-mesa-dri libwayland-egl1)
# To test it without a screen: a virtual display, the accessibility bus and a client of it.
test_packages=(xvfb xauth dbus dbus-x11 at-spi2-core python3 python3-gi gir1.2-atspi-2.0 python3-pyatspi
  xdotool
  # and to hear it without a sound card: the speech service, its synthesiser, its way to ALSA.
  speech-dispatcher speech-dispatcher-espeak-ng speech-dispatcher-audio-plugins espeak-ng libasound2-data
  # and with the screen reader that most users of Debian have;
  orca
  # and several stations: the server of src/network; cables that are cut and lines that are bad.
  nats-server iproute2 iptables util-linux)

as_root() {
  if [ "$(id -u)" -eq 0 ]; then "$@"
  elif has sudo; then
    if [ "${CI:-}" = true ]; then sudo -n "$@"; else sudo "$@"; fi
  else die "not root and no sudo: run as root once: $*"
  fi
}

apt_missing() {
  local package
  for package in "$@"; do
    [ "$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null)" = installed ] \
      || printf '%s\n' "$package"
  done
}

apt_install() {
  local -a missing
  mapfile -t missing < <(apt_missing "$@")
  if [ "${#missing[@]}" -eq 0 ]; then say "system packages: all there"; return; fi
  say "installing with apt-get: ${missing[*]}"
  as_root apt-get -q -o DPkg::Lock::Timeout=300 update \
    || { say "apt-get update failed; once more"; sleep 5; as_root apt-get -q -o DPkg::Lock::Timeout=300 update; }
  as_root env DEBIAN_FRONTEND=noninteractive \
    apt-get -q -y -o DPkg::Lock::Timeout=300 install --no-install-recommends "${missing[@]}" </dev/null
}

# Elsewhere the packages are only named, and the work goes on if the tools are there.
name_packages() {
  if has dnf; then
    say "Fedora: sudo dnf install gcc pkgconf-pkg-config speech-dispatcher-devel alsa-lib-devel libxkbcommon-x11 mesa-dri-drivers mesa-libGL mesa-libEGL libwayland-egl"
    say "  for the tests: xorg-x11-server-Xvfb xorg-x11-xauth dbus-x11 at-spi2-core python3-gobject python3-pyatspi xdotool speech-dispatcher speech-dispatcher-espeak-ng espeak-ng"
  elif has pacman; then
    say "Arch: sudo pacman -S --needed base-devel speech-dispatcher alsa-lib libxkbcommon-x11 mesa wayland"
    say "  for the tests: xorg-server-xvfb xorg-xauth dbus at-spi2-core python-gobject python-atspi xdotool speech-dispatcher espeak-ng alsa-lib nats-server"
  elif [ "$(uname -s)" = Darwin ]; then
    say "macOS: xcode-select --install (speech, sound and windows come with the system)"
  else
    say "this system is not known: a C compiler, pkg-config, and the headers of speech-dispatcher and ALSA are needed"
  fi
  local tool
  for tool in cc $([ "$(uname -s)" = Darwin ] || echo pkg-config); do
    has "$tool" || die "$tool is not there: install the packages named above, then start again"
  done
}

install_system_packages() {
  if has apt-get; then apt_install "$@"; else name_packages; fi
}

# Whether version $1 is at least $2.
at_least() { [ "$(printf '%s\n%s\n' "$2" "$1" | sort -V | head -n 1)" = "$2" ]; }

install_rust() {
  local found
  found=$(cargo --version 2>/dev/null | cut -d' ' -f2 || true)
  if [ -n "$found" ] && at_least "$found" "$rust_wanted"; then say "cargo $found"; return; fi
  if ! has rustup; then
    say "installing Rust $rust_wanted with rustup (https://rustup.rs) into ${CARGO_HOME:-$HOME/.cargo}"
    if ! has curl; then
      if has apt-get; then
        say "installing with apt-get: curl ca-certificates"
        as_root apt-get -q -y install --no-install-recommends curl ca-certificates </dev/null
      else
        die "curl is not there: install it, or Rust $rust_wanted from https://rustup.rs"
      fi
    fi
    curl --proto '=https' --tlsv1.2 -sSf --retry 3 https://sh.rustup.rs \
      | sh -s -- -y -q --no-modify-path --profile minimal --default-toolchain "$rust_wanted"
  else
    say "cargo ${found:-?} is older than $rust_wanted: installing $rust_wanted beside it with rustup"
    rustup toolchain install "$rust_wanted" --profile minimal
  fi
  export RUSTUP_TOOLCHAIN=$rust_wanted
}

# rustfmt and clippy for the tests.
install_rust_tools() {
  if ! cargo fmt --version >/dev/null 2>&1 || ! cargo clippy --version >/dev/null 2>&1; then
    has rustup || die "rustfmt and clippy are not there: install them with this system's packages of Rust"
    say "installing with rustup: rustfmt clippy"
    rustup component add rustfmt clippy
  fi
}
