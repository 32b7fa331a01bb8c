//! The layout of every dialog that `dialogs` opens, measured as `layout` measures the others, and of the
//! screen that lies behind those of several stations; in the largest text each button is reached and seen
//! as well. And what a screen reader is told of each in German and in Macedonian: two words of English may
//! be one there, and a name then that of two controls.

use egui::vec2;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;
use jadoube_ui::actions::{Action, Change};
use jadoube_ui::spoken_tree::SpokenTree;

use crate::dialogs::{self, DOORS, Door};
use crate::large_dialogs::out_of_reach;
use crate::layout::{SCALES, SIZES, everything, faults};
use crate::stage::{Stage, passes, settle};

/// In which language, with text of which size and in which window something is measured.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Look {
    lang: Lang,
    scale: u16,
    size: (f32, f32),
}

impl Look {
    /// The one that has the least room: German, whose words are the longest.
    const TIGHTEST: Self = Self { lang: Lang::De, scale: 400, size: SIZES[0] };

    /// Every one there is.
    fn all() -> Vec<Self> {
        let mut all = Vec::new();
        for lang in Lang::ALL {
            for scale in SCALES {
                all.extend(SIZES.map(|size| Self { lang, scale, size }));
            }
        }
        all
    }

    /// Those of the dialog that is the nth, as [`everything`] tells.
    fn of(nth: usize) -> Vec<Self> {
        if everything() { Self::all() } else { Self::dealt(nth) }
    }

    /// The tightest, and one for each size of the text: its languages and windows come one after the other,
    /// and with text of another size another language.
    fn dealt(nth: usize) -> Vec<Self> {
        let (langs, sizes) = (Lang::ALL.len(), SIZES.len());
        let of_size = |(step, scale): (usize, u16)| {
            let at = (nth + step * (langs + 1)) % (langs * sizes);
            Self { lang: Lang::ALL[at % langs], scale, size: SIZES[at / langs] }
        };
        let mut dealt: Vec<Self> = SCALES.into_iter().enumerate().map(of_size).collect();
        dealt.retain(|one| *one != Self::TIGHTEST);
        dealt.push(Self::TIGHTEST);
        dealt
    }

    /// The window looks so; what is wrong with it.
    fn measured(self, stage: &mut Stage, place: &str) -> Vec<String> {
        let Self { lang, scale, size: (width, height) } = self;
        stage.window.set_size(vec2(width, height));
        let ctx = stage.window.ctx.clone();
        stage.window.state_mut().change(&ctx, Change::Language(Some(lang)));
        stage.window.state_mut().change(&ctx, Change::Scale(scale));
        settle(&mut stage.window);
        stage.window.run_steps(6);
        // A message that came just now takes its room from the dialog, which asks for the passes to do so.
        passes(&mut stage.window, 6);
        let faults = faults(stage).into_iter();
        faults.map(|what| format!("{place} {} {scale} % {width}: {what}", lang.code())).collect()
    }
}

/// What is wrong with what is told of a dialog in the languages in which `dialogs` does not look.
fn untold(stage: &mut Stage, id: &str) -> Vec<String> {
    let ctx = stage.window.ctx.clone();
    // The tree as a screen reader gets it.
    ctx.add_plugin(SpokenTree::new(Catalogue::new(Lang::De)));
    let mut found = Vec::new();
    for lang in [Lang::De, Lang::Mk] {
        stage.window.state_mut().change(&ctx, Change::Language(Some(lang)));
        stage.window.state_mut().change(&ctx, Change::Scale(100));
        settle(&mut stage.window);
        stage.window.run_steps(2);
        match dialogs::dialog(stage, id) {
            Some(dialog) => {
                let faults = dialogs::faults(id, &dialog).into_iter();
                found.extend(faults.map(|what| format!("{id} told in {}: {what}", lang.code())));
            }
            None => found.push(format!("{id}: it is not open in {}", lang.code())),
        }
    }
    found
}

/// What is wrong with one dialog, and with the screen that several stations share where it lies behind.
fn behind(nth: usize, (id, open): &Door, stations: bool) -> Vec<String> {
    let mut stage = open();
    let looks = Look::of(nth);
    let mut found = Vec::new();
    for look in &looks {
        found.extend(look.measured(&mut stage, id));
        if look.scale == 400 && (everything() || *look == Look::TIGHTEST) {
            found.extend(out_of_reach(&mut stage, id));
        }
    }
    found.extend(untold(&mut stage, id));
    if stations {
        stage.window.set_size(vec2(SIZES[0].0, SIZES[0].1));
        settle(&mut stage.window);
        stage.key(egui::Key::Escape);
        stage.run(Action::ShowStations);
        for look in &looks {
            found.extend(look.measured(&mut stage, &format!("stations behind {id}")));
        }
    }
    // The file goes last.
    let Stage { folder, desk, window } = stage;
    drop((window, desk));
    drop(folder);
    found
}

#[test]
fn over_the_dialogs_every_look_is_measured_and_each_dialog_with_the_largest_text_and_other() {
    let dealt: Vec<Vec<Look>> = (0..DOORS.len()).map(Look::dealt).collect();
    for look in Look::all() {
        assert!(dealt.iter().flatten().any(|one| *one == look), "{look:?}");
    }
    for looks in dealt {
        let largest = looks.iter().filter(|look| look.scale == 400).count();
        assert!((1..looks.len()).contains(&largest) && looks.len() <= 4, "{looks:?}");
    }
}

#[test]
fn in_no_dialog_and_on_no_shared_screen_is_anything_cut_covered_out_of_reach_or_sight() {
    let shared = ["invite", "hand over", "settle", "settle in parts", "turn away", "use hall"];
    let all: Vec<(usize, &Door)> = DOORS.iter().enumerate().collect();
    let of_doors = |doors: &[(usize, &Door)]| -> Vec<String> {
        doors.iter().flat_map(|(nth, door)| behind(*nth, door, shared.contains(&door.0))).collect()
    };
    let found: Vec<String> = std::thread::scope(|threads| {
        let halves = all.chunks(all.len().div_ceil(2));
        let halves: Vec<_> = halves.map(|half| threads.spawn(move || of_doors(half))).collect();
        halves.into_iter().flat_map(|half| half.join().expect("measured")).collect()
    });
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
}
