# Partieformulare, Aufgabe, Verhalten

case-conduct-room = Partieformulare, Aufgabe, Verhalten
