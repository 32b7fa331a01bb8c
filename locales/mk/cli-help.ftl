# The help of the command line: an id is made of the command and the argument, cli-help-export-output.
# What several commands share has no command in its id; -after stands below the options.

# Shared by several commands

cli-help-file = Датотеката на натпреварувањето
cli-help-json = По еден JSON-објект во ред
cli-help-no = Бројот на ковертот
cli-help-output = PDF-датотеката што се запишува
cli-help-chess960 = Шах 960
cli-help-fen = Позицијата, во наводници; start е почетната позиција
cli-help-history = Потезите од почетокот до позицијата, како што ги пишуваат шаховските програми, во наводници
cli-help-letters = Букви на фигурите што програмата не ги знае: RON-датотека, видете notate --help
cli-help-case = Датотеката со случајот; - чита од стандардниот влез
cli-help-edition = Изданието на Правилата, или all за сите [подразбирано: најновото]
cli-help-stdin = Лозинките се читаат од стандардниот влез, по една во ред
cli-help-reason = Зошто, и што е одлучено; останува во дневникот
cli-help-system = Неговата нотација [подразбирано: онаа во која значи нешто]; видете jadoube read --help
cli-help-batch = Одговара за секој ред од датотеката; - е стандардниот влез
cli-help-threads = Колку нишки работат на низата [подразбирано: по една за секое јадро]
cli-help-lang = Јазикот на прозорецот и на излезот: en, de или mk [подразбирано: јазикот на системот]
cli-help-help = Ја печати оваа помош
cli-help-version = Ја печати верзијата
cli-help-help-command = Ја печати помошта за наредба

# The frame of every help

cli-help-title-usage = Употреба
cli-help-title-commands = Наредби
cli-help-title-arguments = Аргументи
cli-help-title-options = Опции
cli-help-title-name = Име
cli-help-title-description = Опис
cli-help-title-more = Повеќе
cli-help-title-version = Верзија
cli-help-default = {"["}подразбирано: { $value }]
cli-help-choices = {"["}можно: { $values }]
cli-help-choice = - { $value }: { $meaning }

# What stands for a value in usage lines

