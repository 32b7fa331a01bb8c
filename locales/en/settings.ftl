# The settings.

settings-looks = Language and appearance
settings-language = Language
settings-language-desktop = As the desktop
settings-theme = Theme
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-contrast = High contrast
settings-scale = Size of the text
settings-clocks = Clock and alarms
settings-face = Clock face
settings-face-digital = Digital
settings-face-analogue = Mechanical
settings-press-with-move = A move entered by hand also presses the clock
settings-sounds = Play alarm sounds
settings-speak = Speak alarms
settings-ear = Audio and large display
settings-squares = Squares are spoken as
settings-squares-letters = e4
settings-squares-names = Eva four
settings-confirm-moves = A move entered by hand is said and waits to be confirmed
settings-large-board = Only board and clock on the Board screen, as large as possible
settings-graphs = Graphs of the clocks and of the hall
settings-voice = Voice
settings-voice-channel = Speech output
settings-voice-own = the program’s own voice
settings-voice-reader = the screen reader
settings-voice-both = both
settings-voice-of = Voice of
settings-voice-engine = Spoken by
settings-voice-best = best available
settings-voice-voice = Voice for { $lang }
settings-voice-device = Sound device
settings-voice-usual = default
settings-voice-rate = Speed
settings-voice-pitch = Pitch
settings-voice-volume = Volume
settings-voice-try = Say a sentence
settings-voice-look = Look for voices and sound devices
settings-voice-said = Last announcement
settings-voice-silence = Nothing yet
settings-machine = This machine
settings-station = Name of this station
settings-station-what = It is recorded with every journal entry from now on
settings-live = Live PGN
settings-live-on = Written to { $path }. { $minutes ->
        [0] No delay by time
        [one] One minute behind
       *[other] { $minutes } minutes behind
    }, { $moves ->
        [0] no moves held back
        [one] the last move of each player held back
       *[other] the last { $moves } moves of each player held back
    }
settings-live-off = Not written
settings-live-choose = Choose folder…
settings-live-stop = Stop
settings-copies = Automatic copies
settings-copies-every = A copy
settings-copies-never = never
settings-copies-minutes = every { $minutes } min
settings-copies-keep = Keep the last
settings-copies-count = { $count }
settings-copies-in = In { $path }
settings-copies-beside = In a folder beside the competition
settings-copies-choose = Choose folder for copies…
settings-copies-here = Beside the competition
settings-copies-last = Last copy at { $time }: { $path }
settings-copies-none = No copy yet since the competition was opened
settings-copies-failed = The last copy could not be made. { $why }
settings-competition = Competition
settings-competition-change = Record the change
settings-controls = Custom time controls
settings-control-name = Name
settings-control-add = Add
settings-control-remove = Remove
settings-rules = Regulations of this event
settings-rules-none = None: the Laws apply unchanged
settings-rules-choose = Choose rules…
settings-rules-remove = Without own rules
settings-rules-take = Apply these regulations
