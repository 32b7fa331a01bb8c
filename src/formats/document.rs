//! Values as RON text and back: preferences, exports of a journal.

use std::cell::Cell;
use std::io::{self, Write as _};

use serde::de::DeserializeOwned;
use serde::{Serialize, Serializer};

/// Reads a value.
///
/// # Errors
/// What the reader of RON says, with the place where the text is wrong.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, ron::error::SpannedError> {
    ron::from_str(text)
}

/// Writes a value, readable for people.
///
/// # Errors
/// When the value has no such form.
pub fn write<T: Serialize>(value: &T) -> Result<String, ron::Error> {
    ron::ser::to_string_pretty(value, ron::ser::PrettyConfig::default()).map(|text| text + "\n")
}

/// Values that are written one by one, as a list.
struct List<I>(Cell<Option<I>>);

impl<I: Iterator<Item: Serialize>> Serialize for List<I> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.0.take().into_iter().flatten())
    }
}

/// Writes a list of values as [`write`](fn@write) does, each as it comes, so that a long list needs no memory.
///
/// # Errors
/// What the system says; [`io::ErrorKind::Other`] when a value has no such form.
pub fn write_all<T: Serialize>(
    values: impl Iterator<Item = T>,
    to: impl io::Write,
) -> io::Result<()> {
    let mut to = Noting { to, failed: None };
    let mut values = values.peekable();
    if values.peek().is_none() {
        return to.write_all(b"[]\n").and_then(|()| to.flush());
    }
    let (list, pretty) = (List(Cell::new(Some(values))), ron::ser::PrettyConfig::default());
    match ron::Options::default().to_io_writer_pretty(&mut to, &list, pretty) {
        Ok(()) => to.write_all(b"\n").and_then(|()| to.flush()),
        Err(error) => Err(to.failed.take().unwrap_or_else(|| io::Error::other(error))),
    }
}

/// Knows why something could not be written: of that RON tells the text alone.
struct Noting<W> {
    to: W,
    failed: Option<io::Error>,
}

impl<W: io::Write> io::Write for Noting<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.to.write(bytes).map_err(|error| {
            let kind = error.kind();
            self.failed = Some(error);
            kind.into()
        })
    }

    fn flush(&mut self) -> io::Result<()> {
        self.to.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Gone;

    impl io::Write for Gone {
        fn write(&mut self, _: &[u8]) -> io::Result<usize> {
            Err(io::ErrorKind::BrokenPipe.into())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn a_list_is_written_one_by_one_as_all_at_once() {
        for values in [vec![("a", Some(1)), ("b", None)], vec![("c", Some(3))], vec![]] {
            let mut one_by_one = Vec::new();
            write_all(values.iter(), &mut one_by_one).unwrap();
            assert_eq!(String::from_utf8(one_by_one).unwrap(), write(&values).unwrap());
        }
        // A reader that has gone is known as that.
        let failed = write_all([1].iter(), Gone).unwrap_err();
        assert_eq!(failed.kind(), io::ErrorKind::BrokenPipe);
    }
}
