# Временски распони, целосни за слушање и кратки за читање.

time-hours = { $count ->
    [one] { $count } час
   *[other] { $count } часа
}
time-minutes = { $count ->
    [one] { $count } минута
   *[other] { $count } минути
}
time-seconds = { $count ->
    [one] { $count } секунда
   *[other] { $count } секунди
}
time-minus = минус { $time }

time-brief-hours = { $count } ч
time-brief-minutes = { $count } мин
time-brief-seconds = { $count } с
