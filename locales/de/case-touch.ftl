# Berührte Figuren

case-touch-room = Berührte Figuren

case-touch-kind-touched-piece = Berührte Figur
case-touch-ask-touched-piece-by = Wer hat berührt?
case-touch-ask-touched-piece-touched = Auf welchen Feldern, der Reihe nach?
case-touch-ask-touched-piece-announced = Wurde das Zurechtrücken vorher angekündigt?
case-touch-ask-touched-piece-deliberate = Absichtlich?
case-touch-ask-touched-piece-claim-lost = Hat der Gegner seitdem eine Figur berührt?
