# Adjourned games: journal lines.

adjournment-envelope = Envelope { $no }
adjournment-envelope-reply = Envelope { $no }, reply
adjournment-event-begun =
    { $left ->
        [none] Envelope { $no }: { $side } is asked to seal, board { $board }, round { $round }
       *[other] Envelope { $no }: { $side } adjourns early and is to seal, board { $board }, round { $round }; to the end of the session { $left }
    }
adjournment-event-moved-on-board = Envelope { $no }: { $uci } was made on the board and must be the move sealed
adjournment-event-lock-made = Lock { $no } for sealed moves created; it can be opened with the passphrase of: { $persons }
adjournment-event-written =
    { $what ->
        [in-program] Envelope { $no }: the move has been written and is stored encrypted in the program
       *[paper] Envelope { $no }: the move is written
    }
adjournment-event-enclosed = Envelope { $no }: scoresheet of { $whose } put into the envelope
adjournment-event-closed = Envelope { $no }: closed
adjournment-event-sealed =
    { $white ->
        [none] Envelope { $no }: clock stopped, the move is sealed. What the clock on the table shows has not been stated
       *[other] Envelope { $no }: clock stopped, the move is sealed. White { $white }, Black { $black }
    }
adjournment-event-broken-off = Envelope { $no }: sealing cancelled ({ $reason })
adjournment-event-front-written = Envelope { $no }: details written on the envelope
adjournment-event-signed = Envelope { $no }: signed by { $name } ({ $as })
adjournment-event-handed =
    { $from ->
        [none] Envelope { $no }: handed to { $to }, { $at }
       *[other] Envelope { $no }: handed by { $from } to { $to }, { $at }
    }{ $place ->
        [none] {""}
       *[other] . Kept: { $place }
    }
adjournment-event-scheduled = Envelope { $no }: resumption { $at }{ $place ->
        [none] {""}
       *[other] , { $place }
    }
adjournment-event-session-planned = Session { $no } planned: { $from } to { $to }
adjournment-event-session-changed =
    { $reason ->
        [undone] Session { $no } again as before the change: { $from } to { $to }
       *[other] Session { $no } changed: { $from } to { $to } ({ $reason })
    }
adjournment-event-session-removed =
    Session { $no } removed{ $reason ->
        [undone] : its planning was undone
       *[other] {" "}({ $reason })
    }
adjournment-event-session-restored = Session { $no } planned again
adjournment-event-session-announced = Session { $no } announced, { $at }
adjournment-event-offered = Envelope { $no }: { $by } offers a draw
adjournment-event-offer-rejected = Envelope { $no }: the draw offer is rejected
adjournment-event-concluded =
    { $said ->
        [agreed] Envelope { $no }: a draw was agreed before the opening. { $result }
       *[resigned] Envelope { $no }: { $side } resigned before the opening. { $result }
    }
adjournment-event-resumed = Envelope { $no }: resumption at board { $board }, { $at }
adjournment-event-arrived =
    { $too_late ->
        [yes] Envelope { $no }: { $side } came too late, { $at }
       *[no] Envelope { $no }: { $side } has arrived, { $at }
    }
adjournment-event-noted-absent =
    { $too_late ->
        [yes] Envelope { $no }: { $side } is not there, { $at }: too late to come
       *[no] Envelope { $no }: { $side } is not there, { $at }
    }
adjournment-event-excused = Envelope { $no }: { $side } came too late and plays all the same ({ $reason })
adjournment-event-times-kept = Envelope { $no }: the clocks stay as they are, the envelope says otherwise ({ $reason })
adjournment-event-established =
    { $agreed ->
        [yes] Envelope { $no }: position and times are established, or the players agree on them
       *[no] Envelope { $no }: position and times cannot be established, and the players do not agree on them
    }
adjournment-event-annulled = Envelope { $no }: the game is annulled, a new one is played ({ $reason })
adjournment-event-set-up =
    { $differs ->
        [none] Envelope { $no }: position and clocks set up. White { $white }, Black { $black }
       *[other] Envelope { $no }: the position was set up incorrectly on { $differs }
    }
adjournment-event-clock-started = Envelope { $no }: clock started, { $side } is absent
adjournment-event-receipt-matches =
    { $which ->
        [reply] Envelope { $no }, reply
       *[sealed] Envelope { $no }
    }: the receipt of { $side } matches
