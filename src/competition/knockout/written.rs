//! Stages and games of a match as people type them: `2@90+30 2@15+10/2 sd@3+2`, `==` `10`.

use jadoube_chess::result::Score;
use jadoube_message::Message;

use crate::knockout::duel::{Length, Order, Seat, Stage};
use crate::points::Points;

/// What cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "competition-match", error)]
pub enum Unread {
    /// Not a stage.
    Stage {
        /// What stands there.
        text: String,
    },
    /// Not the result of a game.
    Game {
        /// What stands there.
        sign: char,
    },
}

/// Reads stages. Before `@` stands how they are decided: by so many games (`2`; `24h` where the colours
/// are turned round at half-way), by who is first to so many points (`to6`, in so many games at most
/// `to12.5in24`), by sudden death (`sd`, with a limit `sd4`) or by Armageddon (`a`); behind it the rate
/// of play, and behind a stroke who drew White for the first game (`/1` or `/2`). Where semicolons
/// stand between the stages, a rate may have spaces and commas: `2; 2@15+10; a@5|4`. A stage without a
/// rate has that of the event.
///
/// # Errors
/// The first that is no stage.
///
/// # Example
/// ```
/// use jadoube_competition::knockout::duel::Length;
/// use jadoube_competition::knockout::written::stages;
///
/// let read = stages("2@90+30 a@W300-B240").unwrap();
/// assert_eq!((read[0].length, read[1].length), (Length::Games(2), Length::Armageddon));
/// ```
pub fn stages(text: &str) -> Result<Vec<Stage>, Unread> {
    let marks: &[char] = if text.contains(';') { &[';'] } else { &[' ', ','] };
    let parts = text.split(marks).map(str::trim).filter(|part| !part.is_empty());
    let one = |part: &str| {
        let (length, rate) = part.split_once('@').unwrap_or((part, ""));
        let (rate, white) = match rate.rsplit_once('/') {
            Some((rate, "1")) => (rate, Some(Seat::First)),
            Some((rate, "2")) => (rate, Some(Seat::Second)),
            _ => (rate, None),
        };
        let (length, order) = match length.strip_suffix('h') {
            Some(length) => (length, Order::ReversedAtHalf),
            None => (length, Order::Alternate),
        };
        let (length, rate) = (length.trim(), rate.trim());
        let length = length_of(length).ok_or_else(|| Unread::Stage { text: part.into() })?;
        Ok(Stage { white, order, ..Stage::new(length, rate) })
    };
    let all = parts.map(one).collect::<Result<Vec<_>, Unread>>()?;
    if all.is_empty() { Err(Unread::Stage { text: text.into() }) } else { Ok(all) }
}

/// Stages as [`stages`] reads them.
#[must_use]
pub fn of_stages(stages: &[Stage]) -> String {
    let one = |stage: &Stage| {
        let length = match stage.length {
            Length::Games(games) => games.to_string(),
            Length::FirstTo { points, games: None } => format!("to{points}"),
            Length::FirstTo { points, games: Some(games) } => format!("to{points}in{games}"),
            Length::SuddenDeath { games: None } => "sd".to_owned(),
            Length::SuddenDeath { games: Some(games) } => format!("sd{games}"),
            Length::Armageddon => "a".to_owned(),
        };
        let half = if stage.order == Order::ReversedAtHalf { "h" } else { "" };
        let white = match stage.white {
            None => "",
            Some(Seat::First) => "/1",
            Some(Seat::Second) => "/2",
        };
        let at = if stage.rate.is_empty() && white.is_empty() { "" } else { "@" };
        format!("{length}{half}{at}{}{white}", stage.rate)
    };
    let all: Vec<String> = stages.iter().map(one).collect();
    // A single one has its semicolon too: its rate may have commas.
    if all.len() == 1 { format!("{};", all.concat()) } else { all.join("; ") }
}

fn length_of(text: &str) -> Option<Length> {
    let count = |digits: &str| digits.parse::<u16>().ok().filter(|count| *count > 0);
    if text == "a" {
        return Some(Length::Armageddon);
    }
    if let Some(limit) = text.strip_prefix("sd") {
        let games = if limit.is_empty() { None } else { Some(count(limit)?) };
        return Some(Length::SuddenDeath { games });
    }
    if let Some(points) = text.strip_prefix("to") {
        let (points, games) = match points.split_once("in") {
            Some((points, games)) => (points, Some(count(games)?)),
            None => (points, None),
        };
        return Some(Length::FirstTo { points: Points::read(points)?, games });
    }
    Some(Length::Games(count(text)?))
}

/// Reads the games of a stage, as they ended for White: `1`, `0`, `=` for a draw, `-` where both lost.
///
/// # Errors
/// The first sign that is none of them.
pub fn games(text: &str) -> Result<Vec<Score>, Unread> {
    let one = |sign: char| match sign {
        '1' => Ok(Score::WhiteWins),
        '0' => Ok(Score::BlackWins),
        '=' | '½' => Ok(Score::Draw),
        '-' => Ok(Score::BothLose),
        sign => Err(Unread::Game { sign }),
    };
    text.chars().map(one).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stages_and_games_are_read() {
        let lengths: Vec<Length> = stages("2@90+30, to6 sd@3+2 sd4@3+2 a@W300-B240")
            .unwrap()
            .iter()
            .map(|one| one.length)
            .collect();
        let wanted = [
            Length::Games(2),
            Length::FirstTo { points: Points(60), games: None },
            Length::SuddenDeath { games: None },
            Length::SuddenDeath { games: Some(4) },
            Length::Armageddon,
        ];
        assert_eq!(lengths, wanted);
        let long = &stages("24h@150/2 to12.5in24@120").unwrap();
        assert_eq!(
            (long[0].order, long[0].white, &long[0].rate[..]),
            (Order::ReversedAtHalf, Some(Seat::Second), "150")
        );
        let limit = Length::FirstTo { points: Points(125), games: Some(24) };
        assert_eq!((long[1].length, long[1].white), (limit, None));
        for wrong in ["", "0@90", "two", "sdx", "to", "tox", "to6in", "h@90"] {
            assert!(stages(wrong).is_err(), "{wrong}");
        }
        // With semicolons a rate may have commas; what is written is read as the same.
        let text = "24h@40/150, 16/60/2; 2; to12.5in24@120; to6@90; sd4@3+2; sd@3+2/1; a@5|4";
        let read = stages(text).unwrap();
        assert_eq!((&*read[0].rate, &*read[1].rate, &*read[6].rate), ("40/150, 16/60", "", "5|4"));
        assert_eq!(stages(&of_stages(&read)).unwrap(), read);
        let wanted = [Score::WhiteWins, Score::BlackWins, Score::Draw, Score::BothLose];
        assert_eq!(games("10=-"), Ok(wanted.into()));
        assert_eq!(games("1x"), Err(Unread::Game { sign: 'x' }));
    }
}
