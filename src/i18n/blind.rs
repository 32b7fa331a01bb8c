//! A blind match in words: what happened, what is missing, what does not agree, and why a command
//! was refused. Short sentences, for they are spoken as well.

use crate::chess::{self, Numbering};
use crate::lang::Lang;
use crate::words::{Arg, Words};
use crate::{law, refusal, spoken};
use jadoube_chess::board::position::{Move, Position, Uci};
use jadoube_chess::board::square::Square;
use jadoube_chess::notation::place::Place;
use jadoube_chess::notation::spoken::Scheme as SpokenScheme;
use jadoube_chess::notation::spoken::words::Words as Spoken;
use jadoube_chess::notation::system::{self, System};
use jadoube_chess::side::Side;
use jadoube_core::blind::arrangement::{Announcing, Arrangement, ClockAfter, Pairing, Scheme};
use jadoube_core::blind::event::{Actor, Event, Inquiry};
use jadoube_core::blind::execution::{Execution, Rest, squares};
use jadoube_core::blind::lack::Lack;
use jadoube_core::blind::missing::Caution;
use jadoube_core::blind::notice::{Notice, Overstep};
use jadoube_core::blind::refusal::Refusal;
use jadoube_core::blind::utterance::{Reading, Utterance};
use jadoube_laws::citation::Citation;
use jadoube_laws::laws::adjournment::AssistantDuty;
use jadoube_laws::rulings::sealed::facts::AssistantAct;

/// “Black”, “assistant of White”, “arbiter”.
#[must_use]
pub fn actor(words: &Words, actor: Actor) -> String {
    match actor {
        Actor::Player(side) => chess::side(words, side),
        Actor::Assistant(of) => words.say_with("blind-actor-assistant", &[side(words, of)]),
        Actor::Arbiter => words.say("blind-actor-arbiter"),
        Actor::Program => words.say("blind-actor-program"),
    }
}

/// What somebody asks for.
#[must_use]
pub fn inquiry(words: &Words, inquiry: Inquiry) -> String {
    words.say(match inquiry {
        Inquiry::Moves => "blind-inquiry-moves",
        Inquiry::Times => "blind-inquiry-times",
        Inquiry::OwnTime => "blind-inquiry-own-time",
        Inquiry::OpponentTime => "blind-inquiry-opponent-time",
        Inquiry::LastMove => "blind-inquiry-last-move",
        Inquiry::Position => "blind-inquiry-position",
    })
}

/// A duty of an assistant.
#[must_use]
pub fn duty(words: &Words, duty: AssistantDuty) -> String {
    words.say(match duty {
        AssistantDuty::MakesBlindMoves => "blind-duty-makes-blind",
        AssistantDuty::MakesOpponentMoves => "blind-duty-makes-opponent",
        AssistantDuty::AnnouncesOpponent => "blind-duty-announces-opponent",
        AssistantDuty::AnnouncesBlind => "blind-duty-announces-blind",
        AssistantDuty::KeepsScore => "blind-duty-score",
        AssistantDuty::StartsClock => "blind-duty-clock",
        AssistantDuty::TellsOnRequest => "blind-duty-tells",
        AssistantDuty::ClaimsFlag => "blind-duty-flag",
        AssistantDuty::ReportsTouch => "blind-duty-touch",
        AssistantDuty::Adjourns => "blind-duty-adjourns",
    })
}

/// The words of the announcements.
#[must_use]
pub fn scheme(words: &Words, scheme: Scheme) -> String {
    words.say(match scheme {
        Scheme::German => "blind-scheme-german",
        Scheme::Anna => "blind-scheme-anna",
        Scheme::English => "blind-scheme-english",
        Scheme::Nato => "blind-scheme-nato",
        Scheme::Macedonian => "blind-scheme-macedonian",
        Scheme::Russian => "blind-scheme-russian",
        Scheme::Spanish => "blind-scheme-spanish",
        Scheme::French => "blind-scheme-french",
    })
}

/// After what the clock is started.
#[must_use]
pub fn clock_after(words: &Words, after: ClockAfter) -> String {
    words.say(match after {
        ClockAfter::Made => "blind-clock-after-made",
        ClockAfter::Repeated => "blind-clock-after-repeated",
        ClockAfter::BothBoards => "blind-clock-after-both",
    })
}

