# The command line.

cli-verify-sound = Alle { $rows } Zeilen stehen; der letzte Hash ist { $head }
cli-log-unreadable =
    { $count ->
        [one] Eine Zeile hat ein Format, das dieses Programm nicht versteht
       *[other] { $count } Zeilen haben ein Format, das dieses Programm nicht versteht
    }
