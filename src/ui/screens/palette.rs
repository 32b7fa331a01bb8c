//! The command palette: every action, every board and every open incident by a few letters of its
//! name. It knows what there is from [`Action::ALL`] and the snapshot.

pub(crate) mod groups;

use egui::{Key, Modifiers, ScrollArea, Ui};

use crate::actions::{Action, Actions, UiMessage};
use crate::form::{DialogForm, Fields, Head};
use crate::phrases;
use crate::scene::Scene;
use crate::screens::competition::next;
use crate::screens::stations::settle::{SettleForm, line as difference_line};
use crate::tokens::Text;
use crate::widgets::announcer::{Audience, Manner};
use crate::widgets::badge::Tone;
use crate::widgets::dialog::Column;
use crate::widgets::field::without_deleting_keys;
use crate::widgets::rows::{Row, RowAction, rows_of_field_ui};
use jadoube_core::stations::post::{Epoch, Post};
use jadoube_laws::ids::{BoardNo, GameNo, IncidentNo};

/// How many finds are shown.
const SHOWN: usize = 60;

/// What was typed, and where the choice stands.
#[derive(Debug, Default)]
pub struct Palette {
    text: String,
    chosen: usize,
    /// Whether a key has gone from row to row since something was typed.
    went: bool,
    /// What a screen reader was told of the finds.
    told: Option<String>,
}

impl Palette {
    /// Tells what is chosen, and among how many, when that has changed.
    fn tell(&mut self, scene: &Scene<'_>, found: &[Find], actions: &mut Actions) {
        let text = match found.get(self.chosen) {
            Some(find) => scene.say_with(
                "actions-palette-at",
                &[
                    ("name", find.title.as_str().into()),
                    ("at", (self.chosen + 1).into()),
                    ("count", found.len().into()),
                ],
            ),
            None => scene.say("actions-palette-none"),
        };
        let text = match nearest(scene, &self.text, found) {
            Some(nearest) if self.chosen == 0 => nearest,
            _ => found.get(self.chosen).and_then(|find| find.hindrance(scene)).unwrap_or(text),
        };
        let before = self.told.replace(text.clone());
        if before.is_some_and(|before| before != text) {
            // A row that has just become the chosen one is read by a screen reader.
            let hindered = found.get(self.chosen).is_some_and(|find| find.hindered.is_some());
            let ears = if self.went && !hindered { Audience::Described } else { Audience::All };
            actions.hear(ears, text);
        }
    }
}

/// Where a find leads.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Target {
    Action(Action),
    Board(BoardNo),
    Game(GameNo),
    Incident(IncidentNo),
    /// What comes next in the event.
    Next,
    /// Two records of a post, that of this term put aside.
    Records(Post, Epoch),
}

struct Find {
    target: Target,
    title: String,
    detail: String,
    key: String,
    /// Other words for it.
    also: String,
    /// The name of its group, and other words for that.
    group: String,
    /// Where what was typed stands.
    at: Match,
    /// Why it cannot be done now; nothing, if it can.
    hindered: Option<String>,
}

impl Find {
    /// One that is found by its name and its explanation.
    const fn plain(target: Target, title: String, detail: String, key: String) -> Self {
        let at = Match::Beginning;
        let also = String::new();
        Self { target, title, detail, key, also, group: String::new(), at, hindered: None }
    }

    /// That it cannot be done now, and why.
    fn hindrance(&self, scene: &Scene<'_>) -> Option<String> {
        let why = self.hindered.as_deref()?;
        let args = [("name", self.title.as_str().into()), ("why", why.into())];
        Some(scene.say_with("palette-hindered", &args))
    }
}

/// How well letters fit a text: they must all appear in order; neighbours and beginnings of words
/// count more. Nothing if they do not fit.
#[must_use]
pub fn fit(letters: &str, text: &str) -> Option<i32> {
    let text: Vec<char> = text.chars().flat_map(char::to_lowercase).collect();
    let mut at = 0;
    let mut score = 0;
    let mut last: Option<usize> = None;
    for letter in letters.chars().flat_map(char::to_lowercase).filter(|c| !c.is_whitespace()) {
        let found = (at..text.len()).find(|i| text.get(*i) == Some(&letter))?;
        let begins = found == 0 || text.get(found - 1).is_some_and(|c| !c.is_alphanumeric());
        score += 1;
        if begins {
            score += 4;
        }
        if found > 0 && last == Some(found - 1) {
            score += 5;
        }
        last = Some(found);
        at = found + 1;
    }
    let length = i32::try_from(text.len()).unwrap_or(i32::MAX);
    Some(score * 16 - length.min(120))
}

