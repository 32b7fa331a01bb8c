# Имињата на времињата во assets/time-controls.ron: time-control- и ознаката.

time-control-standard-1972 = Олимпијада 1972: 150 мин за 40 потези, 60 мин за секои 16
time-control-standard-120-60-30 = 120 мин за 40 потези, 60 мин за 20, потоа 30 мин
time-control-standard-100-50-15-30 = 100 мин за 40 потези, 50 мин за 20, потоа 15 мин, 30 с по потег
time-control-standard-90-30-30 = Стандард на ФИДЕ: 90 мин за 40 потези, потоа 30 мин, 30 с по потег
time-control-standard-90-30 = 90 мин, 30 с по потег
time-control-standard-60-30 = 60 мин, 30 с по потег
time-control-standard-90-delay-5 = 90 мин, 5 с задршка по потег
time-control-standard-60-bronstein-10 = 60 мин, до 10 с се враќаат по потег (Бронштајн)
time-control-rapid-45-10 = Забрзан шах: 45 мин, 10 с по потег
time-control-rapid-30 = Забрзан шах: 30 мин
time-control-rapid-25-10 = Забрзан шах: 25 мин, 10 с по потег
time-control-rapid-15-10 = Забрзан шах: 15 мин, 10 с по потег
time-control-rapid-10-5 = Забрзан шах: 10 мин, 5 с по потег
time-control-blitz-10 = Брзопотезен шах: 10 мин
time-control-blitz-5-3 = Брзопотезен шах: 5 мин, 3 с по потег
time-control-blitz-5 = Брзопотезен шах: 5 мин
time-control-blitz-3-2 = Брзопотезен шах: 3 мин, 2 с по потег
time-control-blitz-armageddon = Армагедон: Белиот 5 мин, Црниот 4 мин