adjournment-event-receipt-differs =
    { $which ->
        [reply] Envelope { $no }, reply
       *[sealed] Envelope { $no }
    }: the receipt of { $side } does not match: what is kept is not what was sealed
adjournment-event-receipt-none =
    { $which ->
        [reply] Envelope { $no }, reply
       *[sealed] Envelope { $no }
    }: { $side } showed no receipt
adjournment-event-opened =
    { $which ->
        [reply] Envelope { $no }, reply
       *[sealed] Envelope { $no }
    }: opened by { $by }, { $at }
adjournment-event-not-opened =
    { $which ->
        [reply] Envelope { $no }, reply
       *[sealed] Envelope { $no }
    }: not opened by { $by }. { $why }
adjournment-event-read =
    { $written ->
        [no]
            { $which ->
                [reply] Envelope { $no }, reply
               *[sealed] Envelope { $no }
            }: no move is written
       *[yes]
            { $notation ->
                [none]
                    { $which ->
                        [reply] Envelope { $no }, reply
                       *[sealed] Envelope { $no }
                    }: it reads “{ $text }”. { $judgement }
               *[other]
                    { $which ->
                        [reply] Envelope { $no }, reply
                       *[sealed] Envelope { $no }
                    }: it reads “{ $text }” ({ $notation }). { $judgement }
            }
    }
adjournment-event-played =
    { $which ->
        [reply] Envelope { $no }, reply
       *[sealed] Envelope { $no }
    }: { $move } made on the board
adjournment-event-reply-sealed = Envelope { $no }, reply: reply sealed because the opponent is absent
adjournment-event-missed =
    { $which ->
        [reply] Envelope { $no }, reply
       *[sealed] Envelope { $no }
    }: cannot be found
adjournment-event-found =
    { $which ->
        [reply] Envelope { $no }, reply
       *[sealed] Envelope { $no }
    }: found again
adjournment-event-stated = Envelope { $no }: the player states { $uci } as the move sealed
adjournment-event-times-questioned =
    { $moved ->
        [yes] Envelope { $no }: { $side } points out that the clock times are incorrect, after a move
       *[no] Envelope { $no }: { $side } points out that the clock times are incorrect, before the first move
    }
adjournment-event-settled = Envelope { $no }: settled ({ $reason })

# What is found in the envelope.

adjournment-judged-move = That is { $move }
adjournment-judged-not-as-made = That is { $move }, but { $made } was made on the board
adjournment-judged-ambiguous = That can be { $moves }
adjournment-judged-illegal = { $moves ->
    [none] That is not legal
   *[other] That is not legal. Possibly meant: { $moves }
}
adjournment-judged-unreadable = { $moves ->
    [none] That is not a move
   *[other] That is not a move. Possibly meant: { $moves }
}
adjournment-judged-elsewhere = That is not legal as { $notation }, but it is a move as { $meanings }
adjournment-judged-nothing = No move is written

# Why an envelope was not opened.

adjournment-shut-not-sealed = The move is not sealed yet
adjournment-shut-not-resumed = The resumption has not begun
adjournment-shut-not-set-up = Position and clocks are not set up
adjournment-shut-replier-absent = The player who must reply to the sealed move is absent
adjournment-shut-sealer-absent = The player who sealed the move is absent
adjournment-shut-opened-before = It has already been opened
adjournment-shut-missing = It is missing
adjournment-shut-settled = The adjournment is settled
adjournment-shut-wrong-passphrase = The passphrase was wrong
adjournment-shut-damaged = The stored sealed move is damaged
adjournment-shut-fingerprint-differs = The stored move does not match its fingerprint: it is not the move that was sealed
adjournment-shut-receipt-differs = A player’s receipt bears another fingerprint: what is kept is not what was sealed

# Where an envelope stands.

adjournment-status-sealing = Being sealed
adjournment-status-sealed = Sealed, not handed over
adjournment-status-in-custody = In custody
adjournment-status-missing = Missing
adjournment-status-resuming = Being resumed
adjournment-status-opened = Opened
adjournment-status-broken-off = Cancelled
adjournment-status-settled = Settled

# Steps, and who takes them.

