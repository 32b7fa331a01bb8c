# Die Grundlagen des Spiels, Ausgabe für Ausgabe, mit eigenen Worten.

law-basics-n01 = Das Spiel und wer beginnt
law-basics-n01-1972 = Zwei Gegner ziehen abwechselnd mit ihren Figuren auf einem quadratischen Brett; Weiß führt den ersten Zug aus

law-basics-n02 = Am Zug sein
law-basics-n02-1972 = Ein Spieler ist am Zug, wenn er an der Reihe ist zu spielen
law-basics-n02-1997 = Ein Spieler ist am Zug, sobald der Zug des Gegners abgeschlossen ist
law-basics-n02-2009 = Ein Spieler ist am Zug, sobald der Zug des Gegners auf dem Brett ausgeführt ist; die Uhr muss noch nicht gedrückt sein

law-basics-n03 = Das Ziel des Spiels
law-basics-n03-1997 = Ziel ist, den gegnerischen König so anzugreifen, dass kein regelgemäßer Zug verhindern könnte, dass er im nächsten Zug genommen wird; wer das erreicht, hat matt gesetzt und gewonnen
law-basics-n03-2005 = Ziel ist, den gegnerischen König so anzugreifen, dass der Gegner keinen regelgemäßen Zug mehr hat: Das ist matt und gewinnt. Den eigenen König angegriffen zu lassen oder einem Angriff auszusetzen und den gegnerischen König zu schlagen ist nicht erlaubt

law-basics-n04 = Das Schachbrett und wie es liegt
law-basics-n04-1972 = Das Brett hat 64 gleiche Felder, acht mal acht, abwechselnd hell und dunkel. Es liegt so, dass jeder Spieler rechts vor sich ein weißes Eckfeld hat

law-basics-n05 = Linien, Reihen und Diagonalen
law-basics-n05-1972 = Die acht senkrechten Spalten sind Linien, die acht waagrechten Zeilen Reihen; eine gerade Folge gleichfarbiger Felder ist eine Diagonale

law-basics-n06 = Die Figuren und die Anfangsstellung
law-basics-n06-1972 = Jede Seite hat einen König, eine Dame, zwei Türme, zwei Läufer, zwei Springer und acht Bauern. Von der a- bis zur h-Linie stehen Turm, Springer, Läufer, Dame, König, Läufer, Springer, Turm, davor auf der nächsten Reihe die Bauern

law-basics-n07 = Ziehen, Schlagen und Angreifen
law-basics-n07-1972 = Von der Rochade abgesehen führt ein Zug eine Figur auf ein leeres Feld oder auf eines mit einer gegnerischen Figur, die geschlagen und sofort entfernt wird
law-basics-n07-1997 = Keine Figur darf auf ein Feld ziehen, auf dem eine eigene steht; eine gegnerische dort wird geschlagen und als Teil des Zuges entfernt. Eine Figur greift ein Feld an, wenn sie darauf schlagen könnte
law-basics-n07-2005 = Keine Figur darf auf ein Feld ziehen, auf dem eine eigene steht; eine gegnerische dort wird geschlagen und als Teil des Zuges entfernt. Eine Figur greift die Felder an, auf denen sie schlagen könnte, auch wenn sie an den eigenen König gefesselt ist

law-basics-n08 = Läufer
law-basics-n08-1972 = Ein Läufer zieht schräg und beliebig weit, bis ihm etwas im Weg steht

law-basics-n09 = Turm
law-basics-n09-1972 = Der Turm zieht auf seiner Linie und seiner Reihe, so weit sie frei sind

law-basics-n10 = Dame
law-basics-n10-1972 = Die Dame zieht auf ihrer Linie, ihrer Reihe und ihren Diagonalen, so weit sie frei sind

law-basics-n11 = Springen über Figuren
law-basics-n11-1972 = Läufer, Turm und Dame dürfen keine Figur auf ihrem Weg überspringen; das dürfen nur der Springer und der Turm bei der Rochade

law-basics-n12 = Springer
law-basics-n12-1972 = Der Springer zieht auf die nächsten Felder, die nicht auf seiner Linie, Reihe oder Diagonale liegen, gleich was dazwischen steht

