# The screen of the event: its pages.

tournament-page = Overview
tournament-players = Players
tournament-draw = Draw
tournament-round = Round
tournament-standings = Standings
tournament-cross-table = Cross-table
tournament-pages = Pages of the event
tournament-no-file = Open a competition, or make a new one.

# Page: event

tournament-next = Next: { $step }
tournament-next-fix = Fix the regulations…
tournament-next-enter = Enter players
tournament-next-number = Give pairing numbers
tournament-next-pair = Pair round { $round }
tournament-next-look = Show round { $round }
tournament-next-publish = Publish round { $round }
tournament-next-results = Enter results
tournament-next-settle = Settle the results
tournament-next-draw-start = Draw the position
tournament-next-close = Close round { $round }
tournament-next-resume = Show envelopes
tournament-next-standings = Show standings
tournament-event-none = This file has no event yet. Its regulations come first; then players, pairing numbers, rounds and results follow. Single games can be set up without an event
tournament-event-regulations = Regulations of the event
tournament-event-system = Pairing system
tournament-event-single = Round robin
tournament-event-double = Double round robin
tournament-event-manual = Paired by the arbiter
tournament-event-single-by = Round robin by the Berger tables ({ $article })
tournament-event-double-exchanged = Double round robin by the Berger tables; the last two rounds of the first cycle are exchanged ({ $article })
tournament-event-double-as-tabled = Double round robin by the Berger tables, all rounds as in the table ({ $article })
tournament-event-manual-by = Paired by the arbiter, { $rounds } rounds
tournament-event-rounds-for = { $system }: { $rounds } rounds for { $players } players
tournament-event-joint = Last two rounds of the first cycle
tournament-event-exchanged = Exchanged, so that nobody has one colour three times in a row
tournament-event-as-tabled = As in the table
tournament-event-rounds = Number of rounds
tournament-event-scoring = Scoring
tournament-event-usual = 1 – ½ – 0
tournament-event-three-one = 3 – 1 – 0
tournament-event-own = Own
tournament-event-own-rule = Two draws must not be worth more than a win and a loss together
tournament-event-worth = win { $win }, draw { $draw }, loss { $loss }, absence { $absence }
tournament-event-win = Win
tournament-event-draw = Draw
tournament-event-loss = Loss
tournament-event-absence = Absence
tournament-event-no-points = Write points such as 1, 0.5 or ½
tournament-event-rating = Rating that counts
tournament-event-standard = Standard
tournament-event-rapid = Rapid
tournament-event-blitz = Blitz
tournament-event-withdrawal = If a player leaves
tournament-event-withdrawal-1958 = Custom of 1958 ({ $article }): with less than half the games, all are annulled
tournament-event-withdrawal-1970 = Interpretations of 1969 and 1970 ({ $article })
tournament-event-withdrawal-2006 = Tournament Rules of 2006 ({ $article })
tournament-event-withdrawal-today = Handbook of today ({ $article }): with less than half the games, they stay on record and do not count for places
tournament-event-start = Initial position
tournament-event-start-usual = Usual
tournament-event-start-round = Chess960, one for the round
tournament-event-start-board = Chess960, one for each board
tournament-event-half-byes = Half-point byes for each player ({ $article }: { $usual })
tournament-event-last-rounds = Last rounds without byes with points
tournament-event-full-byes = Full-point byes
tournament-event-late-half = Missed rounds of a late entry worth half a point ({ $article }: { $usual })
tournament-event-byes = Byes
tournament-event-byes-fact = { $half } half-point for each player ({ $article }); none with points in the last { $last } rounds; full-point: { $full }; { $late } missed rounds of a late entry worth half a point
tournament-event-first-board = Number of the first board
tournament-event-host = Host federation (norms)
tournament-event-edition = Edition of the tie-breaks
tournament-event-proposals = Usual lists
tournament-event-tie-breaks = Tie-breaks as codes, separated by commas
tournament-event-tie-breaks-fact = Tie-breaks
tournament-event-order = Tie-breaks in their order
tournament-teams-order-keys = Ctrl+↑ and Ctrl+↓ move a player, Delete removes the player
tournament-event-order-keys = Ctrl+↑ and Ctrl+↓ move a tie-break, Delete removes it
tournament-event-no-tie-breaks = No tie-breaks: players with the same points share their places
tournament-event-up = Move up
tournament-event-down = Move down
tournament-event-remove = Remove
tournament-event-more = More tie-breaks: Enter adds one
tournament-event-breaks-nothing = { $code } breaks no tie here: { $why } ({ $article }). Remove it, or choose another
tournament-event-fix-title = Regulations of the event
tournament-event-fix = Fix the regulations
tournament-event-change-title = Change the regulations of the event
tournament-event-change = Change…
tournament-event-record = Record
tournament-event-schedule = Schedule of the rounds
tournament-event-file = File: { $path }
tournament-event-schedule-keys = Enter fixes when a round begins, and its sessions
tournament-event-no-rounds-of-teams = How many rounds there are is known once the teams are entered
tournament-event-no-rounds = How many rounds there are is known once the players are entered
tournament-event-round = Round { $round }
tournament-event-not-scheduled = no time fixed
tournament-event-fill = Fill…
tournament-event-start-title = When round { $round } begins
tournament-event-begins = Begins
tournament-event-ends = Ends
tournament-event-break = Break
tournament-event-sessions = sessions { $sessions }
tournament-event-timetable = Deadlines of the regulations
tournament-sessions-no-end = Write an end after the beginning, such as 20:00
tournament-sessions-no-break = Write a break between beginning and end, such as 17:00–18:00
tournament-event-out-of-order = Round { $round } would then not be in its order. Write a time between the rounds before and after
tournament-event-fill-title = When the rounds begin
tournament-event-fill-deed =
    { $count ->
        [0] Fix the times
        [one] Fix { $count } time
       *[other] Fix { $count } times
    }
