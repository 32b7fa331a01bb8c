# Züge, wie sie angesagt und nach Gehör getippt werden. Was zuerst gesagt wird, steht in voice.ftl und
# chess.ftl; hier steht das Übrige und was sonst verstanden wird, mit Kommas dazwischen. Was die
# Regeln und die Spieler sonst schreiben (Caesar, fuenf, zwo), steht schon im Programm.

spoken-file-a = Anton
spoken-file-b = Berta
spoken-file-c = Cäsar
spoken-file-d = Dora
spoken-file-e = Emil
spoken-file-f = Friedrich
spoken-file-g = { "" }
spoken-file-h = Heinrich
spoken-rank-1 = { "" }
spoken-rank-2 = { "" }
spoken-rank-3 = { "" }
spoken-rank-4 = { "" }
spoken-rank-5 = { "" }
spoken-rank-6 = { "" }
spoken-rank-7 = { "" }
spoken-rank-8 = { "" }
spoken-pawn = { "" }
spoken-knight = { "" }
spoken-bishop = { "" }
spoken-rook = { "" }
spoken-queen = { "" }
spoken-king = { "" }
spoken-takes = schlägt
spoken-en-passant = en passant
spoken-promotes = Umwandlung
spoken-castles = Rochade
spoken-castles-short = kleine Rochade
spoken-castles-long = große Rochade
spoken-check = Schach
spoken-mate = matt
spoken-draw-offer = Remis
spoken-filler = nach
