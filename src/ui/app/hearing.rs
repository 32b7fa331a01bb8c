//! How what the window says comes to who works by ear: as announcements to a screen reader, or by the
//! program's own voice where that speaks for one. Nothing is said by both unless that was chosen.

use std::collections::BTreeSet;
use std::sync::mpsc::Receiver;

use egui::{Context, Event, Key};

use crate::app::App;
use crate::app::update::PASSES;
use crate::held_focus::HeldFocus;
use crate::said_facts::Fact;
use crate::spoken_words::aloud;
use crate::voice_offer;
use crate::widgets::announcer::{Audience, Manner, SpokenText};
use crate::widgets::field::SaidBy;
use crate::widgets::said::OpenedDialog;
use crate::widgets::{field, said};
use jadoube_chess::board::placement::Placement;
use jadoube_desk::inbox::Request;
use jadoube_desk::snapshot::Snapshot;
use jadoube_desk::voicing::{Channel, Listener, Priority, Settings, Switch, Utterance};
use jadoube_i18n::lang::Lang;
use jadoube_laws::ids::BoardNo;

/// So many seconds after its first pass a window has just come, and so long a screen reader takes to know it.
const JUST_COME: f64 = 5.0;
const GETS_TO_KNOW: f64 = 1.5;

impl App {
    /// Where the window learns that a screen reader runs, or runs no longer.
    pub fn follow_reader(&mut self, news: Receiver<bool>) {
        self.reader.news = Some(news);
    }

    /// Takes note of a screen reader, and offers the own voice for it.
    pub(super) fn look_for_reader(&mut self) {
        let Some(runs) = self.reader.news.as_ref().and_then(|news| news.try_iter().last()) else {
            return;
        };
        self.reader.runs = runs;
        self.ask(Request::Voice(self.voice()));
    }

    /// Has the own voice say what cannot wait until something is done: first what is asked about lost
    /// time, and the offer of the voice once that is answered, so that neither breaks off the other.
    pub(super) fn speak_first(&mut self, ctx: &Context, snap: &Snapshot) {
        let voice = self.voice();
        let asks = self.lost_time.asks(snap);
        if !asks {
            self.reader.recovered = None;
        } else if voice.speech == Switch::On && voice.channel.speaks() {
            if let Some(text) = self.reader.recovered.take() {
                self.speak_question(snap, &text);
            }
        } else {
            self.ask_once_read(ctx);
        }
        if self.reader.is_offered(&self.prefs) && !self.reader.told && !asks {
            self.reader.told = true;
            self.speak(Priority::Announcement, &voice_offer::text(&self.words));
        }
    }

    /// Announces what is asked about lost time once more where the window has just come: a screen reader says
    /// nothing of what stands there when it gets to know the window.
    fn ask_once_read(&mut self, ctx: &Context) {
        if self.reader.recovered.is_none() {
            return;
        }
        let now = ctx.input(|input| input.time);
        let since = *self.reader.asked_at.get_or_insert(now);
        if !self.reader.runs {
            return;
        }
        if since > JUST_COME {
            self.reader.recovered = None;
        } else if now < since + GETS_TO_KNOW {
            ctx.request_repaint_after_secs((since + GETS_TO_KNOW - now) as f32);
        } else if let Some(text) = self.reader.recovered.take() {
            self.announcer.announce(Manner::Assertive, &text);
        }
    }

    /// Asks everybody who listens about lost time: a screen reader is interrupted, and the own voice asks as an
    /// alarm, until that is answered.
    pub(super) fn ask_about_lost_time(&mut self, snap: &Snapshot) {
        let question = self.lost_time_question(snap);
        self.announcer.announce(Manner::Assertive, &question);
        if self.prefs.channel != Channel::ScreenReader {
            self.speak_question(snap, &question);
        }
    }

    /// Has the own voice ask about lost time until that is answered, in parts that each begin with their board: an
    /// answer to a key comes before the rest of it, and what follows behind that is known to be of the question.
    fn speak_question(&mut self, snap: &Snapshot, text: &str) {
        let boards = snap.hall.on_own_boards().map(|(board, _)| board);
        let head = |board: BoardNo| {
            let head = [("board", board.0.into()), ("text", String::new().into())];
            self.words.say_with("app-at-board", &head).trim_end().to_owned()
        };
        let heads: Vec<String> = boards.map(head).collect();
        let parts = parts_of(text, &heads);
        let parts = parts.iter().map(|part| aloud(&self.words, part)).collect();
        let validity = self.said_facts.keep(Fact::LostTime);
        let said = self.utterance(Priority::Alert, text).in_parts(parts).while_so(validity);
        self.desk.ask(Request::Say(Box::new(said)));
    }

