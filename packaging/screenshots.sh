#!/usr/bin/env bash
# Draws the demonstration's screens, and those of a small event, under a virtual display and keeps some
# in assets/screenshots.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. packaging/prepare.sh

install_system_packages "${build_packages[@]}" "${window_packages[@]}" xvfb xauth xdotool imagemagick
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

# The event: ten players, three rounds played, the fourth being played.
cat > "$folder/players.csv" <<'LIST'
Name,Title,Rating,Fed,Sex,Birth
"Petrovska, Ana",WIM,2312,MKD,w,1999
"Ilieva, Marija",WFM,2187,MKD,w,2004
"Berger, Johann",GM,2498,AUT,m,1981
"Novak, Luka",IM,2441,CRO,m,1996
"Szabó, Márton",FM,2356,HUN,m,2001
"Andersen, Nils",IM,2402,DEN,m,1988
"Rossi, Paolo",,2275,ITA,m,1975
"Yıldız, Emre",FM,2339,TUR,m,2003
"Kovač, Jana",WGM,2366,SLO,w,1993
"Weber, Lea",,2154,GER,w,2006
LIST
event() { "$program" competition "$1" "$folder/cup.jadoube" "${@:2}" > /dev/null; }
results() {
  event pair
  event publish
  for result in "$@"; do event result "${result%%:*}" "${result##*:}"; done
}
event new --name "Ohrid Cup 2026" --tie-breaks DE,SB,WIN
event enter "$folder/players.csv" 2> /dev/null
event number
for round in {1..9}; do event schedule "$round" "2026-11-$((20 + round))T15:00"; done
for signs in "1 = 0 1 =" "= 1 = 0 1" "0 = 1 = ="; do
  read -r a b c d e <<< "$signs"
  results "1:$a" "2:$b" "3:$c" "4:$d" "5:$e"
  event close
done
results 2:1 4:=

# Keys lead from page to page; a display that is as large as the window is the picture.
cat > "$folder/pages.sh" <<'PAGES'
"$1" --lang en "$2/cup.jadoube" & program=$!
trap 'kill $program' EXIT
until window=$(xdotool search --onlyvisible --name . 2> /dev/null | tail -n 1) && [ -n "$window" ]; do
  sleep 1
done
sleep 6
xdotool windowmove "$window" 0 0 windowsize "$window" 1366 768 windowfocus "$window"
sleep 3
picture() { sleep 4; import -window root "$2/event-$1.png"; }
xdotool key ctrl+shift+k
sleep 2
xdotool mousemove 224 73 click 1 mousemove 1300 740
picture players "$2"
xdotool key ctrl+shift+n
picture round "$2"
xdotool key ctrl+shift+s
picture standings "$2"
xdotool key ctrl+shift+d
picture projector "$2"
PAGES
JADOUBE_CONFIG=$folder LIBGL_ALWAYS_SOFTWARE=1 xvfb-run -a -s "-screen 0 1366x768x24" \
  bash "$folder/pages.sh" "$program" "$folder"
for page in players round standings projector; do
  convert "$folder/event-$page.png" -colors 128 -define png:compression-level=9 \
    "assets/screenshots/event-$page.png"
done