tournament-event-first-day = First day
tournament-event-times = Times of each day at which rounds begin
tournament-event-free-days = Free days
tournament-event-no-day = Write a day such as 2026-12-01 or 1.12.
tournament-event-no-times = Write times such as 10:00, 16:00
tournament-event-no-days = Write days such as 2026-12-05, 6.12.
tournament-event-begins-at = Round { $round }: { $starts }

# Page: players

tournament-undo = Undo last act
tournament-undo-title = Undo the last act?
tournament-undo-deed = Undo
tournament-undo-about = The last act of the event does not belong to what this page shows. This would be recorded:
tournament-undo-known = The pairings of this round are known to the players. This would be recorded:
tournament-undo-changed = Something else has been done meanwhile. Look what would be undone now
tournament-undo-result = { $text } ({ $players }: { $result })
tournament-players-new = New player…
tournament-players-import = Import a list…
tournament-players-search = Search
tournament-players-order = Order
tournament-players-by-number = Number
tournament-players-by-name = Name
tournament-players-by-rating = Rating
tournament-players-table = Those who have entered
tournament-players-count = { $all ->
    [one] { $shown } of { $all } player
   *[other] { $shown } of { $all } players
}
tournament-teams-keys = Enter opens a team, Delete records its withdrawal, Ctrl+V pastes a list
tournament-players-keys = Enter opens a player, Delete records a withdrawal, Ctrl+V pastes a list
tournament-players-head-number = No.
tournament-players-head-name = Name
tournament-players-head-title = Title
tournament-players-head-federation = Federation
tournament-players-head-rating = Rating
tournament-players-head-club = Club
tournament-players-head-birth-year = Born
tournament-players-head-remarks = Remarks
tournament-players-numbered = number { $number }
tournament-players-no-number = no pairing number yet
tournament-players-rated = rating { $rating }
tournament-players-unrated = no rating
tournament-players-born = born { $year }
tournament-players-withdrawn = withdrawn from round { $round } on
tournament-players-expelled = expelled from round { $round } on
tournament-players-late = plays from round { $round } on
tournament-players-absent = absent in round { $round }
tournament-players-is-blind = blind
tournament-players-marked-blind = { $name } (blind)
tournament-players-uses-wheelchair = wheelchair
tournament-players-at-board = always board { $board }
tournament-players-not-paired = not paired with { $names }
tournament-players-amend = Amend…
tournament-players-leave = Leaves…
tournament-players-note-absent = In one round…
tournament-players-new-title = New player
tournament-players-enter = Enter the player
tournament-players-name = Name: surname, given name
tournament-players-federation = Federation
tournament-players-title = Title
tournament-players-fide-id = FIDE number
tournament-players-birth = Date or year of birth
tournament-players-club = Club
tournament-players-sex = Sex
tournament-players-untold = not known
tournament-players-woman = female
tournament-players-man = male
tournament-players-standard = Standard rating
tournament-players-standard-list = List of the standard rating
tournament-players-standard-date = Date of that list
tournament-players-rapid = Rapid rating
tournament-players-rapid-list = List of the rapid rating
tournament-players-rapid-date = Date of the rapid list
tournament-players-blitz = Blitz rating
tournament-players-blitz-list = List of the blitz rating
tournament-players-blitz-date = Date of the blitz list
tournament-players-event-rating = Rating for this event
tournament-players-event-rating-what = Where the arbiter estimates the strength; it counts before the official one ({ $article })
tournament-players-event-rating-list = List of that rating; empty if you estimate it
tournament-players-event-rating-date = Date of that rating
tournament-players-event-rating-told =
    rating for this event { $rating }, { $list ->
        [none] estimated by the arbiter
       *[other] { $list }
    }{ $date ->
        [none] { "" }
       *[other] , { $date }
    }
