# The command line.

cli-verify-sound = Сите { $rows } редови стојат; последниот хеш е { $head }
cli-log-unreadable =
    { $count ->
        [one] { $count } ред е во формат што оваа програма не го разбира
       *[other] { $count } редови се во формат што оваа програма не го разбира
    }
