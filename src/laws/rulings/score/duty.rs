//! What the scoresheets owe at a moment, from the game itself: who must write, who is exempt and
//! since when, which sheets must be completed. The cases that these facts make are ruled on by
//! `recording`, `arrears` and `sheet`.

use crate::citation::Citation;
use crate::game::sheets::Arrears as Gap;
use crate::game::state::Game;
use crate::laws::kind::Pace;
use crate::laws::score::{Exempt, SheetNotation as Allowed};
use crate::rulings::case::Case;
use crate::rulings::rule::Scene;
use crate::rulings::score::arrears::needed;
use crate::rulings::score::facts::{
    Arrears, Behind, ControlUnproved, NotRecording, Notation, SheetNotation,
};
use jadoube_chess::moment::Millis;
use jadoube_chess::ply::Ply;
use jadoube_chess::side::{BySide, Side};

/// Whether a player must write (FIDE Laws 2023, Art. 8.1.1, 8.4, A.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Duty {
    /// Move by move, whatever the clock shows: each move brings enough time.
    Always,
    /// Move by move, until less than this is left.
    Until {
        /// With less the player is exempt.
        left: Millis,
    },
    /// Not at the moment: there was less time left than the edition asks for.
    Exempt {
        /// The half-moves played when that was first so in this period; nothing where the times of
        /// the moves do not tell.
        since: Option<Ply>,
    },
    /// Move by move, unless the arbiter judges the player to be extremely pressed for time.
    Judged,
    /// Not at all, at this pace.
    NoneAtThisPace,
}

/// What a player owes the sheet at the moment, with the articles.
#[must_use]
pub fn duty(scene: &Scene<'_>, side: Side) -> (Duty, Vec<Citation>) {
    let rules = &scene.edition.rules.score;
    if scene.kind.pace() != Pace::Standard && rules.exempt_in_rapid.value {
        return (Duty::NoneAtThisPace, scene.edition.cite(&rules.exempt_in_rapid));
    }
    let duty = match rules.exempt.value {
        Exempt::Judged => Duty::Judged,
        Exempt::Below { unless, .. }
            if scene.increment(side).is_some_and(|increment| increment >= unless) =>
        {
            Duty::Always
        }
        Exempt::Below { left, .. } => {
            let since = below_since(scene.game, side, left);
            let now = *scene.game.times(scene.at).of(side) < left;
            if now || since.is_some() { Duty::Exempt { since } } else { Duty::Until { left } }
        }
    };
    let citations = [scene.edition.cite(&rules.duty), scene.edition.cite(&rules.exempt)];
    (duty, citations.concat())
}

/// The half-moves played when a player first had less than this in the present period, as far as
/// the times of the moves tell.
fn below_since(game: &Game, side: Side, left: Millis) -> Option<Ply> {
    let schedule = game.setup.control.schedules.of(side);
    let first = game.start.turn();
    let made = |plies: u16| if side == first { plies.div_ceil(2) } else { plies / 2 };
    let period = schedule.stage_after(made(game.ply().0));
    (1..).zip(&game.plies).find_map(|(played, ply)| {
        let below = ply.times.is_some_and(|times| *times.of(side) < left);
        (below && schedule.stage_after(made(played)) == period).then_some(Ply(played))
    })
}

/// How far each sheet is behind the record.
#[must_use]
pub fn gaps(game: &Game) -> BySide<Gap> {
    BySide::new(game.sheet_behind(Side::White), game.sheet_behind(Side::Black))
}

/// How many rows a gap is.
const fn rows(gap: &Gap) -> u16 {
    gap.cells.div_ceil(2)
}

/// Whether a sheet that has been entered is more than one move behind. What stands on one that
/// nobody has entered is not known.
fn is_behind(game: &Game, side: Side) -> bool {
    !game.sheets.of(side).is_empty() && rows(gaps(game).of(side)) > 1
}

/// The case of a player whose sheet has been entered and is behind; nothing where it is complete.
#[must_use]
pub fn not_recording(scene: &Scene<'_>, by: Side) -> Option<Case> {
    let gaps = gaps(scene.game);
    let missing = rows(gaps.of(by));
    if missing == 0 || scene.game.sheets.of(by).is_empty() {
        return None;
    }
    Some(Case::NotRecording(NotRecording {
        by,
        missing,
        both: is_behind(scene.game, by.other()),
        was_below: matches!(duty(scene, by).0, Duty::Exempt { .. }),
        pressed: false,
    }))
}

/// The case of sheets that must be completed: those entered that are more than one move behind, or
/// both where there is nothing but the sheets; nothing where none is. There is a record as long as the moves of the board are known.
#[must_use]
pub fn arrears(scene: &Scene<'_>, record: ArbiterRecord) -> Option<Case> {
    let flag_down = Side::BOTH.into_iter().any(|side| scene.game.flags.of(side).is_some());
    let behind = |side| is_behind(scene.game, side);
    let whose = match (behind(Side::White), behind(Side::Black)) {
        (true, false) => Behind::White,
        (false, true) => Behind::Black,
        (true, true) => Behind::Both,
        (false, false) if record == ArbiterRecord::Missing => Behind::Both,
        (false, false) => return None,
    };
    Some(Case::Arrears(Arrears { whose, flag_down, no_record: record == ArbiterRecord::Missing }))
}

/// What the arbiter has of the moves of the game: from the board, an own record, or a complete sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ArbiterRecord {
    /// All of them.
    Complete,
    /// None: the sheets are all there is.
    Missing,
}

