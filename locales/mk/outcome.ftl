# Како заврши партијата.

outcome-white-wins = Победа на Белиот
outcome-black-wins = Победа на Црниот
outcome-draw = Реми
outcome-both-lose = И двајцата губат
outcome-half-for-white = Црниот губи, Белиот добива половина поен
outcome-half-for-black = Белиот губи, Црниот добива половина поен

# $sign е 1–0, 0–1, ½–½, 0–0, ½–0 или 0–½.
outcome-result = { $score } ({ $sign }): { $reason }

outcome-by-checkmate = мат
outcome-by-resignation = предавање
outcome-by-stalemate = пат
outcome-by-dead-position = мртво реми
outcome-by-agreement = договор на играчите
outcome-by-repetition = трикратно повторување на позицијата, по рекламација
outcome-by-fifty-moves = педесет потези без земање и без потег со пешак, по рекламација
outcome-by-fivefold-repetition = петкратно повторување на позицијата
outcome-by-seventy-five-moves = 75 потези без земање и без потег со пешак
outcome-by-quickplay-finish = забрзан завршеток
outcome-by-flag = пречекорено време
outcome-by-flag-without-mating-material = паднато знаменце, но противникот не може да матира
outcome-by-illegal-moves = неправилни потези
outcome-by-sealed-move = ковертираниот потег е неправилен или без јасно значење
outcome-by-forfeit = без борба (играчот не дојде навреме)
outcome-by-arbiter-decision = одлука на судијата
outcome-by-appeals-committee = одлука на комисијата за жалби
outcome-as-recorded = како што е запишано
