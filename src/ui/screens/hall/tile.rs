//! A tile of the Hall: the board, both players with their clocks, and the most pressing concern.

use egui::{Align2, Rect, Ui, pos2, vec2};

use crate::phrases::{self, Concern};
use crate::scene::Scene;
use crate::screens::board::explore;
use crate::screens::stations::lines;
use crate::tokens::{self, Text, radius, scale, space};
use crate::widgets::badge::Tone;
use crate::widgets::board_paint::paint_small;
use crate::widgets::board_view::from_to;
use crate::widgets::clock_face::{self, ClockView};
use crate::widgets::elide;
use crate::widgets::sign::{self, Sign};
use crate::widgets::tile::{TabStop, TileLook, TileText, tile};
use jadoube_chess::moment::Moment;
use jadoube_chess::result::Score;
use jadoube_chess::side::Side;
use jadoube_core::competition::state::Difference;
use jadoube_i18n::contest;
use jadoube_i18n::entrant::marked;
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::BoardNo;
use jadoube_laws::sensing::LinkState;

/// What tells one record of moves from another: its length and when its last move was made.
pub(super) type Record = (usize, Option<Moment>, bool);

pub(super) fn record(game: &Game) -> Record {
    let last = game.plies.last().map(|ply| ply.at);
    (game.plies.len(), last, game.outcome().is_some())
}

/// Of what a tile tells beside its name: of the record, and of what the name says. A start or a flag that the
/// `own_voice` says is not read anew by a screen reader as well.
fn told_of(record: Record, name: &str, own_voice: bool) -> String {
    if own_voice { format!("{record:?}") } else { format!("{record:?} {name}") }
}

/// One of them.
pub(super) struct Tile<'a> {
    pub(super) scene: &'a Scene<'a>,
    pub(super) board: BoardNo,
    pub(super) game: &'a Game,
    pub(super) view: &'a ClockView,
    pub(super) concerns: &'a [Concern],
    /// In which row it lies, and how many there are; nothing where there is one tile in each.
    pub(super) row: Option<(usize, usize)>,
}

