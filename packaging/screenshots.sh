#!/usr/bin/env bash
# Draws the demonstration's screens, those of a small event, of one of teams and of one that several laptops
# share, an incident under two editions and two scoresheets, under a virtual display and keeps some in
# assets/screenshots, and some at half the size in tests/reports/looks. Stations need nats-server.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. packaging/prepare.sh

install_system_packages "${build_packages[@]}" "${window_packages[@]}" xvfb xauth xdotool imagemagick
install_rust
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cargo build --locked
program=${CARGO_TARGET_DIR:-target}/debug/jadoube
export JADOUBE_CONFIG=$folder
LIBGL_ALWAYS_SOFTWARE=1 xvfb-run -a -s "-screen 0 1920x1080x24" \
  "$program" demo --lang en --screenshots "$folder/all"
mkdir -p assets/screenshots
keep() { # picture, its name: fewer colours than a painter has, so that all of them together stay small
  convert "$1" +dither -colors "${3:-192}" -define png:compression-level=9 "assets/screenshots/$2.png"
}
for picture in hall-light blind-light envelopes-light board-dark; do
  keep "$folder/all/$picture-1366x768.png" "${picture%-*}"
done
keep "$folder/all/disputes-light-1920x1080.png" disputes

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

event regulations --prize all=600,400,250 --prize women=200 --currency EUR --reason "a sponsor"

# Teams of two, the first round paired.
team() { # name, captain, then its players
  local name=$1 captain=$2
  shift 2
  { echo 'Name,Rating,Fed'; printf '%s\n' "$@"; } > "$folder/team.csv"
  "$program" competition enter "$folder/teams.jadoube" "$folder/team.csv" --team "$name" \
    --captain "$captain" > /dev/null
}
"$program" competition new "$folder/teams.jadoube" --name "Ohrid Team Cup 2026" --teams 2 > /dev/null
team Ohrid 'Ilieva, Marija' '"Petrovska, Ana",2312,MKD' '"Ilieva, Marija",2187,MKD' '"Stojanov, Ivan",2151,MKD'
team Vienna 'Moser, Karl' '"Berger, Johann",2498,AUT' '"Huber, Lisa",2233,AUT' '"Moser, Karl",2104,AUT'
team Zagreb 'Babić, Tomislav' '"Novak, Luka",2441,CRO' '"Horvat, Iva",2310,CRO'
team Budapest 'Kiss, Pál' '"Szabó, Márton",2356,HUN' '"Nagy, Réka",2301,HUN' '"Kiss, Pál",2098,HUN'
for what in number pair publish; do "$program" competition $what "$folder/teams.jadoube" > /dev/null; done

# Keys lead from page to page; a display that is as large as the window is the picture.
cat > "$folder/window.sh" <<'WINDOW'
# A window with a competition: window.sh PROGRAM FOLDER FILE, then steps: keys, =text that is typed, @x,y that
# is clicked, :name of a picture.
program=$1 folder=$2
"$program" --lang en "$3" 2> /dev/null & shown=$!
trap 'kill $shown; wait $shown' EXIT
until window=$(xdotool search --onlyvisible --name . 2> /dev/null | tail -n 1) && [ -n "$window" ]; do
  sleep 1
done
sleep 6
xdotool windowmove "$window" 0 0 windowsize "$window" 1366 "${height:-768}" windowfocus "$window"
sleep 3
for step in "${@:4}"; do
  case $step in
    =*) xdotool type "${step#=}" ;;
    @*)
      read -r x y <<< "${step//[@,]/ }"
      xdotool mousemove "$x" "$y" click 1 mousemove 1300 740
      ;;
    :*)
      sleep 4
      import -window root "$folder/${step#:}.png"
      ;;
    *) xdotool key "$step" ;;
  esac
  sleep 2
done
WINDOW
window() { # home of the station, file, steps
  JADOUBE_CONFIG=$1 LIBGL_ALWAYS_SOFTWARE=1 xvfb-run -a -s "-screen 0 1366x${height:-768}x24" \
    bash "$folder/window.sh" "$program" "$folder" "$folder/$2" "${@:3}"
}
page() { printf '%s\n' ctrl+k "=$1" Return; }
mapfile -t players < <(page Players)
mapfile -t teams < <(page Teams)
window "$folder" cup.jadoube "${players[@]}" :event-players ctrl+shift+n :event-round ctrl+shift+s \
  :event-standings ctrl+shift+d :event-projector
window "$folder" cup.jadoube ctrl+shift+s @576,175 :event-prizes
window "$folder" teams.jadoube "${teams[@]}" :event-teams

