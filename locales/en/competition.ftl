# Competitions without a hall: tables, draws, pairings, places.

# Berger tables

competition-table = Berger table for { $players } players, { $rounds } rounds ({ $article })
competition-table-boards = Colours of the team named first, from board 1: { $colours }
competition-white-short = W
competition-black-short = B
competition-table-bye = Bye: { $player }
competition-berger-too-few = A round robin needs at least { $least } players; there are { $players } ({ $article }). Enter more players first
competition-berger-too-many = There is no table for { $players } players ({ $article }). Divide them into groups
competition-berger-why-pivot =
    In round { $table_round } of the table the highest number { $highest } meets { $pivot }, who has { $colour ->
        [white] White
       *[black] Black
    }
competition-berger-why-around =
    In round { $table_round } of the table, with the numbers 1 to { $of } in a circle, both are equally far from { $pivot }: { $steps ->
        [one] { $steps } number
       *[other] { $steps } numbers
    } before it and after it

# Typed tables

competition-typed-no-pair = Line { $line }, column { $column }: “{ $text }” is not a pairing. Write a round a line, such as 1. 1:4 2:3
competition-typed-too-large = Line { $line }, column { $column }: the number is too large
competition-typed-nothing = The table has no rounds
competition-table-checked =
    Berger table for { $players } players: { $count ->
        [0] no misprint
        [one] { $count } misprint
       *[other] { $count } misprints
    }
competition-table-follows = What follows from them:
competition-own-checked =
    { $count ->
        [0] Nothing is wrong with these pairings
        [one] { $count } finding
       *[other] { $count } findings
    }
competition-misprint-wrong = Round { $round }, board { $board }: { $printed } must be { $table }
competition-misprint-colours = Round { $round }, board { $board }: the colours of { $printed } are reversed
competition-misprint-extra = Round { $round }, board { $board }: { $printed } does not belong there
competition-misprint-missing = Round { $round }: { $table } is missing
competition-misprint-missing-round = Round { $round } is missing
competition-misprint-extra-round = Round { $round } is one too many

# Pairings that are checked

competition-check-nobody = Round { $round }, board { $board }: there is no player { $player }
competition-check-himself = Round { $round }, board { $board }: { $player } is paired with the same number
competition-check-twice = Round { $round }: { $player } is paired more than once, at boards { $boards }
competition-check-left-out = Round { $round }: { $player } is not paired
competition-check-bye-again = { $player } has more than one bye: rounds { $rounds }
competition-check-again = { $one } and { $other } meet too often: rounds { $rounds }
competition-check-too-seldom =
    { $one } and { $other } { $meetings ->
        [0] do not meet
        [one] meet only once
       *[other] meet only { $meetings } times
    }
competition-check-same-team = Round { $round }, board { $board }: { $one } and { $other } belong to one team ({ $team })
competition-check-colour-in-a-row =
    { $player } has { $colour ->
        [white] White
       *[black] Black
    } in { $games } games in a row, rounds { $from } to { $to }
competition-check-colour-difference = { $player } has White { $whites } times and Black { $blacks } times

# The restricted draw

competition-varma-title = Restricted draw ({ $article }): number, envelope, federation, player
competition-varma-seed = By lot, seed { $seed }
competition-varma-next-envelope = { $name } takes a large envelope: { $envelopes }
competition-varma-next-number = { $name } draws a number from envelope { $envelope }: { $numbers }
competition-varma-row-meet = { $one } and { $other } of group { $envelope } meet in round { $round }, one of the last three
competition-varma-row-twice = { $player } is in two groups
competition-varma-row-missing = { $player } is in no group
competition-varma-withheld-too-small = Envelope { $envelope } is too small: { $numbers } numbers for { $players } players
competition-varma-withheld-leaves-none = Envelope { $envelope } is held back: after it, a later federation would find none that is large enough
competition-varma-no-row = There are Varma tables for 9 to 24 players, not for { $players } ({ $article }). Draw without restriction
competition-varma-row = The row of { $article } is wrong: { $faults }. Draw by the tables of the Handbook
competition-varma-federation-too-large = { $federation } has { $players } players, and the largest envelope holds { $numbers } numbers ({ $article }). Draw without restriction, or agree on an exception
competition-varma-no-place = The federations cannot be placed so that each draws from one envelope ({ $article }). Draw without restriction, or agree on an exception
competition-varma-envelope = { $why } ({ $article }). Choose another envelope
competition-varma-no-such-envelope = There is no envelope { $envelope } ({ $article }). Choose one of those offered
competition-varma-not-in-envelope = { $player } is not in envelope { $envelope }: it was drawn already, or lies in another ({ $article }). Choose a number that is left there
competition-varma-not-in-any = { $player } is in none of the envelopes: it was drawn already, or there is no such number ({ $article }). Choose a number that is left
competition-varma-out-of-turn = This is not the next step of the draw ({ $article }). Choose among what is offered now
competition-varma-done = Every player has a number ({ $article }). Go on with the pairing of the first round
competition-varma-step-envelope = entrant { $entry } takes envelope { $envelope }
competition-varma-step-number = entrant { $entry } draws number { $number }

