# What the system says when it does not do something.

system-not-found = no such file or device
system-no-permission = no permission
system-exists = it is there already
system-folder = it is a folder
system-full = no room is left
system-too-large = too large: split the file, or correct it
system-not-text = it is not text
system-busy = it is in use
system-refused = the connection was refused
system-unreachable = the computer cannot be reached
system-other-machine = this computer does not have that address
system-timed-out = no answer in time
system-hung-up = the other side has hung up
system-other = “{ $text }”
system-unreadable = line { $line }, column { $column }: “{ $text }”