# The same illegal move in rapid by two editions of the Laws, and two scoresheets of one game.
game() { printf '{"command":{"to":"game","board":1,"what":{"command":%s}}}\n' "$1"; }
sheet() { # whose, how it is written, in which language, its moves
  local cells
  cells=$(printf '"%s",' "${@:4}")
  game "\"take-sheet\",\"whose\":\"$1\",\"cells\":[${cells%,}],\"from\":\"text\""
  game "\"keep-sheet\",\"whose\":\"$1\",\"kept\":{\"system\":\"$2\",\"language\":\"$3\"}"
}
for year in 2014 2018; do
  file=$folder/incident-$year.jadoube
  "$program" new "$file" --name "Skopje Rapid $year" --edition "$year" --boards 1 --control 15+10 > /dev/null
  {
    game '"start"'
    for move in e2e4 e7e5 g1f3; do
      game "\"play\",\"uci\":\"$move\",\"source\":\"arbiter\",\"times\":null,\"spent\":null,\"after\":\"press\""
    done
    game '"stop-clock"'
  } | "$program" play "$file" > /dev/null
  height=900 window "$folder" "incident-$year.jadoube" F8 1 b "=g8 g6" ":incident-$year"
done
"$program" new "$folder/sheets.jadoube" --name "Skopje Open 2026" --boards 1 > /dev/null
{
  sheet white descriptive en P-K4 P-K4 N-KB3 N-QB3 B-N5 P-QR3 B-R4 N-B3 Castles B-K2
  sheet black algebraic de e4 e5 Sf3 Sc6 Lb5 a6 La4 Sg6 0-0 Le7
} | "$program" play "$folder/sheets.jadoube" > /dev/null
window "$folder" sheets.jadoube ctrl+s @1142,370 @835,510 :scoresheets

# Three laptops: the chief station serves the event without a window, the results desk has left.
"$program" competition new "$folder/shared.jadoube" --name "Ohrid Cup 2026" > /dev/null
"$program" competition enter "$folder/shared.jadoube" "$folder/players.csv" > /dev/null 2>&1
for what in number pair publish; do "$program" competition $what "$folder/shared.jadoube" > /dev/null; done
found() { # the first group of a pattern in a file, as soon as it stands there
  local found=
  for _ in {1..100}; do
    found=$(sed -n "s/.*$2.*/\1/p" "$1" | tail -n 1)
    [ -n "$found" ] && break
    sleep 0.2
  done
  printf '%s' "$found"
}
join() { # its file and home, name, role, boards
  : > "$folder/chief.log"
  printf '{"invite":{"role":"%s","name":"%s","boards":[%s]}}\n' "$3" "$2" "$4" >&3
  local code number joined
  code=$(found "$folder/chief.log" '"code":"\([^"]*\)"')
  mkfifo "$folder/$1.in"
  JADOUBE_CONFIG=$folder/$1 "$program" join "$code" "$folder/$1.jadoube" --name "$2" --json \
    < "$folder/$1.in" > "$folder/$1.log" & joined=$!
  exec 4> "$folder/$1.in"
  number=$(found "$folder/chief.log" '"event":"knock".*"number":"\([^"]*\)"')
  printf '{"let-in":"%s"}\n' "$number" >&3
  found "$folder/$1.log" '"event":"line","up":\(true\)' > /dev/null
  sleep 3
  if [ -n "$4" ]; then
    printf '{"command":{"to":"stations","what":{"command":"take","posts":[{"board":1},{"board":2}]}}}\n' >&4
    sleep 2
  fi
  printf '{"stop":true}\n' >&4
  exec 4>&-
  wait "$joined"
}
mkfifo "$folder/chief.in"
"$program" serve "$folder/shared.jadoube" --listen 127.0.0.1:0 --name "Chief arbiter" \
  --json < "$folder/chief.in" >> "$folder/chief.log" & chief=$!
exec 3> "$folder/chief.in"
found "$folder/chief.log" '"event":"line","up":\(true\)' > /dev/null
join desk "Results desk" results-desk ""
join hall "Hall A" sector-arbiter 1,2
window "$folder/hall" hall.jadoube shift+F5 :stations
printf '{"stop":true}\n' >&3
exec 3>&-
wait "$chief"

for page in event-players event-round event-standings event-projector event-prizes event-teams stations \
  incident-2014 incident-2018 scoresheets; do
  keep "$folder/$page.png" "$page" 128
done

# For the comparison in tests/reports/looks.md: half the size.
look() { convert "$1" -resize 50% +dither -colors 128 "tests/reports/looks/$2-after.png"; }
for screen in board hall envelopes disputes; do
  look "$folder/all/$screen-light-1366x768.png" "$screen"
done
window "$folder" cup.jadoube ctrl+k =print :palette
look "$folder/palette.png" palette
window "$folder" cup.jadoube ctrl+shift+s ctrl+p :preview
look "$folder/preview.png" preview
