# Was an einem Brett gesehen wurde: ein Beleg, noch keine Tatsache der Partie.

observation-touched = Berührungen { $place }: { $touches }
observation-lifted = { $piece } { $square } aufgehoben
observation-placed = { $piece } auf { $square } gestellt
observation-illegal-position =
    { $one ->
        [none]
            { $completed ->
                [yes] { $side } hinterließ { $place } eine Stellung, zu der kein regelgemäßer Zug führt, und drückte die Uhr
               *[no] { $side } hinterließ { $place } eine Stellung, zu der kein regelgemäßer Zug führt; die Uhr wurde nicht gedrückt
            }
       *[other]
            { $completed ->
                [yes] { $side } zog { $place } regelwidrig { $one } nach { $other } und drückte die Uhr
               *[no] { $side } zog { $place } regelwidrig { $one } nach { $other }; die Uhr wurde nicht gedrückt
            }
    }
observation-agreed = Brett und Partie stimmen { $place } wieder überein
observation-pressed-without-move = { $side } drückte { $place } die Uhr, ohne gezogen zu haben
observation-orientation-normal = Das Brett liegt mit dem Anschluss links von Weiß
observation-orientation-rotated = Das Brett liegt umgekehrt
observation-result-white = Die Figuren wurden als Ergebnis gestellt: Weiß gewinnt
observation-result-black = Die Figuren wurden als Ergebnis gestellt: Schwarz gewinnt
observation-result-draw = Die Figuren wurden als Ergebnis gestellt: Remis
observation-start-king-and-queen-exchanged = Falsche Anfangsstellung: König und Dame vertauscht
observation-start-colours-reversed = Falsche Anfangsstellung: Farben vertauscht
observation-start-other = Die Figuren stehen nicht in der Anfangsstellung
observation-clock-turned = Die Züge widersprechen dem Drücken der Uhr: Die Uhr steht andersherum. Ihre Zeiten gehören den anderen Spielern, auch die seit dem letzten passenden Druck gezeigten
observation-standing =
    { $move ->
        [none] { $place } steht kein unabgeschlossener Zug mehr auf dem Brett
       *[other] Als das Ende eingetragen wurde, stand { $move } { $place } auf dem Brett, nicht durch Drücken der Uhr abgeschlossen
    }
observation-moves-missing = Züge { $place } wurden nicht übermittelt; auf dem Brett steht { $position }
observation-played-on = Weitergespielt, während Züge fehlen: { $move }
observation-owed-not-played = { $side } hat { $place } { $move } gespielt, schuldete aber einen Zug mit dem Berührten ({ $squares })
observation-went-back = Zurückgenommen, während Züge fehlen; { $plies ->
    [one] { $plies } weitergespielter Halbzug bleibt
   *[other] { $plies } weitergespielte Halbzüge bleiben
}