tournament-players-blind = Blind
tournament-players-wheelchair = Wheelchair
tournament-players-fixed-board = Always at board
tournament-players-not-with = Not paired with the numbers
tournament-players-from-round = Plays from round
tournament-players-nobody = Write numbers of other players, separated by commas
tournament-players-no-date = Write a date such as 2026-11-01, or a year
tournament-players-birth-wrong = Write a year of birth from { $from } to { $to }
tournament-players-leave-title = { $name } leaves the event
tournament-players-how = What happened
tournament-players-withdraws = Withdrawn
tournament-players-is-expelled = Expelled
tournament-players-from = First round not played
tournament-players-not-paired-again = All games played count; there are no further pairings ({ $article })
tournament-players-published-stay = Pairings that are published stay ({ $article }): enter their results, or change them on the page of the round
tournament-players-round-title = { $name } in one round
tournament-players-round-what = What is noted
tournament-players-is-absent = Absent
tournament-players-half-bye = Half-point bye
tournament-players-full-bye = Full-point bye
tournament-players-zero-bye = Bye without points
tournament-players-plays = Plays after all
tournament-players-has-bye = round { $round }: { $bye }
tournament-players-absent-round = Round
tournament-players-absent-what = Only of rounds that are not published. In a round robin the opponent wins by forfeit
tournament-players-import-title = Import a list of players
tournament-players-import-deed =
    { $count ->
        [0] Enter players
        [one] Enter { $count } player
       *[other] Enter { $count } players
    }
tournament-players-file-what = A table (CSV) or a tournament file (TRF). Enter reads it
tournament-players-paste = Or paste the list here
tournament-players-paste-example = Name, rating, federation
tournament-players-columns = Columns of the list
tournament-players-column = Column { $cell }: { $heading } ({ $samples })
tournament-players-kind = Ratings of the list
tournament-players-list = Name of the rating list
tournament-players-list-date = Date of the rating list
tournament-players-taken =
    { $count ->
        [0] Nobody new can enter
        [one] { $count } player enters
       *[other] { $count } players enter
    }
tournament-players-left-out =
    { $count ->
        [one] Left out: { $count } entry
       *[other] Left out: { $count } entries
    }
tournament-players-many = { $count } players entered
tournament-teams-many = { $count } players of { $teams } teams entered
tournament-players-many-undone = the entry of { $count } players
tournament-players-others = Numbers of others, for whom the same holds
tournament-players-others-example = 7, 12
tournament-players-others-what = All of them are recorded in one act and undone together
tournament-import-understood =
    Understood: { $players ->
        [one] { $players } player
       *[other] { $players } players
    }; not understood: { $lines ->
        [one] { $lines } line
       *[other] { $lines } lines
    }
tournament-import-columns =
    { $count ->
        [one] Left out: { $count } column
       *[other] Left out: { $count } columns
    }
tournament-import-hindered-empty = Choose a file or paste a list
tournament-import-hindered-none = The list has nobody who can be entered: see what was left out

