# Што може да бара играчот на потег; му се покажува само на судијата.

claim-repetition = { $count ->
    [one] Може да се рекламира реми: иста позиција { $count } пат ({ $places }). Чл. { $article } (Правила од { $edition })
   *[other] Може да се рекламира реми: иста позиција { $count } пати ({ $places }). Чл. { $article } (Правила од { $edition })
}
claim-repetition-after = { $count ->
    [one] Може да се рекламира реми со { $move }: иста позиција { $count } пат. Чл. { $article } (Правила од { $edition })
   *[other] Може да се рекламира реми со { $move }: иста позиција { $count } пати. Чл. { $article } (Правила од { $edition })
}
claim-fifty-moves = Може да се рекламира реми: без земање и без потег со пешак во { $white } потези на Белиот и { $black } на Црниот. Чл. { $article } (Правила од { $edition })
claim-fifty-moves-after = Може да се рекламира реми со { $move }: без земање и без потег со пешак во потребниот број потези. Чл. { $article } (Правила од { $edition })
claim-start = почеток
