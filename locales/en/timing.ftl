# Time itself: gaps that nobody saw, the computer's clock, the sign of life in a file.
timing-slept = The computer was asleep for { $away } ({ $span })
timing-wall-changed = The clock of the computer was changed: { $from } became { $to }. The chess clocks do not go by it
timing-beat-refused = The last sign of life in the file ({ $wall }) was not used: { $why }. The clocks show the times of the last entry, and the time since then is asked about
timing-unfit = All entries are unchanged, but the last sign of life does not belong to them: { $why }
timing-why-altered = it was changed after it was written
timing-why-before = it is earlier than the entry before it
timing-why-too-late = it gives more time than passed between the two times of day
timing-why-too-early = it gives less time than passed between the two times of day
timing-why-unreadable = its time of day is not readable
timing-away-unknown = a time that cannot be measured
timing-gap-cut = program away for { $away }{ $span }, the clock of { $side } was running
timing-gap-asleep = computer asleep for { $away }{ $span }, the clock of { $side } was running
timing-gap-then-cut = then program away for { $away }{ $span }, in the time of { $side }
timing-gap-then-asleep = then computer asleep for { $away }{ $span }, in the time of { $side }
timing-gap-last-cut = last, program away for { $away }{ $span }, in the time of { $side }
timing-gap-last-asleep = last, computer asleep for { $away }{ $span }, in the time of { $side }
timing-earlier = { $count ->
    [one] before that one interruption
   *[other] before that { $count } interruptions
}
timing-and-since = The time since then counts too
timing-and-until = Of the time since then only this counts too: { $time }
timing-so-far = Lost until now: { $time }. If play went on, White loses { $white } and Black { $black }
timing-gap-span = {" "}({ $span })
timing-span = { $from } to { $to }
timing-flag-at = If play went on, { $side }’s flag fell at { $time }
timing-flag = If play went on, { $side }’s flag has fallen
timing-unmeasured = The wall clock does not show how long it was. Enter what each player loses
