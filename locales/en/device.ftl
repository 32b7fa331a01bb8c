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
device-line-no-board = What answers at { $port } is no board
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
