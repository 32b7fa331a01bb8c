# Допрени фигури

case-touch-room = Допрени фигури

case-touch-kind-touched-piece = Допрена фигура
case-touch-ask-touched-piece-by = Кој допре?
case-touch-ask-touched-piece-touched = На кои полиња, по ред?
case-touch-ask-touched-piece-announced = Дали местењето беше најавено?
case-touch-ask-touched-piece-deliberate = Намерно?
case-touch-ask-touched-piece-claim-lost = Дали противникот допре фигура оттогаш?
