# Several stations on one event: who takes part, which station keeps which board, who is chief.

stations-post-chief = the chief station
stations-post-board = board { $board }

stations-role-chief-arbiter = chief arbiter
stations-role-sector-arbiter = sector arbiter
stations-role-results-desk = results desk
stations-role-viewer = viewer
stations-role-assistant = assistant of a blind player at board { $board }

stations-event-begun = From here on several stations record the event. { $name } (letter { $letter }, key { $station }) is the chief station and keeps all boards
stations-event-admitted = Station { $name } admitted as { $role }, letter { $letter }, key { $station }
stations-event-dismissed = Station { $name } (key { $station }) dismissed: { $reason }
stations-event-given = Handed to { $name }: { $posts }
stations-event-taken = Taken as handed over: { $posts }
stations-event-taken-over = Taken over: { $posts } ({ $reason })
stations-event-settled =
    { $stands ->
        [aside] Two records of { $post }: the one put aside counts ({ $reason })
        [parts] Two records of { $post }: settled part by part ({ $reason })
       *[in-force] Two records of { $post }: the one in force counts ({ $reason })
    }
stations-event-refused =
    { $what ->
        [wrong-key] Connection refused, the key is not admitted: { $who }
        [no-station] Connection refused, not a station: { $who }
        [expired-code] Not let in, the code has expired: { $who }
        [used-code] Not let in, another station has used the code: { $who }
        [unknown-code] Not let in, the code is no longer valid: { $who }
        [knock] Turned away at the chief station: { $who }
        [not-in-role] Refused, not permitted in the role of the station: { $who }
        [unknown-station] Entries refused, the station does not take part: { $who }
        [unreadable] Message refused, not readable
        [altered] Entries refused, not as the station recorded them: { $who }
       *[rewritten] Entries refused, the station has recorded others in their place: { $who }
    }
stations-event-went-on = Recording went on here although other stations may have other entries of this station, from row { $row } on

stations-no-key = This computer has no key, so other stations cannot recognise it. Check the settings folder and open the event again
stations-not-begun = Only this station records the event. Begin recording with several stations first
stations-already-begun = Several stations record the event already. Admit further ones at the chief station
stations-not-admitted = This station does not take part in the event. Have the chief station admit it
stations-other-not-admitted = That station does not take part in the event. Admit it first
stations-name-missing = Enter a name for the station
stations-name-taken = Another station is called { $name }. Enter a different name
stations-reason-missing = State the reason
stations-nothing-named = State which boards it concerns
stations-chief-only = The chief station, { $chief }, records this. Do it there, or have the chief station handed over
stations-kept-elsewhere = { $home } keeps { $post }. Do it there, have it handed over, or take it over if that station does not answer
stations-given-away = Handed to { $to } and not taken yet: { $post }. Take it there, or take it back with a reason
stations-not-given = Not handed to this station: { $post }. Ask { $home } to hand it over, or take it over with a reason
stations-cannot-keep = { $name } takes part as { $role } and cannot keep { $post }. Choose another station, or admit it in another role
stations-still-keeps = { $name } still keeps { $post }. Have it handed over or take it over, then dismiss the station
stations-chief-stays = The chief station cannot dismiss itself. Hand the chief station over first
stations-founder-stays = The station that began keeps all boards that no other has taken, and cannot be dismissed or given another role
stations-letters-used-up = This station has no letters left to assign. Have the chief station taken over by one with a single letter, and admit there
stations-no-difference = There are no two records to decide between: { $post }
stations-just-taken = { $by } is taking over { $post } at this moment. If it does not show as its station within a few seconds, take it over again
stations-records-changed = Since the two records were looked at, something was recorded there: { $post }. Look at them again, then decide
stations-only-whole = Another game was set up in one of the records, or the game was adjourned ({ $post }). Decide which record counts as a whole
stations-times-not-known = What the clocks showed at the last move that counts was not recorded: { $post }. Choose other clock times, or correct the clock afterwards
stations-not-in-record = The record that was put aside says nothing of incident { $no }: { $post }
stations-ask-station = { $home } records this. It is asked as soon as it can be reached
stations-amended-meanwhile = The data of { $name } were changed at the chief station after this correction was requested. Look at them again, then request the correction anew
stations-paired-meanwhile = Round { $round } is paired at the chief station already. Change the pairings there
stations-not-in-role = This station takes part as { $role } and may not do this. Have it done at the station of an arbiter

