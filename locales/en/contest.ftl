# The event: its players, rounds and results, as the log states them.

contest-of = { $name }: { $text }
contest-event-started = The regulations of the event are fixed
contest-event-regulations-changed = The regulations of the event were changed: { $reason }
contest-event-amended = data corrected
contest-event-scheduled = Round { $round } begins { $starts }
contest-event-left =
    { $how ->
        [expelled] expelled
       *[withdrawn] withdrawn
    } from round { $from } on: { $reason }
contest-event-absence-noted = will not play round { $round }
contest-event-several-left =
    { $how ->
        [expelled] expelled
       *[withdrawn] withdrawn
    } from round { $from } on ({ $count ->
        [one] { $count } player
       *[other] { $count } players
    }): { $reason }
contest-event-absences-noted =
    { $count ->
        [one] { $count } player will not play round { $round }
       *[other] { $count } players will not play round { $round }
    }
contest-event-published = Pairings of round { $round } published
contest-event-closed = Round { $round } closed
contest-event-entered = entered
contest-event-numbered =
    Pairing numbers given to { $count ->
        [one] { $count } player
       *[other] { $count } players
    }{ $reason ->
        [none] {""}
       *[other] {" "}({ $reason })
    }
contest-event-drafted = Round { $round } paired, not published yet
contest-event-pairings-changed = Round { $round }: published pairings changed at boards { $boards } ({ $article }): { $ground }. { $reason }
contest-event-result-entered =
    Round { $round }, board { $board }: result entered: { $result }{ $against ->
        [none] {""}
       *[other] ; the game’s record has { $against }
    }{ $reason ->
        [none] {""}
       *[other] . { $reason }
    }
contest-event-presence-noted = will play round { $round } after all
contest-event-bye-granted =
    { $bye ->
        [half] half-point bye
        [full] full-point bye
       *[zero] bye without points
    } in round { $round }
contest-event-draw-begun =
    Restricted draw begun ({ $article }){ $reason ->
        [none] {""}
       *[other] : { $reason }
    }
contest-event-drawn = Drawn: { $drawn }
contest-event-start-drawn =
    Round { $round }, Chess960: initial position drawn { $how ->
        [lot] by lot, seed { $drawn }
        [dice] with dice: { $drawn }
        [coin] with a coin: { $drawn }
        [cards] with cards: { $drawn }
       *[computer] by a computer: { $drawn }
    }
contest-undone = Undone: { $act }
contest-undone-entry = an entry
contest-undone-departure = plays on
contest-undone-absence = plays round { $round }
contest-undone-departures =
    { $count ->
        [one] { $count } player plays on
       *[other] { $count } players play on
    }
contest-undone-absences =
    { $count ->
        [one] { $count } player plays round { $round }
       *[other] { $count } players play round { $round }
    }
contest-undone-draft = pairing of round { $round }
contest-undone-result = the result entered at board { $board }, round { $round }
contest-undone-closing = round { $round } is open again
contest-undone-bye = the bye in round { $round }
contest-undone-presence = that round { $round } is played after all
contest-undone-regulations = the change of the regulations
contest-undone-amendment = the correction of the data
contest-undone-numbers = the pairing numbers
contest-undone-drawing = the beginning of the draw
contest-undone-drawn = what was drawn last
contest-undone-schedule = the start time of round { $round }
contest-undone-start = the draw of the initial position of round { $round }
contest-undone-publication = the publication of round { $round }. It is a draft again, and its boards are free
contest-undone-changing = the change of published pairings of round { $round }
contest-undone-board-result = the result entered at board { $board }, round { $round }. The game goes on
contest-result-white-wins = 1–0
contest-result-draw = ½–½
contest-result-black-wins = 0–1
contest-result-both-lose = 0–0
contest-result-half-for-white = ½–0
contest-result-half-for-black = 0–½
contest-result-white-wins-unrated = 1–0, not rated
contest-result-draw-unrated = ½–½, not rated
contest-result-black-wins-unrated = 0–1, not rated
contest-result-both-lose-unrated = 0–0, not rated
contest-result-forfeit-for-white = +/−
contest-result-forfeit-for-black = −/+
contest-result-forfeit-of-both = −/−
contest-ground-met-before = the two would meet again by mistake
contest-ground-competition-rules = the regulations of the event provide for it
contest-ground-without-opponents = two players without opponents agree to play
contest-ground-late-entry = a late entry; those concerned agree
contest-ground-last-round-top-boards = unforeseeable, at the top boards of the last round
contest-category-all = All
contest-category-women = Women
contest-category-men = Men
contest-category-juniors = Under { $age }
contest-category-seniors = { $age } and older
contest-category-title = Title { $title }
contest-category-federation = Federation { $federation }
contest-category-club = Club { $club }
contest-category-unrated = Without a rating
contest-category-board = Board { $board }