law-basics-n13 = Bauer: Ziehen und Schlagen
law-basics-n13-1972 = Der Bauer zieht ein Feld geradeaus, von seinem Ausgangsfeld ein oder zwei, immer nur über leere Felder. Er schlägt ein Feld schräg nach vorn

law-basics-n14 = Bauer: en passant
law-basics-n14-1972 = Ein Bauer, der eben zwei Felder vorgerückt ist, darf von einem gegnerischen Bauern geschlagen werden, als wäre er nur eines vorgerückt; nur im unmittelbar folgenden Zug

law-basics-n15 = Bauer: Umwandlung
law-basics-n15-1972 = Ein Bauer, der die letzte Reihe erreicht, wird im selben Zug durch Dame, Turm, Läufer oder Springer seiner Farbe ersetzt, gleich welche Figuren schon geschlagen sind; die neue Figur wirkt sofort

law-basics-n16 = König
law-basics-n16-1972 = Der König zieht ein Feld in jede Richtung, auf ein Feld, das keine gegnerische Figur angreift; außerdem darf er rochieren

law-basics-n17 = Rochade
law-basics-n17-1972 = Die Rochade ist ein einziger Zug des Königs mit einem eigenen Turm auf der Grundreihe: Der König zieht zwei Felder auf den Turm zu, der Turm auf das Feld, das der König überschritten hat

law-basics-n18 = Wann die Rochade nicht möglich ist
law-basics-n18-1972 = Das Recht ist verloren, wenn der König gezogen hat, oder mit einem Turm, der gezogen hat. Vorübergehend verhindert ist die Rochade, wenn das Feld des Königs, das überschrittene oder das Zielfeld angegriffen ist oder eine Figur zwischen König und Turm steht

law-basics-n19 = Schach
law-basics-n19-1972 = Der König steht im Schach, wenn eine gegnerische Figur sein Feld angreift; der nächste Zug muss das Schach abwehren
law-basics-n19-2005 = Der König steht im Schach, wenn ihn eine gegnerische Figur angreift, auch eine gefesselte. Kein Zug darf den eigenen König im Schach lassen oder ins Schach bringen

law-basics-n20 = Matt
law-basics-n20-1972 = Wer den gegnerischen König matt setzt, gewinnt; die Partie ist damit beendet
law-basics-n20-1997 = Wer den gegnerischen König matt setzt, gewinnt; die Partie ist sofort beendet, sofern der Mattzug regelgemäß war
law-basics-n20-2014 = Wer den gegnerischen König matt setzt, gewinnt; die Partie ist sofort beendet, sofern der Mattzug Artikel 3 und 4.2 bis 4.7 entsprach

law-basics-n21 = Patt
law-basics-n21-1972 = Die Partie ist remis, wenn der Spieler am Zug nicht im Schach steht und keinen regelgemäßen Zug hat
law-basics-n21-1997 = Die Partie ist sofort remis, wenn der Spieler am Zug nicht im Schach steht und keinen regelgemäßen Zug hat, sofern der letzte Zug regelgemäß war
law-basics-n21-2014 = Die Partie ist sofort remis, wenn der Spieler am Zug nicht im Schach steht und keinen regelgemäßen Zug hat, sofern der letzte Zug Artikel 3 und 4.2 bis 4.7 entsprach

law-basics-n22 = Remis durch Vereinbarung
law-basics-n22-1972 = Die Partie ist remis, wenn beide Spieler es vereinbaren
law-basics-n22-1997 = Die Partie ist remis, wenn beide Spieler es während der Partie vereinbaren; sie ist damit sofort beendet
law-basics-n22-2017 = Die Partie ist remis, wenn beide Spieler es vereinbaren, nachdem jeder mindestens einen Zug ausgeführt hat; sie ist damit sofort beendet

law-basics-n23 = Begriffe zur Uhr: Schachuhr, Uhr, Blättchen, Fall des Blättchens
law-basics-n23-1972 = Die Zeit jedes Spielers wird mit einer Uhr gemessen, die dafür eine besondere Vorrichtung hat
law-basics-n23-1997 = Eine Schachuhr hat zwei Anzeigen, von denen immer nur eine laufen kann; „Uhr“ meint eine davon. Jede hat ein Blättchen, und dessen Fall ist das Ende der zugeteilten Zeit eines Spielers