    /// Has the own voice say something to the arbiter as long as it is so.
    pub(super) fn speak_while(&mut self, priority: Priority, text: &str, fact: Fact) {
        let validity = self.said_facts.keep(fact);
        let said = self.utterance(priority, text).while_so(validity);
        self.desk.ask(Request::Say(Box::new(said)));
    }

    /// Takes note of what was recorded since the window last looked: what is said of something older at the same
    /// board is not said once more.
    pub(super) fn note_newest(&mut self, snap: &Snapshot) {
        if snap.history.len() > self.heard {
            let new = snap.history.since(self.heard);
            self.said_facts.note_recorded(new.iter().map(|entry| &entry.event));
            self.screens.blind.note_recorded(&snap.hall, &new);
        }
    }

    /// Answers an act that was recorded at a board, as long as nothing newer is.
    pub(super) fn answer_recorded(&mut self, board: BoardNo, text: &str) {
        let newest = self.said_facts.keep_newest([board]);
        let said = self.utterance(Priority::Answer, text).while_newest(newest);
        self.desk.ask(Request::Say(Box::new(said)));
    }

    /// Answers in words of a language of their own; with a position that is compared, as long as it is.
    pub(crate) fn answer_in(
        &mut self,
        lang: Lang,
        text: String,
        compared: Option<(BoardNo, Placement, Vec<String>)>,
    ) {
        self.announcer.answer(&text);
        let answer = Utterance::text(Listener::Arbiter, Priority::Answer, lang, text).shown();
        let answer = match compared {
            // Who compares by it must hear the whole of it, whatever is said between its parts.
            Some((board, placement, parts)) => {
                let snap = self.desk.snapshot();
                let open = snap.hall.blind(board).and_then(|blind| blind.comparison);
                let found = open.map(|one| one.found).unwrap_or_default();
                let validity = self.said_facts.keep(Fact::Compared(board, placement, found));
                answer.in_parts(parts).while_so(validity)
            }
            None => answer,
        };
        self.desk.ask(Request::Say(Box::new(answer)));
    }

    /// What the voice is to do.
    pub(super) fn voice(&self) -> Settings {
        let chosen = self.prefs.voice();
        if self.reader.is_offered(&self.prefs) {
            return Settings { speech: Switch::On, channel: Channel::OwnVoice, ..chosen };
        }
        chosen
    }

    /// Takes the answer to the offer, or switches the own voice on or off later.
    pub(super) fn take_own_voice(&mut self, ctx: &Context, on: bool) {
        self.prefs.voice_offered = true;
        self.prefs.speak_alerts = on;
        if on && !self.prefs.channel.speaks() {
            self.prefs.channel = Channel::OwnVoice;
        }
        // What had the keyboard may go with the offer.
        self.give_back = ctx.memory(|memory| memory.focused()).map(|id| (id, PASSES));
    }

    /// Whether the own voice speaks where a screen reader runs.
    pub(super) fn speaks_for_reader(&self) -> bool {
        let voice = self.voice();
        self.reader.runs && voice.speech == Switch::On && voice.channel.speaks()
    }

    /// Has the own voice say what is wrong with a field, where it speaks for a screen reader: that one reads it
    /// only where it is to hear all that is said.
    pub(super) fn say_fault(&mut self, text: &str) {
        if self.lock.is_some() || !self.speaks_for_reader() {
            return;
        }
        self.speak_of_here(Priority::Answer, text);
        let is_alone = !self.announcer.channel.announces();
        let by = if is_alone { SaidBy::OwnVoice } else { SaidBy::Both };
        self.reader.fault_said = Some((text.to_owned(), by));
    }

    /// Tells the fields what of their faults was said.
    pub(super) fn hold_fault_back(&mut self, ctx: &Context) {
        if let Some((fault, by)) = self.reader.fault_said.take() {
            field::note_fault_said(ctx, fault, by);
        }
    }

