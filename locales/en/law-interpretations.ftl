# Cases that FIDE decided between 1958 and 1979, in our own words.

law-interpretations-1972-2-case = May an illegal move still be corrected when the game has been sent to adjudication?
law-interpretations-1972-2-answer = Yes: until the adjudication is decided the game is still in progress

law-interpretations-1972-3-case = A game was begun with the colours reversed; what happens?
law-interpretations-1972-3-answer = While it lasts it is annulled and a new one is played; after its end the result stands, whoever made the mistake

law-interpretations-1972-4-case = A player mates with the last move before the time control but the flag falls before the clock is stopped; who wins?
law-interpretations-1972-4-answer = The player who mated before the flag fell: mate ends the game, and nothing that happens after the end matters

law-interpretations-1972-5-case = Who may claim a draw by threefold repetition, and when?
law-interpretations-1972-5-answer = Only the player having the move: either before playing the repeating move, which is declared but not made, or before answering the move that repeated the position

law-interpretations-1972-6-case = For which positions may the number of fifty moves be raised?
law-interpretations-1972-6-answer = For those fixed together with the number of moves before the game; FIDE itself names none

law-interpretations-1972-7-owner-case = Whose property is the scoresheet?
law-interpretations-1972-7-owner-answer = It belongs to the management of the tournament

law-interpretations-1972-7-sheets-case = How are scoresheets brought up to date after time trouble?
law-interpretations-1972-7-sheets-answer = A player who alone is behind does it in the player’s own time; if both are behind, the clocks are stopped, the arbiter notes the position and the moves are reconstructed, if need be on a second board

law-interpretations-1972-7-25-case = What must a player write who is extremely pressed by time?
law-interpretations-1972-7-25-answer = The moves must at least be ticked off; whether the pressure was extreme the arbiter judges, and the score is completed as soon as it is over

law-interpretations-1972-8-case = Whose clock is started at the hour when a player is absent?
law-interpretations-1972-8-answer = White’s clock is started in every case, also when Black is absent

law-interpretations-1972-9-27-case = What times are set on the new clock when the old one was defective?
law-interpretations-1972-9-27-answer = If one unit had stopped, it is advanced until both together show the time the session has lasted; if both had stopped, the missing time is halved between them. Where a flag would fall or the times cannot be fixed, the arbiter judges

law-interpretations-1972-10-12-32-case = Does an unclear or irregular sealed move always lose?
law-interpretations-1972-10-12-32-answer = It loses when its real significance cannot be established; for a clear but irregular move the arbiter judges whether there is reasonable doubt about the move that was meant

law-interpretations-1972-11-31-case = A player comes to the resumption more than an hour late; is the game always lost?
law-interpretations-1972-11-31-answer = Yes, however much time was left, unless the absent player’s sealed move mates or stalemates, or the flag of the player present fell first

law-interpretations-1972-13-case = Is repeating a draw offer a disturbance of the opponent?
law-interpretations-1972-13-answer = Yes, when it is repeated without good reason before the opponent has made an offer

law-interpretations-1972-14-appeal-case = Is there an appeal against decisions of the arbiter?
law-interpretations-1972-14-appeal-answer = The Laws do not regulate it; for international events a committee on the spot is advisable

law-interpretations-1972-14-last-round-case = Must all adjourned games be finished before the last round?
law-interpretations-1972-14-last-round-answer = It is customary, but not laid down as law

law-interpretations-1972-14-withdrawal-case = A player withdraws from a tournament; what becomes of the games?
law-interpretations-1972-14-withdrawal-answer = By custom, not by law, the results are annulled if less than half the games were played; otherwise the remaining games are lost, and an unfinished game counts as played

law-interpretations-1972-15-case = A player moves a pawn to the last rank, does not replace it and presses the clock; what is done?
law-interpretations-1972-15-answer = The opponent’s clock is set back to the time before the press, the position before the pawn move is restored and the player makes the move properly in the player’s own time; a warning or a penalty at discretion is possible

