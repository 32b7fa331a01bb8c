# Cases, what was found, what is done, and what is left to the arbiter.

ruling-case-other = Something else
ruling-case-of = { $case }: { $side }

# $articles is a list of numbers, $edition a year.
ruling-articles-name = Articles of the ruling: { $articles }
ruling-articles = Art. { $articles } (Laws of { $edition })

ruling-game-over = The game had ended before: { $result }
ruling-move-was-legal = The move { $move } of { $side } was legal
ruling-not-completed = { $side } had not pressed the clock: the illegal move is not completed
ruling-illegal-move = { $side } completed illegal move number { $nth }. { $costs }
ruling-unpromoted-pawn = { $side } left a pawn on the last rank: illegal move number { $nth }. { $costs }
ruling-press-without-move = { $side } pressed the clock without a move: illegal move number { $nth }. { $costs }
ruling-two-hands = { $side } used two hands for one move: illegal move number { $nth }. { $costs }
ruling-costs-nothing = No penalty: a legal move must be played
ruling-costs-time = { $side } receives { $time } extra time
ruling-costs-game = The game is lost
ruling-can-mate = { $side } could still checkmate by some series of legal moves
ruling-cannot-mate = { $side } cannot checkmate by any series of legal moves
ruling-mate-unclear = The program cannot tell whether { $side } could still checkmate
ruling-illegal-move-answered = The opponent has answered the illegal move of { $side }: it stands
ruling-flag-fallen =
    { $moves ->
        [one] The flag of { $side } has fallen; { $moves } move is on record
       *[other] The flag of { $side } has fallen; { $moves } moves are on record
    }. { $mate }
ruling-flag-up = The flag of { $side } has not fallen: { $time } is left
ruling-both-flags =
    { $last_period ->
        [yes] Both flags have fallen in the last period, and it is not known which was first
       *[no] Both flags have fallen, and it is not known which was first
    }
ruling-claimant-not-on-move = { $side } does not have the move and may not claim
ruling-intended-illegal = The intended move { $move } of { $side } is not legal: the claim is incorrect
ruling-repetition =
    { $correct ->
        [yes]
            { $count ->
                [one] The claim of { $side } is correct: the position appeared { $count } time ({ $places }), { $needed } are needed
               *[other] The claim of { $side } is correct: the position appeared { $count } times ({ $places }), { $needed } are needed
            }
       *[no]
            { $count ->
                [one] The claim of { $side } is incorrect: the position appeared { $count } time ({ $places }), { $needed } are needed
               *[other] The claim of { $side } is incorrect: the position appeared { $count } times ({ $places }), { $needed } are needed
            }
    }{ $intended ->
        [none] {""}
       *[other] . The intended move { $intended } is counted
    }
ruling-fifty-moves =
    { $correct ->
        [yes] The claim of { $side } is correct: without capture or pawn move White made { $white } and Black { $black } moves, { $needed } by each are needed
       *[no] The claim of { $side } is incorrect: without capture or pawn move White made { $white } and Black { $black } moves, { $needed } by each are needed
    }{ $intended ->
        [none] {""}
       *[other] . The intended move { $intended } is counted
    }
ruling-agreed-too-early = { $needed ->
    [one] The draw was agreed before each player had made { $needed } move
   *[other] The draw was agreed before each player had made { $needed } moves
}
ruling-draw-agreed = The draw offered by { $side } was accepted. { $when }
ruling-offer-rejected = The draw offer of { $side } was rejected. { $when }
ruling-offer-stands = The draw offer of { $side } stands until it is accepted or rejected. { $when }
ruling-offer-before-press = It was made at the proper moment, after the move and before the clock was pressed
ruling-offer-own-time = It was made before the move: valid, but the opponent may ask for the move first
ruling-offer-opponents-time = It was made in the opponent’s time: valid, but not allowed
ruling-no-touch-announced = { $side } announced the adjusting: the touch has no consequence
ruling-no-touch-accidental = { $side } touched by accident: the touch has no consequence
ruling-no-touch-adjusting = { $side } plainly only adjusted without saying so: the touch has no consequence, but the intention has to be announced
ruling-no-touch-not-on-move = { $side } did not have the move: the touch has no consequence
ruling-no-touch-claim-lost = The opponent of { $side } has touched a piece since and may no longer claim
ruling-no-touch-fulfilled = The move that { $side } played fulfils the touch
ruling-no-touch-nothing-there = There was no piece where { $side } is said to have touched
ruling-must-move = { $side } must move the piece on { $square }
ruling-must-capture = { $with ->
    [none] { $side } must capture the piece on { $square }
   *[other] { $side } must capture the piece on { $square } with the piece on { $with }
}
ruling-must-castle = { $side } must castle ({ $move })
ruling-touch-move =
    { $duty }{ $played ->
        [none] {""}
       *[other] . Another move was made: { $played }
    }
ruling-clock-not-pressed =
    { $answered ->
        [yes] { $side } has not pressed the clock, but the opponent has answered: the move is completed with that
       *[no] { $side } has moved and not pressed the clock: { $side }’s clock keeps running, and nobody may point it out
    }