/// How the letters stand in a text: at its beginning, at that of a word, somewhere, or only one by one.
fn place(letters: &str, text: &str) -> i32 {
    // The sign for an apostrophe that keyboards have is another one than that in the words.
    let letters = letters.trim().to_lowercase().replace('\'', "’");
    let text = text.to_lowercase();
    let begins = |at: usize| {
        let before = text.get(..at).and_then(|before| before.chars().next_back());
        before.is_none_or(|sign| !sign.is_alphanumeric())
    };
    let mut found = text.match_indices(&letters).map(|(at, _)| at);
    match found.next() {
        Some(0) => 3,
        Some(first) if begins(first) || found.any(begins) => 2,
        Some(_) => 1,
        None => 0,
    }
}

/// In no more parts than this a text may be found by single letters of it, per letters that were typed; up to
/// three may each stand alone: “sc” for “Stop clocks”.
const LETTERS_A_PART: usize = 2;

/// Whether letters shorten a text: they stand in it in few parts, each of which begins a word or goes on in
/// one that was begun. “stcl” and “stopcocks” mean “Stop clocks”; “phone” does not mean “Stop the clock of one”.
fn shortens(letters: &str, text: &str) -> bool {
    let lower = |text: &str| text.chars().flat_map(char::to_lowercase).collect::<Vec<char>>();
    let (letters, text) = (lower(letters), lower(text));
    let letters: Vec<char> = letters.into_iter().filter(|sign| !sign.is_whitespace()).collect();
    // In how few parts the letters so far stand, by the place of the last of them.
    let mut parts: Vec<Option<usize>> = Vec::new();
    for letter in &letters {
        let before = std::mem::take(&mut parts);
        let (mut all, mut in_word, mut last) = (None, None, None);
        for (at, sign) in text.iter().enumerate() {
            let begins = at == 0 || text.get(at - 1).is_some_and(|sign| !sign.is_alphanumeric());
            if begins {
                in_word = None;
            }
            let anew = match (before.is_empty(), begins) {
                (true, true) => Some(0),
                (true, false) => None,
                (false, true) => all,
                (false, false) => in_word,
            };
            let here = [last, anew.map(|count: usize| count + 1)].into_iter().flatten().min();
            parts.push(here.filter(|_| sign == letter));
            last = before.get(at).copied().flatten();
            all = [all, last].into_iter().flatten().min();
            in_word = [in_word, last].into_iter().flatten().min();
        }
    }
    let fewest = parts.into_iter().flatten().min();
    let most = if letters.len() <= 3 { letters.len() } else { letters.len() / LETTERS_A_PART };
    fewest.is_some_and(|count| count <= most)
}

/// Whether each word that was typed begins one of a find, in whatever order.
fn has_each_word(letters: &str, find: &Find) -> bool {
    let mut words = letters.split_whitespace();
    words.all(|word| {
        [&find.title, &find.detail, &find.also].iter().any(|text| place(word, text) >= 2)
    })
}

/// What stands before one of the other words for an action that is a name of it.
const CALLED: char = '=';

/// More than any two fits differ by.
const PLACE: i32 = 1 << 20;

/// Where the letters of a find stand, the worst first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Match {
    /// They shorten the name, or their words stand apart.
    Scattered,
    /// Together in the explanation.
    Detail,
    /// They begin a word for the group.
    Group,
    /// Within a word of the name.
    Inside,
    /// They begin another word for it.
    Also,
    /// They begin a word of the name.
    Word,
    /// They begin the name.
    Beginning,
    /// They are a name by which it is called too.
    Called,
}

/// How well a find fits what was typed.
type Fit = (Match, i32);

