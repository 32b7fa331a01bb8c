#!/usr/bin/env bash
# Builds a Debian package of J'adoube and prints its path: packaging/deb.sh
# Installs one in a new, empty Debian, uses it there and takes it away again (root; the network):
#   packaging/deb.sh try FILE.deb [SUITE]
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. packaging/prepare.sh

# What the program loads only when it runs, so that dpkg-shlibdeps does not see it: a window. On a Wayland
# desktop it would end at its start without libwayland-egl1.
loaded=libxkbcommon0,libxkbcommon-x11-0,libx11-6,libx11-xcb1,libxcursor1,libxi6,libxrandr2,libgl1,libegl1,libgl1-mesa-dri,libwayland-egl1
# Without these it works, but is mute, is not read by screen readers, or has no file dialogs.
recommended=speech-dispatcher,at-spi2-core,xdg-desktop-portal
# For those who need it: a screen reader, and the server by which several laptops share one event. Debian
# starts a server of its own with the latter's package, so that nobody gets it unasked.
suggested=orca,nats-server

version() { sed -n '/^\[workspace.package\]/,/^\[/s/^version = "\(.*\)"/\1/p' Cargo.toml; }

put() { install -D -m "$1" "$2" "$tree/$3"; }
pack() { mkdir -p "$(dirname "$tree/$1")"; gzip -9n >"$tree/$1"; }

