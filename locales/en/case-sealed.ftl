# Adjourned games, blind players, withdrawal

case-sealed-room = Adjourned games, blind players, withdrawal