/// How letters fit a find: by its name, its explanation, or other words for it and for its group.
fn fits(letters: &str, find: &Find) -> Option<Fit> {
    let of_title = fit(letters, &find.title).and_then(|score| {
        let at = match place(letters, &find.title) {
            3 => Match::Beginning,
            2 => Match::Word,
            1 => Match::Inside,
            _ => shortens(letters, &find.title).then_some(Match::Scattered)?,
        };
        Some((at, score * 2))
    });
    let together = fit(letters, &find.detail).filter(|_| place(letters, &find.detail) > 0);
    let of_detail = together.map(|score| (Match::Detail, score - 40));
    let apart = has_each_word(letters, find).then_some((Match::Scattered, 0));
    let begins = |text: &str| place(letters, text) >= 2;
    // Of those that other words find, first those whose explanation has the words too.
    let bias = i32::from(place(letters, &find.detail) > 0);
    let is_called = find.also.split(',').any(|one| {
        let name = one.trim().strip_prefix(CALLED);
        name.is_some_and(|name| name.to_lowercase() == letters.trim().to_lowercase())
    });
    let also = match is_called {
        true => Some((Match::Called, bias)),
        false => begins(&find.also).then_some((Match::Also, bias)),
    };
    let group = begins(&find.group).then_some((Match::Group, bias));
    [of_title, of_detail, apart, also, group].into_iter().flatten().max()
}

fn finds(scene: &Scene<'_>, letters: &str) -> Vec<Find> {
    let mut all: Vec<(i32, Find)> = Vec::new();
    let mut add = |mut find: Find, bias: i32| {
        if letters.trim().is_empty() {
            if find.hindered.is_none() {
                all.push((bias, find));
            }
        } else if let Some((at, score)) = fits(letters, &find) {
            // What cannot be done now is found by its name and its other words, and stands behind
            // what can and is called so.
            let mut order = at as i32 * PLACE + score + bias;
            if find.hindered.is_some() {
                if at < Match::Also {
                    return;
                }
                order = match at {
                    Match::Also => order - PLACE / 2,
                    _ => Match::Also as i32 * PLACE + PLACE / 2 + order / 16,
                };
                if !scene.is_open() {
                    // Without a competition there are few that can.
                    order -= 2 * PLACE;
                }
            }
            find.at = at;
            all.push((order, find));
        }
    };
    for action in Action::ALL {
        let hindered = (!action.is_available(scene)).then(|| groups::why_not(*action, scene));
        let group = action.group().ids().map(|id| scene.say(id));
        let find = Find {
            target: Target::Action(*action),
            title: scene.say(action.label()),
            detail: match &hindered {
                Some(why) => scene.say_with("palette-not-now", &[("why", why.into())]),
                None => format!("{} · {}", group[0], scene.say(action.hint())),
            },
            key: action.key_text(scene.words).unwrap_or_default(),
            also: groups::also(*action).map(|id| scene.say(id)).unwrap_or_default(),
            group: group.join(", "),
            at: Match::Beginning,
            hindered,
        };
        // What waits to be taken comes before what is taken from somebody who is not asked.
        let waits = *action == Action::TakeBoards;
        add(find, if waits { PLACE / 4 } else { 2 });
    }
    let hall = &scene.snap.hall;
    for (board, game) in hall.on_boards() {
        let title = scene.say_with("actions-go-to-board", &[("board", board.0.into())]);
        let detail = phrases::pairing(scene.words, game);
        let key = phrases::status(scene.words, game);
        add(Find::plain(Target::Board(board), title, detail, key), 0);
    }
    for (no, one) in hall.games.iter().filter(|(no, _)| !hall.is_on_board(**no)) {
        let title = scene.say_with("actions-go-to-earlier", &[("board", one.board.0.into())]);
        let detail = phrases::of_round(scene, &one.game);
        let key = phrases::status_of(scene, *no, &one.game);
        add(Find::plain(Target::Game(*no), title, detail, key), 0);
    }
    for incident in hall.incidents.values().filter(|incident| incident.is_open()) {
        let title = scene.say_with("actions-go-to-incident", &[("no", incident.no.into())]);
        let detail = scene.words.value_of(&incident.case);
        add(Find::plain(Target::Incident(incident.no), title, detail, String::new()), 1);
    }
    for (find, bias) in of_the_event(scene) {
        add(find, bias);
    }
    all.sort_by_key(|(score, _)| std::cmp::Reverse(*score));
    // A name that is shortened is a find only where there is no other.
    let whole = all.first().is_some_and(|(_, best)| best.at > Match::Scattered);
    let kept = all.into_iter().filter(|(_, find)| !whole || find.at > Match::Scattered);
    kept.take(SHOWN).map(|(_, find)| find).collect()
}