law-basics-n24 = Was in der Zeit zu leisten ist
law-basics-n24-1972 = Die Bedenkzeit sagt, wie viele Züge ein Spieler ausgeführt haben muss, und bis wann
law-basics-n24-1997 = Jeder Spieler muss in der zugeteilten Zeit eine Zahl von Zügen oder alle Züge ausführen und kann mit jedem Zug zusätzliche Zeit erhalten; alles wird vorher festgelegt
law-basics-n24-2017 = Jeder Spieler muss in der zugeteilten Zeit samt etwaiger zusätzlicher Zeit je Zug eine Mindestzahl von Zügen oder alle Züge abschließen; alles wird vorher festgelegt

law-basics-n25 = Prüfung nach dem Fall des Blättchens
law-basics-n25-1997 = Sobald ein Blättchen gefallen ist, wird geprüft, ob die vorgeschriebenen Züge ausgeführt sind

law-basics-n26 = Wo die Uhr steht
law-basics-n26-1997 = Der Schiedsrichter bestimmt vor der Partie, wo die Schachuhr steht

law-basics-n27 = Welche Notation anerkannt ist
law-basics-n27-1972 = Anerkannt sind zwei Notationen, die algebraische und die beschreibende
law-basics-n27-1980 = Vom 1. Januar 1981 an ist nur noch die algebraische Notation anerkannt
law-basics-n27-2001 = Anerkannt ist nur die algebraische Notation. Ein Partieformular in einer anderen dient nicht als Beweis, und der Schiedsrichter, der es bemerkt, weist den Spieler darauf hin

law-basics-n28 = Zeichen auf dem Partieformular
law-basics-n28-1972 = Die Rochade ist 0-0 und 0-0-0, ein Schlagzug ein Doppelpunkt oder x; Schach und Matt haben eigene Zeichen, und ! und ? dürfen einen Zug bewerten
law-basics-n28-1980 = Die Rochade ist O-O und O-O-O, ein Schlagzug x (der Doppelpunkt nur bis Ende 1980), Schach +, Matt ++, und einem Schlagen en passant wird e.p. angefügt
law-basics-n28-2001 = Die Rochade ist 0-0 und 0-0-0, ein Schlagzug x, Schach +, Matt ++ oder #; e.p. bezeichnet ein Schlagen en passant und (=) ein Remisangebot
law-basics-n28-2009 = Die Rochade ist 0-0 und 0-0-0, ein Schlagzug x, Schach +, Matt ++ oder #; e.p. bezeichnet ein Schlagen en passant und (=) ein Remisangebot. Schach, Matt und Schlagen müssen nicht notiert werden
law-basics-n28-2018 = Die Rochade ist 0-0 und 0-0-0, ein Remisangebot (=). Die Zeichen x für Schlagen, + für Schach, # (oder ++) für Matt und e.p. für en passant sind freiwillig

law-basics-n29 = Was die Regeln nicht erfassen
law-basics-n29-1997 = Die Regeln können nicht alles erfassen: Ein ungeregelter Fall wird nach ähnlichen Fällen in den Regeln entschieden. Sie setzen einen fähigen, besonnenen und unparteiischen Schiedsrichter voraus und lassen ihm mit Absicht Ermessen

law-basics-n30 = Regeln der Verbände; gewertete Partien
law-basics-n30-1997 = Ein Verband darf genauere Regeln erlassen, wenn sie den Regeln nicht widersprechen, nur in seinem Gebiet gelten und nicht für FIDE-Wettkämpfe, -Meisterschaften und -Qualifikationen oder Titel- und Wertungsturniere
law-basics-n30-2014 = Nur eine nach den Regeln gespielte Partie kann von der FIDE gewertet werden; auch für andere Turnierpartien werden sie empfohlen. Verbände dürfen die FIDE um eine Entscheidung zu den Regeln bitten

law-basics-n31 = Wofür die Regeln gelten; der maßgebende Text
law-basics-n31-2001 = Die Regeln gelten für das Spiel am Brett; maßgebend ist der englische Text
