# What is said of all topics of the Laws.

law-not-held = The text of this edition is not held
law-secondary = Known from reports, not from the text
