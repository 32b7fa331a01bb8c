# Што даваат два записника, и грешките во нив.

scoresheet-certain = Сигурно: ниедна друга правилна партија не е блиска до овие формулари
scoresheet-agreed = Двата формулара велат така: друга партија одговара само ако двајцата ја направиле истата грешка при запишување
scoresheet-likely = Веројатно: најдобрата од партиите што одговараат на овие формулари; одговараат и други
scoresheet-open = Отворено: ниедна правилна партија не одговара на сето познато
scoresheet-none = Не е најдена правилна партија
scoresheet-end-disregarded = Потезите подолу не водат до дадената крајна позиција: проверете ја неа или формуларите
scoresheet-counters-disregarded = Бројачите на крајната позиција не одговараат на ниедна партија; употребени се само нејзините фигури
scoresheet-castling-disregarded = Ниту една партија што одговара на формуларите не завршува со овие права на рокада; тие не се земени предвид
scoresheet-clocks-disregarded = Бројот на потези што го покажуваат часовниците не одговара на ниедна партија или му противречи на останатото; тој не е земен предвид
scoresheet-proved = Докажано: Белиот одиграл { $white } потези, Црниот { $black }
scoresheet-claimed = { $proved ->
    [yes] Наведените { $count } потези се одиграни во секоја партија што одговара
   *[no] Наведените { $count } потези не се докажани
}
scoresheet-parts = Можните партии се разликуваат од: { $places }
scoresheet-parts-far = Многу помалку веројатни партии се разликуваат од: { $places }
scoresheet-agreed-at = Се заснова само на тоа што двата формулара велат исто; со иста грешка на двата би одговарал и друг потег: { $places }
scoresheet-gaps-filled = Не е запишано на ниеден формулар, но одговара само еден потег: { $places }
scoresheet-gaps-open = Не е запишано на ниеден формулар, а одговараат повеќе потези: { $places }
scoresheet-other-game = Друга партија што одговара, помалку веројатна за { $bits } бита, се разликува во: { $moves }
scoresheet-of-white = Формуларот на Белиот
scoresheet-of-black = Формуларот на Црниот
scoresheet-slip = { $sheet }, { $place }: { $text } – { $slips }

scoresheet-wrong-file = погрешна линија
scoresheet-wrong-rank = погрешен ред
scoresheet-mirrored-rank = редот е броен од другата страна
scoresheet-wrong-piece = погрешна фигура
scoresheet-other-language = буква од друг јазик
scoresheet-other-castling = рокада на другата страна
scoresheet-wrong-departure = погрешно појдовно поле
scoresheet-incomplete = нецелосно
scoresheet-ambiguous = не кажува која фигура
scoresheet-needless-distinction = непотребно кажува која фигура
scoresheet-capture-sign = знакот за земање недостасува или е вишок
scoresheet-check-sign = знакот за шах недостасува или е вишок
scoresheet-promotion = промоцијата недостасува или е друга
scoresheet-look-alikes = кирилски букви меѓу латинските
scoresheet-illegible = нечитливо
scoresheet-not-written = не е испишано
scoresheet-stopped-writing = повеќе не се запишува
scoresheet-colours-shifted = испуштен полупотег, колоните се поместени
scoresheet-move-pair-left-out = изоставен ред
scoresheet-written-twice = запишано двапати
scoresheet-extra-entry = записот пред него не припаѓа на ниеден потег
scoresheet-order-swapped = два потега во погрешен редослед
scoresheet-unreadable = не е потег
scoresheet-other-move = сосема друг потег