law-interpretations-1972-16-illegal-case = King and rook are touched together but castling is illegal; what must be played?
law-interpretations-1972-16-illegal-answer = The king must move; if it has no legal move, the touch has no consequence

law-interpretations-1972-16-rook-case = A player castles but touches the rook first; is the castling valid?
law-interpretations-1972-16-rook-answer = Yes; the arbiter gives a warning and the castling stands

law-interpretations-1972-17-case = A player touches an own and an opponent’s piece and then lets the opponent’s piece go; is the duty to capture over?
law-interpretations-1972-17-answer = No; letting the piece go does not release the player

law-interpretations-1972-19-claim-case = Until when may a breach of the touch rule be claimed, and may the arbiter act unasked?
law-interpretations-1972-19-claim-answer = The opponent must claim before touching a piece; the arbiter may enforce the rule without a claim

law-interpretations-1972-19-order-case = One piece of each colour was touched; does it matter which was touched first?
law-interpretations-1972-19-order-answer = No; the order of touching makes no difference to the duty to capture

law-interpretations-1972-20-case = Is a handshake a resignation?
law-interpretations-1972-20-answer = No; the game is won only when the opponent declares to resign, and a handshake alone does not say so

law-interpretations-1972-21-case = When are two positions the same?
law-interpretations-1972-21-answer = When pieces of the same kind and colour stand on the same squares, the same player has the move and the same moves are possible; a lost right to castle or to capture en passant makes them different

law-interpretations-1972-22-case = A flag falls although the opponent can no longer mate; is the game drawn?
law-interpretations-1972-22-answer = No, it is lost; and nobody can be made to accept a draw before fifty moves have been played

law-interpretations-1972-23-case = May a player write the move down before making it?
law-interpretations-1972-23-answer = Yes; the order is the player’s choice

law-interpretations-1972-24-case = A flag falls while the players reconstruct the moves by agreement; what is the result?
law-interpretations-1972-24-answer = In the case decided, the game was lost by the player whose flag fell

law-interpretations-1972-26-case = May the arbiter remind a player who has forgotten to press the clock?
law-interpretations-1972-26-answer = No, the arbiter must not

law-interpretations-1972-28-case = May the sealed move still be changed when the closed envelope lies on the table?
law-interpretations-1972-28-answer = Yes, until the clock has been stopped

law-interpretations-1972-29-case = The envelope of an adjourned game is lost; is the game annulled?
law-interpretations-1972-29-answer = Only if position and times can neither be agreed nor established; otherwise the game goes on

law-interpretations-1972-33-case = A player claims a repetition with the last move before the time control; must the clock be stopped in time?
law-interpretations-1972-33-answer = The move is made without stopping the clock, and if the time would have sufficed the arbiter may take the move as completed

law-interpretations-1972-34-case = How is the Sonneborn-Berger score of a team calculated?
law-interpretations-1972-34-answer = The game points of each opponent are multiplied by the share of the points scored against it: with four boards, 3 of 4 points against a team of 16 give 12

law-interpretations-1972-35-36-case = How are the games of a player or team that withdraws counted?
law-interpretations-1972-35-36-answer = Below half of the games the score stays in the table but counts for nobody and the unplayed games are marked (-) for both; from half on everything counts, with 1 for the opponents and 0 for the one withdrawn

law-interpretations-1980-6-1-1971-case = A player castles but touches the rook first; is the castling valid?
law-interpretations-1980-6-1-1971-answer = Yes; the arbiter gives a warning and the castling stands

law-interpretations-1980-6-1-1975-case = After an illegal attempt to castle the king must move; may the player castle on the other side?
law-interpretations-1980-6-1-1975-answer = Yes; castling on the other side counts as a legal move of the king

law-interpretations-1980-6-6c-1971-case = A player moves a pawn to the last rank, does not replace it and presses the clock; what is done?
law-interpretations-1980-6-6c-1971-answer = The opponent’s clock is set back to the time before the press, the position before the pawn move is restored and the player makes the move properly in the player’s own time; a warning or a penalty at discretion is possible

law-interpretations-1980-8-1-1974-case = May a player adjust pieces while the opponent is away?
law-interpretations-1980-8-1-1974-answer = Yes, after telling the arbiter