stations-alone = This event is kept by this laptop alone
stations-alone-what = For further arbiters with laptops of their own, share the event and invite each of them. To help at an event of another laptop, join it. Everything works without a network as well: stations that cannot reach each other go on with their own boards.
stations-list = Stations
stations-station = Station { $letter } · { $name }
stations-row = { $letter } · { $name }
stations-row-spoken = Station { $letter }, { $name }
stations-this-one = this laptop
stations-there = there
stations-away = away for { $time }
stations-heard-never = not heard since this file was opened
stations-is-chief = chief station
stations-is-dismissed = dismissed
stations-no-boards = no boards
stations-boards =
    keeps { $count ->
        [one] board
       *[other] boards
    } { $boards }
stations-boards-only =
    { $count ->
        [one] board
       *[other] boards
    } { $boards }
stations-behind =
    lacks { $rows ->
        [one] one entry that is here
       *[other] { $rows } entries that are here
    }
stations-behind-none = has everything that is here
stations-behind-unknown = not known how much of this it has
stations-rows =
    { $rows ->
        [one] one entry is here
       *[other] { $rows } entries are here
    }
stations-rows-waiting =
    { $rows ->
        [one] one entry waits
       *[other] { $rows } entries wait
    } for something from another station
stations-newer = uses a newer version of the program; update this one
stations-twice = two records under its key, from row { $row } on
stations-twice-what = Two laptops record with the key of one station, or work went on in an older copy of its file. What came here first counts here; the other record is not taken. Keep the files of both laptops, ask who recorded what, and go on at one of them; the other one joins with a new code, into a new file
stations-clock-alike = agrees with this laptop
stations-clock-ahead = { $time } ahead
stations-clock-behind = { $time } behind
stations-fact-role = Role
stations-fact-keeps = Keeps
stations-fact-heard = Last heard
stations-fact-rows = Its entries
stations-fact-waiting = Waiting
stations-fact-behind = How far
stations-fact-clock = Its time of day
stations-fact-newer = Version
stations-fact-twice = Key used twice
stations-fact-key = Key
stations-line-none = Not connected: nothing is sent to other stations
stations-line-up = Connected
stations-line-down = Not connected: { $why }. It is tried again; work at this station’s own boards goes on
stations-served = Other laptops reach this one at { $address }
stations-server = { $station } ({ $addresses }): { $state }
stations-server-carries = carries the event
stations-server-silent = not heard
stations-server-ready = ready; three laptops are needed
stations-server-asked = waits for the certificate of the chief station
stations-server-hall = server of a hall
stations-server-own-hall = server of the hall, used here
stations-asked = Asked of other stations
stations-turned-down = Turned down
stations-waits = Waits
stations-waits-for = { $by } waits for { $home }: { $what }
stations-was-turned-down = Asked by { $by }, turned down by { $home }: { $what }. { $why }
stations-asked-now = Asked of the station that records it: { $what }
stations-refused-now = Turned down: { $what }. { $why }
stations-share-title = Share this event
stations-share-deed = Share
stations-share-what = This laptop becomes the chief station and keeps all boards until it hands them over. Incidents and envelopes get numbers with letters from then on, such as A-1. This cannot be undone for this event.
stations-serve-what = The other stations reach this laptop again.
stations-serve-instead-what = This laptop shares the event from now on, instead of that of { $name }. If that laptop is connected, all stations come here by themselves. To a station that stays without connection give the code for it, which this page shows then. The other servers, also those of halls, get new certificates.
stations-name = Name of this station
stations-invite-title = Invite a station
stations-invite-deed = Show code
stations-invite-what = The code is valid once and for a few minutes. The station gets the letter { $letter } for the numbers it gives.
stations-invite-name = Name of the station
stations-invite-name-example = as it calls itself
stations-role = Role
stations-choose-sector = Sector arbiter, with boards
stations-choose-chief = Chief arbiter
stations-choose-results = Results desk
stations-choose-viewer = Viewer
stations-choose-assistant = Assistant of a blind player
stations-boards-field = Boards
stations-boards-example = 1-20, 25
stations-boards-unreadable = Boards are numbers and ranges: 1-20, 25
stations-one-board = An assistant has exactly one board
stations-not-served = This laptop does not share the event now. Share it first
stations-join-title = Join an event
stations-join-deed = Join
stations-join-what = The chief station shows the code under “Invite a station”. Capitals, spaces and hyphens do not matter. The event is written into a new file here; a name in the invitation takes precedence over the one below. A station that has lost the server types the code for a station without connection: it goes on with its own file.
stations-join-file-name = event
stations-code-field = Code
stations-code-missing = Type or paste the code
stations-invitation = Invitation
stations-invited = Invited as { $role }
stations-invited-boards = Invited as { $role }; boards: { $boards }
stations-invited-name = Invited: { $name }, { $role }
stations-invited-name-boards = Invited: { $name }, { $role }; boards: { $boards }
stations-invited-aloud =
    { $invited }. The code has { $groups ->
        [one] one group
       *[other] { $groups } groups
    }: Alt+C reads one after the other
