# Листовите на случај и на коло, како што се печатат.

protocol-incident = Инцидент { $no }: { $case }
protocol-round = Коло { $round }
protocol-board = Табла { $board }: { $game }
protocol-open = Сѐ уште не е одлучено
protocol-corrections = Исправки
protocol-place = Место
protocol-arbiter = Судија
protocol-printed = Печатено
protocol-opened = Отворен
protocol-decided = Одлучено
protocol-position = Позиција (FEN)
protocol-result = Резултат
protocol-moves = Потези
protocol-head = Состојба
protocol-key = Клуч што потпишува
protocol-unsigned = Никој: дневникот не е потпишан
protocol-nothing = Нема таков инцидент или партија од тоа коло
protocol-print = Печати лист…
protocol-no-games = Нема поставена партија од ова коло
protocol-not-begun = не е почната
protocol-going-on = во тек
protocol-head-camera = Состојба на дневникот за камера
protocol-head-what = jadoube verify --head подоцна кажува дали оваа состојба е дел од датотеката