law-interpretations-1980-8-2-1972-case = The opponent denies having touched a piece; how is the claim decided?
law-interpretations-1980-8-2-1972-answer = It needs unbiased evidence, from the arbiter or a disinterested witness; one word against another is not enough and the claim is rejected

law-interpretations-1980-8-2-1974a-case = A player touches more pieces than the rule names; what follows?
law-interpretations-1980-8-2-1974a-answer = A penalty at the arbiter’s discretion

law-interpretations-1980-8-2-1974b-case = Does every touch bind the player?
law-interpretations-1980-8-2-1974b-answer = No, only one made with the intention of playing the piece; in doubtful cases the arbiter decides

law-interpretations-1980-8-2b-1975-case = An own and an opponent’s piece were touched and the one cannot take the other; what comes first, the player’s own move or another capture?
law-interpretations-1980-8-2b-1975-answer = The player’s own piece must move if it can; only otherwise is the opponent’s piece taken with any piece. The Commission declined to reverse this order

law-interpretations-1980-8-4-1974-case = Until when may a breach of the touch rule be claimed, and may the arbiter act unasked?
law-interpretations-1980-8-4-1974-answer = The opponent must claim before touching a piece; the arbiter may enforce the rule without a claim

law-interpretations-1980-9-1-1963-case = May an illegal move still be corrected when the game has been sent to adjudication?
law-interpretations-1980-9-1-1963-answer = Yes: until the adjudication is decided the game is still in progress

law-interpretations-1980-9-4-1958-case = A game was begun with the colours reversed; what happens?
law-interpretations-1980-9-4-1958-answer = While it lasts it is annulled and a new one is played; after its end the result stands, whoever made the mistake

law-interpretations-1980-9-4-1979-case = After mate it is found that the initial position was wrong; does the result stand?
law-interpretations-1980-9-4-1979-answer = Yes; after the end of the game the result stands

law-interpretations-1980-9-5-1973-case = The board lies the wrong way round; when is the position simply transferred?
law-interpretations-1980-9-5-1973-answer = Only if the pieces were otherwise set up rightly, each merely on a square of the other colour

law-interpretations-1980-11-1-1976-case = Must the clock be stopped for the last move of a period to count?
law-interpretations-1980-11-1-1976-answer = Yes, but mate, stalemate or a claim of repetition made before the flag fell count even without it

law-interpretations-1980-11-2-1971-case = Is a handshake a resignation?
law-interpretations-1980-11-2-1971-answer = No; the game is won only when the opponent declares to resign, and a handshake alone does not say so

law-interpretations-1980-11-2-1979-case = A result was reported wrongly; may it be corrected?
law-interpretations-1980-11-2-1979-answer = Yes, for the rounds to come; pairings already made stay

law-interpretations-1980-12-3-1964-case = When are two positions the same?
law-interpretations-1980-12-3-1964-answer = When pieces of the same kind and colour stand on the same squares, the same player has the move and the same moves are possible; a lost right to castle or to capture en passant makes them different

law-interpretations-1980-12-3a-1960-case = Who may claim a draw by threefold repetition, and when?
law-interpretations-1980-12-3a-1960-answer = Only the player having the move: either before playing the repeating move, which is declared but not made, or before answering the move that repeated the position

law-interpretations-1980-12-4-1958a-case = A flag falls although the opponent can no longer mate; is the game drawn?
law-interpretations-1980-12-4-1958a-answer = No, it is lost; and nobody can be made to accept a draw before fifty moves have been played

law-interpretations-1980-13-1-1970-case = May a player write the move down before making it?
law-interpretations-1980-13-1-1970-answer = Yes; the order is the player’s choice

law-interpretations-1980-13-1-1973-case = May a player record the moves in pairs?
law-interpretations-1980-13-1-1973-answer = It is a breach, but the arbiter intervenes only when more than one move of each side is missing

law-interpretations-1980-13-2-1959-owner-case = Whose property is the scoresheet?
law-interpretations-1980-13-2-1959-owner-answer = It belongs to the management of the tournament

