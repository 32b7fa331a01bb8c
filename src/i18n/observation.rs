//! What was seen at a board, in words.

use crate::catalogue::{Arg, Words};
use crate::chess::{self, Numbering};
use jadoube_chess::ply::Ply;
use jadoube_chess::side::Side;
use jadoube_laws::game::event::Observation;
use jadoube_laws::recognition::evidence::{Handling, StartFault, Touch};
use jadoube_laws::sensing::{Orientation, ResultSignal};

/// An observation in a game that counts its moves so.
#[must_use]
pub fn observation(words: &Words, observation: &Observation, numbering: Numbering) -> String {
    let place = |ply: Ply| ("place", Arg::from(numbering.after(words, ply)));
    let mover = |side: Side| ("side", Arg::from(chess::side(words, side)));
    match observation {
        Observation::Touched { ply, touches } => {
            let touches: Vec<String> = touches.iter().map(|one| touch(words, *one)).collect();
            let touches = ("touches", touches.join("; ").into());
            words.say_with("observation-touched", &[place(*ply), touches])
        }
        Observation::IllegalPosition { ply, made: Some((from, to)), by, completed, .. } => {
            let id = if *completed {
                "observation-illegal-move-completed"
            } else {
                "observation-illegal-move-open"
            };
            let (from, to) = (from.to_string().into(), to.to_string().into());
            words.say_with(id, &[place(*ply), mover(*by), ("from", from), ("to", to)])
        }
        Observation::IllegalPosition { ply, made: None, by, completed, .. } => {
            let id = if *completed {
                "observation-illegal-position-completed"
            } else {
                "observation-illegal-position-open"
            };
            words.say_with(id, &[place(*ply), mover(*by)])
        }
        Observation::Agreed { ply } => words.say_with("observation-agreed", &[place(*ply)]),
        Observation::PressedWithoutMove { ply, by } => {
            words.say_with("observation-pressed-without-move", &[place(*ply), mover(*by)])
        }
        Observation::Orientation { orientation } => self::orientation(words, *orientation),
        Observation::ResultShown { signal } => words.say(match signal {
            ResultSignal::WhiteWins => "observation-result-white",
            ResultSignal::BlackWins => "observation-result-black",
            ResultSignal::Draw => "observation-result-draw",
        }),
        Observation::WrongStart { fault } => start_fault(words, *fault),
        Observation::ClockTurned { .. } => words.say("observation-clock-turned"),
        Observation::Standing { ply, uci: Some(uci) } => {
            let args = [("move", uci.to_string().into()), place(*ply)];
            words.say_with("observation-standing", &args)
        }
        Observation::Standing { ply, uci: None } => {
            words.say_with("observation-standing-no-more", &[place(*ply)])
        }
        Observation::MovesMissing { ply, fen } => {
            let args = [place(*ply), ("position", fen.into())];
            words.say_with("observation-moves-missing", &args)
        }
        Observation::PlayedOn { uci, .. } => {
            words.say_with("observation-played-on", &[("move", uci.to_string().into())])
        }
        Observation::WentBack { remain } => {
            words.say_with("observation-went-back", &[("plies", (*remain).into())])
        }
        Observation::OwedNotPlayed { ply, by, touched, uci } => {
            let touched: Vec<String> = touched.iter().map(ToString::to_string).collect();
            let (uci, touched) = (uci.to_string().into(), touched.join(", ").into());
            let args = [place(*ply), mover(*by), ("move", uci), ("squares", touched)];
            words.say_with("observation-owed-not-played", &args)
        }
    }
}

/// How the board lies.
#[must_use]
pub fn orientation(words: &Words, orientation: Orientation) -> String {
    words.tell(&orientation)
}

/// What is wrong with the start position.
#[must_use]
pub fn start_fault(words: &Words, fault: StartFault) -> String {
    words.tell(&fault)
}

/// “white knight g1 lifted”
#[must_use]
pub fn touch(words: &Words, touch: Touch) -> String {
    let id = match touch.handling {
        Handling::Lifted => "observation-lifted",
        Handling::Placed => "observation-placed",
    };
    let piece = chess::piece(words, touch.piece).into();
    words.say_with(id, &[("piece", piece), ("square", touch.square.to_string().into())])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::Lang;
    use jadoube_chess::board::piece::{Kind, Piece};
    use jadoube_chess::board::placement::Placement;

    #[test]
    fn touches_are_told_in_their_order() {
        let knight = Piece::new(Side::White, Kind::Knight);
        let touch = |square: &str, handling| Touch {
            piece: knight,
            square: square.parse().unwrap(),
            handling,
        };
        let touches = vec![touch("g1", Handling::Lifted), touch("f3", Handling::Placed)];
        let seen = Observation::Touched { ply: Ply(2), touches };
        assert_eq!(
            observation(&Words::new(Lang::En), &seen, Numbering::USUAL),
            "Touched after move 1 of Black: white knight g1 lifted; white knight placed on f3"
        );
    }

    #[test]
    fn an_illegal_move_is_told_with_whether_the_clock_was_pressed() {
        let seen = |completed| Observation::IllegalPosition {
            ply: Ply(0),
            placement: Placement::start(),
            made: Some(("e2".parse().unwrap(), "e5".parse().unwrap())),
            by: Side::White,
            completed,
        };
        let said =
            |completed| observation(&Words::new(Lang::En), &seen(completed), Numbering::USUAL);
        assert!(said(true).ends_with("and pressed the clock"), "{}", said(true));
        assert!(said(false).ends_with("was not pressed"), "{}", said(false));
    }
}
