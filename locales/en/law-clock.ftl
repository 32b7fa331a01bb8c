# What each edition says about the clock: a subject for each topic, a statement for each of its cells.

law-clock-f01 = When a flag counts as fallen
law-clock-f01-1972 = What the clock shows decides. It does not say who may point out the flag fall
law-clock-f01-1980 = A flag has fallen when the arbiter observes it; where no arbiter is present, when a player claims it
law-clock-f01-1997 = In rapid and blitz a flag has fallen only when a player validly claims it. The text for standard play is not available
law-clock-f01-2001 = A flag has fallen when the arbiter establishes it or either player validly claims it
law-clock-f01-2018 = A flag has fallen at the moment the arbiter establishes it or a player validly claims it, not at the moment the time ran out. In rapid and blitz too an arbiter who sees the fall calls it

law-clock-f02 = Result of a fallen flag; opponent who cannot mate
law-clock-f02-1972 = A player who has not made the required moves in time loses, even if the opponent could never checkmate
law-clock-f02-1997 = A player who has not made the required moves in time loses. The game is drawn if the opponent cannot mate by any series of legal moves, not even against the worst play
law-clock-f02-2001 = A player who has not made the required moves in time loses, unless the game has already ended by mate, resignation, stalemate, dead position or agreement. It is drawn if the opponent cannot mate by any series of legal moves, not even against the worst play
law-clock-f02-2009 = A player who has not completed the required moves in time loses, unless the game has already ended. It is drawn if the opponent cannot mate by any possible series of legal moves
law-clock-f02-2023 = A player who has not completed the required moves in time loses, unless the game has already ended, also by fivefold repetition or seventy-five moves. It is drawn if no legal continuation lets the opponent mate, and forced lines are taken into account

law-clock-f03 = Both flags have fallen, first fall unknown
law-clock-f03-1972 = The Laws do not speak of two fallen flags
law-clock-f03-1980 = The arbiter establishes the facts. If it is not certain that the time control was reached, the arbiter may let the game go on in Swiss tournaments
law-clock-f03-1997 = The game goes on. In a quickplay finish, in rapid and in blitz it is drawn
law-clock-f03-2005 = The game goes on in every period but the last; in the period for all remaining moves it is drawn
law-clock-f03-2009 = The game goes on in every period but the last; in the period for all remaining moves it is drawn. Rapid and blitz without adequate supervision: drawn
law-clock-f03-2018 = Only for games without increment where the guidelines on quickplay finishes were announced: the game goes on in every period but the last, in which it is drawn. Otherwise the sign of a digital clock shows whose flag fell first, and decides

law-clock-f04 = Flag fall found after the end of the game
law-clock-f04-1972 = Whatever happens or is found after the end of the game no longer matters
law-clock-f04-1980 = A resignation and an agreed draw stand although a flag had fallen before. A claim that the player overstepped is also too late once the move has been sealed
law-clock-f04-1997 = Mate, resignation, stalemate and agreement end the game at once. A flag noticed only afterwards changes nothing

law-clock-f05 = Start of play with players absent
law-clock-f05-1972 = White’s clock is started at the hour, also when Black is absent. At the Olympiad Black starts it; if Black is absent, White starts Black’s clock without moving, and if both are, the controller starts White’s
law-clock-f05-1980 = White’s clock is started at the hour in every case, whoever is absent
law-clock-f05-1997 = White’s clock is started at the time set for the start
law-clock-f05-2001 = White’s clock is started at the time set for the start. If both players are absent, White loses all the time until arriving, unless rules or arbiter say otherwise
law-clock-f05-2009 = White’s clock is started at the time set for the start. Where the rules grant a default time, White loses the time until arriving if both players are absent, unless rules or arbiter say otherwise

law-clock-f06 = Late arrival: the default time
law-clock-f06-1972 = A player who arrives more than one hour late loses; if both do, both lose. The same holds at a resumption, unless the sealed move gives mate or stalemate or the opponent’s flag falls first
law-clock-f06-1997 = A player who arrives more than one hour after the scheduled start loses, unless the regulations of the event or the arbiter say otherwise
law-clock-f06-2009 = A player who arrives after the start of the session loses: the default time is zero. The regulations of an event may set another one
law-clock-f06-2014 = The regulations of the event have to set the default time in advance; no figure applies if they do not. A player who arrives after it loses, unless the arbiter decides otherwise
law-clock-f06-2018 = The default time is fixed in advance by the regulations of the event, and is zero if they say nothing. A player who arrives after it loses, unless the arbiter decides otherwise
law-clock-f06-2023 = The default time is fixed in advance by the regulations of the event, is zero if they say nothing, and counts from the moment the round actually starts. A player who arrives after it loses, unless the arbiter decides otherwise