law-interpretations-1980-13-2-1959-sheets-case = How are scoresheets brought up to date after time trouble?
law-interpretations-1980-13-2-1959-sheets-answer = A player who alone is behind does it in the player’s own time; if both are behind, the clocks are stopped, the arbiter notes the position and the moves are reconstructed, if need be on a second board

law-interpretations-1980-13-2-1972-case = Must the clock be pressed with the hand that made the move?
law-interpretations-1980-13-2-1972-answer = No, that is not required

law-interpretations-1980-14-3-1958-case = Whose clock is started at the hour when a player is absent?
law-interpretations-1980-14-3-1958-answer = White’s clock is started in every case, also when Black is absent

law-interpretations-1980-14-3-1967-case = May the arbiter remind a player who has forgotten to press the clock?
law-interpretations-1980-14-3-1967-answer = No, the arbiter must not

law-interpretations-1980-14-4-1974-case = When does a flag count as fallen?
law-interpretations-1980-14-4-1974-answer = When the arbiter notices it; where there is no arbiter, when a player claims it

law-interpretations-1980-14-4-1976-case = Must the clock be stopped for the last move of a period to count?
law-interpretations-1980-14-4-1976-answer = Yes, but mate, stalemate or a claim of repetition made before the flag fell count even without it

law-interpretations-1980-14-4-1979-case = A fallen flag is noticed after resignation, agreement or sealing; does it count?
law-interpretations-1980-14-4-1979-answer = No; resignation and agreed draw stand, and a claim after the player has sealed is too late

law-interpretations-1980-14-5-1958-case = What times are set on the new clock when the old one was defective?
law-interpretations-1980-14-5-1958-answer = If one unit had stopped, it is advanced until both together show the time the session has lasted; if both had stopped, the missing time is halved between them. Where a flag would fall or the times cannot be fixed, the arbiter judges

law-interpretations-1980-14-6-1972-case = Are the clocks stopped when a player falls ill?
law-interpretations-1980-14-6-1972-answer = For a short illness yes; about a long one or a bereavement the arbiter decides

law-interpretations-1980-14-7-1975-case = May the formula for the times after an irregularity be used against one player only?
law-interpretations-1980-14-7-1975-answer = No; it is applied to both and never as a punishment

law-interpretations-1980-15-1979-case = Which clock decides when a session starts and ends?
law-interpretations-1980-15-1979-answer = The wall clock, and start and end are announced

law-interpretations-1980-15-1-1966-case = May the sealed move still be changed when the closed envelope lies on the table?
law-interpretations-1980-15-1-1966-answer = Yes, until the clock has been stopped

law-interpretations-1980-15-1-1973-case = May a game be adjourned before the session ends?
law-interpretations-1980-15-1-1973-answer = By not more than one hour, and at the arbiter’s discretion

law-interpretations-1980-15-1-1978-case = Must a player seal who has only two minutes left?
law-interpretations-1980-15-1-1978-answer = Yes, though the move may be made on the board

law-interpretations-1980-16-1-1973-case = How long may adjourned games be played on?
law-interpretations-1980-16-1-1973-answer = At most two hours of extension and seven hours of play a day; the arbiter may interrupt a long game, and finishing before the last round is recommended

law-interpretations-1980-16-2-1974-case = A draw is agreed or a player resigns before the envelope is opened, and the sealed move is illegal; what counts?
law-interpretations-1980-16-2-1974-answer = The agreement or the resignation stands

law-interpretations-1980-16-4-1958-case = The opponent of an absent player seals a reply, but the first sealed move proves meaningless; what then?
law-interpretations-1980-16-4-1958-answer = The rule on a sealed move without meaning applies: the sealer loses

law-interpretations-1980-16-5-1970-case = The envelope of an adjourned game is lost; is the game annulled?
law-interpretations-1980-16-5-1970-answer = Only if position and times can neither be agreed nor established; otherwise the game goes on

law-interpretations-1980-16-6-1976-case = Who must check the times shown at the resumption?
law-interpretations-1980-16-6-1976-answer = The players; the arbiter may step in when the consequences of an error would be too severe

