# Изговорени аларми: кратки колку што се разбираат, таблата прва. Напишани за уво.

voice-flag = Табла { $board }: { $side }, падна знаменцето
voice-illegal = Табла { $board }: { $side }, неправилна позиција
voice-illegal-move = Табла { $board }: { $side }, неправилен потег { $from } { $to }
voice-pressed-without-move = Табла { $board }: { $side } притисна без потег
voice-lost = Табла { $board }: електронската табла не одговара
voice-moves-missing = Табла { $board }: недостасуваат потези
voice-another-position = Табла { $board }: покажува друга позиција, не онаа од партијата
voice-low-time = Табла { $board }: { $side }, уште { $time }
voice-low-time-unknown = Табла { $board }: { $side } има малку време
voice-game-over = Табла { $board }: партијата заврши
voice-draw-offer = Табла { $board }: { $side } нуди реми
voice-mated = Табла { $board }: { $piece } { $from } { $to }, мат
voice-discrepancy = Табла { $board }: двете табли се разликуваат
voice-discrepancy-squares = Табла { $board }: двете табли се разликуваат: { $squares }{ $more ->
        [0] {""}
       *[other] {" "}и уште { $more }
    }
voice-closed = Турнирот е затворен и зачуван
voice-sample = Вака ќе звучи: скокач ге еден, еф три. Мала рокада.

# Што значи секој краток звук.
voice-earcon-press = притиснат е часовник
voice-earcon-edge = раб на таблата
voice-earcon-draw-offer = понудено е реми
voice-earcon-game-over = партијата е завршена
voice-earcon-low-time = останува малку време
voice-earcon-lost = електронска табла не одговара
voice-earcon-moves-missing = на електронска табла недостасуваат потези
voice-earcon-pressed-without-move = часовникот е притиснат без потег
voice-earcon-illegal = неправилен потег
voice-earcon-discrepancy = двете табли се разликуваат
voice-earcon-flag = падна знаменце

voice-file-a = а
voice-file-b = бе
voice-file-c = це
voice-file-d = де
voice-file-e = е
voice-file-f = еф
voice-file-g = ге
voice-file-h = ха
voice-rank-1 = еден
voice-rank-2 = два
voice-rank-3 = три
voice-rank-4 = четири
voice-rank-5 = пет
voice-rank-6 = шест
voice-rank-7 = седум
voice-rank-8 = осум

# Кој го слуша, што зборува и што стана со кажаното.
voice-listener-arbiter = Судија
voice-listener-white = Играчот со белите
voice-listener-black = Играчот со црните
voice-not-started = Говорот сѐ уште не е пуштен
voice-speaks = Зборува { $lang } преку { $engine }
voice-speaks-voice = Глас: { $voice }.
voice-speaks-device = Звучен излез: { $device }.
voice-dead-none = Ништо не може да се изговори: на овој компјутер нема говор. Она што требаше да се каже е зачувано како текст.
voice-dead-hung = Ништо не може да се изговори: { $engine } не одговара. Она што требаше да се каже е зачувано како текст.
voice-dead-failed = Ништо не може да се изговори: { $engine } јавува грешка. Она што требаше да се каже е зачувано како текст.
voice-install-linux = Инсталирајте speech-dispatcher и espeak-ng, па исклучете го и повторно вклучете го говорот
voice-install-windows = Додајте глас на вашиот јазик во Поставки, Време и јазик, Говор, па исклучете го и повторно вклучете го говорот
voice-install-macos = Додајте глас на вашиот јазик во Системски поставки, Пристапност, Изговорена содржина, па исклучете го и повторно вклучете го говорот
voice-fate-waiting = чека
voice-fate-begun = се изговара
voice-fate-said = кажано
voice-fate-broken-off = прекинато
voice-fate-replaced = заменето со поново
voice-fate-too-late = доцна, не е кажано
voice-fate-unsaid = не можеше да се каже
voice-fate-silent = говорот е исклучен
voice-heard = { $to }: { $text } ({ $fate })
