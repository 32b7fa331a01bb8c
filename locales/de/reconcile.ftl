# Zwei Bretter einer Partie mit einem blinden Spieler, die abweichen, und was dann geschieht.

reconcile-differs-displaced = { $piece }: auf { $white } auf dem Brett von Weiß, auf { $black } auf dem von Schwarz
reconcile-differs-other-kind = { $square }: { $white } auf dem Brett von Weiß, { $black } auf dem von Schwarz
reconcile-differs-only-on = { $piece } auf { $square }: nur auf dem Brett von { $board ->
    [white] Weiß
   *[black] Schwarz
}

reconcile-scores-agree = { $whole ->
    [yes] Die Formulare stimmen überein
    [white] Nur das Formular von Weiß liegt vor
    [black] Nur das Formular von Schwarz liegt vor
   *[no] Die Formulare stimmen überein, soweit beide reichen
}: { $count } Halbzüge
reconcile-record-only = Es gibt keine Formulare. Halbzüge in der Aufzeichnung: { $count }
reconcile-filled = Auf dem Formular von { $score ->
    [white] Weiß
   *[black] Schwarz
} fehlt { $moves }; ergänzt nach { $by ->
    [white] dem Formular von Weiß
    [black] dem Formular von Schwarz
   *[record] der Aufzeichnung
}
reconcile-scores-differ = Die Formulare weichen ab { $place } voneinander ab; bis dahin stimmen sie überein: { $after }
reconcile-scores-open = Was auf den Formularen steht, klärt { $place } nicht
reconcile-score-slip = Schreibfehler auf dem Formular von { $score ->
    [white] Weiß
   *[black] Schwarz
} bei { $place }: { $text }
reconcile-off-record = Die Formulare haben bei { $place } einen anderen Zug als die Aufzeichnung

reconcile-board-right = Das Brett von { $board ->
    [white] Weiß
   *[black] Schwarz
} zeigt die Stellung nach { $by ->
    [both-scores] beiden Formularen
    [whites-score] dem Formular von Weiß
    [blacks-score] dem Formular von Schwarz
   *[record] der Aufzeichnung
}
reconcile-board-departs = Das Brett von { $board ->
    [white] Weiß
   *[black] Schwarz
} weicht von { $by ->
    [both-scores] beiden Formularen
    [whites-score] dem Formular von Weiß
    [blacks-score] dem Formular von Schwarz
   *[record] der Aufzeichnung
} ab, frühestens mit { $place }: { $causes }
reconcile-at-start = der Anfangsstellung
reconcile-or = { $one }; oder: { $other }
reconcile-and = { $one }, und { $other }

reconcile-omitted = { $move } wurde nicht ausgeführt
reconcile-otherwise = { $move } wurde als { $from }–{ $to }{ $promotion ->
    [none] {""}
   *[other] {" "}({ $promotion })
} ausgeführt
reconcile-rook-left = { $move }: Der Turm blieb stehen
reconcile-pawn-left = { $move }: Der geschlagene Bauer wurde nicht entfernt
reconcile-doubled = { $move } wurde zweimal ausgeführt
reconcile-transposed = { $move } wurde nach { $other } ausgeführt
reconcile-displaced = { $piece } auf { $to } statt { $from }, ohne Zug
reconcile-missing = { $piece } fehlt auf { $square }
reconcile-extra = { $piece } auf { $square }, wo keine solche Figur stehen darf