    /// What was wrong with a field is told no longer once somebody writes.
    pub(super) fn forget_mended(&mut self, ctx: &Context) {
        let writes = |event: &Event| match event {
            Event::Text(_) | Event::Paste(_) | Event::Cut => true,
            Event::Key { key, pressed, .. } => {
                *pressed && matches!(key, Key::Backspace | Key::Delete)
            }
            _ => false,
        };
        if ctx.text_edit_focused() && ctx.input(|input| input.events.iter().any(writes)) {
            self.announcer.forget_wrong();
        }
    }

    /// Through what the window's words come to a screen reader's user.
    pub(super) fn channel(&self, snap: &Snapshot) -> Channel {
        let lives = snap.spoken.of(Listener::Arbiter).dead_because.is_none();
        channel(self.reader.runs && lives, &self.voice())
    }

    /// What stood in a pass that no screen reader was told of is still to be announced.
    pub(super) fn repeat_what_was_held(&mut self, ctx: &Context) {
        let held = ctx.plugin_opt::<HeldFocus>().is_some_and(|held| held.lock().is_held());
        if held {
            self.announcer.was_held();
        }
    }

    /// Hands to the own voice what the window has said in this pass. What is said while a player has
    /// the screen is not for the room.
    pub(super) fn speak_what_was_said(&mut self, ctx: &Context) {
        if let Some(text) = said::take(ctx) {
            self.answer(Audience::All, &text);
        }
        let opened = said::take_opened(ctx).filter(|_| self.lock.is_none());
        let entered = field::take_entered(ctx).filter(|_| self.lock.is_none());
        let opened = opened.and_then(|dialog| self.speak_opened(dialog));
        let page = said::take_page(ctx).filter(|_| self.lock.is_none());
        if let Some(text) = &page {
            self.announcer.say(Manner::Polite, text);
        }
        if let Some(told) = entered.filter(|_| self.speaks_for_reader()) {
            self.speak_of_here(Priority::Hint, &told);
        }
        // Which dialog it is comes before all that this says of itself.
        let said = opened.into_iter().chain(self.announcer.take_spoken());
        if self.lock.is_some() {
            return;
        }
        let (passing, kept): (Vec<SpokenText>, Vec<SpokenText>) =
            said.partition(|one| one.manner == Manner::Polite && !one.kept);
        for one in kept {
            let urgent = one.manner == Manner::Assertive;
            let priority = if urgent { Priority::Alert } else { Priority::Announcement };
            if one.of_dialog {
                self.speak_of_here(priority, &one.text);
            } else {
                self.speak(priority, &one.text);
            }
        }
        // Whoever comes to a page hears which it is before what happened at the boards.
        let (asked, recorded): (Vec<SpokenText>, Vec<SpokenText>) = match page {
            Some(_) => passing.into_iter().partition(|one| one.recorded.is_none()),
            None => (passing, Vec::new()),
        };
        self.speak_passing(&asked);
        self.speak_passing(&recorded);
    }

    /// Has the own voice say which dialog has opened, and what it asks: what cannot wait at once, all else with what
    /// it says of itself, which is returned. With a dialog Orca 43 reads its name and all texts in it: beside it the
    /// own voice says only what is no text there. Of a dialog that begins in a filled field it may read nothing, and
    /// that is said with the field.
    fn speak_opened(&mut self, dialog: OpenedDialog) -> Option<SpokenText> {
        if !dialog.undescribed.is_empty() {
            self.announcer.announce(Manner::Polite, &dialog.undescribed);
        }
        let text = match self.reader.runs {
            true => Some(dialog.undescribed).filter(|_| self.speaks_for_reader()),
            // What is urgent was answered.
            false => Some(dialog.text).filter(|_| !dialog.is_urgent),
        };
        let text = text.filter(|text| !text.is_empty())?;
        let (manner, kept, recorded) = (Manner::Polite, false, None);
        let (of_dialog, next_step) = (true, false);
        Some(SpokenText { manner, kept, recorded, of_dialog, next_step, text })
    }

    /// Has the own voice say what belongs to what has the keyboard: in a dialog it is over with the dialog.
    pub(super) fn speak_of_here(&self, priority: Priority, text: &str) {
        let said = self.utterance(priority, text);
        let said = if self.dialog.is_some() { said.of_dialog() } else { said };
        self.desk.ask(Request::Say(Box::new(said)));
    }

