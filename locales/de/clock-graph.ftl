# Die Uhren einer Partie über ihre Züge.

clock-graph-name = Uhren über die Züge
clock-graph-bars = Balken: Zeit je Zug
clock-graph-ply = { $move }: { $side } brauchte { $spent }, { $left } übrig
clock-graph-ply-left = { $move }: { $side }, { $left } übrig
clock-graph-ply-unknown = { $move }: { $side }, Zeit nicht bekannt
clock-graph-corrected = Uhr berichtigt: { $correction }
clock-graph-corrected-by = Uhr berichtigt: { $correction } (Vorfall { $no })
clock-graph-undone = Berichtigung der Uhr rückgängig gemacht
clock-graph-away-one = Brett getrennt: { $from } wurde nicht gemeldet
clock-graph-away = Brett getrennt: { $from } bis { $to } wurden nicht gemeldet
clock-graph-lost = Brett { $time } lang getrennt
clock-graph-lost-still = Brett getrennt
clock-graph-longest = Am längsten: { $move }
