# Irregularities: what each edition of the Laws says, in our own words.

law-irregularities-i01 = Illegal move found: which position
law-irregularities-i01-1972 = The position before the illegal move is set up again, and touch-move binds the move that replaces it
law-irregularities-i01-1997 = The position before the illegal move is restored or, if it is unknown, the last identifiable one before it. Touch-move applies to the replacing move
law-irregularities-i01-2001 = Back to the position just before the irregularity, failing that to the last identifiable one before it. The touched-piece rule of article 4.3 governs the replacing move
law-irregularities-i01-2009 = Back to the position just before the irregularity, failing that to the last identifiable one before it. Articles 4.3 (touched piece) and 4.6 (move made) govern the replacing move
law-irregularities-i01-2014 = Back to the position just before the irregularity, failing that to the last identifiable one before it. Articles 4.3 (touched piece) and 4.7 (move made) govern the replacing move
law-irregularities-i01-2018 = An illegal move is completed once the clock has been pressed. Back to the position just before it, failing that to the last identifiable one; articles 4.3 (touched piece) and 4.7 (move made) govern the replacing move

law-irregularities-i02 = Position cannot be restored
law-irregularities-i02-1972 = If the position cannot be set up again, the game is annulled and a new one is played
law-irregularities-i02-1997 = Play goes on from the last position before the irregularity that can still be identified; the game is not annulled

law-irregularities-i03 = Times after a late correction
law-irregularities-i03-1972 = If the times at the moment of the irregularity are unknown, each player’s used time is reduced in proportion: time shown, times the moves up to the irregularity, divided by the moves played. Irregularity at move 20, found after 30: 90 minutes become 60, 60 become 40
law-irregularities-i03-1980 = The proportional formula applies to each player’s clock: time shown, times the moves up to the irregularity, divided by the moves played. It must be applied to both players and never serves as a punishment (interpretation of 1975)
law-irregularities-i03-1997 = The formula is gone: the arbiter sets the times by best judgement
law-irregularities-i03-2001 = The arbiter sets the times by best judgement and corrects the move counter of the clock too
law-irregularities-i03-2014 = The arbiter sets the times by best judgement; that judgement may also be to leave both clocks as they are
law-irregularities-i03-2023 = The arbiter sets the times by best judgement, which may mean leaving both clocks as they are. Arbiters are advised to take back the increment gained by pressing after the illegal move, usually 30 seconds

law-irregularities-i04 = Penalty for illegal moves, standard play
law-irregularities-i04-1972 = No fixed penalty: the director has only the general disciplinary power. A pawn left unpromoted may bring a penalty of the director’s choosing
law-irregularities-i04-1980 = No fixed penalty. For a pawn left unpromoted the arbiter may warn or impose a penalty whose size is not laid down
law-irregularities-i04-1997 = An illegal move is only corrected. In a quickplay finish, however, the first and the second each give the opponent two more minutes, and the third loses the game
law-irregularities-i04-2001 = In every phase of the game the first and the second illegal move each give the opponent two extra minutes; the third by the same player loses
law-irregularities-i04-2009 = The first and the second illegal move each give the opponent two extra minutes. At the third the game is lost, or drawn if the opponent cannot checkmate by any series of legal moves
law-irregularities-i04-2014 = The first illegal move gives the opponent two extra minutes; already the second loses, or draws if the opponent cannot checkmate
law-irregularities-i04-2017 = The first offence gives the opponent two extra minutes; the second by the same player loses, or draws if the opponent cannot checkmate by any series of legal moves. Illegal moves, two hands and a press without a move have articles of their own; by FIDE’s interpretation of 14 June 2017 all are counted together, and two faults in one move count once
law-irregularities-i04-2018 = The first completed illegal move gives the opponent two extra minutes; the second by the same player loses, or draws if the opponent cannot checkmate by any series of legal moves. Two faults in one and the same move are counted once

law-irregularities-i05 = Pawn left unpromoted, clock pressed
law-irregularities-i05-1972 = The opponent’s clock is put back to the time before the press, the pawn returns to where it came from, and the player completes the move correctly on their own clock. A disciplinary penalty is possible, for instance advancing the player’s clock
law-irregularities-i05-1980 = The opponent’s clock is put back, the position before the pawn move is restored and the player plays it correctly on their own time. The arbiter warns or penalises; the size of the penalty is free
law-irregularities-i05-1997 = There is no text of its own for this case; it is handled as an illegal move and the promotion is made again
law-irregularities-i05-2005 = Named expressly as an illegal move: the position before it is restored and the player promotes anew, choosing any piece
law-irregularities-i05-2014 = The move is illegal; the pawn is exchanged for a queen of its colour, and the player has no choice
law-irregularities-i05-2018 = The move is illegal and the pawn becomes a queen. It counts as a completed illegal move: two extra minutes for the opponent the first time, loss the second