# Page: round
tournament-round-unpaired = not paired yet
tournament-round-not-paired = This round is not paired yet
tournament-round-of = Round { $round } of { $count }
tournament-round-before = Previous round
tournament-round-after = Next round
tournament-round-page-up = Page Up
tournament-round-page-down = Page Down
tournament-round-no = Round { $round }, { $stage }
tournament-round-open = { $open ->
    [0] All results are in
    [one] { $open } result is missing
   *[other] { $open } results are missing
}
tournament-round-pair = Pair round { $round }
tournament-round-publish = { $count ->
    [one] Publish round { $round }: { $count } pairing
   *[other] Publish round { $round }: { $count } pairings
}
tournament-round-close = Close round { $round }
tournament-round-go = Go to round { $round }
tournament-round-change = Change pairings…
tournament-round-redraft = Change the draft…
tournament-round-published = { $boards ->
    [one] { $boards } board set up for round { $round }
   *[other] { $boards } boards set up for round { $round }
}
tournament-round-blind = A blind player plays at board { $boards }: before the game begins, select the board and choose “{ $deed }” ({ $key })
tournament-round-undo = Undo: { $what }
tournament-round-undo-result = result at board { $board }
tournament-round-undo-result-of = result at board { $board }, round { $round }
tournament-round-undo-draft = pairing of round { $round }
tournament-round-undo-publication = publication of round { $round }
tournament-round-undo-changing = change of pairings in round { $round }
tournament-round-undo-closing = closing of round { $round }
tournament-round-undo-last = last act
tournament-round-board = Board { $board }
tournament-round-boards = Boards of round { $round }
tournament-round-at = Board { $board }: { $players }
tournament-round-at-work = Round { $round } · Board { $board }: { $players }
tournament-round-against = { $white } against { $black }
tournament-round-head-board = Board
tournament-round-head-number = No.
tournament-round-head-number-meaning = Pairing number
tournament-round-head-white = White
tournament-round-head-rating = Rating
tournament-round-head-points = Points
tournament-round-number-of = Pairing number of { $side }
tournament-round-rating-of = Rating of { $side }
tournament-round-points-of = Points of { $side } before the round
tournament-round-head-result = Result
tournament-round-head-black = Black
tournament-round-seat-aloud = { $number } { $name }{ $rating ->
    [none] {""}
   *[other] , { $rating }
}, { $points } points
tournament-round-waiting = no result
tournament-round-playing = in play
tournament-round-adjourned = adjourned
tournament-round-differs = to be settled: the board shows { $result }
tournament-round-shows = the board shows { $result }
tournament-round-in-order = In board order
tournament-round-result = Result
tournament-round-result-at = Round { $round }, board { $board }
tournament-round-enter = Enter
tournament-round-all = All results
tournament-round-keys = 1 = 0 for this board, + or - where a player is absent, 17 1 for board 17
tournament-round-typed = First enter the result that is typed (Enter), or empty the field (Esc)
tournament-round-sign = { $sign }: { $result }
tournament-round-black-absent = Black has not come
tournament-round-white-absent = White has not come
tournament-round-both-absent = nobody has come
tournament-round-not-read = { $text ->
    [none] Type 1, = or 0; + or - where a player is absent
   *[other] “{ $text }” is not a result. Type 1, = or 0; + or - where a player is absent; for another board its number before it: 17 1
}
tournament-round-as-known = Board { $board } has this result already. Go on with another board
tournament-round-not-recorded = Not recorded: round { $round }, board { $board }: { $result }. { $why }
tournament-round-back = The field is back at board { $board }, whose result was not recorded. Look there before you enter “{ $text }”
tournament-round-finished = Board { $board } has { $known } already. To correct it, type its number too: { $board } { $text }
tournament-round-reason-in-words = Write in words why: the reason is written into the journal
tournament-round-next = Next: { $next }
tournament-round-why = { $known ->
    [none] Board { $board } is being played: { $result } ends the game. Why?
   *[other] Board { $board } has { $known }. Why is it { $result }?
}
tournament-round-of-match = { $game }: { $score } before it
tournament-round-odd = This changes who goes on ({ $article }); check the pairings after it. { $what }
tournament-round-later-stay = The pairings of later rounds stay as they are; standings and the next pairing follow the new result ({ $article })
tournament-round-entered = { $result } entered by { $who }, { $when }{ $reason ->
    [none] {""}
   *[other] : { $reason }
}{ $against ->
    [none] {""}
   *[other] . The game’s record had { $against }
}{ $undone ->
    [yes] . Undone
   *[no] {""}
}
tournament-round-no-game = The game of this round at board { $board } is not set up yet
tournament-round-none-selected = No game belongs to what is selected here: choose a board of a published round
tournament-round-byes = Without an opponent: { $players }
tournament-round-why-board = Why board { $board }: { $players }
tournament-round-why-short = Why board { $board }?
tournament-pair-title = Pairings of round { $round }
tournament-pair-about = Type the numbers of White and Black, then Enter. Enter alone when you are done
tournament-pair-next = Board { $board }: White and Black
tournament-pair-example = 7 12, or 5 7 12 for board 5
tournament-pair-changed = New pairing of a board
tournament-pair-changed-example = 7 12, or 5 7 12 for board 5
tournament-pair-list = Pairings
tournament-pair-remove = Remove
tournament-pair-stands = { $player } ({ $points } · W { $whites }, B { $blacks })
tournament-pair-left = { $count ->
    [one] Not paired: { $players }
   *[other] Not paired, { $count } players: { $players }
}
tournament-pair-not-read = Type two numbers, White first: 7 12. For another board its number before them: 5 7 12
tournament-pair-nobody = Nobody has number { $number }. Type a number from the list of players
tournament-pair-himself = A player cannot meet themself. Type two different numbers
tournament-pair-twice = { $player } plays at board { $board } already. Type another number, or change that board first
tournament-change-title = Change pairings of round { $round }
tournament-change-about = Published pairings are changed only for one of five reasons ({ $article })
tournament-change-ground = Reason by { $article }
tournament-change-ground-missing = Choose one of the reasons of { $article }
tournament-change-deed = Change pairings
tournament-projector-pairings = { $name } · Round { $round }
tournament-projector-standings = { $name } · Standings after round { $round }
tournament-projector-show-standings = Show standings
tournament-projector-show-pairings = Show pairings
tournament-projector-pause = Stop turning pages
tournament-projector-go-on = Turn pages
tournament-projector-space = Space
tournament-projector-place = { $place }. { $name }, { $points } points

