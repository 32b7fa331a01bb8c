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
system-no-device = no device is behind it
system-not-serial = it is not a serial port
system-device-failed = the device reports an error
system-other = “{ $text }”
system-unreadable = line { $line }, column { $column }: { $fault }

# What a reader of RON or JSON does not understand, after the line and the column.
system-reader-ended = the text ends too early
system-reader-trailing = something follows after the end
system-reader-signs = { $signs } is expected here
system-reader-stray = “{ $sign }” does not belong here
system-reader-no-value = a value is missing here
system-reader-need = { $expected } is expected
system-reader-misfit = { $expected } is expected, not { $found }
system-reader-length = the number of values is not the one expected
system-reader-no-word = { $known ->
    [none] “{ $found }” is not known here
   *[other] “{ $found }” is not known here; known: { $known }
}
system-reader-no-field = { $known ->
    [none] there is no field “{ $field }” here
   *[other] there is no field “{ $field }” here; known: { $known }
}
system-reader-missing = the field “{ $field }” is missing
system-reader-repeated = the field “{ $field }” is given twice
system-reader-escape = what follows the backslash is not valid
system-reader-control = a line break or another control character is inside a text
system-reader-number = the number is not valid
system-reader-out-of-range = the number is too large
system-reader-comma = there is a comma too many
system-reader-depth = the values are nested too deeply
system-reader-key = a name must be in double quotation marks
system-reader-no-form = the value has none of the forms possible here
system-reader-other = not understood: “{ $text }”

system-kind-whole = a whole number
system-kind-within = a whole number from { $from } to { $to }
system-kind-number = a number
system-kind-boolean = `true` or `false`
system-kind-text = a text in double quotation marks
system-kind-sign = a single character
system-kind-list = a list
system-kind-fields = an object with named fields
system-kind-word = a word known here
system-kind-nothing = an empty value
