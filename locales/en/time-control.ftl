# The names of the time controls in assets/time-controls.ron: time-control- and the id.

time-control-standard-1972 = Olympiad 1972: 150 min for 40 moves, 60 min for every 16
time-control-standard-120-60-30 = 120 min for 40 moves, 60 min for 20, then 30 min
time-control-standard-100-50-15-30 = 100 min for 40 moves, 50 min for 20, then 15 min, 30 s a move
time-control-standard-90-30-30 = FIDE standard: 90 min for 40 moves, then 30 min, 30 s a move
time-control-standard-90-30 = 90 min, 30 s a move
time-control-standard-60-30 = 60 min, 30 s a move
time-control-standard-90-delay-5 = 90 min, 5 s delay a move
time-control-standard-60-bronstein-10 = 60 min, up to 10 s back a move (Bronstein)
time-control-rapid-45-10 = Rapid: 45 min, 10 s a move
time-control-rapid-30 = Rapid: 30 min
time-control-rapid-25-10 = Rapid: 25 min, 10 s a move
time-control-rapid-15-10 = Rapid: 15 min, 10 s a move
time-control-rapid-10-5 = Rapid: 10 min, 5 s a move
time-control-blitz-10 = Blitz: 10 min
time-control-blitz-5-3 = Blitz: 5 min, 3 s a move
time-control-blitz-5 = Blitz: 5 min
time-control-blitz-3-2 = Blitz: 3 min, 2 s a move
time-control-blitz-armageddon = Armageddon: White 5 min, Black 4 min