# Page: standings
tournament-standings-nothing = There is nothing to rank yet: no regulations are fixed, or nobody has entered
tournament-standings-what = What is shown
tournament-standings-ratings = Rating changes
tournament-standings-norms = Title norms
tournament-standings-games = Games of those who left
tournament-standings-counted = As they count
tournament-standings-all-games = All that were played
tournament-standings-after =
    { $round ->
        [0] Before round 1
       *[other] After round { $round }
    }
tournament-standings-round-before = Round before
tournament-standings-round-after = Round after
tournament-standings-group = Group
tournament-standings-category = Category
tournament-standings-place = place { $place }
tournament-standings-place-shared = place { $place }, shared
tournament-standings-cell-shared = { $place }, shared
tournament-standings-no-place = no place
tournament-standings-two-readings = { $name } { $value }, there is another reading
tournament-standings-open =
    Round { $round } is not complete: { $count ->
        [one] { $count } result is missing
       *[other] { $count } results are missing
    }; what is missing counts nothing yet
tournament-standings-notes = Notes
tournament-standings-past = As it stood at…
tournament-standings-past-title = The standings as they were recorded at a time
tournament-standings-past-time = Day and time
tournament-standings-past-example = 24.11.2026 15:00
tournament-standings-past-what = What was entered or corrected later is left out
tournament-standings-past-wrong = Write a day and a time: 24.11.2026 15:00
tournament-standings-past-deed = Show
tournament-standings-past-reading = The record is being read…
tournament-standings-past-none = Nothing had been recorded at that time
tournament-standings-past-shown = As recorded by { $time }
tournament-standings-past-paper = Paper and files of this page have the standings as recorded then
tournament-standings-now = Back to now
tournament-standings-now-told = The standings as they are now
tournament-norms-made = norm
tournament-norms-missed =
    { $count ->
        [one] { $count } requirement missed
       *[other] { $count } requirements missed
    }
tournament-working = Working
tournament-number = number { $number }
tournament-has-left = has left
tournament-columns-before = Columns before
tournament-columns-after = Columns after

# Page: cross-table
tournament-column-points = Points
tournament-cross-order = Order
tournament-match-lot = Decide by lot…
tournament-match-lot-title = Decide the match by lot
tournament-match-lot-what = It is tied after its last stage. The draw is recorded with its reason, and with the seed where the program draws.
tournament-match-lot-how = How the lot is drawn
tournament-match-lot-drawn = Drawn in the hall: { $player }
tournament-cross-numbers = By number
tournament-cross-places = By place
tournament-cross-rounds = Round by round
tournament-cross-against = against { $name }
tournament-cross-same-player = the same player
tournament-cross-same-team = the same team
tournament-cross-points = points { $points }
tournament-cross-legend = 1 win, ½ draw, 0 loss, + and – without play, … being played, adj. adjourned; in brackets what does not count
tournament-cross-adjourned-short = adj.
tournament-cross-win = win
tournament-cross-draw = draw
tournament-cross-loss = loss
tournament-cross-adjourned = adjourned
tournament-cross-playing = being played
tournament-cross-forfeit-won = win without play
tournament-cross-forfeit-lost = loss without play
tournament-cross-bye = bye
tournament-cross-bye-full = bye with a full point
tournament-cross-bye-half = bye with half a point
tournament-cross-bye-zero = did not play
tournament-cross-not-counted = { $result }, does not count

# Page: draw
tournament-draw-nobody = Fix the regulations and enter the players first.
tournament-draw-numbers = Pairing numbers
tournament-draw-none = No pairing numbers have been given yet
tournament-draw-given = Numbers and names
tournament-draw-how-rating = By rating, title and name ({ $article })
tournament-draw-how-lot = By lot, seed { $seed }
tournament-draw-how-typed = As the arbiter entered them
tournament-draw-how-varma = By the restricted draw ({ $article })
tournament-draw-give = Give numbers…
tournament-draw-give-deed = Give numbers
tournament-draw-give-what = Numbers can change until the first round of a round robin is published, otherwise until round { $round } is paired ({ $article }).
tournament-draw-way = How
tournament-draw-way-rating = by rating
tournament-draw-way-lot = by lot
tournament-draw-way-typed = as drawn
tournament-draw-seed = Seed, which repeats the draw
tournament-draw-seed-wrong = The seed is a whole number. Write one, or leave the one proposed
tournament-draw-typed = Number
tournament-draw-typed-wrong = Every player needs one number ({ $article }). Write 1, 2, 3 and so on, each once
tournament-draw-begin = Restricted draw…
tournament-draw-begin-deed = Begin the draw
tournament-draw-begin-what = Players of one federation do not meet in the last three rounds. The largest federation draws first. For 9 to 24 players.
tournament-draw-tables = Tables
tournament-draw-tables-handbook = Handbook, C.06
tournament-draw-tables-2006 = Tournament Rules 2006
tournament-draw-varma = Restricted draw
tournament-draw-offered = What can be drawn
tournament-draw-next-envelope =
    { $name }{ $federation ->
        [none] {""}
       *[other] {" "}({ $federation })
    } takes a large envelope with at least { $count ->
        [one] { $count } number
       *[other] { $count } numbers
    }
