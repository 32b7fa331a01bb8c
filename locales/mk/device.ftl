# Врската со таблата, и нејзиниот часовник.

device-link-opening = Се отвора врската, се идентификува таблата
device-link-connected = Поврзано
device-link-silent = Таблата молчи. Проверете дали е вклучена и дали кабелот е приклучен
device-link-lost = Врската е прекината: кабелот е изваден или таблата е исклучена. Приклучете ја пак; програмата сама се обидува. { $reason }
device-link-closed = Не е поврзано
device-line-not-found = Нема порта { $port }. Проверете дали кабелот е приклучен и таблата вклучена
device-line-no-permission = Немате дозвола да ја отворите { $port }. Додајте се во групата на која ѝ припаѓа, често „dialout“
device-line-busy = { $port } ја користи друга програма. Прво затворете ја таа програма
device-line-no-host = Мрежата не познава компјутер со името во { $port }. Наместо тоа внесете го неговиот број
device-line-nobody-listens = На { $port } никој не слуша. Проверете го бројот на портата и дали таблата е приклучена
device-line-no-answer = { $port } не одговара. Проверете ја мрежата и дали уредот кај таблата е вклучен
device-line-no-board = Она што одговара на { $port } не е табла
device-line-another-board = На { $port } одговара друга табла
device-line-lost = Врската { $port } се изгуби: { $reason }. Проверете го кабелот
device-line-broken = Програмата не успеа со { $port } и повторно ја отвора

device-clock-accepted = Часовникот го прифати
device-clock-refused = Часовникот одби (код { $code }): во овој режим се наместува само со неговите копчиња. Наместете го таму, или изберете ја неговата опција за поврзана табла
device-clock-version =
    { $model ->
        [none] Часовник од непознат вид, верзија { $version }
       *[other] Часовник { $model }, верзија { $version }
    }
device-clock-button = Притиснато е копче на часовникот (број { $button })
device-clock-silent = Часовникот не одговара. Проверете дали е вклучен и поврзан со таблата
device-no-clock = На таблата не е приклучен часовник
device-no-clock-ever = Таблите од овој вид немаат часовник
device-presence = Оваа табла чувствува дали нешто стои, а не која фигура: која каде стои следува од потезите, додека се правилни. Не наоѓа неправилен потег ни резултат, а како лежи мора да се каже
device-moves = Оваа табла јавува завршени потези, и тоа само оние што ги смета за правилни: не наоѓа неправилен потег, допрена фигура ни резултат

device-battery = Батерија { $percent } %
device-battery-charging = Батерија { $percent } %, се полни

# Сообраќајот по линијата, за поддршка.
device-trace-open = отворена
device-trace-open-as = отворена под името { $port }
device-trace-not-understood = неразбрано: { $why }
device-trace-bytes = { $count ->
    [one] { $count } бајт
   *[other] { $count } бајти
}
device-trace-lost = прекината: { $reason }
device-trace-closed = затворена
device-trace-fault-stray = { $count ->
    [one] { $count } туѓ бајт
   *[other] { $count } туѓи бајти
} меѓу пораките
device-trace-fault-broken-off = пораката { $id } прекина по { $count } бајти
device-trace-fault-unknown = пораката { $id } не е позната
device-trace-fault-length = пораката { $id } не може да има { $count } бајти
device-trace-fault-content = пораката { $id } содржи бајти што немаат смисла
device-trace-got-board = целата табла, { $count ->
    [one] { $count } фигура
   *[other] { $count } фигури
}
device-trace-got-clock = часовник: { $times }
device-trace-got-answer = часовник: { $answer ->
    [unasked] сам се јави
    [done] наредбата { $command } е извршена
   *[refused] наредбата { $command } е ОДБИЕНА
}, { $bytes }
device-trace-got-clock-null = часовник: ништо (сѐ нули)
device-trace-got-field = { $square } { $holds ->
    [none] сега е празно
   *[other] сега на него стои: { $holds }
}
device-trace-got-memory = меморијата, настани: { $count }
device-trace-got-bus-address = адреса на магистралата { $address }
device-trace-got-serial = сериски број { $text }
device-trace-got-trademark = текст од производителот „{ $text }“
device-trace-got-version = верзија { $major } / { $minor }
device-trace-got-battery = батеријата е на { $percent } %
device-trace-got-long-serial = долг сериски број { $text }
device-trace-got-ignored = порака за дама ({ $id })
device-trace-no-clock = не е приклучен
device-trace-end = { $end } { $time ->
    [none] нечитливо
   *[other] { $time }
}{ $flag ->
    [flag] {" "}знаменце
    [blocked] {" "}знаменце и блокиран
   *[none] {""}
}
device-trace-turn = на потег е { $end }
device-trace-runs = работи
device-trace-stands = стои
device-trace-battery-low = СЛАБА БАТЕРИЈА
device-trace-white-wins = фигурата за „победа на Белиот“
device-trace-black-wins = фигурата за „победа на Црниот“
device-trace-draw = фигурата за реми
device-trace-ask-reset = врати во почетна состојба
device-trace-ask-clock = прашај за часовникот
device-trace-ask-board = прашај за таблата
device-trace-ask-update-all = јавувај сѐ
device-trace-ask-update-board = јавувај само полиња
device-trace-ask-update-nice = јавувај промени
device-trace-ask-serial = прашај за серискиот број
device-trace-ask-bus-address = прашај за адресата на магистралата
device-trace-ask-trademark = прашај за текстот од производителот
device-trace-ask-memory = прашај за меморијата
device-trace-ask-bus-mode = премини во магистрален режим
device-trace-ask-battery = прашај за батеријата
device-trace-ask-version = прашај за верзијата
device-trace-ask-long-serial = прашај за долгиот сериски број
device-trace-ask-lights = светла: { $squares }
device-trace-clock-text-xl = часовник: текст во сегменти
device-trace-clock-icons = часовник: знаци
device-trace-clock-end-text = часовник: крај на текстот
device-trace-clock-buttons = часовник: прашај за копчињата
device-trace-clock-version = часовник: прашај за верзијата
device-trace-clock-set-and-run = часовник: A на { $a }, B на { $b }, { $run ->
    [none] запрен
   *[other] { $run } работи
}
device-trace-clock-beep = часовник: звук од { $ms } ms
device-trace-clock-text = часовник: текст „{ $text }“
