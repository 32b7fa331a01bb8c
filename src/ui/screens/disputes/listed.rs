//! Which incidents stand in the list, and what is heard of it once these are others: the keyboard is then at the
//! choice that has changed it.

use std::collections::BTreeSet;

use egui::Ui;

use crate::actions::Actions;
use crate::scene::Scene;
use crate::spoken_words::aloud;
use crate::widgets::announcer::Audience;
use crate::widgets::pick::pick;
use crate::widgets::rows::RowTexts;

/// Of which round incidents are shown, where they are of several; whether another was chosen.
pub(super) fn round_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    rounds: BTreeSet<u16>,
    round: &mut Option<u16>,
) -> bool {
    if rounds.len() < 2 {
        return false;
    }
    let all = std::iter::once((None, scene.say("disputes-filter-all")));
    let each = rounds.into_iter().map(|round| (Some(round), round.to_string()));
    let options: Vec<_> = all.chain(each).collect();
    pick(ui, &scene.say("hall-round"), &options, round)
}

/// Tells which of the rows is shown, and how many there are, where other incidents than before were asked for.
pub(super) fn tell_listed(
    scene: &Scene<'_>,
    (rows, selected): (&[RowTexts], usize),
    is_new: bool,
    actions: &mut Actions,
) {
    let Some((_, [.., spoken])) = rows.get(selected).filter(|_| is_new) else { return };
    let (name, at) = (aloud(scene.words, spoken), selected + 1);
    let args = [("name", name.into()), ("at", at.into()), ("count", rows.len().into())];
    actions.hear(Audience::All, scene.say_with("actions-palette-at", &args));
}