adjournment-step-ask = Ask { $side } to seal
adjournment-step-write = { $side } writes the move in unambiguous notation
adjournment-step-write-in-full = { $side } writes the move in full notation
adjournment-step-enclose = Put the scoresheet into the envelope: { $whose }
adjournment-step-close = Close the envelope
adjournment-step-stop = Stop the clock and start no other
adjournment-step-front = Complete the details on the envelope
adjournment-step-opponent-writes = Hand the envelope to the opponent, { $replier }, who writes its front
adjournment-step-sign-flap = Sign across the flap
adjournment-step-schedule = Decide when and where the game is resumed
adjournment-step-keep = Check the details on the envelope and take it into safe-keeping
adjournment-step-wait = Wait for the resumption
adjournment-step-resume = Begin the resumption
adjournment-step-presence = Ask who is there, and since when
adjournment-step-set-up = Set up the position before the sealed move, and the times of the envelope
adjournment-step-start-clock = { $whose } is absent: start that clock and leave the envelope closed
adjournment-step-await = Wait for { $whose }
adjournment-step-await-until = Wait for { $whose }: before { $at } the game goes on only once both players are there
adjournment-step-open = Open the envelope
adjournment-step-open-reply = Open the envelope with the reply
adjournment-step-read = Record what is written in the envelope
adjournment-step-establish = The envelope is lost: ask whether position and times are established, or the players agree on them
adjournment-step-state = { $side } states the sealed move
adjournment-step-play = Make the sealed move on the board, then start { $replier }’s clock
adjournment-step-play-reply = Make the reply on the board
adjournment-step-reply = { $replier } replies, on the board or in a new envelope
adjournment-step-decide = Decide the case
adjournment-step-done = Nothing is left to do
adjournment-by-arbiter = the arbiter
adjournment-by-assistant = the assistant of { $side }

# What must be kept in mind.

adjournment-note-clock-stands = No clock is running. The time for sealing is the player’s: { $side }. Start that clock, or go on knowing that this time does not count
adjournment-note-may-change = The move may be changed until the clock is stopped
adjournment-note-as-made = { $move } was made on the board: the player must write this same move as the sealed move
adjournment-note-early-without-rule = The edition does not speak of adjourning before the session ends: the arbiter decides whether the game is adjourned now
adjournment-note-counts-as-used = To the end of the session { $time } will count as used by { $side }
adjournment-note-short-of-time = { $side } has { $time } left and { $moves } moves to make before the time control. Until the session ends they may be made on the board
adjournment-note-claim-first = A draw must be claimed before the move is sealed
adjournment-note-offered = The draw offer is valid until it is answered: { $side }
adjournment-note-flag-down = The flag of the player who sealed has fallen: { $side }
adjournment-note-may-conclude = A draw by agreement or a resignation before the opening ends the game, whatever is in the envelope
adjournment-note-open-incidents = { $count ->
    [one] Incident { $incidents } of this game is not decided yet: decide it before the game is resumed
   *[other] Incidents { $incidents } of this game are not decided yet: decide them before the game is resumed
}
adjournment-note-granted = Changed by a decision since the envelope was closed: { $granted }. What is written on it stays; the clocks are set to { $times }
adjournment-note-not-kept = Nobody is on record as having kept this envelope: see that it is whole and the right one
adjournment-note-before-time = The resumption was begun { $time } before the time that was fixed: did both players agree?
adjournment-note-no-time-fixed = No time was fixed for the resumption: nobody can be held to be late
adjournment-note-opened-by-stranger = { $name } opened the envelope, through whose hands it had not gone: note how it came there
adjournment-note-absent-flag-down = The flag of the absent player is down: { $side }
adjournment-note-not-charged = { $side } was away for { $time } and the clock did not run: see whether that time is taken off
adjournment-note-may-look = Had the sealed move ended the game, that result would stand: the envelope may be opened and checked before the decision
adjournment-note-excused = { $side } came too late and plays all the same, as decided
adjournment-note-late = { $side } is late by { $time }. Limit: { $limit }
adjournment-note-late-no-limit = { $side } is late by { $time }. The event has fixed no limit
adjournment-note-came-late = { $side } came { $time } late. Limit: { $limit }
adjournment-note-flag-before-limit = The flag falls before the limit: { $side } has { $time } left
adjournment-note-may-seal-reply = { $replier } need not reply on the board: the reply may be sealed in a fresh envelope
adjournment-note-sheet-missing = A scoresheet is missing in the envelope: { $side }
adjournment-note-wrong-position = The position on the board is not the adjourned position
adjournment-note-wrong-times = The clocks do not show the times of the envelope: correct that before the first move
adjournment-note-wrong-times-later = The clocks do not show the times of the envelope: correct that before the first move, later only if the consequences are too severe
adjournment-note-attempts = Failed attempts to open it: { $count }
adjournment-note-print-receipts = Print a receipt of the sealed move for each player: only with it does a player notice if the file is exchanged
adjournment-note-ask-receipt = Ask { $side } for the receipt before the envelope is opened, and enter its code
adjournment-note-receipt-differs = The receipt of { $side } bears another code: what is kept is not what was sealed. Only a receipt with the right code undoes that; otherwise settle the game in another way
adjournment-note-read-aloud = Read the move aloud for { $side }

