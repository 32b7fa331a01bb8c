# The help of the command line: an id is made of the command and the argument, cli-help-export-output.
# What several commands share has no command in its id; -after stands below the options.

# Shared by several commands

cli-help-file = Die Turnierdatei
cli-help-json = Ein JSON-Objekt je Zeile ausgeben
cli-help-no = Die Nummer des Umschlags
cli-help-output = Die PDF-Datei, die geschrieben wird
cli-help-chess960 = Schach960
cli-help-fen = Die Stellung, in Anführungszeichen; start ist die Anfangsstellung
cli-help-history = Die Züge vom Beginn bis zur Stellung, wie Schachprogramme sie schreiben, in Anführungszeichen
cli-help-letters = Figurenbuchstaben, die das Programm nicht kennt: eine RON-Datei, siehe notate --help
cli-help-case = Die Datei mit dem Fall; - liest die Standardeingabe
cli-help-edition = Die Fassung der Regeln, oder all für alle [Vorgabe: die neueste]
cli-help-stdin = Die Kennwörter von der Standardeingabe lesen, eines je Zeile
cli-help-reason = Weshalb, und was entschieden wurde; es bleibt im Protokoll
cli-help-system = Seine Notation [Vorgabe: diejenige, in der er etwas bedeutet]; siehe jadoube read --help
cli-help-batch = Für jede Zeile dieser Datei antworten; - ist die Standardeingabe
cli-help-threads = Wie viele Threads an einem Stapel arbeiten [Vorgabe: einer je Kern]
cli-help-lang = Die Sprache von Fenster und Ausgabe: en, de oder mk [Vorgabe: die des Systems]
cli-help-help = Diese Hilfe ausgeben
cli-help-version = Die Version ausgeben
cli-help-help-command = Die Hilfe zu einem Befehl ausgeben

# The frame of every help

cli-help-title-usage = Aufruf
cli-help-title-commands = Befehle
cli-help-title-arguments = Argumente
cli-help-title-options = Optionen
cli-help-title-name = Name
cli-help-title-description = Beschreibung
cli-help-title-more = Weiteres
cli-help-title-version = Version
cli-help-default = {"["}Vorgabe: { $value }]
cli-help-choices = {"["}möglich: { $values }]
cli-help-choice = - { $value }: { $meaning }

# What stands for a value in usage lines

