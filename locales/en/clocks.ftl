# The clocks of all boards at once, and closing while some run.

clocks-title-start = Start all clocks
clocks-title-stop = Stop all clocks
clocks-title-resume = Restart clocks after an interruption
clocks-ask = { $act ->
    [stop] { $count ->
        [one] One clock is stopped: board { $boards }
       *[other] { $count } clocks are stopped: boards { $boards }
    }
   *[start] { $count ->
        [one] One clock is started, for the player having the move: board { $boards }
       *[other] { $count } clocks are started, each for the player having the move: boards { $boards }
    }
}
clocks-deed = { $act ->
    [stop] Stop { $count ->
        [one] one clock
       *[other] { $count } clocks
    }
   *[start] Start { $count ->
        [one] one clock
       *[other] { $count } clocks
    }
}
clocks-nothing = { $act ->
    [start] There is no clock to start
    [stop] No clock is running
   *[resume] No clock was left stopped after an interruption
}
clocks-boards-not = { $count ->
    [one] Not at board { $boards }: { $why }
   *[other] Not at boards { $boards }: { $why }
}
clocks-changed-gone = { $count ->
    [one] Board { $boards } has changed meanwhile and is left as it is
   *[other] Boards { $boards } have changed meanwhile and are left as they are
}
clocks-changed-new = { $count ->
    [one] Board { $boards } has been added meanwhile; it was not asked about and is left as it is
   *[other] Boards { $boards } have been added meanwhile; they were not asked about and are left as they are
}
clocks-done = { $act ->
    [stop] { $count ->
        [one] One clock stopped
       *[other] { $count } clocks stopped
    }
   *[start] { $count ->
        [one] One clock started
       *[other] { $count } clocks started
    }
}
clocks-not-on-table = the clock on the table keeps the time
clocks-not-lost-time = say first how the lost time is to be counted
clocks-not-only-read = the game was read from a file; start its clock alone
clocks-not-flag-down = the flag of { $side } is down
clocks-not-incident = incident { $no } has not been decided
clocks-leave-title = Leave the competition while clocks are running?
clocks-leave-what = { $count ->
    [one] The clock of board { $boards } is running. If you leave this competition now, it stops, and on opening it again you are asked how the time away is to be counted
   *[other] { $count } clocks are running: boards { $boards }. If you leave this competition now, they stop, and on opening it again you are asked how the time away is to be counted
}
clocks-leave-deed = Leave
clocks-close-title = Close while clocks are running?
clocks-close-what = { $count ->
    [one] The clock of board { $boards } is running. If you close now, it stops, and on opening again you are asked how the time away is to be counted
   *[other] { $count } clocks are running: boards { $boards }. If you close now, they stop, and on opening again you are asked how the time away is to be counted
}
clocks-close-draft-title = Close although something typed is not recorded?
clocks-close-draft = What you typed is not recorded yet: if you close now, it is lost
clocks-close-deed = Close
