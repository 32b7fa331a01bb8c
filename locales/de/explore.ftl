# Das Brett mit den Ohren erkundet: was gefragt wird, mit Tasten und getippt, und was geantwortet
# wird. Die Antworten sind kurz, denn sie werden gesprochen. Bei jeder Frage steht zuerst ein
# Beispiel, nach dem Strichpunkt stehen die Wörter, die verstanden werden, mit Kommas dazwischen;
# keine Schreibweise darf bei zwei Fragen stehen.

explore-file-a = Anna
explore-file-b = Bella
explore-file-c = Cesar
explore-file-d = David
explore-file-e = Eva
explore-file-f = Felix
explore-file-g = Gustav
explore-file-h = Hektor

explore-square = { $square }, { $piece }, { $colour }
explore-square-empty = { $square }, leer, { $colour }
explore-light = weißes Feld
explore-dark = schwarzes Feld
explore-edge = Rand des Bretts
explore-round = Einmal rundum
explore-no-such = { $kind }: keine Figur dieser Art auf dem Brett
explore-man = { $square } { $piece }
explore-of-side = { $side }: { $what }
explore-none = keine
explore-rank = Reihe { $line }: { $men }
explore-file = Linie { $line }: { $men }
explore-line-empty = leer
explore-ray = Richtung { $end }: { $men }
explore-rays-none = Von { $square } aus steht auf diesen Linien nichts
explore-where-none = Nichts davon steht auf dem Brett
explore-attacker = { $piece } { $square }
explore-attacked = { $square }, { $piece }. Angreifer: { $attackers }. Deckung: { $defenders }
explore-reached = { $square }, leer. Weiß: { $white }. Schwarz: { $black }
explore-moves = { $square }, { $piece }: { $moves }
explore-moves-none = kein regelgemäßer Zug
explore-captures-none = nichts zu schlagen
explore-move-takes = schlägt { $piece } { $to }
explore-move-promotes = { $move }, mit Umwandlung
explore-played = { $number }, { $side }: { $move }
explore-last-none = Noch kein Zug
explore-capture-none = Noch nichts geschlagen
explore-capture-before = Im letzten Zug nichts. Davor { $played }
explore-captured = Von Weiß geschlagen: { $white }. Von Schwarz: { $black }
explore-more = { $side } hat mehr: { $men }
explore-equal = Beide Seiten haben das gleiche Material
explore-turn = Zug { $number }, { $side } am Zug
explore-turn-check = { $turn }, im Schach
explore-since-none = Auf diesem Brett nichts Neues
explore-since-gone = { $count ->
    [one] Ein Halbzug wurde zurückgenommen
   *[other] { $count } Halbzüge wurden zurückgenommen
}

explore-count-king = { $count ->
    [one] König
   *[other] { $count } Könige
}
explore-count-queen = { $count ->
    [one] Dame
   *[other] { $count } Damen
}
explore-count-rook = { $count ->
    [one] Turm
   *[other] { $count } Türme
}
explore-count-bishop = { $count ->
    [one] Läufer
   *[other] { $count } Läufer
}
explore-count-knight = { $count ->
    [one] Springer
   *[other] { $count } Springer
}
explore-count-pawn = { $count ->
    [one] Bauer
   *[other] { $count } Bauern
}
explore-group-king = { $count ->
    [one] König { $squares }
   *[other] Könige { $squares }
}
explore-group-queen = { $count ->
    [one] Dame { $squares }
   *[other] Damen { $squares }
}
explore-group-rook = { $count ->
    [one] Turm { $squares }
   *[other] Türme { $squares }
}
explore-group-bishop = { $count ->
    [one] Läufer { $squares }
   *[other] Läufer { $squares }
}
explore-group-knight = { $count ->
    [one] Springer { $squares }
   *[other] Springer { $squares }
}
explore-group-pawn = { $count ->
    [one] Bauer { $squares }
   *[other] Bauern { $squares }
}

