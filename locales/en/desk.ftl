# Faults of files, notices of the desk, and lines of the journal that belong to no game.

desk-file-not-found = There is no file { $path }. Check the name, or make a new competition
desk-file-exists = { $path } already exists and was not changed. Choose another name
desk-file-foreign-folder = { $path } is a folder. Choose a competition file (NAME.jadoube)
desk-file-foreign-database = { $path } is a database of another program. Choose a competition file (NAME.jadoube)
desk-file-foreign-picture = { $path } is a picture. Choose a competition file (NAME.jadoube)
desk-file-foreign-text = { $path } is a text, not a competition. Games in PGN are imported into an open competition
desk-file-foreign-special = { $path } is a pipe or a device. Choose a competition file (NAME.jadoube)
desk-file-foreign-other = { $path } is not a competition file. Choose a file NAME.jadoube
desk-file-newer = { $path } was written by a newer J’adoube. Install the newer program to work on it
desk-file-not-understood =
    { $rows ->
        [one] Row { $row } of { $path } was
       *[other] { $rows } rows of { $path }, from row { $row } on, were
    } written by a newer program ({ $program }) and not understood by this one ({ $this }). What is shown is the state before row { $row }; nothing can be added. Install the newer program to work on the file
desk-file-truncated = { $path } { $how ->
    [empty] is empty
   *[short] is cut off
}. Copy it again from where it came
desk-file-saved-beside = If that befell it while it was open: everything recorded until then was saved in { $path }. Check that file, and go on in it
desk-file-damaged =
    { $path } is damaged. Keep this copy and go on from a backup; or save what can be read as a new file (“Save readable part…” in a window in which no other competition is open, or jadoube salvage){ $broken ->
        [none] {""}
       *[other] . { $broken }
    }
desk-file-strand = The record of the station with key { $station } in { $path } is damaged: { $broken }. Keep this copy; go on from a backup, and take that record again from another station
desk-file-other-station = { $path } belongs to the station with key { $station }, and is recorded only there. To record on this computer, join the event with a code of the chief station, into a new file
desk-file-shown = What could be read is shown
desk-file-stray-side = { $path } does not belong to the file beside it. Move it to another folder, do not delete it, and open the competition again
desk-file-read-only = { $path } cannot be written. Copy it to a disk that can be written and open the copy
desk-file-no-place = { $path } cannot be made there: the disk or the folder cannot be written. Choose another folder
desk-file-disk-full = The disk of { $path } is full. Make room, then repeat the last action
desk-file-locked =
    { $program ->
        [none] { $path } is open in another window or program, perhaps one that only reads it, as for a backup. Close it there first
       *[other] { $path } is open in { $program }, process { $process } on { $machine }. Close it there first
    }
desk-machine-unknown = an unknown computer
desk-file-lost-gone =
    { $path } is no longer there: it was deleted, or its disk was removed.{" "}{ $saved ->
        [none] Everything recorded is only in the memory of this program, because no disk could be written. Do not close the program: make room or connect the disk, then repeat the last action
       *[other] Everything recorded until then is saved in { $saved }. Open that file and continue there
    }
desk-file-lost-moved =
    { $path } was moved while it was open. It is now { $to }.{" "}{ $saved ->
        [none] Everything recorded is only in the memory of this program, because no disk could be written. Do not close the program: make room or connect the disk, then repeat the last action
       *[other] Everything recorded until then is saved in { $saved }. Open that file and continue there
    }
desk-file-lost-replaced =
    Another file has taken the place of { $path } while it was open.{" "}{ $saved ->
        [none] Everything recorded is only in the memory of this program, because no disk could be written. Do not close the program: make room or connect the disk, then repeat the last action
       *[other] Everything recorded until then is saved in { $saved }. Open that file and continue there
    }
desk-file-lost-overwritten =
    { $path } was overwritten or cut off by another program while it was open.{" "}{ $saved ->
        [none] Everything recorded is only in the memory of this program, because no disk could be written. Do not close the program: make room or connect the disk, then repeat the last action
       *[other] Everything recorded until then is saved in { $saved }. Open that file and continue there
    }
