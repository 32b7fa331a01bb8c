//! What waits is taken together.

use std::path::Path;

use rusqlite::Connection;

use super::*;
use crate::inbox::IN_ONE_GO;
use jadoube_chess::moment::Millis;
use jadoube_chess::side::Side;
use jadoube_laws::clock::correction::Correction;
use jadoube_laws::game::command::Command as GameCommand;

/// So many commands were recorded while a station was away.
const AWAY: usize = IN_ONE_GO + 20;

fn correct(nth: usize) -> Command {
    let correction = Correction::Add { side: Side::White, time: Millis(1) };
    let what = GameCommand::CorrectClock { correction, reason: format!("number {nth}") };
    Command::Game { board: BoardNo(3), what }
}

/// A chief who has recorded that much, and a station that has seen nothing of it; what it has to be sent, each
/// command by itself.
fn behind(folder: &TempDir, commands: usize) -> (Vec<Place>, Vec<Vec<u8>>) {
    let between = Arc::new(Mutex::new(Between::default()));
    let all = hall(folder, &between);
    all[0].must(set_up(3));
    same(&all, "before");
    between.lock().unwrap().cut = true;
    between.lock().unwrap().recorded.clear();
    (0..commands).for_each(|nth| all[0].must(correct(nth)));
    let end = Instant::now() + Duration::from_secs(60);
    while between.lock().unwrap().recorded.len() < commands && Instant::now() < end {
        std::thread::yield_now();
    }
    let sent = std::mem::take(&mut between.lock().unwrap().recorded);
    (all, sent)
}

/// Hands all of it to a desk that stands still meanwhile.
fn hand(place: &Place, rows: Vec<Vec<u8>>) {
    let held = place.gate.lock().unwrap();
    let inlet = place.desk.inlet();
    assert!(inlet.put(Incoming::Line(LineState::Down(SystemReason::Refused))));
    for bytes in rows {
        assert!(inlet.put(Incoming::Delivery(bytes)));
    }
    drop(held);
}

/// How often something of a strand has taken effect in a file behind a row.
fn steps(file: &Path, strand: PublicKey, behind: u64) -> u64 {
    let sql =
        "SELECT count(*) FROM arrival JOIN strand ON no = strand WHERE key = ?1 AND last > ?2";
    let file = Connection::open(file).unwrap();
    file.query_row(sql, (strand.0, behind), |row| row.get(0)).unwrap()
}

fn has_all(place: &Place, chief: &Snapshot, what: &str) -> Arc<Snapshot> {
    place.until(what, |seen| seen.hall.shared() == chief.hall.shared())
}

#[test]
fn whoever_was_away_takes_what_waits_in_a_few_transactions_with_a_few_pictures() {
    let folder = TempDir::new().unwrap();
    let (all, sent) = behind(&folder, AWAY);
    assert_eq!(sent.len(), AWAY, "a command is sent as soon as it is recorded");
    let (station, chief) = (&all[1], all[0].desk.snapshot());
    let before = station.desk.snapshot();
    let of_chief = |seen: &Snapshot| {
        seen.stations.as_ref().unwrap().station(StationId(all[0].key)).unwrap().rows
    };
    let rows = of_chief(&before);
    hand(station, sent);
    let seen = has_all(station, &chief, "caught up");
    assert_eq!(of_chief(&seen), rows + AWAY as u64);
    let pictures = seen.revision - before.revision;
    assert!(pictures <= 6, "{pictures} pictures for {AWAY} commands");
    let (file, strand) = (station.file.clone(), all[0].key);
    for one in all {
        one.desk.close().unwrap();
        assert!(examine(&one.file).unwrap().is_sound());
    }
    // One perhaps before the desk stood still.
    let taken = steps(&file, strand, rows);
    assert!((1..=3).contains(&taken), "{taken} transactions for {AWAY} commands");
}

#[test]
fn what_was_altered_among_them_is_refused_by_itself_and_what_stands_before_it_is_taken() {
    let folder = TempDir::new().unwrap();
    let (all, sent) = behind(&folder, 8);
    let (station, chief) = (&all[1], all[0].desk.snapshot());
    let own = station.desk.snapshot();
    let before = own.hall.seq;
    let mut altered = sent.clone();
    let last = altered[5].last_mut().unwrap();
    *last = last.wrapping_add(1);
    // Twice, and in between what was there before.
    let rows = [&altered[..3], &sent[1..2], &altered[3..], &[b"no message".to_vec()]].concat();
    hand(station, rows);
    let told = |seen: &Snapshot, is: fn(&ExchangeFault) -> bool| {
        seen.notices.iter().any(|one| matches!(&one.what, NoticeKind::NotTaken(why) if is(why)))
    };
    let seen = station.until("told", |seen| told(seen, |why| *why == ExchangeFault::Unreadable));
    // Five that stand, and that two were refused.
    assert_eq!(seen.hall.seq, before + 7, "{:?}", seen.notices);
    assert!(told(&seen, |why| matches!(why, ExchangeFault::Take(_))), "{:?}", seen.notices);
    hand(station, sent);
    // What was refused is on record here, and not there.
    station.until("as it was recorded", |seen| seen.hall.games == chief.hall.games);
    for one in all {
        one.desk.close().unwrap();
        assert!(examine(&one.file).unwrap().is_sound());
    }
}