# Withdrawals

competition-withdrawal-decision =
    { $player } completed { $completed } of { $to_play } ({ $article }): { $fate ->
        [counted] everything counts
        [record-only] on record, but struck from the standings
       *[annulled] annulled
    }
competition-withdrawal-columns = No., points on record, points in the standings, name
competition-withdrawal-completed = played
competition-withdrawal-unfinished = unfinished
competition-withdrawal-forfeited = defaulted
competition-withdrawal-no-leaver = “{ $text }” is not NUMBER@ROUND: who leaves, and the first round not played, such as 3@6
competition-withdrawal-nobody = There is no number { $player }
competition-withdrawal-no-games = { $player } has no game in the schedule
competition-withdrawal-other-opponent = In round { $round } { $player } played against another opponent than the schedule has

# Matches and brackets

competition-match-first = the first player
competition-match-second = the second player
competition-match-won = The match is won by { $who }
competition-match-next = Next: stage { $stage }, game { $game }; White: { $who }
competition-match-undecided = All stages are played, and the match is even
competition-match-after = Games played after the decision, not rated (B.02 6.2): { $games }
competition-match-too-many = There are results for more stages than the match has
competition-match-stage = “{ $text }” is not a stage. Write, for example, 2@90+30, to6@90+30, sd@3+2 or a@W300-B240
competition-match-game = “{ $sign }” is not a result. Write 1, 0 or = as White scored, - where both lost
competition-match-why-out-of-reach =
    the opponent cannot catch up, { $left ->
        [0] no game is left
        [one] { $left } game left
       *[other] { $left } games left
    }
competition-match-why-reached = the points needed are reached
competition-match-why-won = a game was won
competition-match-why-drawn-for-black = drawn, and Black wins the Armageddon game
competition-match-why-even = even
competition-bracket-bye = bye
competition-bracket-winner = winner of { $match }
competition-bracket-loser = loser of { $match }
competition-bracket-third = third place
competition-bracket-no-winner = “{ $text }” is not MATCH=PLAYER, such as 1.2=5
competition-bracket-too-few = A knock-out needs two players; there are { $players } ({ $article }). Enter more players first
competition-bracket-too-many = There is no bracket for { $players } players ({ $article }). Divide them into groups
competition-bracket-not-in-tie = { $player } does not play in match { $round }.{ $place } ({ $article }). Choose one of its two players

# The team world championships of 1972

