//! Sealed moves that the program keeps, as the desk handles them: the lock, the sealing, the
//! opening. Between the player's fingers and the ciphertext a move is in a [`Secret`] only; a
//! command never holds one before its envelope is open.
//!
//! Every attempt at a passphrase is recorded, and after wrong ones the next must wait, the longer
//! the more there were.

use jadoube_message::Message;

use crate::choices;
use crate::desk::Desk;
use crate::log_lines::trouble;
use crate::request_error::Trouble;
use crate::timekeeper::wall;
use jadoube_chess::moment::Millis;
use jadoube_chess::notation::system::System;
use jadoube_chess::ply::Ply;
use jadoube_chess::side::{BySide, Side};
use jadoube_core::adjournment::command::Command as Ask;
use jadoube_core::adjournment::envelope::{EnvelopeKind, SealedMove};
use jadoube_core::adjournment::event::{Event as Note, OpeningFailure};
use jadoube_core::adjournment::lock::{self, Lock as Kept};
use jadoube_core::adjournment::reading::{
    self, EnvelopeContents, Judgement, LikelyNotations, MeaningAsPgn, Writer, judge, place_at,
};
use jadoube_core::adjournment::refusal::Refusal;
use jadoube_core::adjournment::state::Adjournment;
use jadoube_core::hall::command::Command;
use jadoube_core::hall::event::{Entry, Event};
use jadoube_core::hall::state::Hall;
use jadoube_i18n::adjournment::notation as notations;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;
use jadoube_journal::passphrase;
use jadoube_journal::sealed::{self, Lock, SealedMoveRecord as Ciphertext};
use jadoube_laws::ids::EnvelopeNo;
use jadoube_laws::wall::Wall;

/// What may be read by nobody: a passphrase, or a move before its envelope is open.
pub type Secret = sealed::Secret;
/// The secret half of a lock, while an envelope is being opened.
pub type Key = sealed::Key;
/// What is wrong with a lock, a passphrase, or what is kept.
pub type SealFault = sealed::SealFault;

/// What is kept of a passphrase that is asked for later, see [`passphrase::keep`].
///
/// # Errors
/// [`SealFault`] when the system gives no random numbers.
pub fn keep_passphrase(secret: &Secret) -> Result<String, SealFault> {
    passphrase::keep(secret)
}

/// Whether a passphrase is the one of which this was kept.
#[must_use]
pub fn is_passphrase(kept: &str, typed: &Secret) -> bool {
    passphrase::is_same(kept, typed)
}

/// Why a move was not sealed, or an envelope not opened.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "envelopes-fault", error)]
pub enum SealingFault {
    /// No lock was made.
    NoLock,
    /// There is no such envelope, or no move in it.
    #[message(id = "adjournment-refusal-no-such-envelope")]
    NoSuchEnvelope(EnvelopeNo),
    /// Wrong passphrases were tried; the next attempt must wait.
    Wait(Millis),
    /// The envelope may not be opened now; that was recorded.
    #[message(transparent)]
    NotNow(OpeningFailure),
    /// What is written twice is not the same.
    NotTheSame,
    /// Nothing was written.
    Nothing,
    /// A passphrase was not typed: nothing is tried, and nothing recorded.
    NoPassphrase,
    /// What is written means different moves in different notations; the envelope is open.
    #[message(skip)]
    SeveralNotations(Vec<MeaningAsPgn>),
    /// Something about the encryption.
    #[message(transparent, from)]
    Seal(SealFault),
    /// The desk refused something.
    #[message(skip)]
    Desk(Trouble),
}

/// Why something about a sealed move could not be done.
#[must_use]
pub fn sealing_fault(words: &Catalogue, fault: &SealingFault) -> String {
    match fault {
        SealingFault::SeveralNotations(meanings) => notations::several(words, meanings),
        SealingFault::Desk(why) => trouble(words, why),
        other => words.tell(other),
    }
}

impl From<Trouble> for SealingFault {
    fn from(why: Trouble) -> Self {
        Self::Desk(why)
    }
}

/// Now, by the arbiter's timepiece.
#[must_use]
pub fn now() -> Wall {
    // What this program writes it can read.
    wall().parse().unwrap_or(Wall::new(0, 0))
}

/// The command that makes a lock which the persons named open with their passphrases.
///
/// # Errors
/// [`SealFault`] when a passphrase is too short.
pub fn make_lock(persons: Vec<String>, passphrases: &[Secret]) -> Result<Command, SealFault> {
    let Lock { public, secret } = Lock::make(passphrases)?;
    let what = Ask::MakeLock { lock: Kept { public, secret, persons } };
    Ok(Command::Adjournment { what })
}