/// Who meets whom.
#[must_use]
pub fn pairing(words: &Words, arrangement: &Arrangement) -> String {
    match arrangement.pairing() {
        Some(Pairing::BlindSighted { blind }) => {
            words.say_with("blind-pairing-sighted", &[side(words, blind)])
        }
        Some(Pairing::BlindDeaf { blind }) => {
            words.say_with("blind-pairing-deaf", &[side(words, blind)])
        }
        Some(Pairing::BlindBlind) => words.say("blind-pairing-blind"),
        None => words.say("blind-pairing-none"),
    }
}

/// What is missing, as what is to be done.
#[must_use]
pub fn lack(words: &Words, lack: Lack) -> String {
    let of = |id, who: Side| words.say_with(id, &[side(words, who)]);
    let on = |id, board: Side, square: Square| {
        words.say_with(id, &[side(words, board), ("square", square.to_string().into())])
    };
    match lack {
        Lack::Assistant => words.say("blind-lack-assistant"),
        Lack::AssistantAway { of: who } => of("blind-lack-assistant-away", who),
        Lack::Announcement { by } => of("blind-lack-announcement", by),
        Lack::ClearAnnouncement { by } => of("blind-lack-clear", by),
        Lack::PromotionPiece { by } => of("blind-lack-promotion", by),
        Lack::Repetition { by } => of("blind-lack-repetition", by),
        Lack::SameRepetition { by } => of("blind-lack-same-repetition", by),
        Lack::Execution { board } => of("blind-lack-execution", board),
        Lack::SameExecution { board } => of("blind-lack-same-execution", board),
        Lack::Captured { board, square } => on("blind-lack-captured", board, square),
        Lack::Rook { board, square } => on("blind-lack-rook", board, square),
        Lack::Clock { by } => of("blind-lack-clock", by),
    }
}

/// A warning before the clock is started: what was announced can be taken for another move.
#[must_use]
pub fn caution(words: &Words, caution: &Caution, position: Option<&Position>) -> String {
    let near: Vec<String> =
        caution.near.iter().map(|uci| move_text(words, uci, position)).collect();
    words.say_with("blind-caution", &[side(words, caution.by), ("moves", near.join(", ").into())])
}

/// The words in which moves are announced, for a screen in a language.
#[must_use]
pub fn announced_in(announcing: Announcing, lang: Lang) -> &'static Spoken {
    announcing.words().unwrap_or_else(|| match announcing.scheme {
        Scheme::English | Scheme::Nato => spoken::words(Lang::En),
        Scheme::Macedonian => spoken::words(Lang::Mk),
        _ => spoken::words(lang),
    })
}

/// A move in the words that were agreed upon, with the language whose voice says them best.
#[must_use]
pub fn aloud(announcing: Announcing, screen: Lang, before: &Position, m: Move) -> (Lang, String) {
    let lang = match announcing.scheme {
        Scheme::German => Lang::De,
        Scheme::English | Scheme::Nato => Lang::En,
        Scheme::Macedonian => Lang::Mk,
        // No voice of the program's languages speaks Russian, Spanish or French.
        Scheme::Anna | Scheme::Russian | Scheme::Spanish | Scheme::French => screen,
    };
    let scheme = SpokenScheme::of(announced_in(announcing, screen));
    let mut text = String::new();
    let place = Place::beginning(before.clone());
    system::write(System::Spoken(scheme), &place, m, &mut text);
    (lang, text)
}