competition-olympiad-one-group = One group of { $teams } teams
competition-olympiad-group = Group { $group }: { $teams }
competition-olympiad-final = Final { $final }: { $size } teams, from the groups { $qualify }
competition-olympiad-swiss = Swiss system, { $rounds } rounds; the regulations do not give its rules
competition-olympiad-days = The whole event takes { $days } days at most
competition-olympiad-extra-may = The organiser may enter a second team out of competition; its place goes to the next team
competition-olympiad-extra-shall = The organiser shall enter a second team out of competition; its place goes to the next team
competition-olympiad-no-day = Write the day like 1972-09-18
competition-olympiad-misprint-groups = The document prints the groups { $sizes }, which do not add up to the teams
competition-olympiad-misprint-no-qualifiers = The document does not print who qualifies for final { $final }
competition-olympiad-misprint-final-size = The document prints { $size } teams for final { $final }, which is not the sum of those who qualify
competition-olympiad-misprint-final-too-many = The document prints a final { $final } of { $size } teams, for which nobody is left
competition-olympiad-misprint-one-row = The document prints one row for { $from } to { $to } teams; this is an even spread
competition-olympiad-task-draft = Draft of the invitation to the President
competition-olympiad-task-invitation = Final invitation
competition-olympiad-task-entries = Entries with the fee; copies to the President and the zone
competition-olympiad-task-lists = Lists of the teams with their captains
competition-entry-players = The list has { $players } players; it must have { $least } to { $most }
competition-entry-no-captain = No captain is named
competition-entry-twice = { $name } is in the list twice
competition-line-up-boards = The line-up has { $players } players for { $boards } boards
competition-line-up-nobody = Place { $place } of the list is empty
competition-line-up-order = { $above } at board { $board } must not sit above { $below }: the order of the list is kept (24.1)
competition-line-up-posted = Posted { $minutes } minutes before the round
competition-line-up-source-handed-in = handed in in time
competition-line-up-source-basic-order = nothing was handed in in time: the basic order
competition-line-up-source-force-majeure = changed for force majeure by the chief arbiter
competition-division-no-row = The table ends at { $most } teams; there are { $teams } (Ol. 1972 10). Enter fewer teams, or choose another system
competition-division-too-few = A group needs at least three teams; there are { $teams } (Ol. 1972 10). Enter more teams first
competition-division-nobody = Team { $team } is in no group (Ol. 1972 10). Put it into one
competition-division-incomplete = The ranking of group { $group } does not have all its teams (Ol. 1972 11). Name each of its teams once
competition-division-objected = More than a third of the group objects: { $votes } of { $teams } (Ol. 1972 10). Leave the group as it is
competition-division-even = The group is even: { $teams } teams (Ol. 1972 10). Leave it as it is; only an odd one is filled up
competition-division-not-in-title = No team plays out of competition in the final for the title (Ol. 1972 10). Choose another group
competition-results-no-match = Line { $line }: “{ $text }” is not a match. Write, for example, 1:2 2.5:1.5
competition-results-too-many = Line { $line }: more points than a match of { $boards } boards has
competition-ranking-columns = Place, team, game points, match points, Sonneborn-Berger, above the next by
competition-ranking-term = against { $opponent }: { $points } × share of { $own } = { $adds }
competition-ranking-play-off = { $teams } must play for the title (11.4): a match of two rounds, or a match tournament, at once in the same place
competition-ranking-by-game-points = game points (11.1)
competition-ranking-by-match-points = match points (11.2)
competition-ranking-by-match-between = the match between them (11.3)
competition-ranking-by-play-off = the play-off (11.4)
competition-ranking-by-sonneborn-berger = Sonneborn-Berger (11.4)

# Tournament files (TRF)

competition-trf-at = Line { $line }, column { $column }: { $what }
competition-trf-not-a-number = “{ $text }” is not a number
competition-trf-not-points = “{ $text }” is not a number of points; write, for example, 6.5
competition-trf-no-number = A number is missing that this record needs
competition-trf-no-such-result = “{ $sign }” is not a result; known are 1 = 0 + - W D L H F U Z
competition-trf-no-such-colour = “{ $text }” is not a colour; write w or b
competition-trf-no-such-letter = “{ $text }” means nothing here
competition-trf-no-colour = A game without the colour of its pieces
competition-trf-number-twice = The number { $number } is already in line { $first }; this line is skipped
competition-trf-nobody-of-that-number = Nobody has the number { $number }
competition-trf-against-himself = Round { $round }: a player against himself
competition-trf-pairing-differs = Round { $round }: the line of player { $opponent } says otherwise
competition-trf-between-fields = “{ $text }” is between two fields: columns may have slipped
competition-trf-counted-in-bytes = The columns of this line are counted in bytes instead of letters
competition-trf-date-form = “{ $text }”: dates are written YYYY/MM/DD
competition-trf-title-form = “{ $text }”: titles are written GM, IM, FM, CM, WGM, WIM, WFM, WCM
competition-trf-full-bye = Round { $round }: a full-point bye (F) is deprecated. If the pairing gave it, write U, or the player may get a second one
competition-trf-result-without-opponent = Round { $round }: a result without an opponent, taken for a bye
competition-trf-bye-with-opponent = Round { $round }: a bye and an opponent; taken for a bye
competition-trf-points-differ = { $stated } points, but the results are worth { $counted }
competition-trf-surplus-round = There are results after the last round, from round { $round } on
competition-trf-long-fide-number = { $text } has more digits than a FIDE number
competition-trf-unequal-points = “{ $text }”: results of one kind have different points; the last ones count
competition-trf-unknown-code = The code “{ $text }” is not known; the line is kept
competition-trf-other-encoding = The file is not in UTF-8, but probably in { $text }. Look at the names, and choose with --encoding
competition-trf-mixed-line-ends = The lines end in different ways
competition-trf-missing = Record { $code } is missing
competition-trf-empty = Record { $code } is empty or incomplete
competition-trf-without = Player { $number }: { $field } is missing
competition-field-sex = the sex
competition-field-name = the name
competition-field-federation = the federation
competition-field-fide-number = the FIDE number
competition-field-birth = the date of birth
competition-field-rank = the rank
competition-file-no-players = { $path } holds no players: choose a tournament file (TRF) or a list of players (CSV)
competition-file-no-number = Nobody has the number { $number }
competition-file-left-out = { $count ->
        [one] Left out, because the dialect has no form for it: record { $code }, { $count } line
       *[other] Left out, because the dialect has no form for them: records { $code }, { $count } lines
    }
