# Competitions without a hall: tables, draws, pairings, places.

# Berger tables

competition-table = Berger table for { $players } players, { $rounds } rounds ({ $article })
competition-table-boards = Colours of the team named first, from board 1: { $colours }
competition-white-short = W
competition-black-short = B
competition-table-bye = Bye: { $player }
competition-berger-too-few = A round robin needs at least { $least } players; there are { $players }
competition-berger-too-many = There is no table for { $players } players
competition-berger-why-pivot =
    In round { $table_round } of the table the highest number { $highest } meets { $pivot }, who has { $colour ->
        [white] White
       *[black] Black
    }
competition-berger-why-around =
    In round { $table_round } of the table both sit { $steps ->
        [one] { $steps } seat
       *[other] { $steps } seats
    } from { $pivot }, one on each side, counted round { $of } seats

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
competition-varma-no-row = There are Varma tables for 9 to 24 players, not for { $players }. Draw without restriction
competition-varma-row = The row of { $article } is wrong: { $faults }. Draw by the tables of the Handbook
competition-varma-federation-too-large = { $federation } has { $players } players, and the largest envelope holds { $numbers } numbers. Draw without restriction, or agree on an exception
competition-varma-no-place = The federations cannot be placed so that each draws from one envelope. Draw without restriction, or agree on an exception
competition-varma-envelope = { $why }
competition-varma-no-such-envelope = There is no envelope { $envelope }
competition-varma-not-in-envelope = { $player } is not in envelope { $envelope }: it was drawn already, or lies in another
competition-varma-not-in-any = { $player } is in none of the envelopes: it was drawn already, or there is no such number
competition-varma-out-of-turn = This is not the next step of the draw
competition-varma-done = Every player has a number

# Withdrawals

competition-withdrawal-decision =
    { $player } completed { $completed } of { $to_play } ({ $article }): { $fate ->
        [counted] everything counts
        [record-only] on record, but struck from the standing
       *[annulled] annulled
    }
competition-withdrawal-columns = No., points on record, points in the standing, name
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
competition-match-stage = “{ $text }” is not a stage. Write such as 2@90+30, to6@90+30, sd@3+2 or a@W300-B240
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
competition-bracket-too-few = A knock-out needs two players; there are { $players }
competition-bracket-too-many = There is no bracket for { $players } players
competition-bracket-not-in-tie = { $player } does not play in match { $round }.{ $place }

# The team world championships of 1972

competition-olympiad-one-group = One group of { $teams } teams
competition-olympiad-group = Group { $group }: { $teams }
competition-olympiad-final = Final { $final }: { $size } teams, from the groups { $qualify }
competition-olympiad-swiss = Swiss system, { $rounds } rounds; the regulations do not give its rules
competition-olympiad-days = The whole event takes { $days } days at most
competition-olympiad-extra-may = The organiser may enter a second team out of competition; its place goes to the next team
competition-olympiad-extra-shall = The organiser shall enter a second team out of competition; its place goes to the next team
competition-olympiad-no-day = Write the day such as 1972-09-18
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
competition-division-no-row = The table ends at { $most } teams; there are { $teams }
competition-division-too-few = A group needs at least three teams; there are { $teams }
competition-division-nobody = Team { $team } is in no group
competition-division-incomplete = The ranking of group { $group } does not have all its teams
competition-division-objected = More than a third of the group objects: { $votes } of { $teams }
competition-division-even = The group is even: { $teams } teams
competition-division-not-in-title = No team plays out of competition in the final for the title
competition-results-no-match = Line { $line }: “{ $text }” is not a match. Write such as 1:2 2.5:1.5
competition-results-too-many = Line { $line }: more points than a match of { $boards } boards has
competition-ranking-columns = Place, team, game points, match points, Sonneborn-Berger, above the next by
competition-ranking-term = against { $opponent }: { $points } × share of { $own } = { $adds }
competition-ranking-play-off = { $teams } must play for the title (11.4): a match of two rounds, or a match tournament, at once in the same place
competition-ranking-by-game-points = game points (11.1)
competition-ranking-by-match-points = match points (11.2)
competition-ranking-by-match-between = the match between them (11.3)
competition-ranking-by-play-off = the play-off (11.4)
competition-ranking-by-sonneborn-berger = Sonneborn-Berger (11.4)
