# The command line.

cli-verify-sound = All { $rows } rows stand; the last hash is { $head }
cli-log-unreadable =
    { $count ->
        [one] One row is of a format that this program does not understand
       *[other] { $count } rows are of a format that this program does not understand
    }