desk-file-lost-side =
    The side file { $path }-wal was moved, deleted or changed while the competition was open.{" "}{ $saved ->
        [none] Everything recorded is only in the memory of this program, because no disk could be written. Do not close the program: make room or connect the disk, then repeat the last action
       *[other] Everything recorded until then is saved in { $saved }. Open that file and continue there
    }
desk-file-flaw-rows = its rows were altered
desk-file-flaw-guards = its tables, or the guards against changes, were altered
desk-file-flaw-head = its first bytes, which say what kind of file it is, were overwritten
desk-file-flaw-side-file = its side file has a bad frame before good ones
desk-file-flaw-not-as-recorded = what was recorded last is missing
desk-file-flaw-arrival = the order in which the rows of several stations took effect was altered
desk-file-flaw-sqlite = “{ $text }”
desk-salvaged = { $path } was saved with { $rows } rows, { $unchanged } of them unchanged.
desk-salvaged-without =
    Left out, because they are missing, were changed, or would mean something else without such rows: { $count ->
        [0] { $after ->
            [head] all that came after the head of the file
           *[other] what came after row { $after }
        }
        [1] row { $out }{ $after ->
            [none] {""}
           *[other] {" "}and what came after row { $after }
        }
       *[other] rows { $out }{ $after ->
            [none] {""}
           *[other] {" "}and what came after row { $after }
        }
    }.
desk-salvaged-place =
    { $count ->
        [0] What is lost at the end stood
        [1] Row { $rows } stood
       *[other] Rows { $rows } stood
    } { $before ->
        [none] before “{ $behind }”.
       *[other] { $behind ->
            [none] after “{ $before }”.
           *[other] between “{ $before }” and “{ $behind }”.
        }
    }
desk-salvaged-cases = Left out there of incidents and envelopes, as far as it can be read: { $cases }{ $more ->
        [0] {""}
       *[other] {" "}and entries not named here: { $more }
    }.
desk-salvaged-places = Further gaps that are not described here: { $count }.
desk-salvaged-games = Left out of games, as far as it can be read in the damaged file: { $games }{ $more ->
        [0] {""}
       *[other] {" "}and games not named here: { $more }
    }. Compare with the scoresheets and the result sheets.
desk-salvaged-game =
    { $round ->
        [none] board { $board }
       *[other] round { $round }, board { $board }
    } ({ $moves ->
        [0] the result
        [one] one half-move{ $result ->
            [yes] {" "}and the result
           *[no] {""}
        }
       *[other] { $moves } half-moves{ $result ->
            [yes] {" "}and the result
           *[no] {""}
        }
    })
desk-salvaged-players = The entry of a player is lost who had a number or an opponent. Entered in its place, with the name of the boards (or “?”) and nothing else: { $players }. Add what is known.
desk-salvaged-player = { $name } (entry { $no })
desk-salvaged-before = The file had been saved from a damaged one before; what was lost then is not known any more
desk-salvaged-competition = What is lost with them: the name of the competition and the edition of the Laws. Until both are recorded again (“found” in jadoube play) rulings go by the newest edition, which may be the wrong one.
desk-salvaged-presses = Presses of the clock that were lost behind their moves and were recorded anew: { $count }.
desk-salvaged-results = A result may be an earlier one, which was corrected or undone: { $results }. Compare with the result sheets.
desk-salvaged-at-board =
    { $round ->
        [none] board { $board }
       *[other] round { $round }, board { $board }
    }
desk-salvaged-doubted = Moves may be missing, or clock times be wrong, because a lost row may have been about the game: { $games }{ $more ->
        [0] {""}
       *[other] {" "}and games not named here: { $more }
    }. Compare with the scoresheets.