stations-invitation-left =
    Valid for { $minutes ->
        [one] one more minute
       *[other] { $minutes } more minutes
    }
stations-invitation-over = Expired. Invite again
stations-invitation-what = Type or paste the code on the other laptop under “Join an event”; the picture holds the same code for a camera. Then compare the number that both screens show.
stations-code = Code of the invitation
stations-code-group = Group { $at } of { $of }: { $signs }
stations-code-letters = Alfa Bravo Charlie Delta Echo Foxtrot Golf Hotel India Juliett Kilo Lima Mike November Oscar Papa Quebec Romeo Sierra Tango Uniform Victor Whiskey X-ray Yankee Zulu
stations-code-spell = Read the next group
stations-code-copy = Copy code
stations-code-copied = Code copied
stations-code-camera = Code for a camera
stations-withdraw = Withdraw invitation
stations-knocks = { $name } wants to join: number { $number }
stations-knocks-where = { $knocks }. { $key } leads there
stations-knocks-what = Let it in only if the other screen shows the same number.
stations-let-in = Same number: let in
stations-turn-away = Turn away
stations-turn-away-title = Turn { $name } away?
stations-turn-away-what = It can try again with the same code while the invitation is open. Withdraw the invitation as well if it is a stranger.
stations-use-hall-title = Use the server of a hall
stations-use-hall-what = This station connects to the server of its hall first, and to that of the chief station when that one is not there
stations-use-hall-deed = Use
stations-use-hall = Server of
stations-use-hall-none = None of a hall
stations-turned-away-now = Turned away: { $name }
stations-joining = Joining an event
stations-joining-file = Into the file { $path }
stations-joining-reaching = Looking for the chief station
stations-joining-not-reached = Not reached yet: { $why }. It is tried again
stations-joining-compare = Compare: the chief station must show the number { $number }. It lets this laptop in
stations-joining-turned-away = Not let in: { $why }
stations-arrived = Let in as station { $letter }, { $name }, { $role }
stations-joining-stop = Stop joining
stations-give-title = Hand over boards
stations-give-deed = Hand over
stations-give-what = Until the other station takes them, nobody records there.
stations-take-title = Take what is handed over
stations-take-deed = Take
stations-take-what = From then on this station records there.
stations-given = Handed to this station: { $posts }
stations-over-title = Take over boards
stations-over-deed = Take over
stations-over-what = What that station has recorded there and this one does not know is put aside. When it returns, both records are shown side by side and an arbiter decides which one counts.
stations-over-away = Station { $letter }, { $name }: { $heard }
stations-over-there = Station { $letter }, { $name } answers. Have it hand over instead, if you can
stations-hand-chief-title = Hand over the chief station
stations-hand-chief-what = Once it has taken it, the other station records players, pairings and results. Until then nobody does.
stations-over-chief-title = Take over the chief station
stations-over-chief-what = This station then records players, pairings and results. What the former chief station records meanwhile is put aside, and shown when it returns.
stations-dismiss-title = Dismiss a station
stations-dismiss-deed = Dismiss
stations-dismiss-what = It must no longer keep anything. What it has recorded stays; what it records later is not in force.
stations-to = Station
stations-from = From station
stations-which = Which boards
stations-all-boards = All: { $boards }
stations-these-boards = These
stations-differences = Recorded twice
stations-differences-what = Two stations have recorded at one place without hearing each other. Decide which record counts.
stations-difference =
    { $post }: { $station } has { $entries ->
        [one] one entry
       *[other] { $entries } entries
    } not in force; in force is the record of { $instead }
