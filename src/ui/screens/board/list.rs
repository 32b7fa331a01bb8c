//! Which move of a list does not fit, and what became of the others: a list that is refused is not told once more as
//! a whole, for it stands in the field.

use jadoube_i18n::catalogue::Catalogue;

/// The place of the move that does not fit in the list that was typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListPlace {
    /// The move as it is written.
    pub written: String,
    /// Its number in the list, from one.
    pub at: usize,
    /// How many moves the list has.
    pub count: usize,
    /// How many of them are entered.
    pub entered: usize,
    /// Where it ends in the text that stands in the field, in signs.
    pub end: usize,
}

impl ListPlace {
    /// The place of one move of a text that holds these, of which none is entered; nothing, where it is no list.
    #[must_use]
    pub fn of(text: &str, list: &[String], slip: usize) -> Option<Self> {
        let written = list.get(slip)?.clone();
        let mut end = 0;
        // Numbers of moves may stand between them.
        for one in list.iter().take(slip + 1) {
            end += text.get(end..)?.find(one.as_str())? + one.len();
        }
        let end = text.get(..end)?.chars().count();
        Some(Self { written, at: slip + 1, count: list.len(), entered: 0, end })
    }

    /// Why it is refused, with its number, and whether those before it are entered.
    #[must_use]
    pub fn told(&self, words: &Catalogue, why: String) -> String {
        // What is quoted there is named once.
        let quotes = ['“', '”', '„'];
        let named = why.split(quotes).any(|part| part == self.written);
        let args = [
            ("named", if named { "yes".into() } else { "no".into() }),
            ("why", why.into()),
            ("move", self.written.as_str().into()),
            ("at", self.at.into()),
            ("count", self.count.into()),
            ("entered", self.entered.into()),
        ];
        words.say_with("board-list-refused", &args)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_is_found_in_its_list_behind_the_numbers_of_moves() {
        let list = ["e5", "Nf3", "0-0", "Bb5"].map(str::to_owned);
        let text = " 1…e5 2. Nf3  10.0-0 Bb5";
        for (slip, before) in [(0, " 1…e5"), (1, " 1…e5 2. Nf3"), (2, " 1…e5 2. Nf3  10.0-0")]
        {
            let place = ListPlace::of(text, &list, slip).expect("a place");
            assert_eq!(place.end, before.chars().count(), "{place:?}");
            assert_eq!((place.at, place.count, place.entered), (slip + 1, 4, 0));
        }
        assert_eq!(ListPlace::of("e5", &[], 0), None);
    }
}
