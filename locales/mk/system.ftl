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
system-no-device = зад неа нема уред
system-not-serial = тоа не е сериска порта
system-device-failed = уредот пријавува грешка
system-other = „{ $text }“
system-unreadable = ред { $line }, колона { $column }: { $fault }

# What a reader of RON or JSON does not understand, after the line and the column.
system-reader-ended = текстот завршува предвреме
system-reader-trailing = по крајот следува уште нешто
system-reader-signs = овде се очекува { $signs }
system-reader-stray = „{ $sign }“ не припаѓа овде
system-reader-no-value = овде недостига вредност
system-reader-need = се очекува { $expected }
system-reader-misfit = се очекува { $expected }, а не { $found }
system-reader-length = бројот на вредностите не е точен
system-reader-no-word = { $known ->
    [none] „{ $found }“ не е познато овде
   *[other] „{ $found }“ не е познато овде; познато е: { $known }
}
system-reader-no-field = { $known ->
    [none] овде нема поле „{ $field }“
   *[other] овде нема поле „{ $field }“; познати се: { $known }
}
system-reader-missing = недостига полето „{ $field }“
system-reader-repeated = полето „{ $field }“ е наведено двапати
system-reader-escape = знакот по обратната коса црта не е важечки
system-reader-control = во еден текст стои нов ред или друг контролен знак
system-reader-number = бројот не е важечки
system-reader-out-of-range = бројот е преголем
system-reader-comma = овде има една запирка повеќе
system-reader-depth = вредностите се вгнездени предлабоко
system-reader-key = името мора да стои во двојни наводници
system-reader-no-form = вредноста нема ниту еден од облиците што се можни овде
system-reader-other = не е разбрано (на англиски: „{ $text }“)

system-kind-whole = цел број
system-kind-within = цел број од { $from } до { $to }
system-kind-number = број
system-kind-boolean = `true` или `false`
system-kind-text = текст во двојни наводници
system-kind-sign = еден знак
system-kind-list = список
system-kind-fields = објект со именувани полиња
system-kind-word = збор што е познат овде
system-kind-nothing = празна вредност
