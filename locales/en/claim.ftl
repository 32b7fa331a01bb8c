# What the player on the move could claim; shown to the arbiter only.

claim-repetition = { $count ->
    [one] Draw can be claimed: same position { $count } time ({ $places }). Art. { $article } (Laws of { $edition })
   *[other] Draw can be claimed: same position { $count } times ({ $places }). Art. { $article } (Laws of { $edition })
}
claim-repetition-after = { $count ->
    [one] Claimable with { $move }: same position { $count } time. Art. { $article } (Laws of { $edition })
   *[other] Claimable with { $move }: same position { $count } times. Art. { $article } (Laws of { $edition })
}
claim-fifty-moves = Claimable: no capture or pawn move in { $white } moves by White and { $black } by Black. Art. { $article } (Laws of { $edition })
claim-fifty-moves-after = Claimable with { $move }: no capture or pawn move in the required number of moves. Art. { $article } (Laws of { $edition })
claim-start = start
