# Was an einem Fall, wie er angegeben wurde, nicht stimmt, in einer Datei oder im Vorfall.

case-file-line = Zeile { $line }: { $what }
case-file-topics = (jadoube rule --topics sagt, wonach jede Art von Fall fragt)
case-file-text = Das ist weder als RON noch als JSON lesbar; jedes Wort steht in Anführungszeichen. { $why }
case-file-bare = Wörter stehen in Anführungszeichen; schreiben Sie "{ $word }".
case-file-no-such-kind =
    Eine Art von Fall „{ $told }“ gibt es nicht.{ $near ->
        [none] {""}
       *[other] {" "}Meinten Sie { $near }?
    }
case-file-no-such-part =
    Diese Angabe kennt der Fall nicht.{ $near ->
        [none] {""}
       *[other] {" "}Meinten Sie { $near }?
    }
case-file-missing = Das muss angegeben werden, zum Beispiel { $example }.
case-file-unreadable =
    „{ $told }“ ist nicht verständlich; schreiben Sie es wie { $example }.{ $near ->
        [none] {""}
       *[other] {" "}Meinten Sie { $near }?
    }
case-file-negative = { $told } ist weniger als nichts.
case-file-move-unreadable = „{ $text }“ ist kein Zug. Schreiben Sie ihn mit seinen Feldern, e2e4, oder in irgendeiner Notation, Sf3.
case-file-move-illegal = „{ $text }“ ist hier kein regelgemäßer Zug für { $side }. Ist ein regelwidriger Zug gemeint, schreiben Sie, von wo nach wo, e2e5.
case-file-move-ambiguous = „{ $text }“ kann { $moves } sein. Schreiben Sie den gemeinten.
case-file-move-of-game = Zug { $number }: { $why }
case-file-game = So kann die Partie nicht sein: { $why }
case-file-nothing-there = Auf { $square } steht nichts.
case-file-not-theirs = Auf { $square } steht keine Figur von { $side }.
case-file-not-on-move = { $side } ist dort nicht am Zug.
case-file-not-legal = { $text } ist hier kein regelgemäßer Zug für { $side }, und dieser Fall fragt nach einem, der gespielt wurde oder wird. Ein falscher Zug ist der Fall illegal-move.
case-file-same-square = Von { $square } nach { $square } ist kein Zug.
case-file-beyond-record = Nach { $ply } Halbzügen: Die Partie hat { $of }.
case-file-too-many = { $told } von { $most } kann nicht sein.
case-file-no-castling-rook = Auf { $square } steht kein Turm von { $side } in der Reihe des Königs.
case-file-no-pawn = { $side } hat dort keinen Bauern, der umgewandelt werden könnte.
case-file-no-castling = Das ist ein Schritt der Rochade, und gezogen wurde nicht der König.
case-file-nothing-taken = Das ist ein Schritt des Schlagens, und auf { $square } kann nichts geschlagen werden.
case-file-result-and-reason = Dieses Ergebnis kann nicht diesen Grund haben.
case-file-not-two = Genannt ist das erste von zwei Fallblättchen, und nur eines ist gefallen.
case-file-move-and-none = Ein beabsichtigter Zug ist genannt und zugleich gesagt, dass es keinen gab.

# How a fact is written in a file.

case-file-form-side = "white" | "black"
case-file-form-yes-no = true | false
case-file-form-one-of = { $list }
case-file-form-square = Feld, "e4"
case-file-form-squares = Felder der Reihe nach, ["e4", "d5"]
case-file-form-from-to = von und nach, ("e2", "e5") oder "e2e5"
case-file-form-move = Zug in einer beliebigen Notation, "Sf3" oder "e7e8q"
case-file-form-placement = was auf dem Brett steht, das erste Feld eines FEN
case-file-form-ply = Halbzüge davor, 12
case-file-form-number = Zahl
case-file-form-time = Millisekunden, oder "2:30:00"
case-file-form-text = Wörter

# Facts that make no case.

case-file-case-kind = Es gibt keinen Fall der Art „{ $text }“
case-file-case-fact = Die Tatsachen ergeben keinen Fall „{ $kind }“: { $why }
