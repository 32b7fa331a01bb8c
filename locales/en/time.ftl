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
