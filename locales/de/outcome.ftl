# Wie eine Partie endete.

outcome-white-wins = Weiß gewinnt
outcome-black-wins = Schwarz gewinnt
outcome-draw = Remis
outcome-both-lose = Beide verlieren
outcome-half-for-white = Schwarz verliert, Weiß erhält einen halben Punkt
outcome-half-for-black = Weiß verliert, Schwarz erhält einen halben Punkt

# $sign ist 1–0, 0–1, ½–½, 0–0, ½–0 oder 0–½.
outcome-result = { $score } ({ $sign }): { $reason }

outcome-by-checkmate = Schachmatt
outcome-by-resignation = Aufgabe
outcome-by-stalemate = Patt
outcome-by-dead-position = tote Stellung
outcome-by-agreement = Remisvereinbarung
outcome-by-repetition = dreimalige Stellungswiederholung, beantragt
outcome-by-fifty-moves = fünfzig Züge ohne Schlagen und Bauernzug, beantragt
outcome-by-fivefold-repetition = fünfmalige Stellungswiederholung
outcome-by-seventy-five-moves = 75 Züge ohne Schlagen und Bauernzug
outcome-by-quickplay-finish = Endspurtphase
outcome-by-flag = Zeitüberschreitung
outcome-by-flag-without-mating-material = Zeitüberschreitung, aber der Gegner kann nicht matt setzen
outcome-by-illegal-moves = regelwidrige Züge
outcome-by-sealed-move = Abgabezug regelwidrig oder ohne eindeutigen Sinn
outcome-by-forfeit = kampflos (Spieler nicht rechtzeitig erschienen)
outcome-by-arbiter-decision = Entscheidung des Schiedsrichters
outcome-by-appeals-committee = Entscheidung des Turniergerichts
outcome-as-recorded = wie festgehalten
