//! The encoding of a tournament file: UTF-8 since 2026, and one of the Windows tables before, which
//! no file names. It is guessed; the arbiter, who sees the names, may choose another.

use std::fmt;

use encoding_rs::{WINDOWS_1250, WINDOWS_1251, WINDOWS_1252};

/// How the bytes of a file are letters.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Encoding {
    /// What TRF26 asks for.
    Utf8,
    /// Central Europe.
    Windows1250,
    /// Cyrillic.
    Windows1251,
    /// Western Europe.
    Windows1252,
}

/// Federations whose programs wrote the table of Central Europe.
const CENTRAL: [&str; 11] =
    ["ALB", "BIH", "CRO", "CZE", "HUN", "MNE", "POL", "ROU", "SLO", "SRB", "SVK"];

impl Encoding {
    /// All of them, for a choice.
    pub const ALL: [Self; 4] =
        [Self::Utf8, Self::Windows1250, Self::Windows1251, Self::Windows1252];

    /// The encoding by its name, however it is written: `cp1250`, `Windows-1250`, `utf8`.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        let name: String =
            name.to_lowercase().chars().filter(char::is_ascii_alphanumeric).collect();
        match name.as_str() {
            "utf8" => Some(Self::Utf8),
            "windows1250" | "cp1250" | "1250" => Some(Self::Windows1250),
            "windows1251" | "cp1251" | "1251" => Some(Self::Windows1251),
            "windows1252" | "cp1252" | "1252" | "latin1" => Some(Self::Windows1252),
            _ => None,
        }
    }

    /// What a file is probably written in. Bytes that are UTF-8 are UTF-8. Otherwise, where
    /// most words with letters beyond ASCII have no others, it is Cyrillic; and the lines in which
    /// such letters stand name federations of Central Europe, or they do not.
    #[must_use]
    pub fn guess(bytes: &[u8]) -> Self {
        if std::str::from_utf8(bytes).is_ok() {
            return Self::Utf8;
        }
        let words = bytes.split(|byte| byte.is_ascii() && !byte.is_ascii_alphabetic());
        let foreign = words.filter(|word| !word.is_ascii());
        let (whole, mixed): (Vec<&[u8]>, Vec<&[u8]>) =
            foreign.partition(|word| word.iter().all(|byte| !byte.is_ascii()));
        if whole.len() > mixed.len() {
            return Self::Windows1251;
        }
        let lines = bytes.split(|byte| matches!(byte, b'\r' | b'\n'));
        let named = |line: &[u8]| CENTRAL.iter().any(|code| is_in(line, code.as_bytes()));
        let (mut central, mut other) = (0_usize, 0_usize);
        for line in lines.filter(|line| !line.is_ascii()) {
            if named(line) { central += 1 } else { other += 1 }
        }
        if central > other { Self::Windows1250 } else { Self::Windows1252 }
    }

    /// The bytes as text; nothing if they are none in this encoding, which only UTF-8 can say.
    #[must_use]
    pub fn decode(self, bytes: &[u8]) -> Option<String> {
        match self.table() {
            None => std::str::from_utf8(bytes).ok().map(str::to_owned),
            Some(table) => {
                table.decode_without_bom_handling_and_without_replacement(bytes).map(Into::into)
            }
        }
    }

    /// The text as bytes; the first character that the encoding does not have where there is one.
    ///
    /// # Errors
    ///
    /// The character.
    pub fn encode(self, text: &str) -> Result<Vec<u8>, char> {
        let Some(table) = self.table() else { return Ok(text.as_bytes().to_vec()) };
        let lacks = |sign: &char| table.encode(sign.encode_utf8(&mut [0; 4])).2;
        match table.encode(text) {
            (_, _, true) => Err(text.chars().find(lacks).unwrap_or('\u{fffd}')),
            (bytes, _, false) => Ok(bytes.into_owned()),
        }
    }

    const fn table(self) -> Option<&'static encoding_rs::Encoding> {
        match self {
            Self::Utf8 => None,
            Self::Windows1250 => Some(WINDOWS_1250),
            Self::Windows1251 => Some(WINDOWS_1251),
            Self::Windows1252 => Some(WINDOWS_1252),
        }
    }
}

impl fmt::Display for Encoding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.table().map_or("UTF-8", |table| table.name()))
    }
}

fn is_in(line: &[u8], word: &[u8]) -> bool {
    line.windows(word.len()).any(|window| window == word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_encoding_is_guessed_by_the_names() {
        let row = |name: &str, federation: &str| {
            format!("001    1 m    {name:<33} 2000 {federation}\r\n")
        };
        for (encoding, text) in [
            (Encoding::Utf8, row("Żółw, Łukasz", "POL")),
            (Encoding::Windows1250, row("Żółw, Łukasz", "POL")),
            (Encoding::Windows1250, row("Čapek, Jiří", "CZE")),
            (
                Encoding::Windows1250,
                row("Müller, Jörg", "GER") + &row("Čapek", "CZE") + &row("Šiš", "SVK"),
            ),
            (Encoding::Windows1251, row("Петровски, Ана", "MKD")),
            (Encoding::Windows1252, row("Müller, Jörg", "GER")),
        ] {
            let bytes = encoding.encode(&text).expect("these letters");
            assert_eq!(Encoding::guess(&bytes), encoding, "{text}");
            assert_eq!(encoding.decode(&bytes).as_deref(), Some(text.as_str()));
        }
    }

    #[test]
    fn every_byte_of_the_tables_is_a_character_and_the_same_byte_again() {
        let bytes: Vec<u8> = (0..=255).collect();
        for encoding in [Encoding::Windows1250, Encoding::Windows1251, Encoding::Windows1252] {
            let text = encoding.decode(&bytes).expect("a character for each");
            assert_eq!(encoding.encode(&text).as_deref(), Ok(&bytes[..]), "{encoding}");
        }
        assert_eq!(Encoding::Windows1252.encode("Ана"), Err('А'));
    }

    #[test]
    fn an_encoding_has_several_names() {
        for (name, encoding) in [
            ("UTF-8", Some(Encoding::Utf8)),
            ("cp1251", Some(Encoding::Windows1251)),
            ("Windows-1250", Some(Encoding::Windows1250)),
            ("ebcdic", None),
        ] {
            assert_eq!(Encoding::named(name), encoding, "{name}");
        }
        for encoding in Encoding::ALL {
            assert_eq!(Encoding::named(&encoding.to_string()), Some(encoding));
        }
    }
}
