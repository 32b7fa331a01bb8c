# The line to a board, and its clock.

device-link-opening = Opening the line, identifying the board
device-link-connected = Connected
device-link-silent = The board is silent. Check that it is switched on and that the cable sits
device-link-lost = The line is lost: the cable is out or the board is off. Plug it in again; the program keeps trying. { $reason }
device-link-closed = Not connected
device-line-not-found = There is no port { $port }. Check that the cable is plugged in and the board switched on
device-line-no-permission = You may not open { $port }. Add yourself to the group that owns it, often “dialout”
device-line-busy = { $port } is in use by another program. Close that one first
device-line-no-host = The network knows no computer of the name in { $port }. Enter its number instead
device-line-nobody-listens = Nothing listens at { $port }. Check the number of the port, and that the board is plugged in
device-line-no-answer = { $port } does not answer. Check the network, and that the box at the board is switched on
device-line-no-board = What answers at { $port } is not a board
device-line-another-board = Another board answers at { $port }
device-line-lost = The line { $port } was lost: { $reason }. Check the cable
device-line-broken = The program failed over { $port } and opens it again

device-clock-accepted = The clock accepted the setting
device-clock-refused = The clock refused (code { $code }): in its present mode only its own buttons set it. Set it there, or choose its option for a connected board
device-clock-version =
    { $model ->
        [none] Clock of an unknown kind, version { $version }
       *[other] Clock { $model }, version { $version }
    }
device-clock-button = A button of the clock was pressed (number { $button })
device-clock-silent = The clock does not answer. Check that it is on and plugged into the board
device-no-clock = No clock is plugged into the board
device-no-clock-ever = Boards of this make have no clock
device-presence = This board senses presence, not pieces: which piece stands where follows from the moves, as long as they are legal. It finds no illegal move and no result, and how it lies must be said
device-moves = This board reports finished moves, and only those that it takes for legal: it finds no illegal move, no touched piece and no result

device-battery = Battery { $percent } %
device-battery-charging = Battery { $percent } %, charging

# The traffic of a line, for support.
device-trace-open = open
device-trace-open-as = open under the name { $port }
device-trace-not-understood = not understood: { $why }
device-trace-bytes = { $count ->
    [one] { $count } byte
   *[other] { $count } bytes
}
device-trace-lost = lost: { $reason }
device-trace-closed = closed
device-trace-fault-stray = { $count ->
    [one] { $count } stray byte
   *[other] { $count } stray bytes
} between messages
device-trace-fault-broken-off = message { $id } broke off after { $count } bytes
device-trace-fault-unknown = message { $id } is not known
device-trace-fault-length = message { $id } cannot be { $count } bytes long
device-trace-fault-content = message { $id } holds bytes that make no sense
device-trace-got-board = the whole board, { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
}
device-trace-got-clock = clock: { $times }
device-trace-got-answer = clock: { $answer ->
    [unasked] of its own accord
    [done] command { $command } done
   *[refused] command { $command } REFUSED
}, { $bytes }
device-trace-got-clock-null = clock: nothing (all zeros)
device-trace-got-field = { $square } { $holds ->
    [none] is now empty
   *[other] now holds: { $holds }
}
device-trace-got-memory = the memory, events: { $count }
device-trace-got-bus-address = bus address { $address }
device-trace-got-serial = serial number { $text }
device-trace-got-trademark = maker’s text “{ $text }”
device-trace-got-version = version { $major } / { $minor }
device-trace-got-battery = battery at { $percent } %
device-trace-got-long-serial = long serial number { $text }
device-trace-got-ignored = a message for draughts ({ $id })
device-trace-no-clock = not connected
device-trace-end = { $end } { $time ->
    [none] unreadable
   *[other] { $time }
}{ $flag ->
    [flag] {" "}flag
    [blocked] {" "}flag and blocked
   *[none] {""}
}
device-trace-turn = { $end } has the move
device-trace-runs = runs
device-trace-stands = stopped
device-trace-battery-low = BATTERY LOW
device-trace-white-wins = the piece for “White wins”
device-trace-black-wins = the piece for “Black wins”
device-trace-draw = the piece for a draw
device-trace-ask-reset = reset
device-trace-ask-clock = ask for the clock
device-trace-ask-board = ask for the board
device-trace-ask-update-all = report everything
device-trace-ask-update-board = report squares only
device-trace-ask-update-nice = report changes
device-trace-ask-serial = ask for the serial number
device-trace-ask-bus-address = ask for the bus address
device-trace-ask-trademark = ask for the maker’s text
device-trace-ask-memory = ask for the memory
device-trace-ask-bus-mode = go to bus mode
device-trace-ask-battery = ask for the battery
device-trace-ask-version = ask for the version
device-trace-ask-long-serial = ask for the long serial number
device-trace-ask-lights = lights: { $squares }
device-trace-clock-text-xl = clock: text in segments
device-trace-clock-icons = clock: icons
device-trace-clock-end-text = clock: end the text
device-trace-clock-buttons = clock: ask for the buttons
device-trace-clock-version = clock: ask for the version
device-trace-clock-set-and-run = clock: set A { $a }, B { $b }, { $run ->
    [none] stopped
   *[other] { $run } runs
}
device-trace-clock-beep = clock: beep for { $ms } ms
device-trace-clock-text = clock: text “{ $text }”