/// What was noticed, for arbiter and assistant. With the position before the move, moves are said
/// with their pieces.
#[must_use]
pub fn notice(words: &Words, notice: &Notice, position: Option<&Position>) -> String {
    let of = |id, who: Side| words.say_with(id, &[side(words, who)]);
    let one = |uci: &Uci| move_text(words, uci, position);
    let all = |moves: &[Uci]| moves.iter().map(one).collect::<Vec<_>>().join(", ");
    match notice {
        Notice::ClockTooEarly { by, lacks } => {
            let lacks: Vec<String> = lacks.iter().map(|one| lack(words, *one)).collect();
            let lacks = ("lacks", Arg::from(lacks.join("; ")));
            words.say_with("blind-notice-clock", &[side(words, *by), lacks])
        }
        Notice::AnnouncedIllegal { by, near } if near.is_empty() => of("blind-notice-illegal", *by),
        Notice::AnnouncedIllegal { by, near } => {
            let args = [side(words, *by), ("moves", all(near).into())];
            words.say_with("blind-notice-illegal-near", &args)
        }
        Notice::AnnouncedUnclear { by, moves } => {
            let args = [side(words, *by), ("moves", all(moves).into())];
            words.say_with("blind-notice-unclear", &args)
        }
        Notice::PromotionNotNamed { by } => of("blind-notice-promotion", *by),
        Notice::RepetitionDiffers { by, announced, repeated, alike } => {
            let id = if *alike { "blind-notice-misheard" } else { "blind-notice-repetition" };
            let said = |uci: &Option<Uci>| match uci {
                Some(uci) => one(uci),
                None => words.say("blind-no-clear-move"),
            };
            let (announced, repeated) = (said(announced).into(), said(repeated).into());
            let args = [side(words, *by), ("announced", announced), ("repeated", repeated)];
            words.say_with(id, &args)
        }
        Notice::ExecutionDiffers { board, announced, executed } => {
            let executed = match executed {
                Some(uci) => one(uci),
                None => words.say("blind-no-legal-move"),
            };
            let announced = ("announced", all(announced).into());
            let args = [side(words, *board), announced, ("executed", executed.into())];
            words.say_with("blind-notice-execution", &args)
        }
        Notice::BoardsDiffer { board, squares } => {
            words.say_with("blind-notice-boards", &[side(words, *board), squares_of(squares)])
        }
        Notice::ComparedDifferent { side: who } => of("blind-notice-compared", *who),
        Notice::Touched { by, squares } => {
            words.say_with("blind-notice-touched", &[side(words, *by), squares_of(squares)])
        }
        Notice::SlipTooLate { by } => of("blind-notice-slip", *by),
        Notice::OutsideDuties { of: who, what } => {
            let what = ("what", Arg::from(overstep(words, *what)));
            words.say_with("blind-notice-outside", &[side(words, *who), what])
        }
        Notice::OutOfOrder { lacks } => {
            words.say_with("blind-notice-order", &[("lacks", lack(words, *lacks).into())])
        }
    }
}

fn overstep(words: &Words, what: Overstep) -> String {
    let of = |one| duty(words, one);
    match what {
        Overstep::Duty(one) => of(one),
        Overstep::Act(AssistantAct::TellsUnasked) => words.say("blind-act-tells-unasked"),
        Overstep::Act(AssistantAct::OwnMoves) => of(AssistantDuty::MakesBlindMoves),
        Overstep::Act(AssistantAct::OtherMoves) => of(AssistantDuty::MakesOpponentMoves),
        Overstep::Act(AssistantAct::AnnouncesOther) => of(AssistantDuty::AnnouncesOpponent),
        Overstep::Act(AssistantAct::AnnouncesOwn) => of(AssistantDuty::AnnouncesBlind),
        Overstep::Act(AssistantAct::ClaimsFlag) => of(AssistantDuty::ClaimsFlag),
        Overstep::Act(AssistantAct::ReportsTouch) => of(AssistantDuty::ReportsTouch),
    }
}

/// An event as one line of the log; with the position before its move, moves are said with their
/// pieces.
#[must_use]
pub fn line(
    words: &Words,
    event: &Event,
    position: Option<&Position>,
    numbering: Numbering,
) -> String {
    let of = |id, who: Side| words.say_with(id, &[side(words, who)]);
    match event {
        Event::Arranged { arrangement, reason } => {
            let pairing = ("pairing", pairing(words, arrangement).into());
            if reason.is_empty() {
                return words.say_with("blind-event-arranged", &[pairing]);
            }
            words.say_with("blind-event-rearranged", &[pairing, ("reason", reason.into())])
        }
        Event::Announced { .. }
        | Event::AnnouncementCorrected { .. }
        | Event::CorrectedTooLate { .. }
        | Event::Repeated { .. } => said(words, event, position),
        Event::Lifted { board, square, .. } => words.say_with(
            "blind-event-lifted",
            &[side(words, *board), ("square", square.to_string().into())],
        ),
        Event::Executed { board, what, by, .. } => {
            let done = executed(words, *board, what, position);
            match by {
                Some(by) => {
                    let args = [("what", done.into()), ("who", actor(words, *by).into())];
                    words.say_with("blind-event-executed-by", &args)
                }
                None => done,
            }
        }
        Event::PutBack { board, .. } => of("blind-event-put-back", *board),
        Event::ClockStarted { by, .. } => {
            words.say_with("blind-event-clock", &[("who", actor(words, *by).into())])
        }
        Event::Settled { uci, reason, .. } => {
            let uci = move_text(words, uci, position);
            let args = [("move", uci.into()), ("reason", reason.into())];
            words.say_with("blind-event-settled", &args)
        }
        Event::CompareCalled { ply } => {
            let place = numbering.after(words, *ply).into();
            words.say_with("blind-event-compare", &[("place", place)])
        }
        Event::Compared { side: who, agrees: true, .. } => of("blind-event-agrees", *who),
        Event::Compared { side: who, agrees: false, .. } => of("blind-event-differs", *who),
        Event::Noticed { what, .. } => {
            let what = notice(words, what, position).into();
            words.say_with("blind-event-noticed", &[("what", what)])
        }
        Event::Locked { side: who, .. } => of("blind-event-locked", *who),
        Event::Unlocked { side: who } => of("blind-event-unlocked", *who),
        Event::Asked { .. }
        | Event::Told { .. }
        | Event::AssistantLeft { .. }
        | Event::AssistantReturned { .. }
        | Event::DutyDone { .. } => people(words, event),
    }
}