/// What waits to be decided in the event, and what comes next in it; each with what it counts more.
fn of_the_event(scene: &Scene<'_>) -> Vec<(Find, i32)> {
    let hall = &scene.snap.hall;
    let mut found = Vec::new();
    for one in hall.stations.open_differences() {
        let post = ("post", scene.words.tell(&one.post).into());
        let title = scene.say_with("stations-compare-of", &[post]);
        let (target, detail) = (Target::Records(one.post, one.epoch), difference_line(scene, &one));
        // It waits, and scoresheets are compared at any time.
        found.push((Find::plain(target, title, detail, String::new()), PLACE / 4));
    }
    if let Some(title) = next::called(scene).filter(|_| scene.is_open() && scene.can_change()) {
        let step = [("step", scene.words.tell(&hall.next_step()).into())];
        let detail = scene.say_with("tournament-next", &step);
        // What is called so at any time comes first.
        found.push((Find::plain(Target::Next, title, detail, String::new()), -PLACE / 2));
    }
    found
}

/// That nothing is called so, where the best find has only to do with it.
fn nearest(scene: &Scene<'_>, letters: &str, found: &[Find]) -> Option<String> {
    let best = found.first()?;
    if let Some(hindrance) = best.hindrance(scene) {
        return Some(hindrance);
    }
    matches!(best.at, Match::Also | Match::Group).then_some(())?;
    let args = [("text", letters.trim().into()), ("name", best.title.as_str().into())];
    Some(scene.say_with("palette-nearest", &args))
}

impl DialogForm for Palette {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        let head = Head::bare("palette", scene.say("actions-palette"));
        Some(head.width(640.0).begin_at("actions-palette"))
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, _: Column) {
        let scene = fields.scene;
        let found = finds(scene, &self.text);
        let (steps, enter) = ui.input_mut(|input| {
            let down = input.count_and_consume_key(Modifiers::NONE, Key::ArrowDown);
            let up = input.count_and_consume_key(Modifiers::NONE, Key::ArrowUp);
            ((down, up), input.consume_key(Modifiers::NONE, Key::Enter))
        });
        let last = found.len().saturating_sub(1);
        self.chosen = (self.chosen + steps.0).saturating_sub(steps.1).min(last);
        self.went |= steps != (0, 0);
        self.tell(scene, &found, fields.actions);
        self.text_ui(ui, fields, &found);
        let rows = rows_of(&found);
        if rows.is_empty() {
            ui.label(scene.say("actions-palette-none"));
        }
        if let Some(nearest) = nearest(scene, &self.text, &found) {
            ui.label(Text::Body.rich(nearest));
        }
        let area = ScrollArea::vertical().max_height(380.0).auto_shrink([false, true]);
        let clicked = area.show(ui, |ui| {
            let name = scene.say("actions-palette-found");
            let clicked = rows_of_field_ui(ui, &name, &rows, self.chosen, self.went);
            if steps != (0, 0) {
                let response = ui.min_rect();
                let share = response.height() / rows.len().max(1) as f32;
                let top = response.top() + share * self.chosen as f32;
                let row = egui::Rect::from_min_size(
                    egui::pos2(response.left(), top),
                    egui::vec2(response.width(), share),
                );
                ui.scroll_to_rect(row, None);
            }
            clicked
        });
        let wanted = match clicked.inner {
            Some(RowAction::Select(index) | RowAction::Open(index)) => Some(index),
            None => enter.then_some(self.chosen),
        };
        let wanted = wanted.and_then(|index| found.get(index));
        if let Some(why) = wanted.and_then(|find| find.hindrance(scene)) {
            fields.actions.push(UiMessage::Say(Manner::Assertive, why));
        } else if let Some(find) = wanted {
            fields.actions.push(UiMessage::Close);
            match find.target {
                Target::Action(action) => fields.actions.push(UiMessage::Run(action)),
                Target::Board(board) => fields.actions.push(UiMessage::ShowBoard(board)),
                Target::Game(no) => fields.actions.push(UiMessage::ShowGame(no)),
                Target::Incident(no) => fields.actions.push(UiMessage::ShowIncident(no)),
                Target::Next => next::do_it(scene, fields.actions),
                Target::Records(post, epoch) => {
                    fields.actions.open(SettleForm::new(scene, post, epoch));
                }
            }
        }
    }
}

