//! What of the Board comes into sight by itself, and when: where the keyboard is, another game, another
//! position. Where all that lies, and how it is scrolled to, is the affair of the screen.

use egui::{Rect, Ui};

use jadoube_chess::board::square::Square;
use jadoube_laws::ids::GameNo;

/// Where the keyboard is, as seen from the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum KeyboardPart {
    /// At a square.
    Squares,
    /// In the field for moves.
    Field,
    /// At something above the board, in its column.
    Above,
    /// At something below the field, in its column.
    Below,
    /// Beside it, in another part of the window, or nowhere.
    Elsewhere,
}

/// What decides whether something has to come into sight.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Sight {
    /// The game.
    pub(super) game: GameNo,
    /// How many half-moves of it are shown, and whether that is the past.
    pub(super) position: (usize, bool),
    /// Where the keyboard is.
    pub(super) keyboard: KeyboardPart,
    /// The square at which it stands, or would.
    pub(super) cursor: Square,
    /// Whether it is told what is wrong with a typed move.
    pub(super) fault: bool,
    /// How high the part of the window is in which it is seen, in points: a message below takes some.
    pub(super) height: i32,
    /// The pass in which it is so.
    pub(super) pass: u64,
}

/// What comes into sight.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum ScrollGoal {
    /// The top of the screen: another game is shown, or one comes from another screen.
    Top,
    /// What stands above the board: the keyboard has gone elsewhere from the field.
    Head,
    /// The board: the keyboard has come to it.
    Squares,
    /// The square to which the keyboard has gone.
    Square,
    /// The field, with the board above it.
    Field,
    /// The board, where that stands beside all else: its position is another.
    Position,
}

impl ScrollGoal {
    /// Whether what is further out scrolls to it as well: else the keyboard may be there, at something else.
    pub(super) const fn is_with_the_keyboard(self) -> bool {
        match self {
            Self::Top | Self::Squares | Self::Square | Self::Field => true,
            Self::Head | Self::Position => false,
        }
    }
}

/// So many passes it takes at most until the keyboard has come to a game that is shown anew.
const PASSES_TO_COME: u8 = 12;

/// What was so in the pass before.
#[derive(Debug, Default)]
pub(super) struct KeepInSight {
    before: Option<Sight>,
    /// What came into sight then, from where it lay then.
    again: Option<ScrollGoal>,
    /// How many passes the keyboard still has to come by itself.
    coming: u8,
    /// Whether somebody wants to go to the squares.
    wanted: bool,
}

impl KeepInSight {
    /// Somebody wants to go to the squares.
    pub(super) const fn want_squares(&mut self) {
        self.wanted = true;
    }

    /// What comes into sight in this pass; once more in the pass after, when all has found its place. With
    /// `stirred` something has moved, or is told anew. Whoever scrolls by hand is left alone.
    pub(super) fn goal(&mut self, ui: &Ui, now: Sight, stirred: bool) -> Option<ScrollGoal> {
        let stays = self.before.is_some_and(|before| before.keyboard == now.keyboard);
        let goal = self.new_goal(now, stirred);
        if goal.is_some() {
            ui.ctx().request_repaint();
        }
        let again = std::mem::replace(&mut self.again, goal);
        goal.or(again.filter(|_| stays))
    }

    fn new_goal(&mut self, now: Sight, stirred: bool) -> Option<ScrollGoal> {
        let before = self.before.replace(now);
        let same = |before: &Sight| before.game == now.game && before.pass + 1 >= now.pass;
        let Some(before) = before.filter(same) else {
            self.coming = PASSES_TO_COME;
            return Some(match now.keyboard {
                KeyboardPart::Field => ScrollGoal::Field,
                KeyboardPart::Squares
                | KeyboardPart::Above
                | KeyboardPart::Below
                | KeyboardPart::Elsewhere => ScrollGoal::Top,
            });
        };
        self.coming = self.coming.saturating_sub(1);
        let came = before.keyboard != now.keyboard;
        let other = before.position != now.position;
        match now.keyboard {
            KeyboardPart::Squares if std::mem::take(&mut self.wanted) => Some(ScrollGoal::Squares),
            KeyboardPart::Squares if came && self.coming > 0 => Some(ScrollGoal::Top),
            KeyboardPart::Squares if came => Some(ScrollGoal::Squares),
            KeyboardPart::Squares if before.cursor != now.cursor => Some(ScrollGoal::Square),
            KeyboardPart::Field
                if came
                    || other
                    || stirred
                    || (before.fault, before.height) != (now.fault, now.height) =>
            {
                Some(ScrollGoal::Field)
            }
            // What a move can mean is chosen below the field: it stays in sight.
            KeyboardPart::Elsewhere if came && before.keyboard.is_lower() && !now.fault => {
                self.coming = PASSES_TO_COME;
                Some(ScrollGoal::Head)
            }
            KeyboardPart::Squares | KeyboardPart::Above | KeyboardPart::Elsewhere
                if other || stirred =>
            {
                Some(ScrollGoal::Position)
            }
            KeyboardPart::Squares
            | KeyboardPart::Field
            | KeyboardPart::Above
            | KeyboardPart::Below
            | KeyboardPart::Elsewhere => None,
        }
    }
}

