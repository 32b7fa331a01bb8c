# Што се кажува за сите теми на Правилата.

law-not-held = Текстот на ова издание не е на располагање
law-secondary = Познато од извештаи, не од текстот
law-inferred = Текстот не е на располагање; изведено од изданијата пред и по него
law-assumed = Текстот не е на располагање; претпоставено според { $edition }
law-unknown = Не е познато што вели ова издание; наместо него: { $edition }
law-span = { $first } до { $last }
law-changed-by = Изменето со { $name }
law-rules-unreadable = Одредбите не можат да се прочитаат: { $why }
law-rules-nameless = name: на одредбите им треба име; тоа стои на секоја одлука што тие ја менуваат
law-rules-no-edition = edition: нема издание „{ $edition }“; има { $known }
law-rules-other-edition = edition: одредбите го менуваат изданието { $meant }, а важи { $asked }
law-rules-no-rule = { $key }: нема такво правило
law-rules-no-rule-near = { $key }: нема такво правило; слични: { $near }
law-rules-wrong = { $key }: { $why }. Во изданието стои { $now }

law-evidence-accepted = Запис во оваа нотација важи како доказ
law-evidence-until = Запис во оваа нотација важи како доказ само до крајот на { $year } година
law-evidence-blind = Само слеп играч ја запишува партијата на овој начин
law-evidence-none = Запис во оваа нотација не е доказ
law-evidence-none-warned = Запис во оваа нотација не е доказ, а судијата што ќе го забележи тоа го опоменува играчот