law-clock-f07 = Defective clock
law-clock-f07-1972 = To be claimed at once. On the new clock the unit that had stopped is advanced until both add up to the length of the session; if both had stopped, each gets half of the time missing. If that would make a flag fall, or the times cannot be found, the director judges
law-clock-f07-1980 = To be claimed at once; only the arbiter touches the clock. The stopped unit is advanced until both add up to the length of the session, or each gets half of the time missing if both had stopped; the outcome must not be ruinous for a player
law-clock-f07-1997 = The arbiter replaces the clock and sets the times using best judgement
law-clock-f07-2018 = The arbiter replaces the clock and sets the times using best judgement. In practice the arbiter splits them so that both add up to the time elapsed

law-clock-f08 = Clock wrongly set
law-clock-f08-1972 = Provided for only at a resumption: a wrong setting is corrected if it is pointed out before the first move
law-clock-f08-1980 = Provided for only at a resumption: the players have to check the clock, and a wrong setting is corrected if pointed out before the first move. The arbiter may still help if the consequences are too severe
law-clock-f08-1997 = There is no rule of its own for a wrong setting during play; after an irregularity the arbiter determines the times using best judgement
law-clock-f08-2001 = There is no rule of its own for a wrong setting during play; after an irregularity the arbiter determines the times using best judgement. Wrong times at a resumption are the matter of the appendix on adjourned games
law-clock-f08-2009 = Either player or the arbiter stops the clocks as soon as the fault is noticed. The arbiter installs the right setting and adjusts times and move counter
law-clock-f08-2018 = Either player or the arbiter stops the clock as soon as the fault is noticed. The arbiter installs the right setting and adjusts times and move counter; in rapid and blitz without adequate supervision no longer after ten moves of each player, unless the schedule would suffer seriously

law-clock-f09 = Stopping the clocks
law-clock-f09-1972 = The clocks are stopped for causes neither player is to blame for, such as an irregular position, a defective clock or a missing piece for promotion
law-clock-f09-1980 = The clocks are stopped for causes neither player is to blame for, such as an irregular position, a defective clock or a missing piece for promotion. A short illness is such a cause; about a long one, or a bereavement, the arbiter decides
law-clock-f09-1997 = The arbiter stops the clocks when play has to be interrupted. A player may stop them to seek the arbiter’s help, and the arbiter decides when the game restarts
law-clock-f09-2001 = The arbiter stops the clocks when play has to be interrupted and decides when it restarts. A player may stop them only to seek the arbiter’s help, and is penalised if there was no valid reason
law-clock-f09-2018 = The arbiter stops the clock when play has to be interrupted and decides when it restarts. A player may stop it only to seek the arbiter’s help, and is penalised if there was no valid reason; wanting to go to the toilet is normally none

law-clock-f10 = Time saved; delay mode
law-clock-f10-1972 = Each player has to make a certain number of moves in a given time. Delay is unknown
law-clock-f10-1997 = Time saved in one period is carried into the next, except in delay mode: there the main time runs only after the fixed extra time of the move, and does not change if the move is finished within it

law-clock-f11 = What the arbiter may say about moves, flags and clocks
law-clock-f11-1972 = The director must not remind a player of the clock
law-clock-f11-1980 = The arbiter must not remind a player of the clock. Nobody at all may tell a player how many moves have been made
law-clock-f11-1997 = The arbiter does not tell the number of moves, except when the scoresheets are brought up to date after a player has used all the time. Nor does the arbiter say that the opponent has moved or that a player forgot the clock
law-clock-f11-2009 = The arbiter does not tell the number of moves, except when the scoresheets are brought up to date after at least one flag has fallen. Nor does the arbiter say that the opponent has moved or that the clock was not pressed

law-clock-f12 = Time control that the scoresheets cannot prove
law-clock-f12-1972 = The game is reconstructed. In one case FIDE decided, the game was lost because the flag fell during a reconstruction the players had agreed on
law-clock-f12-1980 = The game is reconstructed and the arbiter establishes the facts. If it stays uncertain whether the control was reached, the arbiter may let the game go on in Swiss tournaments
law-clock-f12-2001 = If the scoresheets do not show that a player overstepped the time, the next move counts as the first of the next period, unless it is clear that more moves have been made
law-clock-f12-2018 = If the scoresheets do not show that a player overstepped the time, the next move counts as the first of the next period, unless it is clear that more moves have been made or completed

law-clock-f13 = Help for a player who cannot use pieces, clock or scoresheet
law-clock-f13-1972 = The Laws provide such help only in the rules for blind players
law-clock-f13-1997 = A player who cannot write for physical or religious reasons has time deducted at the start instead
law-clock-f13-2001 = A player who cannot use the clock may have an assistant, and the clock is adjusted fairly. A player who cannot keep score has time deducted at the start
law-clock-f13-2005 = A player who cannot use the clock or keep score may have an assistant whom the arbiter accepts. The arbiter then adjusts the player’s clock fairly
law-clock-f13-2018 = A player who cannot move the pieces, use the clock or keep score may bring an assistant whom the arbiter accepts. For clock and scoresheet the player’s time is adjusted fairly, usually by ten minutes less, but never for a player with a disability