desk-salvaged-signatures = Signatures that are not genuine, no longer match their rows, or are missing or unreadable: { $count }. The person who saved the file has signed in their place, where this computer has a key.
desk-salvaged-others = Rows { $from } to { $to } of the station { $station } were left out.
desk-salvaged-others-back = The stations that have them send them again as soon as they are connected.
desk-salvaged-alone = The new file is that of one laptop alone, because own rows were left out: the other stations take nothing of it. Take the event from one of them, as a new station.
desk-salvaged-cut = What came after the last row is lost, because the file was cut off.
desk-salvaged-header = The head of the file is gone, which says which competition it is: the new file counts as another competition.
desk-salvaged-go-on = If this computer remembers the damaged file, it asks before it records in the new one.
desk-unwritten = What is entered cannot be recorded now. { $why }. Save the competition elsewhere, or note moves and times on paper
desk-recording = Recorded from now on in { $path }
desk-salvaged-altered = Something besides the rows was damaged or altered ({ $note }); nothing of it is in the new file.
desk-copy-failed = The automatic copy could not be made. { $why }
desk-file-batch = One command produced more events than can be written to { $path } at once. Split the command
desk-file-io = { $path }: { $why }. Check the disk and its cable, then try again
desk-strand-competition = What was sent as the record of the station with key { $station } is of another competition, and was not taken. Check which file is open there
desk-strand-broken = What was sent of the record of the station with key { $station } is not as it was recorded, and was not taken: { $broken }. Take it from another station
desk-strand-other-key = What was sent as the record of the station with key { $station } is signed with the key { $other }, and was not taken. Compare the keys on both screens
desk-strand-gap =
    The record of the station with key { $station } { $have ->
        [head] is not here yet;
       *[other] is here up to row { $have };
    } row { $got } cannot follow yet. Take the rows between first
desk-strand-fork = The station with key { $station } has recorded and signed two different rows under one number: here is { $have }, sent was { $got }. What was sent was not taken. Keep the files of both stations, and ask who recorded what
desk-strand-other-beginning = What was sent of the record of the station with key { $station } is said to begin differently from what is here, and was not taken. Take it from another station
desk-strand-no-key = This file takes no records of other stations, because nobody signs it. Open it on a computer that has a key
desk-row-changed = Row { $row } was changed after it was written
desk-row-chain = Row { $row } does not follow the row before it
desk-row-missing = Row { $row } is missing
desk-row-order =
    { $row ->
        [head] A row comes before the first one, where the head of the file is
       *[other] Row { $row } is in the wrong place
    }
desk-row-unreadable =
    { $row ->
        [head] A row before the first one, where the head of the file is, cannot be read
       *[other] Row { $row } cannot be read
    }
desk-row-header = The head of the file is gone, which says which competition it is and to which the first row is linked. Its rows can be read: save the readable part as a new file
desk-log-unknown = Not understood: written by a newer program
desk-log-aside = not in force: another record counts
desk-log-misfit = does not fit the game and is left out of it
desk-log-behind-misfit = after row { $row }, which does not fit the game
desk-log-behind-broken =
    { $row ->
        [head] after the head of the file, from which on it is damaged
       *[other] after row { $row }, from which on the file is damaged
    }