law-irregularities-i06 = Two hands; pressing without a move
law-irregularities-i06-1972 = Neither is mentioned in the Laws
law-irregularities-i06-1997 = Moving with two hands breaks the rule of one hand and may be penalised under article 13.4, but is not an illegal move. Pressing the clock without a move is not treated as one either
law-irregularities-i06-2014 = Two hands break the one-hand rule, and pressing the clock before moving is forbidden; the arbiter may penalise both, but neither is an illegal move
law-irregularities-i06-2017 = From 1 July 2017 both pressing the clock without a move and moving with two hands count as illegal moves
law-irregularities-i06-2018 = Both are penalised as illegal moves. For two hands the English text requires that the clock was pressed; the Macedonian translation at hand leaves that condition out
law-irregularities-i06-2023 = Both are penalised as illegal moves, two hands only if the clock was pressed. A press meant to stop both clocks may be seen as an accident

law-irregularities-i07 = Until when an illegal move is corrected
law-irregularities-i07-1972 = As long as the game is in progress. A game sent to adjudication is in progress until it has been decided
law-irregularities-i07-1980 = As long as the game is in progress; adjudication counts as part of it until the decision (interpretation of 1963)
law-irregularities-i07-1997 = Only when the illegal move is discovered during the game is it corrected
law-irregularities-i07-2018 = During the game only: after mate, resignation, agreement or the signed scoresheets the result stands even if an illegal move then comes to light

law-irregularities-i08 = Displaced pieces
law-irregularities-i08-1972 = The position before the displacement is set up again; if that is impossible, the game is annulled
law-irregularities-i08-1980 = The earlier position is set up again or, if that is impossible, the game is annulled. When a player displaces pieces and presses, the opponent may restart that player’s clock (interpretation of 1979)
law-irregularities-i08-1997 = A player who displaced pieces puts them back in their own time. The opponent may start that player’s clock again without making a move
law-irregularities-i08-2001 = A player who displaced pieces puts them back in their own time. If needed, either player stops the clocks and calls the arbiter, who may penalise
law-irregularities-i08-2023 = The displacing player restores the position on their own time; if needed, either player pauses the clocks and calls the arbiter, who may penalise. Arbiters advise pausing rather than restarting the other player’s clock

law-irregularities-i09 = Initial position wrong
law-irregularities-i09-1972 = If the wrong set-up is found during the game, the game is annulled and a new one begins
law-irregularities-i09-1980 = If found during the game, the incorrect set-up annuls it and a new game begins; after mate the result stands (interpretation of 1979)
law-irregularities-i09-1997 = The game is cancelled and a new one is played from the correct position
law-irregularities-i09-2018 = The game is cancelled and a new one is played, however many moves were made. In rapid and blitz without adequate supervision this can no longer be claimed after ten moves by each player

law-irregularities-i10 = Board wrongly placed
law-irregularities-i10-1972 = The position reached is transferred to a board placed correctly, and the game goes on
law-irregularities-i10-1980 = The position is transferred to a correctly placed board and the game goes on, provided the pieces stood rightly in all else, each on the opposite colour of square (interpretation of 1973)
law-irregularities-i10-1997 = If the board stands the wrong way round, the position is moved to one placed correctly and the game continues

law-irregularities-i11 = Colours reversed
law-irregularities-i11-1972 = If discovered during the game, it is annulled and a new one played; after the end the result stands (interpretations of 1958 and 1960)
law-irregularities-i11-1980 = During the game it is annulled and played again, after its end the result stands, no matter who made the mistake (interpretations of 1958, 1960 and 1973)
law-irregularities-i11-1997 = The game continues, unless the arbiter decides otherwise
law-irregularities-i11-2017 = With fewer than ten moves made by both players the game stops and is played anew with the right colours; from ten moves on it continues. A game finished in fewer than ten moves stands

law-irregularities-i12 = Illegal move, illegal position; taking the king
law-irregularities-i12-1972 = What an illegal move is, the text takes for granted; there is no definition
law-irregularities-i12-1997 = The rule on illegal moves contains no definition of the term
law-irregularities-i12-2005 = It is forbidden to leave or expose one’s king to attack and to take the opponent’s king. A legal move is one that satisfies everything article 3 requires
law-irregularities-i12-2014 = Three terms are defined: a legal move, an illegal move, and an illegal position, that is, one no series of legal moves can produce
law-irregularities-i12-2018 = Legal move, illegal move and illegal position (unreachable by legal moves) are defined. Leaving or exposing one’s own king to attack and taking the opponent’s king are forbidden

law-irregularities-i13 = Wrong position set up after an adjournment
law-irregularities-i13-1972 = If the resumed game was set up wrongly, the position of the adjournment is restored and the game continues from it
law-irregularities-i13-2001 = No article deals with the mistake itself; at resumption the position just before the sealed move has to be set up
