//! The regulations of an event in words, with their articles.

use crate::catalogue::Catalogue;
use crate::clock;
use crate::prizes;
use jadoube_chess::board::position::Position;
use jadoube_chess::board::square::Square;
use jadoube_chess::notation::letters::PieceLetters;
use jadoube_competition::berger::{self, Cycles, Joint};
use jadoube_competition::handling::Rules as Handling;
use jadoube_competition::knockout::duel::{ARTICLE as PLAY_OFFS, Length, Stage};
use jadoube_competition::olympiad1972::regulations::{Event as Championship, GROUPS};
use jadoube_competition::points::{Points, Scoring};
use jadoube_competition::tiebreak::code;
use jadoube_competition::withdrawal;
use jadoube_core::competition::entrant::RatingKind;
use jadoube_core::competition::event::Numbering;
use jadoube_core::competition::regulations::{Regulations, System};
use jadoube_core::competition::start::StartPosition;
use jadoube_core::competition::team::{ListOrder, TeamRules};
use jadoube_laws::clock::control::TimeControl;

/// The ratings with the ids of their words.
pub const RATINGS: [(RatingKind, &str); 3] = [
    (RatingKind::Standard, "tournament-event-standard"),
    (RatingKind::Rapid, "tournament-event-rapid"),
    (RatingKind::Blitz, "tournament-event-blitz"),
];

/// The start positions with the ids of their words.
pub const STARTS: [(StartPosition, &str); 3] = [
    (StartPosition::Usual, "tournament-event-start-usual"),
    (StartPosition::Chess960, "tournament-event-start-round"),
    (StartPosition::Chess960EachBoard, "tournament-event-start-board"),
];

/// From which position the games begin.
#[must_use]
pub fn start(words: &Catalogue, start: StartPosition) -> String {
    let word = STARTS.iter().find(|(one, _)| *one == start);
    word.map(|(_, id)| words.say(id)).unwrap_or_default()
}

/// A start position of Chess960 by its number and by its pieces from the a-file to the h-file, so that
/// it can be set up: `518 RNBQKBNR`.
#[must_use]
pub fn start_position(words: &Catalogue, number: u16) -> String {
    let letters = PieceLetters::for_language(words.lang().code());
    let placement = Position::chess960(number).map(|position| position.placement());
    let row = (0..8).filter_map(|file| {
        let piece = placement.as_ref().ok()?.get(Square::new(file, 0)?)?;
        Some(letters.of(piece.kind).to_owned())
    });
    format!("{number} {}", row.collect::<String>()).trim_end().to_owned()
}

/// Which byes there are.
#[must_use]
pub fn byes(words: &Catalogue, regulations: &Regulations) -> String {
    let byes = &regulations.byes;
    let full = words.say(if byes.full { "app-yes" } else { "app-no" });
    let args = [
        ("half", byes.half.into()),
        ("last", byes.not_in_last.into()),
        ("full", full.into()),
        ("late", byes.late_half.into()),
        ("article", regulations.handling.rules().half_byes.article.to_string().into()),
    ];
    words.say_with("tournament-event-byes-fact", &args)
}

/// How it is paired, with the article.
#[must_use]
pub fn system(words: &Catalogue, system: System) -> String {
    let (id, article) = match system {
        System::RoundRobin { cycles: Cycles::Single, .. } => {
            ("tournament-event-single-by", berger::ARTICLE)
        }
        System::RoundRobin { cycles: Cycles::Double(Joint::Exchanged), .. } => {
            ("tournament-event-double-exchanged", berger::EXCHANGE_ARTICLE)
        }
        System::RoundRobin { cycles: Cycles::Double(Joint::AsTabled), .. } => {
            ("tournament-event-double-as-tabled", berger::ARTICLE)
        }
        System::KnockOut { third_place } => {
            let third = if third_place { "yes" } else { "no" };
            let args = [("third", third.into()), ("article", PLAY_OFFS.to_string().into())];
            return words.say_with("tournament-event-knock-out-by", &args);
        }
        System::Match => return words.say("tournament-event-match"),
        System::Olympiad1972 { event: Championship::Men } => {
            ("tournament-event-olympiad-men-by", GROUPS)
        }
        System::Olympiad1972 { event: Championship::Women } => {
            ("tournament-event-olympiad-women-by", GROUPS)
        }
        System::Manual { rounds } => {
            return words.say_with("tournament-event-manual-by", &[("rounds", rounds.into())]);
        }
    };
    words.say_with(id, &[("article", article.to_string().into())])
}

