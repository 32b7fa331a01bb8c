# Setting up a competition and its games.

setup-title = Set up boards
setup-deed = { $count ->
    [one] Set up { $count } board
   *[other] Set up { $count } boards
}
setup-first-board = First board
setup-count = How many boards
setup-round = Round
setup-not-a-number = Write a number from 1
setup-pairings = Pairings, one a line
setup-pairings-example = Novak, Ana – Petrova, Maja
setup-control = Time control
setup-control-own = Own
setup-control-text = Time control as text
setup-control-help = Minutes; 40/90 is 40 moves in 90 minutes; +30 seconds per move, d5 delay, b10 Bronstein; a comma before the next period; | between White and Black
setup-control-unexpected = It cannot be read from character { $at } on: “{ $found }”
setup-control-too-large = The number at character { $at } is too large
setup-timing = Who keeps the time
setup-timing-desk = The program
setup-timing-device = The clock on the table
setup-start = Start position
setup-start-usual = Usual
setup-start-chess960 = Chess960
setup-start-fen = From a FEN
setup-number = Number from 0 to 959
setup-number-wrong = There are positions 0 to 959
setup-fen = FEN
setup-fen-wrong = From this one cannot play: a FEN with both kings and a legal position is needed
setup-found-title = New competition
setup-found-what = Everything about it lies in one file that you can copy to a stick
setup-found-deed = Make competition
setup-name = Name
setup-name-example = Open 2026
setup-place = Place
setup-arbiter = Chief arbiter
setup-edition = Edition of the Laws
setup-laws-of = Laws of { $year }
setup-supervision = Supervision in rapid and blitz
setup-supervision-open = Not decided: each ruling says what depends on it
setup-supervision-adequate = Close: the competition rules hold in full
setup-supervision-lacking = Not so close: the rules for rapid and blitz
setup-rules = Own rules (file)
setup-rules-none = None
setup-file = File
setup-choose-file = Choose place…
setup-open-title = Open a competition
setup-open-deed = Open
setup-import-title = Read games from a file
setup-import-deed = Read
setup-signs = Last moves of kings into the centre
setup-signs-kept = Keep them: they are named after reading
setup-signs-cut = Cut them off: they only showed the result to a board
setup-importing = { $games ->
    [one] { $games } game is read. Clocks and boards go on; this window may be closed
   *[other] { $games } games are read. Clocks and boards go on; this window may be closed
}
setup-export-title = Write all games to a file
setup-export-deed = Write
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
setup-no-folder = { $path } is no folder. Make it first, or write another
setup-file-there = { $path } is there already. Once more replaces it
setup-choose = Choose…
setup-choose-what = Where the desktop has no dialog for files, write the path
