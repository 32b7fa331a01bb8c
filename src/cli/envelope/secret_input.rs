//! What is typed and read by nobody: from the terminal without echo, or line by line from standard
//! input, past every buffer that would keep a copy.

use std::io::{self, Read as _, stdin};

use crate::exit::Exit;
use jadoube_desk::sealing::Secret;
use jadoube_i18n::catalogue::Catalogue;

/// Where secrets come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Source {
    /// The terminal, without echo.
    Terminal,
    /// The lines of standard input.
    Lines,
}

impl Source {
    /// Standard input where that was asked for.
    #[must_use]
    pub(super) const fn of(stdin: bool) -> Self {
        if stdin { Self::Lines } else { Self::Terminal }
    }

    /// The next secret; none at the end of the input.
    ///
    /// # Errors
    /// What the system says; there may be no terminal.
    pub(super) fn ask(self, prompt: &str) -> io::Result<Option<Secret>> {
        match self {
            Self::Terminal => rpassword::prompt_password(format!("{prompt}: "))
                .map(|text| Some(Secret::new(text))),
            Self::Lines => line(&mut raw_input()?),
        }
    }
}

/// Standard input without the buffer of the standard library, which is never wiped.
#[cfg(unix)]
fn raw_input() -> io::Result<std::fs::File> {
    use std::os::fd::AsFd as _;
    Ok(stdin().as_fd().try_clone_to_owned()?.into())
}

/// Standard input without the buffer of the standard library, which is never wiped.
#[cfg(windows)]
fn raw_input() -> io::Result<std::fs::File> {
    use std::os::windows::io::AsHandle as _;
    Ok(stdin().as_handle().try_clone_to_owned()?.into())
}

/// A line, byte by byte, so that nothing behind it is taken.
#[expect(clippy::unbuffered_bytes, reason = "a buffer would keep what was typed")]
fn line(input: &mut impl io::Read) -> io::Result<Option<Secret>> {
    let mut bytes = Vec::with_capacity(512);
    let mut any = false;
    for byte in input.by_ref().bytes() {
        any = true;
        match byte? {
            b'\n' => break,
            byte => bytes.push(byte),
        }
    }
    let text = String::from_utf8(bytes)
        .map_err(|_| io::Error::new(io::ErrorKind::InvalidData, "the input is not UTF-8"))?;
    Ok(any.then(|| Secret::new(text.trim_end_matches('\r').to_owned())))
}

/// The passphrase of each person, in their order.
pub(super) fn passphrases(
    words: &Catalogue,
    source: Source,
    persons: &[String],
) -> Result<Vec<Secret>, Exit> {
    let ask = |name: &String| {
        let typed = source
            .ask(&words.say_with("cli-passphrase-of", &[("name", name.into())]))
            .map_err(|error| Exit::failed(words, error))?;
        typed.filter(|typed| !typed.is_blank()).ok_or_else(|| {
            Exit::unusable(words.say_with("cli-passphrase-missing", &[("name", name.into())]))
        })
    };
    persons.iter().map(ask).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_taken_and_nothing_behind_it() {
        let mut input = "Nf3\r\nzwölf\n\nlast".as_bytes();
        let mut next = || line(&mut input).unwrap().map(|secret| secret.reveal().to_owned());
        for expected in [Some("Nf3"), Some("zwölf"), Some(""), Some("last"), None] {
            assert_eq!(next().as_deref(), expected);
        }
        assert!(line(&mut [0xff_u8, b'\n'].as_slice()).is_err());
    }
}
