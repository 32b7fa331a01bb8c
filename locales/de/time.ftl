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