/// The stages of a match, each with its time control: “2 games (1 h 30 min), then …”.
#[must_use]
pub fn stages(words: &Catalogue, regulations: &Regulations, stages: &[Stage]) -> String {
    let told = stages.iter().map(|stage| {
        let length = match stage.length {
            Length::Games(games) | Length::FirstTo { games: Some(games), .. } => {
                words.say_with("tournament-event-stage-games", &[("games", games.into())])
            }
            Length::SuddenDeath { .. } => words.say("tournament-event-stage-sudden"),
            Length::Armageddon => words.say("tournament-event-stage-armageddon"),
            Length::FirstTo { .. } => String::new(),
        };
        let first = match stage.length {
            Length::FirstTo { points: to, .. } => words.say_with(
                "tournament-event-stage-first-to",
                &[("points", points(words, to).into())],
            ),
            _ => String::new(),
        };
        let both: Vec<String> = [first, length].into_iter().filter(|one| !one.is_empty()).collect();
        let own = stage.rate.parse::<TimeControl>().ok();
        let control = clock::control(words, own.as_ref().unwrap_or(&regulations.control));
        let args = [("stage", both.join(", ").into()), ("control", control.into())];
        words.say_with("tournament-event-stage-at", &args)
    });
    let again = matches!(regulations.system, System::KnockOut { .. });
    let again = again.then(|| words.say("tournament-event-stages-again"));
    told.chain(again).collect::<Vec<_>>().join("; ")
}

/// Points as people type them: `2`, `2.5`, in German `2,5`.
#[must_use]
pub fn points(words: &Catalogue, points: Points) -> String {
    let written = points.to_string();
    words.decimal(written.strip_suffix(".0").unwrap_or(&written))
}

/// What results are worth.
#[must_use]
pub fn scoring(words: &Catalogue, regulations: &Regulations) -> String {
    let worth = &regulations.scoring;
    let args = [
        ("win", points(words, worth.win).into()),
        ("draw", points(words, worth.draw).into()),
        ("loss", points(words, worth.loss).into()),
        ("absence", points(words, worth.absence).into()),
    ];
    words.say_with("tournament-event-worth", &args)
}

/// What holds for matches of teams.
#[must_use]
pub fn teams(words: &Catalogue, rules: &TeamRules) -> String {
    let order = match rules.order {
        ListOrder::Kept => "kept",
        ListOrder::Free => "free",
    };
    let before = rules.line_ups_before.map(|it| it.to_string());
    let args = [
        ("boards", rules.boards.into()),
        ("points", match_points(words, &rules.match_scoring).into()),
        ("order", order.into()),
        ("before", before.unwrap_or_else(|| "none".to_owned()).into()),
    ];
    words.say_with("tournament-event-teams-fact", &args)
}

/// What matches are worth: `2 – 1 – 0`.
#[must_use]
pub fn match_points(words: &Catalogue, worth: &Scoring) -> String {
    [worth.win, worth.draw, worth.loss].map(|of| points(words, of)).join(" – ")
}

/// The tie-breaks in their order, each with its name and article.
#[must_use]
pub fn tie_breaks(words: &Catalogue, regulations: &Regulations) -> String {
    let list = code::list(&regulations.tie_breaks).unwrap_or_default();
    if list.is_empty() {
        return words.say("tournament-event-no-tie-breaks");
    }
    let each = list.iter().map(|one| {
        let name = words.tell(&one.criterion);
        match one.criterion.article() {
            Some(article) => format!("{one} {name} ({article})"),
            None => format!("{one} {name}"),
        }
    });
    each.collect::<Vec<_>>().join("; ")
}

