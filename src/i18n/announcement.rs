//! A blind match between ears and eyes: what was said there, read in the agreed words first and
//! then in every notation that people type, and the answers to what a player asks.

use crate::blind::{aloud, announced_in, position_aloud};
use crate::catalogue::Catalogue;
use crate::lang::Lang;
use crate::{chess, spoken, time};
use jadoube_chess::board::position::Position;
use jadoube_chess::moment::Moment;
use jadoube_chess::notation::context::NotationContext;
use jadoube_chess::notation::letters::PieceLetters;
use jadoube_chess::notation::san::{MateSign, Style};
use jadoube_chess::notation::spoken::Scheme;
use jadoube_chess::notation::system::System;
use jadoube_chess::ply::Ply;
use jadoube_chess::side::Side;
use jadoube_core::blind::arrangement::AnnouncementRules;
use jadoube_core::blind::event::Inquiry;
use jadoube_core::blind::hearing;
use jadoube_core::blind::utterance::{AnnouncedMove, Utterance};
use jadoube_laws::game::state::Game;

/// What was said before a move: the agreed words are tried first, then the letters and words of the
/// language, English and German ones. What is no legal move in any of them stays as it was said.
#[must_use]
pub fn heard(
    position: &Position,
    text: &str,
    announcing: AnnouncementRules,
    lang: Lang,
) -> Utterance {
    let place = NotationContext::beginning(position.clone());
    let alike = hearing::similar_words(announcing);
    let letters = |letters| System::Algebraic(Style::Fide(letters), MateSign::DoublePlus);
    let systems = [
        System::Spoken(Scheme::of(announced_in(announcing, lang))),
        letters(PieceLetters::for_language(lang.code())),
        letters(PieceLetters::English),
        System::Spoken(Scheme::of(spoken::words(lang))),
        System::Spoken(Scheme::GERMAN),
        letters(PieceLetters::German),
    ];
    let readings = systems.map(|system| Utterance::heard(&place, text, system, &alike));
    // One move says more than several (“f3” as it is written is the pawn's), that it is no legal move
    // more than that it cannot be read.
    let worth = |said: &Utterance| match said.reading {
        AnnouncedMove::Clear(_) => 0,
        AnnouncedMove::Open(_) => 1,
        AnnouncedMove::Illegal => 2,
        AnnouncedMove::Unreadable => 3,
    };
    let best = readings.into_iter().min_by_key(worth);
    best.unwrap_or_else(|| Utterance {
        text: text.trim().to_owned(),
        reading: AnnouncedMove::Unreadable,
        near: Vec::new(),
        draw_offered: false,
    })
}

/// The answer to what a player asks (Laws 2023, D.2.10.4), in words that can be read to them, with the
/// language whose voice says them best: moves and squares are named as it was agreed.
#[must_use]
pub fn answer(
    words: &Catalogue,
    game: &Game,
    (now, announcing): (Moment, AnnouncementRules),
    (player, what): (Side, Inquiry),
) -> (Lang, String) {
    let screen = words.lang();
    let times = game.times(now);
    let of = |side: Side| {
        let args = [
            ("side", chess::side(words, side).into()),
            ("time", time::aloud(words, *times.of(side)).into()),
        ];
        words.say_with("match-answer-time", &args)
    };
    match what {
        Inquiry::Moves => {
            let made = |side: Side| {
                let count = game.plies.iter().enumerate().filter(|(nth, _)| {
                    let before = u16::try_from(*nth).unwrap_or(u16::MAX);
                    game.position_at(Ply(before)).is_some_and(|at| at.turn() == side)
                });
                count.count()
            };
            let args = [("white", made(Side::White).into()), ("black", made(Side::Black).into())];
            (screen, words.say_with("match-answer-moves", &args))
        }
        Inquiry::Times => (screen, format!("{}. {}", of(Side::White), of(Side::Black))),
        Inquiry::OwnTime => (screen, of(player)),
        Inquiry::OpponentTime => (screen, of(player.other())),
        Inquiry::LastMove => {
            let last = game.ply().0.checked_sub(1).map(Ply);
            let before = last.and_then(|last| game.position_at(last));
            let m = before.zip(game.plies.last());
            let m = m.and_then(|(before, ply)| Some((before, before.read_uci(&ply.uci).ok()?)));
            m.map_or_else(
                || (screen, words.say("match-answer-no-move")),
                |(before, m)| aloud(announcing, screen, before, m),
            )
        }
        Inquiry::Position => position_aloud(announcing, screen, &game.position().placement()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jadoube_chess::board::position::Uci;
    use jadoube_core::blind::arrangement::Scheme as Agreed;
    use jadoube_laws::game::event::Setup;

    #[test]
    fn a_player_hears_moves_and_squares_in_the_agreed_words() {
        let game = Game::new(Setup::new("100+30".parse().unwrap()));
        let words = Catalogue::new(Lang::En);
        let told = |scheme, what| {
            let announcing = AnnouncementRules { scheme, zwo: false };
            answer(&words, &game, (Moment(0), announcing), (Side::Black, what))
        };
        let (lang, position) = told(Agreed::German, Inquiry::Position);
        assert_eq!(lang, Lang::De);
        assert!(position.starts_with("Weiß, König: Eva eins"), "{position}");
        // Several are named in the plural.
        assert!(position.contains("Weiß, Türme: Anna eins, H"), "{position}");
        assert!(position.contains("Weiß, Läufer: Cesar eins, Felix eins"), "{position}");
        assert!(position.contains("Schwarz, Bauern: Anna sieben"), "{position}");
        let (lang, position) = told(Agreed::English, Inquiry::Position);
        assert_eq!(lang, Lang::En);
        assert!(position.to_lowercase().starts_with("white, king: "), "{position}");
        assert!(position.contains("White, rooks: "), "{position}");
        let no_move = (Lang::En, "No move has been made".to_owned());
        assert_eq!(told(Agreed::German, Inquiry::LastMove), no_move);
    }

    #[test]
    fn what_is_typed_is_read_in_the_agreed_words_and_in_every_notation() {
        let position = Position::start();
        let german = AnnouncementRules { scheme: Agreed::German, zwo: false };
        let clear = |uci: &str| AnnouncedMove::Clear(Uci(uci.into()));
        for (text, reading) in [
            ("Eva zwei Eva vier", clear("e2e4")),
            ("eva vier", clear("e2e4")),
            ("gustav eins felix drei", clear("g1f3")),
            ("f3", clear("f2f3")),
            ("Nf3", clear("g1f3")),
            ("sf3", clear("g1f3")),
            ("g1f3", clear("g1f3")),
            ("Eva fünf", AnnouncedMove::Illegal),
            ("hm", AnnouncedMove::Unreadable),
        ] {
            assert_eq!(heard(&position, text, german, Lang::En).reading, reading, "{text}");
        }
        let near = heard(&position, "eva vier", german, Lang::En).near;
        assert!(near.contains(&Uci("b2b4".into())), "Bella sounds like Eva: {near:?}");
    }
}
