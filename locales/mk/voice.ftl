# Изговорени аларми: кратки колку што се разбираат, таблата прва. Напишани за уво.

voice-flag = Табла { $board }: { $side }, падна знаменцето
voice-illegal = Табла { $board }: { $side }, неправилна позиција
voice-illegal-move = Табла { $board }: { $side }, неправилен потег { $from } { $to }
voice-pressed-without-move = Табла { $board }: { $side } притисна без потег
voice-lost = Табла { $board }: електронската табла не одговара
voice-low-time = Табла { $board }: { $side }, уште { $time }
voice-low-time-unknown = Табла { $board }: { $side } има малку време
voice-game-over = Табла { $board }: партијата заврши
voice-draw-offer = Табла { $board }: { $side } нуди реми

voice-file-a = а
voice-file-b = бе
voice-file-c = це
voice-file-d = де
voice-file-e = е
voice-file-f = еф
voice-file-g = ге
voice-file-h = ха
voice-rank-1 = еден
voice-rank-2 = два
voice-rank-3 = три
voice-rank-4 = четири
voice-rank-5 = пет
voice-rank-6 = шест
voice-rank-7 = седум
voice-rank-8 = осум
