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
time-brief-below = помалку од 1 мин

# Денови и часови како што се кажуваат.

time-day = { $day } { $month ->
    [1] јануари
    [2] февруари
    [3] март
    [4] април
    [5] мај
    [6] јуни
    [7] јули
    [8] август
    [9] септември
    [10] октомври
    [11] ноември
   *[12] декември
} { $year }
time-of-day = { $time } часот
time-zone = { $which ->
    [same] UTC
    [ahead] UTC плус { $span }
   *[behind] UTC минус { $span }
}
