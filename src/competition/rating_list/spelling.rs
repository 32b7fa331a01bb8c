//! Names without capitals, accents and signs, as they are sorted and looked for. Letters of other
//! languages and of Cyrillic are spelt in two ways, because people spell them in two ways: Müller is
//! Muller or Mueller, Шишков is Siskov or Shishkov.

/// How letters that ASCII does not have are spelt.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Spelling {
    /// By the letter without its sign: ü as u, š and ш as s.
    Short,
    /// By two letters where a language has them: ü as ue, ш as sh.
    Long,
}

/// Letters with their short spelling, and with the long one where there is another.
#[rustfmt::skip]
const LETTERS: &[(&str, &str, &str)] = &[
    ("áàâãāăąạả", "a", "a"), ("ä", "a", "ae"), ("å", "a", "aa"), ("æ", "ae", "ae"),
    ("çćč", "c", "c"), ("ďđð", "d", "d"), ("éèêëēėęěə", "e", "e"), ("ğģ", "g", "g"),
    ("íìîïīįıİ", "i", "i"), ("ķ", "k", "k"), ("łľĺļ", "l", "l"), ("ñńňņ", "n", "n"),
    ("óòôõőō", "o", "o"), ("ö", "o", "oe"), ("ø", "o", "oe"), ("œ", "oe", "oe"),
    ("řŕ", "r", "r"), ("śşšș", "s", "s"), ("ß", "ss", "ss"), ("ťțţ", "t", "t"), ("þ", "th", "th"),
    ("úùûūůűų", "u", "u"), ("ü", "u", "ue"), ("ýÿ", "y", "y"), ("źżž", "z", "z"),
    // Macedonian, Serbian, Bulgarian, Russian, Ukrainian.
    ("а", "a", "a"), ("б", "b", "b"), ("в", "v", "v"), ("гґ", "g", "g"), ("д", "d", "d"),
    ("ѓ", "g", "gj"), ("ђ", "d", "dj"), ("еѐэ", "e", "e"), ("ё", "e", "yo"), ("є", "e", "ye"),
    ("ж", "z", "zh"), ("з", "z", "z"), ("ѕ", "z", "dz"), ("иѝ", "i", "i"), ("і", "i", "i"),
    ("ї", "i", "yi"), ("й", "i", "y"), ("ј", "j", "j"), ("к", "k", "k"), ("л", "l", "l"),
    ("љ", "l", "lj"), ("м", "m", "m"), ("н", "n", "n"), ("њ", "n", "nj"), ("о", "o", "o"),
    ("п", "p", "p"), ("р", "r", "r"), ("с", "s", "s"), ("т", "t", "t"), ("ќ", "k", "kj"),
    ("ћ", "c", "c"), ("у", "u", "u"), ("ф", "f", "f"), ("х", "h", "kh"), ("ц", "c", "ts"),
    ("ч", "c", "ch"), ("џ", "d", "dz"), ("ш", "s", "sh"), ("щ", "s", "shch"), ("ъь", "", ""),
    ("ы", "y", "y"), ("ю", "u", "yu"), ("я", "a", "ya"),
];

/// Writes a name, in UTF-8, in the place of what stands there: small letters and digits, words parted
/// by single spaces. An apostrophe and a point part no words, a hyphen does.
pub fn fold(name: &str, spelling: Spelling, into: &mut Vec<u8>) {
    into.clear();
    let mut parted = false;
    if name.is_ascii() {
        for byte in name.bytes() {
            ascii(byte, into, &mut parted);
        }
        return;
    }
    for sign in name.chars() {
        match sign {
            '\0'..='\x7f' => ascii(sign as u8, into, &mut parted),
            '´' | '’' | '‘' | '\u{300}'..='\u{36f}' => {}
            _ => {
                for small in sign.to_lowercase() {
                    let (known, other) = spelt(small, spelling);
                    if !known.is_empty() || other.is_some() {
                        part(into, &mut parted);
                    }
                    into.extend(known.as_bytes());
                    if let Some(other) = other {
                        into.extend(other.encode_utf8(&mut [0; 4]).as_bytes());
                    }
                }
            }
        }
    }
}

fn ascii(byte: u8, into: &mut Vec<u8>, parted: &mut bool) {
    match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' => {
            part(into, parted);
            into.push(byte.to_ascii_lowercase());
        }
        b'\'' | b'`' | b'.' => {}
        _ => *parted = true,
    }
}

fn part(into: &mut Vec<u8>, parted: &mut bool) {
    if std::mem::take(parted) && !into.is_empty() {
        into.push(b' ');
    }
}

/// How a small letter is spelt; itself where that is not known.
fn spelt(small: char, spelling: Spelling) -> (&'static str, Option<char>) {
    let known = LETTERS.iter().find(|(letters, _, _)| letters.contains(small));
    match (known, spelling) {
        (Some((_, short, _)), Spelling::Short) => (short, None),
        (Some((_, _, long)), Spelling::Long) => (long, None),
        (None, _) => ("", Some(small).filter(|small| small.is_alphanumeric())),
    }
}

/// The name in one spelling.
#[must_use]
pub fn folded(name: &str, spelling: Spelling) -> String {
    let mut into = Vec::with_capacity(name.len());
    fold(name, spelling, &mut into);
    String::from_utf8(into).unwrap_or_default()
}