desk-log-behind-unknown = behind row { $row }, which this program does not understand
desk-log-not-certain = not certain: moves of this game may be missing before it
desk-game-damaged = Row { $row } does not fit the game on board { $board }: from there on its record of moves is damaged
desk-not-recorded = Not recorded, and so nothing has changed. { $why }
desk-key-used = Another command was recorded under this key. Nothing was done: give each command a key of its own
desk-own-rows-elsewhere = Nothing was recorded: other stations have rows of this one up to { $there }, and this file ends at { $have }. It is an older copy; connect to the others, and the rows are taken back
desk-other-state = Nothing was recorded: this is not the file in which this computer worked last. Open that one, or choose “Go on in this file” above the screens
desk-key-elsewhere = Nothing was recorded: another laptop, or another copy of this file, records with the key of this station. Row { $row } was recorded twice, and the other stations have the other one. Go on where that was recorded. Here: close the program and keep this file; rename station.key and connection.key in { $folder }; then join with a new code, into a new file, and take over the boards that this laptop is to keep
desk-key-undecided = Nothing was recorded: row { $row } was recorded twice with the key of this station, by this laptop and by another one, and no other station has said yet which of the two it has. As soon as one of them is connected, this laptop goes on, or says where to go on. If none can be reached any more: Go on here… above the screens records all the same, and so does the line {"{"}"go-on-without": true{"}"} in jadoube play --json
desk-exchange-key-elsewhere = Another laptop, or another copy of this file, records with the key of this station: row { $row } was recorded twice, and the other stations have the other one. Nothing more is recorded here, and what was recorded here from that row on has reached nobody. Go on where the other one was recorded. Here: close the program and keep this file; rename station.key and connection.key in { $folder }; then join with a new code, into a new file
desk-exchange-key-undecided = Another laptop, or another copy of this file, records with the key of this station: row { $row } was recorded twice. No other station has said yet which of the two it has; nothing is recorded here until one does. As soon as one of them is connected, this laptop goes on, or says where to go on. If none can be reached any more: Go on here… above the screens records all the same, and so does the line {"{"}"go-on-without": true{"}"} in jadoube play --json
desk-exchange-key-copied = Another laptop, or another copy of this file, records with the key of this station: row { $row } was recorded twice. The other stations have the row of this laptop: go on here. What is recorded on the other one reaches nobody; it must join with a new code, into a new file. The proof is in { $path }; jadoube stations shows it
desk-exchange-recorded-twice = The station { $station } has recorded and signed two different rows under one number: here is { $have }, sent was { $got }. What was sent was not taken. Keep the files of both laptops, and ask who recorded what
desk-dismissed = This station was dismissed by { $by }: { $reason }. Nothing goes to the others any more. To take part again, ask there for a new code
desk-exchange-unreadable = What was received is not a message from another station
desk-exchange-stranger = Rows of the station { $station } were not taken: nothing here says that it takes part in this event. If the chief station has let it in, they come again with its record
desk-exchange-own-rows-claimed = Another station says that this one has recorded rows up to { $there }; here are { $have }. It was asked for them. If this is an older copy of the file, wait with recording until they have come
desk-comparing-unsound = { $path } is damaged; jadoube verify says where
desk-comparing-other-competition = { $path } is of another competition than the others
desk-comparing-twice = { $path } has the proof that the station { $station } recorded a row twice
desk-comparing-row = Row { $row } of the station { $station } is another in { $path } than in { $other }
desk-comparing-board = Board { $board } has another history in { $path } than in { $other }
desk-comparing-state = What { $path } and { $other } both know makes two different states
desk-comparing-writers = In { $path } what two stations recorded in term { $term } is in force, { $post }
desk-comparing-number = In { $path } the number { $number } was given twice
desk-proposed = Asked of the station that records it: { $what }
desk-proposed-result = board { $board }, result { $result }
desk-proposed-at-board = something at board { $board }
desk-proposed-entry = entry of { $names }
desk-proposed-correction = correction of the data of { $names }
desk-proposed-withdrawal = withdrawal from round { $round } on: { $names }
desk-proposed-return = return from round { $round } on: { $names }
desk-proposed-absence = absence in round { $round }: { $names }
desk-proposed-presence = not absent in round { $round }: { $names }
desk-proposed-bye = bye in round { $round }: { $names }
desk-proposed-pairings = pairings of round { $round }
desk-proposed-other = something for the whole event
desk-carried-out = What another station had asked for was done
desk-turned-down = What another station had asked for was turned down: { $why }
desk-no-competition = No competition is open. Open one or make a new one
desk-text-file = { $path } cannot be read or written. Check the name, the disk and the permission. The system says: { $why }
desk-no-games = { $path } holds no game that can be read
desk-pgn-folder = { $path } is a folder. Choose a file of games (PGN)
desk-pgn-special = { $path } is a pipe or a device. Write the games into a file first, then import that
desk-pgn-binary = { $path } is not text and has no games in PGN. Choose a file of games
desk-import-stopped = The program was asked to end while it read { $path }. Games on their boards: { $games }; import the rest from a file without them
desk-game-too-long = { $path } holds a game of { $plies } half-moves, but no game can have more than { $most }. Split the file, or correct it
desk-no-device = No electronic board belongs to this table. Assign one under Devices
desk-gone = The program’s background service has stopped. Start the program again; nothing that was recorded is lost
desk-failed = An error has occurred in the program itself. The report is in { $path }: give that file to those who maintain the program
desk-failed-unreported = An error has occurred in the program itself
desk-failed-closed = The competition was closed; everything recorded is in its file. Start the program again
desk-not-founded = This file holds no competition yet
desk-already-founded = This file holds a competition already
desk-name-missing = A competition needs a name
desk-rules-unusable = { $faults }
desk-no-such-regulations = There are no regulations “{ $regulations }” for appeals in this program. Choose others
desk-member-nameless = Every member of the committee needs a name, and no two the same. Enter the names
desk-appeals-provided = Appeals: { $regulations }. Committee: { $members }
desk-no-such-edition = There is no edition “{ $edition }” of the Laws in this program. Choose another, such as 2023
desk-reason-missing = A correction needs a reason
desk-no-game = No game is set up on board { $board }
desk-no-such-game = There is no such game in this competition
desk-board-taken = Another game is going on at board { $board }. End it first
desk-no-board-zero = Boards are numbered from 1
desk-no-clocks = { $act ->
    [start] No clock can be started
    [stop] No clock can be stopped
   *[resume] No clock was left stopped after an interruption
}
desk-line-nameless = A board needs the name of its line, such as /dev/ttyUSB0 or COM3. Give a name
desk-device-taken = This device is on board { $board } already. Unassign it there first, in jadoube play with "device": null
desk-port-scheme = { $port } is not a port. On the network only tcp://host:port is understood, such as tcp://192.168.1.7:4001
desk-port-host = No host can be read in { $port }. Write tcp://host:port, such as tcp://192.168.1.7:4001
desk-port-number = No port, 1 to 65535, can be read in { $port }. Write tcp://host:port, such as tcp://192.168.1.7:4001
desk-not-fen = “{ $fen }” is not a FEN
desk-unplayable =
    No game can be played from “{ $fen }”: { $reason ->
        [no-king] a player has no king
        [several-kings] a player has more than one king
        [pawn-on-last-rank] a pawn is on the first or on the eighth rank
        [opponent-in-check] the player who does not have the move is in check
        [castling-rights] the rights to castle do not fit the pieces
        [en-passant] the square for capturing en passant does not fit the pieces
       *[other] it cannot arise in chess
    }