# What stands on the envelope.

adjournment-lacks-names = the players’ names
adjournment-lacks-countries = the countries
adjournment-lacks-position = the position
adjournment-lacks-times = the times
adjournment-lacks-sealer = who sealed
adjournment-lacks-move-number = the number of the sealed move
adjournment-lacks-draw-offer = the draw offer
adjournment-lacks-resumption = date, time and place of the resumption
adjournment-lacks-event = the event
adjournment-lacks-round = the round
adjournment-lacks-board = the board
adjournment-lacks-flap-signature = the signature across the flap
adjournment-lacks-inscription = the front as the opponent writes it
adjournment-wrong-control = times used and left, which do not come to the time control together
adjournment-signed-as-white = White
adjournment-signed-as-black = Black
adjournment-signed-as-arbiter = arbiter
adjournment-signed-as-across-flap = across the flap

# Alarms.

adjournment-alarm-overdue = Envelope { $no }: overdue by { $time }
adjournment-alarm-awaited-too-long = Envelope { $no }: { $side } has not come, and the limit of { $limit } is over
adjournment-alarm-due-now = Envelope { $no }: to be resumed now
adjournment-alarm-due-soon = Envelope { $no }: to be resumed in { $time }
adjournment-alarm-sealing-long = Envelope { $no }: being sealed for { $time }
adjournment-alarm-not-kept = Envelope { $no }: sealed, but not handed over to anyone
adjournment-alarm-flawed =
    { $missing ->
        [none] {""}
       *[other] Envelope { $no }: not indicated on the envelope: { $missing }
    }{ $between }{ $wrong ->
        [none] {""}
       *[other] Envelope { $no }: incorrect on the envelope: { $wrong }
    }
adjournment-alarm-missing =
    { $which ->
        [reply] Envelope { $no }, reply
       *[sealed] Envelope { $no }
    }: cannot be found
adjournment-alarm-session-ends = Session { $no } ends in { $time }
adjournment-alarm-not-announced = Session { $no } starts soon and has not been announced

# What speaks against a plan.

adjournment-conflict-same-player = Envelopes { $one } and { $other }: { $player } would play two games at the same time
adjournment-conflict-plays-round = Envelope { $no }: a round is played at that time, in session { $session }
adjournment-conflict-over-round = Session { $session } for adjourned games takes place while a round is played in session { $round }: move one of them
adjournment-conflict-out-of-order = Envelope { $later } is resumed before envelope { $earlier }, which is of an earlier round
adjournment-conflict-after-last-round = Envelope { $no }: would not be finished before the last round
adjournment-conflict-day-too-long = { $player ->
    [none] { $date }: { $play } of play, { $most } are allowed
   *[other] { $date }: { $player } plays { $play }, { $most } are allowed
}
adjournment-conflict-outside-sessions = Envelope { $no }: resumed outside every session
adjournment-conflict-not-announced = Session { $session } has not been announced
adjournment-conflict-not-planned = Envelope { $no }: no time for the resumption

# Why a command was refused.

