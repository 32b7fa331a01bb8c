# Adjourned games, blind players, withdrawal

case-sealed = Adjourned games, blind players, withdrawal