impl KeyboardPart {
    /// Whether what stands above the board may be scrolled away for it.
    const fn is_lower(self) -> bool {
        match self {
            Self::Field | Self::Below => true,
            Self::Squares | Self::Above | Self::Elsewhere => false,
        }
    }
}

/// The lower part of it that fits into so much height. With the distance that an area keeps from its edges taken
/// off, it comes to lie in the same place from above and from below.
pub(super) fn lower_part(rect: Rect, height: f32) -> Rect {
    rect.with_min_y(rect.top().max(rect.bottom() - height))
}

/// What has the keyboard, with as much again around it: of a square, those beside it.
pub(super) fn around_the_focused(ui: &Ui) -> Option<Rect> {
    let id = ui.memory(|memory| memory.focused())?;
    let rect = ui.ctx().read_response(id)?.rect;
    Some(rect.expand(rect.height()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The keyboard is at a square.
    fn start() -> Sight {
        Sight {
            game: GameNo(1),
            position: (0, false),
            keyboard: KeyboardPart::Squares,
            cursor: Square::all().next().unwrap(),
            fault: false,
            height: 500,
            pass: 0,
        }
    }

    /// One after the other, from a game that is shown for long; what comes into sight with each.
    fn goals(all: &[Sight]) -> Vec<Option<ScrollGoal>> {
        let mut state = KeepInSight { before: Some(start()), ..KeepInSight::default() };
        let passes = (1..).zip(all);
        passes.map(|(pass, sight)| state.new_goal(Sight { pass, ..*sight }, false)).collect()
    }

    #[test]
    fn the_field_with_the_board_comes_into_sight_and_then_what_stands_above_it() {
        let typing = Sight { keyboard: KeyboardPart::Field, ..start() };
        let (wrong, played) =
            (Sight { fault: true, ..typing }, Sight { position: (1, false), ..typing });
        let away = Sight { keyboard: KeyboardPart::Elsewhere, ..played };
        let back = Sight { keyboard: KeyboardPart::Squares, ..played };
        let found = goals(&[typing, typing, wrong, wrong, played, away, away, back, back]);
        let field = Some(ScrollGoal::Field);
        let (head, top) = (Some(ScrollGoal::Head), Some(ScrollGoal::Top));
        assert_eq!(found, [field, None, field, None, field, head, None, top, None]);
    }

    #[test]
    fn what_is_wrong_with_a_move_stays_in_sight_when_the_keyboard_leaves_the_field() {
        let wrong = Sight { keyboard: KeyboardPart::Field, fault: true, ..start() };
        let away = Sight { keyboard: KeyboardPart::Elsewhere, ..wrong };
        assert_eq!(goals(&[wrong, away]), [Some(ScrollGoal::Field), None]);
    }

    #[test]
    fn the_field_stays_in_sight_where_a_message_makes_the_window_lower() {
        let typing = Sight { keyboard: KeyboardPart::Field, ..start() };
        let (lower, at_squares) =
            (Sight { height: 440, ..typing }, Sight { height: 440, ..start() });
        let field = Some(ScrollGoal::Field);
        assert_eq!(goals(&[typing, lower, lower, typing]), [field, field, None, field]);
        assert_eq!(goals(&[at_squares, start()]), [None, None]);
    }

    #[test]
    fn another_game_begins_at_the_top_however_the_keyboard_comes_to_it() {
        let other = Sight { game: GameNo(2), ..start() };
        let typing = Sight { keyboard: KeyboardPart::Field, ..other };
        let (field, top) = (Some(ScrollGoal::Field), Some(ScrollGoal::Top));
        assert_eq!(goals(&[other, other]), [top, None]);
        assert_eq!(goals(&[typing, other, other]), [field, top, None]);
    }

    #[test]
    fn who_comes_from_another_screen_begins_at_the_top() {
        let mut state = KeepInSight { before: Some(start()), ..KeepInSight::default() };
        assert_eq!(state.new_goal(Sight { pass: 9, ..start() }, false), Some(ScrollGoal::Top));
    }

    #[test]
    fn who_wants_to_go_to_the_squares_sees_them_also_where_the_keyboard_is_there() {
        let mut state = KeepInSight { before: Some(start()), ..KeepInSight::default() };
        state.want_squares();
        let goals = [1, 2].map(|pass| state.new_goal(Sight { pass, ..start() }, false));
        assert_eq!(goals, [Some(ScrollGoal::Squares), None]);
    }

    #[test]
    fn what_stands_below_the_field_is_not_scrolled_away() {
        let below = Sight { keyboard: KeyboardPart::Below, ..start() };
        assert_eq!(goals(&[below, Sight { position: (1, false), ..below }]), [None, None]);
    }
}
