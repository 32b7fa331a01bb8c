# The preview of what is printed.

preview-title = Print preview
preview-title-of = Print preview: { $name }
preview-save = Save as PDF
preview-zoom = Size
preview-zoom-page = Whole page
preview-zoom-width = Full width
preview-zoom-double = Double
preview-page = Page { $page } of { $count }
preview-back = Previous page
preview-on = Next page
preview-no-envelope = There is no envelope { $no }
preview-no-receipt = The move is on paper, so there is no receipt; print the envelope instead
preview-no-room = There is no room for “{ $text }”; take larger paper or shorten the text
preview-letter = “{ $letter }” in “{ $text }” cannot be printed; write it in Latin or Cyrillic letters
preview-code = The text of the QR code is too long
preview-unmade = The PDF could not be made: { $why }
preview-what = What is printed
preview-pairings = Pairings
preview-results = Results
preview-cards = Board cards
preview-scoresheets = Scoresheets
preview-protocol = Round protocol
