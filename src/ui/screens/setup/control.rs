//! The time control: chosen among those that are known, or typed.

use egui::Ui;

use crate::form::{Field, Fields};
use crate::scene::Scene;
use crate::tokens::Text;
use crate::widgets::card::soft;
use jadoube_desk::choices::{self, Choice};
use jadoube_i18n::clock;
use jadoube_laws::clock::control::TimeControl;
use jadoube_laws::clock::short::ShortFault;

/// The one that is proposed where nothing is known.
const USUAL: &str = "standard-90-30-30";

/// What was chosen or typed.
#[derive(Debug)]
pub struct ControlField {
    presets: Vec<Choice>,
    preset: Option<usize>,
    typed: String,
}

impl ControlField {
    /// With the one that was in use last, or the usual one.
    #[must_use]
    pub fn new(last: Option<&TimeControl>) -> Self {
        let mut presets = choices::own_time_controls();
        presets.extend(choices::time_controls());
        let last = last.map(ToString::to_string);
        let usual = presets.iter().position(|preset| match &last {
            Some(control) => preset.control.to_string() == *control,
            None => preset.id == USUAL,
        });
        let preset = usual.and_then(|index| presets.get(index));
        let typed = last.or_else(|| preset.map(|preset| preset.control.to_string()));
        Self { typed: typed.unwrap_or_default(), preset: usual, presets }
    }

    /// Puts a time control there, which can still be changed; nothing, where it is none.
    pub fn propose(&mut self, written: &str) {
        if let Ok(control) = written.parse::<TimeControl>() {
            *self = Self::new(Some(&control));
        }
    }

    /// The time control that stands there, if it is this one.
    #[must_use]
    pub fn is(&self, written: &str) -> Option<TimeControl> {
        let meant = written.parse::<TimeControl>().ok()?.to_string();
        self.read().ok().filter(|control| control.to_string() == meant)
    }

    /// What stands there.
    ///
    /// # Errors
    /// Why it is none.
    pub fn read(&self) -> Result<TimeControl, ShortFault> {
        let control: TimeControl = self.typed.trim().parse()?;
        let chosen = self.preset.and_then(|index| self.presets.get(index));
        Ok(match chosen {
            Some(preset) if preset.control.to_string() == control.to_string() => {
                preset.control.clone()
            }
            _ => control,
        })
    }

    /// Draws it.
    pub fn show(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>) {
        let scene = fields.scene;
        let options: Vec<(Option<usize>, String)> = self
            .presets
            .iter()
            .enumerate()
            .map(|(index, preset)| (Some(index), preset.title(scene.words)))
            .chain([(None, scene.say("setup-control-own"))])
            .collect();
        let told: Vec<String> =
            self.presets.iter().map(|preset| preset.aloud(scene.words)).collect();
        if fields.pick_told(
            ui,
            "setup-control",
            (options.as_slice(), told.as_slice()),
            &mut self.preset,
        ) && let Some(preset) = self.preset.and_then(|index| self.presets.get(index))
        {
            self.typed = preset.control.to_string();
        }
        let control = self.read();
        let fault = control.as_ref().err().map(|fault| control_words(scene, fault));
        let typed = Field::new(LABEL).example("40/90+30, 30+30").fault(fault);
        if fields.text(ui, typed, &mut self.typed).changed() {
            self.preset = None;
        }
        if let Ok(control) = control {
            let label = ui.label(Text::Strong.rich(clock::control(scene.words, &control)));
            let told = clock::control_aloud(scene.words, &control);
            ui.ctx().accesskit_node_builder(label.id, |node| node.set_value(told));
        }
        soft(ui, scene.say("setup-control-help"));
    }
}

/// The label of the field in which it is typed.
pub const LABEL: &str = "setup-control-text";

/// What is wrong with a typed time control, in words.
#[must_use]
pub fn control_words(scene: &Scene<'_>, fault: &ShortFault) -> String {
    scene.words.tell(fault)
}