stations-compare = Compare…
stations-settle-title = Two records: { $post }
stations-settle-what = Compare moves, times and incidents with the players, then decide which record counts as a whole. The other one is kept.
stations-settle-deed = Decide
stations-settle-which = Which record counts
stations-settle-in-force = In force: { $station }
stations-settle-aside = Put aside: { $station }
stations-stands-in-force = The one in force, of { $station }
stations-stands-aside = The one put aside, of { $station }
stations-settle-moves = { $station }: { $plies } half-moves; the first { $common } are the same in both records
stations-settle-times = Clock at the end: { $whites } { $white }, { $blacks } { $black }
stations-settle-nothing = Nothing further recorded
stations-parts = Part by part…
stations-parts-what = { $common ->
        [0] Both records begin with the same position and have no move in common.
        [one] Both records have the first half-move in common.
       *[other] Both records have the first { $common } half-moves in common.
    } Choose what counts of each. It is recorded as corrections with your reason; both records are kept.
stations-parts-moves = Moves
stations-parts-upto = Last move that counts
stations-parts-upto-example = all; or 12 for White’s move 12, 12… for Black’s
stations-parts-no-such-move = That record has no such move. Write “12” for White’s move 12 and “12…” for Black’s, 0 for none, or nothing for all
stations-parts-clock = Clock times
stations-parts-clock-now = As they are now: { $whites } { $white }, { $blacks } { $black }
stations-parts-clock-aside = As in the record put aside: { $whites } { $white }, { $blacks } { $black }
stations-parts-clock-move = As at the last move that counts
stations-parts-result = Result
stations-parts-goes-on = The game goes on
stations-parts-counts = Illegal moves and warnings counted
stations-parts-incident = Put aside: { $what }
stations-parts-stands = Counts
stations-parts-stands-not = Does not count
stations-parts-outcome = Outcome
stations-parts-last = Last move: { $last } ({ $plies ->
        [one] one half-move
       *[other] { $plies } half-moves
    })
