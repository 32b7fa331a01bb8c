# The help of the command line: an id is made of the command and the argument, cli-help-export-output.
# What several commands share has no command in its id; -after stands below the options.

# Shared by several commands

cli-help-file = The competition file
cli-help-json = Print one JSON object a line
cli-help-no = The number of the envelope
cli-help-output = The PDF file to write
cli-help-chess960 = Chess960
cli-help-fen = The position, in quotes; start is the initial position
cli-help-history = The moves from the start to the position, as engines write them, in quotes
cli-help-letters = Letters of the pieces that the program does not know: a RON file, see notate --help
cli-help-case = The file of the case; - reads standard input
cli-help-edition = The edition of the Laws, or all [default: the newest]
cli-help-stdin = Read the passphrases from standard input, one a line
cli-help-reason = Why, and what was decided; it stays in the journal
cli-help-system = Its notation [default: the one in which it means something]; see jadoube read --help
cli-help-batch = Answer for every line of this file; - is standard input
cli-help-threads = How many threads work on a batch [default: one for each core]
cli-help-lang = The language of window and output: en, de or mk [default: the desktop’s]
cli-help-help = Print this help
cli-help-version = Print the version
cli-help-help-command = Print the help of a command

# The frame of every help

cli-help-title-usage = Usage
cli-help-title-commands = Commands
cli-help-title-arguments = Arguments
cli-help-title-options = Options
cli-help-title-name = Name
cli-help-title-description = Description
cli-help-title-more = More
cli-help-title-version = Version
cli-help-default = {"["}default: { $value }]
cli-help-choices = {"["}one of: { $values }]
cli-help-choice = - { $value }: { $meaning }

# What stands for a value in usage lines