/// By which rules it is decided what counts of somebody who leaves.
#[must_use]
pub fn withdrawal(words: &Catalogue, edition: withdrawal::Edition) -> String {
    let id = match edition {
        withdrawal::Edition::Custom1958 => "tournament-event-withdrawal-1958",
        withdrawal::Edition::Rulings1970 => "tournament-event-withdrawal-1970",
        withdrawal::Edition::Rules2006 => "tournament-event-withdrawal-2006",
        withdrawal::Edition::Handbook => "tournament-event-withdrawal-today",
    };
    words.say_with(id, &[("article", edition.rules().below.to_string().into())])
}

/// How numbers for pairing were given.
#[must_use]
pub fn numbering<No>(words: &Catalogue, rules: &Handling, how: &Numbering<No>) -> String {
    match how {
        Numbering::Rating => {
            let article = [("article", rules.titles.article.to_string().into())];
            words.say_with("tournament-draw-how-rating", &article)
        }
        Numbering::Lot { seed } => {
            words.say_with("tournament-draw-how-lot", &[("seed", seed.to_string().into())])
        }
        Numbering::Arbiter { .. } => words.say("tournament-draw-how-typed"),
        Numbering::Varma { edition } => {
            let article = [("article", edition.article().to_string().into())];
            words.say_with("tournament-draw-how-varma", &article)
        }
    }
}

/// What the regulations fix, each with the id of what it is called.
#[must_use]
pub fn facts(words: &Catalogue, of: &Regulations) -> Vec<(&'static str, String)> {
    let always = [
        ("tournament-event-system", system(words, of.system)),
        ("tournament-event-scoring", scoring(words, of)),
        ("tournament-event-tie-breaks-fact", tie_breaks(words, of)),
        ("tournament-event-edition", words.tell(&of.tie_break_edition)),
    ];
    // Who is out of a knock-out has nothing of which half could be counted.
    let leaving = (!of.is_knockout())
        .then(|| ("tournament-event-withdrawal", withdrawal(words, of.withdrawal)));
    let further = [
        ("protocol-control", clock::control(words, &of.control)),
        ("tournament-event-rating", rating(words, of.rating)),
        ("tournament-event-start", start(words, of.start)),
    ];
    let host = (!of.host.is_empty()).then(|| ("tournament-event-host", of.host.clone()));
    let teams = of.teams.as_ref().map(|of| ("tournament-event-who-teams", teams(words, of)));
    let byes = (!of.is_table()).then(|| ("tournament-event-byes", byes(words, of)));
    let told = |all: &[Stage]| stages(words, of, all);
    let stages = of.is_knockout().then(|| ("tournament-event-stages-fact", told(&of.stages())));
    let last = &of.final_stages;
    let last = (!last.is_empty()).then(|| ("tournament-event-final-stages", told(last)));
    let prizes = (!of.prizes.is_none())
        .then(|| ("tournament-event-prizes", prizes::offered(words, &of.prizes)));
    let optional = [host, teams, byes, stages, last, prizes].into_iter().flatten();
    always.into_iter().chain(leaving).chain(further).chain(optional).collect()
}

/// What was changed in them: each with what holds now.
#[must_use]
pub fn changes(words: &Catalogue, before: &Regulations, after: &Regulations) -> Vec<String> {
    let (before, after) = (facts(words, before), facts(words, after));
    let gone = before.iter().filter(|(id, _)| after.iter().all(|(other, _)| other != id));
    let gone = gone.map(|(id, _)| (*id, "–"));
    let now = after.iter().filter(|fact| !before.contains(fact));
    let now = now.map(|(id, value)| (*id, value.as_str()));
    now.chain(gone).map(|(id, value)| format!("{}: {value}", words.say(id))).collect()
}

/// Which rating counts.
#[must_use]
pub fn rating(words: &Catalogue, kind: RatingKind) -> String {
    let word = RATINGS.iter().find(|(one, _)| *one == kind);
    word.map(|(_, id)| words.say(id)).unwrap_or_default()
}
