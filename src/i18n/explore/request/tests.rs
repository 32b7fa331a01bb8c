//! Lines as people type them, with what they ask; no word means two questions.

use super::*;

fn at(name: &str) -> Square {
    name.parse().unwrap()
}

fn asked(lang: Lang, text: &str) -> Option<TypedRequest> {
    read(lang, text, at("g1"))
}

fn men(side: Option<Side>, kind: Option<Kind>) -> Question {
    Question::Where(PieceFilter { side, kind })
}

#[test]
fn the_habits_of_the_sites_are_understood_in_every_language() {
    let (white, black) = (Some(Side::White), Some(Side::Black));
    for lang in Lang::ALL {
        for (text, question) in [
            ("p N", men(white, Some(Kind::Knight))),
            ("p q", men(black, Some(Kind::Queen))),
            ("p A", men(white, None)),
            ("p a", men(black, None)),
            ("s a", Question::Line(RankOrFile::File(0))),
            ("s 1", Question::Line(RankOrFile::Rank(0))),
            ("b e4", Question::Square(at("e4"))),
            ("l", Question::LastMove),
            ("/last", Question::LastMove),
            ("/turn", Question::Turn),
            ("/rooks", men(None, Some(Kind::Rook))),
            ("a e4", Question::Attackers(at("e4"))),
            ("m", Question::Moves(at("g1"))),
            ("?e4", Question::Square(at("e4"))),
            ("?4", Question::Line(RankOrFile::Rank(3))),
        ] {
            assert_eq!(asked(lang, text), Some(TypedRequest::Board(question)), "{lang:?} {text}");
        }
        for (text, what) in [
            ("c", TypedRequest::Clocks),
            ("/clocks", TypedRequest::Clocks),
            ("o", TypedRequest::Players),
            ("?", TypedRequest::Help),
            ("takeback", TypedRequest::Command(TypedCommand::TakeBack)),
            ("/draw", TypedRequest::Command(TypedCommand::OfferDraw)),
            ("resign", TypedRequest::Command(TypedCommand::Resign)),
        ] {
            assert_eq!(asked(lang, text), Some(what), "{lang:?} {text}");
        }
    }
}

#[test]
fn each_language_has_words_of_its_own() {
    let e4 = at("e4");
    for (lang, text, question) in [
        (Lang::En, "where are the white knights?", men(Some(Side::White), Some(Kind::Knight))),
        (Lang::En, "what attacks echo four", Question::Attackers(e4)),
        (Lang::En, "Queens", men(None, Some(Kind::Queen))),
        (Lang::En, "rank 4", Question::Line(RankOrFile::Rank(3))),
        (Lang::De, "wo sind die schwarzen Läufer", men(Some(Side::Black), Some(Kind::Bishop))),
        (Lang::De, "p S", men(Some(Side::White), Some(Kind::Knight))),
        (Lang::De, "was greift an Eva vier", Question::Attackers(e4)),
        (Lang::De, "Reihe vier", Question::Line(RankOrFile::Rank(3))),
        (Lang::De, "Linie Felix", Question::Line(RankOrFile::File(5))),
        (Lang::De, "laeufer", men(None, Some(Kind::Bishop))),
        (Lang::De, "Feld Anna zwo", Question::Square(at("a2"))),
        (Lang::De, "Wer ist am Zug?", Question::Turn),
        (Lang::Mk, "каде се скокачите", men(None, Some(Kind::Knight))),
        (Lang::Mk, "поле е 4", Question::Square(e4)),
        (Lang::Mk, "напаѓачи е4", Question::Attackers(e4)),
        (Lang::Mk, "ред 4", Question::Line(RankOrFile::Rank(3))),
    ] {
        assert_eq!(asked(lang, text), Some(TypedRequest::Board(question)), "{lang:?} {text}");
    }
}

#[test]
fn moves_and_nonsense_are_no_questions() {
    for text in
        ["e4", "Nf3", "c4", "c 4", "sf3", "springer felix drei", "gustav eins felix drei", "o-o"]
    {
        for lang in Lang::ALL {
            assert_eq!(asked(lang, text), None, "{lang:?} {text}");
        }
    }
    for text in ["/fly", "? what is the best move", "p", "b e9", "s z"] {
        let known = asked(Lang::En, text);
        assert!(known.is_none() || text == "p", "{text}: {known:?}");
    }
}

#[test]
fn every_example_is_understood_as_its_question_and_no_word_is_of_two() {
    for lang in Lang::ALL {
        let words = Catalogue::new(lang);
        for ((id, _), example) in QUESTIONS.iter().zip(examples(&words)) {
            assert!(asked(lang, &example).is_some(), "{lang:?} {id}: {example}");
        }
        let mut seen = std::collections::BTreeMap::new();
        let languages = [lang, Lang::En];
        for (id, _) in languages.iter().flat_map(|_| QUESTIONS) {
            for lang in languages {
                let text = Catalogue::new(lang).say(id);
                let (_, spellings) = text.split_once(';').unwrap();
                for spelling in spellings.split(',') {
                    let spelling = folded(spelling.trim());
                    let other = seen.insert(spelling.clone(), id).filter(|other| *other != id);
                    assert_eq!(other, None, "{lang:?}: {spelling} is {id}, too");
                }
            }
        }
    }
}
