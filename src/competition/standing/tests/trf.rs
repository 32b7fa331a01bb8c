//! Just enough of a reader of tournament files for the tables of these tests.

use jadoube_chess::side::Side;

use crate::points::{Points, Scoring};
use crate::tournament::{Bye, Number, Player, RoundResult, Schedule, Score, Team, Tournament};

/// Reads what the vectors have: 001, 142, 162, 192, 310, 362.
pub(super) fn read(text: &str) -> Tournament {
    let mut tournament = Tournament::default();
    for line in text.split(['\r', '\n']).filter(|line| line.len() > 3) {
        let rest = &line[3..];
        match &line[..3] {
            "001" => {
                let number = Number(at(line, 4, 8).parse().unwrap());
                tournament.players.insert(number, player(line));
            }
            "142" => tournament.rounds = rest.trim().parse().unwrap(),
            "162" => tournament.scoring = scoring(rest),
            "192" if rest.contains("ROUNDROBIN") => tournament.schedule = Schedule::Fixed,
            "310" => {
                let members = line[73..].split_whitespace().map(|n| Number(n.parse().unwrap()));
                let team = Team { name: at(line, 8, 40).into(), players: members.collect() };
                tournament.teams.insert(Number(at(line, 4, 7).parse().unwrap()), team);
            }
            _ => {}
        }
    }
    let longest = tournament.players.values().map(|player| player.rounds.len()).max();
    tournament.rounds = tournament.rounds.max(u8::try_from(longest.unwrap_or(0)).unwrap());
    tournament
}

fn at(line: &str, from: usize, to: usize) -> &str {
    line.get(from..to.min(line.len())).unwrap_or_default().trim()
}

fn scoring(text: &str) -> Scoring {
    let tokens: Vec<&str> = text.split_whitespace().collect();
    let value = |letter: &str| {
        let pair = tokens.chunks(2).find(|pair| pair[0] == letter)?;
        Some(Points((pair[1].replace('.', "")).parse().unwrap()))
    };
    let usual = Scoring::USUAL;
    let win = value("W").unwrap_or(usual.win);
    let draw = value("D").unwrap_or(usual.draw);
    Scoring {
        win,
        draw,
        loss: value("L").unwrap_or(usual.loss),
        absence: value("A").unwrap_or(usual.absence),
        pairing_bye: value("P").unwrap_or(win),
        unknown: value("X").unwrap_or(draw),
    }
}

fn player(line: &str) -> Player {
    let rounds = (0..).map(|round| 91 + 10 * round).take_while(|column| *column < line.len());
    let results = rounds.map(|column| result(line.get(column..).unwrap_or_default()));
    Player {
        name: at(line, 14, 47).into(),
        rating: at(line, 48, 52).parse().ok().filter(|rating| *rating > 0),
        rounds: results.collect(),
        ..Player::default()
    }
}

fn result(cell: &str) -> Option<RoundResult> {
    let opponent = at(cell, 0, 4).parse().ok().filter(|number| *number > 0).map(Number);
    let colour = match at(cell, 5, 6) {
        "w" => Some(Side::White),
        "b" => Some(Side::Black),
        _ => None,
    };
    let letter = at(cell, 7, 8);
    let score = match letter {
        "1" | "W" => Score::Win,
        "=" | "D" => Score::Draw,
        "0" | "L" => Score::Loss,
        "+" | "-" => {
            return Some(RoundResult::Forfeit { opponent, colour, won: letter == "+" });
        }
        "H" => return Some(RoundResult::Bye(Bye::Half)),
        "F" => return Some(RoundResult::Bye(Bye::Full)),
        "U" => return Some(RoundResult::Bye(Bye::PairingAllocated)),
        "Z" => return Some(RoundResult::Bye(Bye::Zero)),
        _ => return None,
    };
    Some(RoundResult::Game {
        opponent: opponent?,
        colour: colour?,
        score: Some(score),
        is_rated: letter.chars().all(|letter| "10=".contains(letter)),
    })
}
