# Записници: екранот и зборовите за тоа како се води еден записник.

sheets-system-algebraic = алгебарска нотација
sheets-system-long = полна алгебарска нотација
sheets-system-descriptive = описна нотација
sheets-system-electronic = електронски записник
sheets-system-numeric = бројчена нотација
sheets-system-braille = Брајово писмо
sheets-language-en = англиски
sheets-language-de = германски
sheets-language-fr = француски
sheets-language-nl = холандски
sheets-language-es = шпански
sheets-language-it = италијански
sheets-language-pl = полски
sheets-language-ru = руски
sheets-language-mk = македонски
