# The sheets of an incident and of a round, as they are printed.

protocol-incident = Incident { $no }: { $case }
protocol-round = Round { $round }
protocol-board = Board { $board }: { $game }
protocol-open = Not decided yet
protocol-corrections = Corrections
protocol-place = Place
protocol-arbiter = Arbiter
protocol-printed = Printed
protocol-opened = Opened
protocol-decided = Decided
protocol-position = Position (FEN)
protocol-result = Result
protocol-moves = Moves
protocol-head = Head
protocol-key = Key that signs
protocol-unsigned = Nobody: the record is not signed
protocol-nothing = There is no such incident, or no game of that round
protocol-print = Print sheet…
protocol-no-games = No game of this round is set up
protocol-not-begun = not begun
protocol-going-on = in progress
protocol-head-camera = Head of the record for a camera
protocol-head-what = jadoube verify --head tells later whether this state is part of the file
