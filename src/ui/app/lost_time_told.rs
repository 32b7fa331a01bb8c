//! What is told once it is answered how lost time counts: of one board with what both clocks show, of several that
//! one key has answered with one sentence. It is over once a clock is started or stopped there.

use crate::actions::Action;
use crate::app::App;
use crate::app::about::About;
use crate::lost_time::{CountedTime, name_of};
use crate::phrases;
use crate::said_facts::Fact;
use crate::widgets::announcer::Manner;
use crate::widgets::badge::Tone;
use jadoube_desk::snapshot::Snapshot;
use jadoube_desk::voicing::{Channel, Priority};
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::clocks;
use jadoube_laws::ids::BoardNo;

impl App {
    /// Tells the answers that are recorded, once no other one is awaited.
    pub(super) fn tell_lost_time_counted(&mut self, snap: &Snapshot) {
        if self.waiting.iter().any(|one| one.about == About::LostTime) {
            return;
        }
        let counted = self.lost_time.take_counted();
        if self.lock.is_some() {
            return;
        }
        if let Some((boards, [shown, said])) = sum(&self.words, snap, &counted) {
            return self.call_out(snap, &boards, [&shown, &said]);
        }
        for CountedTime { board, text, .. } in counted {
            let Some(game) = snap.hall.game(board) else { continue };
            // Who does not see the clocks must know whether one is to be started.
            let clocks = phrases::clocks_now(&self.words, game, snap.now());
            self.call_out(snap, &[board], [&text, &format!("{text}. {clocks}")]);
        }
    }

    /// Shows what was answered, with the key that starts the clocks which stand now. Says it, with how the clocks
    /// stand, to everybody who listens, for it cannot wait: a screen reader is interrupted, and the own voice says it
    /// as an alarm, as long as the clocks of the boards are as they are now.
    fn call_out(&mut self, snap: &Snapshot, boards: &[BoardNo], [shown, said]: [&str; 2]) {
        let waits = boards.iter().any(|board| snap.hall.waits_for_clock(*board));
        let key = Action::ResumeClocks.key_text(&self.words).filter(|_| waits);
        let restart = key.map(|key| {
            let restart = self.words.say_with("app-recovered-restart", &[("key", key.into())]);
            format!(". {restart}")
        });
        let restart = restart.unwrap_or_default();
        let tone = if waits { Tone::Warn } else { Tone::Info };
        self.announcer.show(tone, &format!("{shown}{restart}"));
        let text = format!("{said}{restart}");
        self.announcer.announce(Manner::Assertive, &text);
        if self.prefs.channel != Channel::ScreenReader {
            let clock = |board: &BoardNo| Some((*board, snap.hall.game(*board)?.clock.running()));
            let clocks = boards.iter().filter_map(clock).collect();
            self.speak_while(Priority::Alert, &text, Fact::Clocks(clocks));
        }
    }
}

/// The boards of several that were answered alike, and what is told of them: the answer, and that with at how many of
/// them the clocks stand and run. Nothing, where each is told for itself.
fn sum(
    words: &Catalogue,
    snap: &Snapshot,
    counted: &[CountedTime],
) -> Option<(Vec<BoardNo>, [String; 2])> {
    let [first, _, ..] = counted else { return None };
    let answer = name_of(first.how)?;
    if counted.iter().any(|one| one.how != first.how) {
        return None;
    }
    let mut boards: Vec<BoardNo> = counted.iter().map(|one| one.board).collect();
    boards.sort_unstable();
    let args = [("boards", clocks::boards(&boards).into()), ("how", words.say(answer).into())];
    let answered = words.say_with("app-recovered-counted", &args);
    let mut told = vec![answered.clone()];
    let runs = |board: &&BoardNo| {
        snap.hall.game(**board).is_some_and(|game| game.clock.running().is_some())
    };
    let running = boards.iter().filter(runs).count();
    for (id, count) in
        [("app-recovered-stand-at", boards.len() - running), ("app-recovered-run-at", running)]
    {
        if count > 0 {
            told.push(words.say_with(id, &[("count", count.into())]));
        }
    }
    Some((boards, [answered, told.join(". ")]))
}