fn said(words: &Words, event: &Event, position: Option<&Position>) -> String {
    let (id, by, said) = match event {
        Event::Announced { by, said, .. } => ("blind-event-announced", by, said),
        Event::AnnouncementCorrected { by, said, .. } => ("blind-event-corrected", by, said),
        Event::CorrectedTooLate { by, said, .. } => ("blind-event-corrected-late", by, said),
        Event::Repeated { by, said, .. } => ("blind-event-repeated", by, said),
        _ => return String::new(),
    };
    let meaning = meaning(words, said, position);
    let args = [
        ("who", actor(words, *by).into()),
        ("text", (&said.text).into()),
        ("meaning", meaning.into()),
    ];
    words.say_with(id, &args)
}

/// What was understood: the move, the moves that it can be, or that it is none.
#[must_use]
pub fn meaning(words: &Words, said: &Utterance, position: Option<&Position>) -> String {
    let one = |uci: &Uci| move_text(words, uci, position);
    match &said.reading {
        Reading::Clear(uci) => one(uci),
        Reading::Open(moves) => {
            let moves = moves.iter().map(one).collect::<Vec<_>>().join(", ");
            words.say_with("blind-reading-open", &[("moves", moves.into())])
        }
        Reading::Illegal => words.say("blind-reading-illegal"),
        Reading::Unreadable => words.say("blind-reading-unreadable"),
    }
}

fn executed(words: &Words, board: Side, what: &Execution, position: Option<&Position>) -> String {
    let Some(uci) = &what.uci else {
        return words.say_with("blind-event-executed-otherwise", &[side(words, board)]);
    };
    let id = match what.rest {
        None => "blind-event-executed",
        Some(Rest::Captured(_)) => "blind-event-executed-captured",
        Some(Rest::Rook(_)) => "blind-event-executed-rook",
    };
    let uci = move_text(words, uci, position);
    words.say_with(id, &[side(words, board), ("move", uci.into())])
}

fn people(words: &Words, event: &Event) -> String {
    match event {
        Event::Asked { by, what } => {
            let what = ("what", inquiry(words, *what).into());
            words.say_with("blind-event-asked", &[side(words, *by), what])
        }
        Event::Told { by, to, what, text, asked } => {
            let id = if *asked { "blind-event-told" } else { "blind-event-told-unasked" };
            let args = [
                ("who", actor(words, *by).into()),
                side(words, *to),
                ("what", inquiry(words, *what).into()),
                ("text", text.into()),
            ];
            words.say_with(id, &args)
        }
        Event::AssistantLeft { of } => words.say_with("blind-event-left", &[side(words, *of)]),
        Event::AssistantReturned { of } => {
            words.say_with("blind-event-returned", &[side(words, *of)])
        }
        Event::DutyDone { of, duty: done, .. } => {
            let done = ("duty", duty(words, *done).into());
            words.say_with("blind-event-duty", &[side(words, *of), done])
        }
        _ => String::new(),
    }
}

