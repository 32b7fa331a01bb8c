# Scoresheets: the screen, and the words for how a sheet is kept.

sheets-system-algebraic = algebraic notation
sheets-system-long = long algebraic notation
sheets-system-descriptive = descriptive notation
sheets-system-electronic = an electronic scoresheet
sheets-system-numeric = numeric notation
sheets-system-braille = braille
sheets-language-en = English
sheets-language-de = German
sheets-language-fr = French
sheets-language-nl = Dutch
sheets-language-es = Spanish
sheets-language-it = Italian
sheets-language-pl = Polish
sheets-language-ru = Russian
sheets-language-mk = Macedonian

# The table

sheets-table = Scoresheets
sheets-record = Recorded game
sheets-rebuilt = Reconstructed
sheets-record-what = The moves of the record: to be read here, changed on the Board or by a decision
sheets-field = Write { $place }
sheets-cell-blank = blank
sheets-cell-tick = only ticked
sheets-cell-illegible = cannot be read
sheets-cell-other = differs from the other scoresheet
sheets-cell-several = can mean several moves
sheets-cell-no-move = not a legal move here
sheets-cell-beyond = The moves before it are not clear
sheets-nothing-expected = Nothing is expected here: write the move
sheets-fill = Fill from the record
sheets-paste = Paste…
sheets-file = From a file…
sheets-braille = In braille…
sheets-offer = Draw offer (=)
sheets-clock = Time noted
sheets-pages = About the sheets
sheets-page-keeping = Notation and duty to record

# A whole sheet

sheets-paste-title = A whole scoresheet
sheets-whose = Whose sheet
sheets-text = Moves
sheets-text-example = 1. e4 e5 2. Nf3 … (… blank, | ticked, ? cannot be read)
sheets-understood = { $cells ->
    [0] No entry yet
    [one] { $cells } entry is understood
   *[other] { $cells } entries are understood
}
sheets-replaces = Takes the place of what is entered for { $side }
sheets-take = Enter the sheet
sheets-braille-title = A scoresheet in braille
sheets-braille-deed = Write
sheets-file-title = A scoresheet from a file
sheets-file-deed = Read
sheets-file-games = { $count } games are in the file
sheets-file-find = Part of a name
sheets-file-game = Game { $number }
sheets-file-more = { $count ->
    [one] { $count } more: write part of a name
   *[other] { $count } more: write part of a name
}
sheets-file-too-long = longer than { $most } MB, too long for a scoresheet. Put the game into a file of its own
sheets-file-empty = the file is empty

# How a sheet is kept and what is owed

sheets-kept-in = Notation used
sheets-language = Language
sheets-untold = not stated
sheets-not-accepted = The edition does not accept this notation
sheets-not-entered = Not entered yet
sheets-complete = Complete, as far as the record goes
sheets-behind = { $cells ->
    [one] { $cells } entry is missing, at { $from }
   *[other] { $cells } entries are missing, from { $from }
}
sheets-duty = Duty to record
sheets-duty-always = every move, whatever the time: the increment is at least 30 seconds
sheets-duty-until = every move, until less than { $left } is left
sheets-duty-exempt = none at the moment: too little time is left
sheets-duty-exempt-since = none in this period, since the position { $place }
sheets-duty-judged = every move, unless in extreme time trouble in the arbiter’s judgement
sheets-duty-none = none at this pace
sheets-arrears = Completing the sheets

# Comparing

sheets-page-compare = Compare
sheets-agreed = { $count ->
    [one] From the start, both scoresheets agree on { $count } half-move of { $all }
   *[other] From the start, both scoresheets agree on { $count } half-moves of { $all }
}
sheets-compare = Compare the sheets
sheets-beside-record = Beside the moves of the record
sheets-beside-likeliest = Beside the likeliest game, for the record does not go so far
sheets-beside-nothing = The scoresheets do not belong to this game
sheets-no-difference = No difference
sheets-first = First difference: { $place }
sheets-differences = Differences
sheets-difference = { $sheet }: { $written } for { $move }

# Putting the game together

sheets-page-rebuild = Reconstruct
sheets-end = Final position
sheets-end-unknown = Not known
sheets-end-record = As in the record
sheets-end-set-up = Set up by hand
sheets-end-change = Set it up…
sheets-end-title = The final position
sheets-end-help = Choose a piece and click squares; or go over the board with the arrow keys and type letters: capital letters for White, Delete removes
sheets-end-hand = What is put on a square
sheets-end-nothing = nothing: the square is emptied
sheets-end-turn = Having the move
sheets-end-castling = May still castle: king and rook have not moved
sheets-end-castling-unknown = It is not known who may still castle
sheets-end-white-short = White, short
sheets-end-white-long = White, long
sheets-end-black-short = Black, short
sheets-end-black-long = Black, long
sheets-end-table = As on the electronic board
sheets-end-empty = Empty the board
sheets-end-unread = These are not eight ranks of eight squares: the board stays as it was
sheets-end-king = { $side } needs one king
sheets-end-pawn = A pawn stands on the first or the last rank
sheets-end-check = { $side } is in check and does not have the move
sheets-end-take = Use as final position
sheets-rebuild = Reconstruct the game
sheets-rebuild-empty = Enter at least one sheet first
sheets-rebuild-stale = The sheets have been changed since: reconstruct again
sheets-rebuilding = The games that fit both sheets are being searched…
sheets-games = Games that fit
sheets-game = Game { $number }: { $moves ->
    [one] { $moves } half-move
   *[other] { $moves } half-moves
}
sheets-game-first = The likeliest; errors that matter: White { $white }, Black { $black }
sheets-game-parts = Differs from the first from { $there } (instead of { $first })
sheets-along = Show the scoresheets next to this game
sheets-decide = Decide: this is the game…
sheets-reason-decide = Decide: this is the game
sheets-decide-what = { $moves ->
    [one] The record will have { $moves } half-move
   *[other] The record will have { $moves } half-moves
} in place of { $recorded }; the first { $same } stay as they are

# Claims

sheets-page-claims = Claims
sheets-claims-what = What the player having the move could have claimed, whoever kept the record
sheets-claims-none = No position occurred often enough, and no sequence of moves was long enough
sheets-claim-repetition = Repetition
sheets-claim-fifty = Moves without capture or pawn move
sheets-claim-from = { $side } having the move could claim { $place }
sheets-claim-appeared = { $count ->
    [one] The position appeared { $count } time
   *[other] The position appeared { $count } times
}
sheets-claim-lookalikes = Same pieces, another position
sheets-claim-moves = White { $white } and Black { $black } moves; { $needed } are needed
sheets-claim-counts = Moves that are not written down count all the same
sheets-claim-fails = Without these moves on the sheet the claim fails
sheets-claim-unrecorded = Not on the sheet of { $side }: { $places }

# What the edition orders

sheets-page-procedure = Procedure
sheets-record-known = Is there a complete record?
sheets-record-there = Yes: board, arbiter or a sheet
sheets-record-none = No
sheets-nothing-owed = No sheet need be completed
sheets-once-a-flag = After a flag fall
sheets-control-of = Control in question
sheets-no-control = There is no control to be proved: all moves are played in one period
sheets-not-rebuilt = Not yet put together from the sheets
sheets-open-incident = Open an incident from this

# Whose move stands in a cell, after its number.
sheets-move-of-white = White’s move
sheets-move-of-black = Black’s move

# What is told to who works by ear.

sheets-record-barred = This column is the record of the game: write in a scoresheet
