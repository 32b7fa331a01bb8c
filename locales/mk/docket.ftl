# Што не е во ред со случајот како што е кажан, во датотека или во формуларот за инцидент.

docket-line = ред { $line }: { $what }
docket-topics = (jadoube rule --topics кажува што прашува секој вид случај)
docket-text = Ова не може да се прочита ни како RON ни како JSON; секој збор стои во наводници. { $why }
docket-bare = Зборовите стојат во наводници; пишете "{ $word }".
docket-no-such-kind =
    Нема вид случај „{ $told }“.{ $near ->
        [none] {""}
       *[other] {" "}Дали мислевте { $near }?
    }
docket-no-such-part =
    Случајот нема таков податок.{ $near ->
        [none] {""}
       *[other] {" "}Дали мислевте { $near }?
    }
docket-missing = Ова мора да се каже, на пример { $example }.
docket-unreadable =
    „{ $told }“ не е разбирливо; пишете како { $example }.{ $near ->
        [none] {""}
       *[other] {" "}Дали мислевте { $near }?
    }
docket-negative = { $told } е помалку од ништо.
docket-move-unreadable = „{ $text }“ не е потег. Пишете го со полињата, e2e4, или во која било нотација, Сf3.
docket-move-illegal = „{ $text }“ тука не е правилен потег за { $side }. Ако се мисли на неправилен потег, пишете од каде до каде, e2e5.
docket-move-ambiguous = „{ $text }“ може да биде { $moves }. Пишете го тој на кој мислите.
docket-move-of-game = потег { $number }: { $why }
docket-game = Партијата не може да биде таква: { $why }
docket-nothing-there = На { $square } не стои ништо.
docket-not-theirs = На { $square } не стои фигура на { $side }.
docket-not-on-move = { $side } таму не е на потег.
docket-not-legal = { $text } тука не е правилен потег за { $side }, а овој случај бара потег што е или ќе биде одигран. Погрешен потег е случајот illegal-move.
docket-same-square = Од { $square } до { $square } не е потег.
docket-beyond-record = По { $ply } полупотези: партијата има { $of }.
docket-too-many = { $told } од { $most } не може да биде.
docket-no-castling-rook = На { $square } не стои топ на { $side } во редот на кралот.
docket-no-pawn = { $side } таму нема пешак што би можел да се промовира.
docket-no-castling = Ова е чекор на рокада, а не бил поместен кралот.
docket-nothing-taken = Ова е чекор на земање, а на { $square } ништо не може да се земе.
docket-result-and-reason = Овој резултат не може да има таква причина.
docket-not-two = Именувано е првото од две знаменца, а паднато е само едно.
docket-move-and-none = Наведен е намерен потег, а воедно е кажано дека немало таков.

# How a fact is written in a file.

docket-form-side = "white" | "black"
docket-form-yes-no = true | false
docket-form-one-of = { $list }
docket-form-square = поле, "e4"
docket-form-squares = полиња по ред, ["e4", "d5"]
docket-form-from-to = од и до, ("e2", "e5") или "e2e5"
docket-form-move = потег во која било нотација, "Сf3" или "e7e8q"
docket-form-placement = што стои на таблата, првото поле на FEN
docket-form-ply = одиграни полупотези претходно, 12
docket-form-number = број
docket-form-time = милисекунди, или "2:30:00"
docket-form-text = зборови

# Facts that make no case.

docket-case-kind = Нема случај од видот „{ $text }“
docket-case-fact = Фактите не чинат случај „{ $kind }“: { $why }