contest-stage-draft = draft
contest-stage-published = published
contest-stage-closed = closed
contest-refusal-already-started = The regulations of the event are fixed already. Change them with a reason
contest-refusal-not-started = This file has no event yet. Fix its regulations first
contest-refusal-regulations-lost = The regulations of this event are lost from its file, which was damaged. What it has of players, rounds and results cannot be shown without them. Fix the regulations again as they were, in the window or with “start” in jadoube play: then all of that is shown again
contest-refusal-reason-missing = Give a reason; it is kept in the log. A result needs one when another is known, when the round is over, and while the game goes on ({ $article })
contest-refusal-numbers-given = The pairing numbers are given already. Give a reason to give them again, as for a player who entered late; it is kept in the log ({ $article })
contest-refusal-nameless = Every entrant needs a name. Enter one
contest-refusal-entered-before = { $name } has entered already. Change that entry, or choose another name or FIDE number for a namesake
contest-refusal-too-many-entrants = An event has at most { $most } players, including those who have withdrawn. Enter fewer players, or divide them into several events
contest-refusal-no-such-entrant = There is no entrant { $no }. Choose one from the list of players
contest-refusal-table-fixed = Nobody can enter any more: the first round of the round robin is published, and its table is fixed ({ $article }). Undo the publication, if no game has begun
contest-refusal-system-fixed = The pairing system cannot be changed any more: a round is published. Undo the publication, or begin another event
contest-refusal-numbers-fixed = The pairing numbers are fixed: in a round robin with the first round, otherwise once round { $round } is paired ({ $article }). Correct the data of the player; the number stays
contest-refusal-numbers-incomplete = Every entrant needs one pairing number ({ $article }). Give the numbers again
contest-refusal-no-numbers = Give the pairing numbers first ({ $article })
contest-refusal-not-next = Round { $round } cannot be paired now; the next one is round { $next }. Pair that one first
contest-refusal-no-such-round = Round { $round } is not paired. Pair it first
contest-refusal-not-published = Round { $round } is not published yet. Publish it first
contest-refusal-published-before = Round { $round } is published already. Change its pairings only for one of the reasons of { $article }
contest-refusal-closed-before = Round { $round } is closed already. Correct a wrong result there with a reason ({ $article })
contest-refusal-paired-by-system = The table pairs this event; pairings cannot be typed ({ $article }). Pair the round without them
contest-refusal-paired-twice = Entrant { $no } would play twice in this round. Pair each player once
contest-refusal-board-twice = Two pairings have board { $board }. Give each a board of its own
contest-refusal-nothing-paired = There are no pairings. Type at least one
contest-refusal-departed = Entrant { $no } no longer plays ({ $article }). Pair the round again
contest-refusal-results-missing = { $count ->
    [one] Round { $round }: the result of board { $boards } is missing. Enter it first
   *[other] Round { $round }: the results of boards { $boards } are missing. Enter them first
}
contest-refusal-no-pairing = Nobody plays at board { $board } in round { $round }. Choose another board
contest-refusal-game-goes-on = The game at board { $board } goes on. End it first
contest-refusal-adjourned = The game at board { $board } is adjourned; until its result is known it is a draw for the pairing only ({ $article }). Resume or conclude it
contest-refusal-play-began = Play at board { $board } has begun, or its result is entered: the pairing stays ({ $article }). Correct a wrong result with a reason
contest-refusal-nothing-to-undo = Nothing can be undone here: something has followed from the last act. Reopen a game that has ended at its board
contest-refusal-shared-publication = With several stations a published round stays published: a game may have begun at the board of another station. Change its pairings instead, with a reason
contest-event-team-amended = data of the team corrected
contest-event-team-left =
    { $how ->
        [expelled] team expelled
       *[withdrawn] team withdrawn
    } from round { $from } on: { $reason }
