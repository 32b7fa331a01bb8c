# Die Namen der Bedenkzeiten in assets/time-controls.ron: time-control- und die Kennung.

time-control-standard-1972 = Olympiade 1972: 150 min für 40 Züge, 60 min für je 16
time-control-standard-120-60-30 = 120 min für 40 Züge, 60 min für 20, dann 30 min
time-control-standard-100-50-15-30 = 100 min für 40 Züge, 50 min für 20, dann 15 min, 30 s pro Zug
time-control-standard-90-30-30 = FIDE-Standard: 90 min für 40 Züge, dann 30 min, 30 s pro Zug
time-control-standard-90-30 = 90 min, 30 s pro Zug
time-control-standard-60-30 = 60 min, 30 s pro Zug
time-control-standard-90-delay-5 = 90 min, 5 s Aufschub pro Zug
time-control-standard-60-bronstein-10 = 60 min, bis zu 10 s pro Zug zurück (Bronstein)
time-control-rapid-45-10 = Schnellschach: 45 min, 10 s pro Zug
time-control-rapid-30 = Schnellschach: 30 min
time-control-rapid-25-10 = Schnellschach: 25 min, 10 s pro Zug
time-control-rapid-15-10 = Schnellschach: 15 min, 10 s pro Zug
time-control-rapid-10-5 = Schnellschach: 10 min, 5 s pro Zug
time-control-blitz-10 = Blitz: 10 min
time-control-blitz-5-3 = Blitz: 5 min, 3 s pro Zug
time-control-blitz-5 = Blitz: 5 min
time-control-blitz-3-2 = Blitz: 3 min, 2 s pro Zug
time-control-blitz-armageddon = Armageddon: Weiß 5 min, Schwarz 4 min