competition-file-unwritable = Line { $line }: the encoding has no { $letter }
competition-check-found = { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }. Wrong: { $wrong }. Odd: { $odd }
competition-check-complete = Nothing is missing for the rating report
competition-check-lacks = For the rating report:
competition-check-more = … and { $count } more like this (--all shows them)

# Lists of players (CSV)

competition-csv-at = Line { $line }, cell { $cell }: { $what }
competition-csv-not-a-number = “{ $text }” is not a number
competition-csv-not-a-date = “{ $text }” is neither a date nor a year
competition-csv-no-such-sex = “{ $text }”: write m or w
competition-csv-not-yes-or-no = “{ $text }”: write yes or no
competition-csv-number-twice = The number { $number } occurs twice; the player was given the next free one
competition-csv-no-name = A line without a name; it was skipped
competition-csv-column = Column { $cell } ({ $heading }): { $column }
competition-csv-ignored = not understood, left out
competition-column-number = number
competition-column-name = name
competition-column-surname = surname
competition-column-given-name = given name
competition-column-title = title
competition-column-rating = rating
competition-column-federation = federation
competition-column-fide-id = FIDE number
competition-column-sex = sex
competition-column-club = club
competition-column-birth = date of birth
competition-column-rapid = rapid rating
competition-column-blitz = blitz rating
competition-column-blind = blind
competition-column-wheelchair = wheelchair
competition-column-fixed-board = always at board

# Ratings

competition-rate-standard = standard chess
competition-rate-rapid = rapid
competition-rate-blitz = blitz
competition-rating-edition-january2022 = B.02 from January 2022
competition-rating-edition-march2024 = B.02 from March 2024
competition-rating-edition-december2024 = B.02 from December 2024
competition-rating-edition-october2025 = B.02 from October 2025
competition-rating-head = Rating changes in { $rate }, by { $edition }
competition-rating-columns = No.	Name	Rating	K	Games	Change	New
competition-rating-columns-in-full = Pairing number	Name	Rating	Development coefficient K	Games	Rating change	New rating
competition-rating-no-day = “{ $text }” is not a day; write, for example, 2026-11-01
competition-rating-no-k = “{ $text }”: write number=K, such as 12=40
competition-rating-term = Round { $round }, against { $opponent } ({ $rating }): difference { $difference }{ $cut ->
        [yes] {""}, counted as { $counted }
       *[no] {""}
    }; { $score } - { $expected } = { $surplus }
competition-rating-other = Round { $round } does not count: { $why }
competition-rating-k = K = { $k }: { $reason }{ $limited ->
        [yes] ; { $full } × { $games } games would be more than 700
       *[no] {""}
    } ({ $article })
competition-rating-sum = { $surplus } × { $k } = { $change }; { $rating } becomes { $after }
competition-rating-first-game = Round { $round }, against { $opponent } ({ $rating }): { $score }
competition-rating-first-sum = Sum of ratings { $sum } of { $count }, points { $points }, { $percent } per cent: { $difference }. First rating { $rating }: { $outcome } ({ $article })
competition-factor-listed = as given
competition-factor-new = fewer than 30 games
competition-factor-junior = until the end of the year of the 18th birthday, below 2300
competition-factor-usual = below 2400
competition-factor-reached = 2400 was reached
competition-unrated-unrated-opponent = the opponent has no rating
competition-unrated-forfeit = forfeit
competition-unrated-no-move = a player made no move
competition-unrated-no-result = the result is not known yet
competition-unrated-too-unequal = the players are too unequal for a rapid or blitz game
competition-unrated-no-opponent = the opponent is not in the file
competition-first-listed = goes into the list
competition-first-too-few-games = waits for further games
competition-first-disregarded = no point in the first event: disregarded
competition-first-below-floor = below the lowest rating of the list
competition-first-highest = the highest that a first rating can be

