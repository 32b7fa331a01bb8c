# FIDE’s rating list on this machine: imported, and looked into.

rating-list-about =
    { $list } rating list of { $date } ({ $dated_by }), from { $source }: { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $unrated } of them without a rating; ratings: { $rates }
rating-list-dated-arbiter = as given
rating-list-dated-heading = by its heading
rating-list-dated-name = by the name of the file
rating-list-dated-file-time = by the day on which the file was written; check it

# Faults

rating-list-none = No rating list has been imported on this machine
rating-list-no-folder = This machine has no folder in which the rating list could be kept
rating-list-packed = { $path } is packed. Unpack it first (in the file manager: Extract; in a terminal: unzip), then import the .txt or .xml file in it
rating-list-no-list = { $path } is not a rating list: it must begin with a line with ID, Name and Fed, or be in the XML form
rating-list-no-players = There is no player in { $path }
rating-list-busy = Another window is importing a list; wait for it
rating-list-stopped = The import was stopped; the earlier list remains in use
rating-list-damaged = The imported rating list ({ $path }) is damaged. Import it again
rating-list-newer = The rating list ({ $path }) was imported by a later version of the program. Import it again with this one
rating-list-no-date = “{ $text }” is not a month; write, for example, 2026-11

# What was odd

rating-list-odd =
    { $what }: { $count ->
        [one] once, line { $first }
       *[other] { $count } times, first in line { $first }
    }
rating-list-odd-too-long = Longer than the heading; read nevertheless
rating-list-odd-too-short = Fields are missing
rating-list-odd-not-ascii = Letters beyond ASCII
rating-list-odd-unreadable = A field that cannot be read; it was left empty
rating-list-odd-nobody = Without number or name; left out
rating-list-odd-twice = A number that is in the list twice; the first was kept

# Looking up

rating-list-columns = FIDE ID	Title	Name	Fed	Born	Standard	Rapid	Blitz
rating-list-nobody = Nobody in the list is found by “{ $text }”
rating-list-no-number = The list has no player with the number { $number }
rating-list-more = There are more; add letters of the surname or of the given name

# In the window

rating-list-of = { $list } rating list of { $date }
rating-list-title = FIDE rating list
rating-list-where = Fetch the combined list from ratings.fide.com (“Download rating list”, TXT or XML), and unpack it. Nothing is asked for over a network afterwards
rating-list-import = Import a list…
rating-list-deed = Import
rating-list-month = Month of the list
rating-list-month-what = By this month each rating that is taken from it is dated
rating-list-come = Importing the rating list: { $percent } %
rating-list-stop = Stop the import
rating-list-look-up-none = A rating list imported in the settings would be searched here
rating-list-look-up-count =
    { $count ->
        [0] nobody in the rating list
        [one] { $count } in the rating list, arrow down
       *[other] { $count } in the rating list, arrow down
    }
rating-list-standard = standard { $rating }
rating-list-rapid = rapid { $rating }
rating-list-blitz = blitz { $rating }
rating-list-unrated = without rating
rating-list-inactive = inactive