cli-help-value-options = OPTIONEN
cli-help-value-command = BEFEHL
cli-help-value-arbiter = NAME
cli-help-value-board = BRETT
cli-help-value-boards = ANZAHL
cli-help-value-by = NAME
cli-help-value-case = DATEI
cli-help-value-capacity = EIGENSCHAFT
cli-help-value-clock-side = ENDE
cli-help-value-address = ADRESSE
cli-help-value-code = CODE
cli-help-value-code-none = CODE|none
cli-help-value-control = BEDENKZEIT
cli-help-value-country = LAND
cli-help-value-edition = FASSUNG
cli-help-value-edition-article-words = FASSUNG] [ARTIKEL|WÖRTER
cli-help-value-end = ENDE
cli-help-value-faults = FEHLER
cli-help-value-file = DATEI
cli-help-value-file-hex = DATEI.hex
cli-help-value-file-ics = DATEI.ics
cli-help-value-file-pdf = DATEI.pdf
cli-help-value-file-ron = DATEI.ron
cli-help-value-fingerprint = FINGERABDRUCK
cli-help-value-folder = ORDNER
cli-help-value-from = NAME
cli-help-value-games = PARTIEN
cli-help-value-head = KOPF
cli-help-value-history = ZÜGE
cli-help-value-how = WIE
cli-help-value-kind = ART
cli-help-value-lang = SPRACHE
cli-help-value-last-round = RUNDE
cli-help-value-letters-ron = BUCHSTABEN.ron
cli-help-value-list = LISTE
cli-help-value-move = ZUG
cli-help-value-n = ANZAHL
cli-help-value-n-hash = N:HASH
cli-help-value-name = NAME
cli-help-value-new = NEUE DATEI
cli-help-value-no = NR
cli-help-value-nos = NR
cli-help-value-number = NUMMER
cli-help-value-scoring = PUNKTE
cli-help-value-federation = FÖDERATION
cli-help-value-title = TITEL
cli-help-value-club = VEREIN
cli-help-value-result = ERGEBNIS
cli-help-value-pairing = PAARUNG
cli-help-value-numbers = NUMMERN
cli-help-value-output = DATEI
cli-help-value-paper = PAPIER
cli-help-value-path = PFAD
cli-help-value-patience = SEKUNDEN
cli-help-value-place = ORT
cli-help-value-player = NAME
cli-help-value-port = ANSCHLUSS
cli-help-value-rating = WERTUNGSZAHL
cli-help-value-reason = GRUND
cli-help-value-round = RUNDE
cli-help-value-scheme = WÖRTER
cli-help-value-session = SPIELSITZUNG
cli-help-value-sheet = SPIELER
cli-help-value-shell = SHELL
cli-help-value-signature = SIGNATUR
cli-help-value-speed = TEMPO
cli-help-value-start = BEGINN
cli-help-value-status = STAND
cli-help-value-system = SYSTEM
cli-help-value-system-text = SYSTEM TEXT
cli-help-value-text = TEXT
cli-help-value-time = ZEIT
cli-help-value-to = NAME
cli-help-value-trace = WIE VIEL
cli-help-value-venue = ORT
cli-help-value-players = SPIELER
cli-help-value-teams = MANNSCHAFTEN
cli-help-value-team = MANNSCHAFT
cli-help-value-seed = ZAHL
cli-help-value-tables = TABELLEN
cli-help-value-table = DATEI
cli-help-value-results = DATEI
cli-help-value-places = PLÄTZE
cli-help-value-stages = ABSCHNITTE
cli-help-value-day = TAG
cli-help-value-minutes = MINUTEN
cli-help-value-number-k = NUMMER=K
cli-help-value-out = ZIEL
cli-help-value-encoding = KODIERUNG
cli-help-value-rate = BEDENKZEIT
cli-help-value-file-trf = DATEI.trf
cli-help-value-file-csv = DATEI.csv
cli-help-value-file-html = DATEI.html
cli-help-value-number-round = NUMMER@RUNDE
cli-help-value-rules = REGELN
cli-help-value-final = FINALE
cli-help-value-match-player = ZWEIKAMPF=SPIELER
cli-help-value-first-white = BRETTER
cli-help-value-what = WAS
cli-help-value-white = WEISS
cli-help-value-white-black-time = white|black[=ZEIT]
cli-help-value-black = SCHWARZ
cli-help-value-words = WÖRTER
cli-help-value-category-amounts = KATEGORIE=BETRÄGE
cli-help-value-category = KATEGORIE
cli-help-value-money = WÄHRUNG
cli-help-value-share-prizes = WIE
cli-help-value-yes = JA
cli-help-value-board-pairing = BRETT=PAARUNG
cli-help-value-means-numbers = MITTEL:NUMMERN
cli-help-value-letter = BUCHSTABE
cli-help-value-ground = GRUND
cli-help-value-points = PUNKTE
cli-help-value-year = JAHR

# jadoube

cli-help-jadoube = Ein Arbeitsplatz für Schiedsrichter: Brett, Schachuhr und Streitfälle in einem Fenster
cli-help-jadoube-long = Ohne Befehl öffnet sich das Fenster: mit DATEI oder mit der Auswahl eines Turniers.
cli-help-jadoube-after =
    Rückgabewerte: 0 erledigt; 1 abgelehnt (die Regeln oder der Stand lassen es nicht zu, oder eine Prüfung schlug fehl); 2 die Eingabe ist unbrauchbar.

    Zum Ausprobieren: jadoube demo
cli-help-jadoube-file = Die Turnierdatei, die geöffnet wird (NAME.jadoube)

# jadoube demo

cli-help-demo = Ein Vorführturnier zeigen: Bretter an simulierten seriellen Leitungen, eine Partie mit einem blinden Spieler, eine Hängepartie
cli-help-demo-headless = Ohne Fenster bis zum Ende laufen und ausgeben, was geschah; Rückgabewert 0 nur, wenn alles stimmt
cli-help-demo-keep = Wo die Turnierdatei bleibt [Vorgabe: ein temporärer Ordner]
cli-help-demo-screenshots = Jede Ansicht als PNG-Datei in diesem Ordner speichern und beenden

# jadoube new

cli-help-new = Eine neue Turnierdatei anlegen
cli-help-new-after = Beispiel: jadoube new pokal.jadoube --name "Winterpokal" --boards 8 --control 15+10
cli-help-new-file = Die Datei, die angelegt wird
cli-help-new-name = Der Name des Turniers [Vorgabe: der Name der Datei]
cli-help-new-place = Wo gespielt wird
cli-help-new-arbiter = Der verantwortliche Schiedsrichter
cli-help-new-edition = Die geltende Fassung der Regeln [Vorgabe: die der Turnierordnung, sonst 2023]
cli-help-new-rules = Die Turnierordnung: eine RON-Datei, über ihre Fassung gelegt (siehe assets/laws/overlays), oder 2006 für die FIDE-Turnierregeln von 2006
cli-help-new-supervision = Wie Schnell- und Blitzpartien beaufsichtigt werden [Vorgabe: offen; eine Entscheidung sagt es dann]
cli-help-new-supervision-adequate = Angemessene Aufsicht: Die Turnierschachregeln gelten ganz
cli-help-new-supervision-lacking = Weniger als das
cli-help-new-boards = Wie viele Bretter aufgestellt werden
cli-help-new-control = Die Zeitkontrolle der Bretter: 40/90+30, 30+30; 3+2; 90 d5

# jadoube log

cli-help-log = Das Protokoll eines Turniers ausgeben
cli-help-log-after = Beschädigte Dateien werden gezeigt, so weit sie lesbar sind; der Rückgabewert ist dann 1.
cli-help-log-board = Nur was an diesem Brett geschah

# jadoube verify

cli-help-verify = Die Kette eines Turnierprotokolls prüfen
cli-help-verify-after =
    Es wird nichts geschrieben. Gezeigt wird: Niemand ohne den Schlüssel einer Station hat etwas geändert. Wer diesen Schlüssel hat, könnte das Protokoll neu schreiben, und vom Ende können Zeilen samt Signaturen abgeschnitten werden: Gegen beides hilft der Kopf auf Papier.
    Beispiel: jadoube verify pokal.jadoube --head 1284:7K3QF-9WX2M-D04TB-ZZ8AH-5C
    Rückgabewerte: 0 unversehrt; 1 die erste falsche Zeile wird genannt, oder die Datei wurde aus einer beschädigten gerettet und ihr fehlen Zeilen davon, oder der Kopf gehört nicht zur Datei, oder ein anderer Schlüssel hat unterschrieben; 2 nichts ist lesbar, oder der Kopf wurde falsch abgetippt.
cli-help-verify-head = Ein notierter Kopf: Gehört dieser Stand zur Datei? N:CODE, N:HASH oder gescannter Text
cli-help-verify-signed-by = Jede Zeile muss mit diesem Schlüssel unterschrieben sein; sein Fingerabdruck hat 30 Ziffern
cli-help-verify-json = Die Antwort als ein JSON-Objekt ausgeben

# jadoube stations

cli-help-stations = Wer das Turnier führt, welche Bretter jede Station führt und wie weit jede ist; Bretter übergeben
cli-help-stations-after =
    Mehrere Dateien, von mehreren Stationen, werden verglichen: dieselben Zeilen jeder Station, soweit beide sie haben, derselbe Verlauf jedes Brettes, in jedem Zeitraum nur eine Station, jede Nummer nur einmal. Was einer Datei gegenüber einer anderen fehlt, wird genannt; wo zwei einander etwas voraushaben, stimmen sie nicht überein.
    Endet mit 0, wenn alles unversehrt ist, was von jeder Station hier ist, und die Dateien übereinstimmen; mit 1, wenn nicht, oder wenn das Verlangte abgelehnt wird; mit 2, wenn nichts zu lesen ist.
    Beispiele: jadoube stations pokal.jadoube --json; jadoube stations saal-a.jadoube saal-b.jadoube; jadoube stations pokal.jadoube give B 4 5; jadoube stations pokal.jadoube take-over 4 --reason 'Rechner defekt'
cli-help-stations-files = Die Turnierdatei; mehrere werden verglichen
cli-help-stations-json = Die Antwort als ein JSON-Objekt ausgeben
cli-help-stations-station = Buchstabe oder Name der anderen Station
cli-help-stations-posts = Ein Brett mit seiner Nummer, oder chief für den Platz der Hauptstation
cli-help-stations-post = Ein Brett mit seiner Nummer, oder chief für den Platz der Hauptstation
cli-help-stations-give = Bretter oder den Platz der Hauptstation für eine andere Station freigeben, die sie dann übernimmt
cli-help-stations-take = Nehmen, was eine andere Station für diese freigegeben hat
cli-help-stations-take-over = Bretter oder den Platz der Hauptstation von einer Station übernehmen, die nicht antwortet
cli-help-stations-settle = Entscheiden, welche von zwei Aufzeichnungen eines Brettes gilt
cli-help-stations-settle-station = Buchstabe oder Name der Station, deren Aufzeichnung nicht gilt
cli-help-stations-settle-stands = Welche Aufzeichnung gelten soll
cli-help-stations-settle-stands-in-force = die bisher gilt
cli-help-stations-settle-stands-aside = die bisher nicht gilt
cli-help-stations-settle-stands-parts = Teil für Teil, wie die Optionen sagen
cli-help-stations-settle-moves = Mit parts: wessen Züge gelten
cli-help-stations-settle-upto = Mit parts: der letzte Zug, der gilt, 12 oder 12…; 0 für keinen
cli-help-stations-settle-clock = Mit parts: was die Uhren zeigen
cli-help-stations-settle-clock-in-force = wie jetzt
cli-help-stations-settle-clock-aside = wie am Ende der zurückgestellten Aufzeichnung
cli-help-stations-settle-clock-last-move = wie beim letzten Zug, der gilt
cli-help-stations-settle-result = Mit parts: wessen Ergebnis gilt
cli-help-stations-settle-counts = Mit parts: wessen gezählte regelwidrige Züge und Verwarnungen gelten
cli-help-stations-settle-incidents = Mit parts: ein Vorfall der zurückgestellten Aufzeichnung, der gilt; mehrfach möglich
cli-help-stations-settle-preview = Nur sagen, was aufgezeichnet würde und was nicht mehr gälte
cli-help-value-post = PLATZ
cli-help-value-station = STATION
cli-help-value-clock = ZEITEN
cli-help-value-stands = AUFZEICHNUNG

# jadoube sign

cli-help-sign = Den Kopf eines Protokolls auf einem anderen Rechner unterschreiben
cli-help-sign-after = Auf dem eigenen Rechner: jadoube sign 'JADOUBE HEAD …' --by 'N. Ilić' gibt eine Signatur aus; auf dem Rechner mit dem Turnier: jadoube countersign pokal.jadoube 'JADOUBE SIGNATURE …' fügt sie dem Protokoll hinzu. --key allein gibt den Fingerabdruck des Schlüssels dieses Rechners aus.
cli-help-sign-head = Der ganze Text des Kopfes, wie ihn der andere Rechner zeigt; - liest die Standardeingabe
cli-help-sign-by = Wer unterschreibt
cli-help-sign-key = Den Fingerabdruck des Schlüssels dieses Rechners ausgeben, zum Vergleich für andere

# jadoube countersign

cli-help-countersign = Einem Turnier die Signatur eines anderen Rechners hinzufügen
cli-help-countersign-after = Das Unterschriebene muss zur Datei gehören. Rückgabewerte: 0 hinzugefügt; 1 die Signatur gehört nicht zu dieser Datei oder wurde verändert; 2 der Text ist keine Signatur.
cli-help-countersign-signature = Die Zeile, die der andere Rechner ausgegeben hat; - liest die Standardeingabe

# jadoube print

cli-help-print = Ein Blatt in eine PDF-Datei drucken: eines Vorfalls, einer Runde oder einer Partie mit blinden Spielern, oder ein Papier des Turniers
cli-help-print-after = Alle Blätter, die unterschrieben werden, tragen den Kopf des Protokolls, den jadoube verify --head später prüft. Umschläge und Quittungen: jadoube envelope print. Rückgabewert 1: Es gibt nichts zu drucken, oder die Datei ist beschädigt; was aus einer beschädigten Datei gedruckt wird, sagt das auf jeder Seite.
cli-help-print-incident = Das Blatt dieses Vorfalls
cli-help-print-appeal = Das Blatt der Berufung gegen die Entscheidung zu diesem Vorfall: mit Platz, wo noch nichts eingetragen ist, also auch das Formular dafür
cli-help-print-round = Das Blatt dieser Runde: jedes Brett mit Ergebnis, Zügen und Uhren
cli-help-print-blind = Das Ansageprotokoll der letzten Partie mit blinden Spielern an diesem Brett, oder der letzten dort in der mit --round genannten Runde
cli-help-print-pairings = Die Paarungen dieser Runde zum Aushängen: Punkte davor und Platz für die Ergebnisse
cli-help-print-results = Die Ergebnisse dieser Runde zum Aushängen, mit den Gründen von Berichtigungen
cli-help-print-cross-table = Die Kreuztabelle nach Startnummern und nach Rängen
cli-help-print-players = Die Teilnehmerliste
cli-help-print-board-cards = Eine Karte mit Namen für jedes Brett dieser Runde, zwei auf einem Blatt
cli-help-print-scoresheets = Zwei Partieformulare mit ausgefülltem Kopf für jedes Brett dieser Runde
cli-help-print-protocol = Das Protokoll dieser Runde, das der Hauptschiedsrichter unterschreibt: Partien, Hängepartien, Vorfälle
cli-help-print-line-ups = Ein Formular für jede Aufstellung dieser Runde, wenn Mannschaften spielen
cli-help-print-matches = Das Protokoll jedes Mannschaftskampfs dieser Runde, wenn Mannschaften spielen
cli-help-print-standings = Die Rangliste nach dieser Runde zum Aushängen, mit Feinwertungen und Anmerkungen [Vorgabe: die letzte Runde]
cli-help-print-clock-sheet = Ein Blatt, um die Uhren dieser Runde alle 30 Minuten zu prüfen
cli-help-print-equipment = Eine Liste dessen, was nach der Fassung der Regeln an den Brettern sein muss, zum Abhaken
cli-help-print-report = Der Bericht des Hauptschiedsrichters: Turnierordnung, Teilnehmer, Runden, Rangliste, Vorfälle, Berufungen, Hängepartien, Berichtigungen
cli-help-print-prizes = Wer welchen Preis bekommt, mit Platz zum Quittieren
cli-help-print-norms = Die Bescheinigungen eines Titelergebnisses des Spielers mit dieser Nummer, mit den Angaben des FIDE-Formulars IT1: jeder erreichten Norm, sonst jedes verfehlten Titels

# jadoube salvage

cli-help-salvage = Retten, was in einer beschädigten Turnierdatei lesbar ist, als neue Datei
cli-help-salvage-after =
    Die beschädigte Datei bleibt, wie sie ist. Fehlende und veränderte Zeilen, und solche, die ohne diese etwas anderes bedeuten würden, werden weggelassen und genannt.
    Rückgabewerte: 0 alles ist in der neuen Datei; 1 etwas wurde weggelassen oder abgeschnitten; 2 nichts ist lesbar, oder die neue Datei kann nicht angelegt werden.
cli-help-salvage-file = Die beschädigte Turnierdatei
cli-help-salvage-new = Die Datei, die angelegt wird

# jadoube export

cli-help-export = Partien als PGN schreiben, oder alles als RON
cli-help-export-after = Beispiel: jadoube export pokal.jadoube --pgn -o pokal.pgn
cli-help-export-kind = Was geschrieben wird
cli-help-export-kind-pgn = Die Partien
cli-help-export-kind-ron = Das ganze Protokoll; was dieses Programm nicht kennt, so, wie es in der Datei steht
cli-help-export-kind-braille = Das Partieformular eines Spielers in Brailleschrift; mit --board und --sheet
cli-help-export-pgn = Kurz für --as pgn
cli-help-export-ron = Kurz für --as ron
cli-help-export-exact = Die Zeiten in PGN mit Nachkommastellen schreiben, die nicht jedes Programm liest
cli-help-export-board = Das Brett, für ein Partieformular in Brailleschrift
cli-help-export-round = Die Runde einer früheren Partie an dem Brett; sonst die Partie, die jetzt dort steht
cli-help-export-sheet = Wessen Partieformular in Brailleschrift
cli-help-export-sheet-white = Der Spieler der weißen Figuren
cli-help-export-sheet-black = Der Spieler der schwarzen Figuren
cli-help-export-brf = Für Brailledrucker: ASCII-Braille mit Seiten
cli-help-export-output = Wohin geschrieben wird [Vorgabe: Standardausgabe]

# jadoube import

cli-help-import = Partien aus einer PGN-Datei auf freie Bretter einlesen
cli-help-import-after = Züge, Zeiten, Remisangebote, Spieler und Ergebnisse werden übernommen. Kommentare, Zugbewertungen, Varianten und andere Angaben nicht; jede Auslassung wird genannt, ebenso alles Falsche oder Zweifelhafte, etwa ein letzter Königszug, der vielleicht nur das Ergebnis anzeigt.
cli-help-import-pgn = Die PGN-Datei; - für die Standardeingabe
cli-help-import-again = Partien noch einmal lesen, die schon im Turnier stehen; ohne dies werden sie ausgelassen und genannt
cli-help-import-cut-result-signs = Letzte Königszüge weglassen, die einem elektronischen Brett nur das Ergebnis zeigten; sonst bleiben sie und werden genannt

# jadoube play

cli-help-play = Befehle von der Standardeingabe ausführen, ein JSON-Objekt je Zeile
cli-help-play-after =
    Jede Zeile: {"{"}"key": UUID, "command": {"{"}…{"}"}{"}"}. Der Schlüssel key darf fehlen; zweimal gesendet, wird er einmal aufgezeichnet.
    Jede Antwort: {"{"}"ok": true, "entries": […]{"}"}, geschrieben, sobald es aufgezeichnet ist, oder {"{"}"ok": false, "why": …{"}"}.
    Wo es heißt, dass der Schlüssel dieser Station zweimal benutzt wurde oder dass andere Zeilen von ihr haben, die hier fehlen, und keine andere Station mehr erreichbar ist: {"{"}"go-on-without": true{"}"} zeichnet trotzdem auf, wie Hier weitermachen… im Fenster.

    Beispiel: {"{"}"command": {"{"}"to": "game", "board": 1, "what": {"{"}"command": "start"{"}"}{"}"}{"}"}

cli-help-play-json = Auch ausgeben, was inzwischen geschieht, als JSON, ein Objekt je Zeile: was andere Stationen aufzeichnen, wie die Verbindung zu ihnen ist, was wartet

# jadoube serve

cli-help-serve = Ein Turnier für andere Stationen bereitstellen, die mit einem Code teilnehmen
cli-help-serve-after =
    Startet nats-server, der installiert sein muss, und beendet ihn mit sich selbst. Liest Befehle von der Standardeingabe wie play, ein JSON-Objekt je Zeile, und daneben: {"{"}"invite": {"{"}"role": "sector-arbiter", "boards": [5, 6], "name": "Saal 2"{"}"}{"}"}, {"{"}"let-in": "314 159"{"}"}, {"{"}"turn-away": "314 159"{"}"}, {"{"}"withdraw": true{"}"}, {"{"}"stop-serving": true{"}"}, {"{"}"stop": true{"}"}. Rollen: chief-arbiter, sector-arbiter, results-desk, viewer, {"{"}"assistant": BRETT{"}"}.
    Jede Zeile wird wie bei play beantwortet. Am Ende der Standardeingabe geht es weiter.
    Mit --beside auf insgesamt drei Laptops, darunter dem der Hauptstation, hat jeder alles, und das Turnier geht weiter, wenn einer davon ausfällt; {"{"}"serve-beside": true{"}"} verlangt dasselbe, {"{"}"stop-serving": true{"}"} beendet es. Das Zertifikat kommt von der Hauptstation. Auf der Hauptstation teilt {"{"}"serve": true{"}"} das Turnier von jetzt an von diesem Laptop aus.
    Mit --hall der Server eines Saales; die Stationen dort benutzen ihn mit {"{"}"hall": "B"{"}"}, dem Buchstaben der Station, die ihn betreibt ({"{"}"hall": ""{"}"}: keinen eines Saales). Er ist mit dem der Hauptstation verbunden; reißt diese Verbindung ab, arbeiten die Stationen des Saales miteinander weiter. {"{"}"serve-hall": true{"}"} verlangt dasselbe.
    Beispiel: jadoube serve pokal.jadoube --listen 192.168.1.20:4222 --json
cli-help-serve-listen = Wo der Server erreichbar ist, Adresse und Port [Vorgabe: alle Adressen dieses Computers, Port 4222 oder, wenn der belegt ist, ein anderer]
cli-help-serve-beside = Einen Server neben dem der Hauptstation betreiben, mit der Datei einer Station, die als Schiedsrichter teilnimmt
cli-help-serve-hall = Den Server eines Saales betreiben, mit der Datei einer Station, die als Schiedsrichter teilnimmt
cli-help-serve-name = Wie diese Station heißt [Vorgabe: der Name dieses Computers]
cli-help-serve-json = Was geschieht, als JSON ausgeben, ein Objekt je Zeile

# jadoube join

cli-help-join = Mit dem Code, den die Hauptstation zeigt, an einem Turnier teilnehmen und eine Station davon sein
cli-help-join-after =
    Legt DATEI aus dem an, was die anderen Stationen haben, und arbeitet wie sie: liest Befehle von der Standardeingabe wie serve. Später wird die Datei mit play oder im Fenster geöffnet und verbindet sich von selbst.
    Mit dem Code, den serve für Stationen ausgibt, die das Turnier nicht mehr finden, ist DATEI die eigene Datei dieser Station: Sie wird geöffnet und verbindet sich dort, wo die Server jetzt sind.
    Rückgabe: 0, wenn es angehalten wurde, 1, wenn der Einlass verweigert wurde oder die Datei nicht geschrieben werden kann (geprüft, bevor der Code verbraucht wird), 2, wenn der Code falsch ist oder es die Datei schon gibt.
    Beispiel: jadoube join 'J1X2K 0A7QF …' saal2.jadoube --name 'Saal 2'
cli-help-join-code = Der Code der Einladung; Leerzeichen und Kleinbuchstaben spielen keine Rolle
cli-help-join-name = Wie diese Station sich nennt [Vorgabe: der Name dieses Computers]
cli-help-join-json = Was geschieht, als JSON ausgeben, ein Objekt je Zeile

# jadoube ports

cli-help-ports = Die seriellen Leitungen dieses Rechners auflisten
cli-help-ports-after = Ein Anschluss muss nicht in der Liste stehen: Wo nach einem gefragt wird, kann auch ein Pfad stehen oder tcp://host:port, für ein Brett, dessen Bytes ein Gerät im Netz unverändert weiterleitet (ser2net, socat).

# jadoube simulate

cli-help-simulate = Ein elektronisches Brett mit Uhr sein, an einem Pseudoterminal
cli-help-simulate-pgn = Die erste Partie dieser PGN-Datei spielen
cli-help-simulate-replay = Die Nachrichten senden, die in dieser Datei aufgezeichnet sind (hexadezimal, eine je Zeile)
cli-help-simulate-faults = Was schiefgeht, mit Kommas getrennt: am Brett illegal@9, flag@20, takeback@12, touch@7, forget@5, unpressed@16 (so endet die Partie), clock-turned (und zuerst in Ruhe gedrückt), kings (sie zeigen das Ergebnis); auf der Leitung split, glue, noise, unplug@12, unplug@12+4 (für vier Halbzüge, die das Brett behält), no-memory, lost-ack, no-clock und andere
cli-help-simulate-port = Einen Verweis dieses Namens auf das Pseudoterminal anlegen; oder tcp://host:port, um dort erreichbar zu sein
cli-help-simulate-speed = Wie schnell: 1 ist Echtzeit, 10 zehnmal so schnell, instant so schnell, wie die Leitung es nimmt
cli-help-simulate-rotated = Das Brett um 180° drehen
cli-help-simulate-read-only-clock = Die Uhr lässt sich nicht stellen: eine Option der Uhr entscheidet
cli-help-simulate-record = Was das Brett sendet, in dieser Datei aufzeichnen (hexadezimal, eine Nachricht je Zeile)

# jadoube watch

cli-help-watch = Ein elektronisches Brett beobachten: was es sagt, welche Züge erkannt wurden
cli-help-watch-port = Die serielle Leitung, oder tcp://host:port für ein Brett hinter einem Netz
cli-help-watch-pgn = Die Partie in diese Datei schreiben, wenn die andere Seite aufgelegt hat
cli-help-watch-fen = Die Anfangsstellung, als FEN
cli-help-watch-white = Welches Ende der Uhr Weiß gehört
cli-help-watch-white-auto = Wie das Brett liegt
cli-help-watch-white-a = Ende A, von vorn gesehen rechts
cli-help-watch-white-b = Ende B, von vorn gesehen links
cli-help-watch-patience = Sekunden, die auf eine verlorene Leitung gewartet wird, bis sie als endgültig verloren gilt
cli-help-watch-trace = Wie viel vom Datenverkehr ausgegeben wird
cli-help-watch-trace-none = Nichts
cli-help-watch-trace-messages = Was die Nachrichten bedeuten
cli-help-watch-trace-frames = Die Nachrichten, Byte für Byte
cli-help-watch-trace-bytes = Jedes Byte auf der Leitung, wie es kommt

# jadoube mate-possible

cli-help-mate-possible = Sagen, ob noch mattgesetzt werden kann, mit dem Beweis
cli-help-mate-possible-after =
    Jede Zeile eines Stapels: FEN, Tabulator, w oder b (die Seite, die mattsetzen soll); leere Zeilen und Zeilen, die mit # beginnen, werden übergangen.
    Jede Antwort, mit Tabulatoren: winnable, unwinnable, undetermined oder error; untersuchte Stellungen; Mikrosekunden; die Züge zum Matt oder der Grund.

    Beispiel: jadoube mate-possible "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1"
cli-help-mate-possible-fen = Die Stellung
cli-help-mate-possible-quick = Nur so viel Arbeit wie nach jedem Zug einer Partie: höchstens Millisekunden, nicht Sekunden
cli-help-mate-possible-by = Nur nach diesem Spieler fragen [Vorgabe: beide]
cli-help-mate-possible-by-white = Weiß
cli-help-mate-possible-by-black = Schwarz

# jadoube notate

cli-help-notate = Einen Zug in jeder Notation schreiben
cli-help-notate-after =
    Jede Zeile eines Stapels: FEN, Tabulator, der Zug, wie Schachprogramme ihn schreiben, und nach einem weiteren Tabulator die Züge vom Beginn bis dahin, von denen Namen wie KR und QN abhängen; leere Zeilen und Zeilen, die mit # beginnen, werden übergangen.
    Jede Antwort: ein JSON-Objekt mit den Systemen oder mit dem Fehler.

    Beispiel: jadoube notate start g1f3
cli-help-notate-uci = Der Zug, wie Schachprogramme ihn schreiben: e2e4, e7e8q
cli-help-notate-letters = Figurenbuchstaben, die das Programm nicht kennt: eine RON-Datei, (king: "K", queen: "D", rook: "V", bishop: "S", knight: "J"); das System heißt dann own
cli-help-notate-json = Die Antwort als JSON ausgeben

# jadoube read

cli-help-read = Sagen, was ein geschriebener Zug bedeuten kann, in jeder Notation
cli-help-read-after =
    Systeme: san, lan, squares, alg1972, jedes allein oder mit einer Sprache (san_de, lan_mk; en de fr nl es it pl ru mk, fig für Figurinen, own für Buchstaben aus einer Datei), figurine, uci, iccf, uedemann, desc_en, desc_es, phonetic_de, braille.

    Jede Zeile eines Stapels: FEN, System, Text und gegebenenfalls die Züge vom Beginn bis dahin, mit Tabulatoren dazwischen; leere Zeilen und Zeilen, die mit # beginnen, werden übergangen.
    Jede Antwort: die Züge, die der Text bedeuten kann, sortiert, oder illegal, unreadable oder error.

    Beispiele: jadoube read start san_de Sf3; jadoube read start --guess e4 e5 Sf3 Sc6
cli-help-read-text = Das System und der Text darin; mit --guess die Züge einer Partie
cli-help-read-guess = Sagen, in den Buchstaben welcher Sprachen die Züge geschrieben sein können

# jadoube reconstruct

cli-help-reconstruct = Die Partie hinter zwei Partieformularen mit Fehlern und Lücken finden
cli-help-reconstruct-after =
    Ein Formular ist ein Text mit einer Zeile je Zug: 12. Sf3 d6; {".."}. für einen fehlenden Zug, | für einen Strich, ? für Unleserliches. Sprache und Schreibweise ergeben sich aus dem Formular.
    Von der Schlussstellung genügen die Figuren, oder die Figuren und wer am Zug ist, wie sie auf dem Brett stehen. Ab dem dritten Feld gilt ein FEN wörtlich, - heißt: Niemand darf rochieren; führt keine Partie dorthin, bleiben Rochade oder Zähler außer Betracht, und die Antwort sagt es.
    Sicher (certain): Keine andere Partie kommt den Formularen nahe, auch nicht mit einem Fehler, den beide Spieler gleich machten. Übereinstimmend (agreed): Eine solche Partie ist möglich, aber beide Formulare sagen anderes. Formulare mit mehr als 1200 Halbzügen werden abgelehnt.
    Ein Stapel ist eine Tabelle mit Tabulatoren und Kopfzeile; ihre Spalten heißen: id, white_sheet, black_sheet, final_fen (Zeilen mit Strichpunkten, Zellen mit Kommas getrennt). Jede Antwort, mit Tabulatoren: id; certain, agreed, likely oder open; die Züge als Koordinaten.
    --report vergleicht mit der Spalte true_moves_uci und gibt Zahlen für jeden Wert der Spalte tier aus.
cli-help-reconstruct-white = Die Datei mit dem Formular von Weiß
cli-help-reconstruct-black = Die Datei mit dem Formular von Schwarz
cli-help-reconstruct-end = Die Schlussstellung, oder so viel von ihrem FEN, wie bekannt ist: die Figuren, oder die Figuren und wer am Zug ist
cli-help-reconstruct-moves-white = Wie viele Züge die Uhr von Weiß zeigt; 40+ für 40 oder mehr, wenn die nächste Zeitperiode begonnen hat
cli-help-reconstruct-moves-black = Wie viele Züge die Uhr von Schwarz zeigt
cli-help-reconstruct-moves-claimed = Wie viele Züge nach Angabe des Spielers ausgeführt wurden, dessen Blättchen fiel
cli-help-reconstruct-json = Die Antwort als ein JSON-Objekt ausgeben
cli-help-reconstruct-report = Die Antworten eines Stapels mit den wahren Partien vergleichen und nur Zahlen ausgeben

# jadoube reconcile

cli-help-reconcile = Herausfinden, was nicht stimmt, wenn die zwei Bretter einer Partie mit einem blinden Spieler verschieden sind
cli-help-reconcile-after =
    Die Datei, in RON oder JSON; alles außer den Brettern darf fehlen:
    (
      boards: (white: "rnbqkbnr/…", black: "…"), was auf dem Brett jedes Spielers steht
      scores: (white: "1. e4 e5 2. Sf3 …", black: "…"), wie getippt, mit Fehlern und Lücken
      record: "e4 e5 Sf3", angesagte oder erkannte Züge
      measured: [(ply: 3, white: 5000000, black: 5100000)], Millisekunden, die dann blieben
      clocks: (white: 600000, black: 590000), control: "90+30", fen: "Anfangsstellung",
    )

    Rückgabewerte: 0 es steht fest, was zu tun ist; 1 nichts entscheidet es.
cli-help-reconcile-json = Ein JSON-Objekt je Fassung ausgeben

# jadoube envelope

cli-help-envelope = Hängepartien: ihre Umschläge, die Abgabe, das Öffnen, der Plan der Wiederaufnahmen
cli-help-envelope-early = Beginnen, obwohl die Zeit der Wiederaufnahme nicht gekommen ist; das lässt sich nicht zurücknehmen
cli-help-envelope-board = An welchem Brett die Partie wiederaufgenommen wird [Vorgabe: wo sie abgebrochen wurde]
cli-help-envelope-present = Ein Spieler, der anwesend ist, ab jetzt oder ab einer Zeit, wie white oder black=15:20; zweimal möglich, und noch einmal, wenn die Zeit falsch war
cli-help-envelope-absent = Ein Spieler, der gesucht wurde und fehlt, jetzt oder zu einer Zeit; zweimal möglich
cli-help-envelope-excuse = Ein Spieler, der zu spät kam, spielt trotzdem, nach Entscheidung des Schiedsrichters, aus diesem Grund
cli-help-envelope-put-right = Brett und Uhren, vorher als falsch gemeldet, stimmen jetzt
cli-help-envelope-keep-times = Die Uhren, als falsch gemeldet, bleiben aus diesem Grund, wie sie sind
cli-help-envelope-clock-white = Was die Uhr auf dem Tisch für Weiß zeigt, wie 1:29:30
cli-help-envelope-clock-black = Was die Uhr auf dem Tisch für Schwarz zeigt
cli-help-envelope-board-shows = Was auf dem Brett steht, verglichen mit der Abbruchstellung [Vorgabe: diese Stellung]

# jadoube envelope list

cli-help-envelope-list = Die Umschläge auflisten, die zuerst fälligen vorn
cli-help-envelope-list-round = Nur aus dieser Runde
cli-help-envelope-list-player = Nur mit diesem Text im Namen eines Spielers
cli-help-envelope-list-statuses = Nur die mit diesem Stand; mehrmals möglich
cli-help-envelope-list-statuses-sealing = Wird gerade abgegeben
cli-help-envelope-list-statuses-sealed = Verschlossen, nicht übergeben
cli-help-envelope-list-statuses-in-custody = In Aufbewahrung
cli-help-envelope-list-statuses-missing = Nicht auffindbar
cli-help-envelope-list-statuses-resuming = Wird wiederaufgenommen
cli-help-envelope-list-statuses-opened = Geöffnet, noch nicht erledigt
cli-help-envelope-list-statuses-broken-off = Abgabe abgebrochen
cli-help-envelope-list-statuses-settled = Erledigt
cli-help-envelope-list-today = Nur die heute fälligen
cli-help-envelope-list-due = Nur die an diesem Tag oder zu dieser Zeit fälligen: 2026-11-23, 15:00, 2026-11-23 15:00

# jadoube envelope show

cli-help-envelope-show = Einen Umschlag zeigen: was darauf steht, was als Nächstes kommt, was zu beachten ist

# jadoube envelope print

cli-help-envelope-print = Umschläge in eine PDF-Datei drucken
cli-help-envelope-print-nos = Die Nummern der Umschläge [Vorgabe: alle, die auf die Wiederaufnahme warten]
cli-help-envelope-print-paper = Worauf gedruckt wird
cli-help-envelope-print-paper-c5 = Umschläge C5
cli-help-envelope-print-paper-dl = Umschläge DL
cli-help-envelope-print-paper-labels = A4-Bögen mit vier Etiketten
cli-help-envelope-print-paper-receipts = Eine Quittung für jeden Spieler, bei Zügen, die das Programm aufbewahrt

# jadoube envelope lock

cli-help-envelope-lock = Das Schloss für Züge anlegen, die das Programm aufbewahrt
cli-help-envelope-lock-after = Nach den Kennwörtern wird am Terminal gefragt, ohne sie zu zeigen; mit --stdin sind sie die Zeilen der Eingabe. Ein verschlossener Umschlag behält das Schloss, mit dem er verschlossen wurde. Ein vergessenes Kennwort lässt sich nicht wiederfinden: Der Abgabezug ist dann so verloren wie ein Umschlag.
cli-help-envelope-lock-persons = Wessen Kennwort es öffnet: Eine Person allein könnte die Datei auch kopieren und den Zug vorzeitig lesen; von zweien erfährt keine allein etwas

# jadoube envelope seal

cli-help-envelope-seal = Eine Partie abbrechen und den Zug abgeben, auf Papier oder im Programm
cli-help-envelope-seal-after =
    Der Spieler tippt den Zug zweimal, ohne dass er gezeigt wird; mit --stdin ist ein Zug eine Zeile der Eingabe, und jede weitere Zeile ändert ihn, bis die Eingabe endet. Dann kommen die Partieformulare hinein, der Umschlag wird verschlossen, und erst dann wird die Uhr angehalten.

    Ein Zug, den das Programm aufbewahrt, braucht ein Schloss: jadoube envelope lock --help
cli-help-envelope-seal-board = Das Brett der Partie
cli-help-envelope-seal-reply = Stattdessen die Antwort auf den Abgabezug dieses Umschlags abgeben
cli-help-envelope-seal-ask = Den Spieler nur zur Abgabe auffordern; noch einmal aufrufen, wenn der Zug geschrieben ist
cli-help-envelope-seal-early = Der Spieler bricht vorzeitig ab, wenn so viel von der Spielsitzung bleibt, wie 40m oder 0:40:00
cli-help-envelope-seal-by-arbiter = Der Schiedsrichter unterbricht die Partie, nicht das Ende der Spielsitzung
cli-help-envelope-seal-assistants = Wessen Assistent die Formalitäten erledigt, im Spiel mit einem blinden Spieler; zweimal möglich [Vorgabe: die der Partie mit Blinden]
cli-help-envelope-seal-made = Der Spieler hat diesen Zug auf dem Brett ausgeführt: Er muss abgegeben werden
cli-help-envelope-seal-lost-time = Wie verlorene Zeit an diesem Brett zählt, wenn das offen ist: Es muss vor der Abgabe beantwortet sein
cli-help-envelope-seal-lost-time-not-counted = Niemand verliert Zeit
cli-help-envelope-seal-lost-time-went-on = Das Spiel ging weiter, und so auch die Uhren
cli-help-envelope-seal-lost-time-halved = Jeder Spieler verliert die Hälfte
cli-help-envelope-seal-paper = Der Zug steht auf Papier
cli-help-envelope-seal-stdin = Den Zug von der Standardeingabe lesen

# jadoube envelope break-off

cli-help-envelope-break-off = Die Abgabe abbrechen: Die Partie geht weiter

# jadoube envelope inscribe

cli-help-envelope-inscribe = Aufzeichnen, was auf einem Umschlag steht: die Länder, und was sonst fehlt oder falsch ist
cli-help-envelope-inscribe-after =
    Was nicht angegeben wird, bleibt, wie es ist. Was die Fassung verlangt und fehlt, und was von der Partie abweicht, wird genannt. Wann und wo die Partie wiederaufgenommen wird: jadoube envelope keep --due

      jadoube envelope inscribe open.jadoube 1 --white-country SRB --black-country MKD
cli-help-envelope-inscribe-as-played = Zuerst alles schreiben, wie es in der Partie steht; Länder und Wiederaufnahme bleiben
cli-help-envelope-inscribe-white-country = Das Land von Weiß
cli-help-envelope-inscribe-black-country = Das Land von Schwarz
cli-help-envelope-inscribe-white = Der Name von Weiß
cli-help-envelope-inscribe-black = Der Name von Schwarz
cli-help-envelope-inscribe-event = Das Turnier
cli-help-envelope-inscribe-round = Die Runde
cli-help-envelope-inscribe-board = Das Brett
cli-help-envelope-inscribe-position = Die Stellung unmittelbar vor dem Abgabezug
cli-help-envelope-inscribe-left = Die verbleibenden Zeiten, wie 0:12:30 0:09:05
cli-help-envelope-inscribe-used = Die verbrauchten Zeiten
cli-help-envelope-inscribe-sealer = Wer den Zug abgegeben hat
cli-help-envelope-inscribe-move-number = Die Nummer des Abgabezugs auf den Partieformularen
cli-help-envelope-inscribe-draw-offer = Wessen Remisangebot darauf steht
cli-help-envelope-inscribe-draw-offer-white = Weiß hat angeboten
cli-help-envelope-inscribe-draw-offer-black = Schwarz hat angeboten
cli-help-envelope-inscribe-draw-offer-none = Keines

# jadoube envelope sign

cli-help-envelope-sign = Aufzeichnen, wer einen Umschlag unterschrieben hat, über die Lasche oder als Spieler oder Schiedsrichter
cli-help-envelope-sign-name = Wessen Unterschrift es ist
cli-help-envelope-sign-capacity = In welcher Eigenschaft [Vorgabe: über die Lasche, wo die Fassung es verlangt, sonst als Schiedsrichter]
cli-help-envelope-sign-capacity-flap = Der Schiedsrichter, über die Lasche
cli-help-envelope-sign-capacity-white = Der Spieler der weißen Figuren
cli-help-envelope-sign-capacity-black = Der Spieler der schwarzen Figuren
cli-help-envelope-sign-capacity-arbiter = Der Schiedsrichter, auf der Vorderseite

# jadoube envelope keep

cli-help-envelope-keep = Festlegen, wann und wo eine Partie wiederaufgenommen wird, und ihren Umschlag übergeben
cli-help-envelope-keep-due = Wann die Partie wiederaufgenommen wird, wie 2026-11-23T15:00+01:00, oder hier 2026-11-23 15:00
cli-help-envelope-keep-venue = Wo die Partie wiederaufgenommen wird
cli-help-envelope-keep-from = Wer den Umschlag übergibt
cli-help-envelope-keep-to = Wer ihn nimmt
cli-help-envelope-keep-place = Wo er aufbewahrt wird

# jadoube envelope offer

cli-help-envelope-offer = Nach der Abgabe Remis anbieten oder das bestehende Angebot ablehnen
cli-help-envelope-offer-after = Ein angenommenes Angebot: jadoube envelope conclude DATEI NR --agreed
cli-help-envelope-offer-by = Wer Remis anbietet
cli-help-envelope-offer-rejected = Das bestehende Angebot wird abgelehnt

# jadoube envelope conclude

cli-help-envelope-conclude = Eine Partie vor dem Öffnen ihres Umschlags entscheiden: Remis wird vereinbart, ein Spieler gibt auf
cli-help-envelope-conclude-after = Das Ergebnis gilt, was immer im Umschlag liegt; er darf für das Protokoll noch geöffnet werden.
cli-help-envelope-conclude-agreed = Die Spieler vereinbaren Remis
cli-help-envelope-conclude-resigned = Dieser Spieler gibt auf

# jadoube envelope report

cli-help-envelope-report = Melden, dass ein Umschlag nicht auffindbar ist oder wieder da ist
cli-help-envelope-report-after = Nach Beginn der Wiederaufnahme (jadoube envelope resume) nennt der Spieler, der abgegeben hat, den Zug eines verlorenen Umschlags, wo die Fassung es so vorsieht: jadoube envelope state
cli-help-envelope-report-what = Was gemeldet wird
cli-help-envelope-report-what-missing = Er ist nicht auffindbar
cli-help-envelope-report-what-found = Er ist wieder da
cli-help-envelope-report-what-established = Stellung und Zeiten des verlorenen Umschlags stehen fest, oder die Spieler sind sich darüber einig
cli-help-envelope-report-what-not-established = Sie lassen sich nicht feststellen, und die Spieler sind sich nicht einig
cli-help-envelope-report-reply = Für den Umschlag mit der Antwort

# jadoube envelope resume

cli-help-envelope-resume = Eine Wiederaufnahme beginnen: wer anwesend ist, was auf dem Brett steht, was die Uhren zeigen
cli-help-envelope-resume-after =
    Darf wiederholt werden: wenn ein weiterer Spieler kommt, oder wenn Brett und Uhren berichtigt sind (--put-right). Die Zeiten des Umschlags werden auf einer Uhr gestellt, die das Programm führt; bei einer Uhr auf dem Tisch ist anzugeben, was sie zeigt.

    Rückgabewerte: 1, wenn Brett oder Uhren als falsch gemeldet werden.
cli-help-envelope-resume-start-clock = Die Uhr des abwesenden Spielers in Gang setzen, der antworten muss; der Umschlag bleibt geschlossen

# jadoube envelope open

cli-help-envelope-open = Eine Partie wiederaufnehmen: aufstellen, den Umschlag öffnen, den Zug lesen, ausführen
cli-help-envelope-open-after =
    Geht die Schritte der Anleitung nacheinander und hält an, wo eine Entscheidung nötig ist oder ein Spieler erwartet wird. Nach Kennwörtern wird gefragt, ohne sie zu zeigen; mit --stdin sind sie die Zeilen der Eingabe.

    Wo eine Entscheidung nötig ist, wird ausgegeben, was die Fassung sagt; getroffen wird sie im Fenster oder mit jadoube play.

    Rückgabewerte: 1, wenn der Umschlag geschlossen bleibt, auch weil Brett oder Uhren als falsch gemeldet und nicht berichtigt sind, oder, mit --play, weil nicht entschieden ist, was aus einem Spieler wird, der zu spät kam.
cli-help-envelope-open-reply = Den Umschlag mit der Antwort öffnen
cli-help-envelope-open-by = Wer ihn öffnet
cli-help-envelope-open-text = Der Zug, wie er auf dem Papier steht
cli-help-envelope-open-correct = Das vorher Aufgezeichnete berichtigen: einen Lesefehler, oder die Notation
cli-help-envelope-open-without-sheet = Ein Partieformular, das nicht im Umschlag liegt
cli-help-envelope-open-white-receipt = Der Code auf der Quittung von Weiß, getippt oder gescannt; none, wenn Weiß keine zeigt
cli-help-envelope-open-black-receipt = Der Code auf der Quittung von Schwarz, getippt oder gescannt; none, wenn Schwarz keine zeigt
cli-help-envelope-open-play = Den Zug auf dem Brett ausführen, wenn er klar ist

# jadoube envelope state

cli-help-envelope-state = Den Zug aufzeichnen, den der Spieler nennt, der abgegeben hat, wenn der Umschlag verloren ist
cli-help-envelope-state-text = Der Zug, wie ihn der Spieler nennt
cli-help-envelope-state-play = Ihn auf dem Brett ausführen

# jadoube envelope question-times

cli-help-envelope-question-times = Ein Spieler sagt, die Uhren seien falsch gestellt: was die Fassung dazu sagt
cli-help-envelope-question-times-by = Wer es sagt
cli-help-envelope-question-times-severe = Der Schiedsrichter hält die Folgen für zu schwer

# jadoube envelope settle

cli-help-envelope-settle = Einen Abbruch anders erledigen, etwa durch eine Entscheidung
cli-help-envelope-settle-new-game = Der Umschlag ist verloren, Stellung und Zeiten lassen sich nicht feststellen: Die Partie wird annulliert und eine neue gespielt. Vorher: jadoube envelope report DATEI NR not-established

# jadoube envelope plan

cli-help-envelope-plan = Spielsitzungen und der Plan der Wiederaufnahmen: vorschlagen, prüfen, ändern, drucken
cli-help-envelope-plan-session = Eine Spielsitzung planen, für Hängepartien, wenn nicht --for-round angegeben ist
cli-help-envelope-plan-place = Wo diese Spielsitzung ist
cli-help-envelope-plan-for-round = Diese Spielsitzung ist für diese Runde
cli-help-envelope-plan-change = Stattdessen diese Spielsitzung ändern: angeben, was anders wird, und einen Grund
cli-help-envelope-plan-until = Das neue Ende dieser Spielsitzung; bei einer angekündigten ist es eine Verlängerung
cli-help-envelope-plan-remove = Diese Spielsitzung mit einer Begründung entfernen
cli-help-envelope-plan-restore = Diese entfernte Spielsitzung wieder planen
cli-help-envelope-plan-reason = Weshalb die Spielsitzung geändert oder entfernt wird
cli-help-envelope-plan-announced = Beginn und Ende dieser Spielsitzung wurden angekündigt
cli-help-envelope-plan-fix = Die vorgeschlagenen Zeiten für die wartenden Partien festlegen; was schon feststeht, bleibt, siehe jadoube envelope keep --due
cli-help-envelope-plan-shortest-first = Die mit der wenigsten verbleibenden Zeit zuerst, nicht Runde für Runde
cli-help-envelope-plan-last-round = Die Nummer der letzten Runde, vor der alles beendet sein muss
cli-help-envelope-plan-pdf = Den Plan in diese PDF-Datei drucken
cli-help-envelope-plan-ics = Den Plan als Kalender schreiben

# jadoube convert

cli-help-convert = Ganze Partien in eine andere Notation umschreiben
cli-help-convert-after =
    Liest PGN und bloße Partien, mit Zugnummern, Kommentaren, Varianten und Ergebnissen; schreibt auf die Standardausgabe. Wo eine Eintragung mehrere Züge bedeuten kann, entscheidet der Rest der Partie; Wahlen, berichtigte Druckfehler und die erste unlesbare Eintragung werden mit Partie, Zug, Zeile und Spalte genannt, und das Ungelesene bleibt als Kommentar in der Ausgabe.

    Rückgabewerte: 1, wenn etwas offen oder ungelesen blieb.

    Systeme: siehe jadoube read --help
cli-help-convert-from = Das System, in dem die Partien geschrieben sind [Vorgabe: aus den Zügen der ersten Partien erkannt und genannt; wo mehrere passen, muss es angegeben werden]
cli-help-convert-to = Das System, in dem sie geschrieben werden
cli-help-convert-file = Die Partien; - ist die Standardeingabe
cli-help-convert-table = Eine Tabelle für Menschen ausgeben, eine Zeile je Zug
cli-help-convert-brf = Braille in den ASCII-Zeichen schreiben, die Brailledrucker nehmen, in Seiten zu 25 Zeilen
cli-help-convert-threads = Wie viele Threads arbeiten [Vorgabe: einer je Kern]

# jadoube say

cli-help-say = Züge ansagen, wie blinde Spieler sie hören, geschrieben oder laut
cli-help-say-after =
    Züge stehen in einer beliebigen Notation, jeder in Anführungszeichen, wenn er Leerzeichen hat, und jeder wird vor dem nächsten ausgeführt.

    Beispiele:
      jadoube say --lang de e4 e5 Sf3
      jadoube say --scheme anna-local --lang en "Springer Gustav eins Felix drei"

    Rückgabewerte: 0 angesagt; 1 es konnte nicht gesprochen werden; 2 die Stellung oder ein Zug ist falsch.
cli-help-say-moves = Die Züge
cli-help-say-fen = Die Stellung vor dem ersten Zug [Vorgabe: die Anfangsstellung]
cli-help-say-scheme = Die Wörter: fide-german (Springer Gustav eins - Felix drei), local (dasselbe in der Sprache von --lang), anna-local (Springer felix 3, wie auf Schachseiten) [Vorgabe: fide-german bei Deutsch, sonst local]
cli-help-say-zwo = zwo für zwei, wenn die Wörter deutsch sind
cli-help-say-full = Auch Schlagen, Schach und Matt, was die Regeln nicht verlangen
cli-help-say-aloud = Sie mit der eingestellten Stimme sprechen und das Ende abwarten

# jadoube rule

cli-help-rule = Über einen Fall entscheiden, der in einer Datei steht
cli-help-rule-after =
    Ein Fall ist eine RON- oder JSON-Datei; alle Wörter stehen in Anführungszeichen:

      (
        game: (moves: "e4 e5 Sf3", clocks: (white: 600000, black: 590000)),
        kind: "rapid",
        case: "illegal-move", by: "black", completed: true, made: ("b8", "b6"),
      )

    jadoube rule --topics nennt die Arten von Fällen und was jede verlangt.
    Rückgabewerte: 0 entschieden; 2 der Fall ist nicht lesbar oder so nicht möglich.
cli-help-rule-edition = Die Fassung der Regeln, all für alle, oder 2006: die FIDE-Turnierregeln von 2006 mit den Regeln ihrer Zeit [Vorgabe: die neueste]
cli-help-rule-kind = Die Spielart: standard, rapid, rapid-supervised, blitz, blitz-supervised [Vorgabe: die des Falls, sonst nach seiner Zeitkontrolle]
cli-help-rule-rules = Eine Turnierordnung: eine RON-Datei, oder 2006 für die FIDE-Turnierregeln von 2006; über die Fassung gelegt [Vorgabe: die, die sie nennt]
cli-help-rule-topics = Die Arten von Fällen auflisten und die Tatsachen, die jede braucht
cli-help-rule-json = Ein JSON-Objekt je Fassung ausgeben
cli-help-rule-brief = Eine Zeile je Fassung ausgeben: Maßnahmen, dann Artikel

# jadoube law

cli-help-law = In den Regeln nachschlagen: Fassungen, Artikel, Wörter; nebeneinander mit --across
cli-help-law-after =
    Beispiele: jadoube law; jadoube law 2018; jadoube law 2018 7.5; jadoube law 1972 Int. 15; jadoube law beide Fallblättchen; jadoube law regelwidriger Zug --across
    Aussagen sind in unseren Worten. Nichts gefunden: Rückgabewert 1.
cli-help-law-asked = Eine Fassung (2023) [Vorgabe: die neueste], dann ein Artikel (7.5.5, A.4.2, Int. 15), ein Thema (T05) oder Wörter; alle Wörter müssen vorkommen
cli-help-law-across = Das Thema in allen Fassungen nebeneinanderstellen
cli-help-law-json = Die Antwort als JSON ausgeben

# jadoube glossary

cli-help-glossary = Begriffe auf Englisch, Deutsch, Mazedonisch, Russisch, Spanisch und Französisch nachschlagen
cli-help-glossary-words = Wörter eines Begriffs, in einer der Sprachen [Vorgabe: alle Begriffe]
cli-help-glossary-json = Die Begriffe als JSON ausgeben

# jadoube competition

cli-help-competition = Ein Turnier in seiner Datei leiten; ohne Datei paaren, auslosen, reihen und prüfen
cli-help-competition-after =
    Beispiele: jadoube competition draw berger 10; jadoube competition draw varma spieler.txt --seed 17; jadoube competition check-table tabelle.txt
    Code 1: abgelehnt, oder am Geprüften ist etwas falsch.
cli-help-competition-players = Wie viele spielen
cli-help-competition-working = Zeigen, wie jeder Wert zustande kommt
cli-help-competition-women = Die Weltmeisterschaft der Frauen
cli-help-competition-teams = Wie viele Mannschaften
cli-help-competition-draw = Ein Rundenturnier paaren, Nummern auslosen, einen Turnierbaum aufstellen
cli-help-competition-draw-after =
    In einer Turnierdatei: jadoube competition draw cup.jadoube --envelope B; … --number 5; … --lot 17; ohne Angabe wird gezeigt, wer als Nächster zieht.
cli-help-competition-draw-envelope = Der große Umschlag, den der Erste einer Föderation genommen hat
cli-help-competition-draw-number = Die Nummer, die aus einem echten Umschlag gezogen wurde
cli-help-competition-draw-lot = Alles Übrige mit diesem Startwert auslosen
cli-help-competition-draw-one = Nur den nächsten Schritt auslosen
cli-help-competition-draw-reason = Warum, wenn es schon Startnummern gab
cli-help-competition-draw-berger = Rundenturnier nach der Bergertabelle
cli-help-competition-draw-match-boards = Mannschaften spielen an so vielen Brettern: die Farben der zuerst genannten zeigen
cli-help-competition-draw-double = Doppelrundiges Turnier; die letzten zwei Runden des ersten Durchgangs werden vertauscht
cli-help-competition-draw-as-tabled = Die Runden lassen, wie die Tabelle sie hat
cli-help-competition-draw-varma = Gebundene Auslosung nach den Varma-Tabellen: Spieler einer Föderation treffen in den letzten drei Runden nicht aufeinander
cli-help-competition-draw-varma-after =
    Ohne --seed hält die Auslosung nach den angegebenen Nummern an und nennt, wer als Nächster aus welchen Umschlägen zieht.
cli-help-competition-draw-list = Die Spieler, einer je Zeile: Nachname, Vorname; FÖDERATION (- ist die Standardeingabe)
cli-help-competition-draw-numbers = Die bisher aus echten Umschlägen gezogenen Nummern in der Reihenfolge der Auslosung, mit Kommas
cli-help-competition-seed = Durch Los mit dieser Zahl ziehen; sie wiederholt die Auslosung
cli-help-competition-draw-tables = Welche Tabellen
cli-help-competition-draw-tables-handbook = Kapitel C.06 des FIDE-Handbuchs
cli-help-competition-draw-tables-2006 = die Turnierregeln von 2006 wie gedruckt; die Zeile für 11 und 12 Spieler ist falsch
cli-help-competition-draw-knockout = Turnierbaum im K.-o.-System; die ersten der Setzliste sind spielfrei
cli-help-competition-draw-third-place = Mit einem Zweikampf um den dritten Platz
cli-help-competition-check-table = Eine abgetippte Tabelle mit der Bergertabelle vergleichen, oder eigene Paarungen prüfen
cli-help-competition-check-table-after =
    Je Zeile eine Runde: 1. 1:4 2:3. Was vor dem ersten Paar steht, ist eine Beschriftung; eine Zeile mit # am Anfang wird übergangen.
cli-help-competition-check-table-table = Die Datei mit der Tabelle; - liest die Standardeingabe
cli-help-competition-check-table-players = Wie viele spielen [Vorgabe: wofür die Tabelle gemacht ist]
cli-help-competition-check-table-own = Die Paarungen folgen keiner Tabelle: prüfen, wer zweimal aufeinandertrifft und wessen Farben davonlaufen
cli-help-competition-check-table-meetings = Wie oft zwei aufeinandertreffen dürfen
cli-help-competition-check-table-teams = Die Mannschaften, je Zeile eine mit den Nummern ihrer Spieler: Diese treffen nicht aufeinander
cli-help-competition-withdrawal = Was zählt, nachdem jemand ein Rundenturnier verlassen hat: Verzeichnis und Rangliste
cli-help-competition-withdrawal-file = Die Turnierdatei (TRF)
cli-help-competition-withdrawal-leavers = Wer ausscheidet, und die erste nicht gespielte Runde: 3@6
cli-help-competition-withdrawal-teams = Die Nummern sind die von Mannschaften
cli-help-competition-withdrawal-rules = Welche Regeln gelten
cli-help-competition-withdrawal-rules-1958 = der 1958 beschriebene Brauch
cli-help-competition-withdrawal-rules-1970 = die Auslegungen von 1969 und 1970
cli-help-competition-withdrawal-rules-2006 = die Turnierregeln von 2006
cli-help-competition-withdrawal-rules-handbook = Kapitel C.05 des FIDE-Handbuchs
cli-help-competition-withdrawal-schedule = Die Paarungen aller Runden, je Zeile eine Runde [Vorgabe: die Bergertabelle]
cli-help-competition-match = Wie ein Zweikampf in Abschnitten steht, und wer als Nächster Weiß hat
cli-help-competition-match-games = Die Partien jedes Abschnitts aus der Sicht von Weiß: 1, 0, =; - wenn beide verloren
cli-help-competition-match-stages = Die Abschnitte, etwa 2@90+30,2@15+10,sd@3+2 (sd: bis zur ersten Entscheidung, a: Armageddon, to6: wer zuerst sechs Punkte hat) [Vorgabe: die übliche Folge]
cli-help-competition-olympiad = Die Mannschaftsweltmeisterschaften von 1972
cli-help-competition-draw-first-white = An welchen Brettern die zuerst genannte Mannschaft Weiß hat
cli-help-competition-draw-first-white-odd = an den Brettern 1, 3, 5 …
cli-help-competition-draw-first-white-even = an den Brettern 2, 4, 6 …
cli-help-competition-draw-first-white-all = an allen Brettern
cli-help-competition-draw-won = Wer einen Zweikampf gewonnen hat: 1.2=5
cli-help-competition-olympiad-entry = Die Spielerliste einer Mannschaft prüfen
cli-help-competition-olympiad-entry-list = Die Spieler, einer je Zeile, der stärkste zuerst; - liest die Standardeingabe
cli-help-competition-olympiad-entry-captain = Der Mannschaftsführer
cli-help-competition-olympiad-extra-team = Ob die zweite Mannschaft des Veranstalters in einer ungeraden Trostgruppe spielt
cli-help-competition-olympiad-extra-team-letter = Das Finale: B, C …
cli-help-competition-olympiad-extra-team-against = Wie viele Mannschaften der Gruppe dagegen stimmen
cli-help-competition-olympiad-plan = Gruppen und Finale für so viele Mannschaften, mit einem Vorschlag der Einteilung
cli-help-competition-olympiad-plan-exchange = Zwei Mannschaften tauschen in der Einteilung die Plätze
cli-help-competition-olympiad-plan-start = Der erste Tag des Turniers: zeigen, was bis wann zu tun ist
cli-help-competition-olympiad-line-up = Die Aufstellung, die in einer Runde gilt
cli-help-competition-olympiad-line-up-places = Die Plätze in der Mannschaftsliste, ab Brett 1
cli-help-competition-olympiad-line-up-players = Wie viele Spieler die Liste hat
cli-help-competition-olympiad-line-up-before = Wie viele Minuten vor der Runde sie abgegeben wurde
cli-help-competition-olympiad-line-up-force-majeure = Der Hauptschiedsrichter lässt sie wegen höherer Gewalt zu
cli-help-competition-olympiad-ranking = Eine Gruppe nach Artikel 11.1 bis 11.4 ordnen
cli-help-competition-olympiad-ranking-after =
    Je Zeile ein Mannschaftskampf: 1:2 2.5:1.5; nach einer Zeile --- die Mannschaftskämpfe eines Stichkampfs um den Titel.
cli-help-competition-olympiad-ranking-results = Die Datei mit den Ergebnissen; - liest die Standardeingabe
cli-help-competition-olympiad-ranking-title = Die Gruppe spielt um den Titel
cli-help-competition-olympiad-ranking-extra = Die Mannschaft, die außer Konkurrenz spielt
cli-help-competition-olympiad-rehearse = Eine ganze Weltmeisterschaft durch Los durchspielen
cli-help-competition-convert = Eine Turnierdatei in einen anderen Dialekt umwandeln, oder ihre Spieler in eine Liste; eine Spielerliste in eine Turnierdatei
cli-help-competition-convert-after =
    Beispiele: jadoube competition convert open.trf --to trf26 open26.trf; … spieler.csv --to trf26 neu.trf; … open.trf --to csv spieler.csv
    Bemerkungen und unbekannte Datensätze bleiben erhalten. Wofür der Dialekt keine Form hat, wird genannt. Eine vorhandene Datei wird nicht überschrieben.
cli-help-competition-convert-to = Was geschrieben wird
cli-help-competition-convert-to-trf16 = die Meldung von 2016 mit den Zusätzen von JaVaFo
cli-help-competition-convert-to-trf26 = das Format, das seit September 2025 gilt
cli-help-competition-convert-to-csv = eine Spielerliste für Tabellenprogramme
cli-help-competition-convert-out = Die Datei, die geschrieben wird [Vorgabe: Standardausgabe]
cli-help-competition-convert-file = Eine Turnierdatei (TRF von 2006, 2016 oder 2026) oder eine Spielerliste (CSV)
cli-help-competition-check-file = Eine Turnierdatei: TRF von 2006, 2016 oder 2026
cli-help-competition-rating-file = Eine Turnierdatei (TRF von 2006, 2016 oder 2026) oder ein Turnier (.jadoube)
cli-help-competition-norms-file = { cli-help-competition-rating-file }
cli-help-competition-new-file = { cli-help-new-file }
cli-help-competition-encoding = Wie die Buchstaben der Datei kodiert sind [Vorgabe: UTF-8 oder was geraten wird]
cli-help-competition-encoding-utf-8 = alle Sprachen
cli-help-competition-encoding-windows-1250 = Mitteleuropa
cli-help-competition-encoding-windows-1251 = kyrillisch
cli-help-competition-encoding-windows-1252 = Westeuropa
cli-help-competition-json = Die Antwort als JSON ausgeben
cli-help-competition-check = Was in einer Turnierdatei falsch oder merkwürdig ist, mit Zeile und Spalte, und was der Wertungsmeldung fehlt
cli-help-competition-check-after =
    Code 1: In der Datei ist etwas falsch. Was nur merkwürdig ist oder der Meldung fehlt, wird genannt.
cli-help-competition-check-titles = Im Turnier geht es um Titel: Die Meldung braucht mehr
cli-help-competition-check-all = Alles zeigen, nicht drei von jeder Art
cli-help-competition-rating = Wie das Turnier die Wertungszahlen ändert
cli-help-competition-rating-after =
    Beispiele: jadoube competition rating open.trf; … --working 12; … --k 3=40,7=10
    Eine Datei sagt nicht, wer wenige Partien hat oder einmal 2400 hatte: Geben Sie ein solches K mit --k an.
cli-help-competition-rating-working = Zeigen, wie die Änderung dieser Nummer entsteht
cli-help-competition-rating-rate = Die Bedenkzeit [Vorgabe: nach Datensatz 222 der Datei]
cli-help-competition-rating-rate-standard = Standardschach
cli-help-competition-rating-rate-rapid = Schnellschach
cli-help-competition-rating-rate-blitz = Blitzschach
cli-help-competition-rating-begun = Der erste Tag, nach dem die Fassung der Regeln gewählt wird [Vorgabe: wie in der Datei]
cli-help-competition-rating-k = K von Spielern, wie die Liste es hat: 12=40,13=10
cli-help-competition-norms = Wer eine Titelnorm hat, und was erfüllt oder verfehlt wurde
cli-help-competition-norms-after =
    Beispiele: jadoube competition norms open.trf; … --working 12
    Gewonnene Partien dürfen wegbleiben, im Schweizer System auch die nach der Norm. Was vom Turnier selbst verlangt wird, wird nicht geprüft.
cli-help-competition-norms-working = Jede Anforderung für diese Nummer zeigen, und was noch nötig ist
cli-help-competition-norms-exempt = Fremde Gegner sind hier nicht verlangt (B.01 1.4.3): nationales Finale, Zonenturnier, Mannschaftsliga
cli-help-competition-new = Eine Turnierdatei mit der Turnierordnung anlegen
cli-help-competition-new-name = Der Name [Vorgabe: der der Datei]
cli-help-competition-new-place = Wo gespielt wird
cli-help-competition-new-arbiter = Der Hauptschiedsrichter
cli-help-competition-new-laws = Die Fassung der Regeln [Vorgabe: die neueste]
cli-help-competition-new-control = Die Bedenkzeit, wie bei jadoube new [Vorgabe: 90+30; 1972: 40/150,16/60]
cli-help-competition-new-system = Wie gepaart wird
cli-help-competition-new-system-berger = Rundenturnier nach der Bergertabelle
cli-help-competition-new-system-double = doppelrundiges Turnier
cli-help-competition-new-system-manual = der Schiedsrichter paart
cli-help-competition-new-system-knock-out = Wer einen Zweikampf verliert, scheidet aus
cli-help-competition-new-system-match = zwei Spieler, in Abschnitten
cli-help-competition-new-as-tabled = Die Runden eines doppelrundigen Turniers bleiben, wie die Tabelle sie hat: die letzten zwei der ersten Hälfte werden nicht getauscht
cli-help-competition-new-rounds = Wie viele Runden, wenn der Schiedsrichter paart
cli-help-competition-new-scoring = Was Ergebnisse zählen: usual (1, ½, 0) oder Sieg-Remis-Niederlage, etwa 3-1-0, dahinter vielleicht, was Abwesenheit zählt: 2-1-0-0
cli-help-competition-new-tie-breaks = Die Feinwertungen in ihrer Reihenfolge [Standard: DE,WIN,SB; bei Mannschaften MPTS,GPTS,DE]
cli-help-competition-new-edition = Die Fassung der Feinwertungen nach ihrem Jahr [Vorgabe: nach dem ersten Tag]
cli-help-competition-new-withdrawal = Welche Regeln gelten, wenn ein Spieler ausscheidet [Vorgabe: handbook]
cli-help-competition-new-date = Der erste Tag [Vorgabe: heute]
cli-help-competition-new-withdrawal-1958 = { cli-help-competition-withdrawal-rules-1958 }
cli-help-competition-new-withdrawal-1970 = { cli-help-competition-withdrawal-rules-1970 }
cli-help-competition-new-withdrawal-2006 = { cli-help-competition-withdrawal-rules-2006 }
cli-help-competition-new-withdrawal-handbook = { cli-help-competition-withdrawal-rules-handbook }
cli-help-competition-enter = Spieler melden: aus einer Liste, oder einen mit Optionen
cli-help-competition-enter-list = Eine Spielerliste mit Überschriften (CSV) oder eine Turnierdatei (.trf); - liest die Standardeingabe
cli-help-competition-enter-name = Der Spieler: Nachname, Vorname
cli-help-competition-enter-fide = Spieler nach ihren Nummern in der eingelesenen Elo-Liste, mit Kommas: Name, Föderation, Titel, Wertungszahlen
cli-help-competition-enter-federation = Die drei Buchstaben der Föderation
cli-help-competition-enter-title = Der Titel: GM, IM, WGM …
cli-help-competition-enter-rating = Die Wertungszahl
cli-help-competition-enter-fide-id = Die Nummer in der Liste der FIDE
cli-help-competition-enter-club = Der Verein
cli-help-competition-enter-blind = Spielt nach den Regeln für Blinde
cli-help-competition-enter-wheelchair = Braucht ein Brett, das ein Rollstuhl erreicht
cli-help-competition-enter-fixed-board = Spielt jede Partie an diesem Brett
cli-help-competition-new-teams = Mannschaften spielen: so viele Bretter hat ein Mannschaftskampf
cli-help-competition-enter-team = Die Liste ist die einer Mannschaft dieses Namens, der Stärkste zuerst
cli-help-competition-enter-captain = Der Mannschaftsführer
cli-help-competition-line-up = Nimmt eine Aufstellung für die gepaarte Runde an, solange sie nicht veröffentlicht ist
cli-help-competition-line-up-team = Die Startnummer der Mannschaft
cli-help-competition-line-up-places = Wer an Brett 1, 2, … sitzt: Plätze in der Liste der Mannschaft, - für ein leeres Brett: 1,2,4,5
cli-help-competition-line-up-reason = Warum sie zu spät kommt oder geändert wird: höhere Gewalt, nach Entscheidung des Hauptschiedsrichters (1972: 24.1)
cli-help-competition-withdraw-team = Die Nummer ist die einer Mannschaft
cli-help-competition-list = Die Elo-Liste der FIDE auf diesem Rechner: welche da ist und was an ihr auffiel
cli-help-competition-list-after =
    Beispiele: jadoube competition list import players_list_foa.txt --date 2026-11; … list find carl mag --federation NOR
    Die Liste wird von ratings.fide.com geholt und entpackt; über ein Netz wird nichts gefragt.
cli-help-competition-list-json = Die Antwort als JSON ausgeben
cli-help-competition-list-import = Eine Liste an die Stelle der bisherigen einlesen: die gemeinsame oder eine einzelne, Text oder XML
cli-help-competition-list-import-file = Die entpackte Datei
cli-help-competition-list-import-date = Der Monat der Liste, 2026-11 [Vorgabe: nach Kopfzeile, Name oder dem Tag, an dem sie geschrieben wurde]
cli-help-competition-list-import-rate = Welche Wertungszahl eine Liste mit nur einer hat [Vorgabe: nach dem Namen]
cli-help-competition-list-import-rate-standard = Standardschach
cli-help-competition-list-import-rate-rapid = Schnellschach
cli-help-competition-list-import-rate-blitz = Blitzschach
cli-help-competition-list-import-json = Die Antwort als JSON ausgeben
cli-help-competition-list-find = Spieler nach Nummer oder nach den ersten Buchstaben von Nachname und Vorname
cli-help-competition-list-find-text = 1503014, carl, „carlsen m“, müller; mit Akzenten oder ohne, auch kyrillisch
cli-help-competition-list-find-federation = Die Föderation, die zuerst kommt
cli-help-competition-list-find-limit = Wie viele höchstens
cli-help-competition-list-find-json = Die Antwort als JSON ausgeben
cli-help-competition-number = Die Startnummern vergeben: nach Wertungszahl, durch das Los oder wie gezogen
cli-help-competition-number-seed = Durch das Los ab dieser Zahl; sie wiederholt die Auslosung
cli-help-competition-number-order = Wer Nummer 1, 2, … hat, nach der Reihenfolge der Meldung, mit Kommas
cli-help-competition-number-reason = Warum, wenn es schon Nummern gab
cli-help-competition-pair = Die nächste Runde paaren und den Entwurf zeigen
cli-help-competition-pair-pairings = Paarungen nach Nummern, Weiß zuerst, ab Brett 1: 1:4 2:3; nur wenn der Schiedsrichter paart
cli-help-competition-pair-json = Die Runden als JSON ausgeben
cli-help-competition-lot = Über einen Zweikampf, der nach seinem letzten Abschnitt unentschieden steht, das Los entscheiden lassen
cli-help-competition-lot-number = Die Startnummer eines der beiden
cli-help-competition-lot-seed = Durch Los, mit diesem Startwert
cli-help-competition-lot-winner = Die Startnummer dessen, für den das Los im Saal entschied
cli-help-competition-lot-reason = Warum
cli-help-competition-publish = Den Entwurf veröffentlichen und seine Bretter einrichten
cli-help-competition-publish-chess960 = Chess960: wie die Anfangsstellung bestimmt wurde: lot:17 (Los mit diesem Startwert), dice:357, coin:…, cards:…, computer:… mit der Nummer der Stellung, oder eine für jedes Brett mit Kommas
cli-help-competition-publish-basic-order = Mannschaften ohne Aufstellung spielen in der Reihenfolge ihrer Liste
cli-help-competition-publish-json = Die Runden als JSON ausgeben
cli-help-competition-change = Veröffentlichte Paarungen ändern, aus einem der Gründe, die das Regelwerk des Turniers zulässt
cli-help-competition-change-pairings = Wer an einem Brett spielt, nach Nummern, Weiß zuerst: 3=4:1
cli-help-competition-change-round = Die Runde [Vorgabe: die zuletzt veröffentlichte]
cli-help-competition-change-ground = Der Grund
cli-help-competition-change-ground-met-before = die beiden würden versehentlich noch einmal aufeinandertreffen
cli-help-competition-change-ground-rules = die Turnierordnung sieht es vor
cli-help-competition-change-ground-without-opponents = zwei Spieler ohne Gegner sind einverstanden
cli-help-competition-change-ground-late-entry = eine Nachmeldung; die Betroffenen sind einverstanden
cli-help-competition-change-ground-last-round = unvorhersehbar, an den Spitzenbrettern der letzten Runde
cli-help-competition-change-reason = Warum
cli-help-competition-absent = Ein Spieler spielt eine Runde nicht
cli-help-competition-absent-number = Die Startnummer; mehrere mit Kommas: eine Handlung, zusammen rückgängig zu machen
cli-help-competition-absent-round = Die Runde [Vorgabe: die nächste]
cli-help-competition-absent-comes = Der Spieler kommt doch und ist nicht spielfrei
cli-help-competition-bye = Einen Spieler als spielfrei eintragen, der es rechtzeitig beantragt hat
cli-help-competition-bye-number = Die Startnummer
cli-help-competition-bye-round = Die Runde [Vorgabe: die nächste]
cli-help-competition-bye-points = Wie viel es zählt
cli-help-competition-bye-points-half = einen halben Punkt
cli-help-competition-bye-points-full = so viel wie ein Gewinn, wenn die Turnierordnung es erlaubt
cli-help-competition-bye-points-zero = nichts
cli-help-competition-expel = Einen Spieler ausschließen
cli-help-competition-expel-number = Die Startnummer
cli-help-competition-expel-from = Die erste nicht gespielte Runde [Vorgabe: die nächste]
cli-help-competition-expel-reason = Warum
cli-help-competition-amend = Angaben zu einem Spieler berichtigen
cli-help-competition-amend-number = Die Startnummer
cli-help-competition-amend-name = Der Name: Nachname, Vorname
cli-help-competition-amend-federation = Die drei Buchstaben der Föderation
cli-help-competition-amend-title = Der Titel: GM, IM, WGM …
cli-help-competition-amend-rating = Die Wertungszahl (Standard)
cli-help-competition-amend-rapid = Die Wertungszahl im Schnellschach
cli-help-competition-amend-blitz = Die Wertungszahl im Blitz
cli-help-competition-amend-list = Die Liste, aus der diese amtlichen Wertungszahlen stammen
cli-help-competition-amend-list-date = Das Datum dieser Liste: 2026-11-01
cli-help-competition-amend-event-rating = Die Wertungszahl, die in diesem Turnier zählt
cli-help-competition-amend-event-list = Die Liste, aus der die Wertung für das Turnier stammt; ohne sie ist sie vom Schiedsrichter geschätzt
cli-help-competition-amend-event-date = Das Datum dieser Liste: 2026-11-01
cli-help-competition-amend-fide-id = Die Nummer in der Liste der FIDE
cli-help-competition-amend-birth = Das Geburtsdatum oder der Jahrgang: 1990
cli-help-competition-amend-club = Der Verein
cli-help-competition-amend-blind = Ob die Regeln für blinde Spieler gelten: true oder false
cli-help-competition-amend-wheelchair = Ob das Brett mit dem Rollstuhl erreichbar sein muss: true oder false
cli-help-competition-amend-fixed-board = Spielt jede Partie an diesem Brett
cli-help-competition-amend-not-with = Nicht mit diesen Startnummern zu paaren, mit Kommas
cli-help-competition-amend-from-round = Die erste gespielte Runde nach einer Nachmeldung
cli-help-competition-regulations = Die Turnierordnung ändern oder zeigen
cli-help-competition-regulations-control = Die Bedenkzeit, wie bei jadoube new
cli-help-competition-regulations-scoring = Was Ergebnisse zählen: usual (1, ½, 0) oder Sieg-Remis-Niederlage, etwa 3-1-0, dahinter vielleicht, was Abwesenheit zählt: 2-1-0-0
cli-help-competition-regulations-withdrawal = { cli-help-competition-withdrawal-rules }
cli-help-competition-regulations-withdrawal-1958 = { cli-help-competition-withdrawal-rules-1958 }
cli-help-competition-regulations-withdrawal-1970 = { cli-help-competition-withdrawal-rules-1970 }
cli-help-competition-regulations-withdrawal-2006 = { cli-help-competition-withdrawal-rules-2006 }
cli-help-competition-regulations-withdrawal-handbook = { cli-help-competition-withdrawal-rules-handbook }
cli-help-competition-regulations-tie-breaks = Die Feinwertungen in ihrer Reihenfolge
cli-help-competition-regulations-edition = Die Fassung der Feinwertungen nach ihrem Jahr
cli-help-competition-regulations-rounds = Wie viele Runden, wenn der Schiedsrichter paart
cli-help-competition-regulations-first-board = Die Nummer des ersten Bretts
cli-help-competition-regulations-host = Die Föderation, in der das Turnier stattfindet, mit ihren drei Buchstaben: für Normen sind Spieler anderer Ausländer
cli-help-competition-regulations-half-point-byes = Wie oft ein Spieler mit einem halben Punkt spielfrei sein darf, wenn es anders ist als im Regelwerk
cli-help-competition-regulations-no-byes-in-last = In so vielen der letzten Runden gibt es kein Spielfrei mit Punkten
cli-help-competition-regulations-full-point-byes = Ob es Spielfrei mit einem ganzen Punkt gibt: true oder false
cli-help-competition-regulations-late-half-points = So viele wegen Nachmeldung versäumte Runden zählen je einen halben Punkt, wenn es anders ist als im Regelwerk
cli-help-competition-regulations-start = Von welcher Stellung die Partien ausgehen
cli-help-competition-regulations-start-usual = die Anfangsstellung
cli-help-competition-regulations-start-chess960 = Chess960, einmal für die Runde ausgelost
cli-help-competition-regulations-start-chess960-each-board = Chess960, für jedes Brett ausgelost
cli-help-competition-regulations-prizes = Die Preise einer Kategorie, der erste Platz zuerst; nichts nach = streicht sie. Kategorien: all, women, men, u18, o65, unrated, title:FM, federation:MKD, club:Name; bei Mannschaften: all, board:1
cli-help-competition-regulations-share-prizes = Was aus den Preisen von Spielern mit gleich vielen Punkten wird
cli-help-competition-regulations-share-prizes-by-place = jeder Platz hat seinen
cli-help-competition-regulations-share-prizes-equal = gleichmäßig geteilt
cli-help-competition-regulations-share-prizes-hort = zur Hälfte nach dem Platz, zur Hälfte gleichmäßig geteilt (Hort-System)
cli-help-competition-regulations-several-prizes = Ob ein Spieler mehrere Preise bekommen kann: true oder false
cli-help-competition-regulations-currency = Die Währung, wie sie gedruckt wird
cli-help-competition-regulations-reason = Warum sie geändert wird
cli-help-competition-schedule = Festlegen, wann eine Runde beginnt, und ihre Spielsitzungen
cli-help-competition-schedule-round = Die Runde
cli-help-competition-schedule-starts = Der Zeitpunkt: 2026-11-28 15:00
cli-help-competition-schedule-end = Wann die Runde endet: 20:00. Ihre Spielsitzungen stehen auch im Plan der Hängepartien
cli-help-competition-schedule-pause = Die Pause, die die Runde in zwei Spielsitzungen teilt: 17:00-18:00
cli-help-competition-schedule-no-sessions = Die Spielsitzungen der Runde mit einer Begründung entfernen
cli-help-competition-schedule-reason = Warum geplante Spielsitzungen geändert oder entfernt werden
cli-help-competition-result = Ein Ergebnis eintragen oder berichtigen
cli-help-competition-result-board = Das Brett
cli-help-competition-result-result = 1, =, 0, ½-0, 0-½, 0-0, +-, -+, -/-; mit u, wenn es nicht gewertet wird: 1u
cli-help-competition-result-round = Die Runde [Vorgabe: die letzte an diesem Brett]
cli-help-competition-result-reason = Warum, wenn ein anderes Ergebnis bekannt ist, die Runde vorbei ist oder die Partie läuft
cli-help-competition-result-game-ended = Die Partie ist zu Ende, auch wenn die Uhr hier noch läuft
cli-help-competition-withdraw = Ein Spieler spielt nicht mehr
cli-help-competition-withdraw-number = Die Startnummer; mehrere mit Kommas: eine Handlung, zusammen rückgängig zu machen
cli-help-competition-withdraw-from = Die erste Runde, die nicht mehr gespielt wird [Vorgabe: die nächste]
cli-help-competition-withdraw-expelled = Der Spieler ist ausgeschlossen
cli-help-competition-withdraw-reason = Warum
cli-help-competition-close = Eine Runde abschließen: Alle Ergebnisse liegen vor
cli-help-competition-close-round = Die Runde [Standard: die früheste offene]
cli-help-competition-undo = Die letzte Handlung rückgängig machen, aus der nichts gefolgt ist
cli-help-competition-rounds = Paarungen und Ergebnisse zeigen
cli-help-competition-rounds-json = Die Runden als JSON ausgeben
cli-help-competition-rounds-why = Zu jedem Brett, warum die beiden aufeinandertreffen
cli-help-competition-export = Das Turnier als Turnierdatei (TRF26) schreiben, seine Rangliste als Liste, oder eine Seite fürs Web
cli-help-competition-export-after = Rückgabewert 1: Die Datei des Turniers ist beschädigt, und was geschrieben wird, ist unvollständig; oder ein neueres Programm hat darin aufgezeichnet, und es wird nichts geschrieben. Eine unvollständige Turnierdatei sagt das in einem Kommentar (###), eine Seite in ihrem ersten Absatz; eine Liste hat keinen Platz dafür.
cli-help-competition-export-trf = Die Turnierdatei, die geschrieben wird
cli-help-competition-export-csv = Die Liste mit der Rangliste, die geschrieben wird
cli-help-competition-export-html = Die Seite mit Rangliste und Kreuztabelle, die geschrieben wird
cli-help-competition-standings = Wer in einem Turnier oder nach einer Turnierdatei (TRF) wo steht und woraus jede Feinwertung besteht
cli-help-competition-standings-after =
    Beispiele: jadoube competition standings open.trf; … --after 5 --tie-breaks BH/C1,BH,SB,DE; … --working 12; … --edition 2024
    Ein Wert mit * wird auf zwei Weisen gelesen; beide stehen darunter. Was die Feinwertungen nicht trennen, wird geteilt.
cli-help-competition-standings-file = Eine Datei von J’adoube oder eine Turnierdatei: TRF von 2006, 2016 oder 2026
cli-help-competition-standings-after-round = Die Rangliste nach dieser Runde [Vorgabe: die letzte mit Ergebnissen]
cli-help-competition-standings-tie-breaks = Die Feinwertungen, wie Dateien sie schreiben: BH/C1,SB,DE [Vorgabe: die der Datei]
cli-help-competition-standings-edition = Die Regeln nach ihrem Jahr: 1972, 1980, 2006, 2023, 2024, 2026 [Vorgabe: nach dem ersten Tag des Turniers]
cli-help-competition-standings-unrated = Die Wertungszahl, die für Spieler ohne eine bekannt gegeben wurde
cli-help-competition-standings-lots = Über wen das Los entschied, in der Reihenfolge der Lose: 7,3,12
cli-help-competition-standings-working = Zeigen, wie jeder Wert dieser Nummer entsteht
cli-help-competition-standings-json = Die Antwort als JSON ausgeben

# jadoube completions

cli-help-completions = Ergänzungen für eine Shell ausgeben
cli-help-completions-shell = Die Shell

# jadoube man

cli-help-man = Die Handbuchseite ausgeben

# jadoube competition: Gruppen der Olympiade von 1972

cli-help-competition-new-olympiad = Eine Mannschaftsweltmeisterschaft: 1972 men oder 1972 women [Bedenkzeit: 40/150,16/60]
cli-help-competition-groups = Die Gruppen einer Meisterschaft: Mannschaften einteilen, Vorgruppen abschließen, Stichkampf beginnen; ohne Angabe zeigen
cli-help-competition-groups-divide = Die Mannschaften nach dem Vorschlag, nach der Stärke, in Gruppen einteilen
cli-help-competition-groups-exchange = Zwei Mannschaften tauschen die Plätze, nach Startnummern: So entscheidet die Kommission
cli-help-competition-groups-qualify = Vorgruppen abschließen: Die Mannschaften kommen nach ihren Plätzen in die Finale
cli-help-competition-groups-order = Mannschaften mit geteiltem Platz, nach Startnummern, in der Reihenfolge der Kommission
cli-help-competition-groups-play-off = Die den ersten Platz teilen, spielen um den Titel
cli-help-competition-groups-double = Von mehr als zwei spielt im Stichkampf jeder gegen jeden zweimal
cli-help-competition-groups-fill = Ein Finale mit der zweiten Mannschaft des Veranstalters außer Konkurrenz auffüllen: B, C, …
cli-help-competition-groups-team = Der Name dieser Mannschaft
cli-help-competition-groups-captain = Ihr Mannschaftsführer
cli-help-competition-groups-against = So viele Mannschaften der Gruppe stimmten dagegen
cli-help-competition-groups-list = Ihre Spieler nach der Stärke: eine Tabelle oder eine Turnierdatei
cli-help-competition-groups-reason = Warum, wenn die Mannschaften schon eingeteilt waren oder die Kommission eine Reihenfolge nennt
cli-help-competition-groups-json = Gruppen als JSON ausgeben
cli-help-competition-draw-group = Die Gruppe, deren Nummern gezogen werden: 3 in den Vorgruppen, B in den Finalen
cli-help-competition-draw-order = Welche Mannschaft im Saal 1, 2, … gezogen hat, nach Startnummern mit Kommas
cli-help-competition-standings-group = Die Plätze einer Gruppe der Meisterschaft: 3 in den Vorgruppen, A in den Finalen
cli-help-competition-standings-category = Nur diese Kategorie, mit eigenen Plätzen: women, men, u18, o65, unrated, title:FM, federation:MKD, club:Name
cli-help-competition-standings-as-of = Wie zu dieser Zeit verzeichnet, ohne was später eingegeben oder berichtigt wurde: 2026-11-24 15:00

# Knock-out and matches
cli-help-competition-new-stages = Abschnitte eines Zweikampfs, für knock-out und match, etwa "2; 2@15+10; a@5|4" (ohne Bedenkzeit: die des Turniers; sd: bis zur ersten Entscheidung; a: Armageddon; to6: wer zuerst sechs Punkte hat) [Vorgabe: zwei Partien, wiederholt bis zur Entscheidung]
cli-help-competition-new-final-stages = Abschnitte des Finales eines K.-o.-Turniers, wenn es andere sind
cli-help-competition-new-third-place = Um den dritten Platz eines K.-o.-Turniers wird gespielt
cli-help-competition-withdraw-return = Wer ausgeschieden war, spielt wieder (mit --team eine Mannschaft), ab der Runde von --from; inzwischen gespielte Runden bleiben, wie sie sind
cli-help-overwrite = Eine Datei ersetzen, die es schon gibt
cli-help-go-on-in-this = In dieser Datei aufzeichnen, obwohl sie eine ältere Kopie ist oder eine andere, als dieser Rechner kennt
cli-help-competition-enter-encoding = Wie die Buchstaben der Liste kodiert sind [Vorgabe: UTF-8 oder was geraten wird]