# Title norms

competition-norm-games = games
competition-norm-foreign-federations = foreign federations
competition-norm-own-federation = opponents from the player’s own federation
competition-norm-one-federation = opponents from one federation
competition-norm-titled = title holders
competition-norm-holders = holders of the title or of a higher one
competition-norm-players = players of the double round robin
competition-norm-score = points in per cent
competition-norm-average = average rating of the opponents
competition-norm-performance = performance
competition-norms-none = Nobody has a norm
competition-norms-earlier = The event is earlier than all title regulations that the program knows: those of { $year } are used (B.01). Check the requirements against the regulations of its time
competition-norms-norm = { $number } { $name }: { $title } norm, { $points } of { $games }, average { $average }, performance { $performance }
competition-norms-title = { $title }: { $norm ->
        [yes] norm
       *[no] no norm
    }
competition-norms-finding = { $state ->
        [met] met
        [exempt] exempt
       *[missed] missed
    }: { $requirement } { $value }, { $bound ->
        [most] at most { $limit }
       *[least] at least { $limit }
    } ({ $article })
competition-norms-raised = { $opponent } counts as { $floor } ({ $article })
competition-norms-left-out = Left out: rounds { $rounds } ({ $articles })
competition-norms-next = Needed against the next opponent: { $points }
competition-norms-impossible = The level cannot be reached any more
competition-norms-too-few = No norm is possible here: at least { $least } games are needed, and the remaining rounds do not give that many
competition-norms-row = { $points } from the remaining { $rounds ->
        [one] round
       *[other] { $rounds } rounds
    }: opponents with an average of at least { $average }
competition-norms-needed = Still to be met: { $holders } holders of the title, { $titled } title holders, { $federations } foreign federations
competition-norms-international = A tournament as international as this needs no foreign opponents: { $foreigners } rated foreigners of { $federations } federations, { $titled } with titles ({ $article })

# Competitions that know no hall: standings and tie-breaks.

# The standing

competition-standings-title = { $round ->
    [0] Standings before the first round, by { $edition }
   *[other] Standings after round { $round }, by { $edition }
}
competition-standings-place = Place
competition-standings-number = No.
competition-standings-name = Name
competition-standings-title-held = Title
competition-standings-federation = Fed.
competition-standings-rating = Rating
competition-standings-cut = { $count ->
    [1] { $name } without the least significant value
   *[other] { $name } without the { $count } least significant values
}
competition-standings-median = { $count ->
    [1] { $name } without the least and the most significant value
   *[other] { $name } without the { $count } least and { $count } most significant values
}
competition-standings-no-list = No tie-breaks are named: those with the same points share their place
competition-standings-breaks-nothing = { $code } breaks no tie: { $why } ({ $article })
competition-standings-shared = Place { $place } is shared by { $numbers }
competition-standings-reading = * No. { $number }, { $code }: also read as { $value }. { $why } ({ $article })
competition-standings-by-tie-break = Placed below the one above by { $code }
competition-standings-by-lots = Placed below the one above by lot
competition-standings-no-players = { $path } holds no players: choose a tournament file (TRF)
competition-standings-no-category = A category needs the players of a competition file: leave the category out
competition-standings-no-time = Only a competition file has the standings as of a time: leave the time out
competition-standings-no-edition = There are no regulations of { $year }. Known: { $known }
competition-standings-no-round = Round { $round } has no results: the file ends with round { $begun }
competition-standings-no-number = Nobody has the number { $number }

# The working of a value

competition-working-who = No. { $number } { $name }: place { $place }
competition-standings-adjourned = round { $round } adjourned
competition-standings-playing = round { $round } being played
competition-standings-all-games = all games that were played
competition-standings-remarks = Remarks
competition-export-missing = Results are missing: this is not the final report. A game that is not over has the sign ? and counts nothing (record 162, X). { $missing }
competition-export-incomplete =
    { $why ->
        [salvaged] Possibly incomplete: the file of the competition was saved from a damaged one, and nobody has countersigned it since. A result may be an earlier one that had been corrected{ $row ->
            [none] {""}
           *[other] . Round { $row } is missing
        }
        [newer] Incomplete: a newer program recorded in the file of the competition what this one does not understand
       *[damaged] Incomplete: the file of the competition is damaged, and this is what could be read{ $row ->
            [none] {""}
           *[other] ; from row { $row } on nothing is certain
        }
    }
