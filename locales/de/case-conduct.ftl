# Partieformulare, Aufgabe, Verhalten

case-conduct = Partieformulare, Aufgabe, Verhalten
