# Was der Spieler am Zug beantragen könnte; nur dem Schiedsrichter gezeigt.

claim-repetition = { $count ->
    [one] Beantragbar: dieselbe Stellung { $count } Mal ({ $places }). Art. { $article } (Regeln von { $edition })
   *[other] Beantragbar: dieselbe Stellung { $count } Mal ({ $places }). Art. { $article } (Regeln von { $edition })
}
claim-repetition-after = { $count ->
    [one] Beantragbar mit { $move }: dieselbe Stellung { $count } Mal. Art. { $article } (Regeln von { $edition })
   *[other] Beantragbar mit { $move }: dieselbe Stellung { $count } Mal. Art. { $article } (Regeln von { $edition })
}
claim-fifty-moves = Beantragbar: kein Schlagen und kein Bauernzug in { $white } Zügen von Weiß und { $black } von Schwarz. Art. { $article } (Regeln von { $edition })
claim-fifty-moves-after = Beantragbar mit { $move }: kein Schlagen und kein Bauernzug in der nötigen Zahl von Zügen. Art. { $article } (Regeln von { $edition })
claim-start = Anfang
