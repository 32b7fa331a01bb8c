# Falscher Beginn, verschobene Figuren

case-setup-room = Falscher Beginn, verschobene Figuren