/// Why a blind match refused a command, for a game that counts its moves so.
#[must_use]
pub fn why(words: &Words, why: &Refusal, numbering: Numbering) -> String {
    let of = |id, who: Side| words.say_with(id, &[side(words, who)]);
    let by_article = |id, citation: &Citation| words.say_with(id, &[article(words, citation)]);
    match why {
        Refusal::NotArranged => words.say("blind-refusal-not-arranged"),
        Refusal::NobodyBlind => words.say("blind-refusal-nobody-blind"),
        Refusal::TwoBoardsNeeded(citation) => by_article("blind-refusal-two-boards", citation),
        Refusal::RanksNotChosen(citation) => by_article("blind-refusal-ranks", citation),
        Refusal::SpecialBoardNeeded { side: who, citation } => words.say_with(
            "blind-refusal-special-board",
            &[side(words, *who), article(words, citation)],
        ),
        Refusal::NotAdaptable(citation) => by_article("blind-refusal-not-adaptable", citation),
        Refusal::AssistantNameless(who) => of("blind-refusal-nameless", *who),
        Refusal::AssistantTooMany { side: who, citation } => {
            words.say_with("blind-refusal-too-many", &[side(words, *who), article(words, citation)])
        }
        Refusal::NotHisDuty { side: who, duty: which, citation } => {
            let which = ("duty", duty(words, *which).into());
            match citation {
                Some(citation) => {
                    let args = [side(words, *who), which, article(words, citation)];
                    words.say_with("blind-refusal-duty", &args)
                }
                None => words.say_with("blind-refusal-duty-unsaid", &[side(words, *who), which]),
            }
        }
        Refusal::AssistantNeeded(citation) => {
            by_article("blind-refusal-assistant-needed", citation)
        }
        Refusal::NoAssistant(who) => of("blind-refusal-no-assistant", *who),
        Refusal::AssistantAway(who) => of("blind-refusal-assistant-away", *who),
        Refusal::AssistantThere(who) => of("blind-refusal-assistant-there", *who),
        Refusal::Silence => words.say("blind-refusal-silence"),
        Refusal::NobodysMove => words.say("blind-refusal-nobodys-move"),
        Refusal::NotOnMove(who) => of("blind-refusal-not-on-move", *who),
        Refusal::NothingAnnounced => words.say("blind-refusal-nothing-announced"),
        Refusal::MoveIllegal { uci, ply } => {
            let place = numbering.after(words, *ply);
            let args = [("move", move_text(words, uci, None).into()), ("place", place.into())];
            words.say_with("blind-refusal-illegal", &args)
        }
        Refusal::NotAMove(uci) => {
            words.say_with("blind-refusal-not-a-move", &[("move", uci.to_string().into())])
        }
        Refusal::AlreadyStarted => words.say("blind-refusal-already-started"),
        Refusal::NotAsked(who) => of("blind-refusal-not-asked", *who),
        Refusal::NoComparison => words.say("blind-refusal-no-comparison"),
        Refusal::ReasonMissing => words.say("blind-refusal-reason"),
        Refusal::Game(why) => refusal::refusal(words, why, numbering),
    }
}

fn side(words: &Words, side: Side) -> (&'static str, Arg<'static>) {
    ("side", chess::side(words, side).into())
}

fn article(words: &Words, citation: &Citation) -> (&'static str, Arg<'static>) {
    ("article", law::citation(words, citation).into())
}

fn squares_of(squares: &[Square]) -> (&'static str, Arg<'static>) {
    let names: Vec<String> = squares.iter().map(ToString::to_string).collect();
    ("squares", names.join(", ").into())
}