/// Whether a lock can be made of these, told before the slow work begins.
///
/// # Errors
/// [`SealingFault::Seal`] for the passphrases, [`SealingFault::Desk`] for the names.
pub fn may_lock(persons: &[String], passphrases: &[Secret]) -> Result<(), SealingFault> {
    distinct(persons)?;
    Ok(sealed::may_lock(passphrases)?)
}

/// Whether no person is named twice.
///
/// # Errors
/// The refusal, as the core will give it.
pub fn distinct(persons: &[String]) -> Result<(), Trouble> {
    let twice = lock::named_twice(persons).map(str::to_owned);
    twice.map_or(Ok(()), |name| Err(Trouble::Refused(Refusal::SamePerson(name).into())))
}

/// Encrypts a move to the newest lock. `again` is the same move, written once more by the player.
///
/// # Errors
/// [`SealingFault`] when there is no lock, or the two are not the same.
pub fn seal(hall: &Hall, text: &Secret, again: &Secret) -> Result<SealedMove, SealingFault> {
    let (no, kept) = lock::newest(&hall.adjournments.locks).ok_or(SealingFault::NoLock)?;
    if text.is_blank() {
        return Err(SealingFault::Nothing);
    }
    if text.reveal().trim() != again.reveal().trim() {
        return Err(SealingFault::NotTheSame);
    }
    let trimmed = Secret::new(text.reveal().trim().to_owned());
    let Ciphertext { ciphertext, fingerprint } = usable(kept).seal(&trimmed)?;
    Ok(SealedMove::InProgram { lock: no, ciphertext, fingerprint })
}

fn usable(kept: &Kept) -> Lock {
    Lock { public: kept.public.clone(), secret: kept.secret.clone() }
}

/// Which envelope is opened, by whom.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Opening {
    /// The envelope.
    pub no: EnvelopeNo,
    /// Which of the two.
    pub which: EnvelopeKind,
    /// Who opens it.
    pub by: String,
    /// Whether what was recorded before is corrected: a slip of whoever read the paper, or the
    /// wrong notation. Without it, an envelope that was read is opened a second time, and refused.
    pub correct: bool,
    /// What each player's receipt bears, typed or scanned; an empty text, if none is shown; nothing,
    /// if nobody was asked.
    pub receipts: BySide<Option<String>>,
}

/// What lies in an envelope beside the move, and how the move is to be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EnvelopeInput {
    /// The move as it is written on paper; of one kept in the program, nothing.
    pub text: String,
    /// The notation, by its name; none: the one in which it means something.
    pub system: Option<String>,
    /// Whose scoresheets are in it.
    pub sheets: BySide<bool>,
    /// The language of whoever opens it: a move that is a move in its notation only was typed in it.
    pub lang: Lang,
}

/// What is slow, because guessing a passphrase shall be slow: not for a user interface's own
/// thread.
#[derive(Debug)]
pub enum SealingTask {
    /// A lock is made.
    Lock {
        /// Who opens it.
        persons: Vec<String>,
        /// With what.
        passphrases: Vec<Secret>,
    },
    /// An envelope is opened.
    Open {
        /// Which, and by whom.
        opening: Opening,
        /// With what, if the program keeps the move.
        passphrases: Vec<Secret>,
        /// What lies in it.
        found: EnvelopeInput,
    },
}

/// Does it; of an envelope it is told what was read.
///
/// # Errors
/// [`SealingFault`]
pub fn carry_out(desk: &Desk, task: SealingTask) -> Result<Option<Judgement>, SealingFault> {
    match task {
        SealingTask::Lock { persons, passphrases } => {
            desk.command(make_lock(persons, &passphrases)?).wait()?;
            Ok(None)
        }
        SealingTask::Open { opening, passphrases, found } => {
            let Opening { no, which, correct, .. } = opening;
            let locked = to_unlock(&desk.snapshot().hall, no, which, correct)?;
            if locked.is_some() && passphrases.iter().any(Secret::is_blank) {
                return Err(SealingFault::NoPassphrase);
            }
            check_receipts(desk, &opening)?;
            let key = locked.map(|locked| locked.unlock(&passphrases));
            drop(passphrases);
            open(desk, &opening, key, &found).map(Some)
        }
    }
}

/// A lock with what is sealed under it, and the persons who open it.
#[derive(Debug, Clone)]
pub struct LockedMove {
    lock: Lock,
    kept: Ciphertext,
    /// Whose passphrases are asked for, in this order.
    pub persons: Vec<String>,
}