tournament-draw-next-number = { $name } draws a number from envelope { $envelope }
tournament-draw-envelope = Envelope { $envelope }
tournament-draw-number = Number { $number }
tournament-draw-record = Record the draw
tournament-draw-by-lot = By lot…
tournament-draw-lot = Draw by lot
tournament-draw-lot-deed = Draw lots
tournament-draw-lot-what = Without envelopes: the seed is recorded, and the same seed gives the same draw.
tournament-draw-lot-extent = How much
tournament-draw-lot-one = the next step
tournament-draw-lot-all = all that are left
tournament-draw-done = Every player has a number
tournament-draw-order = Order of drawing
tournament-draw-history = Numbers given before
tournament-draw-before-all = before round 1
tournament-draw-after = after round { $round }
tournament-draw-start = Initial position, Chess960
tournament-draw-start-missing = Not drawn yet. Draw it before the round is published (Guidelines II)
tournament-draw-start-lot = Drawn by lot, seed { $seed }
tournament-draw-start-typed = Drawn in the hall
tournament-draw-start-at = Board { $board }: position { $position }
tournament-draw-start-draw = Draw the position…
tournament-draw-start-deed = Record the position
tournament-draw-start-what = One position for the round, or one for each board, as the regulations say (Guidelines II).
tournament-draw-start-dice = with dice
tournament-draw-start-coin = with a coin
tournament-draw-start-cards = with cards
tournament-draw-start-computer = by a computer
tournament-draw-start-numbers = Number of the position, 0 to 959; several with commas
tournament-draw-start-wrong = Write numbers from 0 to 959 with commas

# Page: standings, paper
tournament-norms-print = Print certificate…

