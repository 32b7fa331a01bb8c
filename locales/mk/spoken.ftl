# Потези како што се најавуваат и како што се пишуваат по слушање. Зборовите што се кажуваат први се
# во voice.ftl и chess.ftl; тука се другите и она што уште се разбира, одделено со запирки.

spoken-file-a = ана
spoken-file-b = б, бела
spoken-file-c = ц, цезар
spoken-file-d = д, давид
spoken-file-e = ева
spoken-file-f = ф, феликс
spoken-file-g = г, густав
spoken-file-h = х, хектор
spoken-rank-1 = едно, една
spoken-rank-2 = две
spoken-rank-3 = { "" }
spoken-rank-4 = { "" }
spoken-rank-5 = { "" }
spoken-rank-6 = { "" }
spoken-rank-7 = { "" }
spoken-rank-8 = { "" }
spoken-pawn = пион, пешакот
spoken-knight = коњ, коњот, скокачот
spoken-bishop = офицер, ловецот
spoken-rook = топот, кула
spoken-queen = кралица, дамата
spoken-king = { "" }
spoken-takes = зема, фаќа, јаде, бие
spoken-en-passant = ан пасан, во минување, во одминување
spoken-promotes = промоција, станува, промовира во
spoken-castles = рокада
spoken-castles-short = кратка рокада, рокада мала, 0-0
spoken-castles-long = долга рокада, рокада голема, 0-0-0
spoken-check = шах
spoken-mate = мат, шах и мат
spoken-draw-offer = реми, нудам реми
spoken-filler = на, од, игра