reconcile-same = Beide Bretter zeigen dieselbe Stellung
reconcile-reversal = Das Brett von { $board ->
    [white] Weiß
   *[black] Schwarz
} { $how ->
    [turned-round] ist verdreht
    [colours-exchanged] hat vertauschte Farben
   *[turned-and-exchanged] ist verdreht und hat vertauschte Farben
}
reconcile-reversed = { $boards ->
    [both] Nur die Bretter stehen
    [white] Nur das Brett von Weiß steht
   *[black] Nur das Brett von Schwarz steht
} verkehrt; sonst stimmt alles
reconcile-behind = Nur der letzte Zug, { $move }, ist auf dem Brett von { $board ->
    [white] Weiß
   *[black] Schwarz
} noch nicht ausgeführt
reconcile-ahead = Nur der Zug { $move }, der auf keinem Formular steht, wurde auf dem Brett von { $board ->
    [white] Weiß
   *[black] Schwarz
} ausgeführt
reconcile-both-against-scores = Beide Bretter zeigen dieselbe Stellung, aber nicht die beider Formulare: Beide werden den Formularen angepasst
reconcile-adjust = { $boards ->
    [both] Beide haben richtig geschrieben und anders ausgeführt: Beide passen ihre Bretter den Formularen an
    [white] Das Brett von Weiß wird den Formularen angepasst
   *[black] Das Brett von Schwarz wird den Formularen angepasst
}
reconcile-as-announced = { $boards ->
    [both] Die Ansage entscheidet: Beide Bretter werden dem angepasst, was angesagt wurde
    [white] Die Ansage entscheidet: Das Brett von Weiß wird ihr angepasst
   *[black] Die Ansage entscheidet: Das Brett von Schwarz wird ihr angepasst
}
reconcile-retrace = Die Partie geht dorthin zurück, wo die Formulare übereinstimmen, { $after }; keinen Spieler trifft ein Verschulden
reconcile-no-scores = Es gibt keine Formulare: Nichts entscheidet, welches Brett stimmt
reconcile-unsettled = Die Formulare klären { $place } nicht: Nichts beweist, welches Brett stimmt
reconcile-one-witness = Nur eine Quelle belegt { $place }: Nichts beweist, welches Brett stimmt

reconcile-stop-clocks = Beide Uhren anhalten
reconcile-complete-scores = Beide Spieler ergänzen ihre Formulare gemeinsam, ab { $place }
reconcile-hear = { $place ->
    [none] Spieler und Assistenten zur ganzen Partie anhören und entscheiden
   *[other] Spieler und Assistenten zu { $place } anhören und entscheiden
}
reconcile-go-back = Zurück zur Stellung { $after }
reconcile-reverse = Brett von { $board ->
    [white] Weiß
   *[black] Schwarz
}: { $how ->
    [turned-round] umdrehen
    [colours-exchanged] die Farben aller Figuren vertauschen
   *[turned-and-exchanged] umdrehen und die Farben aller Figuren vertauschen
}
reconcile-take = Brett von { $board ->
    [white] Weiß
   *[black] Schwarz
}: von { $from } wegnehmen: { $piece }
reconcile-shift = Brett von { $board ->
    [white] Weiß
   *[black] Schwarz
}: von { $from } nach { $to }: { $piece }
reconcile-put = Brett von { $board ->
    [white] Weiß
   *[black] Schwarz
}: auf { $to } stellen: { $piece }
reconcile-execute = Brett von { $board ->
    [white] Weiß
   *[black] Schwarz
}: { $move } ausführen
reconcile-announce = { $move } wird angesagt und wiederholt, dann auf dem Brett von { $board ->
    [white] Schwarz
   *[black] Weiß
} ausgeführt; war der Zug nicht beabsichtigt, wird er zurückgenommen
reconcile-name-disadvantages = { $side } muss gewisse Nachteile hinnehmen: welche, ist zu nennen
reconcile-set-clocks = Uhren stellen: Weiß { $white }, Schwarz { $black } ({ $basis ->
    [measured] wie damals gemessen
    [start] wie am Anfang
   *[proportion] im Verhältnis der Züge: verbrauchte Zeit × Züge bis dahin ÷ Züge
})
reconcile-judge-clocks = Beide Uhren nach eigenem Ermessen stellen: Über die Zeiten ist nichts bekannt
reconcile-set-counters = Zugzähler stellen: Weiß { $white }, Schwarz { $black }
reconcile-compare = Beide Bretter vorlesen und Feld für Feld vergleichen
reconcile-start-clock = Uhr in Gang setzen: { $side }
reconcile-read-line = { $piece }: { $squares }
