# Gesprochene Alarme: so kurz, wie sie verstanden werden, das Brett zuerst. Fürs Ohr geschrieben.

voice-flag = Brett { $board }: { $side }, Blättchen gefallen
voice-illegal = Brett { $board }: { $side }, regelwidrige Stellung
voice-illegal-move = Brett { $board }: { $side }, regelwidriger Zug { $from } { $to }
voice-pressed-without-move = Brett { $board }: { $side } hat ohne Zug gedrückt
voice-lost = Brett { $board }: elektronisches Brett nicht erreichbar
voice-low-time = Brett { $board }: { $side }, noch { $time }
voice-low-time-unknown = Brett { $board }: { $side } hat wenig Zeit
voice-game-over = Brett { $board }: Partie beendet
voice-draw-offer = Brett { $board }: { $side } bietet Remis an

voice-file-a = Anna
voice-file-b = Bella
voice-file-c = Cesar
voice-file-d = David
voice-file-e = Eva
voice-file-f = Felix
voice-file-g = Gustav
voice-file-h = Hektor
voice-rank-1 = eins
voice-rank-2 = zwei
voice-rank-3 = drei
voice-rank-4 = vier
voice-rank-5 = fünf
voice-rank-6 = sechs
voice-rank-7 = sieben
voice-rank-8 = acht
