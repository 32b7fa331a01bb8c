# Hängepartien, blinde Spieler, Rücktritt

case-sealed-room = Hängepartien, blinde Spieler, Rücktritt
