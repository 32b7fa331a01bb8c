//! The numbers of articles as a reader takes them: `4.10` comes after `4.9`, `4.3a` is a part of
//! `4.3`, and `a 4 2` means `A.4.2`. The appendices come after the Laws, the interpretations last.

/// A number taken apart.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Number {
    part: Part,
    steps: Vec<Step>,
}

/// Where it stands in an edition.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Part {
    Opening,
    Laws,
    Appendix,
    Supplement,
    Olympiad,
    Interpretation,
}

/// A step down in the numbering.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Step {
    Number(u32),
    Letters(String),
}

impl Number {
    /// Takes a number apart; capitals, points, spaces and brackets do not matter.
    #[must_use]
    pub fn new(text: &str) -> Self {
        let mut steps: Vec<Step> = Vec::new();
        let mut joined = false;
        for letter in text.chars() {
            if let Some(digit) = letter.to_digit(10) {
                match steps.last_mut() {
                    Some(Step::Number(number)) if joined => {
                        *number = number.saturating_mul(10).saturating_add(digit);
                    }
                    _ => steps.push(Step::Number(digit)),
                }
            } else if letter.is_alphabetic() {
                match steps.last_mut() {
                    Some(Step::Letters(letters)) if joined => letters.extend(letter.to_lowercase()),
                    _ => steps.push(Step::Letters(letter.to_lowercase().collect())),
                }
            }
            joined = letter.is_alphanumeric();
        }
        Self { part: part(&steps), steps }
    }

    /// Whether a text is written as a number and not as words: each of its parts has a digit, or is
    /// a letter, a Roman numeral or the name of a part of an edition (`a 4 2`, `Int. 8`, `III.3`).
    #[must_use]
    pub fn is_written_in(text: &str) -> bool {
        let digit = |sign: char| sign.is_ascii_digit();
        let named = |part: &str| {
            let name = part.trim_end_matches('.').to_lowercase();
            name.chars().count() == 1
                || name.chars().all(|sign| "ivx".contains(sign))
                || ["int", "ol", "supp"].contains(&name.as_str())
        };
        text.contains(digit)
            && text.split_whitespace().all(|part| part.contains(digit) || named(part))
    }

    /// Whether it is that number, or a part of it: `4.3a` and `4.3.1` belong to `4.3`, `4.30` does
    /// not.
    #[must_use]
    pub fn belongs_to(&self, whole: &Self) -> bool {
        !whole.steps.is_empty() && self.steps.starts_with(&whole.steps)
    }

    /// The number one step up, `7.5` for `7.5.5`; none above the first step.
    #[must_use]
    pub fn parent(&self) -> Option<Self> {
        let (_, above) = self.steps.split_last()?;
        (!above.is_empty()).then(|| Self { part: self.part, steps: above.to_vec() })
    }
}

fn part(steps: &[Step]) -> Part {
    match steps.first() {
        Some(Step::Letters(letters)) => match letters.as_str() {
            "preface" | "introduction" => Part::Opening,
            "supp" => Part::Supplement,
            "ol" => Part::Olympiad,
            "int" => Part::Interpretation,
            _ => Part::Appendix,
        },
        Some(Step::Number(_)) | None => Part::Laws,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_told_from_words() {
        for number in ["4.3.9", "a 4 2", "Int. 8", "III.3.1", "I 4", "Ol. 22.3", "20.1c", "A1a"] {
            assert!(Number::is_written_in(number), "{number}");
        }
        for words in ["3 times", "50 moves", "flag", "", "Article", "move 40 reached"] {
            assert!(!Number::is_written_in(words), "{words}");
        }
    }

    #[test]
    fn numbers_stand_in_the_order_in_which_an_edition_is_read() {
        let order = [
            "Preface",
            "1",
            "1.1",
            "4.2",
            "4.3",
            "4.3.1",
            "4.3a",
            "4.3b",
            "4.9",
            "4.10",
            "9.1(1)",
            "9.1(3)",
            "12.9.9",
            "A.4.2",
            "A.4.d.3",
            "B5",
            "B5b",
            "C1",
            "C2",
            "C.12",
            "III.3.1",
            "III.3.1.1",
            "Supp. 3",
            "Supp. 3.10",
            "Ol. 21",
            "Ol. 22.1",
            "Int. 1",
            "Int. 8.2",
            "Int. 8.2b",
            "Int. 15",
        ];
        for pair in order.windows(2) {
            assert!(Number::new(pair[0]) < Number::new(pair[1]), "{} before {}", pair[0], pair[1]);
        }
    }

    #[test]
    fn a_part_belongs_to_its_article_however_it_is_written() {
        for (part, whole, belongs) in [
            ("4.3.1", "4.3", true),
            ("4.3a", "4.3", true),
            ("4.3", "4.3", true),
            ("4.30", "4.3", false),
            ("6.10", "6.1", false),
            ("A.4.2", "a4", true),
            ("Int. 8.2b", "int 8", true),
            ("Int. 15", "int. 1", false),
            ("III.3.1", "II", false),
            ("9.1(3)", "9.1.3", true),
            ("7.5", "", false),
        ] {
            let found = Number::new(part).belongs_to(&Number::new(whole));
            assert_eq!(found, belongs, "{part} in {whole}");
        }
    }

    #[test]
    fn the_article_above_is_one_step_up() {
        for (number, above) in [("7.5.5", Some("7.5")), ("19d", Some("19")), ("8", None)] {
            assert_eq!(Number::new(number).parent(), above.map(Number::new), "{number}");
        }
    }
}
