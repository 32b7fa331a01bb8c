//! Numbers that nobody has used: for commands, competitions, files.

use std::time::SystemTime;

use uuid::{NoContext, Timestamp, Uuid};

/// A fresh number, by the clock of the machine and by chance. A clock that was set to before 1970 gives no
/// time, and the number is one by chance alone.
#[must_use]
pub fn id() -> Uuid {
    of(SystemTime::now())
}

fn of(now: SystemTime) -> Uuid {
    if now.duration_since(SystemTime::UNIX_EPOCH).is_ok() {
        return Uuid::now_v7();
    }
    Uuid::new_v7(Timestamp::from_unix(NoContext, 0, 0))
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_clock_of_1900_gives_a_number_too() {
        let wrong = SystemTime::UNIX_EPOCH - Duration::from_secs(70 * 365 * 24 * 3600);
        assert_ne!(of(wrong), of(wrong));
    }
}