adjournment-refusal-no-such-envelope = There is no envelope { $no }. Choose one from the list
adjournment-refusal-no-such-session = There is no session { $no }. Plan it first
adjournment-refusal-session-taken = The game of envelope { $envelope } is to be resumed in session { $session }. Fix another time for it first
adjournment-refusal-no-such-lock = There is no lock { $no }. Make one before a move is sealed in the program
adjournment-refusal-no-game = No game that could be adjourned is being played there. Choose a board with a game in progress
adjournment-refusal-lost-time-open = Board { $board }: it is not yet said how the lost time counts, and the times would be sealed without it. Answer that question first, then seal
adjournment-refusal-already-begun = Envelope { $no } belongs to this game already. Go on with it
adjournment-refusal-too-early = { $left } are left of the session: too early to adjourn (Art. { $article } of { $edition }). Let them play on
adjournment-refusal-early-oversteps = { $left } to the end of the session would count as used, and only { $time } are left on the clock. Adjourn later
adjournment-refusal-already-sealed = The clock was stopped and the move in envelope { $no } is sealed. It can no longer be changed; an incident can be opened
adjournment-refusal-not-sealed = The move in envelope { $no } is not sealed yet. Finish the sealing first
adjournment-refusal-not-written = No move has been written for envelope { $no }. Ask the player to write it first
adjournment-refusal-sheet-missing = The scoresheet of { $side } is not in envelope { $no }. Put it in first
adjournment-refusal-not-closed = Envelope { $no } is not closed. Close it before the clock is stopped
adjournment-refusal-not-encrypted = The sealed move was not encrypted and was rejected. Seal it again
adjournment-refusal-move-illegal = { $move } is not legal in the adjourned position. Enter another move
adjournment-refusal-settled = Envelope { $no } is settled. Open an incident if something must be changed
adjournment-refusal-already-resumed = The resumption of envelope { $no } has begun already. Go on with it
adjournment-refusal-not-resumed = The resumption of envelope { $no } has not begun. Begin it first
adjournment-refusal-board-taken = Another game is at board { $board }. Choose a board that is free
adjournment-refusal-already-there = { $side } has already arrived. Nothing needs to be done
adjournment-refusal-late-undecided = { $side } came too late, or not at all. Decide on that first, or record why the game goes on all the same
adjournment-refusal-not-late = { $side } did not come too late. Nothing needs to be excused
adjournment-refusal-times-wrong = The clocks do not show the times of envelope { $no }. Put them right, or record why they stay
adjournment-refusal-times-right = The clocks show the times of envelope { $no }. Nothing needs to be done
adjournment-refusal-not-established = A new game is played only where position and times of envelope { $no } cannot be established. Record that first
adjournment-refusal-absent = { $side } is not there. Wait for the player first
adjournment-refusal-before-time = Before { $at }, the time fixed for the resumption, nobody is absent and no clock is started for it (Art. { $article } of { $edition }). Wait until then, or until both players are there
adjournment-refusal-not-set-up = Position and clocks of envelope { $no } are not set up. Set them up first
adjournment-refusal-play-goes-on = Play has already continued in the game of envelope { $no }. Use the board, or open an incident
adjournment-refusal-clock-runs = The clock runs already: { $side }. Wait for the player
adjournment-refusal-no-reply = No reply has been sealed with envelope { $no }. Choose the sealed move
adjournment-refusal-reply-sealed = A reply is sealed already with envelope { $no }. Wait for the other player
adjournment-refusal-no-reply-now = A reply is sealed only after the sealed move was made, and while the other player is absent. Otherwise reply on the board
adjournment-refusal-not-opened = Envelope { $no } has not been opened. Open it first
adjournment-refusal-opened = Envelope { $no } has been opened. Go on with the move in it
adjournment-refusal-already-read = The content of envelope { $no } has already been recorded. Open an incident if it is wrong
adjournment-refusal-nothing-to-play = What was read in envelope { $no } cannot simply be played. Decide the case first
adjournment-refusal-missing = Envelope { $no } is missing. Report it as found, or decide the case
adjournment-refusal-not-missing = Envelope { $no } is not missing. Open it
adjournment-refusal-not-stated = In this edition the game goes on without the sealed move (Art. { $article } of { $edition }). Decide the case
adjournment-refusal-adjourned = The game is adjourned. Go on with envelope { $no }: no move can be made and no clock started before it is dealt with
adjournment-refusal-no-offer = There is no open draw offer. Record it first
adjournment-refusal-offer-pending = A draw offer is open already. It must be answered first
adjournment-refusal-no-such-notation = No notation “{ $name }” is known. Choose one from the list
adjournment-refusal-session-backwards = A session must end after it starts. Correct the times
adjournment-refusal-too-long = A session may be extended by { $most } at most (Art. { $article } of { $edition }). End it earlier
adjournment-refusal-reason-missing = A reason is needed. A few words will do: they stay in the log
adjournment-refusal-name-missing = A name is needed. Enter the person’s name
adjournment-refusal-same-person = { $name } is named twice. Enter two different persons, or one alone
adjournment-refusal-no-receipt = The move of envelope { $no } is on paper: there is no receipt
adjournment-refusal-receipt-of-other = This is the receipt of envelope { $other }, not of envelope { $no }. Ask for the right one
adjournment-refusal-receipt-differed = A receipt for envelope { $no } bears another code: what is kept is not what was sealed. Only a receipt with the right code undoes that; otherwise settle the game in another way
