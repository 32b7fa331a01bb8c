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
sheets-of-white = White’s sheet
sheets-of-black = Black’s sheet
sheets-record = Record
sheets-record-what = The moves of the record: to be read here, changed on the Board or by a decision
sheets-field = Write { $place }
sheets-cell-blank = nothing written
sheets-cell-tick = only ticked
sheets-cell-illegible = cannot be read
sheets-cell-other = another move than elsewhere
sheets-cell-several = can mean several moves
sheets-cell-no-move = no legal move here
sheets-cell-beyond = The moves before it are not clear
sheets-nothing-expected = Nothing is expected here: write the move
sheets-fill = Fill from the record
sheets-paste = Paste…
sheets-file = From a file…
sheets-offer = Draw offer (=)
sheets-clock = Time noted
sheets-pages = About the sheets
sheets-page-keeping = Keeping

# A whole sheet

sheets-paste-title = A whole scoresheet
sheets-whose = Whose sheet
sheets-text = Moves
sheets-text-example = 1. e4 e5  2. Nf3 …  (… nothing written, | ticked, ? cannot be read)
sheets-understood = { $cells ->
    [0] No entry yet
    [one] { $cells } entry is understood
   *[other] { $cells } entries are understood
}
sheets-replaces = Takes the place of what is entered for { $side }
sheets-take = Enter the sheet
sheets-file-title = A scoresheet from a file
sheets-file-deed = Read

# How a sheet is kept and what is owed

sheets-kept-in = Kept in
sheets-language = Language
sheets-untold = not told
sheets-not-accepted = The edition does not accept this notation
sheets-complete = Complete, as far as the record goes
sheets-behind = { $cells ->
    [one] { $cells } entry is missing, at { $from }
   *[other] { $cells } entries are missing, from { $from }
}
sheets-duty = Duty to record
sheets-duty-always = every move, whatever the time: each move brings enough
sheets-duty-until = every move, until less than { $left } is left
sheets-duty-exempt = none at the moment: too little time is left
sheets-duty-exempt-since = none in this period, since the position { $place }
sheets-duty-judged = every move, unless extremely pressed for time as the arbiter judges
sheets-duty-none = none at this pace
sheets-arrears = Completing the sheets
