# The command line.

cli-verify-sound = All { $rows } rows are intact; the last hash is { $head }
cli-verify-empty = The file has no rows
cli-verify-salvaged = { $what }. If the work is to go on in this one: --go-on-in-this
cli-verify-lacks = This file was saved from a damaged one and lacks rows of it. What was in them counts only if it was entered again
cli-verify-others = With the rows of other stations, { $rows }, the file has { $all }; these are intact, too
cli-still-working = Still working after { $seconds } s
cli-play-not-pressed = Board { $board }: the move is recorded, the clock was not pressed, since no clock runs. Set one going with “start-clock”
cli-play-clocks-stand = Board { $board }: counted. No clock runs until one is set going with “start-clock”
cli-play-no-port = This machine has no port “{ $port }” now. The assignment is recorded, and the board is read once the port is there; until then “{ $page }” in the window says what is wrong. “jadoube ports” lists the ports
cli-envelope-ask-receipt = Before the opening, ask each player for the receipt of the sealed move: --white-receipt and --black-receipt with its code, or “none” where none is shown
cli-ports-no-permission = (no permission: add yourself to the group dialout and log in again)
cli-ports-board = (likely an electronic board)
cli-ports-none = No serial port found; a path can be typed all the same
cli-watch-nothing = Nothing answered on { $port }. Check cable and power, or try another port (jadoube ports)
cli-demo-right = All results are as expected
cli-lost-time-open = { $count ->
    [one] Board
   *[other] Boards
} { $boards }: it has not been answered yet how the lost time counts. Answer in the window, with envelope seal --lost-time, or in play with { $answer } (HOW: "not-counted", "to-player-on-move", "halved", or what each player loses in milliseconds: { $counted })
cli-stations-dropped = No longer in force: { $what }
cli-table-settled = Board { $board }: settled
cli-simulate-nothing = Say what to play: --pgn FILE or --replay FILE.hex
cli-simulate-at = The board is at { $port }
cli-rule-title = { $kind } by the Laws of { $edition }
cli-rule-no-edition = There is no edition “{ $edition }”; there are { $known }
cli-rule-asked = required
cli-rule-optional = optional
cli-law-nothing = Nothing found for “{ $words }”
cli-law-held = topics: { $held } from the original text, { $secondary } from secondary sources, { $inferred } inferred, { $missing } without text
cli-law-in = In the edition { $edition }
cli-law-nearest = { $asked } is not in the index of { $edition }; the nearest is { $nearest }
cli-law-see = See also: { $list }
cli-law-neighbours = Other articles of the topic: { $list }
cli-rule-otherwise = default: { $value }
cli-rule-clocks = The clocks then show { $white } for White, { $black } for Black
cli-envelope-no = No.
cli-envelope-status = Status
cli-envelope-due = Resumption
cli-envelope-round = Round
cli-envelope-board = Board
cli-envelope-game = Game
cli-envelope-keeper = Kept by

# Why something could not be used, and what is asked for.

