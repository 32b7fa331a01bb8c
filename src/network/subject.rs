//! The subjects of a competition, each in one place. What a subject carries is in [`crate`].

use std::fmt;

use uuid::Uuid;

use jadoube_core::evidence::key::PublicKey;
use jadoube_core::stations::post::Post;
use jadoube_laws::ids::BoardNo;

/// The subjects of one competition.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Subjects {
    /// The name of the stream.
    pub(crate) stream: String,
    root: String,
}

impl Subjects {
    /// Of this competition.
    #[must_use]
    pub(crate) fn of(competition: Uuid) -> Self {
        let name = competition.simple();
        Self { stream: format!("JD_{name}"), root: format!("jd.{name}") }
    }

    /// What the stream keeps.
    pub(crate) fn kept(&self) -> [String; 2] {
        [self.rows("*", "*"), self.lease("*")]
    }

    /// All that the stream has kept, told again with its number.
    pub(crate) fn told(&self) -> String {
        format!("told.{}.>", self.root)
    }

    pub(crate) fn all(&self) -> String {
        format!("{}.>", self.root)
    }

    pub(crate) fn rows(&self, by: impl fmt::Display, strand: impl fmt::Display) -> String {
        format!("{}.rows.{by}.{strand}", self.root)
    }

    pub(crate) fn lease(&self, post: impl fmt::Display) -> String {
        format!("{}.lease.{post}", self.root)
    }

    pub(crate) fn heads(&self, of: impl fmt::Display) -> String {
        format!("{}.heads.{of}", self.root)
    }

    pub(crate) fn ask(&self, to: impl fmt::Display, by: impl fmt::Display) -> String {
        format!("{}.ask.{to}.{by}", self.root)
    }

    pub(crate) fn propose(
        &self,
        to: impl fmt::Display,
        by: impl fmt::Display,
        board: impl fmt::Display,
    ) -> String {
        format!("{}.propose.{to}.{by}.{board}", self.root)
    }

    pub(crate) fn time(&self, to: impl fmt::Display, by: impl fmt::Display) -> String {
        format!("{}.time.{to}.{by}", self.root)
    }

    pub(crate) fn beside(&self, to: impl fmt::Display, by: impl fmt::Display) -> String {
        format!("{}.beside.{to}.{by}", self.root)
    }

    pub(crate) fn whereabouts(&self, by: impl fmt::Display) -> String {
        format!("{}.where.{by}", self.root)
    }

    /// What of a competition a subject of a message is.
    pub(crate) fn read(&self, subject: &str) -> Option<Subject> {
        if let Some(invitation) = subject.strip_prefix(JOIN) {
            return Some(Subject::Join(invitation.to_owned()));
        }
        let subject = subject.strip_prefix("told.").unwrap_or(subject);
        let rest = subject.strip_prefix(&self.root)?.strip_prefix('.')?;
        let parts: Vec<&str> = rest.split('.').collect();
        Some(match parts[..] {
            ["rows", by, strand] => {
                Subject::Rows { by: PublicKey::read(by)?, strand: PublicKey::read(strand)? }
            }
            ["lease", post] => Subject::Lease(read_post(post)?),
            ["heads", of] => Subject::Heads(PublicKey::read(of)?),
            ["ask", _, by] => Subject::Ask(PublicKey::read(by)?),
            ["propose", _, by, board] => {
                Subject::Propose { by: PublicKey::read(by)?, board: read_board(board)? }
            }
            ["beside", _, by] => Subject::Beside(PublicKey::read(by)?),
            ["where", by] => Subject::Where(PublicKey::read(by)?),
            ["time", _, by] => Subject::Time(PublicKey::read(by)?),
            _ => return None,
        })
    }
}

/// A subject that was read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Subject {
    Rows { by: PublicKey, strand: PublicKey },
    Lease(Post),
    Heads(PublicKey),
    Ask(PublicKey),
    Propose { by: PublicKey, board: Option<BoardNo> },
    Time(PublicKey),
    Beside(PublicKey),
    Where(PublicKey),
    Join(String),
}

/// Guests do not know the competition yet.
const JOIN: &str = "jd.join.";

/// Where the holder of an invitation speaks.
pub(crate) fn join(invitation: impl fmt::Display) -> String {
    format!("{JOIN}{invitation}")
}

/// The inboxes of one key.
pub(crate) fn inbox(of: impl fmt::Display) -> String {
    format!("_INBOX.{of}")
}

/// The inboxes of guests are apart, so that a chief's station may always answer there: what a station may
/// because it was asked is forgotten when the server reads its configuration again, as it does when a
/// guest is accepted.
pub(crate) fn guest_inbox(of: impl fmt::Display) -> String {
    format!("_GUEST.{of}")
}

/// A post as a part of a subject.
pub(crate) fn post(post: Post) -> String {
    post.board().map_or_else(|| "chief".to_owned(), |board| format!("b{board}"))
}

/// A board, or the whole event, as a part of a subject.
pub(crate) fn board(board: Option<BoardNo>) -> String {
    board.map_or_else(|| "event".to_owned(), |board| format!("b{board}"))
}

fn read_board(text: &str) -> Option<Option<BoardNo>> {
    match text {
        "event" => Some(None),
        _ => Some(Some(BoardNo(text.strip_prefix('b')?.parse().ok()?))),
    }
}

fn read_post(text: &str) -> Option<Post> {
    match text {
        "chief" => Some(Post::Chief),
        _ => Some(Post::Board(read_board(text)??)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_subject_is_read_as_it_was_written() {
        let subjects = Subjects::of(Uuid::from_u128(7));
        let (one, other) = (PublicKey([1; 32]), PublicKey([2; 32]));
        for (text, subject) in [
            (subjects.rows(one, other), Subject::Rows { by: one, strand: other }),
            (subjects.lease(post(Post::Chief)), Subject::Lease(Post::Chief)),
            (
                format!("told.{}", subjects.lease(post(Post::Board(BoardNo(12))))),
                Subject::Lease(Post::Board(BoardNo(12))),
            ),
            (subjects.heads(one), Subject::Heads(one)),
            (subjects.ask(other, one), Subject::Ask(one)),
            (
                subjects.propose(other, one, board(Some(BoardNo(3)))),
                Subject::Propose { by: one, board: Some(BoardNo(3)) },
            ),
            (subjects.propose(other, one, board(None)), Subject::Propose { by: one, board: None }),
            (subjects.time(other, one), Subject::Time(one)),
            (subjects.beside(other, one), Subject::Beside(one)),
            (subjects.whereabouts(one), Subject::Where(one)),
            (join("UAB"), Subject::Join("UAB".into())),
        ] {
            assert_eq!(subjects.read(&text), Some(subject), "{text}");
        }
        for text in ["", "told.", "jd", "jd.x.heads.y", &subjects.heads("x"), &subjects.lease("b")]
        {
            assert_eq!(subjects.read(text), None, "{text}");
        }
    }
}