impl LockedMove {
    /// Opens the lock; slow.
    ///
    /// # Errors
    /// [`SealFault::Wrong`] when the passphrases are not the right ones.
    pub fn unlock(&self, passphrases: &[Secret]) -> Result<Key, SealFault> {
        self.lock.unlock(passphrases)
    }
}

/// What keeps an envelope closed; none, if its move is on paper.
fn locked(
    hall: &Hall,
    no: EnvelopeNo,
    which: EnvelopeKind,
) -> Result<Option<LockedMove>, SealingFault> {
    let cover = hall.adjournments.get(&no).and_then(|one| one.cover(which));
    match &cover.ok_or(SealingFault::NoSuchEnvelope(no))?.sealed {
        SealedMove::Paper => Ok(None),
        SealedMove::InProgram { lock, ciphertext, fingerprint } => {
            let lock = hall.adjournments.locks.get(lock).ok_or(SealFault::Damaged)?;
            let kept =
                Ciphertext { ciphertext: ciphertext.clone(), fingerprint: fingerprint.clone() };
            Ok(Some(LockedMove { lock: usable(lock), kept, persons: lock.persons.clone() }))
        }
    }
}

/// What must be unlocked before an envelope is read; none, if its move is on paper, or if it was read
/// and only that is corrected: then the protocol has what was written, and nobody types a passphrase
/// for it again.
///
/// # Errors
/// [`SealingFault::NoSuchEnvelope`], and [`SealingFault::Seal`] when its lock is not there.
pub fn to_unlock(
    hall: &Hall,
    no: EnvelopeNo,
    which: EnvelopeKind,
    correct: bool,
) -> Result<Option<LockedMove>, SealingFault> {
    let locked = locked(hall, no, which)?;
    Ok(locked.filter(|_| !correct || recorded(hall, no, which).is_none()))
}

/// What was read in an envelope whose move the program keeps.
fn recorded(hall: &Hall, no: EnvelopeNo, which: EnvelopeKind) -> Option<&EnvelopeContents> {
    let cover = hall.adjournments.get(&no)?.cover(which)?;
    let (contents, _) = cover.read.as_ref()?;
    matches!(cover.sealed, SealedMove::InProgram { .. }).then_some(contents)
}

/// Wrong passphrases that cost no time yet: a slip of the fingers.
const FREE: u32 = 2;
/// The longest time that the next attempt must wait.
const LONGEST: Millis = Millis::from_mins(15);
/// After this time without an attempt nobody has to wait for the old ones.
const FORGOTTEN: Millis = Millis::from_mins(60);

/// How long the next attempt at a passphrase must wait: two seconds, four, eight, and so on, after
/// the last wrong one. All envelopes count together, for they have the same passphrases.
#[must_use]
pub fn wait(hall: &Hall, now: Wall) -> Option<Millis> {
    let attempts = hall.adjournments.values().flat_map(|one| &one.attempts);
    let wrong = attempts.filter(|attempt| attempt.why == OpeningFailure::WrongPassphrase);
    let times: Vec<Wall> = wrong.filter_map(|attempt| attempt.at).collect();
    let lately = times.iter().filter(|at| now.since(**at) < FORGOTTEN).count();
    let last = *times.iter().max()?;
    let more = u32::try_from(lately).unwrap_or(u32::MAX).saturating_sub(FREE);
    let pause = Millis::from_secs(1_i64.checked_shl(more.min(32)).unwrap_or(i64::MAX));
    let left = pause.min(LONGEST) - now.since(last);
    (more > 0 && left > Millis::ZERO).then_some(left)
}

/// Records what the players' receipts bear. One that differs keeps the envelope closed.
///
/// # Errors
/// [`SealingFault::Desk`] when a code was mistyped: then nothing of that receipt is recorded.
pub fn check_receipts(desk: &Desk, opening: &Opening) -> Result<(), SealingFault> {
    for whose in Side::BOTH {
        let Some(shown) = opening.receipts.of(whose) else { continue };
        let shown = Some(shown.trim().to_owned()).filter(|shown| !shown.is_empty());
        let (no, which) = (opening.no, opening.which);
        ask(desk, Ask::CheckReceipt { no, which, whose, shown })?;
    }
    Ok(())
}

