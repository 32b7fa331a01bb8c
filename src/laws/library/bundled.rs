//! The RON files that come with the program, `assets/…`: one reader for all of them.

use ron::extensions::Extensions;
use serde::de::DeserializeOwned;

/// RON in which `name: "x"` may be written without `Some`.
pub(super) fn options() -> ron::Options {
    ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME)
}

/// A file that comes with the program.
#[derive(Debug, Clone, Copy)]
pub(super) struct BundledFile {
    /// Where it lies below `assets`.
    pub(super) path: &'static str,
    /// What stands in it.
    pub(super) text: &'static str,
}

/// A file below `assets`, by its path there.
macro_rules! shipped {
    ($path:literal) => {
        $crate::library::bundled::BundledFile {
            path: $path,
            text: include_str!(concat!("../../../assets/", $path)),
        }
    };
}
pub(super) use shipped;

/// A file of ours could not be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "assets/{path} cannot be read: {why}; it is part of the program: set it right and build anew"
)]
pub(super) struct ShippedFault {
    path: &'static str,
    /// The reader’s own words, with the line and column.
    why: String,
}

impl BundledFile {
    /// What it says.
    ///
    /// # Panics
    /// When it is broken, which a test rules out: it is part of the program.
    pub(super) fn value<T: DeserializeOwned>(&self) -> T {
        self.read().unwrap_or_else(|fault| panic!("{fault}"))
    }

    fn read<T: DeserializeOwned>(&self) -> Result<T, ShippedFault> {
        let fault = |why: String| ShippedFault { path: self.path, why };
        options().from_str(self.text).map_err(|error| fault(error.to_string()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::laws::edition::Edition;

    #[test]
    fn a_damaged_file_is_refused_with_its_place() {
        let damaged = BundledFile { path: "laws/2023.ron", text: "(id: \"2023\", rules: 5)" };
        let fault = damaged.read::<Edition>().unwrap_err();
        assert!(fault.to_string().contains("1:"), "{fault}");
        assert!(fault.to_string().starts_with("assets/laws/2023.ron "), "{fault}");
    }
}
