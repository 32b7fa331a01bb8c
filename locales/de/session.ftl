# Der Saal über die Spielsitzung.

session-chart = Der Saal über die Spielsitzung
session-playing = Partien im Gang
session-alarms = Bretter mit Alarm
session-soon = Zeit läuft ab binnen
session-minutes = { $minutes } min
session-at = { $time }: { $playing } im Gang, { $alarms } mit Alarm
session-out = { $count ->
    [0] Binnen { $minutes } Minuten läuft keine Zeit ab
   *[other] Binnen { $minutes } Minuten läuft die Zeit ab an { $boards }
}
session-flag = Brett { $board }: { $side } { $time }
session-control = Brett { $board }: { $side } { $time }, { $moves ->
    [one] { $moves } Zug bis zur Zeitkontrolle
   *[other] { $moves } Züge bis zur Zeitkontrolle
}
