# What all cases have in common: answers, and sentences that any ruling may say.

case-common-answer-true = Yes
case-common-answer-false = No
case-common-answer-certain = It is certain
case-common-answer-witness = A witness or the board says so
case-common-answer-denied = One says so, the other denies it
case-common-not-proved = It is one word against another: what is not proved changes nothing