/// Opens an envelope and records what is in it; `key` is what came of the passphrases, for a move
/// that the program keeps. An attempt that comes to nothing is recorded too.
///
/// # Errors
/// [`SealingFault`]
pub fn open(
    desk: &Desk,
    opening: &Opening,
    key: Option<Result<Key, SealFault>>,
    found: &EnvelopeInput,
) -> Result<Judgement, SealingFault> {
    let Opening { no, which, by, correct, .. } = opening;
    let hall = desk.snapshot().hall.clone();
    let at = now();
    let locked = to_unlock(&hall, *no, *which, *correct)?;
    let fail = |fault: SealFault| -> Result<Judgement, SealingFault> {
        let why = match fault {
            SealFault::Wrong => OpeningFailure::WrongPassphrase,
            SealFault::Changed => OpeningFailure::FingerprintDiffers,
            _ => OpeningFailure::Damaged,
        };
        let by = by.clone();
        ask(desk, Ask::FailToOpen { no: *no, which: *which, by, at, why })?;
        Err(fault.into())
    };
    let key = match (&locked, key) {
        (None, _) => None,
        (Some(_), Some(Ok(key))) => Some(key),
        (Some(_), Some(Err(fault))) => return fail(fault),
        (Some(_), None) => return Err(SealingFault::NoPassphrase),
    };
    let one = hall.adjournments.get(no).ok_or(SealingFault::NoSuchEnvelope(*no))?;
    let cover = one.cover(*which);
    let read_again = *correct && cover.is_some_and(|cover| cover.opened.is_some() && !cover.played);
    if !read_again && cover.is_some_and(|cover| cover.opened.is_none() || cover.read.is_some()) {
        let by = by.clone();
        let entries = ask(desk, Ask::Open { no: *no, which: *which, by, at })?;
        refused(&entries)?;
    }
    let (text, salt) = match locked.zip(key) {
        Some((locked, key)) => match key.open(&locked.kept) {
            Ok(opened) => (opened.text.reveal().to_owned(), opened.salt.reveal().to_owned()),
            Err(fault) => return fail(fault),
        },
        None => match recorded(&hall, *no, *which) {
            Some(before) => (before.text.clone(), before.salt.clone()),
            None => (found.text.clone(), String::new()),
        },
    };
    let system = match &found.system {
        Some(system) => system.clone(),
        None => notation(&hall, one, (*which, Writer::Player), &text, Some(found.lang))?,
    };
    let contents = EnvelopeContents { text, system, sheets: found.sheets, salt };
    let entries = ask(desk, Ask::Read { no: *no, which: *which, contents })?;
    refused(&entries)?;
    read(&entries).ok_or(SealingFault::NoSuchEnvelope(*no))
}

fn ask(desk: &Desk, what: Ask) -> Result<Vec<Entry>, SealingFault> {
    Ok(desk.command(Command::Adjournment { what }).wait()?)
}

fn notes(entries: &[Entry]) -> impl Iterator<Item = &Note> {
    entries.iter().filter_map(|entry| match &entry.event {
        Event::Adjournment { what } => Some(what),
        _ => None,
    })
}

fn refused(entries: &[Entry]) -> Result<(), SealingFault> {
    let why = notes(entries).find_map(|note| match note {
        Note::OpeningRefused { why, .. } => Some(*why),
        _ => None,
    });
    why.map_or(Ok(()), |why| Err(SealingFault::NotNow(why)))
}

fn read(entries: &[Entry]) -> Option<Judgement> {
    notes(entries).find_map(|note| match note {
        Note::Read { judgement, .. } => Some(judgement.clone()),
        _ => None,
    })
}

/// What a text means where the move of an envelope is made: of a move made on the board before it
/// was sealed, or stated once the envelope is lost.
///
/// # Errors
/// [`SealingFault`] when the game is not there, or the text means several things and no notation is
/// told.
pub fn meaning(
    hall: &Hall,
    one: &Adjournment,
    text: &str,
    system: Option<&str>,
) -> Result<Judgement, SealingFault> {
    let gone = SealingFault::NoSuchEnvelope(one.no);
    let place = hall.game_of(one.no).and_then(|game| place_at(game, one.ply)).ok_or(gone)?;
    let name = match system {
        Some(name) => name.to_owned(),
        None => notation(hall, one, (EnvelopeKind::Sealed, Writer::Arbiter), text, None)?,
    };
    let unknown = || Refusal::NoSuchNotation(name.clone());
    let system = System::named(&name, None).ok_or_else(|| Trouble::Refused(unknown().into()))?;
    Ok(judge(&place, text, system, None))
}

