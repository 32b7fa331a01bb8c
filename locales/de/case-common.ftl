# Was alle Fälle gemeinsam haben: Antworten und Sätze, die jede Entscheidung enthalten kann.

case-common-answer-true = Ja
case-common-answer-false = Nein
case-common-answer-certain = Es steht fest
case-common-answer-witness = Ein Zeuge oder das Brett sagt es
case-common-answer-denied = Einer sagt es, der andere bestreitet es
case-common-not-proved = Aussage steht gegen Aussage: Was nicht bewiesen ist, ändert nichts
case-common-own-decision = Eigene Entscheidung des Schiedsrichters, nicht wie vorgeschlagen

# Ob noch matt gesetzt werden kann, mit dem Beleg; die Sätze sind die aus mate.ftl.
case-common-can-mate = { mate-can }. { mate-line }
case-common-can-mate-on-board = { mate-can }. { mate-on-board }
case-common-cannot-mate-mated = { mate-cannot }. { mate-mated }
case-common-cannot-mate-stalemate = { mate-cannot }. { mate-stalemate }
case-common-cannot-mate-bare-king = { mate-cannot }. { mate-bare-king }
case-common-cannot-mate-lone-knight = { mate-cannot }. { mate-lone-knight }
case-common-cannot-mate-bishops = { mate-cannot }. { mate-bishops }
case-common-cannot-mate-check = { mate-cannot }. { mate-structure-check }. { mate-fixed }. { mate-hunted }
case-common-cannot-mate-net = { mate-cannot }. { mate-structure-net }. { mate-fixed }. { mate-hunted }
case-common-cannot-mate-phases = { mate-cannot }. { mate-phases }
case-common-cannot-mate-crowd = { mate-cannot }. { mate-untracked }
case-common-cannot-mate-explored = { mate-cannot }. { mate-explored }
case-common-mate-unknown = { mate-unknown }. { mate-searched }
case-common-mate-unknown-library = { mate-unknown }. { mate-searched }. { mate-library }
