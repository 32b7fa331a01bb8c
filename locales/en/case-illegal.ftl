# Illegal moves and the press of the clock

case-illegal-chapter = Illegal moves and the press of the clock

case-illegal-kind-illegal-move = Illegal move
case-illegal-ask-illegal-move-by = Who made it?
case-illegal-ask-illegal-move-completed = Was the clock pressed?
case-illegal-ask-illegal-move-standing = What is on the board?
case-illegal-ask-illegal-move-made = From where to where?
case-illegal-ask-illegal-move-ply = Half-moves before it
case-illegal-ask-illegal-move-since = What has the opponent done since?
case-illegal-ask-illegal-move-claimed = Does the opponent claim it?
case-illegal-ask-illegal-move-several = Was there another fault in the same move?
case-illegal-ask-illegal-move-lost = Can the position before it no longer be established?
case-illegal-ask-illegal-move-last-known = Half-moves after which the position is last known
case-illegal-ask-illegal-move-adjudication = Was the game sent to adjudication?
case-illegal-ask-illegal-move-proof = How far is it proved?
case-illegal-answer-nothing = Nothing
case-illegal-answer-touched = Touched a piece
case-illegal-answer-moved = Moved
case-illegal-answer-illegal-too = Made an illegal move too
case-illegal-answer-took-king = Captured the king

case-illegal-kind-clock-not-pressed = Clock not pressed
case-illegal-ask-clock-not-pressed-by = Who?

case-illegal-kind-pressed-without-move = Clock pressed without a move
case-illegal-ask-pressed-without-move-by = Who?

case-illegal-kind-two-hands = Two hands for one move
case-illegal-ask-two-hands-by = Who?
case-illegal-ask-two-hands-pressed = Was the clock pressed?
case-illegal-ask-two-hands-answered = Has the opponent moved since?

case-illegal-kind-impossible-position = Both kings in check, or a pawn on the last rank
case-illegal-ask-impossible-position-seen = What does the arbiter see?
case-illegal-ask-impossible-position-next = And after the next move?
case-illegal-answer-both-kings = Both kings in check
case-illegal-answer-pawn = A pawn on the last rank
case-illegal-answer-not-yet = It is not completed yet
case-illegal-answer-put-right = The position is in order
case-illegal-answer-stands = The illegal position is still on the board

case-illegal-kind-times-after-irregularity = Times after an irregularity
case-illegal-ask-times-after-irregularity-before = Moves of each player before it
case-illegal-ask-times-after-irregularity-played = Moves of each player when it was found
case-illegal-ask-times-after-irregularity-white-used = Time used by White when it was found
case-illegal-ask-times-after-irregularity-black-used = Time used by Black when it was found
case-illegal-ask-pressed-without-move-accident = Was it meant to stop the clock?

case-illegal-increment-taken-back = The illegal press had added { $time } to the clock of { $side }: it is taken back
case-illegal-minutes-read-otherwise = Read by the letter (B.2) the minutes of the Competition Rules apply here; arbiters who hold that Appendix A.3 reaches all blitz games give { $time }
case-illegal-no-mating-potential = { $side } has no mating potential: two knights cannot force checkmate on the bare king
case-illegal-quickplay-in-rapid = Whether the time penalties of the quickplay finish also hold for { $side } in a rapid game: the text does not say
case-illegal-both-counted = { $side } answered with an illegal move: it is counted as well
case-illegal-both-would-lose = Whether the illegal answer of { $side }, number { $nth }, ends the game: it came from a position that should not have arisen
case-illegal-first-one-ends = The first illegal move, that of { $side }, ends the game; what came after it does not matter
case-illegal-time-recorded = { $side } had { $time } left at that moment, according to the record
case-illegal-time-share = { $side } gets { $time } on the clock: in proportion to the moves made until then
case-illegal-times-never-punish = The proportion is taken for both players and is never a penalty
case-illegal-times-may-stay = The clocks may also be left as they are
case-illegal-times-between = { $side }: by your judgement between { $least } and { $most } on the clock
case-illegal-times-proportional = The times are set in proportion to the moves, for both players
case-illegal-times-judged = The times are set by the arbiter’s best judgement
case-illegal-set-both-times = Set both clocks by your best judgement
case-illegal-times-arithmetic = { $side }: { $shown } used × { $moves } ÷ { $of } moves = { $used } used
case-illegal-adjudication-in-progress = A game sent to adjudication is in progress until it is decided
case-illegal-ended-by-itself = Whether the move that ended the game was itself the illegal move of { $side }: then it did not end the game
case-illegal-position-lost = The position before the illegal move of { $side } cannot be set up again
case-illegal-last-known = Play goes on from the last position that is known, { $place }
case-illegal-promotion-unfinished = { $side } has not pressed the clock: the player completes the promotion and may choose the piece
case-illegal-waits-for-claim = In this type of game the arbiter does not act on the illegal move of { $side } unless it is claimed
case-illegal-may-claim = { $side } may claim it
case-illegal-may-claim-until-touch = { $side } may claim it before touching a piece
case-illegal-may-claim-until-move = { $side } may claim it before making a move
case-illegal-stands-after-touch = The opponent has touched a piece since: the illegal move of { $side } can no longer be claimed and stands
case-illegal-players-may-agree = The players may agree to correct it, without the arbiter
case-illegal-may-claim-the-answer = { $side } may claim the opponent’s illegal answer
case-illegal-king-taken = { $side } took the king: that is never a legal move
case-illegal-king-taken-is-no-claim = { $side } took the king: that is neither a legal move nor a claim; the illegal move before it is corrected
case-illegal-king-taken-late = Whether the taking of the king by { $side } is an illegal move that counts, or the answer that comes too late to claim
case-illegal-several-faults-once = The faults of { $side } were in one move: they count as one illegal move
case-illegal-other-fault = A penalty for the other fault, from a warning to more
case-illegal-found-later = { $moves ->
    [one] It was found { $moves } move later
   *[other] It was found { $moves } moves later
}
case-illegal-clock-back = Set the clock of { $side } back to the time before it was started
case-illegal-press-was-accident = { $side } pressed to stop the clock, not to complete a move: it may be treated as an accident
case-illegal-two-hands-free = This edition does not ask { $side } to move with one hand
case-illegal-two-hands-no-illegal-move = { $side } used two hands for one move: a breach, but it does not count as an illegal move
# Said no longer; for what older files have recorded.
case-illegal-two-hands-texts-differ = Whether it counts without the press: printed versions of this edition differ
case-illegal-two-hands-move-stands = The move of { $side } was legal and stands
case-illegal-both-kings-in-check = Both kings are in check
case-illegal-pawn-on-last-rank = A pawn is on the last rank
case-illegal-wait-for-next-move = Say nothing and wait until the next move is completed
case-illegal-find-the-first-illegal-move = Find the illegal move that led to it, and rule on that
case-illegal-arbiter-stays-out = The arbiter leaves it to the players
case-illegal-not-pressed-but-answered = { $side } has not pressed the clock, and the opponent has answered: { $side } may still press it
case-illegal-set-times-in-proportion = Set both clocks in proportion to the moves, as the case “Times after an irregularity” works it out
case-illegal-king-taken-too = Whether the taking of the king by { $side } counts as an illegal move, if the clock was pressed
case-illegal-answer-falls-away = The illegal answer of { $side } is cancelled together with the move it answered