impl Palette {
    /// The field for the letters, large; a screen reader is told what is chosen.
    fn text_ui(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, found: &[Find]) {
        let was_empty = self.text.is_empty();
        let edit = egui::TextEdit::singleline(&mut self.text)
            .hint_text(fields.say("actions-palette-example"))
            .desired_width(f32::INFINITY)
            .margin(egui::vec2(10.0, 8.0))
            .font(Text::Title.style());
        let response = without_deleting_keys(ui, |ui| ui.add(edit));
        let name = fields.say("actions-palette");
        // What is chosen when it opens; later it is told once, when it changes.
        let now = found.first().filter(|_| self.chosen == 0 && was_empty);
        let now = now.map(|find| find.title.clone());
        ui.ctx().accesskit_node_builder(response.id, |node| {
            node.set_label(name);
            if let Some(now) = now {
                node.set_description(now);
            }
        });
        if fields.takes_focus("actions-palette") {
            response.request_focus();
        }
        if response.changed() {
            (self.chosen, self.went) = (0, false);
        }
    }
}

fn rows_of(found: &[Find]) -> Vec<Row<'_>> {
    found
        .iter()
        .map(|find| Row {
            title: &find.title,
            detail: &find.detail,
            aside: &find.key,
            tone: tone_of(find.target),
            spoken: &find.title,
        })
        .collect()
}

const fn tone_of(target: Target) -> Tone {
    match target {
        Target::Action(_) | Target::Next => Tone::Neutral,
        Target::Board(_) | Target::Game(_) => Tone::Info,
        Target::Incident(_) => Tone::Warn,
        Target::Records(..) => Tone::Bad,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_fit_in_order_and_beginnings_of_words_fit_best() {
        assert!(fit("sc", "Stop clocks") > fit("sc", "Disclose"));
        assert!(fit("board12", "Go to board 12").is_some());
        assert!(fit("board 12", "Go to board 12") > fit("board 12", "Go to board 1, 2nd row"));
        assert_eq!(fit("xyz", "Hall"), None);
        assert!(fit("САЛ", "Сала").is_some(), "letters of any script, small or large");
    }

    #[test]
    fn a_name_is_shortened_by_beginnings_of_its_words_and_not_by_letters_here_and_there() {
        for (letters, text) in [
            ("sc", "Stop clocks"),
            ("stcl", "Stop clocks"),
            ("board12", "Go to board 12"),
            ("standngs", "Standings"),
            ("стчас", "Стопирај часовници"),
        ] {
            assert!(shortens(letters, text), "{letters}: {text}");
        }
        for (letters, text) in [
            ("phone", "Stop the clock of one"),
            ("noise", "New opponent in session"),
            ("who won", "Show what was won"),
            ("telefon", "Titel von Personen"),
        ] {
            assert!(!shortens(letters, text), "{letters}: {text}");
        }
    }

    #[test]
    fn what_begins_so_comes_before_what_has_it_inside_and_that_before_single_letters() {
        for (letters, texts) in [
            (
                "lock for",
                ["Lock for player…", "The lock for player…", "Interlock for", "Clock off, or"],
            ),
            (
                "sperren",
                ["Sperren", "Für den Spieler sperren…", "Aussperren", "Schach: Spielerrennen"],
            ),
        ] {
            let places = texts.map(|text| place(letters, text));
            assert_eq!(places, [3, 2, 1, 0], "{letters}");
        }
    }
}
