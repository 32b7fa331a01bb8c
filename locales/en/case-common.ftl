# What all cases have in common: answers, and sentences that any ruling may say.

case-common-answer-true = Yes
case-common-answer-false = No
case-common-answer-certain = It is certain
case-common-answer-witness = A witness or the board says so
case-common-answer-denied = One says so, the other denies it
case-common-not-proved = It is one player’s word against the other’s: what is not proved changes nothing
case-common-own-decision = The arbiter’s own decision, not as proposed

# Whether mate can still be given, with the evidence; the sentences are those of mate.ftl.
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