ruling-pressed-after-move = { $side } had made a move before pressing the clock
ruling-press-without-move-free = { $side } pressed the clock without a move; this edition sets no penalty
ruling-open = No ruling is proposed: the arbiter decides

ruling-restore = Set up the position { $place } again
ruling-add-time = { $side } receives { $time } extra time
ruling-subtract-time = { $side } loses { $time }
ruling-set-counter = Set the move counter of { $side } to { $moves }
ruling-count-illegal-move = Count an illegal move against { $side }
ruling-end = End the game. { $result }
ruling-play = Enter the move { $move }
ruling-any-legal-move = { $side } may make any legal move
ruling-record-offer = Record the draw offer of { $side }
ruling-decline-draw = Record the draw offer as rejected
ruling-start-clock = Start the clock of { $side }
ruling-stop-clock = Stop both clocks
ruling-warn = Warn { $side }
ruling-continue = The game goes on
ruling-result-stands = The result stands

ruling-certain = This follows from the recorded facts and the Laws
ruling-facts-suffice = The facts suffice
ruling-room-arbiter = Not everything follows from the Laws: part of it is left to the arbiter
ruling-room-other-edition = The rule is that of another edition: the arbiter decides whether it holds here
ruling-room-no-text = No article is cited for it: the arbiter decides
ruling-doubt-mate-unclear = Please look: can { $side } still checkmate by any series of legal moves?
ruling-doubt-flag-not-seen = Please look: neither the record nor a clock shows the flag of { $side } down
ruling-doubt-flag-on-record = Please ask: the flag of { $side } is on record as fallen. Was the draw claimed before?
ruling-doubt-order-of-flags = Please look: which flag fell first?
ruling-doubt-touched-before-claim = Please ask: the electronic board registered that { $side } touched a piece before the claim
ruling-doubt-supervision = Please consider: was the game adequately supervised?
ruling-doubt-move-unknown = Please enter what was played: the program does not know it
ruling-doubt-intended-not-told = Please enter the intended move, or that there was none: on the board as it stands the claim is incorrect
ruling-doubt-no-rule = The program has no rule for this case

ruling-left-times =
    { $increment ->
        [none] The times may be set by your best judgement
       *[other] The times may be set by your best judgement; the press also added { $increment }
    }
ruling-left-penalty = A penalty from the list in the Laws (warning or more)
ruling-left-intent = Whether the touch was meant
ruling-left-accident = Whether the press was an accident, such as one meant to stop both clocks
ruling-left-play-on-or-draw = Whether play goes on or the game is drawn
ruling-left-supervision = Whether the supervision was adequate, so that the move is corrected all the same
ruling-left-everything = The whole decision

# Remedies and penalties
ruling-set-time = { $side } has { $time } on the clock
ruling-new-game = { $colours ->
    [same] The game is annulled; a new one is played
   *[as-paired] The game is annulled; a new one is played with the colours of the pairing
}
ruling-penalise = { $side }: { $penalty }
ruling-doubt-not-proved = It is based on facts that are not proved
ruling-doubt-intent-not-told = It is not stated whether there is a reasonable doubt about the move that was meant
ruling-doubt-judgement = The arbiter weighs it: the Laws leave the choice
ruling-doubt-gone-on = The game has gone on since. Please decide whether the position of then is set up again
ruling-doubt-sealed-move-not-seen = Nobody has looked whether the sealed move ended the game
ruling-doubt-lent = This edition is silent: the rule of another one is lent, and the arbiter decides
ruling-penalty-warning = a warning
ruling-penalty-opponent-time = extra time for the opponent
ruling-penalty-offender-time = less time
ruling-penalty-opponent-points = more points for the opponent, up to the maximum available for that game
ruling-penalty-offender-points = fewer points
ruling-penalty-loss = loss of the game
ruling-penalty-fine = a fine announced in advance
ruling-penalty-exclusion = exclusion from one or more rounds
ruling-penalty-expulsion = expulsion from the competition

# A ruling laid out
ruling-left = Left to the arbiter
ruling-rights = The players may still
ruling-final = There is no appeal against this decision
ruling-assumed = { $article }: the text is not available; assumed from the Laws of { $from }
ruling-assumed-unnumbered = A rule whose article is not known: the text is not available; assumed from the Laws of { $from }
ruling-not-known = { $article }: the text of this edition is not known; the Laws of { $from } are used instead
ruling-not-known-unnumbered = A rule whose article is not known: what the edition says is not known; the Laws of { $from } are offered instead
ruling-changed-by = Changed by the regulations of the event: { $rules }
ruling-effect = Effect on the clocks
ruling-effect-same = { $side } { $time }, unchanged
ruling-effect-counter = Move counter of { $side }: { $before } → { $after }
ruling-effect-clock-again = When the ruling is carried out, the clock of { $side } runs again
ruling-effect-included = { $move } is on the board, not completed by pressing the clock: it becomes part of the record
