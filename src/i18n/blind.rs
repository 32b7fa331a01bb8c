//! A blind match in words: what happened, what is missing, what does not agree, and why a command
//! was refused. Short sentences, for they are spoken as well.

use crate::catalogue::{Arg, Catalogue};
use crate::chess::{self, Numbering};
use crate::lang::Lang;
use crate::message::{Context, Moves};
use crate::reconcile;
use crate::spoken;
use jadoube_chess::board::piece::Kind;
use jadoube_chess::board::placement::Placement;
use jadoube_chess::board::position::{Move, Position, Uci};
use jadoube_chess::board::square::Square;
use jadoube_chess::notation::context::NotationContext;
use jadoube_chess::notation::spoken::Scheme as SpokenScheme;
use jadoube_chess::notation::spoken::vocabulary::{Sign, Vocabulary};
use jadoube_chess::notation::system::{self, System};
use jadoube_chess::side::Side;
use jadoube_core::blind::arrangement::{AnnouncementRules, Arrangement, Scheme};
use jadoube_core::blind::event::Event;
use jadoube_core::blind::missing::SoundAlike;
use jadoube_core::blind::notice::Notice;
use jadoube_core::blind::reconcile::divergence::Line;
use jadoube_core::blind::reconcile::procedure::Step;
use jadoube_core::blind::reconcile::reading::{PieceGroup, read_out};
use jadoube_core::blind::utterance::Utterance;
use jadoube_laws::game::state::Game;
use jadoube_message::Argument as _;

/// Who meets whom.
#[must_use]
pub fn pairing(words: &Catalogue, arrangement: &Arrangement) -> String {
    words.value(&arrangement.said())
}

/// A warning before the clock is started: what was announced can be taken for another move.
#[must_use]
pub fn caution(words: &Catalogue, caution: &SoundAlike, position: Option<&Position>) -> String {
    let near: Vec<String> =
        caution.near.iter().map(|uci| move_text(words, uci, position)).collect();
    words.say_with("blind-caution", &[side(words, caution.by), ("moves", near.join(", ").into())])
}

/// The words in which moves are announced, for a screen in a language.
#[must_use]
pub fn announced_in(announcing: AnnouncementRules, lang: Lang) -> &'static Vocabulary {
    announcing.words().unwrap_or_else(|| match announcing.scheme {
        Scheme::English | Scheme::Nato => spoken::words(Lang::En),
        Scheme::Macedonian => spoken::words(Lang::Mk),
        _ => spoken::words(lang),
    })
}

/// The language whose voice says the agreed words best.
const fn voice_of(announcing: AnnouncementRules, screen: Lang) -> Lang {
    match announcing.scheme {
        Scheme::German => Lang::De,
        Scheme::English | Scheme::Nato => Lang::En,
        Scheme::Macedonian => Lang::Mk,
        // No voice of the program's languages speaks Russian, Spanish or French.
        Scheme::Anna | Scheme::Russian | Scheme::Spanish | Scheme::French => screen,
    }
}

/// A position piece by piece in the words that were agreed upon, with the language whose voice says
/// them best: “Weiß, Türme: Anna eins, Felix eins”.
#[must_use]
pub fn position_aloud(
    announcing: AnnouncementRules,
    screen: Lang,
    placement: &Placement,
) -> (Lang, String) {
    let lang = voice_of(announcing, screen);
    let (agreed, words) = (announced_in(announcing, screen), Catalogue::new(lang));
    let line = |line: PieceGroup| {
        let square = |square: &Square| {
            let [file, rank] =
                [Sign::File(square.file()), Sign::Rank(square.rank())].map(|sign| agreed.say(sign));
            format!("{file} {rank}")
        };
        let squares: Vec<String> = line.squares.iter().map(square).collect();
        let side = chess::side(&words, line.piece.side);
        let called = called(agreed, &words, &line);
        format!("{side}, {called}: {}", squares.join(", "))
    };
    let lines: Vec<String> = read_out(placement).into_iter().map(line).collect();
    (lang, with_umlauts(lang, lines.join(". ")))
}