desk-no-such-start = Chess960 has the starting positions 0 to 959; there is no number { $number }
desk-control = The time control cannot be used: { $why }
desk-at-board = Board { $board }: { $text }
desk-in-game-of-incident = Game of incident { $no }: { $text }
desk-recovered =
    { $left ->
        [closed] The competition was closed while clocks were running; the interruption lasted { $away }
        [asked] How the lost time is to be counted has still to be decided
       *[other] The program was interrupted; the interruption lasted { $away }
    }. { $entries ->
        [one] One entry was read again
       *[other] { $entries } entries were read again
    }{ $clocks ->
        [0] {""}
        [one] ; one clock was running and is stopped now
       *[other] ; { $clocks } clocks were running and are stopped now
    }{ $stood ->
        [0] {""}
        [one] ; one clock was stopped already{ $since ->
            [none] {""}
           *[other] , since { $since }
        }
       *[other] ; { $stood } clocks were stopped already{ $since ->
            [none] {""}
           *[other] , since { $since }
        }
    }{ $absent ->
        [0] {""}
        [one] ; at board { $boards } the clock of the absent player runs on
       *[other] ; at boards { $boards } the clocks of the absent players run on
    }{ $moved ->
        [0] {""}
        [one] ; board { $elsewhere } was taken over by another station meanwhile: what its record says counts
       *[other] ; boards { $elsewhere } were taken over by another station meanwhile: what its record says counts
    }
desk-importing = { $games ->
    [one] One game is read
   *[other] { $games } games are read
}
desk-importing-plies = { $line }, and { $plies } of { $of } half-moves of the next
desk-imported =
    { $games ->
        [one] One game was read
       *[other] { $games } games were read
    }{ $complaints ->
        [0] {""}
        [one] , with one warning
       *[other] , with { $complaints } warnings
    }{ $leftout ->
        [0] {""}
        [one] . One thing was left out
       *[other] . { $leftout } things were left out
    }{ $there ->
        [0] {""}
        [one] . One game is in this competition already and was not read again
       *[other] . { $there } games are in this competition already and were not read again
    }{ $notsetup ->
        [0] {""}
        [one] . One game cannot be set up and was left out
       *[other] . { $notsetup } games cannot be set up and were left out
    }
