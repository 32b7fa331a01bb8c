# Повеќе станици на еден турнир: кој учествува, која станица ја води која табла, која е главна.

stations-post-chief = главната станица
stations-post-board = табла { $board }

stations-role-chief-arbiter = главен судија
stations-role-sector-arbiter = судија на сектор
stations-role-results-desk = маса за резултати
stations-role-viewer = приказ
stations-role-assistant = помошник на слеп играч на табла { $board }

stations-event-begun = Оттука повеќе станици го запишуваат турнирот. { $name } (буква { $letter }, клуч { $station }) е главната станица и ги води сите табли
stations-event-admitted = Станицата { $name } е примена како { $role }, буква { $letter }, клуч { $station }
stations-event-dismissed = Станицата { $name } (клуч { $station }) е отпуштена: { $reason }
stations-event-given = Предадено на { $name }: { $posts }
stations-event-taken = Преземено по предавање: { $posts }
stations-event-taken-over = Преземено без предавање: { $posts } ({ $reason })
stations-event-settled =
    { $stands ->
        [aside] Два записа, { $post }: важи оној што беше оставен настрана ({ $reason })
       *[in-force] Два записа, { $post }: останува оној што важи ({ $reason })
    }

stations-no-key = Овој компјутер нема клуч, па другите станици не можат да го препознаат. Проверете ја папката со поставките и отворете го турнирот повторно
stations-not-begun = Само оваа станица го запишува турнирот. Прво започнете запишување со повеќе станици
stations-already-begun = Повеќе станици веќе го запишуваат турнирот. Примете други на главната станица
stations-not-admitted = Оваа станица не учествува во турнирот. Примете ја на главната станица
stations-other-not-admitted = Таа станица не учествува во турнирот. Прво примете ја
stations-name-missing = Внесете име на станицата
stations-name-taken = Друга станица се вика { $name }. Внесете друго име
stations-reason-missing = Наведете ја причината
stations-nothing-named = Наведете за кои табли станува збор
stations-chief-only = Ова го запишува главната станица: { $chief }. Направете го таму, или нека се предаде главната станица
stations-kept-elsewhere = { $home } ја води: { $post }. Направете го таму, побарајте предавање, или преземете ако станицата не одговара
stations-given-away = Предадено на { $to }, а сѐ уште не е преземено: { $post }. Преземете таму, или вратете го со причина
stations-not-given = Не е предадено на оваа станица: { $post }. Побарајте од { $home } да предаде, или преземете со причина
stations-cannot-keep = { $name } учествува како { $role } и не може да води: { $post }. Изберете друга станица, или примете ја во друга улога
stations-still-keeps = { $name } сѐ уште води: { $post }. Нека предаде или преземете, па отпуштете ја станицата
stations-chief-stays = Главната станица не може да се отпушти самата. Прво предајте ја главната станица
stations-founder-stays = Станицата со која започна ги води сите табли што никоја друга не ги презела, и не може да се отпушти ниту да добие друга улога
stations-letters-used-up = Оваа станица нема повеќе букви за доделување. Нека главната станица ја преземе станица со една буква, и примете таму
stations-no-difference = Овде нема два записа меѓу кои треба да се одлучи: { $post }
stations-ask-station = Ова го запишува { $home }. Станицата ќе биде прашана штом ќе биде достапна
stations-not-in-role = Станица во улога { $role } не го прави ова. Направете го на станицата на судија
