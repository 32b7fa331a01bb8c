//! The key of a connection (an NKey: Ed25519, like that of the strand, but another one, so that neither
//! serves for what the other is for). It lies in a file that only its owner reads.

use std::fmt;
use std::fs;
use std::io;
use std::path::Path;

use nkeys::{KeyPair, KeyPairType};

use crate::fault::Fault;
use crate::private_file::write_new;

/// The key of a connection. Says nothing of itself.
#[derive(Clone)]
pub struct Nkey {
    seed: String,
    public: String,
}

impl fmt::Debug for Nkey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Nkey({})", self.public)
    }
}

impl Nkey {
    /// The key that these bytes are.
    ///
    /// # Errors
    /// [`Fault::Key`], which no 32 bytes bring about.
    pub fn of(secret: [u8; 32]) -> Result<Self, Fault> {
        let pair =
            KeyPair::new_from_raw(KeyPairType::User, secret).map_err(|error| Fault::key(&error))?;
        Self::from_pair(&pair)
    }

    /// A new key.
    ///
    /// # Errors
    /// When the system gives no random numbers.
    pub fn make() -> Result<Self, Fault> {
        let mut secret = [0; 32];
        getrandom::fill(&mut secret).map_err(|error| Fault::key(&error))?;
        Self::of(secret)
    }

    /// The key in a file; makes both when there is no such file.
    ///
    /// # Errors
    /// What the system says; [`Fault::Key`] for a file that holds no key. Such a file is never
    /// overwritten.
    pub fn at(path: &Path) -> Result<Self, Fault> {
        match fs::read_to_string(path) {
            Ok(text) => {
                let pair = KeyPair::from_seed(text.trim()).map_err(|error| Fault::key(&error))?;
                Self::from_pair(&pair)
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                let key = Self::make()?;
                match write_new(path, &format!("{}\n", key.seed)) {
                    Ok(()) => Ok(key),
                    // Another program was faster: then its key is the one.
                    Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Self::at(path),
                    Err(error) => Err(Fault::file(path, &error)),
                }
            }
            Err(error) => Err(Fault::file(path, &error)),
        }
    }

    /// The public half: `U` and 55 letters and digits.
    #[must_use]
    pub fn public(&self) -> &str {
        &self.public
    }

    pub(crate) fn seed(&self) -> &str {
        &self.seed
    }

    fn from_pair(pair: &KeyPair) -> Result<Self, Fault> {
        let seed = pair.seed().map_err(|error| Fault::key(&error))?;
        Ok(Self { seed, public: pair.public_key() })
    }
}

/// Whether a text is the public half of such a key: it goes into a configuration.
#[must_use]
pub fn is_public(text: &str) -> bool {
    text.starts_with('U')
        && KeyPair::from_public_key(text).is_ok_and(|pair| pair.public_key() == text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_stays_the_same_and_is_read_by_its_owner_only() {
        let folder = tempfile::TempDir::new().unwrap();
        let path = folder.path().join("new").join("connection.key");
        let key = Nkey::at(&path).unwrap();
        assert_eq!(Nkey::at(&path).unwrap().public(), key.public());
        assert!(is_public(key.public()) && !is_public(key.seed()) && !is_public("U\" }"));
        assert!(!format!("{key:?}").contains(key.seed()));
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
        }
        fs::write(&path, "a letter").unwrap();
        assert!(matches!(Nkey::at(&path), Err(Fault::Key(_))));
    }
}
