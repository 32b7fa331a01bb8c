# Falscher Beginn, verschobene Figuren

case-setup = Falscher Beginn, verschobene Figuren