explore-ask-square = Feld e4; feld, b, auf, schau, was steht auf, was ist auf
explore-ask-line = Reihe 4; s, reihe, linie, zeile
explore-ask-diagonals = Diagonalen e4; x, diagonalen, diagonale, strahlen
explore-ask-straights = Geraden e4; geraden, linien, reihe und linie
explore-ask-where = wo sind die Springer; p, figuren, figur, wo, wo ist, wo sind, wo steht, wo stehen, finde
explore-ask-attackers = Angreifer e4; a, angreifer, angriff, wer greift an, was greift an, greift an, deckung, wer deckt, was deckt, deckt
explore-ask-moves = Züge e2; m, züge, erlaubte züge, mögliche züge
explore-ask-captures = Schlagzüge e2; schlagzüge, schlagen
explore-ask-last = letzter Zug; l, letzter, letzter zug
explore-ask-capture = zuletzt geschlagen; zuletzt geschlagen, letzter schlag
explore-ask-captured = geschlagen; geschlagen, verloren, verluste
explore-ask-material = Material; f, material, bilanz
explore-ask-turn = wer ist am Zug; w, am zug, wer ist am zug, wer zieht, zugnummer, nummer
explore-ask-since = was ist neu; neu, neues, was ist neu, was war, änderungen
explore-ask-clocks = Uhren; c, uhr, uhren, t, zeit, zeiten, bedenkzeit
explore-ask-players = Spieler; o, spieler, gegner, namen
explore-ask-board = ganzes Brett; z, brett, ganzes brett, stellung
explore-ask-repeat = noch einmal; noch einmal, nochmal, wiederholen
explore-ask-help = Hilfe; h, hilfe, fragen
explore-ask-take-back = zurücknehmen; zurücknehmen, zurück, zug zurück
explore-ask-draw = Remis; remis, remis anbieten
explore-ask-resign = aufgeben; aufgeben, aufgabe
explore-white = weiß, weiße, weißen, weißer, weißes
explore-black = schwarz, schwarze, schwarzen, schwarzer, schwarzes
explore-fillers = der, die, das, den, dem, von, auf, ist, bitte
explore-kings = König, Könige
explore-queens = Dame, Damen
explore-rooks = Turm, Türme
explore-bishops = Läufer
explore-knights = Springer
explore-pawns = Bauer, Bauern

explore-unknown = „{ $text }“ ist keine Frage. Es gibt: { $questions }
explore-known = Gefragt werden kann: { $questions }
explore-pending = { $move }. Die Eingabetaste spielt den Zug, die Rücktaste nimmt ihn zurück
explore-pending-none = Zurückgenommen: { $move }
explore-play = { $move } spielen
explore-drop = Zurücknehmen
explore-pending-title = Noch nicht gespielt
explore-nothing-said = Noch nichts gesagt
explore-not-now = Das geht jetzt nicht: { $what }

explore-keys = Tasten auf dem Brett
explore-key-man = nächster König, Dame (Q), Turm (R), Läufer (B), Springer (N), Bauer (P); mit Umschalt der vorige
explore-key-rank = auf diese Reihe; mit Umschalt auf die Linie a bis h
explore-key-here = was hier steht
explore-key-last = letzter Zug
explore-key-capture = zuletzt Geschlagenes; mit Umschalt alles Geschlagene
explore-key-clocks = beide Uhren
explore-key-rays = was auf den Diagonalen steht, eine nach der anderen; mit Alt auf Reihe und Linie; mit Umschalt rückwärts
explore-key-attackers = was dieses Feld angreift und deckt
explore-key-moves = regelgemäße Züge dieser Figur; mit Umschalt nur Schlagzüge
explore-key-turn = wer am Zug ist; mit Umschalt wer spielt
explore-key-material = Material
explore-key-line = diese Reihe; mit Umschalt diese Linie
explore-key-board = das ganze Brett
explore-key-since = was seit der letzten Frage neu ist
explore-key-repeat = die letzte Antwort noch einmal
explore-key-look = der Eintrag davor und danach
explore-key-type = zum Feld für Züge und Fragen
explore-key-help = diese Liste
explore-key-typed = Getippt im Feld für Züge, auch nach einem Schrägstrich oder Fragezeichen
