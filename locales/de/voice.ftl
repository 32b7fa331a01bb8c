# Gesprochene Alarme: so kurz, wie sie verstanden werden, das Brett zuerst. Fürs Ohr geschrieben.

voice-flag = Brett { $board }: { $side }, Blättchen gefallen
voice-illegal = Brett { $board }: { $side }, regelwidrige Stellung
voice-illegal-move = Brett { $board }: { $side }, regelwidriger Zug { $from } { $to }
voice-pressed-without-move = Brett { $board }: { $side } hat ohne Zug gedrückt
voice-lost = Brett { $board }: elektronisches Brett nicht erreichbar
voice-moves-missing = Brett { $board }: Züge fehlen
voice-another-position = Brett { $board }: Es zeigt eine andere Stellung als die Partie
voice-low-time = Brett { $board }: { $side }, noch { $time }
voice-low-time-unknown = Brett { $board }: { $side } hat wenig Zeit
voice-game-over = Brett { $board }: Partie beendet
voice-draw-offer = Brett { $board }: { $side } bietet Remis an
voice-mated = Brett { $board }: { $piece } { $from } { $to }, Schachmatt
voice-discrepancy = Brett { $board }: die beiden Bretter stimmen nicht überein
voice-discrepancy-squares = Brett { $board }: die beiden Bretter stimmen nicht überein: { $squares }{ $more ->
        [0] {""}
       *[other] {" "}und { $more } weitere
    }
voice-closed = Turnier geschlossen und gespeichert
voice-sample = So klingt es: Springer Gustav eins, Felix drei. Kurze Rochade.

# Was jedes kurze Zeichen bedeutet.
voice-earcon-press = eine Uhr wurde gedrückt
voice-earcon-edge = Rand des Bretts
voice-earcon-draw-offer = Remis wird angeboten
voice-earcon-game-over = die Partie ist beendet
voice-earcon-low-time = die Zeit wird knapp
voice-earcon-lost = ein elektronisches Brett antwortet nicht
voice-earcon-moves-missing = an einem elektronischen Brett fehlen Züge
voice-earcon-pressed-without-move = die Uhr wurde ohne Zug gedrückt
voice-earcon-illegal = ein regelwidriger Zug
voice-earcon-discrepancy = die beiden Bretter stimmen nicht überein
voice-earcon-flag = ein Blättchen ist gefallen

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

# Wer es hört, was spricht, was daraus wurde.
voice-listener-arbiter = Schiedsrichter
voice-listener-white = Spieler mit Weiß
voice-listener-black = Spieler mit Schwarz
voice-not-started = Noch nicht gestartet
voice-speaks = Spricht { $lang } über { $engine }
voice-speaks-voice = Stimme: { $voice }.
voice-speaks-device = Tonausgabe: { $device }.
voice-dead-none = Es kann nichts gesprochen werden: Auf diesem Rechner ist keine Sprachausgabe. Was zu sagen war, steht als Text bereit.
voice-dead-hung = Es kann nichts gesprochen werden: { $engine } antwortet nicht. Was zu sagen war, steht als Text bereit.
voice-dead-failed = Es kann nichts gesprochen werden: { $engine } verweigert den Dienst. Was zu sagen war, steht als Text bereit.
voice-install-linux = Installieren Sie speech-dispatcher und espeak-ng und schalten Sie das Sprechen dann aus und wieder ein
voice-install-windows = Fügen Sie unter Einstellungen, Zeit und Sprache, Spracherkennung eine Stimme Ihrer Sprache hinzu und schalten Sie das Sprechen dann aus und wieder ein
voice-install-macos = Fügen Sie unter Systemeinstellungen, Bedienungshilfen, Gesprochene Inhalte eine Stimme Ihrer Sprache hinzu und schalten Sie das Sprechen dann aus und wieder ein
voice-fate-waiting = wartet
voice-fate-begun = wird gerade gesagt
voice-fate-said = gesagt
voice-fate-broken-off = abgebrochen
voice-fate-replaced = durch Neueres ersetzt
voice-fate-too-late = zu spät, nicht gesagt
voice-fate-unsaid = konnte nicht gesagt werden
voice-fate-silent = Sprechen ist aus
voice-heard = { $to }: { $text } ({ $fate })
