# Was der Spieler am Zug beantragen könnte; nur dem Schiedsrichter gezeigt.

claim-repetition = { $count ->
    [one] Remis kann beantragt werden: dieselbe Stellung { $count } Mal ({ $places }). Art. { $article } (Regeln von { $edition })
   *[other] Remis kann beantragt werden: dieselbe Stellung { $count } Mal ({ $places }). Art. { $article } (Regeln von { $edition })
}
claim-repetition-after = { $count ->
    [one] Remis kann beantragt werden mit { $move }: dieselbe Stellung { $count } Mal. Art. { $article } (Regeln von { $edition })
   *[other] Remis kann beantragt werden mit { $move }: dieselbe Stellung { $count } Mal. Art. { $article } (Regeln von { $edition })
}
claim-fifty-moves = Remis kann beantragt werden: kein Schlagen und kein Bauernzug in { $white } Zügen von Weiß und { $black } von Schwarz. Art. { $article } (Regeln von { $edition })
claim-fifty-moves-after = Remis kann beantragt werden mit { $move }: kein Schlagen und kein Bauernzug in der nötigen Zahl von Zügen. Art. { $article } (Regeln von { $edition })
claim-start = Anfang
