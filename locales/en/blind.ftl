# A blind match: what is said and done at the board, what is missing, what does not agree. Short
# sentences, for they are spoken as well.

blind-actor-assistant = assistant of { $side }
blind-actor-arbiter = arbiter
blind-actor-program = program

blind-inquiry-moves = the number of moves
blind-inquiry-times = both times
blind-inquiry-own-time = the player’s own time
blind-inquiry-opponent-time = the opponent’s time
blind-inquiry-last-move = the last move
blind-inquiry-position = the position

blind-duty-makes-blind-moves = makes the blind player’s moves on the opponent’s board
blind-duty-makes-opponent-moves = makes the opponent’s moves on the blind player’s board
blind-duty-announces-opponent = announces the opponent’s moves
blind-duty-announces-blind = announces the blind player’s moves
blind-duty-keeps-score = keeps score
blind-duty-starts-clock = starts the opponent’s clock
blind-duty-tells-on-request = tells moves and times, on request only
blind-duty-claims-flag = claims the game when the time limit is exceeded
blind-duty-reports-touch = tells the arbiter of a touched piece
blind-duty-adjourns = carries out the formalities of an adjournment
blind-act-tells-unasked = gives information without being asked

blind-scheme-german = German, as the Laws suggest: Anna, Bella, Cesar
blind-scheme-anna = Anna, Bella, Cesar with the pieces of the language on the screen
blind-scheme-english = English
blind-scheme-nato = English with alpha, bravo, charlie
blind-scheme-macedonian = Macedonian
blind-scheme-russian = Russian
blind-scheme-spanish = Spanish
blind-scheme-french = French

blind-clock-after-made = once the move is made, as the Laws require (App. D)
blind-clock-after-repeated = once the opponent has repeated the move
blind-clock-after-both-boards = once the move is executed on both boards

blind-pairing-sighted = { $side } is blind, the opponent sees
blind-pairing-deaf = { $side } is blind, the opponent is hard of hearing
blind-pairing-blind = both players are blind
blind-pairing-none = neither player is blind

blind-reading-open = can be { $moves }
blind-reading-illegal = not a legal move
blind-reading-unreadable = not understood
blind-no-clear-move = no clear move
blind-no-legal-move = not a legal move

blind-lack-assistant = An assistant must be at the board before play begins
blind-lack-assistant-away = The assistant of { $side } is away
blind-lack-announcement = { $side } announces the move
blind-lack-clear-announcement = { $side } announces again, clearly, which move is meant
blind-lack-promotion-piece = { $side } names the promotion piece
blind-lack-repetition = { $side } repeats the move
blind-lack-same-repetition = { $side } repeats the move again, as it was announced
blind-lack-execution = The move is to be executed on the board of { $side }
blind-lack-same-execution = The board of { $side } has to be corrected
blind-lack-captured = The captured pawn on { $square } is taken off the board of { $side }
blind-lack-rook = The rook on { $square } is moved on the board of { $side }
blind-lack-clock = { $side } has moved: the opponent’s clock is started

blind-caution = What { $side } announced sounds like { $moves }: have it repeated before the clock is started

blind-notice-clock-too-early = { $side } had the opponent’s clock started too early. Before that: { $lacks }
blind-notice-announced-illegal = { $moves ->
    [none] The announcement of { $side } is not a legal move
   *[other] The announcement of { $side } is not a legal move. It sounds like { $moves }
}
blind-notice-announced-unclear = The announcement of { $side } can be several moves: { $moves }
blind-notice-promotion-not-named = { $side } has not named the promotion piece
blind-notice-repetition-differs = { $alike ->
    [yes] { $side } may have misheard: the words sound alike. Announced: { $announced }. Repeated: { $repeated }
   *[no] { $side } repeated another move. Announced: { $announced }. Repeated: { $repeated }
}
blind-notice-execution-differs = The board of { $side } shows another move than was announced. Announced: { $announced }. Executed: { $executed }
blind-notice-boards-differ = The board of { $side } does not show the move. Different: { $squares }
blind-notice-compared-different = { $side } finds a difference on the player’s own board
blind-notice-touched = { $side } touched other pieces first: { $squares }
blind-notice-slip-too-late = { $side }’s slip of the tongue was corrected after the opponent’s clock was started
blind-notice-outside-duties = Not a duty of the assistant of { $side }: { $what }
blind-notice-out-of-order = The next move began too early. Before that: { $lacks }

blind-event-arranged =
    { $reason ->
        [none] Game with blind players set up: { $pairing }
       *[other] Game with blind players set up again: { $pairing } ({ $reason })
    }