stations-parts-no-move = none
stations-parts-changed = Something was recorded here since this dialog was opened. Look at the records again, then decide
stations-own-missing = This file is older than what the others have of it
stations-own-missing-what = { $here } own entries are here, another station has { $there }. They are being fetched; until then nothing is recorded. If no station that has them can be reached, go on without them.
stations-go-on-without = Go on without them…
stations-go-on-title = Go on without the missing entries
stations-go-on-what = What is recorded from now on contradicts what the others have of this station. They will not take it, and this station will have to join anew.
stations-go-on-deed = Go on without them
stations-key-twice = The key of this station was used twice
stations-key-twice-what = Row { $row } was recorded by this laptop and by another one, or in another copy of this file. Nothing is recorded here until another station has said which of the two it has. Connect to the others; if none can be reached any more, go on here.
stations-go-on-here = Go on here…
stations-go-on-here-title = Go on here without asking the others
stations-go-on-here-what = The other laptop may have recorded something else. If the other stations have that, they will not take what is recorded here from now on, and this station will have to join anew. That you went on is recorded.
stations-go-on-here-deed = Go on here
stations-board-elsewhere = Station { $letter }, { $name } keeps board { $board } ({ $heard }): it is only shown here
stations-board-given = Station { $letter }, { $name } has handed board { $board } to this station
stations-over-board = Take over this board…
stations-take-board = Take this board…
stations-line-no-line = This program cannot connect to other stations
stations-line-no-server = The program nats-server is not installed on this laptop. Install it (on Debian and Ubuntu: sudo apt install nats-server), then try again
stations-line-too-old = nats-server { $found } is too old. Install { $least } or newer
stations-line-port-taken = Another program already listens at { $address }. Close it: sharing is tried again automatically; or share at another port (jadoube serve --listen). If it is the server of another station of the event, leave it open, and join there with its code for a station without connection
stations-line-not-started = nats-server did not start: { $text }
stations-line-ended = nats-server has ended. It is started again; work at this station’s own boards goes on
stations-line-file = { $path }: { $why }
stations-line-other-alphabet = “{ $sign }” is a letter of another alphabet. Switch the keyboard to Latin letters
stations-line-odd-sign = “{ $sign }” never occurs in a code
stations-line-group = Group { $group } of the code is mistyped
stations-line-code-length = The code is incomplete or too long
stations-line-code-whole = The groups of this code do not belong together. Type it again from the beginning
stations-line-code-kind = This is not an invitation, or it is from a newer version of the program
stations-line-not-invited = This invitation is not valid there: it was used already, its time is over, or it was withdrawn. Ask for a new code
stations-line-expired = The invitation has expired. Ask for a new code
stations-line-used = The invitation was used by another laptop. Ask for a new code
stations-line-not-joined = This laptop is not a station of that event. It needs an invitation from its chief station
stations-line-not-invitation = This code is not an invitation: with it a station of the event that no longer finds the server goes on with its own file, and that file is not there. To join the event, ask the chief station for an invitation
stations-line-not-allowed = The chief station does not allow it. Ask there
stations-line-not-reached = The other laptop cannot be reached: { $why }. Check that both are in the same network
stations-line-stranger = Another program answers at the address of the chief station. If the event moved to another laptop, ask there for a code and join with it
stations-line-mute = The other laptop does not answer. Check that J’adoube runs there with the event open, and that both are in the same network
stations-line-nobody-waits = That laptop no longer waits to be let in. Have it join again
stations-line-not-waiting =
    No laptop with the number { $number } is waiting to be let in.{" "}{ $waiting ->
        [none] No other one is waiting either
       *[other] Waiting: { $waiting }
    }
stations-line-nobody-came = No other station has connected since the event was opened here. If another station has taken over the chief station meanwhile, this laptop is no longer the chief station: ask there for the code for a station without connection, and type it here under “Join an event” (jadoube join CODE FILE). What was recorded here alone is then shown beside the other record
stations-line-no-hall = That station does not carry the server of a hall. Choose one that does, or none
stations-line-busy = Too many invitations are open. Withdraw one
stations-line-address = This laptop cannot listen at { $address }: { $why }. Share at an address of this laptop (jadoube serve --listen)
stations-line-closed = The connection was closed on this laptop. Everything recorded is in the file
stations-line-key = A key or a certificate of this station can be neither read nor made. Everything recorded is in the file. Close the event and open it again; if the fault comes back, have this laptop join with a new code
stations-line-no-leader = The servers have not agreed yet which of them leads. It is tried again; work at your own boards goes on
stations-line-not-reloaded = nats-server has not taken over the change: { $text }. Everything recorded is in the file. Close the event and open it again
stations-line-not-sent = A message could not be handed to the server. Everything recorded is in the file. If the fault comes back, close the event and open it again
stations-line-not-understood = The server answers something that this program does not understand. Everything recorded is in the file. If the fault comes back, close the event and open it again
stations-line-refused = The server refuses: { $text }. Everything recorded is in the file. If the fault comes back, close the event and open it again
stations-line-system = The connection to the other stations cannot be started: { $why }. Everything recorded is in the file. Close other programs, then close the event and open it again
stations-line-too-large = This is too large to be sent: { $bytes } bytes, and at most { $most } are possible. Everything recorded is in the file
stations-line-store-full = The server has no room left. Everything is in the files of the stations; make room on its disk, and the rest is sent
stations-line-other-writer = The key of this station is used by another program as well. Close the other one, and keep both files
stations-line-chief-serves = The chief station, { $chief }, shares the event. Share it there, or take the chief station over first. This laptop can carry a server too (jadoube serve --beside)
stations-line-chief-invites = { $chief } is the chief station now, and lets other stations in. Invite there
stations-line-not-served = This laptop does not serve the event to others. Share it first, then invite
stations-not-taken = handed over, not yet taken: { $posts }
stations-no-event = No event is open on this laptop
stations-line-lost = The connection to the other stations is lost: { $why }. Work at this station’s own boards goes on
stations-line-back = Connected to the other stations
stations-went-away = Station { $letter }, { $name } no longer answers
stations-came-back = Station { $letter }, { $name } is back
stations-taken-from-here = { $by } has taken over from this station: { $posts } ({ $reason })
stations-recorded-twice =
    Recorded twice: { $post }. Of the record of { $station } { $entries ->
        [one] one entry is
       *[other] { $entries } entries are
    } not in force. Compare both under Stations
