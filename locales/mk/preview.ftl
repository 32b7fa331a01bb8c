# Прегледот на она што се печати.

preview-title = Преглед пред печатење
preview-title-of = Преглед пред печатење: { $name }
preview-save = Зачувај како PDF
preview-zoom = Големина
preview-zoom-page = Цела страница
preview-zoom-width = Цела ширина
preview-zoom-double = Двојно
preview-page = Страница { $page } од { $count }
preview-back = Претходна страница
preview-on = Следна страница
preview-no-envelope = Нема коверт { $no }
preview-no-receipt = Потегот е на хартија, па нема потврда; испечатете го ковертот
preview-no-room = Нема место за „{ $text }“; земете поголема хартија или скратете го текстот
preview-letter = „{ $letter }“ во „{ $text }“ не може да се испечати; напишете го со латински или кирилски букви
preview-code = Текстот на QR-кодот е предолг
preview-unmade = PDF-датотеката не можеше да се направи: { $why }
preview-what = Што се печати
preview-pairings = Парови
preview-results = Резултати
preview-cards = Картички за табли
preview-scoresheets = Формулари
preview-protocol = Записник од колото
