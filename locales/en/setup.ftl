# Setting up a competition and its games.

setup-title = Set up boards
setup-deed = { $count ->
    [one] Set up { $count } board
   *[other] Set up { $count } boards
}
setup-first-board = First board
setup-count = How many boards
setup-round = Round
setup-not-a-number = Enter a number, 1 or more
setup-replaces = { $count ->
    [one] The finished game on board { $boards } gives way and stays in the record
   *[other] The finished games on boards { $boards } give way and stay in the record
}. To set up all the same, press “{ $deed }” again ({ $key })
setup-boards-and = { $boards } and { $last }
setup-twice = At two boards at once: { $names }. To set up all the same, press “{ $deed }” again ({ $key })
setup-alone = No opponent for: { $names }. Put a dash with spaces between two players: { $example }. To set up all the same, press “{ $deed }” again ({ $key })
setup-plays-at = { $name } (still playing on board { $board })
setup-pairings = Pairings, one per line
setup-pairings-example = Novak, Ana – Petrova, Maja
setup-control = Time control
setup-control-own = Own
setup-control-text = Time control as text
setup-control-help = Minutes; 40/90 is 40 moves in 90 minutes; +30 seconds per move, d5 delay, b10 Bronstein; a comma before the next period; | between White and Black
setup-control-unexpected = Not readable from character { $at }: “{ $found }”
setup-control-too-large = The number at character { $at } is too large
setup-timing = Who keeps the time
setup-timing-desk = The program
setup-timing-device = The clock on the table
setup-start = Initial position
setup-start-usual = Usual
setup-start-chess960 = Chess960
setup-start-fen = From a FEN
setup-number = Number from 0 to 959
setup-number-wrong = There are positions 0 to 959
setup-fen = FEN
setup-fen-wrong = No game can be played from this position: a FEN with both kings and a legal position is needed
setup-found-title = New competition
setup-found-what = Everything about it is stored in one file that you can copy to a USB stick
setup-found-deed = Create competition
setup-name = Name
setup-name-example = Open 2026
setup-place = Place
setup-arbiter = Chief arbiter
setup-edition = Edition of the Laws
setup-laws-of = Laws of { $year }
setup-edition-title = Edition of the Laws
setup-edition-deed = Change edition
setup-edition-what = From now on every claim and every ruling follows the edition chosen, in games that have begun too. What has been decided stays as it was decided; an open proposal is checked against it before it is accepted. The change and its reason are recorded
setup-edition-same = This edition is in force already. Choose another one
setup-edition-rules = This competition has rules of its own, written for the edition in force. With another edition they are refused: remove them first, under Settings
setup-supervision = Supervision in rapid and blitz
setup-supervision-open = Not decided: each ruling says what depends on it
setup-supervision-adequate = Adequate: the Competition Rules apply in full
setup-supervision-lacking = Not adequate: the special rules for rapid and blitz apply
setup-rules = Own rules (file)
setup-rules-none = None
setup-file = File
setup-choose-file = Choose place…
setup-open-title = Open a competition
setup-open-deed = Open
setup-import-title = Read games from a file
setup-import-deed = Read
setup-signs = Final king moves to the centre (result signals)
setup-signs-kept = Keep them: they are named after reading
setup-signs-cut = Remove them: they only signalled the result to the electronic board
setup-importing = { $come }. Clocks and boards keep running; you may close this window
setup-again-title = Games in this competition already
setup-again-what = { $count ->
    [one] One game of { $path } is in this competition already and was not read again
   *[other] { $count } games of { $path } are in this competition already and were not read again
}
setup-again-deed = { $count ->
    [one] Read it once more
   *[other] Read them once more
}
setup-export-title = Write all games to a file
setup-export-deed = Write
setup-export-event-title = Write the event to a file
setup-export-event-what = The ending says what is written: .trf a tournament file (TRF26), .csv the standings as a list, .html standings and cross-table
setup-live-title = Folder of the live PGN
setup-live-deed = Write there
setup-live-minutes = Minutes behind
setup-live-moves = Moves held back
setup-live-delay-what = The delay holds for moves, clocks and results. Moves are held back only while a game goes on. 0 and 0 publishes at once.
setup-live-delay-wrong = A whole number, such as 15
setup-salvage-title = Save readable part
setup-salvage-deed = Save new file
setup-elsewhere-title = Save elsewhere and continue
setup-elsewhere-deed = Save and continue
setup-copies-title = Folder for copies
setup-copies-deed = Use folder
setup-folder = Folder
setup-no-folder = { $path } is not a folder. Make it first, or write another
setup-file-there = { $path } already exists. Press again to replace it
setup-choose = Choose…
setup-choose-what = Where the desktop has no dialog for files, write the path

# What is easily overlooked
setup-of-the-event = { $count ->
    [one] On board { $boards } a published pairing of the event waits to be played. It gives way, and the new game does not count for the event
   *[other] On boards { $boards } published pairings of the event wait to be played. They give way, and the new games do not count for the event
}. To set up all the same, press “{ $deed }” again ({ $key })

# What is told to who works by ear.

setup-done = { $count ->
    [one] Board { $first } set up
   *[other] { $count } boards set up: { $first } to { $last }
}
