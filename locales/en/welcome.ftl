# What is shown while no competition is open.

welcome-title = Good morning, arbiter
welcome-what = Boards, clocks and disputes of a tournament day on one desk
welcome-begin = Begin
welcome-demonstration = Demonstration
welcome-demonstration-what = Four boards with simulated electronic boards and clocks
welcome-path = Or the path of a competition file
welcome-path-example = open-2026.jadoube
welcome-recent = Opened last
welcome-recent-none = Nothing yet
