# Ob noch matt gesetzt werden kann, und warum nicht. Felder stehen mit Leerzeichen nebeneinander.

mate-can = { $side } kann noch matt setzen
mate-cannot = { $side } kann durch keine Folge regelgemäßer Züge matt setzen
mate-unknown = Es ließ sich nicht feststellen, ob { $side } noch matt setzen kann: Der Schiedsrichter entscheidet
mate-dead = Tote Stellung: Keiner der Spieler kann durch irgendeine Folge regelgemäßer Züge matt setzen

mate-on-board = Das Matt steht auf dem Brett
mate-line = { $count ->
    [one] Zum Beispiel in { $count } Halbzug, die kürzeste gefundene Folge: { $line }
   *[other] Zum Beispiel in { $count } Halbzügen, die kürzeste gefundene Folge: { $line }
}

mate-mated = { $side } ist matt
mate-stalemate = Patt: Es folgt kein Zug
mate-bare-king = { $side } hat nur den König
mate-lone-knight = { $side } hat neben dem König nur einen Springer, und { $other } hat keine Figur, die den eigenen König einsperren könnte, ohne ihn zu decken
mate-bishops = Neben den Königen und vielleicht Türmen oder Damen von { $other } gibt es nur Läufer auf Feldern einer Farbe: Der König kann immer auf die andere Farbe ausweichen
mate-structure-check = Wie die Partie auch weitergeht: Keine Figur von { $side } kann je ein Feld angreifen, das der König von { $other } erreichen kann
mate-structure-net = Wie die Partie auch weitergeht: Wo immer der König von { $other } Schach bekommen kann, behält er ein Fluchtfeld
mate-fixed = Bauern, die nie ziehen und nie geschlagen werden können: { $fixed }
mate-hunted = Der König von { $other } erreicht höchstens: { $hunted }
mate-hunter = Der König von { $side } erreicht höchstens: { $hunter }
mate-pieces = Die anderen Figuren von { $side } erreichen höchstens: { $pieces }
mate-no-square = keine
mate-phases = { $count ->
    [one] Die Bauernstruktur kann sich nicht mehr ändern. Bei keiner der { $positions } möglichen Aufstellungen der Könige ergibt sich ein Matt durch { $side }, wo immer die anderen Figuren stehen könnten
   *[other] { $count } Bauernstrukturen können noch entstehen. Bei keiner der { $positions } möglichen Aufstellungen der Könige ergibt sich ein Matt durch { $side }, wo immer die anderen Figuren stehen könnten
}
mate-untracked = { $count ->
    [one] Die entscheidenden Figuren können nur auf eine Art stehen. Wo immer die anderen stehen, ist es kein Matt durch { $side }
   *[other] Alle { $count } Arten, wie die entscheidenden Figuren stehen können, wurden geprüft. Wo immer die anderen stehen, ist keine ein Matt durch { $side }
}
mate-explored = { $count ->
    [one] Alle Stellungen, die noch entstehen können, wurden geprüft ({ $count }): Keine ist ein Matt durch { $side }
   *[other] Alle { $count } Stellungen, die noch entstehen können, wurden geprüft: Keine ist ein Matt durch { $side }
}
mate-library = Die Bibliothek chasolver sagt, dass { $side } nicht matt setzen kann; sie hat sich schon geirrt und beweist nichts; nach den Regeln bleibt es ungeklärt
mate-searched = { $count ->
    [one] { $count } Stellung wurde geprüft
   *[other] { $count } Stellungen wurden geprüft
}

# Das Fenster, das danach fragt.
mate-asking = Es wird nach einem Matt gesucht…
mate-play-through = Auf dem Brett durchspielen
mate-show-squares = Felder auf dem Brett zeigen
mate-line-name = Die Züge bis zum Matt
mate-board-name = Stellung, { $side } unten
mate-to-move = { $number }. Zug, { $side } am Zug
mate-place-start = Die Stellung, nach der gefragt ist
mate-first = Anfang
mate-back = Zurück
mate-on = Weiter
mate-last = Ende
mate-square-fixed = Bauer, der nie ziehen und nie geschlagen werden kann
mate-square-hunted = erreichbar für den König, der matt werden soll
mate-square-hunter = erreichbar für den König der Seite, die matt setzen soll
mate-square-pieces = erreichbar für eine andere Figur der Seite, die matt setzen soll
