# Дневник на спорови: кој повикал, што стана со часовниците, редови, докази, одбивања.

dispute-caller-white = Белиот
dispute-caller-black = Црниот
dispute-caller-arbiter = судијата
dispute-caller-program = програмата
dispute-caller-other = некој друг

dispute-clocks-stop = Запри ги двата часовника
dispute-clocks-leave = Остави ги часовниците какви што се

dispute-event-opened = Отворен инцидент { $no } на табла { $board }: { $case }; повика { $caller }
dispute-event-opened-no-board = Отворен инцидент { $no }: { $case }; повика { $caller }
dispute-event-claimed = { $line }. Тврдење: { $claim }
dispute-event-restated = Инцидент { $no }: случајот сега е { $case }
dispute-event-statement = Инцидент { $no }: { $who } вели: { $text }
dispute-event-note = Инцидент { $no }: { $text }
dispute-event-accepted = Инцидентот { $no } е решен според предлогот. { $text } ({ $reason })
dispute-event-decided-otherwise = Инцидентот { $no } е решен поинаку од предлогот. { $text } ({ $reason })
dispute-event-appealed = Инцидент { $no }: жалба поднесе { $by }. { $text }
dispute-event-corrected = Инцидент { $no }, исправка: { $text } ({ $reason })
dispute-event-reopened = Инцидентот { $no } е повторно отворен ({ $reason })

dispute-evidence-standing = Електронската табла покажува { $placement }
dispute-evidence-clock = Часовникот на масата покажуваше: Белиот { $white }, Црниот { $black }
dispute-evidence-flag-white = Знаменцето на Белиот е паднато
dispute-evidence-flag-black = Знаменцето на Црниот е паднато
dispute-evidence-flags-white-first = Двете знаменца се паднати, прво на Белиот
dispute-evidence-flags-black-first = Двете знаменца се паднати, прво на Црниот
dispute-evidence-flags-both = Двете знаменца се паднати
dispute-evidence-illegal-moves = Претходно забележани неправилни потези: Белиот { $white }, Црниот { $black }

dispute-refusal-no-such-incident = Нема инцидент { $no }. Изберете еден од дневникот
dispute-refusal-already-decided = Инцидентот { $no } е решен. Прво отворете го повторно или додајте исправка
dispute-refusal-not-decided = Инцидентот { $no } не е решен. Прво решете го
dispute-refusal-already-appealed = Жалба за инцидентот { $no } е веќе запишана. Додајте исправка ако нешто недостига
dispute-refusal-no-appeal = За инцидентот { $no } нема жалба. Прво запишете ја
dispute-refusal-appeal-decided = За жалбата на инцидентот { $no } е одлучено. Додајте исправка ако нешто е погрешно
dispute-refusal-game-gone = На таблата од инцидентот { $no } сега е друга партија, која не смее да се менува. Одлучете без промени на партијата
dispute-refusal-text-missing = Нема што да се запише. Внесете неколку збора
dispute-refusal-reason-missing = Потребно е образложение. Доволни се неколку збора: остануваат во дневникот
