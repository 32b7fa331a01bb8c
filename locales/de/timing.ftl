# Die Zeit selbst: Lücken, die niemand sah, die Uhr des Rechners, das Lebenszeichen in der Datei.
timing-slept = Der Rechner war { $away } im Ruhezustand ({ $span })
timing-wall-changed = Die Uhr des Rechners wurde verstellt: Aus { $from } wurde { $to }. Die Schachuhren richten sich nicht nach ihr
timing-beat-refused = Das letzte Lebenszeichen in der Datei ({ $wall }) wurde nicht verwendet: { $why }. Die Uhren zeigen die Zeiten des letzten Eintrags, und nach der Zeit seither wird gefragt
timing-unfit = Alle Einträge sind unverändert, aber das letzte Lebenszeichen gehört nicht zu ihnen: { $why }
timing-why-altered = es wurde nachträglich geändert
timing-why-before = es liegt vor dem Eintrag, auf den es folgt
timing-why-too-late = es gibt mehr Zeit an, als zwischen den beiden Uhrzeiten verging
timing-why-too-early = es gibt weniger Zeit an, als zwischen den beiden Uhrzeiten verging
timing-why-unreadable = seine Uhrzeit ist nicht lesbar
timing-away-unknown = eine nicht messbare Zeit
timing-gap-cut = Programm { $away } unterbrochen{ $span }, die Uhr von { $side } lief
timing-gap-asleep = Rechner { $away } im Ruhezustand{ $span }, die Uhr von { $side } lief
timing-gap-then-cut = dann Programm { $away } unterbrochen{ $span }, in der Zeit von { $side }
timing-gap-then-asleep = dann Rechner { $away } im Ruhezustand{ $span }, in der Zeit von { $side }
timing-gap-last-cut = zuletzt Programm { $away } unterbrochen{ $span }, in der Zeit von { $side }
timing-gap-last-asleep = zuletzt Rechner { $away } im Ruhezustand{ $span }, in der Zeit von { $side }
timing-earlier = { $count ->
    [one] davor eine Unterbrechung
   *[other] davor { $count } Unterbrechungen
}
timing-and-since = Die Zeit seither zählt mit
timing-and-until = Von der Zeit seither zählt nur dies mit: { $time }
timing-so-far = Bis jetzt verloren: { $time }. Wurde weitergespielt, verliert Weiß { $white } und Schwarz { $black }
timing-gap-span = {" "}({ $span })
timing-span = { $from } bis { $to }
timing-flag-at = Wurde weitergespielt, so fiel das Blättchen von { $side } um { $time }
timing-flag = Wurde weitergespielt, so ist das Blättchen von { $side } gefallen
timing-unmeasured = Die Uhr des Rechners sagt nicht, wie lange es war. Geben Sie an, was jeder Spieler verliert
