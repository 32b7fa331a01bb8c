# The line to a board, and its clock.

device-link-opening = Opening the line, identifying the board
device-link-connected = Connected
device-link-silent = The board is silent. Check that it is switched on and that the cable sits
device-link-lost = The line is lost: the cable is out or the board is off. Plug it in again; the program keeps trying. The system says: { $reason }
device-link-closed = Not connected

device-clock-accepted = The clock accepted the setting
device-clock-refused = The clock refused (code { $code }): in its present mode only its own buttons set it. Set it there, or choose its option for a connected board
device-clock-version = Clock { $model }, version { $version }
device-clock-version-other = Clock of an unknown kind, version { $version }
device-clock-button = A button of the clock was pressed (number { $button })
device-clock-silent = The clock does not answer. Check that it is on and plugged into the board
device-no-clock = No clock is plugged into the board
device-no-clock-ever = Boards of this make have no clock
device-presence = This board senses presence, not pieces: which piece stands where follows from the moves, as long as they are legal. It finds no illegal move and no result, and how it lies must be said
device-moves = This board reports finished moves, and only those that it takes for legal: it finds no illegal move, no touched piece and no result

device-battery = Battery { $percent } %
device-battery-charging = Battery { $percent } %, charging