    /// Has the own voice say no more of what the dialog said of itself that closes.
    pub(super) fn forget_said_by_dialog(&self) {
        self.desk.ask(Request::DialogClosed);
    }

    /// Has the own voice say what gives way to what is newer.
    fn speak_passing(&mut self, passing: &[SpokenText]) {
        if passing.is_empty() {
            return;
        }
        let joined = |is_step: bool| {
            let texts = passing.iter().filter(|one| one.next_step == is_step);
            texts.map(|one| one.text.as_str()).collect::<Vec<_>>().join(". ")
        };
        let (told, step) = (joined(false), joined(true));
        let is_step_alone = told.is_empty();
        let said = self.utterance(Priority::Hint, if is_step_alone { &step } else { &told });
        let boards: BTreeSet<BoardNo> = passing.iter().filter_map(|one| one.recorded).collect();
        let said = match (boards.is_empty(), step.is_empty()) {
            (true, _) => said,
            (false, true) => said.recorded().while_newest(self.said_facts.keep_newest(boards)),
            // What led to a step is known once that is done.
            (false, false) => said.recorded().while_newest(self.said_facts.keep_step(boards)),
        };
        let said = if step.is_empty() {
            said
        } else {
            let validity = self.said_facts.keep_step([]);
            if is_step_alone {
                said.next_step().while_so(validity)
            } else {
                said.followed_by(validity, aloud(&self.words, &step))
            }
        };
        let is_of_dialog = self.dialog.is_some() && passing.iter().all(|one| one.of_dialog);
        let said = if is_of_dialog { said.of_dialog() } else { said };
        self.desk.ask(Request::Say(Box::new(said)));
    }
}

/// The sentences of a text, together up to the next one that begins with one of these heads.
fn parts_of(text: &str, heads: &[String]) -> Vec<String> {
    let mut parts: Vec<String> = Vec::new();
    for sentence in text.split(". ") {
        let begins = heads.iter().any(|head| sentence.starts_with(head));
        match parts.last_mut().filter(|_| !begins) {
            Some(part) => *part = format!("{part}. {sentence}"),
            None => parts.push(sentence.to_owned()),
        }
    }
    parts
}

/// Through announcements, unless the own voice `can` speak for a screen reader and is to: one that is
/// dead says nothing.
fn channel(can: bool, voice: &Settings) -> Channel {
    let speaks = voice.speech == Switch::On && voice.channel.speaks();
    if can && speaks { voice.channel } else { Channel::ScreenReader }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screen_reader::Reader;
    use jadoube_desk::preferences::Preferences;

    #[test]
    fn the_own_voice_speaks_for_a_screen_reader_where_it_can_and_is_to() {
        let (own, reader, both) = (Channel::OwnVoice, Channel::ScreenReader, Channel::Both);
        let (on, off) = (Switch::On, Switch::Off);
        for (can, speech, chosen, through) in [
            (false, on, own, reader),
            (true, off, own, reader),
            (true, on, own, own),
            (true, on, both, both),
            (false, on, both, reader),
            (true, on, reader, reader),
        ] {
            let voice = Settings { speech, channel: chosen, ..Settings::default() };
            assert_eq!(channel(can, &voice), through, "{can} {speech:?} {chosen:?}");
        }
    }

    #[test]
    fn each_part_of_a_question_that_tells_of_a_board_begins_with_it() {
        let heads = ["Board 1:".to_owned(), "Board 2:".to_owned()];
        let text =
            "Stopped. Say how. Board 1: away. White 5, Black 4. Board 2: away. White 3, Black 2";
        let parts = parts_of(text, &heads);
        let wanted = [
            "Stopped. Say how",
            "Board 1: away. White 5, Black 4",
            "Board 2: away. White 3, Black 2",
        ];
        assert_eq!(parts, wanted);
    }

    #[test]
    fn the_own_voice_is_offered_once_and_only_to_a_screen_readers_user() {
        let fresh = Preferences::default();
        let answered = Preferences { voice_offered: true, ..Preferences::default() };
        let speaks = Preferences { speak_alerts: true, ..Preferences::default() };
        for (runs, prefs, offered) in [
            (true, &fresh, true),
            (false, &fresh, false),
            (true, &answered, false),
            (true, &speaks, false),
        ] {
            let reader = Reader { runs, ..Reader::default() };
            assert_eq!(reader.is_offered(prefs), offered, "{runs} {prefs:?}");
        }
    }
}