blind-event-announced = Announced by { $who }: “{ $text }” ({ $meaning })
blind-event-corrected = Announcement corrected by { $who }: “{ $text }” ({ $meaning })
blind-event-corrected-late = Correction by { $who } after the clock was started: “{ $text }” ({ $meaning })
blind-event-repeated = Repeated by { $who }: “{ $text }” ({ $meaning })
blind-event-lifted = Piece lifted from { $square } on the board of { $side }
blind-event-executed =
    { $move ->
        [none] The board of { $side } does not show a legal move
       *[other]
            { $rest ->
                [captured] Executed on the board of { $side }: { $move }; the captured pawn is still on the board
                [rook] Executed on the board of { $side }: { $move }; the rook has not been moved yet
               *[none] Executed on the board of { $side }: { $move }
            }
    }{ $who ->
        [none] {""}
       *[other] {" "}({ $who })
    }
blind-event-put-back = The board of { $side } was restored to the previous position
blind-event-clock = Opponent’s clock started by { $who }
blind-event-clock-set-back = Clock started too early: set back
blind-event-settled = The arbiter decided that { $move } is the move made ({ $reason })
blind-event-asked = { $side } asks for { $what }
blind-event-told =
    { $asked ->
        [yes] Told to { $side } by { $who }: { $what } – { $text }
       *[no] Told to { $side } by { $who } without being asked: { $what } – { $text }
    }
blind-event-left = The assistant of { $side } left the board
blind-event-returned = The assistant of { $side } is back
blind-event-duty = Assistant of { $side }: { $duty }
blind-event-compare = Both sides compare their boards { $place }
blind-event-compared =
    { $agrees ->
        [yes] { $side } confirms that the player’s own board is correct
       *[no] { $side } finds a difference on the player’s own board
    }
blind-event-noticed = Noticed: { $what }
blind-event-reconciled = Boards and scores compared: { $what }
blind-event-step-done =
    Step done: { $what }{ $right ->
        [none] {""}
       *[other] {". "}The board of { $right } is right
    }
blind-event-step-skipped = Step skipped: { $what }
blind-event-steps-left = Step-by-step correction exited; not done: { $what }
blind-event-locked = Screen of { $side } locked
blind-event-unlocked = Screen of { $side } unlocked

blind-refusal-not-arranged = No game with blind players is set up at this board. Set it up first
blind-refusal-nobody-blind = Neither player is blind: say who is
blind-refusal-two-boards-needed = Two boards must be used ({ $article })
blind-refusal-special-board-needed = The board of { $side } must have a securing aperture in each square ({ $article })
blind-refusal-not-adaptable = The edition does not let these rules be adapted ({ $article })
blind-refusal-ranks-not-chosen = The numbers of the ranks are not left to the arbiter ({ $article }): choose “zwei”
blind-refusal-assistant-nameless = Enter the name of the assistant of { $side }
blind-refusal-assistant-too-many = { $side } may have an assistant only if the opponent has none ({ $article })
blind-refusal-not-his-duty = { $article ->
    [none] The assistant of { $side } may not have this duty: { $duty }
   *[other] The assistant of { $side } may not have this duty: { $duty } ({ $article })
}
blind-refusal-assistant-needed = When the opponent is hard of hearing, an assistant must be used ({ $article }). Enter one first
blind-refusal-no-assistant = { $side } has no assistant
blind-refusal-assistant-away = The assistant of { $side } is away. Record that the assistant has returned first
blind-refusal-assistant-there = The assistant of { $side } is already at the board
blind-refusal-silence = Enter what was said
blind-refusal-nobodys-move = Choose the player or the assistant who did it
blind-refusal-not-on-move = { $side } has no move to complete. Start the opponent’s clock first, if the previous move has been made
blind-refusal-nothing-announced = No move has been announced clearly
blind-refusal-move-illegal = { $move } is not legal { $place }. Enter it again
blind-refusal-not-a-move = { $move } is not a move on this board
blind-refusal-already-started = The opponent’s clock was started already. If that was too early, set the clock back
blind-refusal-not-started-early = No clock was started too early, or the opponent has moved since
blind-refusal-lost-time-open = The clocks are stopped until you say how the lost time is to be counted. Answer that question first
blind-refusal-not-asked = { $side } has not asked. The program informs a player only on request
blind-refusal-no-comparison = No comparison was requested
blind-refusal-board-unexpected = Not done: the board does not show what this step expects. Record what stands on it, or skip the step
blind-refusal-reason-missing = Enter a reason

# Why a script cannot be practised.

blind-rehearsal-moves = The move { $uci } of the script is not legal after { $ply } half-moves
blind-rehearsal-unanswered = Answer first what is done about the last step
blind-rehearsal-nothing-asked = Nothing has happened yet that needs an answer
