# Bedenkzeiten und was ein Schiedsrichter an einer Uhr ändern darf.

clock-period-moves = { $moves ->
    [one] { $time } für { $moves } Zug
   *[other] { $time } für { $moves } Züge
}
clock-period-rest = { $time } für den Rest der Partie
clock-bonus-increment = + { $time } pro Zug
clock-bonus-delay = { $time } Aufschub pro Zug
clock-bonus-bronstein = bis zu { $time } pro Zug zurück (Bronstein)
clock-bonus-from = { $bonus } ab Zug { $move }
clock-control-of-side = { $side }: { $control }

clock-add = { $side } +{ $time }
clock-subtract = { $side } −{ $time }
clock-set = { $side } auf { $time } gestellt
clock-set-both = Weiß auf { $white } gestellt, Schwarz auf { $black }
clock-swap-sides = die beiden Seiten der Uhr vertauscht
clock-set-counter = Zugzähler von { $side } auf { $moves } gestellt

clock-fault-no-period = Die Bedenkzeit hat keine Periode für { $side }. Geben Sie mindestens eine an
clock-fault-open-ended = Periode { $period } von { $side } umfasst alle restlichen Züge, ist aber nicht die letzte. Geben Sie ihr eine Zahl von Zügen
clock-fault-no-moves = Periode { $period } von { $side } hat keine Züge. Geben Sie mindestens einen an, oder lassen Sie das Feld für alle restlichen Züge leer
clock-fault-no-time = Periode { $period } von { $side } hat keine Zeit. Geben Sie ihr welche
clock-fault-below-zero = Periode { $period } von { $side } hat eine Zeit unter null. Geben Sie eine Zeit über null an
clock-fault-too-much = Periode { $period } von { $side } hat mehr Zeit, als eine Uhr anzeigen kann. Geben Sie höchstens 99:59:59 an
clock-fault-bonus-from-nothing = In Periode { $period } von { $side } beginnt der Zeitzuschlag bei Zug 0. Der erste Zug ist 1