# Prizes
tournament-standings-prizes = Prizes
tournament-prizes-open = Results of round { $round } are missing
tournament-event-prizes = Prizes
tournament-event-prizes-none = None
tournament-event-prizes-of = { $category }: { $amounts }
tournament-event-prizes-by-place = Each place has its own prize
tournament-event-prizes-equal = Players with the same points divide their prizes equally
tournament-event-prizes-hort = Half by place, half divided among players with the same points (Hort system)
tournament-event-prizes-several-fact = a player may have several prizes
tournament-event-prizes-one-fact = a category prize goes to players who have no prize yet
tournament-event-prizes-change = Prizes…
tournament-event-prizes-title = Prizes of the event
tournament-event-prizes-amounts = Prizes of this category, first place first
tournament-event-prizes-wrong = Write amounts with commas, such as 500, 300, 99.50
tournament-event-prizes-sharing = Players with the same points
tournament-event-prizes-several = A player may have several prizes
tournament-event-prizes-currency = Currency
# Page: teams
tournament-teams = Teams
tournament-teams-new = New team…
tournament-teams-import = Import teams…
tournament-teams-count =
    { $teams ->
        [one] { $teams } team
       *[other] { $teams } teams
    }, { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
tournament-teams-table = Teams with their players
tournament-teams-head-name = Team
tournament-teams-head-captain = Captain
tournament-teams-head-average = Average
tournament-teams-head-players = Players in order of strength
tournament-teams-with-captain = captain { $text }
tournament-teams-with-average = average rating { $text }
tournament-teams-left = left before round { $round }: { $reason }
tournament-teams-amend = Change team…
tournament-teams-leave = Leaves…
tournament-teams-return = Comes back…
tournament-teams-new-title = New team
tournament-teams-enter = Enter the team
tournament-teams-name = Name of the team
tournament-teams-federation = Federation of the team
tournament-teams-captain = Team captain
tournament-teams-player = Player to add
tournament-teams-rating = Rating of the player
tournament-teams-add = Add player
tournament-teams-added =
    { $count ->
        [one] { $count } player in the list
       *[other] { $count } players in the list
    }
tournament-teams-list = Players in order of strength
tournament-teams-nobody = No player yet
tournament-teams-too-few = A match has { $boards } boards; players in the list: { $count }. Add players
tournament-teams-from = First round that the team does not play
tournament-teams-withdraws = Withdrawn
tournament-teams-is-expelled = Expelled
tournament-teams-import-title = Import teams
tournament-teams-import-name = Team to which the whole list belongs
tournament-teams-import-what = Leave this empty if the list names the team of each player: in the column Club, or in a tournament file. The order of the list is the order of strength.
tournament-teams-import-deed =
    { $count ->
        [one] Enter { $count } team
       *[other] Enter { $count } teams
    }
tournament-teams-no-team = { $name }: the list does not say for which team. Choose a column for it, or write the team above
tournament-teams-taken =
    { $count ->
        [one] { $count } team would be entered
       *[other] { $count } teams would be entered
    }
tournament-teams-of = { $team }: { $players }
tournament-next-enter-teams = Enter teams
tournament-event-who = Who plays
tournament-event-who-players = Players
tournament-event-who-teams = Teams
tournament-event-boards = Boards in a match
tournament-event-list-order = Order of the list in line-ups
tournament-event-list-kept = Kept strictly (1972: 24.1)
tournament-event-list-free = Free
tournament-event-match-worth = Match points: win – draw – loss
tournament-event-match-two = 2 – 1 – 0
tournament-event-match-one = 1 – ½ – 0
tournament-event-line-ups-before = Line-ups are due so many minutes before the round
tournament-event-teams-fact = { $boards } boards in a match; match points { $points }; order of the list { $order ->
        [kept] kept in line-ups (1972: 24.1)
       *[free] free in line-ups
    }{ $before ->
        [none] {""}
       *[other] ; line-ups due { $before } min before the round (1972: 24.1)
    }
tournament-event-rounds-for-teams = { $system }: { $rounds } rounds for { $teams } teams
tournament-draw-teams = Pairing numbers of the teams
tournament-draw-teams-what = The numbers can be changed until the first round is published.
tournament-match-aloud = Match at boards { $boards }: { $first } against { $second }
tournament-match-line-up = line-up of { $team }: { $source }
tournament-match-handed-in = line-ups: { $count } of 2
tournament-match-nobody = nobody
tournament-match-empty-board = Board { $board }: { $white } – { $black }. { $winner ->
    [white] { $white } wins without play
    [black] { $black } wins without play
   *[none] Nobody plays there
}
tournament-match-free = Without opponent: { $teams }
tournament-match-pairs = Matches, a line each: the numbers of two teams, 1 – 4
tournament-match-pairs-wrong = Write two team numbers in each line
tournament-match-pairs-about = The team named first has White on the odd boards (1972: 20). Teams that are not named have no opponent.
tournament-line-up = Line-ups…
tournament-line-up-title = Line-up for round { $round }
tournament-line-up-about = Who sits at board 1, 2, …, by place in the team’s list; - for a board that stays empty. Reserves move the others down, never up (1972: 24.1).
tournament-line-up-deed = Record the line-up
tournament-line-up-team = Team
tournament-line-up-places = Places in the list, from board 1
tournament-line-up-wrong = Write the places in the list, as 1 2 4 5; - for an empty board
tournament-line-up-list = Players of the team
tournament-line-up-board = board { $board }
tournament-line-up-absent = absent in this round
tournament-line-up-due = Line-ups are due at { $due } (1972: 24.1)
tournament-line-up-was-due = Line-ups were due at { $due } (1972: 24.1)
tournament-line-up-ask = No line-up from { $teams }: who plays follows from the order of the list (1972: 24.1). Record line-ups, or publish once more, and it is published so
tournament-line-up-missing =
    { $count ->
        [one] { $count } line-up is missing
       *[other] { $count } line-ups are missing
    }: without one, the first of the list play (1972: 24.1). Record them in time
tournament-line-up-late = Line-ups were due at { $due }. Give the reason: a later one is admitted only for force majeure, by decision of the chief arbiter (1972: 24.1)
tournament-line-up-known = The pairings are published. Give the reason: a change is admitted only for force majeure, by decision of the chief arbiter (1972: 24.1)
tournament-boards = Board prizes
tournament-boards-board = Board
tournament-boards-games = Games
tournament-boards-percent = %
tournament-boards-percent-meaning = Percentage of points
tournament-boards-performance = Performance
tournament-boards-note = By the percentage of the points in the games played ({ $article }); a place is for who has played two thirds of the rounds (interpretation 21, 1957). The board is the place in the team’s list.
tournament-column-match-points = MP
tournament-column-game-points = GP
tournament-cross-team-points = match points { $matches }, game points { $games }
tournament-cross-team-legend = A cell has the points on all boards of a match; MP match points, GP game points; in brackets what does not count
# The Olympiad of 1972: its groups
tournament-event-olympiad-men = Men’s team world championship of 1972
tournament-event-olympiad-women = Women’s team world championship of 1972
tournament-event-olympiad-men-by = Men’s team world championship of 1972: preliminary groups and finals ({ $article })
tournament-event-olympiad-women-by = Women’s team world championship of 1972: preliminary groups and finals ({ $article })
tournament-event-olympiad-control = Time control of its regulations (Ol. 1972 21), which can be changed below: { $control }
tournament-event-olympiad-what = Teams play, on four boards for men and on two for women. Groups and finals follow from the number of teams (Ol. 1972 10).
tournament-next-divide = Put into groups
tournament-next-draw-groups = Draw the groups
tournament-next-qualify = Close the preliminaries
tournament-next-play-off = To the play-off
tournament-groups = Groups
tournament-groups-none = The teams are not in groups yet. They are proposed by strength, which is the order of the numbers; the committee can move teams (Ol. 1972 10, 19).
tournament-groups-rounds = Rounds { $first } to { $last }
tournament-groups-divide = Put into groups as proposed
tournament-groups-exchange = Exchange two teams…
tournament-groups-fill = Fill up a final…
tournament-groups-fill-title = Fill up a final
tournament-groups-fill-what = The organiser’s second team plays out of competition in a final with an odd number of teams. In the championship for men the votes of more than a third of its teams prevent that (Ol. 1972 10). If the final has its numbers already, they are drawn again.
tournament-groups-fill-final = Final to fill up
tournament-groups-fill-against = Votes of this final’s teams against it
tournament-groups-draw = Draw numbers…
tournament-groups-draw-title = Draw the numbers of the groups
tournament-groups-exchange-title = Exchange two teams
tournament-groups-draw-what = By lot the numbers of all groups that have none are drawn; the seed is kept, and repeats the draw. Or the teams drew in the hall: choose their group, and write the number of each (Ol. 1972 10). A group that has numbers already needs a reason.
tournament-groups-draw-deed = Draw the numbers
tournament-groups-way = How they are drawn
tournament-groups-by-lot = By lot
tournament-groups-qualify = Close the preliminaries…
tournament-groups-play-off = Begin the play-off
tournament-groups-play-off-twice = Begin the play-off in two cycles
tournament-groups-number = number { $number }
tournament-groups-strength = strength { $number }
tournament-groups-extra = out of competition
tournament-groups-exchange-what = The committee decides in which group a team plays; its reason is kept (Ol. 1972 19).
tournament-groups-exchange-deed = Exchange them
tournament-groups-one = One team
tournament-groups-other = The other team
tournament-groups-same = Choose two teams of different groups
tournament-groups-typed-wrong = Every team has one number (Ol. 1972 10). Write the numbers from 1 to the size of the group, each once
tournament-groups-qualify-what = The teams go to the finals by their places; results of the preliminaries do not count there (Ol. 1972 10, 11). Where teams share a place that decides, the committee gives their order.
tournament-groups-qualify-deed = Send them to the finals
tournament-groups-order = Teams that share a place, by number in the order of the committee
tournament-groups-order-wrong = Write the numbers of teams with commas
tournament-groups-order-reason = Why in this order

# Knock-out and matches
tournament-event-knock-out = Knock-out
tournament-event-match = Match of two
tournament-event-knock-out-by =
    { $third ->
        [yes] Knock-out, with a match for the third place ({ $article })
       *[no] Knock-out ({ $article })
    }
tournament-event-third = The third place is played for
tournament-event-stages = Stages of a match, separated by semicolons
tournament-event-stages-usual = Usual stages
tournament-event-stages-own = own
tournament-event-stages-help = 2: two games at the time control of the event; 2@15+10: two at 15 minutes + 10 seconds; to6: first to six points; sd@3+2: until a game is won; a@5|4: Armageddon, White 5, Black 4 minutes, a draw wins for Black; /2 at the end: the second of the two has White first
tournament-event-final-stages = Stages of the final, where they are others
tournament-event-stages-fact = Stages
tournament-event-stages-again = the last stage is played again until somebody wins
tournament-event-stage-games =
    { $games ->
        [one] one game
       *[other] { $games } games
    }
tournament-event-stage-first-to = first to { $points } points
tournament-event-stage-sudden = sudden death: until a game is won
tournament-event-stage-armageddon = Armageddon: a draw wins for Black
tournament-event-stage-at = { $stage } ({ $control })
tournament-round-head-match = Match
tournament-bracket = Bracket
tournament-bracket-legend = Points are those of the player named first; stages are separated by | and commas

# Heard by ears alone
tournament-round-publish-all-the-same = Publish round { $round } all the same
tournament-round-left-out = Without an opponent and without a bye in round { $round }: { $players }. Pair them or note a bye, or publish once more, and the round is published without them
tournament-round-look-first = The draft of round { $round } has only just come: look at it before you publish it
tournament-round-close-all-the-same = Close round { $round } all the same
tournament-round-undecided = Still open in round { $round }: { $incidents }. Decide them first, or close the round all the same with Ctrl+Enter once more; the incidents stay open then
tournament-round-incident = incident { $no } (board { $board })
tournament-round-all-in-next = All results of the round are in. Ctrl+Enter closes it
tournament-round-more-boards = and { $count } more
tournament-players-return = Comes back…
tournament-players-return-title = { $name } plays again
tournament-players-return-from = First round played again
tournament-players-return-what = Rounds that were played meanwhile stay as they are
tournament-players-away = away in rounds { $from } to { $last }
