# The record as evidence: signatures, the head as it is written on paper, second signatures.

evidence-key-shown = { $station } signs from here on with the key { $print }
evidence-countersigned = Second signature on the state up to row { $row } by { $by }, key { $print }
evidence-salvaged =
    Saved from a damaged file, without { $count ->
        [0] { $after ->
            [none] rows that are not known any more, because the row that named them was lost later
           *[other] what came after row { $after }
        }
        [1] its row { $rows }{ $after ->
            [none] {""}
           *[other] {" "}and what came after row { $after }
        }
       *[other] its rows { $rows }{ $after ->
            [none] {""}
           *[other] {" "}and what came after row { $after }
        }
    }{ $results ->
        [none] {""}
       *[other] ; a result may be an earlier one, which was corrected or undone, at round/board { $results }
    }
evidence-not-signed = What is recorded now is not signed: this computer’s key cannot be read or created ({ $why }). Check the folder of the preferences, then open the competition again
evidence-doubtful = Somebody else has changed this file since it was last closed, or it was damaged: { $why }. Play goes on and is recorded. Keep a copy of the file as it is, and tell the chief arbiter
evidence-row-signature =
    { $row ->
        [head] A signature stands at the head of the file, where none belongs: it was added or changed
       *[other] The signature of row { $row } is not genuine: the row or the signature was changed
    }
evidence-row-unsigned = Row { $row } is not signed, although rows before it are: anybody may have written it, or this program did when it could not use its settings folder, and warned of it
evidence-row-gone = Row { $row } names the key of a station, but bears no signature: signatures were taken out of the file
evidence-row-key = Row { $row } is signed with a key that the record does not name: the signatures were exchanged
evidence-row-second = The second signature in row { $row } is not genuine, or the state it signs was changed
evidence-row-state =
    { $row ->
        [head] The snapshot of the state at the head of the file is not that of a file without rows: it was changed, or a fault of the program made it. The rows themselves are intact
       *[other] The snapshot of the state at row { $row } is not what the rows up to there make: it was changed, or a fault of the program made it. The rows themselves are intact
    }
evidence-row-heartbeat =
    { $row ->
        [head] The clock times saved before the first row are not the ones that were signed
       *[other] The clock times saved after row { $row } are not the ones that were signed
    }
evidence-short = Head to write down: { $head }
evidence-run = Rows { $from } to { $to } are signed by { $station }, key { $print }
evidence-run-unsigned = Rows { $from } to { $to } are not signed
evidence-other-key = Rows { $from } to { $to } are not signed with the key you expect
evidence-none-signed = No row is signed, although files of this format are: the computer that recorded had no key, or the signatures were taken out and the record written anew
evidence-remembered = This computer remembers another state of this competition. { $what }
evidence-no-fingerprint = “{ $typed }” is neither a fingerprint (30 digits) nor a key (64 hexadecimal digits). Copy it from the screen Record or from “jadoube sign --key”
evidence-head-part =
    { $later ->
        [0] This state is part of the file: row { $row }, the last one, recorded { $wall }
        [one] This state is part of the file: row { $row }, recorded { $wall }. One row was added since
       *[other] This state is part of the file: row { $row }, recorded { $wall }. { $later } rows were added since
    }
evidence-head-other = This state is not part of the file: row { $row } is a different one. It, or a row before it, was changed, or you have the file of another competition
evidence-head-beyond =
    { $row ->
        [head] This state is not part of the file: it is that of the head of the file, before its first row
       *[other] This state is not part of the file: { $rows ->
            [head] it ends at its head, without a row
           *[other] it ends at row { $rows }
        }, before row { $row }. Rows were cut off, or this is an older copy
    }
evidence-head-salvaged = This file was saved from a damaged one and lacks rows of it; this computer remembers that one up to row { $row }
evidence-head-elsewhere = This state belongs to another competition
evidence-code-length = A head or receipt code has 22 characters, or 24 to 64 hexadecimal digits; you entered { $count }
evidence-code-sign = “{ $sign }” does not occur in any code. Compare with the paper
evidence-code-check = One character is wrong, or two are exchanged. Compare number and code with the paper
evidence-code-number = Enter the number of the row, a colon and the code, for example 1284:7K3QF-9WX2M-D04TB-ZZ8AH-5C
evidence-no-signature = This is not a signature. Paste the whole line that begins with JADOUBE SIGNATURE
evidence-short-head = To sign, the whole text of the head is needed. It begins with JADOUBE HEAD
evidence-not-genuine = The signature is not genuine: the text was changed on its way
evidence-no-such-row = What was signed is not part of this file (row { $row })
evidence-nameless = Enter the name of the person who signs
evidence-no-key =
    This computer has no key to sign with.{ $why ->
        [none] {""}
       *[other] {" "}{ $why }
    }
evidence-title = The record as evidence
evidence-what = This code stands for everything recorded up to now. Write it down, or let it be photographed: later it shows whether the file still contains this state unchanged.
evidence-copy-short = Copy code
evidence-copy-whole = Copy whole text
evidence-own-key = Key of this computer
evidence-unsigned = This computer does not sign the record
evidence-row = Row { $row }
evidence-head-spelled = Head of the record: row { $head }
evidence-head-example = row:code, as on the paper
evidence-check-head = Head from paper, typed, pasted or scanned
evidence-check-head-deed = Check head
evidence-check-file = Check file
evidence-second = Second signature from another computer (jadoube sign)
evidence-second-deed = Add signature
evidence-second-added = The signature is genuine and is added to the record
evidence-file-sound = The file is sound: { $rows } rows
