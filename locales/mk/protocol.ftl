# Листовите на инцидент, на коло и на партија со слепи играчи, како што се печатат.

protocol-incident = Инцидент { $no }: { $case }
protocol-round = Коло { $round }
protocol-board = Табла { $board }: { $game }
protocol-open = Сѐ уште не е одлучено
protocol-open-again = Засега нерешено: одлуката е поништена или повторно отворена
protocol-course = Тек на одлуката
protocol-was-decided = Решено: { $decision }
protocol-corrections = Исправки
protocol-place = Место
protocol-arbiter = Судија
protocol-as-of = Како што е запишано до
protocol-printed = Печатено
protocol-opened = Отворен
protocol-decided = Одлучено
protocol-position = Позиција (FEN)
protocol-result = Резултат
protocol-moves = Потези
protocol-head = Состојба
protocol-key = Клуч што потпишува
protocol-unsigned = Никој: дневникот не е потпишан
protocol-nothing = Нема таков инцидент, нема партија од тоа коло, нема партија со слепи играчи на таа табла или нема такво коло на турнир
protocol-print = Печати лист…
protocol-no-games = Нема поставена партија од ова коло
protocol-not-begun = не е почната
protocol-going-on = во тек
protocol-head-camera = Состојба на дневникот за камера
protocol-head-what = jadoube verify --head подоцна кажува дали оваа состојба е дел од датотеката
protocol-blind = Дневник на објавите: табла { $board }, коло { $round }
protocol-blind-who = Кој е слеп
protocol-blind-assistant = Помошник на { $side }
protocol-blind-course = Тек на партијата
protocol-blind-before = Пред почетокот на играта
protocol-blind-move = { $side }: { $move }
protocol-blind-not-made = { $side }: { $move } не е во записот
protocol-blind-after = По последниот потег
protocol-blind-wrong = { $line }. Не е објавениот потег

# Листовите на турнирот

protocol-page = { $title } · страница { $page } од { $pages }
protocol-pairings = Парови на колото { $round }
protocol-results = Резултати на колото { $round }
protocol-begins = Почеток
protocol-sessions = Сесии
protocol-draft = Нацрт: овие парови сѐ уште не се објавени
protocol-column-board = Табла
protocol-column-white = Белиот
protocol-column-black = Црниот
protocol-column-points = Поени
protocol-column-id = ФИДЕ-број
protocol-column-born = Роден
protocol-column-club = Клуб
protocol-column-remarks = Забелешки
protocol-board-result = Табла { $board }: { $result }
protocol-undone = вратено
protocol-players = Учесници
protocol-count = Број на учесници
protocol-board-cards = Картички за таблите на колото { $round }
protocol-card-board = Табла { $board }
protocol-scoresheets = Формулари на колото { $round }
protocol-sheet-place = Коло { $round } · табла { $board }
protocol-of-round = Записник од колото { $round }
protocol-stage = Состојба
protocol-games = Партии
protocol-adjourned = Прекинати партии по ред на продолжување
protocol-incidents = Инциденти
protocol-signed-chief = Главен судија
protocol-signed-director = Директор на турнирот
protocol-standings = Табела по { $round }. коло
protocol-results-missing =
    Коло { $round }: { $count ->
        [one] сѐ уште нема резултат на таблата { $boards }
       *[other] сѐ уште нема резултат на таблите { $boards }
    }