contest-event-line-up-handed-in =
    line-up of round { $round } handed in{ $reason ->
        [none] {""}
       *[other] {" "}({ $reason })
    }
contest-event-team-entered = team entered
contest-event-teams-numbered =
    Pairing numbers given to { $count ->
        [one] { $count } team
       *[other] { $count } teams
    }{ $reason ->
        [none] {""}
       *[other] {" "}({ $reason })
    }
contest-event-matches-drafted = Round { $round }: teams paired, not published yet
contest-line-up-handed-in = handed in by the captain
contest-line-up-basic-order = none handed in: order of the list (1972: 24.1)
contest-refusal-no-teams = The regulations of this event provide for no teams. Change them first, with a reason
contest-refusal-teams-play = By the regulations of this event teams play. Number and pair the teams; line-ups say who meets whom at the boards, round by round, as a Scheveningen match needs it
contest-refusal-no-such-team = There is no team { $team }. Choose one from the list of teams
contest-refusal-plays-for-two = { $name } would play for two teams, or is in the list twice. Name each player once
contest-refusal-list-order = A round is published: the order of the list stays as it is (1972: 24.1). Add players only at its end
contest-refusal-no-match = { $team } has no match in round { $round }. Choose a team that plays then
contest-refusal-line-up-length = A line-up names somebody, or nobody, for each of the { $boards } boards (1972: 24.1). Write so many places, - for an empty board
contest-refusal-not-in-team = { $name } is not in this team’s list (1972: 24.1). Choose players from the list
contest-refusal-line-up-order = { $name } would sit below a player who comes later in the list: the order of the list is kept (1972: 24.1). Seat the players in that order
contest-refusal-line-up-late = Line-ups were due at { $due }: without one in time the first of the list play in their order (1972: 24.1). Give the reason of the chief arbiter to admit a later one for force majeure
contest-refusal-no-tied-match = No match of { $name } is tied after its last stage with all results in. Enter the results first; lots are drawn only then ({ $article })
contest-event-match-drawn =
    wins the tied match by lot{ $seed ->
        [none] {""}
       *[other] {" "}(seed { $seed })
    }: { $reason }
contest-undone-match-lot = the lot for a match
contest-refusal-team-gone = { $name } no longer plays ({ $article }). Pair the round again
contest-refusal-team-twice = { $name } would play twice in this round. Pair each team once
contest-next-fix-regulations = fix the regulations of the event
contest-next-enter-players =
    { $entered ->
        [0] enter the players, at least { $least }
        [one] enter more players: there is { $entered } of at least { $least }
       *[other] enter more players: there are { $entered } of at least { $least }
    }
contest-next-give-numbers = give everybody a pairing number
contest-next-pair = pair round { $round }
contest-next-publish = publish the pairings of round { $round }
contest-next-results =
    { $boards ->
        [none] round { $round }: { $count } results are missing
       *[other] round { $round }: { $count ->
            [one] a result is missing, at board { $boards }
           *[other] results are missing, at boards { $boards }
        }
    }
contest-next-settle =
    { $boards ->
        [none] round { $round }: { $count } boards show another result than the one entered
       *[other] round { $round }: { $count ->
            [one] board { $boards } shows another result than the one entered
           *[other] boards { $boards } show other results than those entered
        }
    }
