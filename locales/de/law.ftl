# Was über alle Themen der Regeln gesagt wird.

law-preface = Vorwort
law-introduction = Einleitung
law-part-of = { $part } ({ $edition })
law-not-held = Der Text dieser Fassung liegt nicht vor
law-secondary = Aus Berichten bekannt, nicht aus dem Text
law-inferred = Text liegt nicht vor; aus den Fassungen davor und danach erschlossen
law-assumed = Text liegt nicht vor; angenommen nach { $edition }
law-unknown = Was diese Fassung sagt, ist nicht bekannt; an seiner Stelle: { $edition }
law-span = { $first } bis { $last }
law-changed-by = Geändert durch { $name }
law-rules-unreadable = Die Bestimmungen lassen sich nicht lesen: { $why }
law-rules-nameless = name: Die Bestimmungen brauchen einen Namen; er steht auf jeder Entscheidung, die sie ändern
law-rules-no-such-edition = edition: Eine Fassung „{ $edition }“ gibt es nicht; es gibt { $known }
law-rules-other-edition = edition: Die Bestimmungen ändern die Fassung { $meant }, in Kraft ist { $asked }
law-rules-no-such-rule = { $near ->
    [none] { $key }: Eine solche Regel gibt es nicht
   *[other] { $key }: Eine solche Regel gibt es nicht; ähnlich: { $near }
}
law-rules-wrong =
    { $key }: { $why ->
        [none] erwartet wird eines der Wörter, die die Bestimmung kennt
       *[other] { $why }
    }. Die Fassung hat { $now }

law-evidence-accepted = Eine Partieaufzeichnung in dieser Notation gilt als Beweis
law-evidence-until = Eine Partieaufzeichnung in dieser Notation gilt nur bis Ende { $year } als Beweis
law-evidence-blind = So zeichnet nur ein blinder Spieler die Partie auf
law-evidence-none = Eine Partieaufzeichnung in dieser Notation ist kein Beweis
law-evidence-none-warned = Eine Partieaufzeichnung in dieser Notation ist kein Beweis, und der Schiedsrichter, der es bemerkt, weist den Spieler darauf hin

law-no-edition = Eine Fassung „{ $edition }“ gibt es in diesem Programm nicht; es gibt { $known }
law-may-be-replaced = Für den { $from } ist eine neue Fassung der Regeln angekündigt; was das Programm von { $edition } enthält, kann ersetzt worden sein. Dann legen Sie die geänderten Regeln als eigene Datei über { $edition }: Einstellungen, Eigene Regeln, oder jadoube new --rules DATEI (Beispiele: assets/laws/overlays)
law-synonyms =
    Handy = Mobiltelefon = Smartphone = Telefon = elektronisches Gerät
    dreifache Wiederholung = dreimalige Stellungswiederholung = Stellungswiederholung = dritten Mal
    ungenügendes Material = zu wenig Material = tote Stellung
    Verruf = Ansehen = Verhalten = Benehmen
    j'adoube = zurechtrücken
    Fahne = Blättchen = Fallblättchen
    Fahnenfall = Blättchenfall = Blättchen
    berührt geführt = berührte Figur
    Zeitnot = Bedenkzeit
    Partieformular = Notation = Mitschrift
    Hängepartie = Abgabezug = Umschlag
    zu spät = Verspätung = Wartezeit = Karenzzeit
    Remisangebot = Remis anbieten = Angebot
