//! Moves that are typed while another one is under way to the record. They wait as text, in the order in which they
//! were typed: what each means is known only in the position to which the one before it leads.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use crate::screens::board::list::ListPlace;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_laws::ids::BoardNo;

/// The text of a move that waits or is under way.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HeldMove {
    /// As it was typed.
    pub text: String,
    /// Its number in the list with which it was typed, from one, and how many moves that has.
    place: Option<(usize, usize)>,
}

impl From<String> for HeldMove {
    fn from(text: String) -> Self {
        Self { text, place: None }
    }
}

/// Texts one behind the other.
#[must_use]
pub fn joined(back: &[HeldMove]) -> String {
    back.iter().map(|one| one.text.as_str()).collect::<Vec<_>>().join(" ")
}

/// Moves that were typed and are not recorded, as they stand in the field again.
#[derive(Debug)]
pub struct ReturnedMoves {
    /// All of them.
    pub text: String,
    /// Which of them does not fit, where there are several or the others of its list are entered.
    pub place: Option<ListPlace>,
}

impl ReturnedMoves {
    /// What has come back; nothing, where that is none. The first does not fit, unless it is known which.
    #[must_use]
    pub fn new(back: &[HeldMove], place: Option<ListPlace>) -> Option<Self> {
        let first = back.first()?;
        let of_list = first.place.or_else(|| (back.len() > 1).then_some((1, back.len())));
        let of_first = of_list.map(|(at, count)| ListPlace {
            written: first.text.clone(),
            at,
            count,
            entered: at - 1,
            end: first.text.chars().count(),
        });
        Some(Self { text: joined(back), place: place.or(of_first) })
    }

    /// Where the move ends that does not fit, in signs.
    #[must_use]
    pub fn end(&self) -> usize {
        self.place.as_ref().map_or_else(|| self.text.chars().count(), |place| place.end)
    }

    /// Why they are not entered, and which move it is about.
    #[must_use]
    pub fn told(&self, words: &Catalogue, why: String) -> String {
        match &self.place {
            Some(place) => place.told(words, why),
            None => {
                let args = [("why", why.into()), ("moves", self.text.as_str().into())];
                words.say_with("board-held-back", &args)
            }
        }
    }
}

/// The texts that wait, and the boards at which it is not known yet what the position is.
#[derive(Debug, Default)]
pub struct HeldMoves {
    /// The boards at which something changes the position that the desk has not answered.
    under_way: BTreeSet<BoardNo>,
    /// The texts of the moves that are under way, where these no longer stand in the field.
    sent: BTreeMap<BoardNo, HeldMove>,
    texts: VecDeque<(BoardNo, HeldMove)>,
}

impl HeldMoves {
    /// Takes note of the boards at which an answer is awaited.
    pub fn follow(&mut self, under_way: BTreeSet<BoardNo>) {
        self.sent.retain(|board, _| under_way.contains(board));
        self.under_way = under_way;
    }

    /// Whether what is typed for a board now has to wait.
    #[must_use]
    pub fn is_under_way(&self, board: BoardNo) -> bool {
        self.under_way.contains(&board) || self.texts.iter().any(|(of, _)| *of == board)
    }

    /// Lets a text wait.
    pub fn hold(&mut self, board: BoardNo, text: String) {
        self.texts.push_back((board, text.into()));
    }

    /// Lets the other moves of a list wait for its first, which is entered with this pass and was written so; what
    /// waits already comes behind them.
    pub fn hold_behind(&mut self, board: BoardNo, first: String, others: &[String]) {
        // That it is under way is known with the next pass.
        self.under_way.insert(board);
        let count = others.len() + 1;
        let of_list = |at, text| HeldMove { text, place: Some((at, count)) };
        self.note_sent(board, of_list(1, first));
        for (at, text) in others.iter().enumerate().rev() {
            self.texts.push_front((board, of_list(at + 2, text.clone())));
        }
    }

    /// Keeps the text of a move that is under way, for the case that it is refused.
    pub fn note_sent(&mut self, board: BoardNo, one: HeldMove) {
        self.sent.insert(board, one);
    }