protocol-points-unfinished = * Партија од претходно коло не е завршена: овие поени можат да се зголемат
protocol-struck = Во загради: запишано, но избришано од табелата, бидејќи учесник се откажал
protocol-numbers-given = Стартните броеви се доделени ({ $how }): { $names }
protocol-prizes-provisional = Привремено: турнирот не е завршен, наградите се според сегашната состојба
protocol-clock-sheet = Проверка на часовниците, коло { $round }
protocol-control = Темпо на играта
protocol-clock-how = Проверувајте ги сите часовници на секои 30 минути: T1 и T2 се времињата што ги покажуваат двата часовника. Ако нивниот збир отстапува за повеќе од { $tolerance } од она што треба да биде, забележете го отстапувањето и побарајте ја причината. Кај часовници што го покажуваат потрошеното време, T1 + T2 е времето од почетокот.
protocol-clock-periods = Штом часовникот го додаде времето на подоцнежен период, додајте го и на десната страна.
protocol-clock-delay = При задршка збирот може да биде поголем: отстапувањето важи само надолу.
protocol-clock-moves = потези
protocol-clock-sum = Збир
protocol-clock-deviation = Отстапување
protocol-column-players = Играчи
protocol-equipment = Проверка на опремата, Правила од { $edition }
protocol-equipment-count = Табли во игра
protocol-equipment-boards = Табли и фигури
protocol-equipment-clocks = Часовници
protocol-equipment-sheets = Формулари
protocol-equipment-blind = Слепи играчи
protocol-equipment-what = Што
protocol-equipment-laws = Правилата
protocol-equipment-wrong = Недостасува на таблите
protocol-equipment-ok = Во ред
protocol-report = Извештај на главниот судија
protocol-regulations = Правилник на турнирот
protocol-date = Прв ден
protocol-laws-name = Правила на шахот
protocol-laws = издание од { $edition }
protocol-own-rules = со сопствени правила на турнирот
protocol-rounds = Кола
protocol-column-round = Коло
protocol-column-before = Пред тоа
protocol-column-reason = Причина
protocol-column-when = Кога
protocol-this-computer = овој компјутер
protocol-recorded-at = Запишано на
protocol-column-who = Внесено на
protocol-corrections-results = Поправки на резултати
protocol-incidents-appeals = Инциденти и жалби
protocol-adjournments = Прекинати партии
protocol-acts = Одлуки за турнирот
protocol-none = Нема

# Потврди за резултати за титула
protocol-norms = Резултати за титула: { $name }
protocol-norm = Потврда за резултат за титула: { $title }
protocol-norm-applicant = Кандидат
protocol-norm-federation = Федерација
protocol-norm-held = Постојна титула
protocol-norm-dates = Денови
protocol-norm-rounds-a-day = Кола во еден ден, најмногу
protocol-norm-reckoning = Пресметка
protocol-norm-requirements = Барања
protocol-norm-colour = Боја
protocol-norm-opponent = Противник
protocol-norm-counts-as = се смета за { $rating }
protocol-norm-left-out = изоставена
protocol-norm-not-rated = не се рејтингува
protocol-norm-not-played = неодиграна
protocol-norm-games = Партии што се сметаат
protocol-norm-score = Поени во нив
protocol-norm-score-needed = Потребни поени со овој просек
protocol-norm-average = Просечен рејтинг на противниците (Ra)
protocol-norm-difference = Разлика според процентот (dp)
protocol-norm-performance = Остварен рејтинг (Rp)
protocol-norm-titles = Титули на противниците
protocol-norm-federations = Федерации на противниците
protocol-norm-foreign = Странски федерации
protocol-norm-host = Федерација во која се одржува турнирот
protocol-norm-code = Број на пријавата во ФИДЕ
protocol-norm-exemption = Ослободување од странски противници (B.01 1.4.3), ако има
protocol-norm-further = Други податоци
protocol-norm-to-write = За пополнување
protocol-norm-signed-federation = За федерацијата на кандидатот

# Chess960
protocol-start = Почетна позиција

# Награди
protocol-prizes = Листа на награди
protocol-column-prize = Награда
protocol-column-signed = Примено
# Групите на олимпијадата од 1972
protocol-group-boards = Табли
protocol-group-white-first = Бели на табла 1
protocol-group-black-first = Црни на табла 1
protocol-group-game-points = Поени на табли
protocol-group-match-points = Поени од мечеви
protocol-group-sonneborn-berger = Зонеборн-Бергер
protocol-group-above = Пред следната според

# Teams
protocol-matches = Записници од мечевите, коло { $round }
protocol-match = Записник од меч, коло { $round }, меч { $nth }
protocol-match-first = Прва екипа (белите на непарните табли)
protocol-match-second = Втора екипа
protocol-match-against = Против
protocol-match-line-up = Состав на { $team }
protocol-match-captain = Капитен на { $team }
protocol-match-total = Резултат на мечот
protocol-line-up-what = Напишете го бројот на таблата покрај секој играч што игра. Редоследот на листата се почитува: резервите ги поместуваат другите надолу, никогаш нагоре (1972: 24.1).
protocol-line-up-received = Примено: директор, датум и време
protocol-signed-captain = Капитен на екипата
protocol-signed-captain-first = Капитен на првата екипа
protocol-signed-captain-second = Капитен на втората екипа
protocol-signed-match-arbiter = Судија на мечот
