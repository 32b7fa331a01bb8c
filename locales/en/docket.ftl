# What is wrong with a case as it was told, in a file or in the incident form.

docket-line = line { $line }: { $what }
docket-topics = (jadoube rule --topics tells what each kind of case asks for)
docket-text = This cannot be read as RON or JSON; every word is written in quotes. { $why }
docket-bare = Words are written in quotes; write "{ $word }".
docket-no-such-kind =
    There is no kind of case “{ $told }”.{ $near ->
        [none] {""}
       *[other] {" "}Did you mean { $near }?
    }
docket-no-such-part =
    The case has no such part.{ $near ->
        [none] {""}
       *[other] {" "}Did you mean { $near }?
    }
docket-missing = This is required, for example { $example }.
docket-unreadable =
    “{ $told }” is not understood; write it like { $example }.{ $near ->
        [none] {""}
       *[other] {" "}Did you mean { $near }?
    }
docket-negative = { $told } is less than zero.
docket-move-unreadable = “{ $text }” is not a move. Write it by its squares, e2e4, or in any notation, Nf3.
docket-move-illegal = “{ $text }” is not a legal move for { $side } here. If an illegal move is meant, write from where to where, e2e5.
docket-move-ambiguous = “{ $text }” can be { $moves }. Write the one that is meant.
docket-move-of-game = move { $number }: { $why }
docket-game = The game cannot be so: { $why }
docket-nothing-there = There is nothing on { $square }.
docket-not-theirs = There is no piece of { $side } on { $square }.
docket-not-on-move = { $side } does not have the move there.
docket-not-legal = { $text } is not a legal move for { $side } here, and this case asks for one that was or will be played. A wrong move is the case illegal-move.
docket-same-square = From { $square } to { $square } is no move.
docket-beyond-record = After { $ply } half-moves: the game has { $of }.
docket-too-many = { $told } of { $most } is not possible.
docket-no-castling-rook = There is no rook of { $side } on { $square } in the rank of the king.
docket-no-pawn = { $side } has no pawn there that could be promoted.
docket-no-castling = This is a stage of castling, and it was not the king that was moved.
docket-nothing-taken = This is a stage of a capture, and nothing can be captured on { $square }.
docket-result-and-reason = This result cannot come from this reason.
docket-not-two = It names the first of two flags, and only one has fallen.
docket-move-and-none = It names an intended move and says that there was none.

# How a fact is written in a file.

docket-form-side = "white" | "black"
docket-form-yes-no = true | false
docket-form-one-of = { $list }
docket-form-square = square, "e4"
docket-form-squares = squares in order, ["e4", "d5"]
docket-form-from-to = from and to, ("e2", "e5") or "e2e5"
docket-form-move = move in any notation, "Nf3" or "e7e8q"
docket-form-placement = what stands on the board, the first field of a FEN
docket-form-ply = half-moves made before, 12
docket-form-number = number
docket-form-time = milliseconds, or "2:30:00"
docket-form-text = words

# Facts that make no case.

docket-case-kind = There is no case of the kind “{ $text }”
docket-case-fact = The facts make no case “{ $kind }”: { $why }
