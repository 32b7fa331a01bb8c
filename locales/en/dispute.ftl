# The dispute log: who called, what happened to the clocks, its lines, its evidence, its refusals.

dispute-caller-white = White
dispute-caller-black = Black
dispute-caller-arbiter = the arbiter
dispute-caller-program = the program
dispute-caller-other = somebody else

dispute-clocks-stop = Stop both clocks
dispute-clocks-leave = Leave the clocks as they are

dispute-event-opened =
    { $board ->
        [none] Incident { $no } opened: { $case }; called by { $caller }
       *[other] Incident { $no } opened at board { $board }: { $case }; called by { $caller }
    }{ $claim ->
        [none] {""}
       *[other] . Claim: { $claim }
    }
dispute-event-restated = Incident { $no }: the case is now { $case }
dispute-event-statement-taken =
    { $who ->
        [none] Incident { $no }: { $text }
       *[other] Incident { $no }: { $who } says: { $text }
    }
dispute-event-decided =
    { $as_proposed ->
        [yes] Incident { $no } decided as proposed. { $text } ({ $reason })
       *[no]
            { $text ->
                [none] Incident { $no } decided otherwise than proposed: nothing is done ({ $reason })
               *[other] Incident { $no } decided otherwise than proposed. { $text } ({ $reason })
            }
    }{ $waits ->
        [none] {""}
       *[other] . { $waits }
    }
dispute-clock-waits = { $count ->
    [one] Both clocks stay stopped: incident { $numbers } of this game is not decided yet
   *[other] Both clocks stay stopped: incidents { $numbers } of this game are not decided yet
}
dispute-event-appealed =
    Incident { $no }: { $by } appeals.{ $text ->
        [none] {""}
       *[other] {" "}{ $text }
    }{ $how ->
        [none] {""}
       *[other] {" "}({ $how }). { $admissible }
    }
dispute-event-appeal-decided = { $decision }
dispute-event-corrected = Incident { $no }, correction: { $text } ({ $reason })
dispute-event-reopened = Incident { $no } reopened ({ $reason })
dispute-event-proposed-anew = Incident { $no }: the ruling is proposed anew. { $text }
dispute-event-withdrawn =
    Incident { $no }: the decision is undone ({ $reason }){ $how ->
        [given-back] . The time since is given back: White { $white }, Black { $black }
        [counts] . The time since counts: White { $white }, Black { $black }
       *[none] {""}
    }
dispute-event-reinstated =
    Incident { $no }: the decision is in force again ({ $reason }){ $how ->
        [given-back] . The time since is given back: White { $white }, Black { $black }
        [counts] . The time since counts: White { $white }, Black { $black }
       *[none] {""}
    }
dispute-event-lapsed = Incident { $no }: withdrawn, because what it was about no longer applies

dispute-change-played = { $count ->
    [1] One half-move was made: { $first }
   *[other] { $count } half-moves were made: { $first } to { $last }
}
dispute-change-gone = { $count ->
    [1] One half-move was taken back: { $first }
   *[other] { $count } half-moves were taken back: { $first } to { $last }
}
dispute-change-ended = The game has ended: { $result }
dispute-change-reopened = The game goes on; its result was: { $result }
dispute-change-illegal-moves = Illegal moves counted against { $side } now: { $count }
dispute-change-counted = { $what ->
    [warnings] Warnings of { $side } now: { $count }
    [wrong-claims] Incorrect claims of { $side } now: { $count }
   *[sheet-requests] Requests of { $side } for the scoresheet now: { $count }
}
dispute-change-flag = The flag of { $side } has fallen
dispute-change-clock = The clocks were started, stopped or corrected
dispute-change-presence = Who is there at the resumption has become another matter
dispute-change-result = Another result counts in the event than at the time of the proposal
dispute-change-laws = The Laws in force are others, or this version of the program reads them differently
dispute-loss-moves = { $count ->
    [1] One half-move is taken back: { $first }
   *[other] { $count } half-moves are taken back: { $first } to { $last }
}
dispute-loss-result = The result no longer counts: { $result }

dispute-evidence-standing = The electronic board shows { $placement }
dispute-evidence-clock = The clock on the table showed: White { $white }, Black { $black }
dispute-evidence-flags = { $fell ->
    [white] White’s flag has fallen
    [black] Black’s flag has fallen
    [white-first] Both flags have fallen, White’s fell first
    [black-first] Both flags have fallen, Black’s fell first
   *[both] Both flags have fallen
}
dispute-evidence-illegal-moves = Illegal moves counted before: White { $white }, Black { $black }

dispute-refusal-no-such-incident = There is no incident { $no }. Choose one from the log
dispute-refusal-already-decided = Incident { $no } has been decided. Reopen it first, or add a correction
dispute-refusal-not-decided = Incident { $no } has not been decided. Decide it first
dispute-refusal-already-appealed = An appeal in incident { $no } is recorded already. Add a correction if something is missing
dispute-refusal-no-appeal = There is no appeal in incident { $no }. Record it first
dispute-refusal-appeal-decided = The appeal in incident { $no } has been decided. Add a correction if something is wrong
dispute-refusal-fee-not-so = The regulations leave the committee other ways with the fee in incident { $no } ({ $articles }). Choose one of them: { $fates }
dispute-refusal-game-gone = The board of incident { $no } has another game now, which must not be changed. Decide without changes to the game
dispute-refusal-off-board = After this the game of incident { $no } would go on, but it has left its board and another may be played there. Decide otherwise, or set up a new game
dispute-refusal-outdated = The game of incident { $no } has changed since the ruling was proposed. { $changes }. Propose the ruling anew and read it first
dispute-refusal-lapsed = Incident { $no } was withdrawn, because what it was about no longer applies. Reopen it, or open another
dispute-refusal-would-lose = Nothing was carried out, because something would be lost. { $moves ->
    [none] {""}
   *[other] { $moves }. {""}
}{ $result ->
    [none] {""}
   *[other] { $result }. {""}
}Confirm this first
dispute-refusal-facts-missing = Nothing was carried out, because facts are missing. First answer: { $questions }
dispute-refusal-new-game-begun = The game that incident { $no } annulled cannot come back, because the new one has begun. Let the new game go on, and add a correction to the incident
dispute-refusal-other-game-at-board = The game that incident { $no } annulled cannot come back, because another game is at its board now. Add a correction to the incident
dispute-refusal-not-withdrawn = No decision on incident { $no } was undone
dispute-refusal-text-missing = There is nothing to write down. Enter a few words
dispute-refusal-contradiction = “{ $one }” and “{ $other }” cannot both be decided. Leave one of them out
dispute-refusal-reason-missing = A reason is needed. A few words will do: they stay in the log
