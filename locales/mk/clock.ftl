# Времетраење на партијата и што смее судијата да промени на часовникот.

clock-period-moves = { $moves ->
    [one] { $time } за { $moves } потег
   *[other] { $time } за { $moves } потези
}
clock-period-rest = { $time } до крајот на партијата
clock-bonus-increment = + { $time } по потег
clock-bonus-delay = { $time } одложување по потег
clock-bonus-bronstein = до { $time } се враќа по потег
clock-bonus-from = { $bonus } од { $move }. потег
clock-control-of-side = { $side }: { $control }

clock-add = { $side } +{ $time }
clock-subtract = { $side } −{ $time }
clock-set = { $side } наместен на { $time }
clock-set-both = Белиот наместен на { $white }, Црниот на { $black }
clock-swap-sides = двете страни на часовникот се заменети
clock-set-counter = бројачот на потези на { $side } наместен на { $moves }
