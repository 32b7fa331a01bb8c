//! The stages of a match, while the regulations are written.

use egui::Ui;

use crate::form::{Check, Field, Fields};
use crate::widgets::card::soft;
use jadoube_competition::knockout::duel::Stage;
use jadoube_competition::knockout::written::{of_stages, stages};
use jadoube_core::competition::regulations::{Regulations, System};
use jadoube_i18n::catalogue::Catalogue;
use jadoube_laws::clock::control::TimeControl;

const STAGES: &str = "tournament-event-stages";
const FINAL: &str = "tournament-event-final-stages";

/// Those that are proposed: games and quick games till a blitz game is won; an Armageddon game at the
/// end; one game, then Armageddon.
const USUAL: [&str; 4] =
    ["2; 2@15+10; 2@10+10; 2@5+3; sd@3+2", "2; 2@15+10; a@5|4", "1; a@5|4", "4; 2@15+10; a@5|4"];

/// What was typed so far.
#[derive(Debug)]
pub(super) struct Stages {
    pub(super) third_place: bool,
    typed: String,
    last: String,
}

impl Stages {
    /// As they are; as they are usual, where there are none.
    pub(super) fn of(old: Option<&Regulations>) -> Self {
        let old = old.filter(|old| old.is_knockout());
        let third_place =
            old.is_some_and(|old| old.system == System::KnockOut { third_place: true });
        let typed = old.map_or_else(|| USUAL[0].to_owned(), |old| of_stages(&old.stages()));
        let last = old.filter(|old| !old.final_stages.is_empty());
        let last = last.map(|old| of_stages(&old.final_stages)).unwrap_or_default();
        Self { third_place, typed, last }
    }

    /// Draws them; of a bracket also its third place and its final.
    pub(super) fn show(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, is_bracket: bool) {
        if is_bracket {
            fields.yes_no(ui, "tournament-event-third", &mut self.third_place);
        }
        let mut usual = USUAL.iter().position(|one| *one == self.typed);
        let own = fields.say("tournament-event-stages-own");
        let options = USUAL.iter().enumerate().map(|(at, one)| (Some(at), (*one).to_owned()));
        let options: Vec<(Option<usize>, String)> = options.chain([(None, own)]).collect();
        if fields.pick(ui, "tournament-event-stages-usual", &options, &mut usual)
            && let Some(chosen) = usual.and_then(|at| USUAL.get(at))
        {
            (*chosen).clone_into(&mut self.typed);
        }
        let fault = read(&self.typed, fields.scene.words).err();
        fields.text(ui, Field::new(STAGES).fault(fault), &mut self.typed);
        soft(ui, fields.say("tournament-event-stages-help"));
        if is_bracket {
            let is_typed = !self.last.trim().is_empty();
            let fault = read(&self.last, fields.scene.words).err().filter(|_| is_typed);
            fields.text(ui, Field::new(FINAL).fault(fault), &mut self.last);
        }
    }

    /// What was typed, for all matches and for the final; the field that is wrong says why.
    pub(super) fn read(&self, check: &mut Check<'_, '_>) -> Option<(Vec<Stage>, Vec<Stage>)> {
        let words = check.scene.words;
        let all = check.result(STAGES, read(&self.typed, words));
        let last = match self.last.trim().is_empty() {
            true => Some(Vec::new()),
            false => check.result(FINAL, read(&self.last, words)),
        };
        all.zip(last)
    }
}

/// Stages with rates that can be read.
fn read(typed: &str, words: &Catalogue) -> Result<Vec<Stage>, String> {
    let read = stages(typed).map_err(|fault| words.tell(&fault))?;
    for stage in read.iter().filter(|stage| !stage.rate.is_empty()) {
        stage.rate.parse::<TimeControl>().map_err(|fault| words.tell(&fault))?;
    }
    Ok(read)
}
