# Rapid and blitz, edition by edition, in our own words; the articles are in assets/laws/topics.

law-rapid-r01 = What a rapid game is
law-rapid-r01-1972 = These Laws have no rules for rapid or blitz
law-rapid-r01-1997 = All the moves in 15 to 60 minutes for each player
law-rapid-r01-2009 = From 15 minutes up to, but not including, 60 for each player; with an increment, the base time plus sixty increments counts
law-rapid-r01-2017 = More than 10 and less than 60 minutes for each player; with an increment, the base time plus sixty increments counts

law-rapid-r02 = What a blitz game is
law-rapid-r02-1972 = These Laws have no rules for rapid or blitz
law-rapid-r02-1997 = All the moves in less than 15 minutes for each player
law-rapid-r02-2009 = Under 15 minutes for each player, counted with an increment as base time plus sixty increments
law-rapid-r02-2017 = Ten minutes or less for each player, counted with an increment as base time plus sixty increments

law-rapid-r03 = When the Competition Rules apply in full
law-rapid-r03-1972 = These Laws have no rules for rapid or blitz
law-rapid-r03-1997 = The ordinary rules always apply, except where the rapid or blitz appendix says something else
law-rapid-r03-2009 = Only with adequate supervision: in rapid for instance one arbiter for three games at most, in blitz one arbiter for one game
law-rapid-r03-2014 = The full rules hold where an arbiter has three rapid games at most, or a single blitz game, and every game is recorded; otherwise the appendix holds
law-rapid-r03-2017 = Rapid: an arbiter has three games at most and each is recorded; blitz: an arbiter has one game and it is recorded. The regulations say for the whole event which rules hold, and a player having the move may ask to see the sheet up to five times

law-rapid-r04 = When set-up, board and clock can no longer be challenged
law-rapid-r04-1972 = These Laws have no rules for rapid or blitz
law-rapid-r04-1997 = Once each player has made three moves, a wrong set-up, a turned board or a wrong clock setting can no longer be claimed
law-rapid-r04-2001 = After three moves by each player set-up, board and clock can no longer be challenged; where king and queen stood reversed, that king may not castle
law-rapid-r04-2009 = Without adequate supervision set-up, board and clock can be challenged only until each player has made three moves
law-rapid-r04-2017 = The limit is ten moves by each player; after that the clock is reset only if the schedule would suffer, a king set up wrongly may not castle, and with a rook set up wrongly there is no castling

law-rapid-r05 = Touch-move in rapid
law-rapid-r05-1972 = These Laws have no rules for rapid or blitz
law-rapid-r05-1997 = The arbiter applies the rules on touched pieces and on the quickplay finish only when one or both players ask for it
law-rapid-r05-2001 = Touch-move is enforced only on request, and a player who touches a piece loses the right to claim an irregularity of position, displaced pieces or an illegal move
law-rapid-r05-2009 = Without adequate supervision the arbiter enforces touch-move only if a player asks for it
law-rapid-r05-2018 = No such limit any more: touch-move holds as in standard play

law-rapid-r06 = An illegal move in rapid
law-rapid-r06-1972 = These Laws have no rules for rapid or blitz
law-rapid-r06-1997 = As in standard play: the position is restored without a time penalty; whether the minutes of the quickplay finish reach a rapid game is left open
law-rapid-r06-2001 = As in standard play, two minutes for the opponent at the first and the second and loss at the third; the opponent must claim before touching a piece
law-rapid-r06-2009 = Without adequate supervision an illegal move is completed once the opponent’s clock runs, and the opponent must claim before replying; the arbiter rules only on a claim but steps in when both kings are in check or a promotion is unfinished
law-rapid-r06-2014 = An arbiter who sees it declares the game lost while the opponent has not replied, and the opponent too may claim the win until replying; a draw if the opponent cannot mate. After the reply the move is corrected only if the players agree on it without the arbiter
law-rapid-r06-2017 = Once the illegal move is completed, an arbiter who saw it declares the game lost unless the opponent has replied, or the opponent claims the win before replying; a draw if the opponent cannot mate. After the reply the move is corrected only if both players agree. In force until 31 December 2017
law-rapid-r06-2018 = While the opponent has not made the next move, the arbiter acts or the opponent claims: two minutes for the opponent in rapid (one in blitz) at the first, loss at the second; afterwards it is corrected only if both players agree
law-rapid-r06-2023 = While the opponent has not made the next move, the arbiter acts or the opponent claims: one minute for the opponent at the first, in rapid as in blitz, and loss at the second; afterwards it is corrected only if both players agree

