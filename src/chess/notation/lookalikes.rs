//! Letters of other alphabets that look like the ones meant. A keyboard set to Macedonian writes
//! `dxе5` with a Cyrillic е, and a scanned page `Rdl` for Rd1: both are read, and reported.

/// What a sign looks like, and the signs that look like it.
const ALIKE: [(char, &str); 34] = [
    ('a', "аαɑ"),
    ('b', "ьЬƅ"),
    ('c', "сϲⅽ"),
    ('d', "ԁⅾ"),
    ('e', "еєёε"),
    ('f', "ƒ"),
    ('g', "ɡց"),
    ('h', "һհ"),
    ('x', "хХχΧⅹ✕✗⨯"),
    ('1', "lI|іІıΙ"),
    ('3', "зЗʒ"),
    ('4', "чЧ"),
    ('6', "б"),
    ('A', "АΑ"),
    ('B', "ВΒ"),
    ('C', "СϹ"),
    ('E', "ЕΕ"),
    ('H', "НΗ"),
    ('K', "КΚK"),
    ('M', "МΜ"),
    ('N', "Ν"),
    ('O', "ОΟ"),
    ('P', "РΡ"),
    ('Q', "Ԛ"),
    ('S', "Ѕ"),
    ('T', "ТΤ"),
    ('W', "Ԝ"),
    ('k', "кκ"),
    ('o', "оο"),
    ('p', "рρ"),
    ('q', "ԛ"),
    ('s', "ѕ"),
    ('t', "т"),
    ('w', "ԝ"),
];

/// What a sign looks like: the Latin letter or digit, also for the wide forms of Asian keyboards.
/// A sign that is itself is answered with itself.
pub(super) fn plain(c: char) -> char {
    match c {
        '！'..='～' => char::from_u32(u32::from(c) - 0xFEE0).unwrap_or(c),
        _ => ALIKE.iter().find(|(_, like)| like.contains(c)).map_or(c, |(plain, _)| *plain),
    }
}

/// The text after a letter that is spelt like this one, or only looks so.
pub(super) fn after_letter<'a>(text: &'a str, letter: &str) -> Option<&'a str> {
    let mut rest = text.chars();
    let alike = letter.chars().all(|c| rest.next().is_some_and(|next| plain(next) == plain(c)));
    alike.then_some(rest.as_str())
}

/// The text before a letter at its end that is spelt like this one, or only looks so.
pub(super) fn before_letter<'a>(text: &'a str, letter: &str) -> Option<&'a str> {
    let mut rest = text.chars();
    let mut alike = letter.chars().rev();
    alike
        .all(|c| rest.next_back().is_some_and(|last| plain(last) == plain(c)))
        .then_some(rest.as_str())
}
