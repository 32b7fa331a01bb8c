# Zwei Bretter einer Partie mit einem blinden Spieler, die abweichen, und was dann geschieht.

reconcile-differs-displaced = { $piece }: auf { $white } auf dem weißen Brett, auf { $black } auf dem schwarzen
reconcile-differs-kind = { $square }: { $white } auf dem weißen Brett, { $black } auf dem schwarzen
reconcile-differs-only = { $piece } auf { $square }: nur auf dem { $board ->
    [white] weißen
   *[black] schwarzen
} Brett

reconcile-scores-agree = Die Formulare stimmen überein: { $count } Halbzüge
reconcile-scores-differ = Die Formulare weichen ab { $place } voneinander ab; bis dahin stimmen sie überein: { $after }
reconcile-scores-open = Was auf den Formularen steht, klärt { $place } nicht
reconcile-score-slip = Schreibfehler auf dem { $score ->
    [white] weißen
   *[black] schwarzen
} Formular bei { $place }: { $text }
reconcile-off-record = Die Formulare haben bei { $place } einen anderen Zug als die Aufzeichnung

reconcile-board-right = Das { $board ->
    [white] weiße
   *[black] schwarze
} Brett zeigt die Stellung nach { $by ->
    [both] beiden Formularen
    [white] dem weißen Formular
   *[black] dem schwarzen Formular
}
reconcile-board-departs = Das { $board ->
    [white] weiße
   *[black] schwarze
} Brett weicht von { $by ->
    [both] beiden Formularen
    [white] dem weißen Formular
   *[black] dem schwarzen Formular
} ab, frühestens mit { $place }: { $causes }
reconcile-at-start = der Ausgangsstellung
reconcile-or = { $one }; oder: { $other }
reconcile-and = { $one }, und { $other }

reconcile-omitted = { $move } wurde nicht ausgeführt
reconcile-otherwise = { $move } wurde als { $made } ausgeführt
reconcile-rook-left = { $move }: der Turm blieb stehen
reconcile-pawn-left = { $move }: der geschlagene Bauer wurde nicht entfernt
reconcile-doubled = { $move } wurde zweimal ausgeführt
reconcile-transposed = { $move } wurde nach { $other } ausgeführt
reconcile-displaced = { $piece } auf { $to } statt { $from }, ohne Zug
reconcile-missing = { $piece } fehlt auf { $square }
reconcile-extra = { $piece } auf { $square }, wo nichts davon stehen soll

reconcile-same = Beide Bretter zeigen dieselbe Stellung
reconcile-behind = Nur der letzte Zug, { $move }, ist auf dem { $board ->
    [white] weißen
   *[black] schwarzen
} Brett noch nicht ausgeführt
reconcile-ahead = Nur { $move }, das auf keinem Formular steht, wurde auf dem { $board ->
    [white] weißen
   *[black] schwarzen
} Brett gemacht
reconcile-adjust = { $boards ->
    [both] Beide schrieben richtig und führten anders aus: beide passen ihre Bretter den Formularen an
    [white] Das weiße Brett wird den Formularen angepasst
   *[black] Das schwarze Brett wird den Formularen angepasst
}
reconcile-retrace = Die Partie geht dorthin zurück, wo die Formulare übereinstimmen, { $after }; niemand ist schuld
reconcile-no-scores = Es gibt keine Formulare: nichts entscheidet, welches Brett stimmt
reconcile-unsettled = Die Formulare klären { $place } nicht: nichts beweist, welches Brett stimmt
reconcile-one-witness = Nur ein Zeuge nennt { $place }: nichts beweist, welches Brett stimmt

reconcile-stop-clocks = Beide Uhren anhalten
reconcile-complete-scores = Beide Spieler ergänzen ihre Formulare gemeinsam, ab { $place }
reconcile-hear = Spieler und Assistenten zu { $place } anhören und entscheiden
reconcile-hear-all = Spieler und Assistenten zur ganzen Partie anhören und entscheiden
reconcile-go-back = Zurück zur Stellung { $after }
reconcile-take = { $board ->
    [white] Weißes Brett
   *[black] Schwarzes Brett
}: von { $from } wegnehmen: { $piece }
reconcile-shift = { $board ->
    [white] Weißes Brett
   *[black] Schwarzes Brett
}: von { $from } nach { $to }: { $piece }
reconcile-put = { $board ->
    [white] Weißes Brett
   *[black] Schwarzes Brett
}: auf { $to } stellen: { $piece }
reconcile-execute = { $board ->
    [white] Weißes Brett
   *[black] Schwarzes Brett
}: { $move } ausführen
reconcile-announce = { $move } wird angesagt und wiederholt, dann auf dem { $board ->
    [white] schwarzen
   *[black] weißen
} Brett ausgeführt; war der Zug nicht gewollt, wird er zurückgenommen
reconcile-name-disadvantages = { $side } muss gewisse Nachteile hinnehmen: welche, ist zu nennen
reconcile-set-clocks = Uhren stellen: Weiß { $white }, Schwarz { $black } ({ $basis ->
    [measured] wie damals gemessen
    [start] wie am Anfang
   *[proportion] im Verhältnis der Züge: verbrauchte Zeit × Züge bis dahin ÷ Züge
})
reconcile-judge-clocks = Beide Uhren nach eigenem Ermessen stellen: über die Zeiten ist nichts bekannt
reconcile-set-counters = Zugzähler stellen: Weiß { $white }, Schwarz { $black }
reconcile-compare = Beide Bretter vorlesen und Feld für Feld vergleichen:
reconcile-start-clock = Uhr in Gang setzen: { $side }
reconcile-read-line = { $piece }: { $squares }