    /// Takes out the first text whose time has come; none of a board at which a move waits to be confirmed.
    pub fn next(&mut self, confirming: Option<BoardNo>) -> Option<(BoardNo, HeldMove)> {
        let at = self.due(confirming)?;
        self.texts.remove(at)
    }

    /// Whether a text is entered with this pass.
    #[must_use]
    pub fn is_due(&self, confirming: Option<BoardNo>) -> bool {
        self.due(confirming).is_some()
    }

    fn due(&self, confirming: Option<BoardNo>) -> Option<usize> {
        let waits = |board: &BoardNo| self.under_way.contains(board) || confirming == Some(*board);
        self.texts.iter().position(|(board, _)| !waits(board))
    }

    /// Takes out what was typed for a board and is not recorded: what was refused, and all that waited behind it.
    pub fn take_back(&mut self, board: BoardNo) -> Vec<HeldMove> {
        let mut back: Vec<HeldMove> = self.sent.remove(&board).into_iter().collect();
        let (of_board, others): (VecDeque<_>, VecDeque<_>) =
            std::mem::take(&mut self.texts).into_iter().partition(|(of, _)| *of == board);
        self.texts = others;
        back.extend(of_board.into_iter().map(|(_, text)| text));
        back
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: BoardNo = BoardNo(1);
    const TWO: BoardNo = BoardNo(2);

    /// The text whose time has come.
    fn next(held: &mut HeldMoves) -> Option<(BoardNo, String)> {
        held.next(None).map(|(board, one)| (board, one.text))
    }

    #[test]
    fn texts_wait_in_their_order_for_the_answer_at_their_board() {
        let mut held = HeldMoves::default();
        held.follow([ONE].into());
        held.hold(ONE, "e5".into());
        held.hold(TWO, "d4".into());
        held.hold(ONE, "Nf3".into());
        assert_eq!(next(&mut held), Some((TWO, "d4".into())), "nothing is under way there");
        assert_eq!(next(&mut held), None);
        held.follow(BTreeSet::new());
        assert!(held.is_under_way(ONE), "others wait before it");
        assert!(held.is_due(None) && !held.is_due(Some(ONE)));
        assert_eq!(held.next(Some(ONE)), None, "a move waits to be confirmed");
        assert_eq!(next(&mut held), Some((ONE, "e5".into())));
        assert_eq!(next(&mut held), Some((ONE, "Nf3".into())));
        assert!(!held.is_under_way(ONE));
    }

    #[test]
    fn the_other_moves_of_a_list_wait_for_its_first_and_come_before_what_waits() {
        let mut held = HeldMoves::default();
        held.hold(ONE, "Nc6".into());
        held.hold_behind(ONE, "e4".into(), &["e5".into(), "Nf3".into()]);
        assert_eq!(next(&mut held), None, "the first is entered with this pass");
        held.follow(BTreeSet::new());
        assert_eq!(next(&mut held), Some((ONE, "e5".into())));
        let back = ReturnedMoves::new(&held.take_back(ONE), None).expect("moves");
        let place = back.place.as_ref().expect("a place in the list");
        assert_eq!((place.at, place.count, place.entered), (3, 3, 2));
        assert_eq!((back.text.as_str(), back.end()), ("Nf3 Nc6", 3));
    }

    #[test]
    fn what_is_refused_comes_back_with_what_waited_behind_it() {
        let mut held = HeldMoves::default();
        held.follow([ONE, TWO].into());
        held.note_sent(ONE, "e4".to_owned().into());
        held.note_sent(TWO, "c4".to_owned().into());
        held.hold(ONE, "e5".into());
        held.hold(TWO, "c5".into());
        assert_eq!(joined(&held.take_back(ONE)), "e4 e5");
        assert!(held.take_back(ONE).is_empty());
        held.follow(BTreeSet::new());
        assert_eq!(joined(&held.take_back(TWO)), "c5", "the move before it is recorded");
    }
}