competition-working-head = { $code } = { $value }: { $name } ({ $article }). { $method }
competition-working-nothing = { $code }: { $name } ({ $article }). { $value }
competition-working-all-struck = Struck: the player has left, and the games ({ $games }) count for nobody in the standings; they stay on record
competition-working-round = Round { $round }
competition-working-board = Board { $board }
competition-working-against = against { $opponent }
competition-working-amount = { $amount }: { $why } ({ $article })
competition-working-cut = left out: { $why } ({ $article })
competition-working-reading = Also read as { $value }: { $why } ({ $article })

# Editions

competition-edition-olympiad1972 = the regulations of the team world championship (1972)
competition-edition-interpretations1980 = the interpretations of 1980
competition-edition-tournament-rules2006 = the tournament rules of 2006
competition-edition-september2023 = C.07 from September 2023
competition-edition-august2024 = C.07 from August 2024
competition-edition-march2026 = C.07 from March 2026

competition-rest-lots = A remaining tie is decided by lot, unless the regulations of the event leave it unbroken
competition-rest-shared = A remaining tie is left unbroken

competition-code-unknown-name = { $text } is not a tie-break that the program knows (C.07). Choose one from the list; one of the competition’s own begins with OTHER_
competition-code-unknown-modifier = { $text }: the modifier is not known (C.07). Write C1, C2, M1, M2, P, L+1 or the like after the slash

# Tie-breaks

competition-tie-break-points = points
competition-tie-break-match-points = match points
competition-tie-break-game-points = game points
competition-tie-break-direct-encounter = direct encounter
competition-tie-break-wins = number of wins
competition-tie-break-games-won = number of games won
competition-tie-break-black-games = number of games played with Black
competition-tie-break-black-wins = number of games won with Black
competition-tie-break-progressive = progressive scores
competition-tie-break-elected = rounds one elected to play
competition-tie-break-standard = standard points
competition-tie-break-pairing-number = pairing number
competition-tie-break-buchholz = Buchholz
competition-tie-break-average-buchholz = average of opponents’ Buchholz
competition-tie-break-fore-buchholz = Fore Buchholz
competition-tie-break-sonneborn-berger = Sonneborn-Berger
competition-tie-break-koya = Koya system
competition-tie-break-average-rating = average rating of opponents
competition-tie-break-performance = tournament performance rating
competition-tie-break-perfect-performance = perfect tournament performance
competition-tie-break-average-performance = average performance rating of opponents
competition-tie-break-average-perfect = average perfect performance of opponents
competition-tie-break-rating = rating
competition-tie-break-other-score = match points or game points, whichever does not count first
competition-tie-break-team-sonneborn-berger = extended Sonneborn-Berger for teams
competition-tie-break-extended-encounter = extended direct encounter
competition-tie-break-board-count = board count
competition-tie-break-top-boards = top board results
competition-tie-break-bottom-boards = bottom board elimination
competition-tie-break-schedule-strength = scores and schedule strength combination
competition-tie-break-other = the competition’s own tie-break

competition-lack-no-order = Nobody is put above another by it
competition-lack-unrated = somebody has no rating, and no rule for that was announced
competition-lack-round-robin = it must not be used in round robins
competition-lack-teams-only = it is for teams
competition-lack-players-only = it is for players
competition-lack-unequal-game-points = those tied do not have the same game points
competition-lack-own = it is the competition’s own: the arbiter applies it

competition-method-sum = The sum of:
competition-method-average = The average of:
competition-method-whole-average = The average, rounded to a whole number, halves up, of:
competition-method-performance = The average rating and the difference for the share of the points:
competition-method-perfect = The lowest rating with which these points were to be expected against:
competition-method-place = The place in the table of those tied:
competition-method-in-turn = One after the other, until one decides:

