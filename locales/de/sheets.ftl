# Partieformulare: die Ansicht und die Wörter dafür, wie eines geführt wird.

sheets-system-algebraic = algebraische Notation
sheets-system-long = lange algebraische Notation
sheets-system-descriptive = beschreibende Notation
sheets-system-electronic = elektronisches Partieformular
sheets-system-numeric = numerische Notation
sheets-system-braille = Braille
sheets-language-en = Englisch
sheets-language-de = Deutsch
sheets-language-fr = Französisch
sheets-language-nl = Niederländisch
sheets-language-es = Spanisch
sheets-language-it = Italienisch
sheets-language-pl = Polnisch
sheets-language-ru = Russisch
sheets-language-mk = Mazedonisch
