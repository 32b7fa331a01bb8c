# Погрешен почеток, поместени фигури

case-setup-chapter = Погрешен почеток, поместени фигури

case-setup-kind-wrong-start = Погрешна почетна позиција или табла
case-setup-ask-wrong-start-wrong = Што беше погрешно?
case-setup-ask-wrong-start-moves = Завршени потези на секој играч
case-setup-answer-pieces = Фигури на погрешни полиња
case-setup-answer-king-and-queen = Кралот и дамата заменети
case-setup-answer-rook = Топ на погрешно поле
case-setup-answer-board = Таблата свртена

case-setup-kind-colours-reversed = Обратни бои
case-setup-ask-colours-reversed-moves = Завршени потези на секој играч

case-setup-kind-displaced-pieces = Поместени фигури
case-setup-ask-displaced-pieces-by = Од кого?
case-setup-ask-displaced-pieces-pressed = Дали тој играч сепак го притиснал часовникот?
case-setup-ask-displaced-pieces-restarted = Дали противникот го пуштил тој часовник без потег?
case-setup-ask-displaced-pieces-lost = Дали позицијата не може да се врати?
case-setup-ask-displaced-pieces-last-known = Полупотези по кои позицијата е последно позната

case-setup-kind-resumed-wrong = Продолжено од погрешна позиција
case-setup-ask-resumed-wrong-adjourned = Полупотези при прекинот

case-setup-start-wrong = Почетната позиција беше погрешна: партијата се поништува
case-setup-board-wrong = Таблата беше погрешно поставена
case-setup-transfer-position = Пренесете ја позицијата на правилно поставена табла
case-setup-only-if-pieces-right = Ова важи ако фигурите стоеле правилно; ако не, погрешна била почетната позиција
case-setup-too-late = { $moves ->
    [one] Секој играч заврши { $moves } потег: доцна е за таква рекламација
   *[other] Секој играч заврши { $moves } потези: доцна е за таква рекламација
}
case-setup-no-castling-with-king = Крал што стоел погрешно не смее да рокира
case-setup-no-castling-with-rook = Со топ што стоел погрешно не смее да се рокира
case-setup-colours-annulled = Боите беа обратни: партијата се поништува
case-setup-whoever-erred = Не е важно чија била грешката
case-setup-colours-stay = Боите беа обратни: партијата продолжува така
case-setup-arbiter-may-annul = Дали наместо тоа се игра нова партија со правилни бои
case-setup-colours-too-late = { $moves ->
    [one] Двајцата играчи одиграле { $moves } потег: партијата продолжува со обратни бои
   *[other] Двајцата играчи одиграле { $moves } потези: партијата продолжува со обратни бои
}
case-setup-colours-in-time = { $moves ->
    [one] Двајцата играчи направиле помалку од { $moves } потег: партијата се прекинува
   *[other] Двајцата играчи направиле помалку од { $moves } потези: партијата се прекинува
}
case-setup-limit-reached-by-one = { $moves ->
    [one] Дали { $moves } потег само на еден играч е доволен партијата да продолжи
   *[other] Дали { $moves } потези само на еден играч се доволни партијата да продолжи
}
case-setup-displaced = { $side } поместил фигури
case-setup-displaced-and-pressed = { $side } поместил фигури и го притиснал часовникот пред да ги врати
case-setup-put-back = { $side } ги враќа фигурите
case-setup-put-back-in-own-time = { $side } ги враќа фигурите во свое време
case-setup-restart-was-right = { $side } со право го пуштил тој часовник без потег
case-setup-restart-was-not-right = { $side } требало да ги запре двата часовника и да го повика судијата
case-setup-may-restart = { $side } може да го пушти тој часовник без потег
case-setup-may-stop-and-ask = Секој играч може да ги запре двата часовника и да го повика судијата
case-setup-displaced-lost = { $side } поместил фигури, а позицијата не може да се врати
case-setup-last-known = Се продолжува од последната позната позиција, { $place }
case-setup-resumed-wrong = Беше поставена погрешна позиција: се враќа онаа од прекинот, { $place }
case-setup-times-of-the-envelope = Наместете ги двата часовника на времињата од ковертот
case-setup-ask-displaced-pieces-flag = Дали паднало знаменце пред фигурите да се вратат?
case-setup-answer-no-flag = Не, или како што е запишано
case-setup-answer-own-flag = На играчот што ги поместил
case-setup-answer-opponents-flag = На противникот
case-setup-displaced-own-flag = { $side } ги поместил фигурите, и времето на { $side } истекло пред да се вратат
case-setup-own-time-ran = Фигурите се враќаат во времето на { $side }
case-setup-left-whose-time = Дали времето на { $side } истекло пред фигурите да се поместат
case-setup-displaced-opponents-flag = Знаменцето на { $side } паднало откако часовникот бил притиснат со поместени фигури
case-setup-time-given-back = Вратете му го на { $side } истеченото време; знаменцето не се брои
case-setup-flag-before-displaced = Знаменцето на { $side } паднало во неговото време, пред фигурите да се поместат
case-setup-left-which-first = Дали знаменцето на { $side } паднало пред притискањето на часовникот; тогаш се брои
