# The sheets of an incident, a round and a game with blind players, as they are printed.

protocol-incident = Incident { $no }: { $case }
protocol-round = Round { $round }
protocol-board = Board { $board }: { $game }
protocol-open = Not decided yet
protocol-open-again = Undecided at present: the decision was undone or reopened
protocol-course = Course of the decision
protocol-was-decided = Decided: { $decision }
protocol-corrections = Corrections
protocol-place = Place
protocol-arbiter = Arbiter
protocol-as-of = As recorded by
protocol-printed = Printed
protocol-opened = Opened
protocol-decided = Decided
protocol-position = Position (FEN)
protocol-result = Result
protocol-moves = Moves
protocol-head = Head
protocol-key = Key that signs
protocol-unsigned = Nobody: the record is not signed
protocol-nothing = There is no such incident, no game of that round, no game with blind players at that board, or no such round of an event
protocol-print = Print sheet…
protocol-no-games = No game of this round is set up
protocol-not-begun = not begun
protocol-going-on = in progress
protocol-head-camera = Head of the record for a camera
protocol-head-what = jadoube verify --head shows later whether this state is part of the file
protocol-blind = Announcement log: board { $board }, round { $round }
protocol-blind-who = Who is blind
protocol-blind-assistant = Assistant of { $side }
protocol-blind-course = Course of the game
protocol-blind-before = Before play began
protocol-blind-move = { $side }: { $move }
protocol-blind-not-made = { $side }: { $move } not in the score
protocol-blind-after = After the last move
protocol-blind-wrong = { $line }. Not the move that was announced

# The papers of an event

protocol-page = { $title } · page { $page } of { $pages }
protocol-pairings = Pairings of round { $round }
protocol-results = Results of round { $round }
protocol-begins = Begins
protocol-sessions = Sessions
protocol-draft = Draft: these pairings are not published yet
protocol-column-board = Board
protocol-column-white = White
protocol-column-black = Black
protocol-column-points = Points
protocol-column-id = FIDE ID
protocol-column-born = Born
protocol-column-club = Club
protocol-column-remarks = Remarks
protocol-board-result = Board { $board }: { $result }
protocol-undone = undone
protocol-players = Players
protocol-count = Number of players
protocol-board-cards = Board cards of round { $round }
protocol-card-board = Board { $board }
protocol-scoresheets = Scoresheets of round { $round }
protocol-sheet-place = Round { $round } · board { $board }
protocol-of-round = Protocol of round { $round }
protocol-stage = Stage
protocol-games = Games
protocol-adjourned = Adjourned games in order of resumption
protocol-incidents = Incidents
protocol-signed-chief = Chief arbiter
protocol-signed-director = Director
protocol-standings = Standings after round { $round }
protocol-results-missing =
    Round { $round }: { $count ->
        [one] no result yet at board { $boards }
       *[other] no result yet at boards { $boards }
    }
protocol-points-unfinished = * A game of an earlier round is not over: these points may grow
protocol-struck = In brackets: on record, but struck from the standings, because a player has left
protocol-numbers-given = Pairing numbers given ({ $how }): { $names }
protocol-prizes-provisional = Provisional: the event is not over, and the prizes follow the standings as they are now
protocol-clock-sheet = Clock check, round { $round }
protocol-control = Time control
protocol-clock-how = Check all clocks every 30 minutes: T1 and T2 are the times both clocks show. If their sum differs from what it must be by more than { $tolerance }, mark the deviation and look for the reason. On clocks that show the time used, T1 + T2 is the time since the start.
protocol-clock-periods = Once a clock has added the time of a later period, add it on the right-hand side too.
protocol-clock-delay = With a delay the sum may be larger: the deviation counts only downwards.
protocol-clock-moves = moves
protocol-clock-sum = Sum
protocol-clock-deviation = Deviation
protocol-column-players = Players
protocol-equipment = Equipment check, Laws of { $edition }
protocol-equipment-count = Boards in play
protocol-equipment-boards = Boards and pieces
protocol-equipment-clocks = Clocks
protocol-equipment-sheets = Scoresheets
protocol-equipment-blind = Blind players
protocol-equipment-what = What
protocol-equipment-laws = The Laws
protocol-equipment-wrong = Missing at boards
protocol-equipment-ok = In order
protocol-report = Report of the chief arbiter
protocol-regulations = Regulations
protocol-date = First day
protocol-laws-name = Laws of Chess
protocol-laws = edition of { $edition }
protocol-own-rules = with own regulations of the event
protocol-rounds = Rounds
protocol-column-round = Round
protocol-column-before = Before
protocol-column-reason = Reason
protocol-column-when = When
protocol-this-computer = this computer
protocol-recorded-at = Recorded at
protocol-column-who = Entered at
protocol-corrections-results = Corrections of results
protocol-incidents-appeals = Incidents and appeals
protocol-adjournments = Adjourned games
protocol-acts = Decisions about the event
protocol-none = None

# Certificates of title results
protocol-norms = Title results of { $name }
protocol-norm = Certificate of a title result: { $title }
protocol-norm-applicant = Applicant
protocol-norm-federation = Federation
protocol-norm-held = Title held
protocol-norm-dates = Dates
protocol-norm-rounds-a-day = Rounds a day, at most
protocol-norm-reckoning = Calculation
protocol-norm-requirements = Requirements
protocol-norm-colour = Colour
protocol-norm-opponent = Opponent
protocol-norm-counts-as = counts as { $rating }
protocol-norm-left-out = left out
protocol-norm-not-rated = not rated
protocol-norm-not-played = not played
protocol-norm-games = Games that count
protocol-norm-score = Points in them
protocol-norm-score-needed = Points required with this average
protocol-norm-average = Average rating of the opponents (Ra)
protocol-norm-difference = Difference by percentage (dp)
protocol-norm-performance = Performance (Rp)
protocol-norm-titles = Titles of the opponents
protocol-norm-federations = Federations of the opponents
protocol-norm-foreign = Foreign federations
protocol-norm-host = Federation in which the event is held
protocol-norm-code = Number of the registration with FIDE
protocol-norm-exemption = Exemption from foreign opponents (B.01 1.4.3), if any
protocol-norm-further = Further details
protocol-norm-to-write = To be filled in
protocol-norm-signed-federation = For the federation of the applicant

# Chess960
protocol-start = Initial position

# Prizes
protocol-prizes = List of prizes
protocol-column-prize = Prize
protocol-column-signed = Received
# The groups of the Olympiad of 1972
protocol-group-boards = Boards
protocol-group-white-first = White on board 1
protocol-group-black-first = Black on board 1
protocol-group-game-points = Game points
protocol-group-match-points = Match points
protocol-group-sonneborn-berger = Sonneborn-Berger
protocol-group-above = Above the next by

# Teams
protocol-matches = Match protocols, round { $round }
protocol-match = Match protocol, round { $round }, match { $nth }
protocol-match-first = First team (White on the odd boards)
protocol-match-second = Second team
protocol-match-against = Against
protocol-match-line-up = Line-up of { $team }
protocol-match-captain = Captain of { $team }
protocol-match-total = Result of the match
protocol-line-up-what = Write beside each player who plays the number of the board. The order of the list is kept: reserves move the others down, never up (1972: 24.1).
protocol-line-up-received = Received: director, date and time
protocol-signed-captain = Team captain
protocol-signed-captain-first = Captain of the first team
protocol-signed-captain-second = Captain of the second team
protocol-signed-match-arbiter = Match arbiter