competition-basis-own = own result
competition-basis-game = game among those tied
competition-basis-opponent = the opponent’s score
competition-basis-opponent-with-draws = the opponent’s score, in which the last byes count as draws
competition-basis-forfeit-as-game = a forfeit that counts as a game
competition-basis-dummy = round without a game: a dummy with one’s own score
competition-basis-dummy-like-opponent = round without a game: a dummy with at most the score of the scheduled opponent
competition-basis-dummy-like-draws = round without a game: a dummy with at most the points of a draw in every round
competition-basis-opponent-rating = the opponent’s rating
competition-basis-opponent-value = the opponent’s value
competition-basis-running = the score after the round
competition-basis-more = more points than the scheduled opponent, or than a draw
competition-basis-equal = as many points as the scheduled opponent, or as a draw
competition-basis-strong-opponent = points against an opponent at or above the limit
competition-basis-missing = not met: at best
competition-basis-board = points on the board
competition-basis-other-score = the points that do not count first
competition-basis-schedule = part of the Buchholz
competition-basis-difference = difference for the share of the points

competition-cut-lowest = the least significant value
competition-cut-highest = the most significant value
competition-cut-voluntary = a round in which one was not available goes before the least significant value

competition-reading-double-forfeit-is-nothing = FIDE’s server gives nothing for a double forfeit; by the letter both got the same
competition-reading-voluntary-by-opponent = FIDE’s server leaves out the unavailable round with the lowest opponent; by the letter it is the one with the lowest contribution
competition-reading-forfeit-win-is-game = By the letter a forfeit win in a round robin is an ordinary game; FIDE’s server counts games over the board only
competition-reading-higher-board-count = FIDE’s server puts the higher board count first; by the letter the lower one is better
competition-reading-sub-tie-goes-on = The exercises of FIDE’s commission go on with the points that made the sub-tie; by the letter it begins anew

# The event on the command line

competition-event-not-numbered = Nobody has pairing number { $no }: players who entered after the numbers were given have none yet. Give the numbers again first: jadoube competition number, with --reason
competition-event-no-pairing = “{ $text }” is not a pairing. Write two pairing numbers, White first, such as 1:4
competition-event-no-result = “{ $text }” is not a result. Results are typed like this: { $signs }
competition-event-match = Match { $teams }: { $points }
competition-event-no-place = The list of { $team } has no player in place { $place }
competition-event-no-line-ups = No line-up from { $teams }: who plays follows from the order of the list (1972: 24.1). Enter the line-ups, or publish with --basic-order
competition-event-round = Round { $round } ({ $stage })
competition-event-board-shows = the board shows { $result }
competition-event-adjourned = adjourned
competition-scoring-two-draws = Two draws would be worth { $draws } points and a win and a loss { $decided }: two draws must not be worth more. Write fewer points for a draw
competition-scoring-below-nothing = No result can be worth less than nothing. Write 0 or more points
competition-event-no-board-pairing = “{ $text }” is not a pairing at a board. Write the board and two pairing numbers, White first, such as 3=1:4
competition-event-no-start = “{ $text }” does not say how an initial position was drawn. Write lot:17, or dice:357 with the number of the position from 0 to 959
competition-event-differs = to be settled: the board shows { $result }
competition-event-bye =
    { $player }: { $bye ->
        [pairing] bye of the pairing
        [full] full-point bye
        [half] half-point bye
       *[zero] no opponent, no points
    }
competition-event-system-table = Round robin by the Berger table
competition-event-system-manual = The arbiter pairs
competition-event-control = Time control: { $control }
competition-event-tie-breaks = Tie-breaks ({ $year }): { $list }
competition-event-byes =
    Half-point byes: { $half } for each player ({ $article }); none in the last rounds: { $last }; full-point byes: { $full ->
        [yes] yes
       *[no] no
    }; rounds missed by a late entry with half a point: { $late }
competition-event-start-usual = Initial position
competition-event-start-round = Chess960, one initial position for the round
competition-event-start-board = Chess960, an initial position for each board
competition-working-struck = Round { $round } · against { $opponent }: { $result } on record; does not count in the standings ({ $article })
competition-csv-not-a-line = “{ $text }” has a line break, or a sign that cannot be seen, in it: a quotation mark may be missing. Nobody was entered
competition-csv-surplus = “{ $text }” comes after the last column. Nobody was entered
competition-event-no-teams-in-list = Teams play in this event, and the list does not say for which team { $players } would play. Give it a column “Club”, or name the team of all its players with --team
competition-event-nobody-in-list = { $path } names nobody. A list has its players line by line, below headings such as Name, Rating, Fed
competition-event-list-amend = What is named here was left out. “jadoube competition amend” corrects an entry
competition-event-known = Nothing to record: it is known already
competition-event-no-folder = There is no folder { $path }. Make it first
competition-event-goes-on = Round { $round }, board { $board }, { $white } – { $black }: the game goes on. If it has ended, say so with --game-ended
competition-event-game-ended = the game has ended
competition-event-result-of = Round { $round }, board { $board }: { $white } – { $black } { $result }
competition-event-has-left = { $player }: withdrawn
competition-event-opponent-left = { $player }: { $sign } without play, { $opponent } has withdrawn