/// The case of a control that must be proved from the sheets; `established` is the number of the
/// player's moves that they prove.
#[must_use]
pub fn control(side: Side, established: Option<u16>) -> Case {
    Case::ControlUnproved(ControlUnproved { side, established, while_reconstructing: false })
}

/// How many of a player's moves are established by what the sheets prove: all that they prove, where
/// they tell one game only; where they tell several, only a number that reaches the control, for
/// more moves may have been made.
#[must_use]
pub fn established(game: &Game, side: Side, proved: u16, sure: Sure) -> Option<u16> {
    let reached = proved >= needed(&game.clock, side);
    (sure == Sure::Yes || reached).then_some(proved)
}

/// Whether the sheets tell one game only.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sure {
    /// They do.
    Yes,
    /// They tell several.
    No,
}

/// The case of a sheet that is said to be kept in some way, where the edition does not accept that.
#[must_use]
pub fn notation(scene: &Scene<'_>, by: Side) -> Option<Case> {
    let kept = scene.game.sheets.of(by).kept.as_ref()?;
    let accepted = &scene.edition.rules.score.notations.value;
    let notation = match kept.notation() {
        Some(notation) if accepted.contains(&notation) => return None,
        Some(Allowed::Algebraic) => Notation::Algebraic,
        Some(Allowed::Descriptive) => Notation::Descriptive,
        Some(Allowed::Electronic) => Notation::Electronic,
        None => Notation::Other,
    };
    Some(Case::SheetNotation(SheetNotation { by, notation }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::command::Command;
    use crate::game::sheets::RecordingMethod;
    use crate::rulings::scenario::{START, ask, edition, game, now};
    use jadoube_chess::moment::Moment;
    use jadoube_chess::scoresheet::sheet::{Cell, Sheet};

    const MOVES: &str = "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6";

    fn with_sheet(control: &str, whose: Side, text: &str) -> Game {
        let mut game = game(control, START, MOVES);
        let cells = Sheet::from_text(text).cells().to_vec();
        let from = crate::game::sheets::Origin::Text;
        ask(&mut game, &Command::TakeSheet { whose, cells, from }, Moment(9_000));
        game
    }

    #[test]
    fn who_must_write_and_until_when() {
        let cases = [
            ("2023", "40/90+30, 30+30", "always"),
            ("2023", "40/120, 60", "until 300000"),
            ("2023", "40/4, 60", "exempt from 1"),
            ("2023", "15+10", "not at this pace"),
            ("1980", "40/150, 60", "judged"),
        ];
        for (id, control, told) in cases {
            let game = game(control, START, MOVES);
            let scene = Scene::new(&game, edition(id), now(&game));
            let found = match duty(&scene, Side::White).0 {
                Duty::Always => "always".to_owned(),
                Duty::Until { left } => format!("until {}", left.0),
                Duty::Exempt { since: Some(ply) } => format!("exempt from {}", ply.0),
                Duty::Exempt { since: None } => "exempt".to_owned(),
                Duty::Judged => "judged".to_owned(),
                Duty::NoneAtThisPace => "not at this pace".to_owned(),
            };
            assert_eq!(found, told, "{id} {control}");
        }
    }

    #[test]
    fn a_sheet_that_is_behind_makes_the_case_that_is_ruled_on() {
        let cases = [
            ("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6", None, None),
            ("1. e4 e5 2. Nf3 Nc6 3. Bb5", Some(1), None),
            ("1. e4 e5 2. |", Some(2), Some(Behind::White)),
        ];
        for (text, missing, whose) in cases {
            let mut game = with_sheet("40/120, 60", Side::White, text);
            let cells = Sheet::from_text("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6").cells().to_vec();
            let from = crate::game::sheets::Origin::Board;
            ask(&mut game, &Command::TakeSheet { whose: Side::Black, cells, from }, Moment(9_500));
            let scene = Scene::new(&game, edition("2023"), Moment(10_000));
            let found = match not_recording(&scene, Side::White) {
                Some(Case::NotRecording(facts)) => Some(facts.missing),
                _ => None,
            };
            assert_eq!(found, missing, "{text}");
            let found = match arrears(&scene, ArbiterRecord::Complete) {
                Some(Case::Arrears(facts)) => Some(facts.whose),
                _ => None,
            };
            assert_eq!(found, whose, "{text}");
        }
    }

    #[test]
    fn a_way_to_write_that_the_edition_does_not_accept_makes_a_case() {
        for (id, system, accepted) in [
            ("2023", "algebraic", true),
            ("2023", "descriptive", false),
            ("1980", "descriptive", false),
            ("1972", "descriptive", true),
            ("2023", "numeric", false),
        ] {
            let mut game = game("40/120, 60", START, MOVES);
            let kept = RecordingMethod { system: system.into(), language: String::new() };
            let whose = Side::Black;
            ask(&mut game, &Command::KeepSheet { whose, kept }, Moment(9_000));
            let Some(edition) = crate::library::laws::edition(id) else { continue };
            let scene = Scene::new(&game, edition, Moment(9_000));
            assert_eq!(notation(&scene, whose).is_none(), accepted, "{id} {system}");
        }
    }

    #[test]
    fn cells_that_were_never_entered_are_blank() {
        let game = with_sheet("40/120, 60", Side::Black, "1. e4");
        let black = game.sheets.of(Side::Black);
        assert_eq!((black.cell(0), black.cell(7)), (&Cell::Written("e4".into()), &Cell::Blank));
        let gap = game.sheet_behind(Side::Black);
        assert_eq!((gap.from, gap.cells, gap.own), (Some(1), 5, 3));
    }
}
