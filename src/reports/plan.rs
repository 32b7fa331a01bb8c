//! The plan of the resumptions, for the wall: the sessions, and which game is resumed when.

use crate::document::{Area, Block, Document, Page, Size};
use jadoube_core::adjournment::envelope::Appointment;
use jadoube_core::adjournment::register::{EnvelopeFilter, Envelopes, Sessions, find};
use jadoube_core::adjournment::session::{Purpose, Session};
use jadoube_core::adjournment::state::Adjournment;
use jadoube_i18n::adjournment::date_time;
use jadoube_i18n::catalogue::{Arg, Catalogue};
use jadoube_i18n::chess::pairing;
use jadoube_laws::ids::SessionNo;
use jadoube_laws::wall::Wall;

/// How many lines a page takes, its headings aside.
const LINES: usize = 40;
/// How many letters find room on a line beside the name of its row.
const LETTERS: usize = 56;
const MARGIN: f32 = 18.0;
const TEXT: f32 = 11.0;

/// The plan on sheets A4: sessions first, then the games in the order of their resumption, as they
/// stand at the time of its issue.
#[must_use]
pub fn plan(
    words: &Catalogue,
    event: &str,
    (envelopes, sessions): (&Envelopes, &Sessions),
    issued: Wall,
) -> Document {
    let title = words.say("paper-plan");
    let issued = words.say_with("paper-plan-issued", &[("at", date_time(words, issued).into())]);
    let games: Vec<_> = waiting(envelopes).map(|one| game(words, one, one.due())).collect();
    let sessions: Vec<_> = sessions.iter().map(|row| session(words, row)).collect();
    let parts = [("paper-plan-sessions", sessions), ("paper-plan-games", games)];
    let mut pages: Vec<Page> = Vec::new();
    let mut blocks: Vec<Block> = Vec::new();
    let mut left = LINES;
    for (id, rows) in &parts {
        let mut rows = rows.as_slice();
        while !rows.is_empty() {
            let (these, others) = rows.split_at(fitting(rows, left));
            if these.is_empty() {
                pages.push(page(std::mem::take(&mut blocks)));
                left = LINES;
                continue;
            }
            if blocks.is_empty() {
                blocks.push(Block::Heading(1, title.clone()));
                blocks.extend(Some(event.trim()).filter(|event| !event.is_empty()).map(text));
                blocks.push(text(&issued));
            }
            blocks.push(Block::Heading(2, words.say(id)));
            blocks.push(Block::Facts(these.to_vec()));
            left -= these.iter().map(height).sum::<usize>();
            rows = others;
        }
    }
    pages.extend(Some(blocks).filter(|blocks| !blocks.is_empty()).map(page));
    if pages.is_empty() {
        let none = text(&words.say("paper-plan-nothing"));
        pages.push(page(vec![Block::Heading(1, title.clone()), text(&issued), none]));
    }
    Document { title, lang: words.lang().code().to_owned(), pages }
}

/// As how many lines a row counts.
fn height((_, told): &(String, String)) -> usize {
    told.chars().count().div_ceil(LETTERS).clamp(1, LINES)
}

/// How many of the rows find room where so much is left.
fn fitting(rows: &[(String, String)], left: usize) -> usize {
    let sums = rows.iter().scan(0, |sum, row| {
        *sum += height(row);
        Some(*sum)
    });
    sums.take_while(|sum| *sum <= left).count()
}

fn text(text: &str) -> Block {
    Block::Text(text.to_owned())
}

fn page(blocks: Vec<Block>) -> Page {
    let Size { width, height } = Size::A4;
    let size = Size { width: width - 2.0 * MARGIN, height: height - 2.0 * MARGIN };
    let area = Area { left: MARGIN, top: MARGIN, size, text: TEXT, blocks };
    Page { size: Size::A4, areas: vec![area], foot: None }
}

/// The games that wait, those resumed first in front.
pub fn waiting(envelopes: &Envelopes) -> impl Iterator<Item = &Adjournment> {
    let waits = |one: &&Adjournment| one.is_adjourned() && one.resumption.is_none();
    find(envelopes, &EnvelopeFilter::default()).into_iter().filter(waits)
}

