# Spoken alarms: as short as they can be understood, the board first. Written for the ear.

voice-flag = Board { $board }: { $side }, flag fallen
voice-illegal = Board { $board }: { $side }, illegal position
voice-illegal-move = Board { $board }: { $side }, illegal move { $from } { $to }
voice-pressed-without-move = Board { $board }: { $side } pressed without a move
voice-lost = Board { $board }: electronic board lost
voice-low-time = Board { $board }: { $side }, { $time } left
voice-low-time-unknown = Board { $board }: { $side }, little time left
voice-game-over = Board { $board }: game over
voice-draw-offer = Board { $board }: { $side } offers a draw

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
