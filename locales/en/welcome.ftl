# What is shown while no competition is open.

welcome-title = Workstation for chess arbiters
welcome-what = Boards, clocks and disputes of a tournament day in one place
welcome-begin = Start
welcome-demonstration = Demonstration
welcome-demonstration-what = { $boards } boards, { $electronic } of them electronic, with simulated boards and clocks
welcome-path = Or the path of a competition file
welcome-path-example = open-2026.jadoube
welcome-recent = Recent
welcome-recent-none = Nothing yet
welcome-recent-gone = Not found
welcome-recent-remove = Remove from list
