# How a game ended.

outcome-white-wins = White wins
outcome-black-wins = Black wins
outcome-draw = Draw
outcome-both-lose = Both players lose
outcome-half-for-white = Black loses, White gets half a point
outcome-half-for-black = White loses, Black gets half a point

# $sign is 1–0, 0–1, ½–½, 0–0, ½–0 or 0–½.
outcome-result = { $score } ({ $sign }): { $reason }

outcome-by-checkmate = checkmate
outcome-by-resignation = resignation
outcome-by-stalemate = stalemate
outcome-by-dead-position = dead position
outcome-by-agreement = agreement of the players
outcome-by-repetition = position repeated three times, claimed
outcome-by-fifty-moves = fifty moves without capture or pawn move, claimed
outcome-by-fivefold-repetition = position repeated five times
outcome-by-seventy-five-moves = 75 moves without capture or pawn move
outcome-by-quickplay-finish = quickplay finish
outcome-by-flag = loss on time
outcome-by-flag-without-mating-material = flag fallen, but the opponent cannot checkmate
outcome-by-illegal-moves = illegal moves
outcome-by-sealed-move = sealed move illegal or without a clear meaning
outcome-by-forfeit = forfeit (player absent)
outcome-by-arbiter-decision = decision of the arbiter
outcome-by-appeals-committee = decision of the appeals committee
outcome-as-recorded = as recorded
