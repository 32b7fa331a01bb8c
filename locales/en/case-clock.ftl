# Flags, lateness, clocks

case-clock-room = Flags, lateness, clocks

case-clock-kind-flag-fall = Flag fallen
case-clock-ask-flag-fall-side = Whose flag?
case-clock-ask-flag-fall-both = Is the other down too?
