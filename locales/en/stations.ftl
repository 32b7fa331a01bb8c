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
        [aside] Two records of { $post }: the one put aside stands ({ $reason })
       *[in-force] Two records of { $post }: the one in force stands ({ $reason })
    }

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
stations-ask-station = { $home } records this. It is asked as soon as it can be reached
stations-not-in-role = A station admitted as { $role } does not do this. Do it at the station of an arbiter

stations-line-store-full = The server has no room left. Everything is in the files of the stations; make room on its disk, and the rest is sent
stations-line-other-writer = The key of this station is used by another program as well. Close the other one, and keep both files
stations-line-not-served = This laptop does not serve the event to others. Share it first, then invite
