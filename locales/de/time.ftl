# Zeitspannen, ausgeschrieben zum Vorlesen und in kurzen Einheiten zum Lesen.

time-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
time-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
time-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
time-minus = minus { $time }

time-brief-hours = { $count } h
time-brief-minutes = { $count } min
time-brief-seconds = { $count } s
time-brief-below = weniger als 1 min

# Tage und Uhrzeiten, wie sie gesagt werden.

time-day = { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { $year }
time-of-day = { $time } Uhr
time-zone = { $which ->
    [same] UTC
    [ahead] UTC plus { $span }
   *[behind] UTC minus { $span }
}
