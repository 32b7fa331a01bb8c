//! Choices as they are seen: what is not chosen has no empty place for a tick, and nothing moves when
//! something else is chosen.

use egui::accesskit::Role;
use egui::{Rect, Shape};
use jadoube_desk::preferences::Preferences;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;
use jadoube_ui::actions::Action;

use crate::layout::controls;
use crate::stage::{Stage, preferences};

/// Where texts are painted.
fn texts(shape: &Shape, found: &mut Vec<Rect>) {
    match shape {
        Shape::Vec(several) => several.iter().for_each(|one| texts(one, found)),
        Shape::Text(text) => {
            found.push(Rect::from_min_size(text.pos, text.galley.size()));
        }
        _ => {}
    }
}

/// The choices that are whole in sight: where each lies, and where its word.
fn choices(stage: &Stage) -> Vec<(String, Rect, Rect)> {
    let mut words = Vec::new();
    for one in &stage.window.output().shapes {
        texts(&one.shape, &mut words);
    }
    let radios = controls(stage).into_iter();
    let radios = radios.filter(|one| one.role == Role::RadioButton && one.is_whole());
    radios
        .filter_map(|one| {
            let word = words.iter().find(|word| one.rect.contains(word.center()))?;
            Some((one.what, one.rect, *word))
        })
        .collect()
}

#[test]
fn what_is_not_chosen_has_its_word_in_the_middle_and_nothing_moves_when_it_is() {
    for (lang, scale_percent) in
        Lang::ALL.into_iter().flat_map(|lang| [(lang, 100_u16), (lang, 200)])
    {
        let words = Catalogue::new(lang);
        let mut stage = Stage::with(1, Preferences { scale_percent, ..preferences(lang) });
        stage.run(Action::ShowSettings);
        let theme = words.say("settings-theme");
        stage.answer(&theme, &words.say("settings-theme-light"));
        let before = choices(&stage);
        let dark = words.say("settings-theme-dark");
        let is_dark = |what: &str| what.contains(&format!("“{dark}”"));
        let middle = |rect: Rect, word: Rect| (word.center().x - rect.center().x).abs();
        let (_, rect, word) = before.iter().find(|one| is_dark(&one.0)).expect("in sight");
        let off = middle(*rect, *word);
        // The word of a chosen one is a little broader; a tick has more room.
        assert!(
            off <= 0.05 * word.width() + 2.0,
            "{lang:?} {scale_percent} %: {off} of {word:?} in {rect:?}"
        );
        stage.answer(&theme, &dark);
        let after = choices(&stage);
        let places = |all: &[(String, Rect, Rect)]| -> Vec<(String, Rect)> {
            all.iter().map(|(what, rect, _)| (what.clone(), *rect)).collect()
        };
        assert_eq!(places(&after), places(&before), "{lang:?} {scale_percent} %");
        let (_, rect, word) = after.iter().find(|one| is_dark(&one.0)).expect("in sight");
        assert!(middle(*rect, *word) > off, "{lang:?}: a tick stands before what is chosen");
        // The file goes last.
        let Stage { folder, desk, window } = stage;
        drop((window, desk));
        drop(folder);
    }
}
