# Контроли на времето и што смее судијата да промени на часовникот.

clock-period-moves = { $moves ->
    [one] { $time } за { $moves } потег
   *[other] { $time } за { $moves } потези
}
clock-period-rest = { $time } до крајот на партијата
clock-bonus-increment = + { $time } по потег
clock-bonus-delay = { $time } задршка по потег
clock-bonus-bronstein = до { $time } се враќа по потег
clock-bonus-from = { $bonus } од { $move }. потег
clock-control-of-side = { $side }: { $control }

clock-add = { $side } +{ $time }
clock-subtract = { $side } −{ $time }
clock-set = { $side } наместен на { $time }
clock-set-both = Белиот наместен на { $white }, Црниот на { $black }
clock-swap-sides = двете страни на часовникот се заменети
clock-set-counter = бројачот на потези на { $side } наместен на { $moves }

clock-fault-no-period = Темпото на игра нема период за { $side }. Внесете барем еден
clock-fault-open-ended = Период { $period } на { $side } ги опфаќа сите преостанати потези, а не е последен. Внесете број на потези
clock-fault-no-moves = Период { $period } на { $side } нема потези. Внесете барем еден, или оставете го полето празно за сите преостанати потези
clock-fault-no-time = Период { $period } на { $side } нема време. Внесете време
clock-fault-below-zero = Период { $period } на { $side } има време под нула. Внесете време над нула
clock-fault-too-much = Период { $period } на { $side } има повеќе време отколку што може да покаже часовникот. Внесете најмногу 99:59:59
clock-fault-bonus-from-nothing = Во период { $period } на { $side } додатокот почнува од потег 0. Првиот потег е 1