contest-next-draw-start = draw the initial position of round { $round }
contest-next-close = close round { $round }: every game has a result or is adjourned
contest-next-resume =
    { $boards ->
        [none] round { $round }: { $count } games are still adjourned
       *[other] round { $round }: { $count ->
            [one] a game is still adjourned, from board { $boards }
           *[other] games are still adjourned, from boards { $boards }
        }
    }
contest-next-standings = all rounds are closed: print the final standings
contest-refusal-no-byes-in-table = In a round robin everyone is paired in every round ({ $article }). Note the absence: the opponent wins by forfeit
contest-refusal-bye-too-late = The pairings of round { $round } are published: a bye must be requested in time ({ $article }). Enter a forfeit at the board, if the player does not come
contest-refusal-not-planned = There is no round { $round }: { $planned ->
    [one] { $planned } round is planned
   *[other] { $planned } rounds are planned
} ({ $article }). Choose one of these
contest-refusal-no-bye-in-last-rounds = By the regulations of the event there is no bye with points in the last { $rounds ->
    [one] round
   *[other] { $rounds } rounds
}. Choose a bye without points
contest-refusal-bye-of-pairing = The pairing gives this bye; nobody can request it ({ $article }). Choose a half-point bye or an absence
contest-refusal-no-full-point-byes = The regulations of the event provide for no full-point byes. Choose a half-point bye, or change the regulations with a reason
contest-refusal-half-point-byes-used = Entrant { $no } has had all half-point byes that the regulations allow: { $most } ({ $article }). Note an absence without points
contest-refusal-has-bye = Entrant { $no } has a bye in round { $round } ({ $article }). Pair the round again, or cancel the bye
contest-refusal-draft-outdated = The draft of round { $round } no longer fits: an entrant, a number or the regulations have changed. Pair the round again
contest-refusal-no-draw = No restricted draw has begun ({ $article }). Begin it first
contest-refusal-draw-goes-on = The restricted draw is in progress ({ $article }): finish it, undo it, or give the numbers in another way
contest-refusal-no-table-to-draw = The restricted draw is for round robins ({ $article }). Give the numbers by rating or by lot
contest-refusal-start-is-usual = The games of this event begin from the initial position. Choose Chess960 in the regulations first
contest-refusal-start-not-drawn = Draw the initial position of round { $round } first (Guidelines II)
contest-refusal-starts-incomplete = Initial positions needed: { $wanted }. Given: { $drawn } (Guidelines II). Write as many as are needed
contest-refusal-no-such-start = Chess960 has no initial position { $position }: the numbers are 0 to 959 (Guidelines II). Choose one of these
contest-refusal-results-differ = Round { $round }: at boards { $boards } the board shows another result than the one entered. Enter the result that counts first ({ $article })

# What speaks against pairings that the arbiter makes by hand.
contest-remark-met-before = { $white } and { $black } met in round { $round }; nobody meets the same opponent twice ({ $article }). Give them other opponents
contest-remark-not-together = { $white } and { $black } are not to be paired with each other, as was entered. Give them other opponents
contest-remark-known-absent = { $name } is noted as absent, and would lose by forfeit ({ $article }). Leave the player out
contest-remark-colour-thrice =
    { $name } has { $colour ->
        [white] White
       *[black] Black
    } for the third time in a row ({ $article }). Exchange the colours, or give another opponent
contest-remark-colour-difference = { $name } has had White { $whites } and Black { $blacks } times: the difference is more than two ({ $article }). Exchange the colours, or give another opponent
contest-remark-bye-again = { $name } is without an opponent again, or has won a point without playing ({ $article }). Leave somebody else without an opponent
contest-remark-left-out = { $name } can play and is not paired ({ $article }). Pair the player, or note the absence

# Why two meet at a board.
contest-why-group = { $group } ({ $article })
contest-why-table =
    Berger table for { $players } ({ $article }), round { $table_round }, { $turn ->
        [exchanged] exchanged with the round beside it at the end of the first cycle ({ $exchange })
        [reversed] cycle { $cycle } with reversed colours
       *[as-tabled] as it is in the table, cycle { $cycle }
    }