desk-import-more = { $count ->
    [one] and { $count } more line
   *[other] and { $count } more lines
}
desk-no-cells = In { $path } braille has no signs for: { $letters }; full cells are written instead
desk-written = { $path } was written
desk-live-failed = The live PGN cannot be written. { $path }: { $why }
desk-supervised = rapid and blitz closely supervised
desk-unsupervised = rapid and blitz without close supervision
desk-founded = Competition “{ $name }” created, Laws of { $edition }
desk-founded-at = { $what }. File: { $path }
desk-changed = Competition is now “{ $name }”, Laws of { $edition } ({ $reason })
desk-device-assigned = Board { $board }: electronic board on { $port }
desk-device-removed = Board { $board }: no electronic board any more
desk-own-board-assigned = Board { $board }, board of { $side }: electronic board on { $port }
desk-own-board-removed = Board { $board }, board of { $side }: no electronic board any more
desk-role-chief-arbiter = chief
desk-role-arbiter = arbiter
desk-role-device = device
desk-role-program = program
desk-watch-taken-back = Taken back to the position { $place }
desk-watch-earlier = The board shows an earlier position, { $place }; the record stays as it is
desk-watch-not-completed = { $move } was made and not completed by pressing the clock; it belongs to the game
desk-watch-moves-missing = Moves made { $place } were not reported; the game goes on from { $position }
desk-watch-unfinished = The line to the board was lost { $place }, in the middle of the game. What was played then is not here: compare with the scoresheets
desk-watch-illegal = { $completed ->
    [yes] { $side } completed an illegal move; the board shows { $placement }
   *[no] The board shows a position that no legal move of { $side } leads to: { $placement }
}
desk-watch-agreed = Board and game agree again
desk-watch-displaced = Displaced pieces on { $squares }
desk-watch-pressed = { $side } pressed the clock without a move
desk-watch-shown-white = The kings show: White wins
desk-watch-shown-black = The kings say: Black wins
desk-watch-shown-draw = The kings say: a draw
desk-watch-start = The initial position is set up
desk-watch-device = Board with serial number { $serial }, version { $version }
desk-taken-back-on-board = shown on the board
desk-only-read = Read-only: nothing can be changed in this file here
desk-only-read-why = { $why }. It is shown as far as it could be read; nothing can be changed
desk-set-by-hand = Board { $board }: the clock on the table cannot be set from here. Set it by hand: White { $white }, Black { $black }
desk-demo-script = The demonstration itself is wrong: “{ $why }”
desk-demo-no-board = No simulated board can be had here: { $why }
desk-watch-lever = The lever and the running clock contradict each other
desk-watch-not-legal = A move that was recognised is not legal
desk-watch-flag = The flag of { $side } has fallen
desk-demo-wrong-no-game = Board { $board } has no game
desk-demo-wrong-moves = Board { $board }: the score reads { $moves }
desk-demo-wrong-ended = Board { $board }: ended otherwise: { $how ->
    [none] not at all
   *[other] { $how }
}
desk-demo-wrong-no-blind-match = Board { $board } has no match with a blind player
desk-demo-wrong-noticed = Board { $board }: something else was noticed in the match with a blind player
desk-demo-wrong-boards-differ = Board { $board }: the boards still differ
desk-demo-wrong-not-settled = Envelope { $no } is not settled
desk-demo-wrong-no-article = Incident { $no }: no ruling that cites an article
desk-demo-wrong-incidents = There were other incidents ({ $count })
desk-demo-wrong-counted = Board { $board }: illegal moves are counted otherwise
desk-list-too-long = { $path } is too long to be a list of players
desk-control-sign = “{ $text }” has a line break, or another sign that cannot be seen, in it. Write it without
desk-list-empty = { $path } is empty
desk-list-not-text = { $path } is not text. A list of players is a table saved as CSV, or a tournament file (TRF)
desk-renewed = The servers of this event are looked for where the code says
desk-led = The laptop of { $by } shares the event from now on. This laptop connects there automatically
desk-renewed-of-other = The code is of an event that is not open here. Open its file on this laptop: its servers are looked for where the code says
