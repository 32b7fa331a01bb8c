//! A ruling in one line, the same in every language: for laying editions side by side on a terminal
//! (`jadoube rule --brief`) and for the tables of `tests/rulings`.

use crate::citation::TextStatus;
use crate::game::outcome::Outcome;
use crate::rulings::ruling::{Certainty, NewColours, Remedy, Ruling};
use crate::rulings::sentence::{Said, Value};
use jadoube_chess::moment::Millis;
use jadoube_chess::result::Score;
use jadoube_chess::side::Side;

/// Remedies and articles, `white+2:00, end 1-0 IllegalMoves | 7.5.5 7.5.1`; a question mark at the
/// end when the ruling is not certain, a tilde before an article whose text is not held, or before the
/// edition from which it is assumed where the number of the article is not known.
#[must_use]
pub fn brief(ruling: &Ruling) -> String {
    let remedies: Vec<String> = ruling.remedies.iter().map(remedy).collect();
    let articles: Vec<String> = ruling
        .citations
        .iter()
        .map(|citation| match &citation.held {
            TextStatus::Text => citation.article.clone(),
            TextStatus::Assumed(from) | TextStatus::Unknown(from)
                if citation.article.is_empty() =>
            {
                format!("~{from}")
            }
            TextStatus::Assumed(_) | TextStatus::Unknown(_) => format!("~{}", citation.article),
        })
        .collect();
    let doubt = if ruling.certainty == Certainty::Certain { "" } else { " ?" };
    format!("{} | {}{doubt}", remedies.join(", "), articles.join(" "))
}

/// One remedy: `restore 12`, `black+2:00`, `end 0-1 Flag`, `do touch-opponent-chooses white`.
#[must_use]
pub fn remedy(remedy: &Remedy) -> String {
    match remedy {
        Remedy::Restore { ply } => format!("restore {}", ply.0),
        Remedy::AddTime { side, time } => format!("{}+{}", name(*side), span(*time)),
        Remedy::SubtractTime { side, time } => format!("{}-{}", name(*side), span(*time)),
        Remedy::SetTime { side, time } => format!("{}={}", name(*side), span(*time)),
        Remedy::SetCounter { side, moves } => format!("{} has made {moves}", name(*side)),
        Remedy::CountIllegalMove { by } => format!("count {}", name(*by)),
        Remedy::End(outcome) => end(*outcome),
        Remedy::Play { uci } => format!("play {uci}"),
        Remedy::ObligeToMove { by, square, .. } => format!("{} moves {square}", name(*by)),
        Remedy::ObligeToCapture { by, square, with: None, .. } => {
            format!("{} takes {square}", name(*by))
        }
        Remedy::ObligeToCapture { by, square, with: Some(with), .. } => {
            format!("{} takes {square} with {with}", name(*by))
        }
        Remedy::ObligeToCastle { by, uci } => format!("{} castles {uci}", name(*by)),
        Remedy::AnyLegalMove { by } => format!("{} moves freely", name(*by)),
        Remedy::RecordOffer { by } => format!("{} offered", name(*by)),
        Remedy::DeclineDraw => "declined".into(),
        Remedy::StartClock { side } => format!("start {}", name(*side)),
        Remedy::StopClock => "stop".into(),
        Remedy::Warn { side } => format!("warn {}", name(*side)),
        Remedy::Continue => "continue".into(),
        Remedy::ResultStands => "result stands".into(),
        Remedy::NewGame { colours: NewColours::Same } => "new game".into(),
        Remedy::NewGame { colours: NewColours::AsPaired } => "new game as paired".into(),
        Remedy::Penalise { side, penalty } => format!("penalise {} {penalty:?}", name(*side)),
        Remedy::Do(said) => format!("do {}", sentence(said)),
    }
}

/// A sentence by its key and values: `touch-opponent-chooses white`.
#[must_use]
pub fn sentence(said: &Said) -> String {
    let values = said.values.iter().map(|(_, value)| match value {
        Value::Side(side) => name(*side).to_owned(),
        Value::Number(number) => number.to_string(),
        Value::Time(time) => span(*time),
        Value::Squares(squares) => listed(squares),
        Value::Moves(moves) => listed(moves),
        Value::After(ply) => ply.0.to_string(),
        Value::Outcome(outcome) => end(*outcome),
        Value::Text(text) => text.clone(),
    });
    std::iter::once(said.key.clone()).chain(values).collect::<Vec<_>>().join(" ")
}

const fn name(side: Side) -> &'static str {
    match side {
        Side::White => "white",
        Side::Black => "black",
    }
}

fn span(time: Millis) -> String {
    format!("{}:{:02}", time.secs_ceil() / 60, time.secs_ceil() % 60)
}

fn end(outcome: Outcome) -> String {
    let score = match outcome.score {
        Score::Draw => "draw",
        Score::BothLose => "0-0",
        Score::HalfForWhite => "1/2-0",
        Score::HalfForBlack => "0-1/2",
        score => score.pgn(),
    };
    format!("end {score} {:?}", outcome.reason)
}

fn listed<T: ToString>(all: &[T]) -> String {
    all.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
}