contest-why-only-two = The group has two teams: they exchange colours from match to match
contest-why-line-ups = Match { $first } – { $second }: the line-ups of the teams say who plays at the board
contest-why-game =
    { $colours ->
        [named-first] the player named first in the bracket has White in the first game
        [drawn] the regulations of the stage say who has White in its first game
        [reversed-at-half] the colours are reversed at half of the stage
       *[alternate] the player who had Black in the game before has White
    } ({ $article })
contest-why-arbiter = Paired by the arbiter
contest-why-changed = The arbiter changed the published pairing ({ $article })
contest-why-own-board = { $name } always plays at board { $board } ({ $article })

# Teams
contest-event-seated = Round { $round }: the players of the teams have their boards
contest-undone-team-entry = the entry of a team
contest-undone-team-amendment = the correction of a team
contest-undone-team-departure = the team plays on
contest-undone-team-numbers = the numbers of the teams
contest-undone-line-up = a line-up of round { $round }
contest-refusal-all-rounds-published = { $rounds ->
    [one] The event has { $rounds } round, and it is published: there is no other to be paired ({ $article }). Print the final standings
   *[other] All { $rounds } rounds of the event are published: there is no other to be paired ({ $article }). Print the final standings
}
contest-refusal-too-few = At least three players are needed for a round robin ({ $article }). Enter them first
contest-refusal-nothing-published = No round is published yet. Publish one first
contest-refusal-nobody-entered = Nobody has entered yet. Enter the players first
contest-refusal-nothing-done = Nothing has been done yet that can be undone. Go on with the next step
contest-refusal-no-board-zero = Boards are numbered from 1. Write a number from 1 on
contest-refusal-board-of-another = Board { $board } is { $name }’s own already. Choose another board
contest-refusal-no-such-title = “{ $title }” is not a title of FIDE. Choose GM, IM, FM, CM, WGM, WIM, WFM or WCM (B.01)
contest-refusal-long-federation = “{ $federation }” is not a federation: write its three letters, such as MKD
contest-refusal-played-then = { $name } has played in round { $round }. Withdraw from a later round on ({ $article })
contest-refusal-no-round-zero = Rounds are counted from 1. Write a number from 1 on
contest-refusal-tie-break-twice = { $code } is in the list of tie-breaks twice (C.07 4.2). Remove one

# Schedule
contest-event-rounds-scheduled = Rounds begin: { $starts }
contest-undone-schedules = the start times of several rounds
contest-undone-session-plan = a session planned for round { $round }
contest-undone-session-change = the change of a session of round { $round }
contest-undone-session-removal = the removal of a session of round { $round }
# Teams
contest-next-enter-teams =
    { $entered ->
        [0] enter the teams, at least { $least }
        [one] enter more teams: there is { $entered } of at least { $least }
       *[other] enter more teams: there are { $entered } of at least { $least }
    }
contest-refusal-teams-fixed = Whether teams play is fixed once a player has entered, and the number of boards once a round is paired. Begin another event, or undo what was done
contest-refusal-seat-emptied = Board { $board } cannot become empty now ({ $article }): enter a forfeit there if the player does not come
# The Olympiad of 1972 in an event
contest-event-phase-begun =
    { $kind ->
        [preliminaries] Preliminary groups
        [finals] Finals
       *[play-off] Play-off for the title
    }: { $by ->
        [proposal] teams put into their groups as proposed
       *[committee] teams put into their groups by the committee
    }{ $reason ->
        [none] {""}
       *[other] {" "}({ $reason })
    }
contest-event-groups-drawn =
    Numbers drawn in group { $groups }{ $seed ->
        [none] , in the hall
       *[other] , by lot, seed { $seed }
    }{ $reason ->
        [none] {""}
       *[other] {" "}({ $reason })
    }
contest-event-group-filled = fills up group { $group } out of competition; votes against: { $against }
contest-undone-phase =
    { $kind ->
        [preliminaries] the preliminary groups
        [finals] the groups of the finals
       *[play-off] the play-off for the title
    }