law-interpretations-1980-17-1-1979a-case = A player displaces pieces and presses the clock without putting them back; may the opponent start it again?
law-interpretations-1980-17-1-1979a-answer = Yes, the opponent is right to restart the offender’s clock

law-interpretations-1980-17-1-1979b-case = Both flags have fallen and it is not clear what happened; what does the arbiter do?
law-interpretations-1980-17-1-1979b-answer = The arbiter finds out the facts; if it is not certain that the time control was passed, the game may go on in a Swiss tournament

law-interpretations-1980-17-2-1958-case = A player comes to the resumption more than an hour late; is the game always lost?
law-interpretations-1980-17-2-1958-answer = Yes, however much time was left, unless the absent player’s sealed move mates or stalemates, or the flag of the player present fell first

law-interpretations-1980-17-3-1958-case = Does an unclear or irregular sealed move always lose?
law-interpretations-1980-17-3-1958-answer = It loses when its real significance cannot be established; for a clear but irregular move the arbiter judges whether there is reasonable doubt about the move that was meant

law-interpretations-1980-17-3-1975-case = The sealer’s scoresheet is not in the envelope; what follows?
law-interpretations-1980-17-3-1975-answer = The sealer loses, though the arbiter is to blame as well

law-interpretations-1980-18-1-1959-case = May the players agree to a draw before move 30 without a fight?
law-interpretations-1980-18-1-1959-answer = It may bring penalties up to the loss of the game, but only in clear cases

law-interpretations-1980-18-1-1974-case = What applies to a draw offered at the wrong moment?
law-interpretations-1980-18-1-1974-answer = An offer in the opponent’s time stands; when it is made in the player’s own time before moving, the opponent may wait for the move

law-interpretations-1980-18-2-1974-case = The arbiter rejects a claim; may the claimant stop playing and appeal?
law-interpretations-1980-18-2-1974-answer = Yes, but the game is lost if the appeal fails

law-interpretations-1980-18-2-1979-case = May a claim of a draw be withdrawn?
law-interpretations-1980-18-2-1979-answer = Not once the arbiter has stopped the clock, which is the first thing to be done

law-interpretations-1980-19-1a-1975-case = May anybody tell a player how many moves have been made?
law-interpretations-1980-19-1a-1975-answer = No, nobody and at no time

law-interpretations-1980-19-1a-1976b-case = What may a team captain say to a player during the game?
law-interpretations-1980-19-1a-1976b-answer = To offer or accept a draw or to resign, never anything on the position; the player decides

law-interpretations-1980-19-1c-1958-case = Is repeating a draw offer a disturbance of the opponent?
law-interpretations-1980-19-1c-1958-answer = Yes, when it is repeated without good reason before the opponent has made an offer

law-interpretations-1980-20-3-1958-case = Is there an appeal against decisions of the arbiter?
law-interpretations-1980-20-3-1958-answer = The Laws do not regulate it; for international events a committee on the spot is advisable

law-interpretations-1980-21-1967-case = How is the Sonneborn-Berger score of a team reckoned?
law-interpretations-1980-21-1967-answer = The game points of each opponent are multiplied by the share of the points scored against it: with four boards, 3 of 4 points against a team of 16 give 12

law-interpretations-1980-21-1970-case = How are the games of a player or team that withdraws counted?
law-interpretations-1980-21-1970-answer = Below half of the games the score stays in the table but counts for nobody and the unplayed games are marked (-) for both; from half on everything counts, with 1 for the opponents and 0 for the one withdrawn

law-interpretations-2017-3-case = Are illegal moves, two hands and a press without a move counted together, and what of two of them in one move?
law-interpretations-2017-3-answer = Yes, a second offence of any of these kinds loses; but two faults in the same move are one offence

law-interpretations-2017-5-case = May the arbiter of a rapid or blitz game leave it to the players to notice a fallen flag?
law-interpretations-2017-5-answer = No: an arbiter who sees that a flag has fallen calls it, although the text only lets the arbiter do so
