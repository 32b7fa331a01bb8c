//! The standing of a group of a championship in words: the same on paper, in the window and in the hall.

use crate::catalogue::Catalogue;
use jadoube_competition::olympiad1972::ranking::RankedTeam;
use jadoube_competition::olympiad1972::regulations::RANKING;
use jadoube_competition::tournament::Number;
use jadoube_core::competition::group_standing::GroupStanding;
use jadoube_core::competition::state::Contest;
use jadoube_core::competition::team::TeamNo;

/// The standing of a group as it is told.
#[derive(Debug, Clone, Copy)]
pub struct GroupTable<'a> {
    /// The event.
    pub contest: &'a Contest,
    /// The places.
    pub standing: &'a GroupStanding,
    /// The words.
    pub words: &'a Catalogue,
}

impl GroupTable<'_> {
    /// The name of the group, and by which article its places are.
    #[must_use]
    pub fn title(&self) -> String {
        let about = [
            ("group", self.words.tell(&self.standing.name).into()),
            ("article", RANKING.to_string().into()),
        ];
        self.words.say_with("competition-groups-standing", &about)
    }

    /// The heads of its columns.
    #[must_use]
    pub fn heads(&self) -> [String; 7] {
        [
            "competition-standings-place",
            "competition-standings-number",
            "tournament-teams-head-name",
            "protocol-group-game-points",
            "protocol-group-match-points",
            "protocol-group-sonneborn-berger",
            "protocol-group-above",
        ]
        .map(|id| self.words.say(id))
    }

    /// With which number a team plays in the event.
    #[must_use]
    pub fn number(&self, place: &RankedTeam) -> Option<Number> {
        self.contest.team_number(TeamNo(place.team.0)).map(Number)
    }

    /// The numbers of its teams by their places, then those whose matches are struck.
    #[must_use]
    pub fn numbers(&self) -> Vec<Number> {
        let places = self.standing.ranking.places.iter();
        let mut all: Vec<Number> = places.filter_map(|place| self.number(place)).collect();
        let left = self.standing.left.iter();
        let left = left.filter_map(|(team, _)| self.contest.team_number(*team)).map(Number);
        let struck: Vec<Number> = left.filter(|one| !all.contains(one)).collect();
        all.extend(struck);
        all
    }

    /// The place of a team; none, where its matches are struck.
    #[must_use]
    pub fn place_of(&self, number: Number) -> Option<&RankedTeam> {
        let mut places = self.standing.ranking.places.iter();
        places.find(|place| self.number(place) == Some(number))
    }

    /// The match points and the game points of a team, and its place as it is shown.
    #[must_use]
    pub fn got(&self, number: Number) -> ([String; 2], String) {
        let Some(place) = self.place_of(number) else {
            return ([String::new(), String::new()], "–".to_owned());
        };
        let points = [place.match_points, place.game_points];
        let points = points.map(|points| self.words.decimal(points));
        (points, place.place.map_or_else(|| "–".to_owned(), |place| place.to_string()))
    }

    /// A row of it.
    #[must_use]
    pub fn row(&self, place: &RankedTeam) -> [String; 7] {
        [
            place.place.map_or_else(|| "–".into(), |place| place.to_string()),
            self.number(place).map(|number| number.to_string()).unwrap_or_default(),
            self.contest.team_name(TeamNo(place.team.0)).to_owned(),
            self.words.decimal(place.game_points),
            self.words.decimal(place.match_points),
            self.words.decimal(place.sonneborn_berger),
            place.above_by.map(|by| self.words.tell(&by)).unwrap_or_default(),
        ]
    }

    /// What each match adds to the Sonneborn-Berger of a team.
    pub fn terms(&self, place: &RankedTeam) -> impl Iterator<Item = String> {
        place.terms.iter().map(|term| {
            let about = [
                ("opponent", self.contest.team_name(TeamNo(term.opponent.0)).into()),
                ("points", self.words.decimal(term.points).into()),
                ("own", self.words.decimal(term.own).into()),
                ("adds", self.words.decimal(term.adds).into()),
            ];
            self.words.say_with("competition-ranking-term", &about)
        })
    }

    /// What is to be said to it: who left, and who must still play for the title.
    #[must_use]
    pub fn notes(&self) -> Vec<String> {
        let left = self.standing.left.iter().map(|(team, decision)| {
            let about = [
                ("team", self.contest.team_name(*team).into()),
                ("played", decision.completed.into()),
                ("of", decision.to_play.into()),
                ("article", decision.article.to_string().into()),
            ];
            self.words.say_with("competition-groups-left", &about)
        });
        let rivals = self.standing.ranking.play_off.iter().map(|team| {
            let team = TeamNo(team.0);
            let number = self.contest.team_number(team).map(|number| number.to_string());
            format!("{} {}", number.unwrap_or_default(), self.contest.team_name(team))
        });
        let rivals = rivals.collect::<Vec<String>>().join(", ");
        let play_off = (!rivals.is_empty()).then(|| {
            self.words.say_with("competition-ranking-play-off", &[("teams", rivals.into())])
        });
        left.chain(play_off).collect()
    }
}
