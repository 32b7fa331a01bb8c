# Regelwidrige Züge und das Drücken der Uhr

case-illegal-chapter = Regelwidrige Züge und das Drücken der Uhr

case-illegal-kind-illegal-move = Regelwidriger Zug
case-illegal-ask-illegal-move-by = Wer hat ihn ausgeführt?
case-illegal-ask-illegal-move-completed = Wurde die Uhr gedrückt?
case-illegal-ask-illegal-move-standing = Was steht auf dem Brett?
case-illegal-ask-illegal-move-made = Von wo nach wo?
case-illegal-ask-illegal-move-ply = Halbzüge davor
case-illegal-ask-illegal-move-since = Was hat der Gegner seither getan?
case-illegal-ask-illegal-move-claimed = Reklamiert der Gegner?
case-illegal-ask-illegal-move-several = Gab es im selben Zug noch einen Verstoß?
case-illegal-ask-illegal-move-lost = Lässt sich die Stellung davor nicht mehr feststellen?
case-illegal-ask-illegal-move-last-known = Halbzüge, nach denen die Stellung zuletzt bekannt ist
case-illegal-ask-illegal-move-adjudication = Ist die Partie zur Abschätzung eingesandt?
case-illegal-ask-illegal-move-proof = Wie weit ist es bewiesen?
case-illegal-answer-nothing = Nichts
case-illegal-answer-touched = Eine Figur berührt
case-illegal-answer-moved = Gezogen
case-illegal-answer-illegal-too = Auch regelwidrig gezogen
case-illegal-answer-took-king = Den König geschlagen

case-illegal-kind-clock-not-pressed = Uhr nicht gedrückt
case-illegal-ask-clock-not-pressed-by = Wer?

case-illegal-kind-pressed-without-move = Uhr ohne Zug gedrückt
case-illegal-ask-pressed-without-move-by = Wer?

case-illegal-kind-two-hands = Zwei Hände für einen Zug
case-illegal-ask-two-hands-by = Wer?
case-illegal-ask-two-hands-pressed = Wurde die Uhr gedrückt?
case-illegal-ask-two-hands-answered = Hat der Gegner seither gezogen?

case-illegal-kind-impossible-position = Beide Könige im Schach oder ein Bauer auf der letzten Reihe
case-illegal-ask-impossible-position-seen = Was sieht der Schiedsrichter?
case-illegal-ask-impossible-position-next = Und nach dem nächsten Zug?
case-illegal-answer-both-kings = Beide Könige stehen im Schach
case-illegal-answer-pawn = Ein Bauer steht auf der letzten Reihe
case-illegal-answer-not-yet = Er ist noch nicht abgeschlossen
case-illegal-answer-put-right = Die Stellung ist in Ordnung
case-illegal-answer-stands = Die regelwidrige Stellung besteht weiter

case-illegal-kind-times-after-irregularity = Zeiten nach einem Regelverstoß
case-illegal-ask-times-after-irregularity-before = Züge jedes Spielers davor
case-illegal-ask-times-after-irregularity-played = Züge jedes Spielers, als er entdeckt wurde
case-illegal-ask-times-after-irregularity-white-used = Verbrauchte Zeit von Weiß bei der Entdeckung
case-illegal-ask-times-after-irregularity-black-used = Verbrauchte Zeit von Schwarz bei der Entdeckung
case-illegal-ask-pressed-without-move-accident = Sollte damit die Uhr angehalten werden?

