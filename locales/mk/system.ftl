# What the system says when it does not do something.

system-not-found = нема таква датотека ни таков уред
system-no-permission = нема дозвола
system-exists = веќе постои
system-folder = тоа е папка
system-full = нема повеќе место
system-too-large = преголемо е: поделете ја датотеката или исправете ја
system-not-text = тоа не е текст
system-busy = зафатено е
system-refused = врската е одбиена
system-unreachable = компјутерот не е достапен
system-other-machine = овој компјутер ја нема таа адреса
system-timed-out = нема одговор на време
system-hung-up = другата страна ја прекина врската
system-other = „{ $text }“
system-unreadable = ред { $line }, колона { $column }: „{ $text }“
