# One line of the record for each thing that can happen to a game.

event-set-up = Game set up: { $white } – { $black }, round { $round }
event-set-up-chess960 = Chess960 game set up: { $white } – { $black }, round { $round }
event-started = Play began
event-move-board = Move { $move }
event-move-arbiter = Move { $move }, entered by the arbiter
event-move-import = Move { $move }, from a file
event-taken-back = Taken back to the position { $place } ({ $reason })
event-move-corrected = Move corrected to { $move } ({ $reason })
event-clock-started = Clock of { $side } started
event-clock-pressed = { $side } pressed the clock
event-clock-stopped = Both clocks stopped
event-clock-observed = Clock on the table shows: White { $white }, Black { $black }
event-clock-corrected = Clock corrected: { $correction } ({ $reason })
event-correction-undone = Last correction of the clock undone ({ $reason })
event-flag-fell = Flag of { $side } has fallen
event-draw-offered = { $side } offered a draw
event-draw-declined = Draw offer declined
event-illegal-move-counted = Illegal move counted against { $side }: { $count } in all
event-illegal-moves-set = Illegal moves of { $side } set to { $count } ({ $reason })
event-ended = Game ended. { $result }
event-reopened = Game reopened ({ $reason })
event-recovered-running = Program back after { $away }; the clock of { $side } was running
event-recovered-stopped = Program back after { $away }; no clock was running
event-lost-time-not-counted = Lost time of { $time } not counted
event-lost-time-to-player-on-move = Lost time of { $time } counted to the player on the move
event-lost-time-halved = Lost time of { $time } halved between the players