cli-help-value-options = OPTIONS
cli-help-value-command = COMMAND
cli-help-value-arbiter = NAME
cli-help-value-board = BOARD
cli-help-value-boards = NUMBER
cli-help-value-by = NAME
cli-help-value-case = FILE
cli-help-value-capacity = CAPACITY
cli-help-value-clock-side = END
cli-help-value-address = ADDRESS
cli-help-value-code = CODE
cli-help-value-code-none = CODE|none
cli-help-value-control = TIME CONTROL
cli-help-value-country = COUNTRY
cli-help-value-edition = EDITION
cli-help-value-edition-article-words = EDITION] [ARTICLE|WORDS
cli-help-value-end = END
cli-help-value-faults = FAULTS
cli-help-value-file = FILE
cli-help-value-file-hex = FILE.hex
cli-help-value-file-ics = FILE.ics
cli-help-value-file-pdf = FILE.pdf
cli-help-value-file-ron = FILE.ron
cli-help-value-fingerprint = FINGERPRINT
cli-help-value-folder = FOLDER
cli-help-value-from = NAME
cli-help-value-games = GAMES
cli-help-value-head = HEAD
cli-help-value-history = MOVES
cli-help-value-how = HOW
cli-help-value-kind = KIND
cli-help-value-lang = LANGUAGE
cli-help-value-last-round = ROUND
cli-help-value-letters-ron = LETTERS.ron
cli-help-value-list = LIST
cli-help-value-move = MOVE
cli-help-value-n = N
cli-help-value-n-hash = N:HASH
cli-help-value-name = NAME
cli-help-value-new = NEW FILE
cli-help-value-no = NO
cli-help-value-nos = NO
cli-help-value-number = NUMBER
cli-help-value-scoring = SCORING
cli-help-value-federation = FEDERATION
cli-help-value-title = TITLE
cli-help-value-club = CLUB
cli-help-value-result = RESULT
cli-help-value-pairing = PAIRING
cli-help-value-numbers = NUMBERS
cli-help-value-output = FILE
cli-help-value-paper = PAPER
cli-help-value-path = PATH
cli-help-value-patience = SECONDS
cli-help-value-place = PLACE
cli-help-value-player = NAME
cli-help-value-port = PORT
cli-help-value-rating = RATING
cli-help-value-reason = REASON
cli-help-value-round = ROUND
cli-help-value-scheme = WORDS
cli-help-value-session = SESSION
cli-help-value-sheet = PLAYER
cli-help-value-shell = SHELL
cli-help-value-signature = SIGNATURE
cli-help-value-speed = SPEED
cli-help-value-start = START
cli-help-value-status = STATUS
cli-help-value-system = SYSTEM
cli-help-value-system-text = SYSTEM TEXT
cli-help-value-text = TEXT
cli-help-value-time = TIME
cli-help-value-to = NAME
cli-help-value-trace = HOW MUCH
cli-help-value-venue = PLACE
cli-help-value-players = PLAYERS
cli-help-value-teams = TEAMS
cli-help-value-team = TEAM
cli-help-value-seed = NUMBER
cli-help-value-tables = TABLES
cli-help-value-table = FILE
cli-help-value-results = FILE
cli-help-value-places = PLACES
cli-help-value-stages = STAGES
cli-help-value-day = DAY
cli-help-value-minutes = MINUTES
cli-help-value-number-k = NUMBER=K
cli-help-value-out = OUT
cli-help-value-encoding = ENCODING
cli-help-value-rate = RATE
cli-help-value-file-trf = FILE.trf
cli-help-value-file-csv = FILE.csv
cli-help-value-file-html = FILE.html
cli-help-value-number-round = NUMBER@ROUND
cli-help-value-rules = RULES
cli-help-value-final = FINAL
cli-help-value-match-player = MATCH=PLAYER
cli-help-value-first-white = BOARDS
cli-help-value-what = WHAT
cli-help-value-white = WHITE
cli-help-value-white-black-time = white|black[=TIME]
cli-help-value-black = BLACK
cli-help-value-words = WORDS
cli-help-value-category-amounts = CATEGORY=AMOUNTS
cli-help-value-category = CATEGORY
cli-help-value-money = CURRENCY
cli-help-value-share-prizes = HOW
cli-help-value-yes = YES
cli-help-value-board-pairing = BOARD=PAIRING
cli-help-value-means-numbers = MEANS:NUMBERS
cli-help-value-letter = LETTER
cli-help-value-ground = GROUND
cli-help-value-points = POINTS
cli-help-value-year = YEAR

# jadoube

cli-help-jadoube = A workstation for chess arbiters: board, dual clock and dispute log in one window
cli-help-jadoube-long = Without a command the window opens: on FILE, or on the choice of a competition.
cli-help-jadoube-after =
    Exit codes: 0 done; 1 refused (the Laws or the state forbid it, or a check failed); 2 the input is unusable.

    Try it: jadoube demo
cli-help-jadoube-file = The competition file to open (NAME.jadoube)

# jadoube demo

cli-help-demo = Show a demonstration competition: boards on simulated serial lines, a game with a blind player, an adjourned game
cli-help-demo-headless = Run to the end without a window and print what happened; exit 0 only if everything was right
cli-help-demo-keep = Where to keep the competition file [default: a temporary folder]
cli-help-demo-screenshots = Draw every screen into PNG files in this folder, and end

# jadoube new

cli-help-new = Make a new competition file
cli-help-new-after = Example: jadoube new cup.jadoube --name "Winter Cup" --boards 8 --control 15+10
cli-help-new-file = The file to make
cli-help-new-name = The name of the competition [default: the name of the file]
cli-help-new-place = Where it is played
cli-help-new-arbiter = The arbiter who is responsible
cli-help-new-edition = The edition of the Laws in force [default: that of the regulations, else 2023]
cli-help-new-rules = The regulations of the event: a RON file, laid over their edition (see assets/laws/overlays), or 2006 for the FIDE Tournament Rules of 2006
cli-help-new-supervision = How closely rapid and blitz games are supervised [default: left open; a ruling then says so]
cli-help-new-supervision-adequate = Adequate supervision: the Competition Rules apply in full
cli-help-new-supervision-lacking = Less than that
cli-help-new-boards = How many boards to set up
cli-help-new-control = The time control of the boards: 40/90+30, 30+30; 3+2; 90 d5

# jadoube log

cli-help-log = Print the journal of a competition
cli-help-log-after = Damaged files are shown as far as they can be read; the exit code is then 1.
cli-help-log-board = Only what happened at this board

# jadoube verify

cli-help-verify = Check the chain of a competition’s journal
cli-help-verify-after =
    Nothing is written. What is shown: nobody without the key of a station has changed anything. The owner of that key could write the record anew, and rows can be cut off its end together with their signatures: the head on paper protects against both.
    Example: jadoube verify cup.jadoube --head 1284:7K3QF-9WX2M-D04TB-ZZ8AH-5C
    Exit codes: 0 sound; 1 the first row that is wrong is named, or the file was saved from a damaged one without all of its rows, or the head is not part of the file, or another key has signed; 2 nothing can be read, or the head was mistyped.
cli-help-verify-head = A head that was written down: is that state part of this file? N:CODE, N:HASH, or scanned text
cli-help-verify-signed-by = Every row must be signed with this key, named by its fingerprint of 30 digits
cli-help-verify-json = Print the answer as one JSON object

# jadoube stations

cli-help-stations = Who keeps the event, which boards each station keeps, and how far each has come; hands boards over
cli-help-stations-after =
    Several files, of several stations, are compared: the same rows of each station as far as both have them, the same history of each board, one writer in each term, each number once. What one file lacks of another is named; where each of two lacks rows of the other, they do not agree.
    Exit code: 0 if all that is here of every station is intact and the files agree, 1 if something is not, or what was asked is refused, 2 if nothing can be read.
    Examples: jadoube stations cup.jadoube --json; jadoube stations hall-a.jadoube hall-b.jadoube; jadoube stations cup.jadoube give B 4 5; jadoube stations cup.jadoube take-over 4 --reason 'laptop broken'
cli-help-stations-files = The competition file; several are compared
cli-help-stations-json = Print the answer as one JSON object
cli-help-stations-station = The letter or the name of the other station
cli-help-stations-posts = A board by its number, or chief for the chief’s place
cli-help-stations-post = A board by its number, or chief for the chief’s place
cli-help-stations-give = Release boards or the chief’s place for another station, which then takes them
cli-help-stations-take = Take what another station has released for this one
cli-help-stations-take-over = Take boards or the chief’s place from a station that does not answer
cli-help-stations-settle = Decide which of two records of a board counts
cli-help-stations-settle-station = The letter or the name of the station whose record was put aside
cli-help-stations-settle-stands = Which record counts
cli-help-stations-settle-stands-in-force = the one that is in force
cli-help-stations-settle-stands-aside = the one that was put aside
cli-help-stations-settle-stands-parts = what the options say, part by part
cli-help-stations-settle-moves = With parts: whose moves count
cli-help-stations-settle-upto = With parts: the last move that counts, 12 or 12…; 0 for none
cli-help-stations-settle-clock = With parts: what the clocks show
cli-help-stations-settle-clock-in-force = as they are now
cli-help-stations-settle-clock-aside = as at the end of the record put aside
cli-help-stations-settle-clock-last-move = as at the last move that counts
cli-help-stations-settle-result = With parts: whose result counts
cli-help-stations-settle-counts = With parts: whose counts of illegal moves and warnings apply
cli-help-stations-settle-incidents = With parts: an incident of the record put aside that counts; may be repeated
cli-help-stations-settle-preview = Only says what would be recorded, and what would be in force no more
cli-help-value-post = POST
cli-help-value-station = STATION
cli-help-value-clock = TIMES
cli-help-value-stands = RECORD

# jadoube sign

cli-help-sign = Sign the head of a record on another machine
cli-help-sign-after = On your own machine: jadoube sign 'JADOUBE HEAD …' --by 'N. Ilić' prints a signature; on the machine with the competition: jadoube countersign cup.jadoube 'JADOUBE SIGNATURE …' adds it to the record. --key alone prints the fingerprint of this machine’s key.
cli-help-sign-head = The whole text of the head, as the other machine shows it; - reads standard input
cli-help-sign-by = Who signs
cli-help-sign-key = Print the fingerprint of this machine’s key, for others to compare

# jadoube countersign

cli-help-countersign = Add the signature of another machine to a competition
cli-help-countersign-after = What was signed must be part of the file. Exit codes: 0 added; 1 the signature is not of this file, or was changed; 2 the text is not a signature.
cli-help-countersign-signature = The line that the other machine printed; - reads standard input

# jadoube print

cli-help-print = Print a sheet into a PDF file: of an incident, a round or a game with blind players, or a paper of the event
cli-help-print-after = All sheets that are signed bear the head of the record, which jadoube verify --head checks later. Envelopes and receipts: jadoube envelope print. Exit code 1: there is nothing to print, or the file is damaged; what is printed of a damaged file says so on every page.
cli-help-print-incident = The sheet of this incident
cli-help-print-appeal = The sheet of the appeal against the decision of this incident: with blanks where nothing is recorded, so also the form for one
cli-help-print-round = The sheet of this round: every board with its result, moves and clocks
cli-help-print-blind = The announcement log of the last game with blind players at this board, or the last one there in the round given with --round
cli-help-print-pairings = The pairings of this round, to be posted: points before it and room for the results
cli-help-print-results = The results of this round, to be posted, with the reasons for corrections
cli-help-print-cross-table = The cross-table, in order of numbers and of places
cli-help-print-players = The list of players
cli-help-print-board-cards = A card with names for every board of this round, two on a sheet
cli-help-print-scoresheets = Two scoresheets with their heads filled in for every board of this round
cli-help-print-protocol = The protocol of this round for the chief arbiter to sign: games, adjourned games, incidents
cli-help-print-line-ups = A form for each line-up of this round, where teams play
cli-help-print-matches = The protocol of each match of this round, where teams play
cli-help-print-standings = The standings after this round, to be posted, with tie-breaks and notes [default: the last round]
cli-help-print-clock-sheet = A sheet for checking the clocks of this round every 30 minutes
cli-help-print-equipment = A list of what must be at the boards by the edition of the Laws, to be ticked off
cli-help-print-report = The report of the chief arbiter: regulations, players, rounds, standings, incidents, appeals, adjourned games, corrections
cli-help-print-prizes = Who gets which prize, with room to sign for it
cli-help-print-norms = The certificates of a title result of the player with this number, with the data of FIDE’s form IT1: of each norm that was made, or else of each title that was missed

# jadoube salvage

cli-help-salvage = Save what can be read of a damaged competition file as a new one
cli-help-salvage-after =
    The damaged file stays as it is. Rows that are missing or were changed, and those that would mean something else without them, are left out and named.
    Exit codes: 0 everything is in the new file; 1 something was left out or cut off; 2 nothing can be read, or the new file cannot be made.
cli-help-salvage-file = The damaged competition file
cli-help-salvage-new = The file to make

# jadoube export

cli-help-export = Write games as PGN or everything as RON
cli-help-export-after = Example: jadoube export cup.jadoube --pgn -o cup.pgn
cli-help-export-kind = What to write
cli-help-export-kind-pgn = The games
cli-help-export-kind-ron = The whole journal; what this program does not know, as it is in the file
cli-help-export-kind-braille = A player’s scoresheet in braille; with --board and --sheet
cli-help-export-pgn = Short for --as pgn
cli-help-export-ron = Short for --as ron
cli-help-export-exact = Write the times of PGN with decimals, which not every program reads
cli-help-export-board = The board, for a scoresheet in braille
cli-help-export-round = The round of an earlier game at the board; without it the game that is there now
cli-help-export-sheet = Whose scoresheet in braille
cli-help-export-sheet-white = The player of the white pieces
cli-help-export-sheet-black = The player of the black pieces
cli-help-export-brf = For embossers: ASCII braille with pages
cli-help-export-output = Where to write [default: standard output]

# jadoube import

cli-help-import = Read games from a PGN file onto free boards
cli-help-import-after = Moves, times, draw offers, players and results are taken over. Comments, glyphs, variations and other tags are not; each is named, and so is everything in the file that is wrong or doubtful, such as a last king move that may only be the sign of the result.
cli-help-import-pgn = The PGN file; - for standard input
cli-help-import-again = Read games once more that are in the competition already; without it they are left out, and named
cli-help-import-cut-result-signs = Cut off last moves of the kings that only showed the result to an electronic board; without it they stay, and are named

# jadoube play

cli-help-play = Carry out commands from standard input, one JSON object a line
cli-help-play-after =
    Each line: {"{"}"key": UUID, "command": {"{"}…{"}"}{"}"}. The key may be left out; sent twice, it is recorded once.
    Each answer: {"{"}"ok": true, "entries": […]{"}"}, written when it is recorded, or {"{"}"ok": false, "why": …{"}"}.
    Where it says that the key of this station was used twice, or that others have rows of it that are not here, and no other station can be reached: {"{"}"go-on-without": true{"}"} records all the same, as Go on here… does in the window.

    Example: {"{"}"command": {"{"}"to": "game", "board": 1, "what": {"{"}"command": "start"{"}"}{"}"}{"}"}

cli-help-play-json = Print what happens meanwhile as JSON, too, one object a line: what other stations record, how the line to them is, what waits

# jadoube serve

cli-help-serve = Serve an event to other stations, which join it with a code
cli-help-serve-after =
    Starts nats-server, which must be installed, and ends it with itself. Reads commands from standard input as play does, one JSON object a line, and beside them: {"{"}"invite": {"{"}"role": "sector-arbiter", "boards": [5, 6], "name": "Hall 2"{"}"}{"}"}, {"{"}"let-in": "314 159"{"}"}, {"{"}"turn-away": "314 159"{"}"}, {"{"}"withdraw": true{"}"}, {"{"}"stop-serving": true{"}"}, {"{"}"stop": true{"}"}. Roles: chief-arbiter, sector-arbiter, results-desk, viewer, {"{"}"assistant": BOARD{"}"}.
    Each line is answered as in play. It goes on when standard input ends.
    With --beside on three laptops in all, the chief station’s among them, each keeps everything, and the event goes on when any one of them is gone; {"{"}"serve-beside": true{"}"} asks for the same, {"{"}"stop-serving": true{"}"} ends it. The certificate comes from the chief station. At the chief station {"{"}"serve": true{"}"} shares the event from this laptop from now on.
    With --hall the server of a hall, which the stations there use with {"{"}"hall": "B"{"}"}, the letter of the station that carries it ({"{"}"hall": ""{"}"}: none of a hall). It is connected to that of the chief station; when that line is cut, the stations of the hall go on with each other. {"{"}"serve-hall": true{"}"} asks for the same.
    Example: jadoube serve cup.jadoube --listen 192.168.1.20:4222 --json
cli-help-serve-listen = Where the server listens, address and port [default: all addresses of this computer, port 4222 or, where that is taken, another one]
cli-help-serve-beside = Carry a server beside that of the chief station, on the file of a station that takes part as an arbiter
cli-help-serve-hall = Carry the server of a hall, on the file of a station that takes part as an arbiter
cli-help-serve-name = What this station is called [default: the name of this computer]
cli-help-serve-json = Print what happens as JSON, one object a line

# jadoube join

cli-help-join = Join an event with the code that its chief station shows, and be a station of it
cli-help-join-after =
    Makes FILE from what the other stations have, and works as they do: reads commands from standard input as serve does. Open the file later with play or in the window: it connects automatically.
    With the code that serve prints for a station that does not find the event any more, FILE is that station’s own file: it is opened and connects to where the servers are now.
    Exit code: 0 when it was stopped, 1 if it was not let in or the file cannot be written (tried before the code is used), 2 if the code is mistyped or the file is there already.
    Example: jadoube join 'J1X2K 0A7QF …' hall2.jadoube --name 'Hall 2'
cli-help-join-code = The code of the invitation; blanks and small letters do not matter
cli-help-join-name = What this station calls itself [default: the name of this computer]
cli-help-join-json = Print what happens as JSON, one object a line

# jadoube ports

cli-help-ports = List the serial lines of this machine
cli-help-ports-after = A port need not be listed to be used: a path can be typed wherever a port is asked for, and so can tcp://host:port, for a board whose bytes a box on the network passes on unchanged (ser2net, socat).

# jadoube simulate

cli-help-simulate = Be an electronic board with a clock, on a pseudo-terminal
cli-help-simulate-pgn = Play the first game of this PGN file
cli-help-simulate-replay = Send the messages recorded in this file (hex, one message a line)
cli-help-simulate-faults = What goes wrong, separated by commas: illegal@9, flag@20, takeback@12, touch@7, forget@5, unpressed@16 (the game ends so), clock-turned (and first pressed at rest), kings (they show the result) at the board; split, glue, noise, unplug@12, unplug@12+4 (for four half-moves, which the board keeps), no-memory, lost-ack, no-clock and others on the line
cli-help-simulate-port = Make a link with this name to the pseudo-terminal; or tcp://host:port, to be reached there
cli-help-simulate-speed = How fast: 1 is real time, 10 ten times as fast, instant as fast as the line takes it
cli-help-simulate-rotated = Turn the board round by 180°
cli-help-simulate-read-only-clock = The clock cannot be set: an option of the clock decides
cli-help-simulate-record = Record what the board sends to this file (hex, one message a line)

# jadoube watch

cli-help-watch = Watch an electronic board: what it says, which moves were recognised
cli-help-watch-port = The serial line, or tcp://host:port for a board behind a network
cli-help-watch-pgn = Write the game to this file when the other side has hung up
cli-help-watch-fen = The initial position, as FEN
cli-help-watch-white = Which end of the clock is White’s
cli-help-watch-white-auto = As the board lies
cli-help-watch-white-a = End A, on the right seen from the front
cli-help-watch-white-b = End B, on the left seen from the front
cli-help-watch-patience = Seconds to wait for a lost line before it counts as gone for good
cli-help-watch-trace = How much of the traffic to print
cli-help-watch-trace-none = Nothing
cli-help-watch-trace-messages = What the messages mean
cli-help-watch-trace-frames = The messages, byte by byte
cli-help-watch-trace-bytes = Every byte on the line as it comes

# jadoube mate-possible

cli-help-mate-possible = Determine whether checkmate is still possible, with the evidence
cli-help-mate-possible-after =
    Each line of a batch: FEN, a tab, w or b (the side that should mate); blank lines and lines that begin with # are skipped.
    Each answer, tab-separated: winnable, unwinnable, undetermined or error; positions examined; microseconds; the moves to mate, or the reason.

    Example: jadoube mate-possible "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1"
cli-help-mate-possible-fen = The position
cli-help-mate-possible-quick = Only as much work as after every move of a game: milliseconds at worst, not seconds
cli-help-mate-possible-by = Ask for this player only [default: both]
cli-help-mate-possible-by-white = White
cli-help-mate-possible-by-black = Black

# jadoube notate

cli-help-notate = Write a move in every notation
cli-help-notate-after =
    Each line of a batch: FEN, a tab, the move as engines write it and, after another tab, the moves from the start that led there, which names such as KR and QN depend on; blank lines and lines that begin with # are skipped.
    Each answer: a JSON object with the systems, or with the error.

    Example: jadoube notate start g1f3
cli-help-notate-uci = The move as engines write it: e2e4, e7e8q
cli-help-notate-letters = Letters of the pieces that the program does not know: a RON file, (king: "K", queen: "D", rook: "V", bishop: "S", knight: "J"); the system is then called own
cli-help-notate-json = Print the answer as JSON

# jadoube read

cli-help-read = Say what a written move can mean, in any notation
cli-help-read-after =
    Systems: san, lan, squares, alg1972, each alone or with a language (san_de, lan_mk; en de fr nl es it pl ru mk, fig for figurines, own for letters of a file), figurine, uci, iccf, uedemann, desc_en, desc_es, phonetic_de, braille.

    Each line of a batch: FEN, system, text and possibly the moves from the start that led there, with tabs between; blank lines and lines that begin with # are skipped.
    Each answer: the moves that the text can mean, sorted, or illegal, unreadable or error.

    Examples: jadoube read start san Nf3; jadoube read start --guess e4 e5 Nf3 Nc6
cli-help-read-text = The system, and the text in it; with --guess, the moves of a score
cli-help-read-guess = Say in which languages’ letters the moves can be written

# jadoube reconstruct

cli-help-reconstruct = Find the game behind two scoresheets with slips and gaps
cli-help-reconstruct-after =
    A sheet is a text with one row a line: 12. Nf3 d6; {".."}. for a move that is missing, | for a tick, ? for what nobody can read. Language and manner are found from the sheet.
    Of the final position, the pieces are enough, or the pieces and who has the move, as they stand on a board. From its third field on a FEN is taken literally, - for nobody may castle; where no game leads to it, castling or the counters are ignored, and the answer says so.
    Certain: no other game comes near the sheets, not even with a slip that both players made alike. Agreed: such a game is possible, but both sheets say otherwise. Sheets of more than 1,200 half-moves are refused.
    A batch is a table with tabs and a header line; its columns are found by name: id, white_sheet, black_sheet, final_fen (rows divided by semicolons, cells by commas). Each answer, tab-separated: id; certain, agreed, likely or open; the moves as coordinates.
    --report compares with the column true_moves_uci and prints figures for each value of the column tier.
cli-help-reconstruct-white = The file of White’s scoresheet
cli-help-reconstruct-black = The file of Black’s scoresheet
cli-help-reconstruct-end = The final position, or as much of its FEN as is known: the pieces, or the pieces and who has the move
cli-help-reconstruct-moves-white = How many moves White’s clock shows; 40+ for 40 or more, where the next period has begun
cli-help-reconstruct-moves-black = How many moves Black’s clock shows
cli-help-reconstruct-moves-claimed = How many moves the player whose flag fell says were made
cli-help-reconstruct-json = Print the answer as one JSON object
cli-help-reconstruct-report = Compare the answers of a batch with the true games, and print figures only

# jadoube reconcile

cli-help-reconcile = Find out what is wrong when the two boards of a game with a blind player differ
cli-help-reconcile-after =
    The file, in RON or JSON; everything but the boards may be left out:
    (
      boards: (white: "rnbqkbnr/…", black: "…"), the pieces on each player’s board
      scores: (white: "1. e4 e5 2. Nf3 …", black: "…"), as typed, with slips and gaps
      record: "e4 e5 Nf3", moves announced or sensed
      measured: [(ply: 3, white: 5000000, black: 5100000)], milliseconds left then
      clocks: (white: 600000, black: 590000), control: "90+30", fen: "initial position",
    )

    Exit codes: 0 it is settled what is to be done; 1 nothing decides it.
cli-help-reconcile-json = Print one JSON object an edition

# jadoube envelope

cli-help-envelope = Adjourned games: their envelopes, the sealing, the opening, the plan of resumptions
cli-help-envelope-early = Begin although the time of the resumption has not come; that cannot be undone
cli-help-envelope-board = At which board the game is resumed [default: where it was adjourned]
cli-help-envelope-present = A player who is present, since now or since a time, like white or black=15:20; may be given twice, and again when the time was wrong
cli-help-envelope-absent = A player who was looked for and is absent, now or at a time; may be given twice
cli-help-envelope-excuse = A player who came too late plays all the same, as the arbiter decides, for this reason
cli-help-envelope-put-right = Board and clocks, reported wrong before, are now correct
cli-help-envelope-keep-times = The clocks, reported wrong, stay as they are, for this reason
cli-help-envelope-clock-white = What the clock on the table shows for White, like 1:29:30
cli-help-envelope-clock-black = What the clock on the table shows for Black
cli-help-envelope-board-shows = The position on the board, compared with the adjourned position [default: that position]

# jadoube envelope list

cli-help-envelope-list = List the envelopes, those to be resumed first in front
cli-help-envelope-list-round = Only of this round
cli-help-envelope-list-player = Only with this in the name of a player
cli-help-envelope-list-statuses = Only those with this status; may be given several times
cli-help-envelope-list-statuses-sealing = Being sealed
cli-help-envelope-list-statuses-sealed = Sealed, not handed over
cli-help-envelope-list-statuses-in-custody = In safe-keeping
cli-help-envelope-list-statuses-missing = Not to be found
cli-help-envelope-list-statuses-resuming = Being resumed
cli-help-envelope-list-statuses-opened = Opened, not yet settled
cli-help-envelope-list-statuses-broken-off = Sealing was broken off
cli-help-envelope-list-statuses-settled = Settled
cli-help-envelope-list-today = Only those to be resumed today
cli-help-envelope-list-due = Only those to be resumed on this day or at this time: 2026-11-23, 15:00, 2026-11-23 15:00

# jadoube envelope show

cli-help-envelope-show = Show one envelope: what is written on it, what comes next, what must be kept in mind

# jadoube envelope print

cli-help-envelope-print = Print envelopes into a PDF file
cli-help-envelope-print-nos = The numbers of the envelopes [default: all that wait for their resumption]
cli-help-envelope-print-paper = What is printed on
cli-help-envelope-print-paper-c5 = Envelopes C5
cli-help-envelope-print-paper-dl = Envelopes DL
cli-help-envelope-print-paper-labels = Sheets A4 of four labels
cli-help-envelope-print-paper-receipts = A receipt for each player, of moves that the program keeps

# jadoube envelope lock

cli-help-envelope-lock = Create the encryption lock for sealed moves that the program keeps
cli-help-envelope-lock-after = The passphrases are asked for on the terminal, without echo; with --stdin they are the lines of the input. An envelope that is sealed keeps the lock that it was sealed with. A passphrase that is forgotten cannot be found again: the sealed move is then as lost as an envelope.
cli-help-envelope-lock-persons = Whose passphrase opens it: one person alone could also copy the file and read the move early; of two, neither alone learns anything

# jadoube envelope seal

cli-help-envelope-seal = Adjourn a game and seal the move, on paper or in the program
cli-help-envelope-seal-after =
    The player types the move twice, without echo; with --stdin a move is one line of the input, and each further line changes it, until the input ends. Then the scoresheets go in, the envelope is sealed, and only then the clock is stopped.

    A move that the program keeps needs a lock: jadoube envelope lock --help
cli-help-envelope-seal-board = The board of the game
cli-help-envelope-seal-reply = Seal the reply to the sealed move of this envelope instead
cli-help-envelope-seal-ask = Only ask the player to seal; call again once the move is written
cli-help-envelope-seal-early = The player adjourns early, with so much left of the session, like 40m or 0:40:00
cli-help-envelope-seal-by-arbiter = The arbiter interrupts the game, not the end of the session
cli-help-envelope-seal-assistants = Whose assistant carries out the formalities, in play with a blind player; may be given twice [default: those of the game with blind players]
cli-help-envelope-seal-made = The player has made this move on the board: it is the one that must be sealed
cli-help-envelope-seal-lost-time = How lost time counts at this board, if that is open: it must be answered before the sealing
cli-help-envelope-seal-lost-time-not-counted = Nobody loses time
cli-help-envelope-seal-lost-time-went-on = Play went on, and so did the clocks
cli-help-envelope-seal-lost-time-halved = Each player loses half of it
cli-help-envelope-seal-paper = The move is written on paper
cli-help-envelope-seal-stdin = Read the move from standard input

# jadoube envelope break-off

cli-help-envelope-break-off = Cancel the sealing: the game continues

# jadoube envelope inscribe

cli-help-envelope-inscribe = Record the details written on an envelope: the countries, and whatever else is missing or wrong there
cli-help-envelope-inscribe-after =
    What is not given stays as it is. What the edition requires and is missing, and what differs from the game, is named. When and where the game is resumed: jadoube envelope keep --due

      jadoube envelope inscribe open.jadoube 1 --white-country SRB --black-country MKD
cli-help-envelope-inscribe-as-played = First write everything as the game has it; countries and resumption stay
cli-help-envelope-inscribe-white-country = The country of White
cli-help-envelope-inscribe-black-country = The country of Black
cli-help-envelope-inscribe-white = The name of White
cli-help-envelope-inscribe-black = The name of Black
cli-help-envelope-inscribe-event = The competition
cli-help-envelope-inscribe-round = The round
cli-help-envelope-inscribe-board = The board
cli-help-envelope-inscribe-position = The position immediately before the sealed move
cli-help-envelope-inscribe-left = The remaining times, like 0:12:30 0:09:05
cli-help-envelope-inscribe-used = The times used
cli-help-envelope-inscribe-sealer = Who sealed the move
cli-help-envelope-inscribe-move-number = The number of the sealed move on the scoresheets
cli-help-envelope-inscribe-draw-offer = Whose draw offer is noted there
cli-help-envelope-inscribe-draw-offer-white = White has offered
cli-help-envelope-inscribe-draw-offer-black = Black has offered
cli-help-envelope-inscribe-draw-offer-none = None

# jadoube envelope sign

cli-help-envelope-sign = Record who has signed an envelope, across its flap or as a player or arbiter
cli-help-envelope-sign-name = Whose signature it is
cli-help-envelope-sign-capacity = In what capacity [default: across the flap where the edition asks for it, else arbiter]
cli-help-envelope-sign-capacity-flap = The arbiter, across the flap
cli-help-envelope-sign-capacity-white = The player of the white pieces
cli-help-envelope-sign-capacity-black = The player of the black pieces
cli-help-envelope-sign-capacity-arbiter = The arbiter, on the front

# jadoube envelope keep

cli-help-envelope-keep = Fix when and where a game is resumed, and hand its envelope over
cli-help-envelope-keep-due = When the game is resumed, like 2026-11-23T15:00+01:00, or here 2026-11-23 15:00
cli-help-envelope-keep-venue = Where the game is resumed
cli-help-envelope-keep-from = Who hands the envelope over
cli-help-envelope-keep-to = Who takes it
cli-help-envelope-keep-place = Where it is kept

# jadoube envelope offer

cli-help-envelope-offer = Offer a draw after the sealing, or reject the offer that is open
cli-help-envelope-offer-after = An offer that is accepted: jadoube envelope conclude FILE NO --agreed
cli-help-envelope-offer-by = Who offers a draw
cli-help-envelope-offer-rejected = The offer that is open is rejected

# jadoube envelope conclude

cli-help-envelope-conclude = Decide a game before its envelope is opened: a draw is agreed, a player resigns
cli-help-envelope-conclude-after = The result stands whatever lies in the envelope, which may still be opened for the record.
cli-help-envelope-conclude-agreed = The players agree on a draw
cli-help-envelope-conclude-resigned = This player resigns

# jadoube envelope report

cli-help-envelope-report = Report that an envelope is not to be found, or that it has turned up
cli-help-envelope-report-after = After the resumption has begun (jadoube envelope resume), the player who sealed states the move of a lost envelope, where the edition says so: jadoube envelope state
cli-help-envelope-report-what = What is reported
cli-help-envelope-report-what-missing = It is not to be found
cli-help-envelope-report-what-found = It has turned up
cli-help-envelope-report-what-established = Position and times of the lost envelope are established, or the players agree on them
cli-help-envelope-report-what-not-established = They cannot be established, and the players do not agree
cli-help-envelope-report-reply = Of the envelope with the reply

# jadoube envelope resume

cli-help-envelope-resume = Begin a resumption: who is present, the position on the board, what the clocks show
cli-help-envelope-resume-after =
    May be called again: when another player comes, or when board and clocks were corrected (--put-right). The times of the envelope are set on a clock that the program keeps; for a clock on the table, say what it shows.

    Exit codes: 1 if board or clocks are reported wrong.
cli-help-envelope-resume-start-clock = Start the clock of the player who must reply and is absent; the envelope stays closed

# jadoube envelope open

cli-help-envelope-open = Resume a game: set up, open the envelope, read the move, play it
cli-help-envelope-open-after =
    Takes the steps that the guide orders, one after the other, and stops where a decision is needed or a player is awaited. Passphrases are asked for without echo; with --stdin they are the lines of the input.

    Where a decision is needed, what the edition says is printed; it is taken in the window, or by jadoube play.

    Exit codes: 1 if the envelope stays closed, also because board or clocks were reported wrong and nothing was settled since, or, with --play, because it is not decided what becomes of a player who came too late.
cli-help-envelope-open-reply = Open the envelope with the reply
cli-help-envelope-open-by = Who opens it
cli-help-envelope-open-text = The move as it is written on the paper
cli-help-envelope-open-correct = Correct what was recorded before: a slip in reading the paper, or the notation
cli-help-envelope-open-without-sheet = A scoresheet that is not in the envelope
cli-help-envelope-open-white-receipt = The code on White’s receipt, typed or scanned; none, if White shows none
cli-help-envelope-open-black-receipt = The code on Black’s receipt, typed or scanned; none, if Black shows none
cli-help-envelope-open-play = Make the move on the board, if it is clear

# jadoube envelope state

cli-help-envelope-state = Record the move that the player who sealed states, once the envelope is lost
cli-help-envelope-state-text = The move, as the player states it
cli-help-envelope-state-play = Make it on the board

# jadoube envelope question-times

cli-help-envelope-question-times = A player says that the clocks were set wrongly: what the edition says of it
cli-help-envelope-question-times-by = Who says so
cli-help-envelope-question-times-severe = The arbiter finds that the consequences would be too severe

# jadoube envelope settle

cli-help-envelope-settle = Settle an adjournment otherwise, as by a decision
cli-help-envelope-settle-new-game = The envelope is lost, position and times cannot be established: the game is annulled and a new one played. Before: jadoube envelope report FILE NO not-established

# jadoube envelope plan

cli-help-envelope-plan = Sessions and the plan of resumptions: propose, check, change, print
cli-help-envelope-plan-session = Plan a session, for adjourned games unless --for-round is given
cli-help-envelope-plan-place = Where that session is
cli-help-envelope-plan-for-round = That session is for this round
cli-help-envelope-plan-change = Change this session instead: give what becomes different, and a reason
cli-help-envelope-plan-until = The new end of that session; for one that was announced it is an extension
cli-help-envelope-plan-remove = Remove this session, with a reason
cli-help-envelope-plan-restore = Plan this session again that was removed
cli-help-envelope-plan-reason = Why the session is changed or removed
cli-help-envelope-plan-announced = Start and end of this session were announced
cli-help-envelope-plan-fix = Fix the times that are proposed for the games that wait; what is fixed already stays, see jadoube envelope keep --due
cli-help-envelope-plan-shortest-first = Those with the least time left first, not round by round
cli-help-envelope-plan-last-round = The number of the last round, before which all must be finished
cli-help-envelope-plan-pdf = Print the plan into this PDF file
cli-help-envelope-plan-ics = Write the plan as a calendar

# jadoube convert

cli-help-convert = Write whole scores in another notation
cli-help-convert-after =
    Reads PGN and plain scores, with move numbers, comments, variations and results; writes to standard output. Where an entry can mean several moves, the rest of the game decides; choices, repaired misprints and the first entry that cannot be read are named with game, move, line and column, and what was not read stays in the output as a comment.

    Exit codes: 1 if something was left open or unread.

    Systems: see jadoube read --help
cli-help-convert-from = The system in which the scores are written [default: found from the moves of the first games, and named; where several fit, it must be given]
cli-help-convert-to = The system in which to write them
cli-help-convert-file = The scores; - is standard input
cli-help-convert-table = Print a table for people, a row for each move
cli-help-convert-brf = Write braille in the ASCII characters that embossers take, in pages of 25 lines
cli-help-convert-threads = How many threads work [default: one for each core]

# jadoube say

cli-help-say = Announce moves as blind players hear them, printed or aloud
cli-help-say-after =
    Moves may be in any notation, each in quotes if it has blanks, and each is made before the next.

    Examples:
      jadoube say --lang de e4 e5 Nf3
      jadoube say --scheme anna-local --lang en "Springer Gustav eins Felix drei"

    Exit codes: 0 announced; 1 it could not be spoken; 2 the position or a move is wrong.
cli-help-say-moves = The moves
cli-help-say-fen = The position before the first move [default: the initial position]
cli-help-say-scheme = The words: fide-german (Springer Gustav eins - Felix drei), local (the same in the language of --lang), anna-local (knight felix 3, as chess sites have it) [default: fide-german with German, else local]
cli-help-say-zwo = zwo for two, where the words are German
cli-help-say-full = Captures, check and mate too, which the Laws do not require
cli-help-say-aloud = Speak them through the voice that the preferences ask for, and wait for the end

# jadoube rule

cli-help-rule = Rule on a case that is written in a file
cli-help-rule-after =
    A case is a RON or JSON file; all words are in quotes:

      (
        game: (moves: "e4 e5 Nf3", clocks: (white: 600000, black: 590000)),
        kind: "rapid",
        case: "illegal-move", by: "black", completed: true, made: ("b8", "b6"),
      )

    jadoube rule --topics lists the kinds of case and what each asks for.
    Exit codes: 0 ruled; 2 the case cannot be read, or is not possible.
cli-help-rule-edition = The edition of the Laws, all of them, or 2006: the FIDE Tournament Rules of 2006 with the Laws of their time [default: the newest]
cli-help-rule-kind = The kind of play: standard, rapid, rapid-supervised, blitz, blitz-supervised [default: the case’s own, else by its time control]
cli-help-rule-rules = The regulations of an event: a RON file, or 2006 for the FIDE Tournament Rules of 2006; laid over the edition [default: the one that they name]
cli-help-rule-topics = List the kinds of case and the facts that each needs
cli-help-rule-json = Print one JSON object an edition
cli-help-rule-brief = Print one line an edition: remedies, then articles

# jadoube law

cli-help-law = Look up the Laws: editions, articles, words; side by side with --across
cli-help-law-after =
    Examples: jadoube law; jadoube law 2018; jadoube law 2018 7.5; jadoube law 1972 Int. 15; jadoube law both flags; jadoube law illegal move --across
    Statements are in our words. Nothing found: exit code 1.
cli-help-law-asked = An edition (2023) [default: the newest], then an article (7.5.5, A.4.2, Int. 15), a topic (T05) or words; all words must occur
cli-help-law-across = Lay the topic side by side across all editions
cli-help-law-json = Print the answer as JSON

# jadoube glossary

cli-help-glossary = Look up terms in English, German, Macedonian, Russian, Spanish and French
cli-help-glossary-words = Words of a term, in any of the languages [default: all terms]
cli-help-glossary-json = Print the terms as JSON

# jadoube competition

cli-help-competition = Run an event in its file, and pair, draw, rank and check without one
cli-help-competition-after =
    Examples: jadoube competition draw berger 10; jadoube competition draw varma players.txt --seed 17; jadoube competition check-table table.txt
    Exit code 1: refused, or something is wrong with what was checked.
cli-help-competition-players = How many play
cli-help-competition-working = Show how each value comes about
cli-help-competition-women = The championship of the women
cli-help-competition-teams = How many teams
cli-help-competition-draw = Pair a round robin, draw numbers, make a bracket
cli-help-competition-draw-after =
    On a competition file: jadoube competition draw cup.jadoube --envelope B; … --number 5; … --lot 17; without an option it shows who draws next.
cli-help-competition-draw-envelope = The large envelope that the first of a federation has taken
cli-help-competition-draw-number = The number drawn from a real envelope
cli-help-competition-draw-lot = Draw all that are left by lot from this number
cli-help-competition-draw-one = Only the next step by lot
cli-help-competition-draw-reason = Why, where there were pairing numbers before
cli-help-competition-draw-berger = Round robin by the Berger table
cli-help-competition-draw-match-boards = Teams play on so many boards: show the colours of the team named first
cli-help-competition-draw-double = Double round robin; the last two rounds of the first cycle change places
cli-help-competition-draw-as-tabled = Leave the rounds as the table has them
cli-help-competition-draw-varma = Restricted draw by the Varma tables: players of a federation do not meet in the last three rounds
cli-help-competition-draw-varma-after =
    Without --seed the draw stops after the numbers given and says who draws next, and from which envelopes.
cli-help-competition-draw-list = The players, one a line: Surname, Given name; FEDERATION (- is standard input)
cli-help-competition-draw-numbers = The numbers drawn from real envelopes so far, in the order of drawing, with commas
cli-help-competition-seed = Draw by lot from this number; it repeats the draw
cli-help-competition-draw-tables = Which tables
cli-help-competition-draw-tables-handbook = chapter C.06 of the FIDE Handbook
cli-help-competition-draw-tables-2006 = the Tournament Rules of 2006 as printed; the row of 11 and 12 players is wrong
cli-help-competition-draw-knockout = Bracket of a knock-out; the first seeds have the byes
cli-help-competition-draw-third-place = With a match for the third place
cli-help-competition-check-table = Check a typed table against the Berger table, or pairings of your own
cli-help-competition-check-table-after =
    A round a line: 1. 1:4 2:3. Anything before the first pair is a label; a line that begins with # is skipped.
cli-help-competition-check-table-table = The file of the table; - reads standard input
cli-help-competition-check-table-players = How many play [default: what the table is made for]
cli-help-competition-check-table-own = The pairings follow no table: check who meets twice and whose colours run away
cli-help-competition-check-table-meetings = How often two may meet
cli-help-competition-check-table-teams = The teams, one a line with the numbers of its players: they do not meet each other
cli-help-competition-withdrawal = What counts after somebody has left a round robin: on record and in the standings
cli-help-competition-withdrawal-file = The tournament file (TRF)
cli-help-competition-withdrawal-leavers = Who leaves, and the first round not played: 3@6
cli-help-competition-withdrawal-teams = The numbers are those of teams
cli-help-competition-withdrawal-rules = Which rules hold
cli-help-competition-withdrawal-rules-1958 = the custom described in 1958
cli-help-competition-withdrawal-rules-1970 = the interpretations of 1969 and 1970
cli-help-competition-withdrawal-rules-2006 = the Tournament Rules of 2006
cli-help-competition-withdrawal-rules-handbook = chapter C.05 of the FIDE Handbook
cli-help-competition-withdrawal-schedule = The pairings of all rounds, a round a line [default: the Berger table]
cli-help-competition-match = The score of a match in stages, and who has White next
cli-help-competition-match-games = The games of each stage as White scored: 1, 0, =; - where both lost
cli-help-competition-match-stages = The stages, such as 2@90+30,2@15+10,sd@3+2 (sd: sudden death, a: Armageddon, to6: first to six points) [default: the usual ladder]
cli-help-competition-olympiad = The team world championships of 1972
cli-help-competition-draw-first-white = On which boards the team named first has White
cli-help-competition-draw-first-white-odd = on boards 1, 3, 5 …
cli-help-competition-draw-first-white-even = on boards 2, 4, 6 …
cli-help-competition-draw-first-white-all = on all boards
cli-help-competition-draw-won = Who has won a match: 1.2=5
cli-help-competition-olympiad-entry = Check a team’s list of players
cli-help-competition-olympiad-entry-list = The players, one a line, the strongest first; - reads standard input
cli-help-competition-olympiad-entry-captain = The team captain
cli-help-competition-olympiad-extra-team = Whether the organiser’s second team plays in an odd consolation group
cli-help-competition-olympiad-extra-team-letter = The final: B, C …
cli-help-competition-olympiad-extra-team-against = How many teams of the group vote against it
cli-help-competition-olympiad-plan = Groups and finals for so many teams, with a proposal of the division
cli-help-competition-olympiad-plan-exchange = Two teams change places in the division
cli-help-competition-olympiad-plan-start = The first day of the event: show by when what is due
cli-help-competition-olympiad-line-up = The line-up that counts in a round
cli-help-competition-olympiad-line-up-places = The places in the team’s list, from board 1
cli-help-competition-olympiad-line-up-players = How many players the list has
cli-help-competition-olympiad-line-up-before = How many minutes before the round it was handed in
cli-help-competition-olympiad-line-up-force-majeure = The chief arbiter admits it for force majeure
cli-help-competition-olympiad-ranking = Rank a group by articles 11.1 to 11.4
cli-help-competition-olympiad-ranking-after =
    A match a line: 1:2 2.5:1.5; after a line --- the matches of a play-off for the title.
cli-help-competition-olympiad-ranking-results = The file of the results; - reads standard input
cli-help-competition-olympiad-ranking-title = The group is for the title
cli-help-competition-olympiad-ranking-extra = The team that plays out of competition
cli-help-competition-olympiad-rehearse = Play a whole championship by lot
cli-help-competition-convert = A tournament file in another dialect, or its players as a list; a list of players as a tournament file
cli-help-competition-convert-after =
    Examples: jadoube competition convert open.trf --to trf26 open26.trf; … players.csv --to trf26 new.trf; … open.trf --to csv players.csv
    Comments and records that nobody knows are kept. What the dialect has no form for is reported. An existing file is not written over.
cli-help-competition-convert-to = What to write
cli-help-competition-convert-to-trf16 = the report of 2016, with JaVaFo’s additions
cli-help-competition-convert-to-trf26 = the format in force since September 2025
cli-help-competition-convert-to-csv = a list of players for spreadsheets
cli-help-competition-convert-out = The file to write [default: standard output]
cli-help-competition-convert-file = A tournament file (TRF of 2006, 2016 or 2026), or a list of players (CSV)
cli-help-competition-check-file = A tournament file: TRF of 2006, 2016 or 2026
cli-help-competition-rating-file = A tournament file (TRF of 2006, 2016 or 2026), or a competition (.jadoube)
cli-help-competition-norms-file = { cli-help-competition-rating-file }
cli-help-competition-new-file = { cli-help-new-file }
cli-help-competition-encoding = How the letters of the file are encoded [default: UTF-8, or what is guessed]
cli-help-competition-encoding-utf-8 = all languages
cli-help-competition-encoding-windows-1250 = Central Europe
cli-help-competition-encoding-windows-1251 = Cyrillic
cli-help-competition-encoding-windows-1252 = Western Europe
cli-help-competition-json = Print the answer as JSON
cli-help-competition-check = What is wrong or odd in a tournament file, with line and column, and what the rating report lacks
cli-help-competition-check-after =
    Exit code 1: something in the file is wrong. What is only odd, or missing for the report, is reported.
cli-help-competition-check-titles = The tournament is for titles: the report needs more
cli-help-competition-check-all = Show everything, not three of a kind
cli-help-competition-rating = How the tournament changes the ratings
cli-help-competition-rating-after =
    Examples: jadoube competition rating open.trf; … --working 12; … --k 3=40,7=10
    A file does not say who has few games or once had 2400: give such a K with --k.
cli-help-competition-rating-working = Show how the change of this number comes about
cli-help-competition-rating-rate = The rate of play [default: by record 222 of the file]
cli-help-competition-rating-rate-standard = standard chess
cli-help-competition-rating-rate-rapid = rapid
cli-help-competition-rating-rate-blitz = blitz
cli-help-competition-rating-begun = The first day, by which the edition is chosen [default: as in the file]
cli-help-competition-rating-k = K of players as the rating list has it: 12=40,13=10
cli-help-competition-norms = Who has a title norm, and what was met or missed
cli-help-competition-norms-after =
    Examples: jadoube competition norms open.trf; … --working 12
    Wins may be left out, and in a Swiss the games after the norm. The requirements for the tournament itself are not examined.
cli-help-competition-norms-working = Show each requirement for this number, and what is still needed
cli-help-competition-norms-exempt = No foreign opponents are required here (B.01 1.4.3): national final, zonal, team league
cli-help-competition-new = Make a competition file with the regulations of its event
cli-help-competition-new-name = Its name [default: that of the file]
cli-help-competition-new-place = Where it is played
cli-help-competition-new-arbiter = The chief arbiter
cli-help-competition-new-laws = The edition of the Laws [default: the newest]
cli-help-competition-new-control = The time control, as in jadoube new [default: 90+30; 1972: 40/150,16/60]
cli-help-competition-new-system = How it is paired
cli-help-competition-new-system-berger = round robin by the Berger table
cli-help-competition-new-system-double = double round robin
cli-help-competition-new-system-manual = the arbiter pairs
cli-help-competition-new-system-knock-out = the loser of a match is out
cli-help-competition-new-system-match = two players, in stages
cli-help-competition-new-as-tabled = The rounds of a double round robin stay as the table has them: the last two of the first half are not exchanged
cli-help-competition-new-rounds = How many rounds, where the arbiter pairs
cli-help-competition-new-scoring = What results are worth: usual (1, ½, 0), or win-draw-loss, such as 3-1-0, perhaps with what an absence is worth behind it: 2-1-0-0
cli-help-competition-new-tie-breaks = The tie-breaks in their order [default: DE,WIN,SB; of teams MPTS,GPTS,DE]
cli-help-competition-new-edition = The edition of the tie-breaks by its year [default: by the first day]
cli-help-competition-new-withdrawal = Which rules hold where a player leaves [default: handbook]
cli-help-competition-new-date = The first day [default: today]
cli-help-competition-new-withdrawal-1958 = { cli-help-competition-withdrawal-rules-1958 }
cli-help-competition-new-withdrawal-1970 = { cli-help-competition-withdrawal-rules-1970 }
cli-help-competition-new-withdrawal-2006 = { cli-help-competition-withdrawal-rules-2006 }
cli-help-competition-new-withdrawal-handbook = { cli-help-competition-withdrawal-rules-handbook }
cli-help-competition-enter = Enter players: from a list, or one by options
cli-help-competition-enter-list = A list of players with headings (CSV) or a tournament file (.trf); - reads standard input
cli-help-competition-enter-name = The player: Surname, Given name
cli-help-competition-enter-fide = Players by their numbers in the imported rating list, with commas: name, federation, title, ratings
cli-help-competition-enter-federation = The federation’s three letters
cli-help-competition-enter-title = The title: GM, IM, WGM …
cli-help-competition-enter-rating = The rating
cli-help-competition-enter-fide-id = The number in FIDE’s list
cli-help-competition-enter-club = The club
cli-help-competition-enter-blind = Plays by the rules for blind players
cli-help-competition-enter-wheelchair = Needs a board that a wheelchair can reach
cli-help-competition-enter-fixed-board = Plays every game at this board
cli-help-competition-new-teams = Teams play: so many boards a match
cli-help-competition-enter-team = The list is that of a team with this name, strongest player first
cli-help-competition-enter-captain = The team’s captain
cli-help-competition-line-up = Take in a line-up for the round that is paired, as long as it is not published
cli-help-competition-line-up-team = The pairing number of the team
cli-help-competition-line-up-places = Who sits at board 1, 2, …: places in the team’s list, - for a board that stays empty: 1,2,4,5
cli-help-competition-line-up-reason = Why it comes late or is changed: force majeure, by decision of the chief arbiter (1972: 24.1)
cli-help-competition-withdraw-team = The number is that of a team
cli-help-competition-list = FIDE’s rating list on this machine: which one there is, and what was odd in it
cli-help-competition-list-after =
    Examples: jadoube competition list import players_list_foa.txt --date 2026-11; … list find carl mag --federation NOR
    The list is fetched from ratings.fide.com and unpacked; nothing of it is asked for over a network.
cli-help-competition-list-json = Print the answer as JSON
cli-help-competition-list-import = Import a list in the place of the one there was: the combined one or one of its own, text or XML
cli-help-competition-list-import-file = The unpacked file
cli-help-competition-list-import-date = The month of the list, 2026-11 [default: by its heading, its name, or the day on which it was written]
cli-help-competition-list-import-rate = Which rating a list with one rating has [default: by its name]
cli-help-competition-list-import-rate-standard = standard chess
cli-help-competition-list-import-rate-rapid = rapid
cli-help-competition-list-import-rate-blitz = blitz
cli-help-competition-list-import-json = Print the answer as JSON
cli-help-competition-list-find = Players by number, or by the first letters of surname and given name
cli-help-competition-list-find-text = 1503014, carl, “carlsen m”, müller; without accents or with them, in Cyrillic too
cli-help-competition-list-find-federation = The federation that comes first
cli-help-competition-list-find-limit = How many at most
cli-help-competition-list-find-json = Print the answer as JSON
cli-help-competition-number = Give the pairing numbers: by rating, by lot, or as drawn
cli-help-competition-number-seed = By lot from this number; it repeats the draw
cli-help-competition-number-order = Who has number 1, 2, …, by the order of entry, with commas
cli-help-competition-number-reason = Why, where there were numbers before
cli-help-competition-pair = Pair the next round, and show the draft
cli-help-competition-pair-pairings = Pairings by number, White first, from board 1: 1:4 2:3; only where the arbiter pairs
cli-help-competition-pair-json = Print the rounds as JSON
cli-help-competition-lot = Decide by lot a match that is tied after its last stage
cli-help-competition-lot-number = The pairing number of one of the two
cli-help-competition-lot-seed = By lot, from this number
cli-help-competition-lot-winner = The pairing number of who won the lot drawn in the hall
cli-help-competition-lot-reason = Why
cli-help-competition-publish = Publish the draft, and set its boards up
cli-help-competition-publish-chess960 = Chess960: how the initial position was drawn: lot:17 (from this number), dice:357, coin:…, cards:…, computer:… with the number of the position, or one for each board with commas
cli-help-competition-publish-basic-order = Teams that have handed in no line-up play in the order of their lists
cli-help-competition-publish-json = Print the rounds as JSON
cli-help-competition-change = Change published pairings, for one of the reasons that the handling rules allow
cli-help-competition-change-pairings = What is played at a board, by number, White first: 3=4:1
cli-help-competition-change-round = The round [default: the latest one published]
cli-help-competition-change-ground = The reason
cli-help-competition-change-ground-met-before = the two would meet again by mistake
cli-help-competition-change-ground-rules = the regulations of the event provide for it
cli-help-competition-change-ground-without-opponents = two players without opponents agree to play
cli-help-competition-change-ground-late-entry = a late entry; those concerned agree
cli-help-competition-change-ground-last-round = unforeseeable, at the top boards of the last round
cli-help-competition-change-reason = Why
cli-help-competition-absent = A player will not play a round
cli-help-competition-absent-number = The pairing number; several with commas: one act, undone together
cli-help-competition-absent-round = The round [default: the next one]
cli-help-competition-absent-comes = The player comes after all, and has no bye
cli-help-competition-bye = Give a player a bye requested in time
cli-help-competition-bye-number = The pairing number
cli-help-competition-bye-round = The round [default: the next one]
cli-help-competition-bye-points = What it is worth
cli-help-competition-bye-points-half = half a point
cli-help-competition-bye-points-full = the points of a win, where the regulations allow it
cli-help-competition-bye-points-zero = nothing
cli-help-competition-expel = Expel a player
cli-help-competition-expel-number = The pairing number
cli-help-competition-expel-from = The first round not played [default: the next one]
cli-help-competition-expel-reason = Why
cli-help-competition-amend = Correct what is known of a player
cli-help-competition-amend-number = The pairing number
cli-help-competition-amend-name = The name: Surname, Given name
cli-help-competition-amend-federation = The federation’s three letters
cli-help-competition-amend-title = The title: GM, IM, WGM …
cli-help-competition-amend-rating = The standard rating
cli-help-competition-amend-rapid = The rapid rating
cli-help-competition-amend-blitz = The blitz rating
cli-help-competition-amend-list = The list from which these official ratings come
cli-help-competition-amend-list-date = The date of that list: 2026-11-01
cli-help-competition-amend-event-rating = The rating that counts in this event
cli-help-competition-amend-event-list = The list from which the rating for the event comes; without one it is estimated by the arbiter
cli-help-competition-amend-event-date = The date of that list: 2026-11-01
cli-help-competition-amend-fide-id = The number in FIDE’s list
cli-help-competition-amend-birth = The date of birth, or its year: 1990
cli-help-competition-amend-club = The club
cli-help-competition-amend-blind = Whether the rules for blind players hold: true or false
cli-help-competition-amend-wheelchair = Whether the board must be accessible by wheelchair: true or false
cli-help-competition-amend-fixed-board = Plays every game at this board
cli-help-competition-amend-not-with = Not to be paired with these pairing numbers, with commas
cli-help-competition-amend-from-round = The first round played, after a late entry
cli-help-competition-regulations = Change the regulations of the event, or show them
cli-help-competition-regulations-control = The time control, as in jadoube new
cli-help-competition-regulations-scoring = What results are worth: usual (1, ½, 0), or win-draw-loss, such as 3-1-0, perhaps with what an absence is worth behind it: 2-1-0-0
cli-help-competition-regulations-withdrawal = { cli-help-competition-withdrawal-rules }
cli-help-competition-regulations-withdrawal-1958 = { cli-help-competition-withdrawal-rules-1958 }
cli-help-competition-regulations-withdrawal-1970 = { cli-help-competition-withdrawal-rules-1970 }
cli-help-competition-regulations-withdrawal-2006 = { cli-help-competition-withdrawal-rules-2006 }
cli-help-competition-regulations-withdrawal-handbook = { cli-help-competition-withdrawal-rules-handbook }
cli-help-competition-regulations-tie-breaks = The tie-breaks in their order
cli-help-competition-regulations-edition = The edition of the tie-breaks by its year
cli-help-competition-regulations-rounds = How many rounds, where the arbiter pairs
cli-help-competition-regulations-first-board = The number of the first board
cli-help-competition-regulations-host = The federation in which the event is held, by its three letters: norms count players of others as foreigners
cli-help-competition-regulations-half-point-byes = How many half-point byes a player may have, where it is another number than in the handling rules
cli-help-competition-regulations-no-byes-in-last = In so many of the last rounds there are no byes with points
cli-help-competition-regulations-full-point-byes = Whether there are full-point byes: true or false
cli-help-competition-regulations-late-half-points = So many rounds missed by a late entry are worth half a point each, where it is another number than in the handling rules
cli-help-competition-regulations-start = From which position the games begin
cli-help-competition-regulations-start-usual = the initial position
cli-help-competition-regulations-start-chess960 = Chess960, drawn once for the round
cli-help-competition-regulations-start-chess960-each-board = Chess960, drawn for each board
cli-help-competition-regulations-prizes = The prizes of a category, first place first; none after = takes them away. Categories: all, women, men, u18, o65, unrated, title:FM, federation:MKD, club:Name; of teams: all, board:1
cli-help-competition-regulations-share-prizes = What becomes of the prizes of players with the same points
cli-help-competition-regulations-share-prizes-by-place = each place has its own
cli-help-competition-regulations-share-prizes-equal = divided equally
cli-help-competition-regulations-share-prizes-hort = half by place, half divided equally (Hort system)
cli-help-competition-regulations-several-prizes = Whether a player may have several prizes: true or false
cli-help-competition-regulations-currency = The currency as it is printed
cli-help-competition-regulations-reason = Why they are changed
cli-help-competition-schedule = Fix when a round begins, and its sessions
cli-help-competition-schedule-round = The round
cli-help-competition-schedule-starts = The time: 2026-11-28 15:00
cli-help-competition-schedule-end = When the round ends: 20:00. Its sessions stand in the plan of the adjourned games too
cli-help-competition-schedule-pause = The break that divides the round into two sessions: 17:00-18:00
cli-help-competition-schedule-no-sessions = Remove the sessions of the round, with a reason
cli-help-competition-schedule-reason = Why sessions that are planned are changed or removed
cli-help-competition-result = Enter a result, or correct one
cli-help-competition-result-board = The board
cli-help-competition-result-result = 1, =, 0, ½-0, 0-½, 0-0, +-, -+, -/-; with u where it is not rated: 1u
cli-help-competition-result-round = The round [default: the latest at this board]
cli-help-competition-result-reason = Why, where another result is known, the round is over or the game goes on
cli-help-competition-result-game-ended = The game has ended, though its clock is still running here
cli-help-competition-withdraw = A player no longer plays
cli-help-competition-withdraw-number = The pairing number; several with commas: one act, undone together
cli-help-competition-withdraw-from = The first round not played [default: the next one]
cli-help-competition-withdraw-expelled = The player is expelled
cli-help-competition-withdraw-reason = Why
cli-help-competition-close = Close a round: all its results are in
cli-help-competition-close-round = The round [default: the earliest that is open]
cli-help-competition-undo = Undo the last act from which nothing has followed
cli-help-competition-rounds = Show pairings and results
cli-help-competition-rounds-json = Print the rounds as JSON
cli-help-competition-rounds-why = For each board, why the two meet
cli-help-competition-export = Write the event as a tournament file (TRF26), its standings as a list, or a page for the web
cli-help-competition-export-after = Exit code 1: the file of the competition is damaged, and what is written is incomplete; or a newer program recorded in it, and nothing is written. An incomplete tournament file says so in a comment (###), a page in its first paragraph; a list has no room for it.
cli-help-competition-export-trf = The tournament file that is written
cli-help-competition-export-csv = The list of the standings that is written
cli-help-competition-export-html = The page with standings and cross-table that is written
cli-help-competition-standings = The standings of an event or a tournament file (TRF), and what each tie-break is made of
cli-help-competition-standings-after =
    Examples: jadoube competition standings open.trf; … --after 5 --tie-breaks BH/C1,BH,SB,DE; … --working 12; … --edition 2024
    A value marked * is read in two ways; both are printed below. What the tie-breaks leave is shared.
cli-help-competition-standings-file = A competition file, or a tournament file: TRF of 2006, 2016 or 2026
cli-help-competition-standings-after-round = The standings after this round [default: the last one with results]
cli-help-competition-standings-tie-breaks = The tie-breaks, as files write them: BH/C1,SB,DE [default: those of the file]
cli-help-competition-standings-edition = The regulations by their year: 1972, 1980, 2006, 2023, 2024, 2026 [default: by the first day of the tournament]
cli-help-competition-standings-unrated = The rating announced for players without one
cli-help-competition-standings-lots = Those for whom lots were drawn, in the order of the lots: 7,3,12
cli-help-competition-standings-working = Show how each value of this number comes about
cli-help-competition-standings-json = Print the answer as JSON

# jadoube completions

cli-help-completions = Print completions for a shell
cli-help-completions-shell = The shell

# jadoube man

cli-help-man = Print the manual page

# jadoube competition: groups of the Olympiad of 1972

cli-help-competition-new-olympiad = A team world championship: 1972 men, or 1972 women [control: 40/150,16/60]
cli-help-competition-groups = The groups of a championship: put teams into them, close the preliminaries, begin the play-off; without an option, show them
cli-help-competition-groups-divide = Put the teams into their groups as proposed, by strength
cli-help-competition-groups-exchange = Two teams change places, by their pairing numbers: the committee decides so
cli-help-competition-groups-qualify = Close the preliminaries: the teams go to the finals by their places
cli-help-competition-groups-order = Teams that share a place, by their pairing numbers, as the committee orders them
cli-help-competition-groups-play-off = Let those who share the first place play for the title
cli-help-competition-groups-double = Of more than two, each meets each twice in the play-off
cli-help-competition-groups-fill = Fill up a final with the organiser’s second team, out of competition: B, C, …
cli-help-competition-groups-team = The name of that team
cli-help-competition-groups-captain = Its captain
cli-help-competition-groups-against = So many teams of the group voted against it
cli-help-competition-groups-list = Its players in order of strength: a table, or a tournament file
cli-help-competition-groups-reason = Why, where the teams were in groups before, or the committee gives an order
cli-help-competition-groups-json = Print the groups as JSON
cli-help-competition-draw-group = The group whose numbers are drawn: 3 in the preliminaries, B in the finals
cli-help-competition-draw-order = Which team drew 1, 2, … in the hall, by pairing numbers with commas
cli-help-competition-standings-group = The places of one group of a championship: 3 in the preliminaries, A in the finals
cli-help-competition-standings-category = Those of this category alone, with places of their own: women, men, u18, o65, unrated, title:FM, federation:MKD, club:Name
cli-help-competition-standings-as-of = As recorded at this time, without what was entered or corrected later: 2026-11-24 15:00

# Knock-out and matches
cli-help-competition-new-stages = Stages of a match, for knock-out and match, such as "2; 2@15+10; a@5|4" (without a rate: that of the event; sd: sudden death; a: Armageddon; to6: first to six points) [default: two games, then again until decided]
cli-help-competition-new-final-stages = Stages of the final of a knock-out, where they are others
cli-help-competition-new-third-place = The third place of a knock-out is played for
cli-help-competition-withdraw-return = The player or team that had left plays again, from the round given by --from; rounds played meanwhile stay as they are
cli-help-overwrite = Replace a file that is there already
cli-help-go-on-in-this = Record in this file although it is an older copy, or another one than this computer remembers
cli-help-competition-enter-encoding = How the letters of the list are encoded [default: UTF-8, or what is guessed]
