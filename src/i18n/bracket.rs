//! A bracket in words: its matches as rows and as sentences, and the places that it leads to.

use crate::catalogue::Catalogue;
use jadoube_chess::result::Score;
use jadoube_competition::knockout::bracket::{Slot, Tie};
use jadoube_competition::knockout::course::{By, Course, End, Leg, Match, PlaceRange};
use jadoube_competition::points::Points;
use jadoube_competition::tournament::{Number, Tournament};
use jadoube_core::competition::knockout::OddMatch;

/// A bracket as it is told.
#[derive(Debug, Clone, Copy)]
pub struct BracketText<'a> {
    /// The bracket.
    pub course: &'a Course,
    /// Who plays.
    pub record: &'a Tournament,
    /// The words.
    pub words: &'a Catalogue,
}

/// Points as people write them: “2½”.
#[must_use]
pub fn points(points: Points) -> String {
    match (points.0 / 10, points.0 % 10) {
        (0, 5) => "½".to_owned(),
        (whole, 5) => format!("{whole}½"),
        (whole, 0) => whole.to_string(),
        _ => points.to_string(),
    }
}

impl BracketText<'_> {
    /// “3 Surname, Given name”
    #[must_use]
    pub fn player(&self, number: Number) -> String {
        let player = self.record.players.get(&number);
        format!("{number} {}", player.map_or("", |player| &player.name))
    }

    /// “semi-final”
    #[must_use]
    pub fn round(&self, round: u16) -> String {
        let left = self.course.rounds.saturating_sub(round);
        let args = [("left", left.into()), ("round", round.into())];
        self.words.say_with("competition-bracket-round", &args)
    }

    /// “semi-final 2”, “match for the third place”
    #[must_use]
    pub fn name(&self, tie: Tie) -> String {
        let of = self.course.of(tie);
        if of.is_some_and(|one| one.row.is_for_third) {
            return self.words.say("competition-bracket-third-match");
        }
        if self.course.rounds == 1 {
            return self.words.say("competition-bracket-only");
        }
        let round = self.round(tie.round);
        let others = self.course.matches.iter();
        let others = others.filter(|one| one.row.tie.round == tie.round && !one.row.is_for_third);
        if others.count() == 1 { round } else { format!("{round} {}", tie.place) }
    }

    /// “semi-final 2, stage 2, game 1”
    #[must_use]
    pub fn leg(&self, leg: Leg) -> String {
        let args = [
            ("match", self.name(leg.tie).into()),
            ("stage", leg.stage.into()),
            ("game", leg.game.into()),
        ];
        self.words.say_with("competition-bracket-leg", &args)
    }

    /// The two of a match, or from where they come.
    #[must_use]
    pub fn players(&self, one: &Match) -> [String; 2] {
        let [first, second] = one.row.slots;
        let [upper, lower] = one.players;
        [(first, upper), (second, lower)].map(|(slot, player)| match (player, slot) {
            (Some(number), _) | (None, Slot::Seed(number)) => self.player(number),
            (None, Slot::Bye) => self.words.say("competition-bracket-bye"),
            (None, Slot::Winner(tie)) => self.from("competition-bracket-winner", tie),
            (None, Slot::Loser(tie)) => self.from("competition-bracket-loser", tie),
        })
    }

    fn from(&self, id: &str, tie: Tie) -> String {
        self.words.say_with(id, &[("match", self.name(tie).into())])
    }

    /// The points of its stages: “1–1, ½–½”.
    #[must_use]
    pub fn score(&self, one: &Match) -> String {
        let begun = one.standing.stages.iter().filter(|stage| stage.games > 0);
        let stages = begun.map(|stage| stage.points.map(points).join("–"));
        stages.collect::<Vec<_>>().join(", ")
    }

    /// Its games as they ended for the one who stands first: “½ 1 | 0”.
    #[must_use]
    pub fn games(&self, one: &Match) -> String {
        let mut text = String::new();
        let mut before = None;
        for game in &one.games {
            let is_first = one.players.first() == Some(&Some(game.white));
            let sign = match (game.score, is_first) {
                (None, _) => "*",
                (Some(Score::Draw), _)
                | (Some(Score::HalfForWhite), true)
                | (Some(Score::HalfForBlack), false) => "½",
                (Some(Score::WhiteWins), true) | (Some(Score::BlackWins), false) => "1",
                (Some(_), _) => "0",
            };
            if let Some(stage) = before {
                text.push_str(if stage == game.leg.stage { " " } else { " | " });
            }
            before = Some(game.leg.stage);
            text.push_str(sign);
        }
        text
    }

    /// Who has won it and by what, or how far it has come; and who plays in it, where he has not come
    /// there by the results.
    #[must_use]
    pub fn result(&self, one: &Match) -> String {
        let odd = one.odds().map(|(plays, due)| self.odd(plays, due));
        [self.ended(one)].into_iter().chain(odd).collect::<Vec<String>>().join("; ")
    }

    /// “3 Cerny plays here; by the results it is 5 Fontana”
    fn odd(&self, plays: Number, due: Option<Number>) -> String {
        let due = due.map_or_else(|| "none".to_owned(), |due| self.player(due));
        let args = [("plays", self.player(plays).into()), ("due", due.into())];
        self.words.say_with("competition-bracket-odd", &args)
    }

    /// The same with its match, and what can be done about it.
    #[must_use]
    pub fn odd_told(&self, odd: &OddMatch) -> String {
        let args = [
            ("match", self.name(odd.tie).into()),
            ("what", self.odd(odd.plays, odd.due).into()),
            ("round", odd.round.into()),
            ("open", if odd.is_open { "yes" } else { "no" }.into()),
            ("article", odd.article.to_string().into()),
        ];
        self.words.say_with("competition-bracket-odd-match", &args)
    }

    fn ended(&self, one: &Match) -> String {
        let id = match one.end {
            End::Won { winner, by } => {
                let is_last = one.row.tie.round == self.course.rounds;
                let id = match by {
                    By::Games if is_last => "competition-bracket-won",
                    By::Games => "competition-bracket-goes-on",
                    By::Bye => "competition-bracket-by-bye",
                    By::Walkover => "competition-bracket-by-walkover",
                    By::Lot => "competition-bracket-by-lot",
                };
                let player = ("player", self.player(winner).into());
                let Some(lot) = &one.lot else { return self.words.say_with(id, &[player]) };
                let seed = lot.seed.map_or_else(|| "none".to_owned(), |seed| seed.to_string());
                let args = [player, ("seed", seed.into()), ("reason", lot.reason.as_str().into())];
                return self.words.say_with(id, &args);
            }
            End::Even => "competition-bracket-even",
            End::Nobody => "competition-bracket-nobody",
            End::Open if one.games.is_empty() => "competition-bracket-not-begun",
            End::Open => "competition-bracket-open",
        };
        self.words.say(id)
    }

    /// What stands above the columns of [`Self::row`].
    #[must_use]
    pub fn heads(&self) -> [String; 6] {
        [
            "competition-bracket-head-match",
            "competition-bracket-head-first",
            "competition-bracket-head-second",
            "competition-bracket-head-score",
            "competition-bracket-head-games",
            "competition-bracket-head-result",
        ]
        .map(|id| self.words.say(id))
    }

    /// A match as a row.
    #[must_use]
    pub fn row(&self, one: &Match) -> [String; 6] {
        let [first, second] = self.players(one);
        let name = self.name(one.row.tie);
        [name, first, second, self.score(one), self.games(one), self.result(one)]
    }

    /// A match as a sentence.
    #[must_use]
    pub fn told(&self, one: &Match) -> String {
        let [first, second] = self.players(one);
        let score = self.score(one);
        let args = [
            ("match", self.name(one.row.tie).into()),
            ("first", first.into()),
            ("second", second.into()),
            ("score", if score.is_empty() { "none".into() } else { score.into() }),
            ("result", self.result(one).into()),
        ];
        self.words.say_with("competition-bracket-told", &args)
    }

    /// “3”, “5–8”; nothing while it is open.
    #[must_use]
    pub fn place(&self, place: &PlaceRange) -> String {
        match (place.is_known, place.from == place.to) {
            (false, _) => String::new(),
            (true, true) => place.from.to_string(),
            (true, false) => format!("{}–{}", place.from, place.to),
        }
    }

    /// How far somebody has come.
    #[must_use]
    pub fn reached(&self, place: &PlaceRange) -> String {
        let round = |round| [("round", self.round(round).into())];
        let mut odd = self.course.odds();
        let mine = odd.find(|(_, plays, due)| *plays == place.number || *due == Some(place.number));
        if let Some((tie, plays, _)) = mine {
            let args = [("match", self.name(tie).into()), ("plays", self.player(plays).into())];
            let id = match plays == place.number {
                true => "competition-bracket-odd-plays",
                false => "competition-bracket-odd-due",
            };
            return self.words.say_with(id, &args);
        }
        match (place.beaten_in, place.is_known) {
            (_, true) if place.from == 1 && place.to == 1 => {
                self.words.say("competition-bracket-winner-of-all")
            }
            (Some(of), _) => self.words.say_with("competition-bracket-beaten", &round(of)),
            (None, true) => self.words.say("competition-bracket-even"),
            (None, false) => self.words.say("competition-bracket-still-in"),
        }
    }

    /// What stands above the columns of [`Self::place_row`].
    #[must_use]
    pub fn place_heads(&self) -> [String; 4] {
        [
            "competition-standings-place",
            "competition-standings-number",
            "competition-standings-name",
            "competition-bracket-head-reached",
        ]
        .map(|id| self.words.say(id))
    }

    /// A player with the place that he has.
    #[must_use]
    pub fn place_row(&self, place: &PlaceRange) -> [String; 4] {
        let name = self.record.players.get(&place.number).map(|one| one.name.clone());
        let number = place.number.to_string();
        [self.place(place), number, name.unwrap_or_default(), self.reached(place)]
    }

    /// The same as a sentence.
    #[must_use]
    pub fn place_told(&self, place: &PlaceRange) -> String {
        let at = self.place(place);
        let args = [
            ("place", if at.is_empty() { "none".into() } else { at.into() }),
            ("player", self.player(place.number).into()),
            ("reached", self.reached(place).into()),
        ];
        self.words.say_with("competition-bracket-place-told", &args)
    }
}