cli-unreadable = { $why }
cli-move-not-legal = { $move } is not a legal move here
cli-line-move-cells = Expected: FEN, a move and possibly the history, with tabs between
cli-line-text-cells = Expected: FEN, a system, a text and possibly the history, with tabs between
cli-line-history = Half-move { $ply } of the history: { $why }
cli-line-other-position = The history leads to “{ $fen }”, not to the position given
cli-line-system = “{ $name }” is not a system; known are { $known }, and san_, lan_, squares_, alg1972_ with a language (en de fr nl es it pl ru mk fig), spoken_ with a language (en de mk ru es fr), or own with --letters
cli-line-no-side = Expected: FEN, a tab, and w or b
cli-line-no-column = The header has no column “{ $column }”: expected id, white_sheet, black_sheet, final_fen
cli-line-short = The line has no cell in column { $column }
cli-line-too-long = { $count ->
    [one] { $count } half-move: no scoresheet has so many
   *[other] { $count } half-moves: no scoresheet has so many
}
cli-no-placement = “{ $text }” does not describe the 64 squares (eight ranks of eight, from a8 to h1)
cli-letters-missing = A piece has no letter ({ $kind }). Give every piece one
cli-letters-too-long = “{ $text }” ({ $kind }) is longer than a letter; 8 bytes are the most
cli-letters-sign = “{ $text }” ({ $kind }) contains “{ $sign }”, with which squares or moves are written
cli-letters-alike = “{ $text }” stands for two pieces ({ $one }, { $other }). Give them different letters
cli-letters-form = { $why }; expected: (king: "K", queen: "D", rook: "V", bishop: "S", knight: "J")
cli-say-no-move = “{ $text }” is not a legal move here in any notation known. Write it like Nf3, e2e4, “Springer f3”
cli-say-several = “{ $text }” can be { $moves }. Say which square it comes from
cli-read-not-check = A check is written, but the move gives none
cli-read-not-mate = Mate is written, but the move does not mate
cli-read-not-stalemate = Stalemate is written, but the move does not stalemate
cli-read-misprint = { $printed } was read as { $meant }, for which a printed table has it by mistake
cli-read-other-by-position = By the position of the pieces now another move would be called that
cli-read-lookalike = A letter of another alphabet was read as the one that it looks like
cli-read-three = Expected: FEN, a system and a text
cli-read-no-text = Expected: a text behind { $system }
cli-reconstruct-two = Expected: two files, or --batch
cli-envelope-none-waits = No envelope waits for its resumption; nothing was printed
cli-passphrases-differ = The two entries of the passphrase differ; no lock was created
cli-passphrase-of = Passphrase of { $name }
cli-passphrase-missing = The passphrase of { $name } is missing
cli-export-braille = A scoresheet in braille needs --board and --sheet
cli-export-no-cells = Braille has no signs for { $letters }; full cells are written instead
cli-seal-no-move = No move was given; nothing was sealed
cli-seal-ask-move = The move, unseen
cli-seal-ask-again = The same again
cli-seal-ask-enter = Enter stops the clock; until then the move may be changed
cli-seal-not-adjourned = The game was not adjourned
cli-seal-assistant = Envelope { $no } was begun without that assistant. Break it off with jadoube envelope break-off, and say --assistant when the player is asked to seal
cli-open-read-already = The content of envelope { $no } has already been recorded. Correct it with --correct, or leave out --text and --system
cli-resume-own-clock = The program keeps the clock of this game and sets it to the times of the envelope. Leave out --clock-white and --clock-black
cli-keep-past = Envelope { $no } is recorded as due { $at }, which is past: it is { $now } now. Another time: --due
cli-resume-not-due = Envelope { $no } is due { $at }. Wait for that time, or begin before it with --early
cli-resume-nobody-late = Nobody came too late. Leave out --excuse
cli-demo-not-ended = Not every game has ended
cli-demo-journal = The journal is damaged
cli-guess-nothing = No known notation explains the moves. Tell with --from in which they are written, and bring letters that are not known here with --letters
cli-guess-tie = The moves can be { $names }. Tell with --from which of them
cli-convert-read-as = Read as { $name }: explains { $legal } of { $entries } moves of the first games
cli-convert-after = after game { $game }

# What is wrong with the command line itself.

cli-wrong-argument = There is no “{ $argument }” here{ $like ->
    [none] {""}
   *[other] . Did you mean { $like }?
}
cli-wrong-command = There is no command “{ $command }”{ $like ->
    [none] {""}
   *[other] . Did you mean { $like }?
}
cli-wrong-no-value = A value is missing after { $argument }
cli-wrong-choice = “{ $value }” is not a value for { $argument }. Possible: { $known }{ $like ->
    [none] {""}
   *[other] . Did you mean { $like }?
}
cli-wrong-value = “{ $value }” does not fit { $argument }: { $why }
cli-wrong-too-many = “{ $value }” is one value too many for { $argument }
cli-wrong-too-few = { $argument } takes { $wanted ->
    [one] { $wanted } value
   *[other] { $wanted } values
}, not { $given }
cli-wrong-conflict = { $argument } and { $other } exclude each other
cli-wrong-twice = { $argument } may be given only once
cli-wrong-missing = Still missing: { $arguments }
cli-wrong-no-command = A command is missing: { $known }
cli-wrong-before-command = “{ $file }” comes before a command. Write it after the command
cli-wrong-not-text = The command line contains bytes that are not text in UTF-8
cli-wrong-nothing = Something is missing after this command
cli-wrong-more = More: --help

# Why a value does not fit where it stands.

cli-value-unlisted = there are { $known }
cli-value-not-side = expected white or black
cli-value-not-clock = not a time; write it like 1:29:30 or 90m
cli-value-not-time = not a time; write it like 2026-11-23 15:00
cli-value-not-letter = not one letter; write A, B, C or D
cli-value-not-scoring = not a scoring; write usual, 3-1-0, or win-draw-loss and perhaps -absence: 2-1-0-0
cli-value-not-day = neither a day nor a time; write it like 2026-11-23
cli-value-not-yet = that time has not come yet
cli-value-not-system = no such notation is known
cli-value-not-number = expected a whole number, and none too large
cli-value-not-post = expected the number of a board, or chief
cli-value-not-counter = “{ $text }” is not a number of moves; expected 40, or 40+ for 40 or more

# What the system says of a file.

cli-file-not-found = { $path }: there is no such file
cli-file-no-permission = { $path }: no permission
cli-file-exists = { $path } is there already
cli-file-folder = { $path } is a folder
cli-file-full = { $path }: the disk is full
cli-file-not-text = { $path } is not text in UTF-8
cli-file-other = { $path }: the system reports error { $code }

# Why a board cannot be simulated.

