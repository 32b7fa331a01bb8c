# Was alle Fälle gemeinsam haben: Antworten und Sätze, die jede Entscheidung enthalten kann.

case-common-answer-true = Ja
case-common-answer-false = Nein
case-common-answer-certain = Es steht fest
case-common-answer-witness = Ein Zeuge oder das Brett sagt es
case-common-answer-denied = Einer sagt es, der andere bestreitet es
case-common-not-proved = Aussage steht gegen Aussage: Was nicht bewiesen ist, ändert nichts