/// A game as two parts of a line: when it is resumed, and what it is.
#[must_use]
pub fn game(words: &Catalogue, one: &Adjournment, due: Option<&Appointment>) -> (String, String) {
    let at = due.map_or_else(|| words.say("paper-open"), |due| date_time(words, due.at));
    let place = due.map(|due| due.place.trim()).unwrap_or_default();
    let args = [
        ("game", Arg::from(pairing(words, &one.players))),
        ("board", one.board.0.into()),
        ("round", one.round.into()),
        ("no", one.no.into()),
        ("place", place.into()),
    ];
    let line = words.say_with("paper-plan-game", &args).trim_end_matches([' ', '.']).to_owned();
    (at, if one.moved { format!("{line}; {}", words.say("paper-plan-moved")) } else { line })
}

/// A session, with its number, as two parts of a line.
#[must_use]
pub fn session(words: &Catalogue, (no, session): (&SessionNo, &Session)) -> (String, String) {
    let purpose = match session.purpose {
        Purpose::Round { round } => {
            words.say_with("paper-plan-for-round", &[("round", round.into())])
        }
        Purpose::Adjourned => words.say("paper-plan-for-adjourned"),
    };
    let args = [
        ("from", Arg::from(date_time(words, session.starts))),
        ("to", date_time(words, session.ends).into()),
        ("place", session.place.trim().into()),
        ("purpose", purpose.into()),
    ];
    let head = words.say_with("paper-plan-session", &[("no", no.0.into())]);
    let line = words.say_with("paper-plan-session-line", &args);
    (head, format!("{}; {}", line.trim_end_matches([' ', '.']), announced(words, session)))
}

/// Whether a session was announced, and whether what was announced holds.
fn announced(words: &Catalogue, session: &Session) -> String {
    let of = |id, at| words.say_with(id, &[("at", date_time(words, at).into())]);
    match (session.announced, session.announced_before) {
        (Some(at), _) => of("paper-plan-announced", at),
        (None, Some(before)) => of("paper-plan-changed", before),
        (None, None) => words.say("paper-plan-not-announced"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jadoube_i18n::lang::Lang;

    #[test]
    fn sessions_and_games_stand_there_in_every_language() {
        let session = Session {
            starts: "2026-11-23T15:00:00+01:00".parse().unwrap(),
            ends: "2026-11-23T19:00:00+01:00".parse().unwrap(),
            purpose: Purpose::Adjourned,
            place: "Hall 2".into(),
            announced: "2026-11-22T09:00:00+01:00".parse().ok(),
            announced_before: None,
            extended: jadoube_chess::moment::Millis::ZERO,
        };
        let sessions: Sessions = (1..=30).map(|no| (SessionNo(no), session.clone())).collect();
        for lang in Lang::ALL {
            let words = Catalogue::new(lang);
            let issued = session.announced.unwrap();
            let document = plan(&words, "Open", (&Envelopes::new(), &sessions), issued);
            assert_eq!(document.pages.len(), 2, "what has no room goes to the next page");
            let said = format!("{document:?}");
            let starts = format!("{} 15:00", words.date(2026, 11, 23));
            assert!(said.contains(&starts) && said.contains("Hall 2"), "{said}");
            assert!(!said.contains('⟦'), "{said}");
            let none = plan(&words, "", (&Envelopes::new(), &Sessions::new()), issued);
            assert_eq!(none.pages.len(), 1);
        }
    }
    #[test]
    fn what_takes_several_lines_leaves_room_for_fewer() {
        let row = |letters: usize| (String::new(), "x".repeat(letters));
        for (case, rows, left, expected) in [
            ("nothing is left", vec![row(9); 3], 0, 0),
            ("some", vec![row(LETTERS + 1); 3], 5, 2),
            ("all", vec![row(9); 3], LINES, 3),
            ("three lines for a long one", vec![row(2 * LETTERS + 1); 3], 8, 2),
            ("a page for the longest", vec![row(LETTERS * 99); 3], LINES, 1),
        ] {
            assert_eq!(fitting(&rows, left), expected, "{case}");
        }
    }
}
