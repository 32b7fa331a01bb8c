# Was über alle Themen der Regeln gesagt wird.

law-not-held = Der Text dieser Ausgabe liegt nicht vor
law-secondary = Aus Berichten bekannt, nicht aus dem Text
law-assumed = Text liegt nicht vor; angenommen nach { $edition }
law-unknown = Was diese Ausgabe sagt, ist nicht bekannt; an seiner Stelle: { $edition }
law-span = { $first } bis { $last }
law-changed-by = Geändert durch { $name }
