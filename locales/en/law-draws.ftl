# What each edition says about draws: a subject for each topic, a statement for each of its cells.

law-draws-d01 = Threefold repetition: who may claim and how
law-draws-d01-1972 = Only the player having the move may claim: either by announcing the repeating move and claiming before playing it, or by claiming before answering the opponent’s move that brought the position back
law-draws-d01-1980 = Only the player having the move may claim, before playing the announced repeating move or before answering the one that repeated the position. An announced move stays off the board while the claim is decided, and has to be played if the claim fails
law-draws-d01-1997 = The player having the move claims that the position is about to appear, or has just appeared, for at least the third time; the moves between need not have been repeated. If it is about to appear, the player first writes the move on the scoresheet and declares to the arbiter the intention to make it
law-draws-d01-2017 = The player having the move claims a third appearance that the player’s next move will bring about or the opponent’s last move has brought about. An intended move is first written on the scoresheet, where it can no longer be changed, and announced to the arbiter
law-draws-d01-2023 = The player having the move claims a third appearance that the player’s next move will bring about or the opponent’s last move has brought about. An intended move is first put on the paper scoresheet or into a certified electronic one, is then unalterable, and is announced to the arbiter; a player who has not written it is told to make the claim in the proper form

law-draws-d02 = What makes two positions the same
law-draws-d02-1972 = The same pieces on the same squares, the same player having the move and the same moves open to both sides. If the right to castle or to capture en passant has been lost in between, the positions differ
law-draws-d02-1997 = The same player has the move, each kind and colour of piece stands on the same squares, and all pieces of both sides have the same possible moves. Positions differ if a pawn could once be taken en passant and now cannot, or if a right to castle has changed for the moment or for good
law-draws-d02-2009 = Player having the move, pieces, squares and possible moves are the same. A pawn that can no longer be taken en passant makes a difference; a right to castle is lost only once the king or rook has moved, so a king or rook forced to move keeps it until that move is made
law-draws-d02-2017 = Player having the move, pieces, squares and possible moves are the same. A position at the start of the sequence in which a pawn could be captured en passant is a different one; castling rights end only after the king or rook has actually moved

law-draws-d03 = Losing the right to claim; its return
law-draws-d03-1972 = A player who plays a move without claiming loses the right. It comes back when the position arises again with the same player having the move
law-draws-d03-2001 = A player who makes the move without having claimed loses the right for that move. Only a move made costs it, not a touch
law-draws-d03-2009 = A player who touches a piece so that touch-move applies loses the right to claim for that move, even before the move is made
law-draws-d03-2017 = A player who touches a piece so that touch-move applies loses the right to claim on that move. The player may claim again on the next move if the conditions hold then, but never for a position already gone by

law-draws-d04 = Claims about moves that were not written down
law-draws-d04-1972 = Moves a player did not record in the usual way cannot support a claim of threefold repetition
law-draws-d04-1980 = Moves that were not recorded can support neither a claim of threefold repetition nor one under the fifty-move rule
law-draws-d04-1997 = The Laws bar no claim because moves are missing on the scoresheet; the arbiter checks whether it is correct
law-draws-d04-2018 = Both players have to help reconstruct the game, and checking a claim is their task under the arbiter’s eyes; what a screen or a move counter shows is not enough on its own. In rapid and blitz, where nobody must record, a claim is still possible and normally rests on a scoresheet

law-draws-d05 = Handling a claim: the clocks; withdrawing it
law-draws-d05-1972 = The claimant’s clock runs on while the director checks. A correct claim is a draw even if the claimant’s flag fell meanwhile; with a incorrect claim the game is then lost
law-draws-d05-1980 = The arbiter first stops the clock and then checks. Once the clock is stopped, the claim cannot be withdrawn
law-draws-d05-2001 = The claimant has to stop both clocks at once, and cannot withdraw the claim
law-draws-d05-2009 = The claimant may stop both clocks but need not, and cannot withdraw the claim
law-draws-d05-2017 = Either the claimant or the arbiter stops the clock, and the claim cannot be withdrawn
law-draws-d05-2023 = Either the claimant or the arbiter pauses the clock, and the claim cannot be withdrawn

law-draws-d06 = An incorrect claim
law-draws-d06-1972 = The game goes on without any addition of time. It is lost if the claimant’s time ran out during the check
law-draws-d06-1980 = Five minutes are added to the time the claimant has used, who loses if that exceeds the limit; an announced move has to be played. A player who stops playing after the refusal and whose appeal fails loses too
law-draws-d06-2001 = The opponent receives three minutes. A claimant with more than two minutes left also loses half of the remaining time, but three minutes at most; with one to two minutes, one minute is left, and with less than one nothing is taken. An intended move has to be played
law-draws-d06-2009 = The opponent receives three minutes; the claimant’s own time is left alone. An intended move has to be played
law-draws-d06-2017 = The opponent receives two minutes, in blitz one. The game goes on, and an intended move has to be played if it is legal
law-draws-d06-2023 = The opponent receives two minutes, in rapid and in blitz one. The game goes on, and an intended move has to be played if it is legal

law-draws-d07 = Whether a claim is also a draw offer
law-draws-d07-1972 = The Laws do not say whether a claim counts as a draw offer
law-draws-d07-2001 = A claim of repetition, of fifty moves or of a draw in a quickplay finish counts as a draw offer, so the opponent may simply accept
law-draws-d07-2017 = A claim of repetition or of fifty moves counts as a draw offer, so the opponent may accept before it is checked

