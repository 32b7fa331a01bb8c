# The Hall: all boards.

hall-boards = Boards
hall-controls = Filters and actions
hall-show = Show
hall-filter-all = All
hall-filter-concern = Needs attention
hall-filter-playing = Playing
hall-round = Round
hall-order = Order
hall-order-number = By number
hall-order-concern = Alarms first
hall-summary = { $boards ->
    [one] { $boards } board
   *[other] { $boards } boards
} · { $playing } under way · { $ended } ended · { $pressing } with an alarm
hall-empty = No board is set up yet
hall-empty-what = Set up one board or sixty, with players and time control
hall-none-shown = No board to show
hall-none-shown-what = No board matches the choice above
hall-tile = Board { $board }, { $white } against { $black }: { $status }

# What is told to who works by ear.

hall-row = row { $row } of { $rows }
hall-tile-station = kept by station { $letter }, { $name }
hall-station = Station
hall-station-own = This station
