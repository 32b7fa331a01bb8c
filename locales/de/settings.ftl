# Die Einstellungen.

settings-looks = Sprache und Aussehen
settings-language = Sprache
settings-language-desktop = Wie der Desktop
settings-theme = Farbschema
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-theme-contrast = Hoher Kontrast
settings-scale = Schriftgröße
settings-clocks = Uhr und Alarme
settings-face = Zifferblatt
settings-face-digital = Digital
settings-face-analogue = Mechanisch
settings-press-with-move = Ein von Hand eingegebener Zug drückt auch die Uhr
settings-sounds = Alarmtöne abspielen
settings-speak = Alarme werden gesprochen
settings-ear = Ton und Großanzeige
settings-squares = Felder werden gesprochen als
settings-squares-letters = e4
settings-squares-names = Eva vier
settings-confirm-moves = Ein von Hand eingegebener Zug wird gesagt und wartet auf die Bestätigung
settings-large-board = Nur Brett und Uhr auf dem Bildschirm „Brett“, so groß wie möglich
settings-graphs = Grafiken der Uhren und des Saals
settings-voice = Stimme
settings-voice-channel = Sprachausgabe über
settings-voice-own = die eigene Stimme des Programms
settings-voice-reader = den Bildschirmleser
settings-voice-both = beide
settings-voice-of = Stimme für
settings-voice-engine = Sprachsystem
settings-voice-best = beste verfügbare
settings-voice-voice = Stimme auf { $lang }
settings-voice-device = Tonausgabe
settings-voice-usual = wie üblich
settings-voice-rate = Tempo
settings-voice-pitch = Tonhöhe
settings-voice-volume = Lautstärke
settings-voice-try = Einen Satz sprechen
settings-voice-look = Stimmen und Tonausgaben suchen
settings-voice-said = Zuletzt gesagt
settings-voice-silence = Noch nichts
settings-machine = Dieser Rechner
settings-station = Name dieser Station
settings-station-what = Er steht ab jetzt neben jedem Eintrag des Protokolls
settings-live = Live-PGN
settings-live-on = Wird nach { $path } geschrieben. { $minutes ->
        [0] Ohne zeitlichen Abstand
        [one] Eine Minute verzögert
       *[other] { $minutes } Minuten verzögert
    }, { $moves ->
        [0] kein Zug wird zurückgehalten
        [one] der letzte Zug jedes Spielers wird zurückgehalten
       *[other] die letzten { $moves } Züge jedes Spielers werden zurückgehalten
    }
settings-live-off = Wird nicht geschrieben
settings-live-choose = Ordner wählen…
settings-live-stop = Beenden
settings-copies = Automatische Kopien
settings-copies-every = Eine Kopie
settings-copies-never = nie
settings-copies-minutes = alle { $minutes } min
settings-copies-keep = Aufgehoben werden die letzten
settings-copies-count = { $count }
settings-copies-in = In { $path }
settings-copies-beside = In einem Ordner neben dem Turnier
settings-copies-choose = Ordner für Kopien wählen…
settings-copies-here = Neben dem Turnier
settings-copies-last = Letzte Kopie um { $time }: { $path }
settings-copies-none = Noch keine Kopie, seit das Turnier geöffnet wurde
settings-copies-failed = Die letzte Kopie konnte nicht angelegt werden. { $why }
settings-competition = Turnier
settings-competition-change = Änderung eintragen
settings-controls = Eigene Bedenkzeiten
settings-control-name = Name
settings-control-add = Hinzufügen
settings-control-remove = Entfernen
settings-rules = Eigene Bestimmungen des Turniers
settings-rules-none = Keine: Die Regeln gelten, wie sie sind
settings-rules-choose = Bestimmungen wählen…
settings-rules-remove = Ohne eigene Bestimmungen
settings-rules-take = Diese Bestimmungen anwenden