law-rapid-r07 = An illegal move in blitz
law-rapid-r07-1972 = These Laws have no rules for rapid or blitz
law-rapid-r07-1997 = It is completed when the opponent’s clock is started; the opponent may claim the win until making a move, after which nothing can be corrected
law-rapid-r07-2001 = Completed when the opponent’s clock starts; until moving, the opponent may claim the win, or only a draw if unable to mate, and after that nothing is corrected
law-rapid-r07-2009 = Without adequate supervision the opponent may claim the win, or a draw if unable to mate, once their own clock runs and until moving; afterwards the move is corrected only by agreement of both
law-rapid-r07-2014 = As in rapid: the completed illegal move loses the game
law-rapid-r07-2018 = The rapid rule applies with one minute: the first gives the opponent a minute, the second loses, as long as the opponent has not made the next move

law-rapid-r08 = Flag fall in rapid and blitz
law-rapid-r08-1972 = These Laws have no rules for rapid or blitz
law-rapid-r08-1997 = A flag has fallen only when a player claims it, and the arbiter must give no sign; the claimant stops both clocks and their own flag must still be up
law-rapid-r08-2009 = Without adequate supervision the player has to claim, stopping both clocks with their own flag still up; the arbiter keeps silent but may point out that both flags have fallen
law-rapid-r08-2014 = The claimant may stop the clock and must still have time when it stands; an arbiter who sees the fallen flag has to call it
law-rapid-r08-2017 = The claimant may stop the clock and must still have time when it stands; it is only a draw if the claimant cannot mate, and the arbiter can call the flag too
law-rapid-r08-2018 = The claimant may stop the clocks and tells the arbiter, whatever their own clock shows; a draw if the claimant cannot mate, and an arbiter who sees the fallen flag must call it too

law-rapid-r09 = Both flags fallen in rapid and blitz
law-rapid-r09-1972 = These Laws have no rules for rapid or blitz
law-rapid-r09-1997 = When both flags have fallen the game is drawn
law-rapid-r09-2014 = The appendices have no rule for two fallen flags; that of standard play is taken over: the game goes on, and in the last period it is drawn
law-rapid-r09-2018 = In a rapid game without increment under Guidelines III it is a draw in the last period if nobody can tell which flag fell first; in all other games the sign on the digital clock shows who lost on time

law-rapid-r10 = Both kings in check, or a pawn on the last rank
law-rapid-r10-1972 = These Laws have no rules for rapid or blitz
law-rapid-r10-1997 = No special rule for an arbiter who sees such a position
law-rapid-r10-2009 = Without adequate supervision too, the arbiter steps in if possible
law-rapid-r10-2014 = The arbiter waits until the next move is completed; if the illegal position is still on the board then, the game is declared drawn

law-rapid-r11 = Penalty minutes in rapid and blitz
law-rapid-r11-1972 = No penalty minutes of their own for rapid or blitz
law-rapid-r11-2017 = Two minutes in rapid and one in blitz for illegal moves and incorrect claims; for illegal moves they matter only under full application of the Competition Rules, since without that supervision the first one already loses
law-rapid-r11-2018 = Two minutes in rapid and one in blitz, for illegal moves as for incorrect claims
law-rapid-r11-2023 = One minute in rapid and in blitz alike, for illegal moves and for incorrect claims. By the letter of B.2 it stays at two minutes in blitz with adequate supervision; some arbiters give one there too

law-rapid-r12 = Recording in rapid and blitz; mating potential
law-rapid-r12-1972 = These Laws have no rules for rapid or blitz
law-rapid-r12-1997 = No duty to record. In blitz a player needs mating potential to win, that is enough material for a mate perhaps with the opponent’s help: two knights against a lone king are not enough, rook against knight is; there is no quickplay draw claim in blitz
law-rapid-r12-2001 = Nobody has to record, and in blitz there is no quickplay draw claim; the clause on mating potential is gone
law-rapid-r12-2009 = No duty to record; unsupervised blitz leaves out both the quickplay draw claim and the rapid rule on illegal moves
law-rapid-r12-2014 = Nobody has to record. The appendix does not say yet that claims resting on a scoresheet remain possible, nor that a player may ask for a scoresheet during the game
law-rapid-r12-2017 = Nobody has to record, yet claims that normally rest on a scoresheet remain open, and a player may ask for a sheet at any time in order to write
