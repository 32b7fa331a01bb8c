# Berührte Figuren, Rochade und Umwandlung von Hand

case-touch-chapter = Berührte Figuren

case-touch-kind-touched-piece = Berührte Figur
case-touch-ask-touched-piece-by = Wer hat berührt?
case-touch-ask-touched-piece-touched = Auf welchen Feldern, der Reihe nach?
case-touch-ask-touched-piece-announced = Wurde das Zurechtrücken vorher angekündigt?
case-touch-ask-touched-piece-deliberate = Absichtlich?
case-touch-ask-touched-piece-claim-lost = Hat der Gegner seitdem eine Figur berührt?
case-touch-ask-touched-piece-order = Ist die Reihenfolge bekannt?
case-touch-ask-touched-piece-told = Wem wurde es angekündigt?
case-touch-ask-touched-piece-adjusting = Falls nichts gesagt wurde: War es offensichtlich ein Zurechtrücken?
case-touch-ask-touched-piece-opponents-time = War dabei der Gegner am Zug?
case-touch-ask-touched-piece-accidental-since = Hat der Gegner seitdem nur versehentlich berührt?
case-touch-ask-touched-piece-raised = Wer bringt es vor?
case-touch-ask-touched-piece-proof = Ist es bewiesen?

case-touch-kind-adjusting = Zurechtrücken
case-touch-ask-adjusting-by = Wer rückt zurecht?
case-touch-ask-adjusting-announced = Wurde es vorher angekündigt?
case-touch-ask-adjusting-told = Wem?
case-touch-ask-adjusting-repeated = Immer wieder?

case-touch-kind-castling-by-hand = Ausführung der Rochade
case-touch-ask-castling-by-hand-by = Wer rochiert?
case-touch-ask-castling-by-hand-rook = Mit dem Turm auf welchem Feld?
case-touch-ask-castling-by-hand-first = Was wurde zuerst berührt?
case-touch-ask-castling-by-hand-stage = Wie weit war es gekommen?
case-touch-ask-castling-by-hand-proof = Ist es bewiesen?

case-touch-kind-promotion-choice = Wahl der Umwandlungsfigur
case-touch-ask-promotion-choice-by = Wer wandelt um?
case-touch-ask-promotion-choice-stage = Wie weit war es gekommen?
case-touch-ask-promotion-choice-fetched = Wurden die Uhren angehalten, um eine Figur zu holen?

case-touch-kind-inverted-rook = Umgedrehter Turm
case-touch-ask-inverted-rook-by = Wer hat ihn hingestellt?
case-touch-ask-inverted-rook-named-queen = Wurde er Dame genannt?
case-touch-ask-inverted-rook-moved-as-queen = Hat er seitdem gezogen, wie ein Turm nicht zieht?

case-touch-answer-order-known = Ja, wie genannt
case-touch-answer-order-unknown = Nein, oder gleichzeitig
case-touch-answer-opponent-claims = Der Gegner reklamiert
case-touch-answer-arbiter-saw = Niemand reklamiert, der Schiedsrichter sah es
case-touch-answer-to-opponent = Dem Gegner
case-touch-answer-to-arbiter = Dem Schiedsrichter, der Gegner war fort
case-touch-answer-to-nobody = Niemandem, der Gegner war fort
case-touch-answer-king-first = Der König
case-touch-answer-rook-first = Der Turm
case-touch-answer-both-at-once = Beide gleichzeitig
case-touch-answer-both-touched = König und Turm wurden berührt
case-touch-answer-king-released = Der König wurde auf seinem neuen Feld losgelassen
case-touch-answer-castled = Auch der Turm wurde losgelassen
case-touch-answer-castled-and-pressed = Auch die Uhr wurde gedrückt
case-touch-answer-pawn-released = Der Bauer wurde auf der letzten Reihe losgelassen
case-touch-answer-piece-in-hand = Die neue Figur ist in der Hand
case-touch-answer-piece-touched-square = Die neue Figur hat das Feld berührt und wird noch gehalten
case-touch-answer-piece-released = Die neue Figur wurde losgelassen

case-touch-only-on-request = In dieser Spielart wird über berührte Figuren nur auf Verlangen eines Spielers entschieden
case-touch-may-still-claim = { $side } kann noch reklamieren, bevor eine Figur berührt wird
case-touch-choice = Mehr als eine Figur kommt in Frage: Jemand muss wählen
case-touch-opponent-chooses = { $side } bestimmt, welche Figur gezogen oder geschlagen oder womit geschlagen wird: { $squares }
case-touch-arbiter-chooses = Der Schiedsrichter beurteilt, welche Figur von { $side } zuerst berührt wurde: { $squares } (Züge { $moves })
case-touch-no-exception-for-accidents = Die Fassung kennt keine Ausnahme für Versehen; wie streng das genommen wird, liegt beim Schiedsrichter
case-touch-no-rule-for-several = Die Fassung spricht von je einer Figur; dass hier die jeweils erste gilt, ist ihre sinngemäße Erweiterung
case-touch-rule-as-touched = Die Figuren gelten als berührt: als berührte Figur von { $side } entscheiden
case-touch-rule-as-illegal = Als regelwidrigen Zug von { $side } entscheiden

