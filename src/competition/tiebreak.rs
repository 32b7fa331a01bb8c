//! Tie-breaks: all of C.07, and those of the older documents, for players and teams. Each value comes
//! with its working. Who stands where is for [`crate::standing`].
//!
//! - [`edition`]: what the editions say, as values.
//! - [`code`]: how files write tie-breaks.
//! - [`working`]: a value, what it is made of, other readings.
//! - [`case`]: what they are computed from.
//! - `unplayed`: rounds without a game (articles 15 and 16); `cut`: what is left out (14).
//! - `own`, `opponents`, `rating`, `encounter`, `team`: the families (6 to 13).

use jadoube_chess::side::Side;

use crate::record::Reference;
use crate::tiebreak::case::{Case, Evaluations};
use crate::tiebreak::code::{Criterion, Modifier, TieBreak};
use crate::tiebreak::edition::{Edition, Rules, c07};
use crate::tiebreak::unplayed::Last;
use crate::tiebreak::working::{Evaluation, Lack, Method};
use crate::tournament::{Number, Schedule};

pub mod edition;
pub mod code;
pub mod working;
pub mod case;
pub(crate) mod conversion;
mod cut;
mod unplayed;
mod own;
mod opponents;
mod rating;
mod team;
mod encounter;

/// The value of a tie-break for each of those tied. Only direct encounters depend on who is tied;
/// [`of_all`] gives the others at once.
#[must_use]
pub fn among(case: &Case<'_>, code: &TieBreak, tied: &[Number]) -> Evaluations {
    if let Some(lack) = lack(case, code) {
        return nothing(tied.iter(), lack);
    }
    encounter::among(&by_edition(case, code), code, tied)
}

/// The value of a tie-break for everybody; nothing for one that depends on who is tied.
#[must_use]
pub fn of_all(case: &Case<'_>, code: &TieBreak) -> Evaluations {
    if let Some(lack) = lack(case, code) {
        return nothing(case.records.all.keys(), lack);
    }
    let case = &by_edition(case, code);
    match &code.criterion {
        Criterion::Points => own::points(case, case.reference(code), c07("4.2")),
        Criterion::MatchPoints => own::points(case, Reference::Match, c07("11.1")),
        Criterion::GamePoints => own::points(case, Reference::Game, c07("11.1")),
        Criterion::Wins => own::wins(case, code),
        Criterion::GamesWon => own::won(case, code, None),
        Criterion::BlackGames => own::black_games(case, code),
        Criterion::BlackWins => own::won(case, code, Some(Side::Black)),
        Criterion::Progressive => own::progressive(case, code),
        Criterion::Elected => own::elected(case, code),
        Criterion::Standard => own::standard(case, code),
        Criterion::PairingNumber => own::pairing_number(case),
        Criterion::Buchholz => opponents::buchholz(case, code, Last::AsEnded),
        Criterion::ForeBuchholz => opponents::buchholz(case, code, Last::AsDraws),
        Criterion::AverageBuchholz => opponents::average_buchholz(case, code),
        Criterion::SonnebornBerger => opponents::sonneborn_berger(case, code),
        Criterion::Koya => opponents::koya(case, code),
        Criterion::Rating => own::rating(case),
        Criterion::AverageRating => rating::average_rating(case, code),
        Criterion::Performance => rating::performance(case),
        Criterion::PerfectPerformance => rating::perfect_performance(case),
        Criterion::AveragePerformance => {
            opponents::average(case, &rating::performance(case), Method::WholeAverage, c07("10.4"))
        }
        Criterion::AveragePerfect => {
            let each = rating::perfect_performance(case);
            opponents::average(case, &each, Method::WholeAverage, c07("10.5"))
        }
        Criterion::OtherScore => own::other_score(case),
        Criterion::TeamSonnebornBerger { theirs, own } => {
            opponents::of_teams(case, code, *theirs, *own)
        }
        Criterion::BoardCount => team::board_count(case),
        Criterion::TopBoards => team::top_boards(case),
        Criterion::BottomBoards => team::bottom_boards(case),
        Criterion::ScheduleStrength => team::schedule_strength(case, code),
        Criterion::DirectEncounter | Criterion::ExtendedEncounter(_) | Criterion::Other(_) => {
            nothing(case.records.all.keys(), Lack::NoOrder)
        }
    }
}

/// By the newest edition where the code asks for it.
fn by_edition<'a>(case: &Case<'a>, code: &TieBreak) -> Case<'a> {
    match code.has(Modifier::Newest) {
        true => Case { rules: Edition::default().rules(), ..*case },
        false => *case,
    }
}

/// Why a tie-break is none here.
fn lack(case: &Case<'_>, code: &TieBreak) -> Option<Lack> {
    let records = case.records;
    let kind = Kind { schedule: records.schedule, is_team: records.is_team };
    unfit(&code.criterion, case.rules, kind).or_else(|| match code.criterion {
        Criterion::AverageRating
        | Criterion::Performance
        | Criterion::PerfectPerformance
        | Criterion::AveragePerformance
        | Criterion::AveragePerfect
        | Criterion::Rating => case.ratings().err(),
        _ => None,
    })
}

/// What kind of tournament it is, as far as tie-breaks make a difference of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Kind {
    /// Whether its pairings are known beforehand.
    pub schedule: Schedule,
    /// Whether teams are ranked.
    pub is_team: bool,
}

/// Why a tie-break breaks nothing in tournaments of a kind, whoever plays.
#[must_use]
pub fn unfit(criterion: &Criterion, rules: &Rules, kind: Kind) -> Option<Lack> {
    match criterion {
        Criterion::Other(_) => Some(Lack::Own),
        Criterion::Buchholz | Criterion::ForeBuchholz | Criterion::AverageBuchholz
            if kind.schedule == Schedule::Fixed && !rules.buchholz_in_round_robins.value =>
        {
            Some(Lack::RoundRobin)
        }
        Criterion::MatchPoints
        | Criterion::GamePoints
        | Criterion::OtherScore
        | Criterion::TeamSonnebornBerger { .. }
        | Criterion::ExtendedEncounter(_)
        | Criterion::BoardCount
        | Criterion::TopBoards
        | Criterion::BottomBoards
        | Criterion::ScheduleStrength
            if !kind.is_team =>
        {
            Some(Lack::TeamsOnly)
        }
        _ => None,
    }
}

fn nothing<'a>(numbers: impl Iterator<Item = &'a Number>, lack: Lack) -> Evaluations {
    numbers.map(|number| (*number, Evaluation::nothing(lack, lack.article()))).collect()
}
