# What is printed on paper: the envelope of an adjourned game, the plan of resumptions.

paper-envelope = Envelope { $no }
paper-envelopes =
    { $count ->
        [one] One envelope
       *[other] { $count } envelopes
    }
paper-open = not stated
paper-event = Competition
paper-place = Round and board
paper-round-board = Round { $round }, board { $board }
paper-white = White
paper-black = Black
paper-sealed = Sealed
paper-sealed-by = { $side }, move { $number }
paper-sealed-by-name = { $name } ({ $side }), move { $number }
paper-turn = Having the move
paper-left = Time left
paper-used = Time used
paper-off-control = Off the control
paper-offer = Draw offer
paper-no-offer = none
paper-offer-by = by { $side }, still valid
paper-resumption = Resumption
paper-kept = Sealed move kept
paper-kept-on-paper = in this envelope
paper-kept-in-program = kept by the program, fingerprint { $print }
paper-no-position = The position is not stated
paper-code = Code of envelope { $no } for a camera
paper-signed-white = White
paper-signed-black = Black
paper-signed-arbiter = Arbiter
paper-signed-flap = Arbiter, across the flap
paper-plan = Resumption plan
paper-plan-sessions = Sessions
paper-plan-games = Games
paper-plan-nothing = No session is planned and no game waits for its resumption
paper-plan-session = Session { $no }
paper-plan-session-line = { $from } to { $to }, { $purpose }. { $place }
paper-plan-for-round = round { $round }
paper-plan-for-adjourned = adjourned games
paper-plan-game = { $game }, board { $board }, round { $round }, envelope { $no }. { $place }
paper-plan-summary = Resumption: { $game } (envelope { $no })
paper-plan-issued = Issued { $at }
paper-plan-fixed = Fixed
paper-plan-proposed = Proposed
paper-plan-left-over = No session is left
paper-plan-announced = announced { $at }
paper-plan-not-announced = not announced
paper-plan-changed = changed since it was announced { $at }, not announced again
paper-plan-moved = changed since it was announced
paper-receipt = Receipt of envelope { $no } for { $side }
paper-receipt-code = Code of the sealed move
paper-receipt-what = Keep this paper until the envelope is opened. Before the opening, give this code to the arbiter: the program says whether the move it keeps is the one that was sealed. The code reveals nothing about the move.
paper-receipt-camera = Receipt of envelope { $no } for a camera
paper-record = Record
