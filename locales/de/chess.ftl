# Seiten, Figuren, Felder und Züge. Kurz: vieles davon wird während der Partie gesprochen.

chess-white = Weiß
chess-black = Schwarz

chess-king = König
chess-queen = Dame
chess-rook = Turm
chess-bishop = Läufer
chess-knight = Springer
chess-pawn = Bauer

chess-kings = Könige
chess-queens = Damen
chess-rooks = Türme
chess-bishops = Läufer
chess-knights = Springer
chess-pawns = Bauern

chess-white-king = weißer König
chess-white-queen = weiße Dame
chess-white-rook = weißer Turm
chess-white-bishop = weißer Läufer
chess-white-knight = weißer Springer
chess-white-pawn = weißer Bauer
chess-black-king = schwarzer König
chess-black-queen = schwarze Dame
chess-black-rook = schwarzer Turm
chess-black-bishop = schwarzer Läufer
chess-black-knight = schwarzer Springer
chess-black-pawn = schwarzer Bauer
chess-white-kings = weiße Könige
chess-white-queens = weiße Damen
chess-white-rooks = weiße Türme
chess-white-bishops = weiße Läufer
chess-white-knights = weiße Springer
chess-white-pawns = weiße Bauern
chess-black-kings = schwarze Könige
chess-black-queens = schwarze Damen
chess-black-rooks = schwarze Türme
chess-black-bishops = schwarze Läufer
chess-black-knights = schwarze Springer
chess-black-pawns = schwarze Bauern

chess-square-with = { $square }, { $piece }
chess-square-empty = { $square }, leer

chess-move = { $piece } { $from } { $to }
chess-move-capture = { $piece } { $from } schlägt { $captured } { $to }
chess-castles-short = kurze Rochade
chess-castles-long = lange Rochade
chess-move-en-passant = { $move }, en passant
chess-move-promotes = { $move }, Umwandlung: { $piece }
chess-move-check = { $move }, Schach
chess-move-mate = { $move }, matt

chess-at-start = vor dem ersten Zug
chess-after-move = nach dem { $number }. Zug von { $side }
chess-source-name = Quelle
chess-source-goes-on = Hier endet die Mitschrift, die gelesene Datei geht weiter: „{ $words }“
chess-record-break = { $kind ->
    [misfit] ab hier ist die Notation beschädigt
    [newer] was folgt, hat ein neueres Programm aufgezeichnet
    [times] die Zeiten sind möglicherweise falsch, denn Zeilen der Datei sind verloren
   *[lost] hier fehlen möglicherweise Züge
}
chess-recorded-behind = { $why }; dahinter aufgezeichnet und nicht sicher: { $moves }
