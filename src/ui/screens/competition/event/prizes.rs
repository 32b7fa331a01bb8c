//! The prizes: what the places of all and of the categories are worth, and how that is divided.

use std::collections::BTreeMap;

use egui::Ui;

use crate::form::{Check, DialogForm, Field, Fields, Head};
use crate::scene::Scene;
use crate::screens::competition::category::{categories, category_ui};
use crate::widgets::card::soft;
use crate::widgets::dialog::Column;
use jadoube_competition::prize::Sharing;
use jadoube_core::competition::category::Category;
use jadoube_core::competition::command::Command as Ask;
use jadoube_core::competition::prize::Prizes;
use jadoube_core::competition::regulations::Regulations;
use jadoube_core::hall::command::Command;
use jadoube_desk::event_picture::EventPicture;
use jadoube_i18n::prizes::{self, SHARINGS};

/// What was typed so far.
#[derive(Debug)]
pub(super) struct PrizesForm {
    categories: Vec<Category>,
    /// The category whose prizes are shown.
    of: Category,
    typed: BTreeMap<Category, String>,
    sharing: Sharing,
    several: bool,
    currency: String,
    reason: String,
}

const AMOUNTS: &str = "tournament-event-prizes-amounts";
const WRONG: &str = "tournament-event-prizes-wrong";

impl PrizesForm {
    /// As they are.
    pub(super) fn new(scene: &Scene<'_>, regulations: &Regulations) -> Self {
        let old = &regulations.prizes;
        // Of teams there are the places of all, and those at each board.
        let mut all = match &regulations.teams {
            None => categories(&EventPicture::new(&scene.snap.hall, 0)),
            Some(rules) => {
                let boards = (1..=rules.boards).map(Category::Board);
                std::iter::once(Category::All).chain(boards).collect()
            }
        };
        all.extend(
            old.amounts.keys().filter(|known| !all.contains(known)).cloned().collect::<Vec<_>>(),
        );
        let typed = old
            .amounts
            .iter()
            .map(|(of, amounts)| (of.clone(), prizes::typed(scene.words, amounts)));
        Self {
            categories: all,
            of: Category::All,
            typed: typed.collect(),
            sharing: old.sharing,
            several: old.several,
            currency: old.currency.clone(),
            reason: String::new(),
        }
    }
}

impl DialogForm for PrizesForm {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        let title = scene.say("tournament-event-prizes-title");
        let head = Head::new("prizes", title, scene.say("tournament-event-record"));
        Some(head.width(640.0).begin_at(AMOUNTS).waits())
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, _: Column) {
        let scene = fields.scene;
        category_ui(ui, scene, &self.categories, &mut self.of);
        let typed = self.typed.entry(self.of.clone()).or_default();
        let fault = prizes::read(scene.words, typed).is_none().then(|| scene.say(WRONG));
        fields.text(ui, Field::new(AMOUNTS).example("500, 300, 200").fault(fault), typed);
        for (of, typed) in self.typed.iter().filter(|(_, typed)| !typed.trim().is_empty()) {
            let args = [("category", scene.words.tell(of).into()), ("amounts", typed.into())];
            soft(ui, scene.say_with("tournament-event-prizes-of", &args));
        }
        fields.choose(ui, "tournament-event-prizes-sharing", &SHARINGS, &mut self.sharing);
        fields.yes_no(ui, "tournament-event-prizes-several", &mut self.several);
        let currency = Field::new("tournament-event-prizes-currency").example("EUR");
        fields.text(ui, currency, &mut self.currency);
        fields.reason(ui, &mut self.reason);
    }

    fn submit(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        let mut read = BTreeMap::new();
        for (of, typed) in &self.typed {
            match prizes::read(check.scene.words, typed) {
                Some(amounts) if amounts.is_empty() => {}
                Some(amounts) => drop(read.insert(of.clone(), amounts)),
                None => {
                    self.of = of.clone();
                    return check.read(AMOUNTS, None, WRONG);
                }
            }
        }
        let reason = check.reason(&self.reason)?;
        let old = check.scene.snap.hall.contest.regulations.clone()?;
        let currency = self.currency.trim().to_owned();
        let (sharing, several) = (self.sharing, self.several);
        let prizes = Prizes { amounts: read, sharing, several, currency };
        let regulations = Box::new(Regulations { prizes, ..old });
        let what = Ask::ChangeRegulations { regulations, reason };
        check.actions.command(Command::Contest { what });
        Some(())
    }
}
