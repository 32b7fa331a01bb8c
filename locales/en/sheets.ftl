# Scoresheets: the screen, and the words for how a sheet is kept.

sheets-system-algebraic = algebraic notation
sheets-system-long = long algebraic notation
sheets-system-descriptive = descriptive notation
sheets-system-electronic = an electronic scoresheet
sheets-system-numeric = numeric notation
sheets-system-braille = braille
sheets-language-en = English
sheets-language-de = German
sheets-language-fr = French
sheets-language-nl = Dutch
sheets-language-es = Spanish
sheets-language-it = Italian
sheets-language-pl = Polish
sheets-language-ru = Russian
sheets-language-mk = Macedonian