case-illegal-increment-taken-back = Das regelwidrige Drücken hatte { $side } { $time } gutgeschrieben: Sie werden zurückgenommen
case-illegal-minutes-read-otherwise = Nach dem Wortlaut (B.2) gelten hier die Minuten der Turnierschachregeln; Schiedsrichter, die Anhang A.3 auf alle Blitzpartien beziehen, geben { $time }
case-illegal-no-mating-potential = { $side } hat kein Mattpotenzial: Zwei Springer können den bloßen König nicht zwingend matt setzen
case-illegal-quickplay-in-rapid = Ob die Zeitstrafen der Endspurtphase auch in einer Schnellpartie für { $side } gelten: Der Text sagt es nicht
case-illegal-both-counted = { $side } hat regelwidrig geantwortet: Auch das wird gezählt
case-illegal-both-would-lose = Ob die regelwidrige Antwort von { $side }, die { $nth }., die Partie beendet: Sie fiel in einer Stellung, die nicht hätte entstehen dürfen
case-illegal-first-one-ends = Der erste regelwidrige Zug, der von { $side }, beendet die Partie; was danach kam, zählt nicht
case-illegal-time-recorded = { $side } hatte damals laut Aufzeichnung noch { $time }
case-illegal-time-share = { $side } erhält { $time } auf der Uhr: im Verhältnis der bis dahin ausgeführten Züge
case-illegal-times-never-punish = Das Verhältnis gilt für beide Spieler und ist nie eine Strafe
case-illegal-times-may-stay = Die Uhren dürfen auch so bleiben, wie sie sind
case-illegal-times-between = { $side }: nach Ihrem Ermessen zwischen { $least } und { $most } auf der Uhr
case-illegal-times-proportional = Die Zeiten werden für beide Spieler im Verhältnis der Züge gestellt
case-illegal-times-judged = Die Zeiten stellt der Schiedsrichter nach bestem Ermessen
case-illegal-set-both-times = Stellen Sie beide Uhren nach bestem Ermessen
case-illegal-times-arithmetic = { $side }: { $shown } verbraucht × { $moves } ÷ { $of } Züge = { $used } verbraucht
case-illegal-adjudication-in-progress = Eine zur Abschätzung eingesandte Partie läuft, bis sie entschieden ist
case-illegal-ended-by-itself = Ob der Zug, der die Partie beendete, selbst der regelwidrige Zug von { $side } war: Dann hat er sie nicht beendet
case-illegal-position-lost = Die Stellung vor dem regelwidrigen Zug von { $side } lässt sich nicht wiederherstellen
case-illegal-last-known = Es geht von der letzten bekannten Stellung weiter, { $place }
case-illegal-promotion-unfinished = { $side } hat die Uhr nicht gedrückt: Die Umwandlung wird vollzogen, die Figur frei gewählt
case-illegal-waits-for-claim = In dieser Spielart greift der Schiedsrichter beim regelwidrigen Zug von { $side } nur auf Antrag ein
case-illegal-may-claim = { $side } darf ihn reklamieren
case-illegal-may-claim-until-touch = { $side } darf ihn reklamieren, ehe eine Figur berührt ist
case-illegal-may-claim-until-move = { $side } darf ihn reklamieren, ehe der eigene Zug ausgeführt ist
case-illegal-stands-after-touch = Der Gegner hat seither eine Figur berührt: Der regelwidrige Zug von { $side } ist nicht mehr zu reklamieren und bleibt stehen
case-illegal-players-may-agree = Die Spieler dürfen ohne den Schiedsrichter vereinbaren, ihn zu berichtigen
case-illegal-may-claim-the-answer = { $side } darf die regelwidrige Antwort des Gegners reklamieren
case-illegal-king-taken = { $side } hat den König geschlagen: Das ist nie ein regelgemäßer Zug
case-illegal-king-taken-is-no-claim = { $side } hat den König geschlagen: Das ist weder ein regelgemäßer Zug noch ein Antrag; berichtigt wird der regelwidrige Zug davor
case-illegal-king-taken-late = Ob das Schlagen des Königs durch { $side } als regelwidriger Zug zählt oder als Antwort, nach der nicht mehr reklamiert werden kann
case-illegal-several-faults-once = Die Verstöße von { $side } lagen in einem Zug: Sie zählen als ein regelwidriger Zug
case-illegal-other-fault = Eine Strafe für den anderen Verstoß, von der Verwarnung an
case-illegal-found-later = { $moves ->
    [one] Er wurde { $moves } Zug später entdeckt
   *[other] Er wurde { $moves } Züge später entdeckt
}
case-illegal-clock-back = Stellen Sie die Uhr von { $side } auf die Zeit vor dem Drücken zurück
case-illegal-press-was-accident = { $side } wollte mit dem Drücken die Uhr anhalten und keinen Zug beenden: Das darf als Versehen gelten
case-illegal-two-hands-free = Diese Fassung verlangt von { $side } nicht, mit einer Hand zu ziehen
case-illegal-two-hands-no-illegal-move = { $side } hat einen Zug mit zwei Händen ausgeführt: ein Verstoß, der aber nicht als regelwidriger Zug zählt
# Said no longer; for what older files have recorded.
case-illegal-two-hands-texts-differ = Ob es auch ohne Drücken der Uhr zählt: Die gedruckten Texte dieser Fassung weichen voneinander ab
case-illegal-two-hands-move-stands = Der Zug von { $side } war regelgemäß und bleibt stehen
case-illegal-both-kings-in-check = Beide Könige stehen im Schach
case-illegal-pawn-on-last-rank = Ein Bauer steht auf der letzten Reihe
case-illegal-wait-for-next-move = Sagen Sie nichts und warten Sie, bis der nächste Zug abgeschlossen ist
case-illegal-find-the-first-illegal-move = Suchen Sie den regelwidrigen Zug, der dazu führte, und entscheiden Sie über ihn
case-illegal-arbiter-stays-out = Der Schiedsrichter überlässt es den Spielern
case-illegal-not-pressed-but-answered = { $side } hat die Uhr nicht gedrückt, und der Gegner hat geantwortet: { $side } darf sie noch drücken
case-illegal-set-times-in-proportion = Stellen Sie beide Uhren im Verhältnis der Züge, wie es der Fall „Zeiten nach einem Regelverstoß“ ausrechnet
case-illegal-king-taken-too = Ob das Schlagen des Königs durch { $side } als regelwidriger Zug zählt, wenn die Uhr gedrückt wurde
case-illegal-answer-falls-away = Die regelwidrige Antwort von { $side } entfällt mit dem Zug, auf den sie antwortete