case-touch-because-own = Die zuerst berührte eigene Figur, die ziehen kann, muss gezogen werden
case-touch-because-enemy = Die zuerst berührte gegnerische Figur, die geschlagen werden kann, muss geschlagen werden
case-touch-because-both = Figuren beider Farben wurden berührt: Die Fassung sagt, was vorgeht
case-touch-because-several = Mehrere Figuren einer Farbe wurden mit der anderen Farbe berührt: Was weder ziehen noch geschlagen werden kann, zählt nicht, unter dem Rest wählt der Gegner
case-touch-because-castling = König und Turm wurden berührt und die Rochade dort ist regelgemäß
case-touch-because-rook-first = Der Turm wurde vor dem König berührt: Die Rochade auf dieser Seite ist mit diesem Zug nicht erlaubt
case-touch-because-rook-first-valid = Der Turm wurde vor dem König berührt: { $side } wird verwarnt, doch die Rochade gilt
case-touch-because-castling-illegal = Die Rochade dort ist regelwidrig: Der König muss anders ziehen, auch durch Rochade auf der anderen Seite; kann er nicht, ist jeder regelgemäße Zug erlaubt
case-touch-because-free = Keine der berührten Figuren kann ziehen oder geschlagen werden
case-touch-increment-taken-back = Das Drücken hatte { $side } { $time } gutgeschrieben: Diese Zeit wird mit dem Zug zurückgenommen

case-touch-adjusting-not-on-move = Nur wer am Zug ist, darf zurechtrücken: { $side } ist es nicht
case-touch-adjusting-unannounced = { $side } hat ohne Ankündigung zurechtgerückt
case-touch-adjusting-to-nobody = Ist der Gegner fort, muss { $side } es vorher dem Schiedsrichter sagen
case-touch-adjusting-right = { $side } darf zurechtrücken: Es war angekündigt
case-touch-adjusting-repeated = { $side } rückt immer wieder zurecht und stört den Gegner

case-touch-castling-stands = Die Rochade von { $side } gilt
case-touch-castling-illegal-pressed = Die Rochade von { $side } ist regelwidrig und die Uhr wurde gedrückt

case-touch-choice-final = Die Wahl der neuen Figur durch { $side } ist endgültig
case-touch-choice-open = { $side } kann noch eine andere Figur wählen
case-touch-new-piece-stays = Die neue Figur bleibt auf ihrem Feld; { $side } führt den Zug zu Ende
case-touch-may-choose-anew = { $side } setzt die gewählte Figur auf das Feld und führt den Zug zu Ende
case-touch-because-final-on-touch = Die Wahl ist endgültig, sobald die Figur das Umwandlungsfeld berührt hat
case-touch-because-final-on-release = Die Wahl ist frei, bis die Hand die Figur auf dem Feld losgelassen hat
case-touch-because-no-rule-on-choice = Die Fassung sagt nicht, wann die Wahl endgültig ist; eine losgelassene Figur bleibt stehen
case-touch-because-pawn-stays = Der Bauer wurde auf der letzten Reihe losgelassen: Er kann auf kein anderes Feld und muss ersetzt werden
case-touch-because-fetching-binds-nobody = Wer die Uhren anhält, um eine Figur holen zu lassen, ist nicht an sie gebunden

case-touch-inverted-rook = Die Figur ist ein Turm, wie immer sie steht
case-touch-turn-rook-up = Der Turm wird richtig hingestellt; eine fehlende Umwandlungsfigur ist bei angehaltener Schachuhr beim Schiedsrichter anzufordern
case-touch-because-name-counts-nothing = Wie { $side } sie nannte, ist ohne Bedeutung
case-touch-because-manual-on-rook = So sagt es das FIDE-Handbuch für Schiedsrichter
case-touch-no-text-on-rook = Kein Text der Fassung spricht davon; dass ein Turm ein Turm ist, ist alte Praxis
case-touch-ask-promotion-choice-pressed = Wurde die Uhr gedrückt, bevor die neue Figur dort stand?
case-touch-piece-came-after-the-press = Die Uhr wurde gedrückt, als der Bauer auf der letzten Reihe stand; was { $side } danach hinstellte, ist keine Wahl der neuen Figur