/// The notation of a text where none was told: one that its player is known to use, or that of the
/// language of the program, where one is told.
///
/// # Errors
/// [`SealingFault::SeveralNotations`], where it means other moves in others, or a move in others
/// only.
pub fn notation(
    hall: &Hall,
    one: &Adjournment,
    (which, writer): (EnvelopeKind, Writer),
    text: &str,
    lang: Option<Lang>,
) -> Result<String, SealingFault> {
    let (ply, sheet) = match which {
        EnvelopeKind::Sealed => (one.ply, one.sealer),
        EnvelopeKind::Reply => (Ply(one.ply.0.saturating_add(1)), one.replier()),
    };
    let game = hall.game_of(one.no);
    let place = game.and_then(|game| place_at(game, ply));
    let (Some(game), Some(place)) = (game, place) else {
        return Err(SealingFault::NoSuchEnvelope(one.no));
    };
    let edition = hall.competition.as_ref().and_then(|one| choices::in_force(one).ok());
    let used = LikelyNotations::of(edition.unwrap_or_else(choices::newest), game.sheets.of(sheet));
    let used = used.and(lang.and_then(notations::system_of));
    reading::notation(&place, text, &used, writer)
        .map_err(|found| SealingFault::SeveralNotations(MeaningAsPgn::of(&place, found)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use jadoube_chess::moment::Moment;
    use jadoube_chess::side::Side;
    use jadoube_core::adjournment::context::Origin;
    use jadoube_core::adjournment::event::{AdjournmentReason, AdjournmentStart};
    use jadoube_laws::aggregate::Aggregate;
    use jadoube_laws::ids::{BoardNo, GameNo, Role, Who};

    /// A hall in which wrong passphrases were tried at these seconds.
    fn tried(seconds: &[i64]) -> Hall {
        let mut hall = Hall::default();
        let no = EnvelopeNo(1);
        let beginning = AdjournmentStart {
            board: BoardNo(1),
            round: 1,
            players: BySide::default(),
            sealer: Side::White,
            ply: Ply(0),
            why: AdjournmentReason::SessionEnd,
            until: None,
            assistants: BySide::default(),
        };
        let attempt = |at: &i64| Note::OpeningRefused {
            no,
            which: EnvelopeKind::Sealed,
            by: "A".into(),
            at: Some(Wall::new(*at, 60)),
            why: OpeningFailure::WrongPassphrase,
        };
        let who = Who { station: "desk".into(), role: Role::Arbiter };
        let begun = Note::Begun { no, beginning: Box::new(beginning) };
        for note in std::iter::once(begun).chain(seconds.iter().map(attempt)) {
            let origin = Origin { game: Some(GameNo(1)), at: Moment(0), who: &who };
            hall.adjournments.apply(&note, origin);
        }
        hall
    }

    #[test]
    fn the_next_attempt_waits_the_longer_the_more_were_wrong() {
        for (tries, now, left) in [
            (&[][..], 0, None),
            (&[0], 0, None),
            (&[0, 1], 1, None),
            (&[0, 1, 2], 2, Some(2)),
            (&[0, 1, 2], 3, Some(1)),
            (&[0, 1, 2], 4, None),
            (&[0, 1, 2, 9], 9, Some(4)),
            (&[0, 1, 2, 9, 20], 20, Some(8)),
            (&[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15], 20, Some(895)),
            (&[0, 1, 2, 9, 20], 3_700, None),
        ] {
            let left = left.map(Millis::from_secs);
            assert_eq!(wait(&tried(tries), Wall::new(now, 0)), left, "{tries:?} at {now}");
        }
    }

    #[test]
    fn a_move_is_sealed_only_under_a_lock_and_when_it_was_written_twice() {
        let secret = |text: &str| Secret::new(text.to_owned());
        let mut hall = Hall::default();
        let sealed = |hall: &Hall, one, two| seal(hall, &secret(one), &secret(two));
        assert_eq!(sealed(&hall, "Nf3", "Nf3"), Err(SealingFault::NoLock));
        let made = make_lock(vec!["Ilić".into()], &[secret("Lange Rochade")]).unwrap();
        let Command::Adjournment { what: Ask::MakeLock { lock } } = made else { panic!() };
        hall.adjournments.locks.insert(jadoube_laws::ids::LockNo(1), lock);
        assert_eq!(sealed(&hall, "Nf3", "Nc3"), Err(SealingFault::NotTheSame));
        assert_eq!(sealed(&hall, " ", " "), Err(SealingFault::Nothing));
        let SealedMove::InProgram { ciphertext, .. } = sealed(&hall, "Nf3 ", "Nf3").unwrap() else {
            panic!()
        };
        assert!(!ciphertext.contains("Nf3"));
    }
}
