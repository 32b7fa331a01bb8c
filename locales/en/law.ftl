# What is said of all topics of the Laws.

law-preface = Preface
law-introduction = Introduction
law-part-of = { $part } ({ $edition })
law-not-held = The text of this edition is not available in the program
law-secondary = Known from secondary sources, not from the original text
law-inferred = Text not available; inferred from the editions before and after
law-assumed = Text not available; assumed from { $edition }
law-unknown = The text of this edition is not known; shown instead: { $edition }
law-span = { $first } to { $last }
law-changed-by = Changed by { $name }
law-rules-unreadable = The rules cannot be read: { $why }
law-rules-nameless = name: the rules need a name; it is printed on every ruling that they change
law-rules-no-such-edition = edition: there is no edition “{ $edition }”; there are { $known }
law-rules-other-edition = edition: the rules change the edition { $meant }, and { $asked } is in force
law-rules-no-such-rule = { $near ->
    [none] { $key }: there is no such rule
   *[other] { $key }: there is no such rule; similar: { $near }
}
law-rules-wrong =
    { $key }: { $why ->
        [none] one of the words that the rule knows is expected
       *[other] { $why }
    }. The edition has { $now }

law-evidence-accepted = A score in this notation is evidence
law-evidence-until = A score in this notation is evidence only until the end of { $year }
law-evidence-blind = Only a blind player keeps score in this way
law-evidence-none = A score in this notation is not evidence
law-evidence-none-warned = A score in this notation is not evidence, and the arbiter who notices it warns the player

law-no-edition = There is no edition “{ $edition }” in this program; there are { $known }
law-may-be-replaced = A new edition of the Laws is announced for { $from }; what the program holds of { $edition } may have been replaced. If so, lay the changed rules over { $edition } as a file of your own: Settings, Own rules, or jadoube new --rules FILE (examples: assets/laws/overlays)
law-synonyms =
    mobile phone = cell phone = smartphone = telephone = electronic device
    triple repetition = threefold repetition = third time
    insufficient material = dead position = cannot mate
    disrepute = unsporting behaviour = conduct
    j'adoube = adjust
    flag fall = flag
    touch move = touched piece
    time trouble = little time
    scoresheet = score
    sealed move = envelope
    late = default time
    draw offer = offer of a draw
    zero tolerance = default time
    armageddon = draw odds