contest-undone-group-draw = the draw of numbers in the groups
contest-undone-group-filling = the team out of competition
contest-group-preliminary = Group { $group }
contest-group-final = Final { $group }
contest-group-only = The only group
contest-group-play-off = Play-off for the title
contest-entry-warning = { $team }: { $fault } ({ $article }). Correct the list of the team
contest-deadline = { $day }: { $task } ({ $article })
contest-refusal-no-groups = The regulations of this event provide for no groups. Choose a championship of 1972 there, which has them
contest-refusal-match-boards = In this championship a match has { $boards } boards, and teams play (Ol. 1972 2–8). Choose this number of boards
contest-refusal-team-size = { $name } has { $players } players. A team has { $least } to { $most } (Ol. 1972 2–8). Change its list
contest-refusal-not-divided = Put the teams into their groups first (Ol. 1972 10, 19)
contest-refusal-division-incomplete = Every team belongs to one group. For this number of teams the groups have { $sizes } teams (Ol. 1972 10). Put every team into one
contest-refusal-groups-fixed = The groups and their numbers are fixed: a round of them is published (Ol. 1972 10). Undo the publication first
contest-refusal-no-such-group = There is no group { $group }. Choose one of the groups shown
contest-refusal-which-group = Say in which group these numbers were drawn
contest-refusal-group-draw-incomplete = { $group }: every team of the group has one number (Ol. 1972 10). Name each once, in the order of the numbers
contest-refusal-not-drawn = { $group }: draw the numbers of its teams first (Ol. 1972 10)
contest-refusal-no-preliminaries = This event has no preliminary groups (Ol. 1972 10). Go on with its only group
contest-refusal-not-qualified = The preliminaries are over. Close them first: the teams go to the finals by their places (Ol. 1972 10)
contest-refusal-phase-goes-on = The groups play until round { $round } (Ol. 1972 10). Publish and close it first
contest-refusal-still-adjourned = Round { $round }: games are still adjourned at boards { $boards } (Ol. 1972 20). Resume or conclude them first
contest-refusal-tied-for-final = { $group }: { $teams } share a place that decides about the final, and article 11 leaves it so. Let the committee decide, and give their order with a reason (Ol. 1972 11, 19)
contest-refusal-swiss-by-hand = { $group } is played by the Swiss system in { $rounds } rounds, and the document does not give its rules (Ol. 1972 10). Pair its teams by hand; the other groups are paired by their tables
contest-refusal-paired-by-table = { $name } plays in a group that its table pairs (Ol. 1972 10). Leave it out
contest-refusal-no-consolation = Only a group of the finals can be filled up with a team out of competition (Ol. 1972 10). Choose one of these
contest-refusal-nobody-tied = There is no play-off: nobody shares the first place of the final for the title (Ol. 1972 11.4). Print the final standings
contest-next-divide-teams = put the teams into their groups (Ol. 1972 10, 19)
contest-next-draw-groups = draw the numbers of the teams in each group (Ol. 1972 10)
contest-next-qualify = close the preliminaries: the teams go to the finals by their places (Ol. 1972 10)
contest-next-play-off =
    { $count ->
        [one] play for the title (Ol. 1972 11.4)
       *[other] { $count } teams share the first place: they play for the title (Ol. 1972 11.4)
    }

# Knock-out and matches
contest-refusal-match-of-two = A match is played by two ({ $article }). Choose a knock-out or a round robin for more players
contest-refusal-knock-out-of-teams = Teams play no knock-out here. Choose a round robin, or pair by hand
contest-event-returned = plays again from round { $from } on: { $reason }
contest-undone-return = that the player comes back
contest-event-team-returned = team plays again from round { $from } on: { $reason }
contest-undone-team-return = that the team comes back
contest-refusal-has-left = { $name } has left the event ({ $article }). Let the player come back, with a reason
contest-corrected = { $result } (corrected from { $shown })
contest-corrected-from = corrected from { $result }