/// The words of the German announcements that the Laws print without umlauts, and how they are written.
const UMLAUTS: [(&str, &str); 4] =
    [("Koenig", "König"), ("Laeufer", "Läufer"), ("fuenf", "fünf"), ("schlaegt", "schlägt")];

/// What is announced in the agreed words, as it is heard and read in braille: in German with its umlauts.
fn with_umlauts(lang: Lang, text: String) -> String {
    match lang {
        Lang::De => UMLAUTS.iter().fold(text, |text, (plain, umlaut)| text.replace(plain, umlaut)),
        Lang::En | Lang::Mk => text,
    }
}

/// What the pieces of a group are called: several in the plural, where the agreed word is the one of the language.
fn called(agreed: &Vocabulary, words: &Catalogue, group: &PieceGroup) -> String {
    let kind = group.piece.kind;
    let agreed = agreed.say(Sign::Kind(kind));
    if group.squares.len() < 2 || agreed != chess::kind(words, kind) {
        return agreed.to_owned();
    }
    words.say(match kind {
        Kind::King => "chess-kings",
        Kind::Queen => "chess-queens",
        Kind::Rook => "chess-rooks",
        Kind::Bishop => "chess-bishops",
        Kind::Knight => "chess-knights",
        Kind::Pawn => "chess-pawns",
    })
}

/// A move in the words that were agreed upon, with the language whose voice says them best.
#[must_use]
pub fn aloud(
    announcing: AnnouncementRules,
    screen: Lang,
    before: &Position,
    m: Move,
) -> (Lang, String) {
    let lang = voice_of(announcing, screen);
    let scheme = SpokenScheme::of(announced_in(announcing, screen));
    let mut text = String::new();
    let place = NotationContext::beginning(before.clone());
    system::write(System::Spoken(scheme), &place, m, &mut text);
    (lang, with_umlauts(lang, text))
}

/// What was noticed, for arbiter and assistant. With the position before the move, moves are said
/// with their pieces.
#[must_use]
pub fn notice(words: &Catalogue, notice: &Notice, position: Option<&Position>) -> String {
    words.tell_in(notice, Context::at(position, Moves::Aloud))
}

/// An event as one line of the log; with its game, moves are said with their pieces.
#[must_use]
pub fn line(words: &Catalogue, event: &Event, game: Option<&Game>) -> String {
    let numbering = game.map_or(Numbering::USUAL, |game| Numbering::from_start(&game.start));
    let position = event.ply().and_then(|ply| game?.position_at(ply));
    let start = || game.map_or_else(Position::start, |game| game.start.clone());
    let of_steps = |steps: &[Step]| {
        let plies = game.into_iter().flat_map(|game| &game.plies);
        let moves: Vec<Uci> = plies.map(|ply| ply.uci.clone()).collect();
        let line = Line::of_uci(&start(), &moves);
        let told: Vec<String> =
            steps.iter().map(|step| reconcile::step(words, &line, step)).collect();
        told.join("; ")
    };
    let what = match event {
        Event::Reconciled { verdict, moves, .. } => {
            Some(reconcile::verdict(words, &Line::of_uci(&start(), moves), verdict))
        }
        Event::StepDone { step, .. } | Event::StepSkipped { step, .. } => {
            Some(of_steps(std::slice::from_ref(step)))
        }
        Event::StepsLeft { steps, .. } => Some(of_steps(steps)),
        _ => None,
    };
    let what = what.as_deref().map(|what| ("what", what));
    words.tell_with(event, what, Context { numbering, ..Context::at(position, Moves::Aloud) })
}

/// What was understood: the move, the moves that it can be, or that it is none.
#[must_use]
pub fn meaning(words: &Catalogue, said: &Utterance, position: Option<&Position>) -> String {
    words.value_in(&said.reading.value(), Context::at(position, Moves::Aloud))
}

fn side(words: &Catalogue, side: Side) -> (&'static str, Arg<'static>) {
    ("side", chess::side(words, side).into())
}