build() {
  install_system_packages "${build_packages[@]}" dpkg-dev
  install_rust
  say "building (with link-time optimisation: this takes some minutes more than a build to work with)"
  cargo build --profile handout --locked >&2
  local target=${CARGO_TARGET_DIR:-target} program arch tree work
  program=$target/handout/jadoube
  arch=$(dpkg --print-architecture)
  # The same sources give the same package.
  SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || stat -c %Y Cargo.toml)}
  export SOURCE_DATE_EPOCH
  work=$(mktemp -d)
  # shellcheck disable=SC2064 # the folder is known now; at the end the name is not
  trap "rm -rf '$work'" EXIT
  tree=$work/tree

  put 755 "$program" usr/bin/jadoube
  strip --strip-unneeded "$tree/usr/bin/jadoube"
  put 644 packaging/linux/org.jadoube.Jadoube.desktop usr/share/applications/org.jadoube.Jadoube.desktop
  put 644 packaging/linux/org.jadoube.Jadoube.metainfo.xml usr/share/metainfo/org.jadoube.Jadoube.metainfo.xml
  put 644 packaging/linux/org.jadoube.Jadoube.svg usr/share/icons/hicolor/scalable/apps/org.jadoube.Jadoube.svg
  put 644 packaging/linux/org.jadoube.Jadoube.mime.xml usr/share/mime/packages/org.jadoube.Jadoube.xml
  put 644 packaging/linux/70-jadoube-boards.rules usr/lib/udev/rules.d/70-jadoube-boards.rules
  local language
  for language in locales/*/; do
    language=$(basename "$language")
    local folder=usr/share/man/$language/man1
    [ "$language" = en ] && folder=usr/share/man/man1
    "$program" --lang "$language" man | pack "$folder/jadoube.1.gz"
  done
  local bash=usr/share/bash-completion/completions/jadoube fish=usr/share/fish/vendor_completions.d/jadoube.fish
  local zsh=usr/share/zsh/vendor-completions/_jadoube
  mkdir -p "$tree/${bash%/*}" "$tree/${fish%/*}" "$tree/${zsh%/*}"
  "$program" completions bash >"$tree/$bash"
  "$program" completions fish >"$tree/$fish"
  "$program" completions zsh >"$tree/$zsh"
  copyright >"$work/copyright"
  put 644 "$work/copyright" usr/share/doc/jadoube/copyright
  changes | pack usr/share/doc/jadoube/changelog.gz
  find "$tree" -type f ! -perm -100 -exec chmod 644 {} +
  find "$tree" -type d -exec chmod 755 {} +

  # dpkg-shlibdeps wants a source package around it.
  mkdir "$work/debian"
  printf 'Source: jadoube\n\nPackage: jadoube\nArchitecture: %s\n' "$arch" >"$work/debian/control"
  local linked
  linked=$(cd "$work" && dpkg-shlibdeps -O --ignore-missing-info tree/usr/bin/jadoube 2>/dev/null)
  linked=${linked#shlibs:Depends=}
  mkdir "$tree/DEBIAN"
  cat >"$tree/DEBIAN/control" <<EOF
Package: jadoube
Version: $(version)
Architecture: $arch
Maintainer: The J'adoube authors <jadoube@example.invalid>
Installed-Size: $(du -k -s --apparent-size "$tree" | cut -f1)
Depends: $linked, ${loaded//,/, }
Recommends: ${recommended//,/, }
Suggests: ${suggested//,/, }
Section: misc
Priority: optional
Description: workstation for chess arbiters
 One window joins board, dual clock and dispute log. J'adoube reads electronic
 boards and clocks on a serial line, keeps the score of every board in the hall,
 and prepares rulings that cite their article of the Laws of Chess, in the
 editions from 1972 to today. A mode for blind players speaks moves and leads
 through announce, repeat, execute; adjourned games have their envelopes.
 .
 It works without a network, by keyboard alone, and with a screen reader, in
 English, German and Macedonian.
EOF
  (cd "$tree" && find usr -type f -print0 | LC_ALL=C sort -z | xargs -0 md5sum) >"$tree/DEBIAN/md5sums"
  find "$tree" -newermt "@$SOURCE_DATE_EPOCH" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
  mkdir -p "$target/deb"
  local deb
  deb=$(cd "$target/deb" && pwd)/jadoube_$(version)_$arch.deb
  dpkg-deb --root-owner-group -Zxz --build "$tree" "$deb" >&2
  printf '%s\n' "$deb"
}

changes() {
  printf 'jadoube (%s) unstable; urgency=medium\n\n  * Built from its sources by packaging/deb.sh.\n\n -- The J'"'"'adoube authors <jadoube@example.invalid>  %s\n' \
    "$(version)" "$(date -u -R -d "@$SOURCE_DATE_EPOCH")"
}

copyright() {
  cat <<'EOF'
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: J'adoube

Files: *
Copyright: The J'adoube authors
License: GPL-3.0-or-later
 This program is free software: you can redistribute it and/or modify it under
 the terms of the GNU General Public License as published by the Free Software
 Foundation, either version 3 of the License, or (at your option) any later
 version. On Debian systems the full text is in
 /usr/share/common-licenses/GPL-3.
Comment:
 The program contains fonts and drawings of others, with their licences:
EOF
  local licence
  for licence in assets/fonts/LICENSE-*.txt assets/pieces/LICENSE.md; do
    printf ' .\n %s:\n' "${licence#assets/}"
    sed 's/^\s*$/./; s/^/  /' "$licence"
  done
}

# In a Debian that knows nothing of us: installs with what it depends on, starts, speaks, draws a
# window, and goes without leaving anything.
try() {
  local deb root suite=${2:-bookworm}
  deb=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
  [ "$(id -u)" -eq 0 ] || die "a Debian of its own needs root: sudo packaging/deb.sh try $1"
  has debootstrap || apt_install debootstrap
  root=$(mktemp -d)
  # shellcheck disable=SC2064 # the folder is known now; at the end the name is not
  trap "umount -q '$root/dev/pts' '$root/proc' || true; rm -rf --one-file-system '$root'" EXIT
  say "an empty Debian ($suite) in $root"
  debootstrap --variant=minbase "$suite" "$root" >/dev/null
  mount -t proc proc "$root/proc"
  mount -t devpts -o newinstance,ptmxmode=0666 devpts "$root/dev/pts"
  ln -sf pts/ptmx "$root/dev/ptmx"
  cp /etc/resolv.conf "$root/etc/resolv.conf"
  cp "$deb" "$root/tmp/jadoube.deb"
  # What apt says is only of interest when it fails.
  apt() { inside apt-get -q -y -o APT::Sandbox::User=root "$@" >"$root/tmp/apt" 2>&1 || { cat "$root/tmp/apt" >&2; return 1; }; }
  inside() { env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/tmp LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive chroot "$root" "$@"; }
  # The tools that look at it are not part of it: they are there before and after.
  apt install --no-install-recommends xvfb xauth speech-dispatcher-espeak-ng
  inside find /etc /usr /var/lib -xdev ! -path '/var/lib/apt/*' ! -path '/var/lib/dpkg/*' | LC_ALL=C sort >"$root/tmp/before"
  say "installing with what it recommends"
  apt install /tmp/jadoube.deb
  say "starting"
  inside jadoube --version
  inside jadoube --lang de law 2023 7.5.1 | head -n 3
  say "playing a game without a window"
  inside jadoube demo --headless >/dev/null
  say "speaking"
  # What would be heard goes into a file: there is no sound card.
  mkdir -p "$root/tmp/.config/speech-dispatcher"
  printf 'pcm.!default { type file slave.pcm null file "/tmp/heard.raw" format raw }\n' >"$root/tmp/.asoundrc"
  printf 'AudioOutputMethod "alsa"\nDefaultModule espeak-ng\n' >"$root/tmp/.config/speech-dispatcher/speechd.conf"
  inside jadoube say --lang de --aloud Sf3
  [ "$(tr -d '\0' <"$root/tmp/heard.raw" | wc -c)" -gt 10000 ] || die "nothing was heard"
  say "drawing its window"
  inside xvfb-run -a -s "-screen 0 1920x1080x24" jadoube demo --screenshots /tmp/screens >/dev/null
  [ -s "$root/tmp/screens/hall-light-1366x768.png" ] || die "no picture of the window"
  say "removing"
  apt purge jadoube
  apt autoremove --purge
  inside find /etc /usr /var/lib -xdev ! -path '/var/lib/apt/*' ! -path '/var/lib/dpkg/*' | LC_ALL=C sort >"$root/tmp/after"
  if comm -13 "$root/tmp/before" "$root/tmp/after" | grep -i jadoube; then die "the above was left behind"; fi
  say "nothing of it is left"
}

case "${1:-build}" in
  build) build ;;
  try) [ -n "${2:-}" ] || die "usage: packaging/deb.sh try FILE.deb [SUITE]"; try "$2" "${3:-}" ;;
  *) die "usage: packaging/deb.sh [try FILE.deb [SUITE]]" ;;
esac
