# Spoken alarms: as short as they can be understood, the board first. Written for the ear.

voice-flag = Board { $board }: { $side }, flag fallen
voice-illegal = Board { $board }: { $side }, illegal position
voice-illegal-move = Board { $board }: { $side }, illegal move { $from } { $to }
voice-pressed-without-move = Board { $board }: { $side } pressed without a move
voice-lost = Board { $board }: electronic board not responding
voice-moves-missing = Board { $board }: moves are missing
voice-another-position = Board { $board }: it shows another position than the game
voice-low-time = Board { $board }: { $side }, { $time } left
voice-low-time-unknown = Board { $board }: { $side }, little time left
voice-game-over = Board { $board }: game over
voice-draw-offer = Board { $board }: { $side } offers a draw
voice-mated = Board { $board }: { $piece } { $from } { $to }, checkmate
voice-discrepancy = Board { $board }: the two boards differ
voice-discrepancy-squares = Board { $board }: the two boards differ: { $squares }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }
voice-closed = Competition closed and saved
voice-sample = This is how you will hear it: knight G one, F three. Castles short.

# What each short sound means.
voice-earcon-press = a clock was pressed
voice-earcon-edge = edge of the board
voice-earcon-draw-offer = a draw is offered
voice-earcon-game-over = the game is over
voice-earcon-low-time = little time is left
voice-earcon-lost = an electronic board is not responding
voice-earcon-moves-missing = moves are missing on an electronic board
voice-earcon-pressed-without-move = the clock was pressed without a move
voice-earcon-illegal = an illegal move
voice-earcon-discrepancy = the two boards differ
voice-earcon-flag = a flag has fallen

voice-file-a = A
voice-file-b = B
voice-file-c = C
voice-file-d = D
voice-file-e = E
voice-file-f = F
voice-file-g = G
voice-file-h = H
voice-rank-1 = one
voice-rank-2 = two
voice-rank-3 = three
voice-rank-4 = four
voice-rank-5 = five
voice-rank-6 = six
voice-rank-7 = seven
voice-rank-8 = eight

# Who hears it, what speaks, what became of it.
voice-listener-arbiter = Arbiter
voice-listener-white = White’s player
voice-listener-black = Black’s player
voice-not-started = Not started yet
voice-speaks = Speaks { $lang } through { $engine }
voice-speaks-voice = Voice: { $voice }.
voice-speaks-device = Sound device: { $device }.
voice-dead-none = Nothing can be spoken: no speech was found on this machine. What should have been said is kept as text.
voice-dead-hung = Nothing can be spoken: { $engine } does not answer. What should have been said is kept as text.
voice-dead-failed = Nothing can be spoken: { $engine } reports an error. What should have been said is kept as text.
voice-install-linux = Install speech-dispatcher and espeak-ng, then switch speech off and on again
voice-install-windows = Add a voice of your language under Settings, Time & language, Speech; then switch speech off and on again
voice-install-macos = Add a voice of your language under System Settings, Accessibility, Spoken Content; then switch speech off and on again
voice-fate-waiting = waits
voice-fate-begun = is being said
voice-fate-said = said
voice-fate-broken-off = interrupted
voice-fate-replaced = replaced by something newer
voice-fate-too-late = too late, not said
voice-fate-unsaid = could not be said
voice-fate-silent = speech is off
voice-heard = { $to }: { $text } ({ $fate })