/// “knight g1 f3” where the position is known, “g1 f3” otherwise.
fn move_text(words: &Words, uci: &Uci, position: Option<&Position>) -> String {
    let known = position.and_then(|position| Some((position, position.read_uci(uci).ok()?)));
    match (known, squares(uci)) {
        (Some((position, m)), _) => chess::move_aloud(words, m, position),
        (None, Some((from, to))) => format!("{from} {to}"),
        (None, None) => uci.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jadoube_chess::board::position::Form;
    use jadoube_chess::notation::spoken::words::Sign;
    use jadoube_chess::ply::Ply;
    use jadoube_chess::side::BySide;
    use jadoube_core::blind::missing::missing;
    use jadoube_core::blind::rehearsal::scripts::all;
    use jadoube_core::blind::rehearsal::{Reaction, Rehearsal};
    use jadoube_laws::game::event::{Setup, Timing};
    use jadoube_laws::game::state::Game;
    use jadoube_laws::library::laws::newest;

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    fn game() -> Game {
        Game::new(Setup {
            players: BySide::default(),
            round: 1,
            form: Form::Standard,
            fen: START.into(),
            control: "100+30".parse().unwrap(),
            timing: Timing::Desk,
        })
    }

    #[test]
    fn all_that_happens_in_the_rehearsals_can_be_said_in_every_language() {
        for lang in Lang::ALL {
            let words = Words::new(lang);
            for script in all() {
                let mut rehearsal = Rehearsal::begin(&script, game(), newest()).unwrap();
                while let Some(events) = rehearsal.step(newest()).unwrap() {
                    let game = rehearsal.scratch.game.clone();
                    let mut said: Vec<String> = Vec::new();
                    for event in &events {
                        let position = event.ply().and_then(|ply| game.position_at(ply));
                        said.push(line(&words, event, position, Numbering::USUAL));
                    }
                    if let Some(blind) = &rehearsal.scratch.blind {
                        let missing = missing(blind, &game, newest());
                        said.extend(missing.into_iter().map(|one| lack(&words, one.lack)));
                    }
                    if rehearsal.is_asking() {
                        let judged = rehearsal.answer(Reaction::GoOn).unwrap();
                        said.extend(judged.noticed.iter().map(|one| notice(&words, one, None)));
                    }
                    for text in said {
                        let whole = !text.is_empty() && !text.contains(['{', '$']);
                        assert!(whole, "{lang:?}: {text}");
                    }
                }
            }
        }
    }

    #[test]
    fn each_scheme_has_words_for_every_move() {
        for scheme in Scheme::ALL {
            for zwo in [false, true] {
                let words = announced_in(Announcing { scheme, zwo }, Lang::Mk);
                assert!(Sign::all().all(|sign| !words.say(sign).is_empty()), "{scheme:?}");
            }
        }
        let two = |zwo| {
            let announcing = Announcing { scheme: Scheme::German, zwo };
            announced_in(announcing, Lang::En).say(Sign::Rank(1))
        };
        assert_eq!((two(false), two(true)), ("zwei", "zwo"));
    }

    #[test]
    fn a_caution_names_the_moves_that_sound_alike() {
        let position = Position::start();
        let caution = Caution { by: Side::White, near: vec![Uci("b2b4".into())] };
        assert_eq!(
            super::caution(&Words::new(Lang::En), &caution, Some(&position)),
            "What White announced sounds like pawn b2 b4: have it repeated before the clock is \
             started",
        );
    }

    #[test]
    fn sentences_are_short_enough_to_be_spoken() {
        let words = Words::new(Lang::En);
        let uci = |text: &str| Uci(text.to_owned());
        let position = Position::start();
        let misheard = Notice::RepetitionDiffers {
            by: Side::Black,
            announced: Some(uci("e2e4")),
            repeated: Some(uci("b2b4")),
            alike: true,
        };
        let twice = Utterance {
            text: "Felix drei".into(),
            reading: Reading::Open(vec![uci("f2f3"), uci("g1f3")]),
            near: Vec::new(),
            draw_offered: false,
        };
        let announced =
            Event::Announced { ply: Ply(0), by: Actor::Assistant(Side::White), said: twice };
        let done = Execution::by_hand(&position, &uci("g1f3")).unwrap();
        let executed = Event::Executed {
            ply: Ply(0),
            board: Side::Black,
            what: done,
            by: Some(Actor::Assistant(Side::Black)),
        };
        for (said, text) in [
            (
                notice(&words, &misheard, Some(&position)),
                "Black may have misheard: the words sound alike. Announced: pawn e2 e4. \
                 Repeated: pawn b2 b4",
            ),
            (
                line(&words, &announced, Some(&position), Numbering::USUAL),
                "Announced by assistant of White: “Felix drei” (can be pawn f2 f3, knight g1 f3)",
            ),
            (
                line(&words, &executed, None, Numbering::USUAL),
                "Executed on the board of Black: g1 f3 (assistant of Black)",
            ),
            (
                why(&words, &Refusal::NotOnMove(Side::Black), Numbering::USUAL),
                "Black has no move to complete. Start the opponent’s clock first, if the move \
                 before is made",
            ),
        ] {
            assert_eq!(said, text);
        }
    }
}