cli-help-value-options = ОПЦИИ
cli-help-value-command = НАРЕДБА
cli-help-value-arbiter = ИМЕ
cli-help-value-board = ТАБЛА
cli-help-value-boards = БРОЈ
cli-help-value-by = ИМЕ
cli-help-value-case = ДАТОТЕКА
cli-help-value-capacity = СВОЈСТВО
cli-help-value-clock-side = КРАЈ
cli-help-value-address = АДРЕСА
cli-help-value-code = КОД
cli-help-value-code-none = КОД|none
cli-help-value-control = ТЕМПО
cli-help-value-country = ЗЕМЈА
cli-help-value-edition = ИЗДАНИЕ
cli-help-value-edition-article-words = ИЗДАНИЕ] [ЧЛЕН|ЗБОРОВИ
cli-help-value-end = КРАЈ
cli-help-value-faults = ГРЕШКИ
cli-help-value-file = ДАТОТЕКА
cli-help-value-file-hex = ДАТОТЕКА.hex
cli-help-value-file-ics = ДАТОТЕКА.ics
cli-help-value-file-pdf = ДАТОТЕКА.pdf
cli-help-value-file-ron = ДАТОТЕКА.ron
cli-help-value-fingerprint = ОТПЕЧАТОК
cli-help-value-folder = ПАПКА
cli-help-value-from = ИМЕ
cli-help-value-games = ПАРТИИ
cli-help-value-head = ГЛАВА
cli-help-value-history = ПОТЕЗИ
cli-help-value-how = КАКО
cli-help-value-kind = ВИД
cli-help-value-lang = ЈАЗИК
cli-help-value-last-round = КОЛО
cli-help-value-letters-ron = БУКВИ.ron
cli-help-value-list = ЛИСТА
cli-help-value-move = ПОТЕГ
cli-help-value-n = БРОЈ
cli-help-value-n-hash = N:ХЕШ
cli-help-value-name = ИМЕ
cli-help-value-new = НОВА ДАТОТЕКА
cli-help-value-no = БР
cli-help-value-nos = БР
cli-help-value-number = БРОЈ
cli-help-value-scoring = БОДУВАЊЕ
cli-help-value-federation = ФЕДЕРАЦИЈА
cli-help-value-title = ТИТУЛА
cli-help-value-club = КЛУБ
cli-help-value-result = РЕЗУЛТАТ
cli-help-value-pairing = ПАР
cli-help-value-numbers = БРОЕВИ
cli-help-value-output = ДАТОТЕКА
cli-help-value-paper = ХАРТИЈА
cli-help-value-path = ПАТЕКА
cli-help-value-patience = СЕКУНДИ
cli-help-value-place = МЕСТО
cli-help-value-player = ИМЕ
cli-help-value-port = ПРИКЛУЧОК
cli-help-value-rating = РЕЈТИНГ
cli-help-value-reason = ПРИЧИНА
cli-help-value-round = КОЛО
cli-help-value-scheme = ЗБОРОВИ
cli-help-value-session = СЕСИЈА
cli-help-value-sheet = ИГРАЧ
cli-help-value-shell = ШКОЛКА
cli-help-value-signature = ПОТПИС
cli-help-value-speed = БРЗИНА
cli-help-value-start = ПОЧЕТОК
cli-help-value-status = СОСТОЈБА
cli-help-value-system = СИСТЕМ
cli-help-value-system-text = СИСТЕМ ТЕКСТ
cli-help-value-text = ТЕКСТ
cli-help-value-time = ВРЕМЕ
cli-help-value-to = ИМЕ
cli-help-value-trace = КОЛКУ
cli-help-value-venue = МЕСТО
cli-help-value-players = ИГРАЧИ
cli-help-value-teams = ЕКИПИ
cli-help-value-team = ЕКИПА
cli-help-value-seed = БРОЈ
cli-help-value-tables = ТАБЕЛИ
cli-help-value-table = ДАТОТЕКА
cli-help-value-results = ДАТОТЕКА
cli-help-value-places = МЕСТА
cli-help-value-stages = ЕТАПИ
cli-help-value-day = ДЕН
cli-help-value-minutes = МИНУТИ
cli-help-value-number-k = БРОЈ=K
cli-help-value-out = ИЗЛЕЗ
cli-help-value-encoding = КОДИРАЊЕ
cli-help-value-rate = ТЕМПО
cli-help-value-file-trf = ДАТОТЕКА.trf
cli-help-value-file-csv = ДАТОТЕКА.csv
cli-help-value-file-html = ДАТОТЕКА.html
cli-help-value-number-round = БРОЈ@КОЛО
cli-help-value-rules = ПРАВИЛА
cli-help-value-final = ФИНАЛЕ
cli-help-value-match-player = МЕЧ=ИГРАЧ
cli-help-value-first-white = ТАБЛИ
cli-help-value-what = ШТО
cli-help-value-white = БЕЛИОТ
cli-help-value-white-black-time = white|black[=ВРЕМЕ]
cli-help-value-black = ЦРНИОТ
cli-help-value-words = ЗБОРОВИ
cli-help-value-category-amounts = КАТЕГОРИЈА=ИЗНОСИ
cli-help-value-category = КАТЕГОРИЈА
cli-help-value-money = ВАЛУТА
cli-help-value-share-prizes = КАКО
cli-help-value-yes = ДА
cli-help-value-board-pairing = ТАБЛА=ПАР
cli-help-value-means-numbers = СРЕДСТВО:БРОЕВИ
cli-help-value-letter = БУКВА
cli-help-value-ground = ОСНОВ
cli-help-value-points = ПОЕНИ
cli-help-value-year = ГОДИНА

# jadoube

cli-help-jadoube = Работно место за шаховски судии: табла, шаховски часовник и спорови во еден прозорец
cli-help-jadoube-long = Без наредба се отвора прозорецот: со ДАТОТЕКА или со избор на натпреварување.
cli-help-jadoube-after =
    Излезни кодови: 0 завршено; 1 одбиено (Правилата или состојбата не го дозволуваат, или проверката не успеа); 2 влезот е неупотреблив.

    Пробајте: jadoube demo
cli-help-jadoube-file = Датотеката на натпреварувањето што се отвора (ИМЕ.jadoube)

# jadoube demo

cli-help-demo = Прикажува пример-натпреварување: табли на симулирани сериски линии, партија со слеп играч, прекината партија
cli-help-demo-headless = Се извршува до крај без прозорец и печати што се случило; излезен код 0 само ако сѐ е точно
cli-help-demo-keep = Каде се чува датотеката на натпреварувањето [подразбирано: привремена папка]
cli-help-demo-screenshots = Секој приказ го запишува како PNG-датотека во оваа папка и завршува

# jadoube new

cli-help-new = Создава нова датотека на натпреварување
cli-help-new-after = Пример: jadoube new kup.jadoube --name "Зимски куп" --boards 8 --control 15+10
cli-help-new-file = Датотеката што се создава
cli-help-new-name = Името на натпреварувањето [подразбирано: името на датотеката]
cli-help-new-place = Каде се игра
cli-help-new-arbiter = Одговорниот судија
cli-help-new-edition = Изданието на Правилата што важи [подразбирано: она од правилникот, инаку 2023]
cli-help-new-rules = Правилникот на турнирот: RON-датотека врз нејзиното издание (видете assets/laws/overlays), или 2006 за Турнирските правила на ФИДЕ од 2006
cli-help-new-supervision = Како се надгледуваат забрзаните и брзопотезните партии [подразбирано: отворено; одлуката тоа го кажува]
cli-help-new-supervision-adequate = Соодветен надзор: Правилата за натпревари важат целосно
cli-help-new-supervision-lacking = Помалку од тоа
cli-help-new-boards = Колку табли се поставуваат
cli-help-new-control = Контролата на времето на таблите: 40/90+30, 30+30; 3+2; 90 d5

# jadoube log

cli-help-log = Го печати дневникот на натпреварувањето
cli-help-log-after = Оштетените датотеки се прикажуваат докаде што се читливи; излезниот код тогаш е 1.
cli-help-log-board = Само што се случило на оваа табла

# jadoube verify

cli-help-verify = Ја проверува веригата на дневникот
cli-help-verify-after =
    Ништо не се запишува. Се покажува: никој без клучот на станицата не изменил ништо. Сопственикот на тој клуч би можел дневникот да го напише одново, а од крајот може да се отсечат редови заедно со потписите: од обете штити главата на хартија.
    Пример: jadoube verify kup.jadoube --head 1284:7K3QF-9WX2M-D04TB-ZZ8AH-5C
    Излезни кодови: 0 исправно; 1 се именува првиот погрешен ред, или датотеката е спасена од оштетена без сите нејзини редови, или главата не е дел од датотеката, или потпишал друг клуч; 2 ништо не е читливо, или главата е погрешно препишана.
cli-help-verify-head = Запишана глава: дали таа состојба е дел од датотеката? N:КОД, N:ХЕШ или скениран текст
cli-help-verify-signed-by = Секој ред мора да е потпишан со овој клуч; неговиот отпечаток има 30 цифри
cli-help-verify-json = Одговорот се печати како еден JSON-објект

# jadoube stations

cli-help-stations = Кој го води турнирот, кои табли ги води секоја станица и до каде е секоја; предавање табли
cli-help-stations-after =
    Повеќе датотеки, од повеќе станици, се споредуваат: исти редови на секоја станица колку што ги имаат двете, ист тек на секоја табла, по една станица во секој мандат, секој број еднаш. Што ѝ недостига на една датотека во однос на друга, се наведува; каде што секоја од две има редови што на другата ѝ недостигаат, тие не се совпаѓаат.
    Излезен код: 0 ако сѐ што е тука од секоја станица е исправно и датотеките се совпаѓаат, 1 ако нешто не е, или бараното е одбиено, 2 ако ништо не може да се прочита.
    Примери: jadoube stations kup.jadoube --json; jadoube stations sala-a.jadoube sala-b.jadoube; jadoube stations kup.jadoube give B 4 5; jadoube stations kup.jadoube take-over 4 --reason 'расипан лаптоп'
cli-help-stations-files = Датотеката на натпреварувањето; повеќе се споредуваат
cli-help-stations-json = Испечати го одговорот како еден JSON-објект
cli-help-stations-station = Буквата или името на другата станица
cli-help-stations-posts = Табла според бројот, или chief за местото на главната станица
cli-help-stations-post = Табла според бројот, или chief за местото на главната станица
cli-help-stations-give = Ослободи табли или местото на главната станица за друга станица, која потоа ги презема
cli-help-stations-take = Земи го она што друга станица го ослободила за оваа
cli-help-stations-take-over = Преземи табли или местото на главната станица од станица што не одговара
cli-help-stations-settle = Реши кој од два записа на табла важи
cli-help-stations-settle-station = Буквата или името на станицата чиј запис не важи
cli-help-stations-settle-stands = Кој запис ќе важи
cli-help-stations-settle-stands-in-force = оној што важи сега
cli-help-stations-settle-stands-aside = оној што беше ставен настрана
cli-help-stations-settle-stands-parts = дел по дел, како што велат опциите
cli-help-stations-settle-moves = Со parts: чии потези важат
cli-help-stations-settle-upto = Со parts: последниот потег што важи, 12 или 12…; 0 за ниеден
cli-help-stations-settle-clock = Со parts: што покажуваат часовниците
cli-help-stations-settle-clock-in-force = како сега
cli-help-stations-settle-clock-aside = како на крајот на записот оставен настрана
cli-help-stations-settle-clock-last-move = како кај последниот потег што важи
cli-help-stations-settle-result = Со parts: чиј резултат важи
cli-help-stations-settle-counts = Со parts: чии изброени неправилни потези и опомени важат
cli-help-stations-settle-incidents = Со parts: инцидент од записот настрана што важи; може повеќе пати
cli-help-stations-settle-preview = Само кажува што би се запишало и што повеќе не би важело
cli-help-value-post = МЕСТО
cli-help-value-station = СТАНИЦА
cli-help-value-clock = ВРЕМИЊА
cli-help-value-stands = ЗАПИС

# jadoube sign

cli-help-sign = Ја потпишува главата на дневникот на друг компјутер
cli-help-sign-after = На сопствениот компјутер: jadoube sign 'JADOUBE HEAD …' --by 'Н. Илиќ' печати потпис; на компјутерот со натпреварувањето: jadoube countersign kup.jadoube 'JADOUBE SIGNATURE …' го додава во дневникот. Само --key го печати отпечатокот на клучот на овој компјутер.
cli-help-sign-head = Целиот текст на главата, како што го прикажува другиот компјутер; - чита од стандардниот влез
cli-help-sign-by = Кој потпишува
cli-help-sign-key = Го печати отпечатокот на клучот на овој компјутер, за споредба

# jadoube countersign

cli-help-countersign = На натпреварувањето му го додава потписот од друг компјутер
cli-help-countersign-after = Потпишаното мора да е дел од датотеката. Излезни кодови: 0 додадено; 1 потписот не е од оваа датотека или е изменет; 2 текстот не е потпис.
cli-help-countersign-signature = Редот што го испечатил другиот компјутер; - чита од стандардниот влез

# jadoube print

cli-help-print = Печати лист во PDF-датотека: на инцидент, на коло или на партија со слепи играчи, или лист на турнирот
cli-help-print-after = Сите листови што се потпишуваат ја носат главата на дневникот, што подоцна ја проверува jadoube verify --head. Коверти и потврди: jadoube envelope print. Излезен код 1: нема што да се печати, или датотеката е оштетена; она што се печати од оштетена датотека го вели тоа на секоја страница.
cli-help-print-incident = Листот на овој инцидент
cli-help-print-appeal = Листот на жалбата на одлуката за овој инцидент: со празно место таму каде што ништо не е запишано, па е и образец за неа
cli-help-print-round = Листот на ова коло: секоја табла со резултат, потези и часовници
cli-help-print-blind = Дневникот на објавите од последната партија со слепи играчи на оваа табла, или од последната таму во колото дадено со --round
cli-help-print-pairings = Паровите на ова коло за објавување: поени пред него и место за резултатите
cli-help-print-results = Резултатите на ова коло за објавување, со причините за поправките
cli-help-print-cross-table = Вкрстената табела по стартни броеви и по места
cli-help-print-players = Списокот на учесници
cli-help-print-board-cards = Картичка со имиња за секоја табла на ова коло, две на еден лист
cli-help-print-scoresheets = Два формулара со пополнето заглавје за секоја табла на ова коло
cli-help-print-protocol = Записникот од ова коло што го потпишува главниот судија: партии, прекинати партии, инциденти
cli-help-print-line-ups = Образец за секој состав во ова коло, кога играат екипи
cli-help-print-matches = Записник од секој меч во ова коло, кога играат екипи
cli-help-print-standings = Табелата по ова коло за објавување, со дополнителни критериуми и забелешки [подразбирано: последното коло]
cli-help-print-clock-sheet = Лист за проверка на часовниците на ова коло на секои 30 минути
cli-help-print-equipment = Список на она што мора да биде на таблите според изданието на Правилата, за обележување
cli-help-print-report = Извештајот на главниот судија: правилник, учесници, кола, табела, инциденти, жалби, прекинати партии, поправки
cli-help-print-prizes = Кој која награда ја добива, со место за потпис
cli-help-print-norms = Потврдите за резултат за титула на играчот со овој број, со податоците од формуларот IT1 на ФИДЕ: за секоја остварена норма, инаку за секоја неостварена титула

# jadoube salvage

cli-help-salvage = Читливото од оштетена датотека го спасува во нова
cli-help-salvage-after =
    Оштетената датотека останува како што е. Редовите што недостигаат или се изменети, и оние што без нив би значеле нешто друго, се изоставаат и се именуваат.
    Излезни кодови: 0 сѐ е во новата датотека; 1 нешто е изоставено или отсечено; 2 ништо не е читливо, или новата датотека не може да се создаде.
cli-help-salvage-file = Оштетената датотека на натпреварувањето
cli-help-salvage-new = Датотеката што се создава

# jadoube export

cli-help-export = Партиите ги запишува како PGN, или сѐ како RON
cli-help-export-after = Пример: jadoube export kup.jadoube --pgn -o kup.pgn
cli-help-export-kind = Што се запишува
cli-help-export-kind-pgn = Партиите
cli-help-export-kind-ron = Целиот дневник; што не ѝ е познато на оваа програма, онака како што стои во датотеката
cli-help-export-kind-braille = Формуларот на еден играч на Брајова азбука; со --board и --sheet
cli-help-export-pgn = Кратко за --as pgn
cli-help-export-ron = Кратко за --as ron
cli-help-export-exact = Времињата во PGN ги запишува со децимали, што не ги чита секоја програма
cli-help-export-board = Таблата, за формулар на Брајова азбука
cli-help-export-round = Колото на порано одиграна партија на таблата; инаку партијата што сега е таму
cli-help-export-sheet = Чиј формулар на Брајова азбука
cli-help-export-sheet-white = Играчот со белите фигури
cli-help-export-sheet-black = Играчот со црните фигури
cli-help-export-brf = За брајови печатачи: ASCII-брајово писмо со страници
cli-help-export-output = Каде се запишува [подразбирано: стандардниот излез]

# jadoube import

cli-help-import = Партии од PGN-датотека вчитува на слободни табли
cli-help-import-after = Се преземаат потези, времиња, понуди за реми, играчи и резултати. Коментари, ознаки за оценка, варијанти и други податоци не; секое изоставање се именува, а исто и сѐ што е погрешно или сомнително, на пример последен потег на кралот што можеби само го покажува резултатот.
cli-help-import-pgn = PGN-датотеката; - за стандарден влез
cli-help-import-again = Прочитај ги повторно партиите што веќе се во турнирот; без ова се изоставаат и се наведуваат
cli-help-import-cut-result-signs = Ги отсекува последните потези на кралевите што само му го покажале резултатот на електронска табла; инаку остануваат и се именуваат

# jadoube play

cli-help-play = Извршува наредби од стандардниот влез, по еден JSON-објект во ред
cli-help-play-after =
    Секој ред: {"{"}"key": UUID, "command": {"{"}…{"}"}{"}"}. Клучот key може да се изостави; пратен двапати, се запишува еднаш.
    Секој одговор: {"{"}"ok": true, "entries": […]{"}"}, штом е запишано, или {"{"}"ok": false, "why": …{"}"}.
    Каде што пишува дека клучот на оваа станица е употребен двапати, или дека другите имаат нејзини редови што недостасуваат тука, а ниедна друга станица не може да се достигне: со {"{"}"go-on-without": true{"}"} сепак се запишува, како со „Продолжи тука…“ во прозорецот.

    Пример: {"{"}"command": {"{"}"to": "game", "board": 1, "what": {"{"}"command": "start"{"}"}{"}"}{"}"}

cli-help-play-json = Го печати и тоа што се случува меѓувреме како JSON, по еден објект во ред: што запишуваат другите станици, каква е врската со нив, што чека

# jadoube serve

cli-help-serve = Го прави турнирот достапен за други станици, кои учествуваат со код
cli-help-serve-after =
    Го стартува nats-server, кој мора да е инсталиран, и го завршува заедно со себе. Чита наредби од стандардниот влез како play, по еден JSON-објект во ред, и покрај нив: {"{"}"invite": {"{"}"role": "sector-arbiter", "boards": [5, 6], "name": "Сала 2"{"}"}{"}"}, {"{"}"let-in": "314 159"{"}"}, {"{"}"turn-away": "314 159"{"}"}, {"{"}"withdraw": true{"}"}, {"{"}"stop-serving": true{"}"}, {"{"}"stop": true{"}"}. Улоги: chief-arbiter, sector-arbiter, results-desk, viewer, {"{"}"assistant": ТАБЛА{"}"}.
    На секој ред се одговара како кај play. На крајот на стандардниот влез продолжува.
    Со --beside на вкупно три лаптопи, меѓу нив оној на главната станица, секој има сѐ, и турнирот продолжува ако кој било од нив откаже; {"{"}"serve-beside": true{"}"} го бара истото, {"{"}"stop-serving": true{"}"} го завршува. Сертификатот доаѓа од главната станица. На главната станица {"{"}"serve": true{"}"} го споделува турнирот отсега од овој лаптоп.
    Со --hall серверот на една сала; станиците таму го користат со {"{"}"hall": "B"{"}"}, буквата на станицата што го води ({"{"}"hall": ""{"}"}: ниеден). Поврзан е со оној на главната станица; кога таа врска ќе се прекине, станиците во салата продолжуваат меѓу себе. {"{"}"serve-hall": true{"}"} го бара истото.
    Пример: jadoube serve kup.jadoube --listen 192.168.1.20:4222 --json
cli-help-serve-listen = Каде слуша серверот, адреса и порта [ако не е наведено: сите адреси на овој компјутер, порта 4222 или, ако е зафатена, друга]
cli-help-serve-beside = Работи со сервер покрај оној на главната станица, со датотеката на станица што учествува како судија
cli-help-serve-hall = Работи со серверот на една сала, со датотеката на станица што учествува како судија
cli-help-serve-name = Како се вика оваа станица [ако не е наведено: името на овој компјутер]
cli-help-serve-json = Го печати тоа што се случува како JSON, по еден објект во ред

# jadoube join

cli-help-join = Учествува во турнир со кодот што го покажува главната станица, како негова станица
cli-help-join-after =
    Ја прави датотеката од тоа што го имаат другите станици и работи како нив: чита наредби од стандардниот влез како serve. Подоцна датотеката се отвора со play или во прозорецот и се поврзува сама.
    Со кодот што serve го печати за станици што повеќе не го наоѓаат турнирот, датотеката е сопствената датотека на таа станица: се отвора и се поврзува таму каде што се сега серверите.
    Излезен код: 0 кога е запрено, 1 ако не е пуштено да влезе или датотеката не може да се запише (се проверува пред да се потроши кодот), 2 ако кодот е погрешен или датотеката веќе постои.
    Пример: jadoube join 'J1X2K 0A7QF …' sala2.jadoube --name 'Сала 2'
cli-help-join-code = Кодот на поканата; празнините и малите букви не се важни
cli-help-join-name = Како се нарекува оваа станица [ако не е наведено: името на овој компјутер]
cli-help-join-json = Го печати тоа што се случува како JSON, по еден објект во ред

# jadoube ports

cli-help-ports = Ги наведува сериските линии на овој компјутер
cli-help-ports-after = Приклучокот не мора да е во списокот: каде што се бара, може да се внесе патека или tcp://host:port, за табла чии бајти уред на мрежата ги пренесува неизменети (ser2net, socat).

# jadoube simulate

cli-help-simulate = Претставува електронска табла со часовник, на псевдотерминал
cli-help-simulate-pgn = Ја игра првата партија од оваа PGN-датотека
cli-help-simulate-replay = Ги праќа пораките запишани во оваа датотека (хексадецимално, по една во ред)
cli-help-simulate-faults = Што не е во ред, одделено со запирки: на таблата illegal@9, flag@20, takeback@12, touch@7, forget@5, unpressed@16 (така завршува партијата), clock-turned (и прво притиснат во мирување), kings (го покажуваат резултатот); на линијата split, glue, noise, unplug@12, unplug@12+4 (за четири полупотези, што таблата ги памети), no-memory, lost-ack, no-clock и други
cli-help-simulate-port = Создава врска со ова име до псевдотерминалот; или tcp://host:port, за да се најде таму
cli-help-simulate-speed = Колку брзо: 1 е реално време, 10 десет пати побрзо, instant колку што прима линијата
cli-help-simulate-rotated = Таблата е завртена за 180°
cli-help-simulate-read-only-clock = Часовникот не може да се намести: одлучува негова опција
cli-help-simulate-record = Што праќа таблата се запишува во оваа датотека (хексадецимално, по една порака во ред)

# jadoube watch

cli-help-watch = Следи електронска табла: што кажува, кои потези се препознаени
cli-help-watch-port = Сериската линија, или tcp://host:port за табла преку мрежа
cli-help-watch-pgn = Партијата се запишува во оваа датотека кога другата страна ќе ја прекине врската
cli-help-watch-fen = Почетната позиција, како FEN
cli-help-watch-white = Кој крај на часовникот е на Белиот
cli-help-watch-white-auto = Како што лежи таблата
cli-help-watch-white-a = Крај A, десно гледано однапред
cli-help-watch-white-b = Крај B, лево гледано однапред
cli-help-watch-patience = Секунди чекање на изгубена линија пред да се смета за конечно изгубена
cli-help-watch-trace = Колку од сообраќајот се печати
cli-help-watch-trace-none = Ништо
cli-help-watch-trace-messages = Што значат пораките
cli-help-watch-trace-frames = Пораките, бајт по бајт
cli-help-watch-trace-bytes = Секој бајт на линијата како што доаѓа

# jadoube mate-possible

cli-help-mate-possible = Кажува дали сѐ уште може да се матира, со доказ
cli-help-mate-possible-after =
    Секој ред од низата: FEN, табулатор, w или b (страната што треба да матира); празни редови и редови што почнуваат со # се прескокнуваат.
    Секој одговор, со табулатори: winnable, unwinnable, undetermined или error; испитани позиции; микросекунди; потезите до мат или причината.

    Пример: jadoube mate-possible "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1"
cli-help-mate-possible-fen = Позицијата
cli-help-mate-possible-quick = Само колку по секој потег од партија: најмногу милисекунди, не секунди
cli-help-mate-possible-by = Само за овој играч [подразбирано: обајцата]
cli-help-mate-possible-by-white = Белиот
cli-help-mate-possible-by-black = Црниот

# jadoube notate

cli-help-notate = Потегот го пишува во секоја нотација
cli-help-notate-after =
    Секој ред од низата: FEN, табулатор, потегот како што го пишуваат шаховските програми и, по уште еден табулатор, потезите од почетокот дотаму, од кои зависат имиња како KR и QN; празни редови и редови што почнуваат со # се прескокнуваат.
    Секој одговор: JSON-објект со системите или со грешката.

    Пример: jadoube notate start g1f3
cli-help-notate-uci = Потегот како што го пишуваат шаховските програми: e2e4, e7e8q
cli-help-notate-letters = Букви на фигурите што програмата не ги знае: RON-датотека, (king: "K", queen: "D", rook: "V", bishop: "S", knight: "J"); системот тогаш се вика own
cli-help-notate-json = Одговорот се печати како JSON

# jadoube read

cli-help-read = Кажува што може да значи запишан потег, во секоја нотација
cli-help-read-after =
    Системи: san, lan, squares, alg1972, секој сам или со јазик (san_de, lan_mk; en de fr nl es it pl ru mk, fig за фигурини, own за букви од датотека), figurine, uci, iccf, uedemann, desc_en, desc_es, phonetic_de, braille.

    Секој ред од низата: FEN, систем, текст и можеби потезите од почетокот дотаму, со табулатори меѓу нив; празни редови и редови што почнуваат со # се прескокнуваат.
    Секој одговор: потезите што може да ги значи текстот, подредени, или illegal, unreadable или error.

    Примери: jadoube read start san_mk Сf3; jadoube read start --guess e4 e5 Сf3 Сc6
cli-help-read-text = Системот и текстот во него; со --guess, потезите на партија
cli-help-read-guess = Кажува со буквите на кои јазици може да се запишани потезите

# jadoube reconstruct

cli-help-reconstruct = Ја наоѓа партијата зад два формулари со грешки и празнини
cli-help-reconstruct-after =
    Формуларот е текст со по еден ред за потег: 12. Сf3 d6; {".."}. за потег што недостига, | за цртка, ? за нечитливо. Јазикот и начинот се препознаваат од формуларот.
    Од завршната позиција доволни се фигурите, или фигурите и кој е на потег, како што стојат на таблата. Од третото поле натаму FEN се зема дословно, - значи дека никој не смее да рокира; ако ниедна партија не води дотаму, рокадата или бројачите не се земаат предвид, и тоа се кажува.
    Сигурно (certain): ниедна друга партија не е блиску до формуларите, ни со грешка што обајцата играчи ја направиле исто. Согласно (agreed): таква партија е можна, но двата формулара велат друго. Формулари со повеќе од 1200 полупотези се одбиваат.
    Низата е табела со табулатори и заглавие; колоните се: id, white_sheet, black_sheet, final_fen (редовите одделени со точка-запирка, полињата со запирка). Секој одговор, со табулатори: id; certain, agreed, likely или open; потезите како координати.
    --report споредува со колоната true_moves_uci и печати бројки за секоја вредност на колоната tier.
cli-help-reconstruct-white = Датотеката со формуларот на Белиот
cli-help-reconstruct-black = Датотеката со формуларот на Црниот
cli-help-reconstruct-end = Завршната позиција, или колку што е познато од нејзиниот FEN: фигурите, или фигурите и кој е на потег
cli-help-reconstruct-moves-white = Колку потези покажува часовникот на Белиот; 40+ за 40 или повеќе, ако почнал следниот период
cli-help-reconstruct-moves-black = Колку потези покажува часовникот на Црниот
cli-help-reconstruct-moves-claimed = Колку потези се одиграни според играчот чие знаменце падна
cli-help-reconstruct-json = Одговорот се печати како еден JSON-објект
cli-help-reconstruct-report = Одговорите на низата ги споредува со вистинските партии и печати само бројки

# jadoube reconcile

cli-help-reconcile = Открива што не е во ред кога двете табли во партија со слеп играч се разликуваат
cli-help-reconcile-after =
    Датотеката, во RON или JSON; сѐ освен таблите може да се изостави:
    (
      boards: (white: "rnbqkbnr/…", black: "…"), што стои на таблата на секој играч
      scores: (white: "1. e4 e5 2. Сf3 …", black: "…"), како што е внесено, со грешки и празнини
      record: "e4 e5 Сf3", објавени или препознаени потези
      measured: [(ply: 3, white: 5000000, black: 5100000)], преостанати милисекунди тогаш
      clocks: (white: 600000, black: 590000), control: "90+30", fen: "почетна позиција",
    )

    Излезни кодови: 0 решено е што да се направи; 1 ништо не одлучува.
cli-help-reconcile-json = По еден JSON-објект за издание

# jadoube envelope

cli-help-envelope = Прекинати партии: нивните коверти, ковертирањето, отворањето, планот за продолжување
cli-help-envelope-early = Почнува иако не дошло времето за продолжување; тоа не може да се врати
cli-help-envelope-board = На која табла продолжува партијата [подразбирано: каде што е прекината]
cli-help-envelope-present = Играч што е присутен, од сега или од некое време, како white или black=15:20; може двапати, и повторно ако времето било погрешно
cli-help-envelope-absent = Играч што е баран и го нема, сега или во некое време; може двапати
cli-help-envelope-excuse = Играч што дошол предоцна сепак игра, по одлука на судијата, од оваа причина
cli-help-envelope-put-right = Таблата и часовниците, претходно пријавени како погрешни, сега се точни
cli-help-envelope-keep-times = Часовниците, пријавени како погрешни, остануваат како што се, од оваа причина
cli-help-envelope-clock-white = Што покажува часовникот на масата за Белиот, како 1:29:30
cli-help-envelope-clock-black = Што покажува часовникот на масата за Црниот
cli-help-envelope-board-shows = Што стои на таблата, споредено со прекинатата позиција [подразбирано: таа позиција]

# jadoube envelope list

cli-help-envelope-list = Ги наведува ковертите, прво оние што први се продолжуваат
cli-help-envelope-list-round = Само од ова коло
cli-help-envelope-list-player = Само со ова во името на играч
cli-help-envelope-list-statuses = Само оние со оваа состојба; може повеќепати
cli-help-envelope-list-statuses-sealing = Се ковертира
cli-help-envelope-list-statuses-sealed = Ковертиран, не е предаден
cli-help-envelope-list-statuses-in-custody = На чување
cli-help-envelope-list-statuses-missing = Не може да се најде
cli-help-envelope-list-statuses-resuming = Се продолжува
cli-help-envelope-list-statuses-opened = Отворен, сѐ уште нерешен
cli-help-envelope-list-statuses-broken-off = Ковертирањето е откажано
cli-help-envelope-list-statuses-settled = Решен
cli-help-envelope-list-today = Само оние што се продолжуваат денес
cli-help-envelope-list-due = Само оние што се продолжуваат на овој ден или во ова време: 2026-11-23, 15:00, 2026-11-23 15:00

# jadoube envelope show

cli-help-envelope-show = Прикажува еден коверт: што пишува на него, што следува, на што треба да се внимава

# jadoube envelope print

cli-help-envelope-print = Ковертите ги печати во PDF-датотека
cli-help-envelope-print-nos = Броевите на ковертите [подразбирано: сите што чекаат продолжување]
cli-help-envelope-print-paper = На што се печати
cli-help-envelope-print-paper-c5 = Коверти C5
cli-help-envelope-print-paper-dl = Коверти DL
cli-help-envelope-print-paper-labels = Листови A4 со четири етикети
cli-help-envelope-print-paper-receipts = Потврда за секој играч, за потези што ги чува програмата

# jadoube envelope lock

cli-help-envelope-lock = Создава заклучување за потези што ги чува програмата
cli-help-envelope-lock-after = Лозинките се бараат на терминалот, без прикажување; со --stdin тие се редовите на влезот. Ковертот го задржува заклучувањето од времето кога ковертот е запечатен. Заборавена лозинка не може повторно да се најде: ковертираниот потег тогаш е изгубен како коверт.
cli-help-envelope-lock-persons = Чија лозинка го отвора: едно лице само би можело и да ја копира датотеката и предвреме да го прочита потегот; од две, ниедно само не дознава ништо

# jadoube envelope seal

cli-help-envelope-seal = Прекинува партија и го ковертира потегот, на хартија или во програмата
cli-help-envelope-seal-after =
    Играчот го внесува потегот двапати, без прикажување; со --stdin потегот е еден ред од влезот, и секој нареден ред го менува, до крајот на влезот. Потоа се ставаат формуларите, ковертот се запечатува, и дури тогаш се запира часовникот.

    За потег што го чува програмата треба заклучување: jadoube envelope lock --help
cli-help-envelope-seal-board = Таблата на партијата
cli-help-envelope-seal-reply = Наместо тоа го ковертира одговорот на ковертираниот потег од овој коверт
cli-help-envelope-seal-ask = Само бара од играчот да ковертира; повикајте повторно штом потегот е запишан
cli-help-envelope-seal-early = Играчот прекинува предвреме, кога останува толку од сесијата, како 40m или 0:40:00
cli-help-envelope-seal-by-arbiter = Судијата ја прекинува партијата, а не крајот на сесијата
cli-help-envelope-seal-assistants = Чиј помошник ги извршува формалностите, во игра со слеп играч; може двапати [подразбирано: оние од партијата со слепи]
cli-help-envelope-seal-made = Играчот го одиграл овој потег на таблата: токму тој мора да се ковертира
cli-help-envelope-seal-lost-time = Како се смета изгубеното време на оваа табла, ако е отворено: мора да се одговори пред ковертирањето
cli-help-envelope-seal-lost-time-not-counted = Никој не губи време
cli-help-envelope-seal-lost-time-went-on = Играта продолжила, а и часовниците
cli-help-envelope-seal-lost-time-halved = Секој играч губи половина
cli-help-envelope-seal-paper = Потегот е запишан на хартија
cli-help-envelope-seal-stdin = Потегот се чита од стандардниот влез

# jadoube envelope break-off

cli-help-envelope-break-off = Го откажува ковертирањето: партијата продолжува

# jadoube envelope inscribe

cli-help-envelope-inscribe = Запишува што пишува на ковертот: земјите, и што друго недостига или е погрешно
cli-help-envelope-inscribe-after =
    Што не е наведено, останува како што е. Што бара изданието а недостига, и што се разликува од партијата, се именува. Кога и каде продолжува партијата: jadoube envelope keep --due

      jadoube envelope inscribe open.jadoube 1 --white-country SRB --black-country MKD
cli-help-envelope-inscribe-as-played = Прво запишува сѐ како што е во партијата; земјите и продолжувањето остануваат
cli-help-envelope-inscribe-white-country = Земјата на Белиот
cli-help-envelope-inscribe-black-country = Земјата на Црниот
cli-help-envelope-inscribe-white = Името на Белиот
cli-help-envelope-inscribe-black = Името на Црниот
cli-help-envelope-inscribe-event = Натпреварувањето
cli-help-envelope-inscribe-round = Колото
cli-help-envelope-inscribe-board = Таблата
cli-help-envelope-inscribe-position = Позицијата непосредно пред ковертираниот потег
cli-help-envelope-inscribe-left = Преостанатите времиња, како 0:12:30 0:09:05
cli-help-envelope-inscribe-used = Потрошените времиња
cli-help-envelope-inscribe-sealer = Кој го ковертирал потегот
cli-help-envelope-inscribe-move-number = Бројот на ковертираниот потег на формуларите
cli-help-envelope-inscribe-draw-offer = Чија понуда за реми е запишана
cli-help-envelope-inscribe-draw-offer-white = Белиот понудил
cli-help-envelope-inscribe-draw-offer-black = Црниот понудил
cli-help-envelope-inscribe-draw-offer-none = Никоја

# jadoube envelope sign

cli-help-envelope-sign = Запишува кој го потпишал ковертот, преку капакот или како играч или судија
cli-help-envelope-sign-name = Чиј е потписот
cli-help-envelope-sign-capacity = Во кое својство [подразбирано: преку капакот каде што тоа го бара изданието, инаку судија]
cli-help-envelope-sign-capacity-flap = Судијата, преку капакот
cli-help-envelope-sign-capacity-white = Играчот со белите фигури
cli-help-envelope-sign-capacity-black = Играчот со црните фигури
cli-help-envelope-sign-capacity-arbiter = Судијата, на предната страна

# jadoube envelope keep

cli-help-envelope-keep = Одредува кога и каде продолжува партијата, и го предава нејзиниот коверт
cli-help-envelope-keep-due = Кога продолжува партијата, како 2026-11-23T15:00+01:00, или овде 2026-11-23 15:00
cli-help-envelope-keep-venue = Каде продолжува партијата
cli-help-envelope-keep-from = Кој го предава ковертот
cli-help-envelope-keep-to = Кој го презема
cli-help-envelope-keep-place = Каде се чува

# jadoube envelope offer

cli-help-envelope-offer = По ковертирањето нуди реми или ја одбива постојната понуда
cli-help-envelope-offer-after = Прифатена понуда: jadoube envelope conclude ДАТОТЕКА БР --agreed
cli-help-envelope-offer-by = Кој нуди реми
cli-help-envelope-offer-rejected = Постојната понуда е одбиена

# jadoube envelope conclude

cli-help-envelope-conclude = Решава партија пред да се отвори ковертот: договорено реми, или играчот се предава
cli-help-envelope-conclude-after = Резултатот важи што и да има во ковертот, кој сѐ уште може да се отвори за дневникот.
cli-help-envelope-conclude-agreed = Играчите договараат реми
cli-help-envelope-conclude-resigned = Овој играч се предава

# jadoube envelope report

cli-help-envelope-report = Пријавува дека ковертот не може да се најде, или дека се нашол
cli-help-envelope-report-after = Откако ќе почне продолжувањето (jadoube envelope resume), играчот што ковертирал го кажува потегот од изгубениот коверт, каде што изданието така вели: jadoube envelope state
cli-help-envelope-report-what = Што се пријавува
cli-help-envelope-report-what-missing = Не може да се најде
cli-help-envelope-report-what-found = Се нашол
cli-help-envelope-report-what-established = Позицијата и времињата од изгубениот коверт се утврдени, или играчите се согласни за нив
cli-help-envelope-report-what-not-established = Не можат да се утврдат, и играчите не се согласни
cli-help-envelope-report-reply = За ковертот со одговорот

# jadoube envelope resume

cli-help-envelope-resume = Го почнува продолжувањето: кој е присутен, што стои на таблата, што покажуваат часовниците
cli-help-envelope-resume-after =
    Може да се повика повторно: кога ќе дојде друг играч, или кога таблата и часовниците се поправени (--put-right). Времињата од ковертот се местат на часовник што го води програмата; за часовник на масата се кажува што покажува.

    Излезни кодови: 1 ако таблата или часовниците се пријавени како погрешни.
cli-help-envelope-resume-start-clock = Го пушта часовникот на отсутниот играч што треба да одговори; ковертот останува затворен

# jadoube envelope open

cli-help-envelope-open = Продолжува партија: поставува, го отвора ковертот, го чита потегот, го одигрува
cli-help-envelope-open-after =
    Ги презема чекорите од упатството еден по друг и запира каде што треба одлука или се чека играч. Лозинките се бараат без прикажување; со --stdin тие се редовите на влезот.

    Каде што треба одлука, се печати што вели изданието; се донесува во прозорецот или со jadoube play.

    Излезни кодови: 1 ако ковертот остане затворен, и затоа што таблата или часовниците се пријавени како погрешни и ништо не е решено, или, со --play, затоа што не е одлучено што ќе биде со играч што дошол предоцна.
cli-help-envelope-open-reply = Го отвора ковертот со одговорот
cli-help-envelope-open-by = Кој го отвора
cli-help-envelope-open-text = Потегот како што е запишан на хартијата
cli-help-envelope-open-correct = Го поправа претходно запишаното: грешка при читањето, или нотацијата
cli-help-envelope-open-without-sheet = Формулар што го нема во ковертот
cli-help-envelope-open-white-receipt = Кодот на потврдата на Белиот, внесен или скениран; none ако Белиот нема потврда
cli-help-envelope-open-black-receipt = Кодот на потврдата на Црниот, внесен или скениран; none ако Црниот нема потврда
cli-help-envelope-open-play = Го одигрува потегот на таблата, ако е јасен

# jadoube envelope state

cli-help-envelope-state = Го запишува потегот што го кажува играчот што ковертирал, ако ковертот е изгубен
cli-help-envelope-state-text = Потегот, како што го кажува играчот
cli-help-envelope-state-play = Го одигрува на таблата

# jadoube envelope question-times

cli-help-envelope-question-times = Играч вели дека часовниците се погрешно наместени: што вели изданието
cli-help-envelope-question-times-by = Кој го вели тоа
cli-help-envelope-question-times-severe = Судијата смета дека последиците би биле претешки

# jadoube envelope settle

cli-help-envelope-settle = Прекинот го решава поинаку, на пример со одлука
cli-help-envelope-settle-new-game = Ковертот е изгубен, позицијата и времињата не можат да се утврдат: партијата се поништува и се игра нова. Претходно: jadoube envelope report ДАТОТЕКА БР not-established

# jadoube envelope plan

cli-help-envelope-plan = Сесии и планот за продолжување: предлог, проверка, измена, печатење
cli-help-envelope-plan-session = Планира сесија, за прекинати партии ако не е дадено --for-round
cli-help-envelope-plan-place = Каде е таа сесија
cli-help-envelope-plan-for-round = Таа сесија е за ова коло
cli-help-envelope-plan-change = Наместо тоа ја менува оваа сесија: дајте што станува поинаку, и причина
cli-help-envelope-plan-until = Новиот крај на таа сесија; за објавена сесија тоа е продолжување
cli-help-envelope-plan-remove = Ја отстранува оваа сесија, со причина
cli-help-envelope-plan-restore = Повторно ја планира оваа отстранета сесија
cli-help-envelope-plan-reason = Зошто се менува или се отстранува сесијата
cli-help-envelope-plan-announced = Почетокот и крајот на оваа сесија се објавени
cli-help-envelope-plan-fix = Ги утврдува предложените времиња за партиите што чекаат; веќе утврденото останува, видете jadoube envelope keep --due
cli-help-envelope-plan-shortest-first = Прво оние со најмалку преостанато време, а не коло по коло
cli-help-envelope-plan-last-round = Бројот на последното коло, пред кое сѐ мора да заврши
cli-help-envelope-plan-pdf = Планот го печати во оваа PDF-датотека
cli-help-envelope-plan-ics = Планот го запишува како календар

# jadoube convert

cli-help-convert = Цели партии запишува во друга нотација
cli-help-convert-after =
    Чита PGN и обични записи, со броеви на потези, коментари, варијанти и резултати; запишува на стандардниот излез. Каде што еден запис може да значи повеќе потези, одлучува остатокот од партијата; изборите, поправените печатни грешки и првиот нечитлив запис се именуваат со партија, потег, ред и колона, а непрочитаното останува во излезот како коментар.

    Излезни кодови: 1 ако нешто остане отворено или непрочитано.

    Системи: видете jadoube read --help
cli-help-convert-from = Системот во кој се запишани партиите [подразбирано: се препознава од потезите на првите партии и се именува; ако одговараат повеќе, мора да се даде]
cli-help-convert-to = Системот во кој се запишуваат
cli-help-convert-file = Партиите; - е стандардниот влез
cli-help-convert-table = Печати табела за луѓе, по еден ред за потег
cli-help-convert-brf = Брајовата азбука ја запишува во ASCII-знаците што ги примаат брајовите печатачи, по 25 реда на страница
cli-help-convert-threads = Колку нишки работат [подразбирано: по една за секое јадро]

# jadoube say

cli-help-say = Објавува потези како што ги слушаат слепите играчи, печатено или гласно
cli-help-say-after =
    Потезите се во која било нотација, секој во наводници ако има празни места, и секој се одигрува пред следниот.

    Примери:
      jadoube say --lang mk e4 e5 Сf3
      jadoube say --scheme anna-local --lang en "Springer Gustav eins Felix drei"

    Излезни кодови: 0 објавено; 1 не можеше да се изговори; 2 позицијата или потегот е погрешен.
cli-help-say-moves = Потезите
cli-help-say-fen = Позицијата пред првиот потег [подразбирано: почетната позиција]
cli-help-say-scheme = Зборовите: fide-german (Springer Gustav eins - Felix drei), local (истото на јазикот од --lang), anna-local (скокач феликс 3, како на шаховските страници) [подразбирано: fide-german за германски, инаку local]
cli-help-say-zwo = zwo за два, кога зборовите се германски
cli-help-say-full = И земање, шах и мат, што Правилата не го бараат
cli-help-say-aloud = Ги изговара со избраниот глас и го чека крајот

# jadoube rule

cli-help-rule = Одлучува за случај запишан во датотека
cli-help-rule-after =
    Случајот е RON- или JSON-датотека; сите зборови се во наводници:

      (
        game: (moves: "e4 e5 Сf3", clocks: (white: 600000, black: 590000)),
        kind: "rapid",
        case: "illegal-move", by: "black", completed: true, made: ("b8", "b6"),
      )

    jadoube rule --topics ги наведува видовите случаи и што бара секој.
    Излезни кодови: 0 одлучено; 2 случајот не е читлив, или не е можен.
cli-help-rule-edition = Изданието на Правилата, all за сите, или 2006: Турнирските правила на ФИДЕ од 2006 со Правилата од нивно време [подразбирано: најновото]
cli-help-rule-kind = Видот на игра: standard, rapid, rapid-supervised, blitz, blitz-supervised [подразбирано: од случајот, инаку според контролата на времето]
cli-help-rule-rules = Правилник на турнир: RON-датотека, или 2006 за Турнирските правила на ФИДЕ од 2006; врз изданието [подразбирано: она што го именува]
cli-help-rule-topics = Ги наведува видовите случаи и фактите што ги бара секој
cli-help-rule-json = По еден JSON-објект за издание
cli-help-rule-brief = По еден ред за издание: мерки, потоа членови

# jadoube law

cli-help-law = Пребарува во Правилата: изданија, членови, зборови; напоредно со --across
cli-help-law-after =
    Примери: jadoube law; jadoube law 2018; jadoube law 2018 7.5; jadoube law 1972 Int. 15; jadoube law двете знаменца; jadoube law неправилен потег --across
    Исказите се со наши зборови. Ако ништо не е најдено: излезен код 1.
cli-help-law-asked = Издание (2023) [подразбирано: најновото], потоа член (7.5.5, A.4.2, Int. 15), тема (T05) или зборови; сите зборови мора да се појават
cli-help-law-across = Темата ја прикажува напоредно низ сите изданија
cli-help-law-json = Одговорот се печати како JSON

# jadoube glossary

cli-help-glossary = Пребарува поими на англиски, германски, македонски, руски, шпански и француски
cli-help-glossary-words = Зборови од поим, на кој било од јазиците [подразбирано: сите поими]
cli-help-glossary-json = Поимите се печатат како JSON

# jadoube competition

cli-help-competition = Води турнир во неговата датотека; без датотека спарувај, извлекувај, рангирај и проверувај
cli-help-competition-after =
    Примери: jadoube competition draw berger 10; jadoube competition draw varma igraci.txt --seed 17; jadoube competition check-table tabela.txt
    Излезен код 1: одбиено, или проверената содржина има грешка.
cli-help-competition-players = Колку играчи учествуваат
cli-help-competition-working = Прикажи како се добива секоја вредност
cli-help-competition-women = Првенството за жени
cli-help-competition-teams = Колку екипи
cli-help-competition-draw = Спари турнир секој со секого, извлечи броеви, направи шема
cli-help-competition-draw-after =
    Во датотека на турнир: jadoube competition draw cup.jadoube --envelope B; … --number 5; … --lot 17; без избор покажува кој извлекува следен.
cli-help-competition-draw-envelope = Големиот коверт што го зел првиот од една федерација
cli-help-competition-draw-number = Бројот извлечен од вистински коверт
cli-help-competition-draw-lot = Сѐ што остана извлечи со ждрепка од оваа вредност
cli-help-competition-draw-one = Само следниот чекор со ждрепка
cli-help-competition-draw-reason = Зошто, ако веќе имало стартни броеви
cli-help-competition-draw-berger = Турнир секој со секого според Бергеровата табела
cli-help-competition-draw-match-boards = Екипите играат на толку табли: прикажи ги боите на првонаведената екипа
cli-help-competition-draw-double = Двоен турнир секој со секого; последните две кола од првиот циклус се заменуваат
cli-help-competition-draw-as-tabled = Колата остануваат како во табелата
cli-help-competition-draw-varma = Ограничено извлекување според Варма-табелите: играчи од иста федерација не се среќаваат во последните три кола
cli-help-competition-draw-varma-after =
    Без --seed извлекувањето запира по дадените броеви и кажува кој е следен и од кои коверти извлекува.
cli-help-competition-draw-list = Играчите, по еден во ред: Презиме, Име; ФЕДЕРАЦИЈА (- е стандардниот влез)
cli-help-competition-draw-numbers = Броевите досега извлечени од вистински коверти, по редот на извлекување, со запирки
cli-help-competition-seed = Извлечи со ждрепка од овој број; тој го повторува извлекувањето
cli-help-competition-draw-tables = Кои табели
cli-help-competition-draw-tables-handbook = поглавје C.06 од Прирачникот на FIDE
cli-help-competition-draw-tables-2006 = Турнирските правила од 2006 како што се отпечатени; редот за 11 и 12 играчи е погрешен
cli-help-competition-draw-knockout = Шема за елиминација; првите носители се слободни
cli-help-competition-draw-third-place = Со меч за третото место
cli-help-competition-check-table = Спореди препишана табела со Бергеровата табела или провери сопствени парови
cli-help-competition-check-table-after =
    Едно коло во ред: 1. 1:4 2:3. Она што стои пред првиот пар е ознака; ред што почнува со # се прескокнува.
cli-help-competition-check-table-table = Датотеката со табелата; - чита стандарден влез
cli-help-competition-check-table-players = Колку играчи учествуваат [ако не е дадено: за колку е направена табелата]
cli-help-competition-check-table-own = Паровите не следат табела: провери кој се среќава двапати и чии бои се нерамномерни
cli-help-competition-check-table-meetings = Колку пати смеат двајца да се сретнат
cli-help-competition-check-table-teams = Екипите, по една во ред со броевите на нејзините играчи: тие не се среќаваат меѓу себе
cli-help-competition-withdrawal = Што се смета откако некој ќе напушти турнир секој со секого: запис и табела
cli-help-competition-withdrawal-file = Турнирската датотека (TRF)
cli-help-competition-withdrawal-leavers = Кој се откажува и првото неодиграно коло: 3@6
cli-help-competition-withdrawal-teams = Броевите се на екипи
cli-help-competition-withdrawal-rules = Кои правила важат
cli-help-competition-withdrawal-rules-1958 = обичајот опишан во 1958
cli-help-competition-withdrawal-rules-1970 = толкувањата од 1969 и 1970
cli-help-competition-withdrawal-rules-2006 = Турнирските правила од 2006
cli-help-competition-withdrawal-rules-handbook = поглавје C.05 од Прирачникот на FIDE
cli-help-competition-withdrawal-schedule = Паровите од сите кола, едно коло во ред [ако не е дадено: Бергеровата табела]
cli-help-competition-match = Како стои меч по етапи и кој следен игра со бели
cli-help-competition-match-games = Партиите од секоја етапа од страна на Белиот: 1, 0, =; - ако двајцата загубиле
cli-help-competition-match-stages = Етапите, на пример 2@90+30,2@15+10,sd@3+2 (sd: до првата победа, a: армагедон, to6: кој прв освои шест поени) [ако не е дадено: вообичаениот редослед]
cli-help-competition-olympiad = Екипните светски првенства од 1972
cli-help-competition-draw-first-white = На кои табли првонаведената екипа игра со бели
cli-help-competition-draw-first-white-odd = на таблите 1, 3, 5 …
cli-help-competition-draw-first-white-even = на таблите 2, 4, 6 …
cli-help-competition-draw-first-white-all = на сите табли
cli-help-competition-draw-won = Кој добил меч: 1.2=5
cli-help-competition-olympiad-entry = Провери го списокот на играчи на една екипа
cli-help-competition-olympiad-entry-list = Играчите, по еден во ред, најсилниот прв; - чита стандарден влез
cli-help-competition-olympiad-entry-captain = Капитенот на екипата
cli-help-competition-olympiad-extra-team = Дали втората екипа на организаторот игра во непарна утешна група
cli-help-competition-olympiad-extra-team-letter = Финалето: B, C …
cli-help-competition-olympiad-extra-team-against = Колку екипи од групата гласаат против
cli-help-competition-olympiad-plan = Групи и финалиња за толку екипи, со предлог за поделба
cli-help-competition-olympiad-plan-exchange = Две екипи ги заменуваат местата во поделбата
cli-help-competition-olympiad-plan-start = Првиот ден на турнирот: прикажи што до кога треба да се направи
cli-help-competition-olympiad-line-up = Составот што важи во едно коло
cli-help-competition-olympiad-line-up-places = Местата во списокот на екипата, од табла 1
cli-help-competition-olympiad-line-up-players = Колку играчи има списокот
cli-help-competition-olympiad-line-up-before = Колку минути пред колото е предаден
cli-help-competition-olympiad-line-up-force-majeure = Главниот судија го дозволува поради виша сила
cli-help-competition-olympiad-ranking = Подреди група според членовите 11.1 до 11.4
cli-help-competition-olympiad-ranking-after =
    Еден меч во ред: 1:2 2.5:1.5; по ред --- мечевите за титулата.
cli-help-competition-olympiad-ranking-results = Датотеката со резултатите; - чита стандарден влез
cli-help-competition-olympiad-ranking-title = Групата игра за титулата
cli-help-competition-olympiad-ranking-extra = Екипата што игра надвор од конкуренција
cli-help-competition-olympiad-rehearse = Одиграј цело првенство со ждрепка
cli-help-competition-convert = Турнирска датотека во друг дијалект, или нејзините играчи како листа; листа на играчи како турнирска датотека
cli-help-competition-convert-after =
    Примери: jadoube competition convert open.trf --to trf26 open26.trf; … igraci.csv --to trf26 nov.trf; … open.trf --to csv igraci.csv
    Забелешките и непознатите записи се чуваат. За што дијалектот нема облик, се кажува. Постоечка датотека не се презапишува.
cli-help-competition-convert-to = Што да се запише
cli-help-competition-convert-to-trf16 = извештајот од 2016, со додатоците на JaVaFo
cli-help-competition-convert-to-trf26 = форматот што важи од септември 2025
cli-help-competition-convert-to-csv = листа на играчи за табеларни програми
cli-help-competition-convert-out = Датотеката што се запишува [подразбирано: стандарден излез]
cli-help-competition-convert-file = Турнирска датотека (TRF од 2006, 2016 или 2026) или листа на играчи (CSV)
cli-help-competition-check-file = Турнирска датотека: TRF од 2006, 2016 или 2026
cli-help-competition-rating-file = Турнирска датотека (TRF од 2006, 2016 или 2026) или турнир (.jadoube)
cli-help-competition-norms-file = { cli-help-competition-rating-file }
cli-help-competition-new-file = { cli-help-new-file }
cli-help-competition-encoding = Како се кодирани буквите на датотеката [подразбирано: UTF-8 или што се погодува]
cli-help-competition-encoding-utf-8 = сите јазици
cli-help-competition-encoding-windows-1250 = Средна Европа
cli-help-competition-encoding-windows-1251 = кирилица
cli-help-competition-encoding-windows-1252 = Западна Европа
cli-help-competition-json = Испиши го одговорот како JSON
cli-help-competition-check = Што е погрешно или необично во турнирска датотека, со ред и колона, и што му недостига на извештајот за рејтинг
cli-help-competition-check-after =
    Излезен код 1: нешто во датотеката е погрешно. Што е само необично, или недостига за извештајот, се кажува.
cli-help-competition-check-titles = Турнирот е за титули: на извештајот му треба повеќе
cli-help-competition-check-all = Покажи сѐ, а не по три од секој вид
cli-help-competition-rating = Како турнирот ги менува рејтинзите
cli-help-competition-rating-after =
    Примери: jadoube competition rating open.trf; … --working 12; … --k 3=40,7=10
    Датотеката не кажува кој има малку партии или некогаш имал 2400: задајте такво K со --k.
cli-help-competition-rating-working = Покажи како се добива промената на овој број
cli-help-competition-rating-rate = Темпото на играта [подразбирано: според записот 222 на датотеката]
cli-help-competition-rating-rate-standard = стандарден шах
cli-help-competition-rating-rate-rapid = забрзан шах
cli-help-competition-rating-rate-blitz = брзопотезен шах
cli-help-competition-rating-begun = Првиот ден, според кој се избира изданието на правилата [подразбирано: како во датотеката]
cli-help-competition-rating-k = K на играчи како што го има листата: 12=40,13=10
cli-help-competition-norms = Кој има норма за титула, и што е исполнето или неисполнето
cli-help-competition-norms-after =
    Примери: jadoube competition norms open.trf; … --working 12
    Добиените партии може да се изостават, а во швајцарски систем и партиите по нормата. Барањата за самиот турнир не се проверуваат.
cli-help-competition-norms-working = Покажи го секое барање за овој број, и што уште треба
cli-help-competition-norms-exempt = Тука не се бараат странски противници (B.01 1.4.3): национално финале, зонски турнир, екипна лига
cli-help-competition-new = Направи датотека со правилникот на турнирот
cli-help-competition-new-name = Името [стандардно: на датотеката]
cli-help-competition-new-place = Каде се игра
cli-help-competition-new-arbiter = Главниот судија
cli-help-competition-new-laws = Изданието на Правилата [стандардно: најновото]
cli-help-competition-new-control = Темпото на игра, како кај jadoube new [стандардно: 90+30; 1972: 40/150,16/60]
cli-help-competition-new-system = Како се спарува
cli-help-competition-new-system-berger = турнир секој со секого според Бергеровата табела
cli-help-competition-new-system-double = двокружен турнир секој со секого
cli-help-competition-new-system-manual = спарува судијата
cli-help-competition-new-system-knock-out = кој ќе изгуби меч, испаѓа
cli-help-competition-new-system-match = двајца играчи, во етапи
cli-help-competition-new-as-tabled = Колата на двојниот систем секој со секого остануваат како во табелата: последните две од првата половина не се заменуваат
cli-help-competition-new-rounds = Колку кола, кога спарува судијата
cli-help-competition-new-scoring = Колку вредат резултатите: usual (1, ½, 0) или победа-реми-пораз, на пример 3-1-0, по што може да следува колку вреди отсуство: 2-1-0-0
cli-help-competition-new-tie-breaks = Дополнителните критериуми по ред [основно: DE,WIN,SB; за екипи MPTS,GPTS,DE]
cli-help-competition-new-edition = Изданието на дополнителните критериуми според годината [стандардно: според првиот ден]
cli-help-competition-new-withdrawal = Кои правила важат ако играч се откаже [стандардно: handbook]
cli-help-competition-new-date = Првиот ден [стандардно: денес]
cli-help-competition-new-withdrawal-1958 = { cli-help-competition-withdrawal-rules-1958 }
cli-help-competition-new-withdrawal-1970 = { cli-help-competition-withdrawal-rules-1970 }
cli-help-competition-new-withdrawal-2006 = { cli-help-competition-withdrawal-rules-2006 }
cli-help-competition-new-withdrawal-handbook = { cli-help-competition-withdrawal-rules-handbook }
cli-help-competition-enter = Пријави играчи: од список, или еден со опции
cli-help-competition-enter-list = Список на играчи со наслови (CSV) или турнирска датотека (.trf); - го чита стандардниот влез
cli-help-competition-enter-name = Играчот: Презиме, Име
cli-help-competition-enter-fide = Играчи по нивните броеви во вчитаната рејтинг-листа, со запирки: име, федерација, титула, рејтинзи
cli-help-competition-enter-federation = Трите букви на федерацијата
cli-help-competition-enter-title = Титулата: GM, IM, WGM …
cli-help-competition-enter-rating = Рејтингот
cli-help-competition-enter-fide-id = Бројот во списокот на ФИДЕ
cli-help-competition-enter-club = Клубот
cli-help-competition-enter-blind = Игра според правилата за слепи
cli-help-competition-enter-wheelchair = Потребна е табла достапна со количка
cli-help-competition-enter-fixed-board = Ја игра секоја партија на оваа табла
cli-help-competition-new-teams = Играат екипи: толку табли има еден меч
cli-help-competition-enter-team = Листата е на екипа со ова име, најсилниот прв
cli-help-competition-enter-captain = Капитенот на екипата
cli-help-competition-line-up = Прима состав за спареното коло додека не е објавено
cli-help-competition-line-up-team = Стартниот број на екипата
cli-help-competition-line-up-places = Кој седи на табла 1, 2, …: места во листата на екипата, - за празна табла: 1,2,4,5
cli-help-competition-line-up-reason = Зошто доцни или се менува: виша сила, со одлука на главниот судија (1972: 24.1)
cli-help-competition-withdraw-team = Бројот е на екипа
cli-help-competition-list = Рејтинг-листата на ФИДЕ на овој компјутер: која е и што било необично во неа
cli-help-competition-list-after =
    Примери: jadoube competition list import players_list_foa.txt --date 2026-11; … list find carl mag --federation NOR
    Листата се презема од ratings.fide.com и се распакува; преку мрежа ништо не се прашува.
cli-help-competition-list-json = Испечати го одговорот како JSON
cli-help-competition-list-import = Вчитај листа на местото на претходната: заедничката или поединечна, текст или XML
cli-help-competition-list-import-file = Распакуваната датотека
cli-help-competition-list-import-date = Месецот на листата, 2026-11 [ако не е наведен: според заглавието, името или денот кога е запишана]
cli-help-competition-list-import-rate = Кој рејтинг го има листа со еден рејтинг [ако не е наведено: според името]
cli-help-competition-list-import-rate-standard = стандарден шах
cli-help-competition-list-import-rate-rapid = забрзан шах
cli-help-competition-list-import-rate-blitz = брзопотезен шах
cli-help-competition-list-import-json = Испечати го одговорот како JSON
cli-help-competition-list-find = Играчи по број или по првите букви од презимето и името
cli-help-competition-list-find-text = 1503014, carl, „carlsen m“, müller; со акценти или без нив, и на кирилица
cli-help-competition-list-find-federation = Федерацијата што е прва
cli-help-competition-list-find-limit = Најмногу колку
cli-help-competition-list-find-json = Испечати го одговорот како JSON
cli-help-competition-number = Додели стартни броеви: по рејтинг, со ждрепка, или како што се извлечени
cli-help-competition-number-seed = Со ждрепка од овој број; тој ја повторува ждрепката
cli-help-competition-number-order = Кој има број 1, 2, …, по редоследот на пријавување, со запирки
cli-help-competition-number-reason = Зошто, ако веќе имало броеви
cli-help-competition-pair = Спари го следното коло и покажи го нацртот
cli-help-competition-pair-pairings = Парови според броевите, прво Белиот, од табла 1: 1:4 2:3; само кога спарува судијата
cli-help-competition-pair-json = Испечати ги колата како JSON
cli-help-competition-lot = За меч што е изедначен по последната етапа решава ждрепка
cli-help-competition-lot-number = Стартниот број на еден од двајцата
cli-help-competition-lot-seed = По ждрепка, од оваа вредност
cli-help-competition-lot-winner = Стартниот број на оној за кого решила ждрепката во салата
cli-help-competition-lot-reason = Зошто
cli-help-competition-publish = Објави го нацртот и постави ги неговите табли
cli-help-competition-publish-chess960 = Chess960: како е извлечена почетната позиција: lot:17 (ждрепка од оваа вредност), dice:357, coin:…, cards:…, computer:… со бројот на позицијата, или по еден за секоја табла со запирки
cli-help-competition-publish-basic-order = Екипите без предаден состав играат по редоследот на својата листа
cli-help-competition-publish-json = Испиши ги колата како JSON
cli-help-competition-change = Измени објавени парови, по една од основите што ги дозволуваат правилата на турнирот
cli-help-competition-change-pairings = Кој игра на една табла, по броеви, прво Белиот: 3=4:1
cli-help-competition-change-round = Колото [без избор: последното објавено]
cli-help-competition-change-ground = Основот
cli-help-competition-change-ground-met-before = двајцата по грешка би се сретнале повторно
cli-help-competition-change-ground-rules = така предвидува правилникот на турнирот
cli-help-competition-change-ground-without-opponents = двајца играчи без противник се согласни да играат
cli-help-competition-change-ground-late-entry = доцна пријава; засегнатите се согласни
cli-help-competition-change-ground-last-round = непредвидливо, на првите табли во последното коло
cli-help-competition-change-reason = Зошто
cli-help-competition-absent = Играч нема да игра едно коло
cli-help-competition-absent-number = Стартниот број; повеќе со запирки: едно дејство што се враќа заедно
cli-help-competition-absent-round = Колото [без избор: следното]
cli-help-competition-absent-comes = Играчот сепак доаѓа и не е слободен
cli-help-competition-bye = Дај му на играч слободно коло побарано навреме
cli-help-competition-bye-number = Стартниот број
cli-help-competition-bye-round = Колото [без избор: следното]
cli-help-competition-bye-points = Колку вреди
cli-help-competition-bye-points-half = половина поен
cli-help-competition-bye-points-full = колку победа, ако дозволува правилникот
cli-help-competition-bye-points-zero = ништо
cli-help-competition-expel = Отстрани играч
cli-help-competition-expel-number = Стартниот број
cli-help-competition-expel-from = Првото неодиграно коло [без избор: следното]
cli-help-competition-expel-reason = Зошто
cli-help-competition-amend = Поправи податоци за играч
cli-help-competition-amend-number = Стартниот број
cli-help-competition-amend-name = Името: Презиме, Име
cli-help-competition-amend-federation = Трите букви на федерацијата
cli-help-competition-amend-title = Титулата: GM, IM, WGM …
cli-help-competition-amend-rating = Стандардниот рејтинг
cli-help-competition-amend-rapid = Рејтингот за забрзан шах
cli-help-competition-amend-blitz = Рејтингот за брзопотезен шах
cli-help-competition-amend-list = Листата од која се овие службени рејтинзи
cli-help-competition-amend-list-date = Датумот на таа листа: 2026-11-01
cli-help-competition-amend-event-rating = Рејтингот што важи на овој турнир
cli-help-competition-amend-event-list = Листата од која е рејтингот за турнирот; без неа е проценет од судијата
cli-help-competition-amend-event-date = Датумот на таа листа: 2026-11-01
cli-help-competition-amend-fide-id = Бројот во листата на ФИДЕ
cli-help-competition-amend-birth = Датумот или годината на раѓање: 1990
cli-help-competition-amend-club = Клубот
cli-help-competition-amend-blind = Дали важат правилата за слепи играчи: true или false
cli-help-competition-amend-wheelchair = Дали таблата мора да биде достапна со инвалидска количка: true или false
cli-help-competition-amend-fixed-board = Ја игра секоја партија на оваа табла
cli-help-competition-amend-not-with = Да не се спари со овие стартни броеви, со запирки
cli-help-competition-amend-from-round = Првото одиграно коло по доцна пријава
cli-help-competition-regulations = Измени го правилникот на турнирот или покажи го
cli-help-competition-regulations-control = Темпото на игра, како кај jadoube new
cli-help-competition-regulations-scoring = Колку вредат резултатите: usual (1, ½, 0) или победа-реми-пораз, на пример 3-1-0, по што може да следува колку вреди отсуство: 2-1-0-0
cli-help-competition-regulations-withdrawal = { cli-help-competition-withdrawal-rules }
cli-help-competition-regulations-withdrawal-1958 = { cli-help-competition-withdrawal-rules-1958 }
cli-help-competition-regulations-withdrawal-1970 = { cli-help-competition-withdrawal-rules-1970 }
cli-help-competition-regulations-withdrawal-2006 = { cli-help-competition-withdrawal-rules-2006 }
cli-help-competition-regulations-withdrawal-handbook = { cli-help-competition-withdrawal-rules-handbook }
cli-help-competition-regulations-tie-breaks = Дополнителните критериуми по ред
cli-help-competition-regulations-edition = Изданието на критериумите по година
cli-help-competition-regulations-rounds = Колку кола, ако спарува судијата
cli-help-competition-regulations-first-board = Бројот на првата табла
cli-help-competition-regulations-host = Федерацијата во која се одржува турнирот, со нејзините три букви: за норми играчите од други се странци
cli-help-competition-regulations-half-point-byes = Колку слободни кола со половина поен може да има играч, ако е поинаку од правилата
cli-help-competition-regulations-no-byes-in-last = Во толку од последните кола нема слободно коло со поени
cli-help-competition-regulations-full-point-byes = Дали има слободно коло со цел поен: true или false
cli-help-competition-regulations-late-half-points = Толку кола пропуштени поради доцна пријава вредат по половина поен, ако е поинаку од правилата
cli-help-competition-regulations-start = Од која позиција почнуваат партиите
cli-help-competition-regulations-start-usual = почетната позиција
cli-help-competition-regulations-start-chess960 = Chess960, извлечена еднаш за колото
cli-help-competition-regulations-start-chess960-each-board = Chess960, извлечена за секоја табла
cli-help-competition-regulations-prizes = Наградите за една категорија, прво за првото место; ништо по = ги брише. Категории: all, women, men, u18, o65, unrated, title:FM, federation:MKD, club:Име; кај екипи: all, board:1
cli-help-competition-regulations-share-prizes = Што станува со наградите на играчите со ист број поени
cli-help-competition-regulations-share-prizes-by-place = секое место има своја
cli-help-competition-regulations-share-prizes-equal = поделени подеднакво
cli-help-competition-regulations-share-prizes-hort = половина според местото, половина поделена подеднакво (систем на Хорт)
cli-help-competition-regulations-several-prizes = Дали еден играч може да добие повеќе награди: true или false
cli-help-competition-regulations-currency = Валутата како што се печати
cli-help-competition-regulations-reason = Зошто се менуваат
cli-help-competition-schedule = Утврди кога почнува колото, и неговите сесии
cli-help-competition-schedule-round = Колото
cli-help-competition-schedule-starts = Времето: 2026-11-28 15:00
cli-help-competition-schedule-end = Кога завршува колото: 20:00. Неговите сесии стојат и во планот на прекинатите партии
cli-help-competition-schedule-pause = Паузата што го дели колото на две сесии: 17:00-18:00
cli-help-competition-schedule-no-sessions = Отстрани ги сесиите на колото, со причина
cli-help-competition-schedule-reason = Зошто се менуваат или се отстрануваат планираните сесии
cli-help-competition-result = Внеси или поправи резултат
cli-help-competition-result-board = Таблата
cli-help-competition-result-result = 1, =, 0, ½-0, 0-½, 0-0, +-, -+, -/-; со u кога не се рејтингува: 1u
cli-help-competition-result-round = Колото [стандардно: последното на оваа табла]
cli-help-competition-result-reason = Зошто, кога е познат друг резултат, колото е завршено или партијата трае
cli-help-competition-result-game-ended = Партијата заврши, иако часовникот тука сѐ уште работи
cli-help-competition-withdraw = Играч повеќе не игра
cli-help-competition-withdraw-number = Стартниот број; повеќе со запирки: едно дејство што се враќа заедно
cli-help-competition-withdraw-from = Првото коло што не се игра [стандардно: следното]
cli-help-competition-withdraw-expelled = Играчот е отстранет
cli-help-competition-withdraw-reason = Зошто
cli-help-competition-close = Затворање на коло: сите резултати се внесени
cli-help-competition-close-round = Колото [стандардно: најраното отворено]
cli-help-competition-undo = Врати го последното дејство од кое ништо не произлегло
cli-help-competition-rounds = Покажи парови и резултати
cli-help-competition-rounds-json = Испечати ги колата како JSON
cli-help-competition-rounds-why = За секоја табла, зошто двајцата се среќаваат
cli-help-competition-export = Запиши го турнирот како турнирска датотека (TRF26), табелата како список, или страница за интернет
cli-help-competition-export-after = Излезен код 1: датотеката на турнирот е оштетена, и запишаното е нецелосно; или во неа запишувала понова програма, и ништо не се запишува. Нецелосна турнирска датотека тоа го вели во коментар (###), страница во првиот пасус; во список нема место за тоа.
cli-help-competition-export-trf = Турнирската датотека што се запишува
cli-help-competition-export-csv = Списокот со табелата што се запишува
cli-help-competition-export-html = Страницата со табелата и вкрстената табела што се запишува
cli-help-competition-standings = Кој каде стои на турнирот или според турнирска датотека (TRF) и од што се состои секој дополнителен критериум
cli-help-competition-standings-after =
    Примери: jadoube competition standings open.trf; … --after 5 --tie-breaks BH/C1,BH,SB,DE; … --working 12; … --edition 2024
    Вредност со * се чита на два начина; двата се испишани подолу. Што не раздвојуваат критериумите, се дели.
cli-help-competition-standings-file = Датотека на J’adoube или турнирска датотека: TRF од 2006, 2016 или 2026
cli-help-competition-standings-after-round = Табелата по ова коло [подразбирано: последното со резултати]
cli-help-competition-standings-tie-breaks = Дополнителните критериуми, како што ги пишуваат датотеките: BH/C1,SB,DE [подразбирано: оние од датотеката]
cli-help-competition-standings-edition = Правилата според годината: 1972, 1980, 2006, 2023, 2024, 2026 [подразбирано: според првиот ден на турнирот]
cli-help-competition-standings-unrated = Рејтингот објавен за играчите што немаат рејтинг
cli-help-competition-standings-lots = За кого е влечена ждрепка, по редот на ждрепките: 7,3,12
cli-help-competition-standings-working = Покажи како се добива секоја вредност на овој број
cli-help-competition-standings-json = Испиши го одговорот како JSON

# jadoube completions

cli-help-completions = Печати дополнувања за школка
cli-help-completions-shell = Школката

# jadoube man

cli-help-man = Ја печати страницата на прирачникот

# jadoube competition: групи на олимпијадата од 1972

cli-help-competition-new-olympiad = Екипно светско првенство: 1972 men или 1972 women [темпо: 40/150,16/60]
cli-help-competition-groups = Групите на првенство: распределување на екипите, затворање на претходните групи, почеток на доигрувањето; без опција, приказ
cli-help-competition-groups-divide = Распредели ги екипите по групи според предлогот, по сила
cli-help-competition-groups-exchange = Две екипи ги менуваат местата, по стартни броеви: така одлучува комисијата
cli-help-competition-groups-qualify = Затвори ги претходните групи: екипите одат во финалињата според своите места
cli-help-competition-groups-order = Екипи што делат место, по стартни броеви, по редот на комисијата
cli-help-competition-groups-play-off = Тие што го делат првото место играат за титулата
cli-help-competition-groups-double = Ако се повеќе од двајца, секој со секого игра двапати во доигрувањето
cli-help-competition-groups-fill = Пополни финале со втората екипа на организаторот, надвор од конкуренција: B, C, …
cli-help-competition-groups-team = Името на таа екипа
cli-help-competition-groups-captain = Нејзиниот капитен
cli-help-competition-groups-against = Толку екипи од групата гласаа против
cli-help-competition-groups-list = Нејзините играчи по сила: табела или турнирска датотека
cli-help-competition-groups-reason = Зошто, ако екипите веќе биле по групи, или комисијата дава редослед
cli-help-competition-groups-json = Испечати ги групите како JSON
cli-help-competition-draw-group = Групата чии броеви се извлекуваат: 3 во претходните, B во финалињата
cli-help-competition-draw-order = Која екипа извлекла 1, 2, … во салата, по стартни броеви со запирки
cli-help-competition-standings-group = Местата на една група од првенството: 3 во претходните, A во финалињата
cli-help-competition-standings-category = Само оваа категорија, со свои места: women, men, u18, o65, unrated, title:FM, federation:MKD, club:Name
cli-help-competition-standings-as-of = Како што е запишано до ова време, без она што е внесено или исправено подоцна: 2026-11-24 15:00

# Knock-out and matches
cli-help-competition-new-stages = Етапи на мечот, за knock-out и match, на пример "2; 2@15+10; a@5|4" (без темпо: темпото на турнирот; sd: до првата победа; a: армагедон; to6: кој прв освои шест поени) [ако не е дадено: две партии, повторно до одлука]
cli-help-competition-new-final-stages = Етапи на финалето на елиминацијата, ако се други
cli-help-competition-new-third-place = Се игра за третото место на елиминацијата
cli-help-competition-withdraw-return = Кој го напуштил турнирот, повторно игра (со --team екипа), од колото кажано со --from; колата одиграни во меѓувреме остануваат
cli-help-overwrite = Замени датотека што веќе постои
cli-help-go-on-in-this = Запишувај во оваа датотека иако е постара копија, или поинаква од онаа што ја памети овој компјутер
cli-help-competition-enter-encoding = Како се кодирани буквите на списокот [подразбирано: UTF-8 или што се погодува]
