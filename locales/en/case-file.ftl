# What is wrong with a case as it was told, in a file or in the incident form.

case-file-line = line { $line }: { $what }
case-file-topics = (jadoube rule --topics lists what each kind of case asks for)
case-file-text = This cannot be read as RON or JSON; every word is written in quotes. { $why }
case-file-bare = Words are written in quotes; write "{ $word }".
case-file-no-such-kind =
    There is no kind of case “{ $told }”.{ $near ->
        [none] {""}
       *[other] {" "}Did you mean { $near }?
    }
case-file-no-such-part =
    The case has no such part.{ $near ->
        [none] {""}
       *[other] {" "}Did you mean { $near }?
    }
case-file-missing = This is required, for example { $example }.
case-file-unreadable =
    “{ $told }” is not understood; write it like { $example }.{ $near ->
        [none] {""}
       *[other] {" "}Did you mean { $near }?
    }
case-file-negative = { $told } is less than zero.
case-file-move-unreadable = “{ $text }” is not a move. Write it by its squares, e2e4, or in any notation, Nf3.
case-file-move-illegal = “{ $text }” is not a legal move for { $side } here. If an illegal move is meant, write from where to where, e2e5.
case-file-move-ambiguous = “{ $text }” can be { $moves }. Write the one that is meant.
case-file-move-of-game = move { $number }: { $why }
case-file-game = The game cannot be so: { $why }
case-file-nothing-there = There is nothing on { $square }.
case-file-not-theirs = There is no piece of { $side } on { $square }.
case-file-not-on-move = { $side } does not have the move there.
case-file-not-legal = { $text } is not a legal move for { $side } here, and this case asks for one that was or will be played. A wrong move is the case illegal-move.
case-file-same-square = From { $square } to { $square } is not a move.
case-file-beyond-record = After { $ply } half-moves: the game has { $of }.
case-file-too-many = { $told } of { $most } is not possible.
case-file-no-castling-rook = There is no rook of { $side } on { $square } in the rank of the king.
case-file-no-pawn = { $side } has no pawn there that could be promoted.
case-file-no-castling = This is a stage of castling, and it was not the king that was moved.
case-file-nothing-taken = This is a stage of a capture, and nothing can be captured on { $square }.
case-file-result-and-reason = This result cannot come from this reason.
case-file-not-two = It names the first of two flags, and only one has fallen.
case-file-move-and-none = It names an intended move and says that there was none.

# How a fact is written in a file.

case-file-form-side = "white" | "black"
case-file-form-yes-no = true | false
case-file-form-one-of = { $list }
case-file-form-square = square, "e4"
case-file-form-squares = squares in order, ["e4", "d5"]
case-file-form-from-to = from and to, ("e2", "e5") or "e2e5"
case-file-form-move = move in any notation, "Nf3" or "e7e8q"
case-file-form-placement = the pieces on the board, the first field of a FEN
case-file-form-ply = half-moves made before, 12
case-file-form-number = number
case-file-form-time = milliseconds, or "2:30:00"
case-file-form-text = words

# Facts that make no case.

case-file-case-kind = There is no case of the kind “{ $text }”
case-file-case-fact = The facts make no case “{ $kind }”: { $why }
