# Bedenkzeiten und was ein Schiedsrichter an einer Uhr ändern darf.

clock-period-moves = { $moves ->
    [one] { $time } für { $moves } Zug
   *[other] { $time } für { $moves } Züge
}
clock-period-rest = { $time } für den Rest der Partie
clock-bonus-increment = + { $time } pro Zug
clock-bonus-delay = { $time } Verzögerung pro Zug
clock-bonus-bronstein = bis zu { $time } pro Zug zurück
clock-bonus-from = { $bonus } ab Zug { $move }
clock-control-of-side = { $side }: { $control }

clock-add = { $side } +{ $time }
clock-subtract = { $side } −{ $time }
clock-set = { $side } auf { $time } gestellt
clock-set-both = Weiß auf { $white } gestellt, Schwarz auf { $black }
clock-swap-sides = die beiden Seiten der Uhr vertauscht
clock-set-counter = Zugzähler von { $side } auf { $moves } gestellt