law-draws-d08 = Fifty moves
law-draws-d08-1972 = The player having the move shows that each side has made at least fifty moves without a capture and without a pawn move
law-draws-d08-1997 = The player having the move claims that both sides have made their last fifty moves without a capture or a pawn move, or will have with the move written down and announced to the arbiter
law-draws-d08-2017 = The player having the move claims that both sides have completed their last fifty moves without a capture or a pawn move, or that a move written down will make it so. That move is announced to the arbiter and can no longer be changed

law-draws-d09 = More than fifty moves for some positions
law-draws-d09-1972 = The number may be raised for certain positions if number and positions were laid down before the game. FIDE itself names none
law-draws-d09-1980 = The number may be raised for positions laid down before the game; for two knights against a pawn it is one hundred. The pawn must be safely blocked by a knight, and a black one must stand no further on than a4, b6, c5, d4, e4, f5, g6, h4, a white one no further than a5, b3, c4, d5, e5, f4, g3, h5
law-draws-d09-1997 = There is no extension: fifty moves apply in every position

law-draws-d10 = Fivefold repetition, without a claim
law-draws-d10-1972 = There is no such rule: repetition is a draw only if a player claims it
law-draws-d10-2014 = The game is drawn without a claim once the same position has arisen on at least five consecutive alternate moves of each player, that is in an unbroken cycle
law-draws-d10-2017 = The game is drawn without a claim once the same position has appeared at least five times, in a row or not

law-draws-d11 = Seventy-five moves, without a claim
law-draws-d11-1972 = There is no such rule: moves without capture and pawn move are a draw only if a player claims it
law-draws-d11-2014 = The game is drawn without a claim once each player has completed seventy-five moves in a row without a capture or a pawn move. If the last of them mates, the mate counts
law-draws-d11-2017 = The game is drawn without a claim once each player has made seventy-five moves in a row without a capture or a pawn move. If the last of them mates, the mate counts

law-draws-d12 = Dead position
law-draws-d12-1972 = There is no such rule. Nobody can be made to accept a draw before the fifty moves, and a player who exceeds the time loses even if no mate is possible
law-draws-d12-1997 = A dead position does not end the game automatically. Impossibility of mate matters only when a flag falls: the game is then drawn
law-draws-d12-2001 = A position in which neither side can mate by any series of legal moves, however badly the other plays, ends the game at once as a draw, provided the move that led to it was legal
law-draws-d12-2014 = A position in which neither side can mate by any series of legal moves ends the game at once as a draw, provided the move that led to it was legal and properly made

law-draws-d13 = When and how a draw is offered
law-draws-d13-1972 = Only right after one’s own move on the board; the offering player then starts the opponent’s clock
law-draws-d13-1980 = Right after one’s own move, before starting the opponent’s clock. An offer made in the opponent’s time still stands; to one made in one’s own time before moving, the opponent may wait for the move before answering
law-draws-d13-1997 = After making the move and before stopping one’s own clock. An offer at any other moment is valid too, but may be judged as disturbing the opponent
law-draws-d13-2017 = After making the move and before pressing the clock. An offer at any other moment is valid too, but may be judged as disturbing the opponent

law-draws-d14 = How long an offer stands; conditions
law-draws-d14-1972 = An offer cannot be withdrawn. The opponent rejects it orally or by making a move
law-draws-d14-1997 = No condition may be attached and the offer cannot be withdrawn. It stands until it is accepted, refused by word or by making a move, or the game ends otherwise; a flag that falls before acceptance ends it
law-draws-d14-2001 = No condition may be attached and the offer cannot be withdrawn. It stands until it is accepted, refused by word or by touching a piece to move or capture it, or the game ends otherwise
law-draws-d14-2023 = The offer cannot be withdrawn; a condition attached to it is ignored and the offer stands without it. It lasts until it is accepted, refused by word or by touching a piece to move or capture it, or the game ends otherwise

law-draws-d15 = Recording the offer
law-draws-d15-1972 = The Laws do not ask for the offer to be recorded
law-draws-d15-1997 = Both players note each draw offer on the scoresheet with the sign (=)

law-draws-d16 = Limits on agreed draws
law-draws-d16-1972 = A player who keeps offering a draw without good reason, before the opponent has made an offer in turn, disturbs the opponent and can be penalised. No limit by number of moves
law-draws-d16-1980 = Players who agree a draw before move 30 without a fight may be penalized, up to the loss of the game, but only in clear cases
law-draws-d16-1997 = There is no limit on agreeing a draw. Persistent offers count as disturbing the opponent
law-draws-d16-2001 = There is no limit on agreeing a draw. Unreasonable offers count as disturbing the opponent
law-draws-d16-2009 = The regulations of an event may forbid agreeing a draw without the arbiter’s consent, before a certain number of moves or altogether
law-draws-d16-2017 = The regulations of an event may forbid both offering and agreeing a draw without the arbiter’s consent, before a certain number of moves or altogether. A correct claim of repetition or fifty moves is not affected

law-draws-d17 = Least play before an agreed draw
law-draws-d17-1972 = There is no such rule: the Laws name no move that has to be played before a draw is agreed
law-draws-d17-2017 = A draw can be agreed only after both players have made at least one move

law-draws-d18 = A correct claim
law-draws-d18-1972 = The game is drawn, even if the claimant’s flag fell during the check
law-draws-d18-1980 = The game is drawn once the arbiter has found the claim to be correct
law-draws-d18-2001 = A claim that is found to be correct ends the game at once as a draw