cli-simulate-no-line = No simulated board is possible here. { $what }
cli-simulate-recording = { $path }, line { $line }: “{ $text }” is not a message in hexadecimal
cli-simulate-no-game = { $path } has no game{ $complaint ->
    [none] {""}
   *[other] . { $complaint }
}
cli-simulate-record-exists = { $path } is there already and was left as it is. Choose another name for the recording
cli-simulate-no-fault = “{ $text }” is not a fault; there are { $known }
cli-simulate-no-ply = “{ $text }”: write at which half-move, such as { $name }@9
cli-simulate-pace = “{ $text }” is not a speed; write instant, or how many times as fast as real, such as 1 or 20
cli-simulate-failed = The simulated board has stopped: { $why }

# What every case may have besides its facts.

cli-rule-parts =
    Every case: (case: "KIND", FACTS…, kind: "…", game: (…)); all words are in quotes.
      kind: "standard" | "rapid" | "rapid-supervised" | "blitz" | "blitz-supervised"
        (by the time control if left out; rapid and blitz without adequate supervision)
      game: ( all parts may be left out
        fen: "FEN of the initial position",
        moves: "e4 e5 Nf3" or "e2e4 e7e5",
        control: "90+30" or "40/90+30,15+30",
        clocks: (white: "1:10:00", black: "59:50"), what is left, or in milliseconds
        flags: ["white"], flags that have fallen, in order
        illegal_moves: (white: 1, black: 0), counted before
        offer: "white", a draw offer that is open
        ended: (score: "draw", reason: "agreement"), a result that was reached
      )
cli-play-unread = This line is not a command in JSON: { $why }

# Times that are too far away
cli-value-too-far = too far away; within a hundred years of now
cli-output-there = { $path } is there already, and stays as it is. Give another name, or --overwrite if it is to be replaced
cli-other-state = { $path } is not the file in which this computer worked last: { $status }. { $newer ->
        [none] Look for the other file
       *[other] The other file is { $newer }
    }. Nothing was recorded. If the work is to go on in this one all the same: --go-on-in-this

# jadoube stations

cli-stations-unread = Several stations keep this event; what each of them keeps cannot be determined, because the file is damaged
cli-stations-one = One station keeps this event
cli-stations-line = { $letter } { $name }, { $role }: boards { $boards }; { $rows } rows; key { $key }
cli-stations-own = this file is its own
cli-stations-chief = chief station
cli-stations-dismissed = no longer takes part
cli-stations-waiting = { $rows ->
    [one] { $rows } row waits for others
   *[other] { $rows } rows wait for others
}
cli-stations-broken = what it signed is damaged
cli-stations-taken-over = Taken over { $when } by { $by } from { $from }: { $posts } ({ $reason })
cli-stations-refused = Refused { $when } by { $by }: { $what }
cli-stations-proposals = { $count ->
    [one] { $count } request waits for an answer
   *[other] { $count } requests wait for an answer
}
cli-stations-server = Server of the event: { $station } ({ $addresses })
cli-stations-difference = To settle, { $post }: { $entries } entries of { $station } are not in force; the record of { $instead } is
cli-stations-no-station = No station here has the letter or the name { $name }
cli-stations-agree = { $files } files agree
cli-stations-agree-so-far = { $files } files agree as far as each goes; not all go equally far
cli-stations-disagree = { $findings ->
    [one] The files do not agree; { $findings } finding
   *[other] The files do not agree; { $findings } findings
}
cli-stations-lacks = { $rows ->
    [one] { $path } lacks { $rows } row of the station { $station } that { $other } has
   *[other] { $path } lacks { $rows } rows of the station { $station } that { $other } has
}
cli-stations-one-file = This is done in one file at a time

# jadoube serve, jadoube join

cli-line-not-own = This file is that of another computer, and nothing can be recorded in it here. To record on this one, join the event with a code of the chief station, into a new file
cli-line-no-room = The folder { $folder } cannot be written: { $why }. The code was not used; join with a file in another folder
cli-line-not-joined = This laptop was let in, and its file could not be made. Ask for a new code, and join with a file in another folder
cli-line-alone = Several stations keep this event, and this computer knows no line to the others: it works alone, and what is recorded reaches them when they are connected
cli-line-served = Other stations reach this one at { $addresses }. A station that does not find it any more: jadoube join "{ $code }" FILE
cli-line-servers = Servers of the event: { $servers }
cli-line-not-served = This station serves no others any more
cli-line-invitation = Invitation, good once and for { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}: { $code }
cli-line-knock = { $name } wants to join as { $role }. Compare the number on both screens: { $number }. To let it in: {"{"}"let-in": "{ $number }"{"}"}
cli-line-compare = Waiting to be let in. Compare the number on both screens: { $number }
cli-line-open = Open: { $path }
cli-line-up = Connected to the other stations
cli-line-down = The line to the other stations is down: { $why }. The work goes on, and the line is tried again
cli-line-proposal = A request of { $station } waits for an answer
cli-line-refused = A request of { $station } was turned down: { $why }
cli-line-differences = { $open ->
    [0] All differences of records are settled
    [one] One difference of two records waits for an arbiter
   *[other] { $open } differences of two records wait for an arbiter
}
