# Converting scores.

# What there is to say about a score that is converted, with its place.

convert-remark = Партија { $game }, потег { $number }, ред { $line }, колона { $column }: { $what }
convert-unread = Оттука задржано како коментар: { $what }
convert-variation = Остатокот од варијантата е задржан како коментар: { $what }
convert-blocked = Освен ако претходното се прочита поинаку отколку што е запишано: { $what }
convert-cut = „{ $text }“ е прочитано како { $taken }, но и { $other } води до правилна партија
convert-start = Потезите се задржани како коментар: { $what }
convert-chosen = „{ $text }“ е прочитано како { $taken }; со { $others } партијата се прекинува
convert-open = „{ $text }“ е прочитано како { $taken }, но и { $others } води до правилна партија
convert-left-out = Запис на Брајова азбука нема варијанти и времиња. Изоставени се { $variations ->
    [one] { $variations } варијанта
   *[other] { $variations } варијанти
}, времињата на { $times ->
    [one] { $times } потег
   *[other] { $times } потези
} и { $words ->
    [one] { $words } збор
   *[other] { $words } зборови
}
convert-latin = Текстот не е UTF-8 и е прочитан како Latin-1: проверете ги имињата
convert-no-cells = Брајовата азбука нема знаци за { $text }
convert-braille = Записот е задржан како коментар: { $what }
convert-repaired = „{ $text }“ е прочитано како „{ $read_as }“ ({ $slip }), со што партијата продолжува
convert-slip-looks-alike = знак заменет со сличен
convert-slip-other-sign = друг знак
convert-slip-lost = недостига знак
convert-slip-added = знак повеќе
convert-slip-swapped = два знака заменети
convert-slip-nothing = ништо слично не е правилно

# What is wrong with a score in braille.

convert-braille-cells = Ред { $line }: „{ $text }“ не значи ништо во оваа Брајова азбука. Обидете се со друга
convert-braille-tag = Ред { $line }: „{ $text }“ нема две точки, што им требаат на редовите над потезите
convert-braille-start = Почетната позиција: { $what }
convert-braille-number = Ред { $line }: потегот има број { $found }, а е број { $expected }. Дали недостига некој?
convert-braille-move = Ред { $line }, полупотег { $ply }: { $fault }
convert-braille-several = Полупотег { $ply } може да биде { $moves }, а остатокот одговара на секој. Напишете кој
convert-braille-no-move = Ред { $line }: „{ $text }“ стои пред кој било потег
