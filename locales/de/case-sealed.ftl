# Hängepartien, blinde Spieler, Rücktritt

case-sealed = Hängepartien, blinde Spieler, Rücktritt
