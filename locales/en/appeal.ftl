# Appeals: regulations, deadlines, points of admissibility, the committee, the decision.

appeal-regulations-1972 = Olympiad regulations of 1972
appeal-regulations-1980 = Laws of 1980 with interpretations
appeal-regulations-2006 = FIDE Tournament Rules of 2006
appeal-regulations-2023 = FIDE rules for appeals of 2023 (C05, C11)

appeal-capacity-player = Player
appeal-capacity-captain = Captain
appeal-capacity-guardian = Parent, legal guardian or head of delegation
appeal-capacity-official = Registered official
appeal-capacity-other = Somebody else

appeal-office-none = No other function
appeal-office-player = Player
appeal-office-captain = Captain
appeal-office-chief-arbiter = Chief arbiter
appeal-office-arbiter = Arbiter
appeal-office-organiser = Organiser
appeal-office-director = Director

appeal-seat-chairman = Chairman
appeal-seat-member = Member
appeal-seat-reserve = Reserve

appeal-contest-individual = Individual
appeal-contest-team = Teams

appeal-articles = Art. { $list }

appeal-due-silent = The regulations name no deadline
appeal-due-not-fixed = No deadline was fixed before the competition: enter it in the settings
appeal-due-at-once = { $minutes ->
    [0] At once; decided less than a minute ago
    [one] At once; decided { $minutes } minute ago
   *[other] At once; decided { $minutes } minutes ago
}
appeal-due-after-round = { $minutes ->
    [one] { $minutes } minute from the end of the round, which is still being played
   *[other] { $minutes } minutes from the end of the round, which is still being played
}
appeal-due-running = { $minutes ->
    [one] { $minutes } minute left
   *[other] { $minutes } minutes left
}
appeal-due-passed = { $minutes ->
    [one] Too late by { $minutes } minute
   *[other] Too late by { $minutes } minutes
}

appeal-check-right-given = The Laws give a right to appeal
appeal-check-right-left-open = The Laws leave appeals to the competition
appeal-check-right-silent = The Laws say nothing about appeals
appeal-check-right-not-held = The program does not contain this edition’s text on appeals
appeal-check-right-denied = The competition’s own rules give no right to appeal
appeal-check-final = The Laws make this decision final
appeal-check-may = { $when ->
    [none] { $answer ->
        [unclear] { $who }: the regulations do not say who may appeal
       *[no] { $who }: may not appeal
    }
    [in-team-events] { $answer ->
        [no] { $who }: may appeal in team events only
       *[yes] { $who }: may appeal
    }
    [for-minors] { $who }: may appeal for a player under 18
   *[always] { $who }: may appeal
}
appeal-check-party = { $answer ->
    [yes] Directly affected by the decision
   *[no] Not directly affected by the decision
}
appeal-check-written = { $answer ->
    [yes] In writing
   *[no] Not in writing
}
appeal-check-fee = { $answer ->
    [yes] The fee is paid
    [unclear] No fee is due: the competition has announced none
   *[no] The fee is not paid
}

appeal-answer-yes = in order
appeal-answer-unclear = to be judged
appeal-answer-no = not in order
appeal-admissible = Admissible
appeal-admissible-unclear = Admissible if the arbiter so decides
appeal-not-admissible = Not admissible

appeal-part-votes = decides
appeal-part-steps-in = decides in place of { $name }
appeal-part-discusses = may discuss, does not decide
appeal-part-stands-down = is replaced (conflict of interest)
appeal-part-waits = reserve, not needed

appeal-conflict-party = party to the dispute
appeal-conflict-office = { $office }: may not sit
appeal-conflict-no-vote = { $office }: has no vote
appeal-conflict-banned = under a ban or on probation
appeal-conflict-too-young = { $age } years old; at least { $least } is asked for
appeal-conflict-federation = a party is of the same federation, { $federation }

appeal-flaw-too-few = { $votes ->
    [0] Nobody decides; at least { $least } must
    [one] Only { $votes } decides; at least { $least } must
   *[other] Only { $votes } decide; at least { $least } must
}
appeal-flaw-few-named = { $named ->
    [0] Nobody with a vote is named; at least { $least } must be
    [one] Only { $named } with a vote is named; at least { $least } must be
   *[other] Only { $named } with a vote are named; at least { $least } must be
}
appeal-flaw-even =
    { $asked ->
        [must] { $votes } decide; the number must be odd
       *[should] { $votes } decide; the number should be odd
    }
appeal-flaw-no-chairman = No chairman among those who decide: name one
appeal-flaw-few-reserves = { $reserves ->
    [0] No reserve; at least { $least } must be named
    [one] { $reserves } reserve; at least { $least } must be named
   *[other] { $reserves } reserves; at least { $least } must be named
}
appeal-flaw-same-federation =
    { $asked ->
        [must] More than one is of { $federation }; the federations must differ
       *[should] More than one is of { $federation }; the federations should differ
    }
appeal-flaw-federation-unknown = The federation of { $name } is not known; conflicts cannot be found
appeal-flaw-age-unknown = The age of { $name } is not known
appeal-flaw-voted = { $name } voted although excluded from voting

appeal-verdict-upheld = upheld
appeal-verdict-partly = upheld in part
appeal-verdict-rejected = rejected

appeal-fee-nothing = no fee
appeal-fee-returned = fee refunded
appeal-fee-kept = fee forfeited
appeal-fee-fine = fine of { $francs } Swiss francs, due before the next round
appeal-fee-fine-most = fine of up to { $francs } Swiss francs

appeal-effect-stays = the game stays as it is
appeal-effect-play-on = the game is played on
appeal-effect-result = new result: { $score }

appeal-form-written = in writing
appeal-form-spoken = orally
appeal-handed-in = handed in { $at }
appeal-paid = fee paid
appeal-not-paid = no fee paid

appeal-event-decided = Incident { $no }: the appeal is { $verdict }; { $effect }; { $fee }. Decided by: { $voters }. Reasons: { $reasons }
appeal-by-hand = The game is no longer at this board: carry out the decision manually
