# Знаменце, доцнење, часовници

case-clock-room = Знаменце, доцнење, часовници

case-clock-kind-flag-fall = Паднато знаменце
case-clock-ask-flag-fall-side = Чие знаменце?
case-clock-ask-flag-fall-both = Дали падна и другото?