impl Tile<'_> {
    /// Draws it, and tells of it.
    pub(super) fn show(&self, ui: &Ui, rect: Rect, id: egui::Id, stop: TabStop) -> egui::Response {
        let tone = match phrases::weight(self.concerns) {
            3 => Tone::Bad,
            2 => Tone::Warn,
            _ => Tone::Neutral,
        };
        let look = TileLook { tone, selected: self.scene.board == Some(self.board), stop };
        let name = self.name();
        let own_voice = self.scene.own_voice_says_alarms();
        let text = TileText {
            of: told_of(record(self.game), &name, own_voice),
            name,
            passing: (stop == TabStop::Here).then(|| self.passing()),
        };
        let response = tile(ui, rect, id, text, look);
        if ui.is_rect_visible(rect) {
            self.paint(ui, rect);
        }
        response
    }

    /// What goes on from second to second and from move to move.
    fn passing(&self) -> String {
        let last = explore::last_move(self.scene, self.game);
        let clocks = phrases::clocks_aloud(self.scene, self.game, self.view);
        // Up and down go to the tile above and below, whatever its number.
        let row = self.row.map(|(row, rows)| {
            let args = [("row", row.into()), ("rows", rows.into())];
            format!(". {}", self.scene.say_with("hall-row", &args))
        });
        format!("{last}. {clocks}{}", row.unwrap_or_default())
    }

    /// Who plays a colour, with the word where the player is blind.
    fn player(&self, side: Side) -> String {
        let words = self.scene.words;
        let name = phrases::player(words, self.game, side);
        let hall = &self.scene.snap.hall;
        let game = hall.at_board.get(&self.board).copied();
        let is_blind = game.is_some_and(|game| *hall.contest.blind_in(game).of(side));
        marked(words, &name, is_blind)
    }

    /// Everything else of the tile in one sentence.
    fn name(&self) -> String {
        let words = self.scene.words;
        let mut said = words.say_with(
            "hall-tile",
            &[
                ("board", self.board.0.into()),
                ("white", self.player(Side::White).into()),
                ("black", self.player(Side::Black).into()),
                ("status", phrases::status_at(self.scene, self.board, self.game).into()),
            ],
        );
        for concern in self.concerns {
            said.push_str("; ");
            said.push_str(&concern.text);
        }
        if let Some(home) = self.scene.kept_by(self.board) {
            said.push_str("; ");
            said.push_str(&self.scene.say_with("hall-tile-station", &lines::named(home)));
        }
        said
    }

    fn paint(&self, ui: &Ui, rect: Rect) {
        let t = tokens::of(ui.ctx());
        let inner = rect.shrink(space::S + 1.0);
        let head = Text::Strong.font(ui);
        let line = inner.with_min_y(inner.bottom() - Text::Caption.font(ui).size * 1.5);
        let number = self.number(ui, line, head.clone());
        let foot_top = self.foot(ui, line.with_min_x(number + space::S), rect.height());
        // The board as large as there is room, the players and clocks at its right, the number below.
        let top = inner.top();
        let side = (foot_top - top - space::XS).min(inner.width() * 0.52);
        let board = Rect::from_min_size(inner.min, egui::Vec2::splat(side));
        let last = self.game.plies.last().and_then(|ply| from_to(&ply.uci));
        paint_small(ui, board, &self.game.position().placement(), Side::White, last);
        let column = Rect::from_min_max(
            pos2(board.right() + space::S, top),
            pos2(inner.right(), top + side),
        );
        for seat in [Side::Black, Side::White] {
            self.seat(ui, column, seat);
        }
        if let Some(score) = self.score() {
            // It recedes: the result is what is left to know.
            let veil = t.surface.gamma_multiply(0.55);
            ui.painter().rect_filled(board, 0.0, veil);
            let size = (column.height() * 0.4).min(head.size * 2.6);
            let font = egui::FontId::new(size, head.family.clone());
            let (at, middle) = (column.center(), Align2::CENTER_CENTER);
            ui.painter().text(at, middle, score.sign(), font, t.ink);
        }
    }

    /// The number of the board, and whether an electronic one is linked; returns where they end.
    fn number(&self, ui: &Ui, foot: Rect, font: egui::FontId) -> f32 {
        let t = tokens::of(ui.ctx());
        let at = (pos2(foot.left(), foot.center().y), Align2::LEFT_CENTER);
        let size = font.size;
        let home = self.scene.kept_by(self.board).map(|home| format!("{} ", home.letter));
        let shown = format!("{}{}", home.unwrap_or_default(), self.board.0);
        let number = ui.painter().text(at.0, at.1, shown, font, t.ink);
        let Some(line) = self.scene.snap.line(self.board) else { return number.right() };
        let (what, ink) = match line.link {
            LinkState::Connected => (Sign::Linked, t.good.ink),
            LinkState::Opening => (Sign::Linked, t.ink_soft),
            _ => (Sign::Unlinked, t.warn.ink),
        };
        let left = number.right() + space::XS;
        let square =
            Rect::from_min_size(pos2(left, foot.center().y - size * 0.5), egui::Vec2::splat(size));
        sign::paint(ui.painter(), square, what, ink, t.surface);
        square.right()
    }

    /// Name and clock of a player: Black's above, White's below, as they sit.
    fn seat(&self, ui: &Ui, column: Rect, side: Side) {
        let t = tokens::of(ui.ctx());
        let roomy = column.height() > tokens::scale(ui.ctx()).of(150.0);
        let font = if roomy { Text::Strong.font(ui) } else { Text::Caption.font(ui) };
        let name = font.size * 1.35;
        let half = (column.height() - space::XS) * 0.5;
        let clock = (half - name).clamp(16.0, tokens::scale(ui.ctx()).of(84.0));
        let top = match side {
            Side::Black => column.top(),
            Side::White => column.bottom() - name - clock,
        };
        let (name_top, clock_top) =
            if side == Side::Black { (top, top + name) } else { (top + clock + 2.0, top) };
        let mark = Rect::from_center_size(
            pos2(column.left() + font.size * 0.4, name_top + name * 0.5),
            egui::Vec2::splat(font.size * 0.62),
        );
        // Whose move it is shows as a filled mark beside the name.
        if self.game.is_playing() && self.game.turn() == side {
            ui.painter().circle_filled(mark.center(), mark.width() * 0.5, t.accent);
        }
        let place = (pos2(column.left() + font.size, name_top + name * 0.5), Align2::LEFT_CENTER);
        let who = self.player(side);
        let ended = self.game.outcome().is_some();
        let ink = if ended { t.ink_soft } else { t.ink };
        let room = column.right() - place.0.x;
        let name = elide::fitted(ui.painter(), &who, font.clone(), ink, room);
        ui.painter().galley(place.1.anchor_size(place.0, name.size()).min, name, ink);
        if ended {
            return;
        }
        let rect = Rect::from_min_size(pos2(column.left(), clock_top), vec2(column.width(), clock));
        clock_face::paint_line(ui, rect, self.view, side);
    }

    /// The most pressing concern, or where the game stands, in the last `line` of a tile of this `height`: where
    /// that is enough, with as many lines above it as it needs. Returns where it begins.
    fn foot(&self, ui: &Ui, line: Rect, height: f32) -> f32 {
        let t = tokens::of(ui.ctx());
        let font = Text::Caption.font(ui);
        let concern = self.concerns.first().map(|one| (one.sign, one.tone.colours(t)));
        let ink = concern.map_or(t.ink_soft, |(_, colours)| colours.ink);
        let left = line.left() + concern.map_or(0.0, |_| font.size * 1.6);
        let most = if height > scale(ui.ctx()).of(180.0) { 3 } else { 1 };
        let place = (line.right() - left, most);
        let text = elide::lines(ui.painter(), &self.foot_text(), font.clone(), ink, place);
        let rect = line.with_min_y(line.bottom() - text.size().y.max(line.height()));
        if let Some((sign, colours)) = concern {
            let corner = f32::from(radius::S);
            ui.painter().rect_filled(rect.expand2(vec2(2.0, 1.0)), corner, colours.soft);
            let centre = pos2(rect.left() + font.size * 0.7, rect.center().y);
            let square = Rect::from_center_size(centre, egui::Vec2::splat(font.size));
            sign::paint(ui.painter(), square, sign, colours.ink, colours.soft);
        }
        let top = rect.center().y - text.size().y * 0.5;
        ui.painter().galley(pos2(left, top), text, ink);
        rect.top()
    }

    fn foot_text(&self) -> String {
        if let [concern, rest @ ..] = self.concerns {
            let more = if rest.is_empty() { String::new() } else { format!(" +{}", rest.len()) };
            return format!("{}{more}", concern.text);
        }
        match (self.corrected(), self.game.outcome()) {
            (Some(difference), _) => contest::corrected(self.scene.words, difference),
            (None, Some(ended)) => {
                format!("{}  {}", ended.score.sign(), self.scene.words.tell(&ended.reason))
            }
            (None, None) => self.last_move(),
        }
    }

    /// That another result counts in the event than the game shows.
    fn corrected(&self) -> Option<Difference> {
        let hall = &self.scene.snap.hall;
        hall.at_board.get(&self.board).and_then(|no| hall.corrected(*no))
    }

    /// The result that counts, once the game has ended.
    fn score(&self) -> Option<Score> {
        let ended = self.game.outcome()?;
        Some(self.corrected().map_or(ended.score, |one| one.entered.score()))
    }

    fn last_move(&self) -> String {
        let status = || phrases::status_at(self.scene, self.board, self.game);
        let no = self.scene.snap.hall.at_board.get(&self.board);
        let adjourned = no.and_then(|no| phrases::adjourned(self.scene, *no, self.game));
        adjourned.or_else(|| phrases::last_move(self.game)).unwrap_or_else(status)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_own_voice_says_of_a_board_has_its_tile_not_told_anew() {
        let flag = |own_voice| {
            let told = |name| told_of((2, Some(Moment(7)), false), name, own_voice);
            (told("Board 1: White to move"), told("Board 1: White to move; Flag of White fallen"))
        };
        let (before, after) = flag(true);
        assert_eq!(before, after);
        let (before, after) = flag(false);
        assert_ne!(before, after, "nothing else tells who hears a screen reader alone");
        let moved = |plies| told_of((plies, None, false), "Board 1", true);
        assert_ne!(moved(2), moved(3));
    }
}
