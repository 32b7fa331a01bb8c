# Fallblättchen, Verspätung, Uhren

case-clock-room = Fallblättchen, Verspätung, Uhren

case-clock-kind-flag-fall = Fallblättchen gefallen
case-clock-ask-flag-fall-side = Wessen Fallblättchen?
case-clock-ask-flag-fall-both = Ist auch das andere gefallen?