# The groups of an event: jadoube competition groups
competition-event-system-olympiad = Team world championship of 1972 (Ol. 1972 10)
competition-groups-title = { $group }, rounds { $first } to { $last }
competition-groups-extra = out of competition
competition-groups-not-drawn = No numbers are drawn yet
competition-groups-drawn-hand = Numbers drawn in the hall
competition-groups-drawn-lot = Numbers drawn by lot, seed { $seed }
competition-groups-no-captain = No captain is named for { $teams }: team lists have one (Ol. 1972 24)
competition-groups-none = There is no group “{ $group }”. Preliminary groups are 1, 2, …; finals are A, B, …
competition-groups-columns = Place, number, team, game points, match points, Sonneborn-Berger, above the next by
competition-groups-standing = { $group }: places by { $article }
competition-groups-whole = The whole championship
competition-groups-left = { $team } left after { $played } of { $of } matches ({ $article }; Ol. 1972 12: the jury takes the measures)
competition-groups-no-olympiad = “{ $text }” is not a championship that can be played here. Write 1972 men or 1972 women

# Bracket of an event
competition-bracket-round =
    { $left ->
        [0] final
        [1] semi-final
        [2] quarter-final
       *[other] round { $round }
    }
competition-bracket-third-match = match for the third place
competition-bracket-only = match
competition-bracket-leg = { $match }, stage { $stage }, game { $game }
competition-bracket-won = { $player } has won
competition-bracket-goes-on = { $player } goes on
competition-bracket-by-bye = { $player } goes on without play (bye)
competition-bracket-by-walkover = { $player } goes on: the opponent no longer plays
competition-bracket-by-lot =
    { $player } goes on by lot { $seed ->
        [none] (drawn in the hall)
       *[other] (seed { $seed })
    }: the match was tied; { $reason }
competition-bracket-even = even
competition-bracket-nobody = nobody goes on: both no longer play
competition-bracket-not-begun = not begun
competition-bracket-open = not decided
competition-bracket-head-match = Match
competition-bracket-head-first = First
competition-bracket-head-second = Second
competition-bracket-head-score = Score
competition-bracket-head-games = Games
competition-bracket-head-result = Result
competition-bracket-head-reached = Reached
competition-bracket-winner-of-all = winner
competition-bracket-beaten = lost in: { $round }
competition-bracket-odd = { $due ->
    [none] { $plays } plays here, though by the results nobody has come here yet
   *[other] { $plays } plays here, though by the results { $due } has come here
}
competition-bracket-odd-plays = plays in { $match } without having come there by the results
competition-bracket-odd-due = has come to { $match } by the results, but { $plays } plays there
competition-bracket-odd-match = { $match }: { $what }. { $open ->
    [yes] It stays so, unless you choose “Change pairings…” on the page of round { $round }, on a ground of { $article }
   *[no] Round { $round } is closed, and what was played in it counts
}
competition-bracket-still-in = still in
competition-bracket-told =
    { $score ->
        [none] { $match }: { $first } against { $second }, { $result }
       *[other] { $match }: { $first } against { $second }, { $score }, { $result }
    }
competition-bracket-place-told =
    { $place ->
        [none] { $player }, { $reached }
       *[other] Place { $place }: { $player }, { $reached }
    }
competition-event-against = { $player }: { $sign } without play, against { $opponent }
competition-event-no-list = { $path } is not a list of players: it has no known heading, and no columns. A list has its players line by line, below headings such as Name, Rating, Fed. Nobody was entered
competition-event-from-file = From the tournament file of “{ $name }”: the players { $results ->
        [0] are
       *[other] alone are
    } taken{ $results ->
        [0] {""}
        [one] ; { $results } result is left out
       *[other] ; { $results } results are left out
    }