stations-saved-in-part = This file was saved from a damaged one, and not every entry of this station is in it as it was. Shared again it would contradict what the other stations have of this one. Keep it to read and to print. To go on together, let another station take over the chief station and share the event, and join there with a code into a new file
stations-line-shared-before = Other stations have a record of this laptop that is not in this file: it is a copy from before the event was shared, or was saved without it. Shared again it would contradict them. Open the newer file; or let another station share the event, and join there with a code into a new file
stations-line-stream-gone = The server has lost what it kept. Everything is in the files of the stations and is sent again
stations-line-connecting = Connecting to the other stations
stations-serves = server: { $state }
stations-fact-server = Server
stations-server-starts = starts
stations-server-now = Server of { $station }: { $state }
stations-server-ends = { $station } no longer runs a server
stations-server-code = Code for a station without connection
stations-server-code-what = For a station that was away while the server moved, and no longer finds it: there under “Join an event”, with its own file open. It lets in only stations that already take part.
stations-server-code-aloud =
    Code for a station without connection. The code has { $groups ->
        [one] one group
       *[other] { $groups } groups
    }: Alt+C reads one after the other
stations-server-code-hide = Hide code
stations-settle-clock = Clock of { $station } at the end: { $whites } { $white }, { $blacks } { $black }
stations-settle-differ = Moves that differ: { $one } has { $moves }; { $other } has { $others }
stations-settle-no-move = no further move
stations-parts-clock-runs = As they are now; a clock is running

# Who handed what to whom, as it is told where it concerns this station.
stations-given-here = { $by } hands over to this station: { $posts }. Nobody records there until this station takes it, under Stations ({ $key })
stations-given-from-here = Handed to { $name }: { $posts }. Nobody records there until that station takes it
stations-given-there = { $by } has handed to { $name }: { $posts }
stations-taken-here = Taken from { $from }: { $posts }. This station records there from now on
stations-took-from-here = { $by } has taken what this station handed over: { $posts }
stations-taken-there = { $by } has taken from { $from } what was handed over: { $posts }
stations-taken-over-here = Taken over from { $from }: { $posts } ({ $reason }). This station records there from now on
stations-taken-over-there = { $by } has taken over from { $from }: { $posts } ({ $reason })
stations-settled-of = Two records of { $post }: that of { $stands } counts, that of { $lost } does not ({ $reason })
stations-done-now = Done by { $by } as asked: { $what }
stations-done-for = Done as { $by } had asked: { $what }
stations-knocks-as = { $name } wants to join as { $invited }: number { $number }
stations-row-away = { $letter } · { $name }, away
stations-all-none = All: none
stations-whom = Station to dismiss
stations-name-chief = Chief desk
stations-name-hall = Hall
stations-join-again = The chief station did not let this laptop in. The code typed before is kept here: once that is settled there, send it again.
stations-compare-of = Compare two records: { $post }
stations-invited-before = Invited before this program was closed
stations-invited-before-what = These codes are still valid; they cannot be shown again. A laptop that uses one is let in as usual.
stations-withdraw-all = Withdraw these invitations
stations-invited-before-aloud = { $invited }. The code given out before this program was closed is still valid
stations-taken-over = Taken over
stations-taken-over-line = { $when }, { $by } from { $from }: { $posts } ({ $reason })
stations-refused = Refused
stations-refused-line = { $when }, { $by }: { $what }
stations-refused-there = { $by }: { $what }
stations-refused-earlier =
    { $count ->
        [one] { $count } earlier one is in the record
       *[other] { $count } earlier ones are in the record
    }
