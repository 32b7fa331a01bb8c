# Was über alle Themen der Regeln gesagt wird.

law-not-held = Der Text dieser Ausgabe liegt nicht vor
law-secondary = Aus Berichten bekannt, nicht aus dem Text
