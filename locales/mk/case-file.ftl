# Што не е во ред со случајот како што е кажан, во датотека или во формуларот за инцидент.

case-file-line = ред { $line }: { $what }
case-file-topics = (jadoube rule --topics кажува што прашува секој вид случај)
case-file-text = Ова не може да се прочита ни како RON ни како JSON; секој збор стои во наводници. { $why }
case-file-bare = Зборовите стојат во наводници; пишете "{ $word }".
case-file-no-such-kind =
    Нема вид случај „{ $told }“.{ $near ->
        [none] {""}
       *[other] {" "}Дали мислевте { $near }?
    }
case-file-no-such-part =
    Случајот нема таков податок.{ $near ->
        [none] {""}
       *[other] {" "}Дали мислевте { $near }?
    }
case-file-missing = Ова мора да се каже, на пример { $example }.
case-file-unreadable =
    „{ $told }“ не е разбирливо; пишете како { $example }.{ $near ->
        [none] {""}
       *[other] {" "}Дали мислевте { $near }?
    }
case-file-negative = { $told } е помалку од ништо.
case-file-move-unreadable = „{ $text }“ не е потег. Пишете го со полињата, e2e4, или во која било нотација, Сf3.
case-file-move-illegal = „{ $text }“ тука не е правилен потег за { $side }. Ако се мисли на неправилен потег, пишете од каде до каде, e2e5.
case-file-move-ambiguous = „{ $text }“ може да биде { $moves }. Пишете го тој на кој мислите.
case-file-move-of-game = потег { $number }: { $why }
case-file-game = Партијата не може да биде таква: { $why }
case-file-nothing-there = На { $square } не стои ништо.
case-file-not-theirs = На { $square } не стои фигура на { $side }.
case-file-not-on-move = { $side } таму не е на потег.
case-file-not-legal = { $text } тука не е правилен потег за { $side }, а овој случај бара потег што е или ќе биде одигран. Погрешен потег е случајот illegal-move.
case-file-same-square = Од { $square } до { $square } не е потег.
case-file-beyond-record = По { $ply } полупотези: партијата има { $of }.
case-file-too-many = { $told } од { $most } не може да биде.
case-file-no-castling-rook = На { $square } не стои топ на { $side } во редот на кралот.
case-file-no-pawn = { $side } таму нема пешак што би можел да се промовира.
case-file-no-castling = Ова е чекор на рокада, а не бил поместен кралот.
case-file-nothing-taken = Ова е чекор на земање, а на { $square } ништо не може да се земе.
case-file-result-and-reason = Овој резултат не може да има таква причина.
case-file-not-two = Именувано е првото од две знаменца, а паднато е само едно.
case-file-move-and-none = Наведен е намерен потег, а воедно е кажано дека немало таков.

# How a fact is written in a file.

case-file-form-side = "white" | "black"
case-file-form-yes-no = true | false
case-file-form-one-of = { $list }
case-file-form-square = поле, "e4"
case-file-form-squares = полиња по ред, ["e4", "d5"]
case-file-form-from-to = од и до, ("e2", "e5") или "e2e5"
case-file-form-move = потег во која било нотација, "Сf3" или "e7e8q"
case-file-form-placement = што стои на таблата, првото поле на FEN
case-file-form-ply = одиграни полупотези претходно, 12
case-file-form-number = број
case-file-form-time = милисекунди, или "2:30:00"
case-file-form-text = зборови

# Facts that make no case.

case-file-case-kind = Нема случај од видот „{ $text }“
case-file-case-fact = Фактите не чинат случај „{ $kind }“: { $why }