/// “knight g1 f3” where the position is known, “g1 f3” otherwise.
fn move_text(words: &Catalogue, uci: &Uci, position: Option<&Position>) -> String {
    chess::aloud(words, uci, position)
}

#[cfg(test)]
mod tests {
    use super::*;
    use jadoube_chess::board::position::Variant;
    use jadoube_chess::notation::spoken::vocabulary::Sign;
    use jadoube_chess::ply::Ply;
    use jadoube_core::blind::event::Actor;
    use jadoube_core::blind::execution::Execution;
    use jadoube_core::blind::missing::missing;
    use jadoube_core::blind::refusal::Refusal;
    use jadoube_core::blind::rehearsal::scripts::all;
    use jadoube_core::blind::rehearsal::{Reaction, Rehearsal};
    use jadoube_core::blind::utterance::AnnouncedMove;
    use jadoube_laws::game::event::Setup;
    use jadoube_laws::library::laws::newest;

    fn game() -> Game {
        Game::new(Setup::new("100+30".parse().unwrap()))
    }

    #[test]
    fn all_that_happens_in_the_rehearsals_can_be_said_in_every_language() {
        for lang in Lang::ALL {
            let words = Catalogue::new(lang);
            for script in all() {
                let mut rehearsal = Rehearsal::begin(&script, game(), newest()).unwrap();
                while let Some(events) = rehearsal.step(newest()).unwrap() {
                    let game = rehearsal.scratch.game.clone();
                    let mut said: Vec<String> = Vec::new();
                    for event in &events {
                        said.push(line(&words, event, Some(&game)));
                    }
                    if let Some(blind) = rehearsal.scratch.blind.arranged() {
                        let missing = missing(blind, &game, newest());
                        said.extend(missing.into_iter().map(|one| words.tell(&one.lack)));
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
                let words = announced_in(AnnouncementRules { scheme, zwo }, Lang::Mk);
                assert!(Sign::all().all(|sign| !words.say(sign).is_empty()), "{scheme:?}");
            }
        }
        let two = |zwo| {
            let announcing = AnnouncementRules { scheme: Scheme::German, zwo };
            announced_in(announcing, Lang::En).say(Sign::Rank(1))
        };
        assert_eq!((two(false), two(true)), ("zwei", "zwo"));
    }

    #[test]
    fn a_german_announcement_is_heard_with_its_umlauts() {
        let announcing = AnnouncementRules { scheme: Scheme::German, zwo: false };
        let fen = "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1";
        let before = Position::from_fen(fen, Variant::Standard).unwrap();
        let m = before.read_uci(&Uci("e1e2".into())).unwrap();
        let (lang, text) = aloud(announcing, Lang::En, &before, m);
        assert_eq!(lang, Lang::De);
        assert!(text.starts_with("König Eva eins"), "{text}");
    }

    #[test]
    fn a_caution_names_the_moves_that_sound_alike() {
        let position = Position::start();
        let caution = SoundAlike { by: Side::White, near: vec![Uci("b2b4".into())] };
        assert_eq!(
            super::caution(&Catalogue::new(Lang::En), &caution, Some(&position)),
            "What White announced sounds like pawn b2 b4: have it repeated before the clock is \
             started",
        );
    }

    #[test]
    fn sentences_are_short_enough_to_be_spoken() {
        let words = Catalogue::new(Lang::En);
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
            reading: AnnouncedMove::Open(vec![uci("f2f3"), uci("g1f3")]),
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
                line(&words, &announced, Some(&game())),
                "Announced by assistant of White: “Felix drei” (can be pawn f2 f3, knight g1 f3)",
            ),
            (
                line(&words, &executed, None),
                "Executed on the board of Black: g1 f3 (assistant of Black)",
            ),
            (
                words.tell(&Refusal::NotOnMove(Side::Black)),
                "Black has no move to complete. Start the opponent’s clock first, if the \
                 previous move has been made",
            ),
        ] {
            assert_eq!(said, text);
        }
    }
}
