# What is said of all topics of the Laws.

law-not-held = The text of this edition is not held
law-secondary = Known from reports, not from the text
law-assumed = Text not held; assumed from { $edition }
law-unknown = What this edition says is not known; offered in its place: { $edition }
law-span = { $first } to { $last }
law-changed-by = Changed by { $name }
