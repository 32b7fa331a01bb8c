# Was an einem Fall, wie er angegeben wurde, nicht stimmt, in einer Datei oder im Vorfall.

docket-line = Zeile { $line }: { $what }
docket-topics = (jadoube rule --topics sagt, wonach jede Art von Fall fragt)
docket-text = Das ist weder als RON noch als JSON lesbar; jedes Wort steht in Anführungszeichen. { $why }
docket-bare = Wörter stehen in Anführungszeichen; schreiben Sie "{ $word }".
docket-no-such-kind =
    Eine Art von Fall „{ $told }“ gibt es nicht.{ $near ->
        [none] {""}
       *[other] {" "}Meinten Sie { $near }?
    }
docket-no-such-part =
    Diese Angabe kennt der Fall nicht.{ $near ->
        [none] {""}
       *[other] {" "}Meinten Sie { $near }?
    }
docket-missing = Das muss angegeben werden, zum Beispiel { $example }.
docket-unreadable =
    „{ $told }“ ist nicht verständlich; schreiben Sie es wie { $example }.{ $near ->
        [none] {""}
       *[other] {" "}Meinten Sie { $near }?
    }
docket-negative = { $told } ist weniger als nichts.
docket-move-unreadable = „{ $text }“ ist kein Zug. Schreiben Sie ihn mit seinen Feldern, e2e4, oder in irgendeiner Notation, Sf3.
docket-move-illegal = „{ $text }“ ist hier kein regelgemäßer Zug für { $side }. Ist ein regelwidriger Zug gemeint, schreiben Sie, von wo nach wo, e2e5.
docket-move-ambiguous = „{ $text }“ kann { $moves } sein. Schreiben Sie den gemeinten.
docket-move-of-game = Zug { $number }: { $why }
docket-game = So kann die Partie nicht sein: { $why }
docket-nothing-there = Auf { $square } steht nichts.
docket-not-theirs = Auf { $square } steht keine Figur von { $side }.
docket-not-on-move = { $side } ist dort nicht am Zug.
docket-not-legal = { $text } ist hier kein regelgemäßer Zug für { $side }, und dieser Fall fragt nach einem, der gespielt wurde oder wird. Ein falscher Zug ist der Fall illegal-move.
docket-same-square = Von { $square } nach { $square } ist kein Zug.
docket-beyond-record = Nach { $ply } Halbzügen: Die Partie hat { $of }.
docket-too-many = { $told } von { $most } kann nicht sein.
docket-no-castling-rook = Auf { $square } steht kein Turm von { $side } in der Reihe des Königs.
docket-no-pawn = { $side } hat dort keinen Bauern, der umgewandelt werden könnte.
docket-no-castling = Das ist ein Schritt der Rochade, und gezogen wurde nicht der König.
docket-nothing-taken = Das ist ein Schritt des Schlagens, und auf { $square } kann nichts geschlagen werden.
docket-result-and-reason = Dieses Ergebnis kann nicht diesen Grund haben.
docket-not-two = Genannt ist das erste von zwei Fallblättchen, und nur eines ist gefallen.
docket-move-and-none = Ein beabsichtigter Zug ist genannt und zugleich gesagt, dass es keinen gab.

# How a fact is written in a file.

docket-form-side = "white" | "black"
docket-form-yes-no = true | false
docket-form-one-of = { $list }
docket-form-square = Feld, "e4"
docket-form-squares = Felder der Reihe nach, ["e4", "d5"]
docket-form-from-to = von und nach, ("e2", "e5") oder "e2e5"
docket-form-move = Zug in einer beliebigen Notation, "Sf3" oder "e7e8q"
docket-form-placement = was auf dem Brett steht, das erste Feld eines FEN
docket-form-ply = Halbzüge davor, 12
docket-form-number = Zahl
docket-form-time = Millisekunden, oder "2:30:00"
docket-form-text = Wörter

# Facts that make no case.

docket-case-kind = Es gibt keinen Fall der Art „{ $text }“
docket-case-fact = Die Tatsachen ergeben keinen Fall „{ $kind }“: { $why }
