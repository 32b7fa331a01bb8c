# Spans of time, in full for the ear and in short units for the eye.

time-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
time-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
time-minus = minus { $time }

time-brief-hours = { $count } h
time-brief-minutes = { $count } min
time-brief-seconds = { $count } s
time-brief-below = less than 1 min

# Days and times of day as they are said.

time-day = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
time-of-day = { $time }
time-zone = { $which ->
    [same] UTC
    [ahead] UTC plus { $span }
   *[behind] UTC minus { $span }
}
