//! One who enters, or what is known of one who has entered.

use egui::{Response, Ui};

use crate::form::{Check, DialogForm, Field, Fields, Head};
use crate::scene::Scene;
use crate::screens::competition::players::text::{self, date as written};
use crate::screens::look_up::{LookUp, usual_federation};
use crate::tokens::Text;
use crate::widgets::card::soft;
use crate::widgets::columns::column;
use crate::widgets::dialog::Column;
use crate::widgets::field::hint_ui;
use jadoube_competition::tournament::{Date, Sex};
use jadoube_competition::trf::player::title;
use jadoube_core::competition::command::Command as Ask;
use jadoube_core::competition::entrant::{Entrant, EntrantNo, EventRating, Rating, RatingKind};
use jadoube_core::competition::refusal::Refusal;
use jadoube_core::hall::command::Command;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_laws::ids::BoardNo;

/// The labels of the fields for the ratings: the rating, its list, the date of that.
const RATINGS: [(RatingKind, [&str; 3]); 3] = [
    (
        RatingKind::Standard,
        [
            "tournament-players-standard",
            "tournament-players-standard-list",
            "tournament-players-standard-date",
        ],
    ),
    (
        RatingKind::Rapid,
        [
            "tournament-players-rapid",
            "tournament-players-rapid-list",
            "tournament-players-rapid-date",
        ],
    ),
    (
        RatingKind::Blitz,
        [
            "tournament-players-blitz",
            "tournament-players-blitz-list",
            "tournament-players-blitz-date",
        ],
    ),
];

/// What was typed so far.
#[derive(Debug)]
pub(super) struct EntrantForm {
    /// Who is amended; none, where somebody new enters.
    no: Option<EntrantNo>,
    /// The text fields in the order of [`TEXTS`].
    texts: [String; TEXTS.len()],
    ratings: [[String; 3]; RATINGS.len()],
    sex: Option<Sex>,
    blind: bool,
    wheelchair: bool,
    look_up: LookUp,
}

/// The labels of the text fields.
const TEXTS: [&str; 12] = [
    "tournament-players-name",
    "tournament-players-federation",
    "tournament-players-title",
    "tournament-players-fide-id",
    "tournament-players-birth",
    "tournament-players-club",
    "tournament-players-event-rating",
    "tournament-players-event-rating-list",
    "tournament-players-event-rating-date",
    "tournament-players-fixed-board",
    "tournament-players-not-with",
    "tournament-players-from-round",
];

const NAME: usize = 0;
const FEDERATION: usize = 1;
const TITLE: usize = 2;
const FIDE_ID: usize = 3;
const BIRTH: usize = 4;
const CLUB: usize = 5;
const EVENT_RATING: usize = 6;
const EVENT_LIST: usize = 7;
const EVENT_DATE: usize = 8;
const FIXED_BOARD: usize = 9;
const NOT_WITH: usize = 10;
const FROM_ROUND: usize = 11;

/// The earliest year of birth that is no slip of the hand.
const EARLIEST_BIRTH: i32 = 1900;

/// How wide a field of a rating is with its label, in points.
const RATING: f32 = 140.0;

/// How high the label of a field is that is so wide.
fn label_height(ui: &Ui, label: String, width: f32) -> f32 {
    let font = Text::Caption.font(ui);
    ui.painter().layout(label, font, egui::Color32::PLACEHOLDER, width).size().y
}

/// What is shown in an empty field.
const EXAMPLES: [&str; TEXTS.len()] =
    ["Novak, Ana", "MKD", "WGM", "", "1987", "", "", "", "2026-11-01", "", "3, 12", ""];

impl EntrantForm {
    /// For somebody new.
    pub(super) fn new(scene: &Scene<'_>) -> Self {
        Self::filled(scene.words, None, (&Entrant::default(), String::new()))
    }

    /// With what is known of somebody.
    pub(super) fn of(scene: &Scene<'_>, no: EntrantNo) -> Option<Self> {
        let contest = &scene.snap.hall.contest;
        let entrant = &contest.entrants.get(&no)?.entrant;
        let numbers = entrant.not_with.iter().map(|other| text::number(contest, *other));
        let not_with: Vec<String> = numbers.map(|number| number.to_string()).collect();
        Some(Self::filled(scene.words, Some(no), (entrant, not_with.join(", "))))
    }

    fn filled(words: &Catalogue, no: Option<EntrantNo>, of: (&Entrant, String)) -> Self {
        let mut one = Self {
            no,
            texts: Default::default(),
            ratings: Default::default(),
            sex: None,
            blind: false,
            wheelchair: false,
            look_up: LookUp::default(),
        };
        one.fill(words, of);
        one
    }

    /// Puts in what is known of somebody.
    fn fill(&mut self, words: &Catalogue, (entrant, not_with): (&Entrant, String)) {
        let number = |number: Option<u32>| number.map(|it| it.to_string()).unwrap_or_default();
        let for_event = entrant.event_rating.as_ref();
        self.texts = [
            entrant.name.clone(),
            entrant.federation.clone(),
            entrant.title.clone(),
            number(entrant.fide_id),
            entrant.birth.map(|birth| written(words, birth)).unwrap_or_default(),
            entrant.club.clone(),
            number(for_event.map(|rating| u32::from(rating.value))),
            for_event.map(|rating| rating.list.clone()).unwrap_or_default(),
            for_event
                .and_then(|rating| rating.date)
                .map(|day| written(words, day))
                .unwrap_or_default(),
            number(entrant.fixed_board.map(|board| u32::from(board.0))),
            not_with,
            number(entrant.from_round.map(u32::from)),
        ];
        self.ratings = RATINGS.map(|(kind, _)| {
            let known = entrant.ratings.iter().find(|rating| rating.kind == kind);
            known.map_or_else(Default::default, |rating| {
                let date = rating.date.map(|day| written(words, day)).unwrap_or_default();
                [rating.value.to_string(), rating.list.clone(), date]
            })
        });
        self.sex = entrant.sex;
        (self.blind, self.wheelchair) = (entrant.blind, entrant.wheelchair);
    }

    /// The name, and who of the rating list is meant by it.
    fn name_ui(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>) {
        let field = Field::new(TEXTS[NAME]).example(EXAMPLES[NAME]);
        let response = fields.text(ui, field, &mut self.texts[NAME]);
        let typed = (&response, self.texts[NAME].as_str());
        let federation = match self.texts[FEDERATION].trim() {
            "" => usual_federation(&fields.scene.snap.hall.contest),
            typed => typed.to_owned(),
        };
        if let Some(known) = self.look_up.show(ui, fields, typed, &federation) {
            self.take(fields.scene.words, &known);
            // Enter is enough now.
            fields.go_to_main_button();
        }
    }

    /// Takes over what a rating list knows; the rest stays as it was typed.
    fn take(&mut self, words: &Catalogue, known: &Entrant) {
        let one = Self::filled(words, self.no, (known, String::new()));
        for at in [NAME, FEDERATION, TITLE, FIDE_ID, BIRTH] {
            self.texts[at].clone_from(&one.texts[at]);
        }
        (self.ratings, self.sex) = (one.ratings, one.sex);
    }

    fn text_ui(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, at: usize) -> Response {
        let field = Field::new(TEXTS[at]).example(EXAMPLES[at]);
        fields.text(ui, field, &mut self.texts[at])
    }

    fn ratings_ui(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>) {
        for ((_, labels), typed) in RATINGS.into_iter().zip(&mut self.ratings) {
            let heights = labels.map(|label| label_height(ui, fields.say(label), RATING));
            let highest = heights.into_iter().fold(0.0, f32::max);
            ui.horizontal_top(|ui| {
                ui.spacing_mut().text_edit_width = 62.0;
                for ((label, height), typed) in labels.into_iter().zip(heights).zip(typed) {
                    column(ui, egui::vec2(RATING, 40.0), |ui| {
                        // The fields stand in one line, however many lines their labels take.
                        ui.add_space(highest - height);
                        fields.text(ui, label, typed);
                    });
                }
            });
        }
    }

    /// The text of a field without the spaces round it.
    fn typed(&self, at: usize) -> &str {
        self.texts[at].trim()
    }

    /// A number that may be missing.
    fn number<T: std::str::FromStr>(
        &self,
        check: &mut Check<'_, '_>,
        at: usize,
    ) -> Option<Option<T>> {
        let typed = self.typed(at);
        if typed.is_empty() {
            return Some(None);
        }
        check.read(TEXTS[at], typed.parse().ok().map(Some), "setup-not-a-number")
    }

    fn rated(&self, check: &mut Check<'_, '_>) -> Option<Vec<Rating>> {
        let mut ratings = Vec::new();
        let mut all_right = true;
        for ((kind, labels), [value, list, day]) in RATINGS.into_iter().zip(&self.ratings) {
            let date = date(check, labels[2], day);
            if value.trim().is_empty() {
                continue;
            }
            let value = value.trim().parse().ok().filter(|value| *value > 0);
            let value = check.read(labels[0], value, "setup-not-a-number");
            let (Some(value), Some(date)) = (value, date) else {
                all_right = false;
                continue;
            };
            ratings.push(Rating { kind, value, list: list.trim().to_owned(), date });
        }
        all_right.then_some(ratings)
    }

    /// The rating for the event with its source, where there is one.
    fn event_rating(&self, check: &mut Check<'_, '_>) -> Option<Option<EventRating>> {
        let value = self.number(check, EVENT_RATING);
        let date = date(check, TEXTS[EVENT_DATE], self.typed(EVENT_DATE));
        let (value, date) = (value?, date?);
        let list = self.typed(EVENT_LIST).to_owned();
        Some(value.map(|value| EventRating { value, list, date }))
    }

    /// The date of birth, which may be missing: nobody is born after this year or that of the event, where the
    /// clock of the computer is slow, and nobody who plays before [`EARLIEST_BIRTH`].
    fn birth(&self, check: &mut Check<'_, '_>) -> Option<Option<Date>> {
        let birth = date(check, TEXTS[BIRTH], self.typed(BIRTH))?;
        let scene = check.scene;
        let event = scene.snap.hall.competition.as_ref().and_then(|one| Date::read(&one.date));
        let event = event.map_or(EARLIEST_BIRTH, |day| i32::from(day.year));
        let latest = event.max(scene.wall().date().year);
        if let Some(born) = birth
            && !(EARLIEST_BIRTH..=latest).contains(&i32::from(born.year))
        {
            // As texts: numbers would be grouped as amounts are.
            let years =
                [("from", EARLIEST_BIRTH.to_string().into()), ("to", latest.to_string().into())];
            check.fault(TEXTS[BIRTH], scene.say_with("tournament-players-birth-wrong", &years));
            return None;
        }
        Some(birth)
    }

    /// What was typed; the fields that are wrong say why.
    fn entrant(&self, check: &mut Check<'_, '_>) -> Option<Entrant> {
        let name = check.given(TEXTS[NAME], &self.texts[NAME], "app-field-empty");
        let told = self.typed(TITLE);
        let ratings = self.rated(check);
        let event_rating = self.event_rating(check);
        let fide_id = self.number(check, FIDE_ID);
        let birth = self.birth(check);
        let fixed_board = self.number(check, FIXED_BOARD);
        let contest = &check.scene.snap.hall.contest;
        let others = text::numbered(contest, self.typed(NOT_WITH));
        let others = others.filter(|others| !others.iter().any(|other| Some(*other) == self.no));
        let not_with = check.read(TEXTS[NOT_WITH], others, "tournament-players-nobody");
        let from_round = self.number(check, FROM_ROUND);
        Some(Entrant {
            name: name?,
            federation: self.typed(FEDERATION).to_uppercase(),
            title: title(told).map_or_else(|| told.to_owned(), str::to_owned),
            ratings: ratings?,
            event_rating: event_rating?,
            fide_id: fide_id?,
            sex: self.sex,
            birth: birth?,
            club: self.typed(CLUB).to_owned(),
            blind: self.blind,
            wheelchair: self.wheelchair,
            fixed_board: fixed_board?.map(BoardNo),
            not_with: not_with?.into_iter().collect(),
            from_round: from_round?,
        })
    }
}

/// A date that may be missing.
fn date(check: &mut Check<'_, '_>, at: &'static str, typed: &str) -> Option<Option<Date>> {
    let typed = typed.trim();
    if typed.is_empty() {
        return Some(None);
    }
    check.read(at, Date::read(typed).map(Some), "tournament-players-no-date")
}

impl DialogForm for EntrantForm {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        let contest = &scene.snap.hall.contest;
        let (title, deed) = match self.no {
            None => (scene.say("tournament-players-new-title"), "tournament-players-enter"),
            // Undone meanwhile: there is nobody to amend.
            Some(no) if !contest.entrants.contains_key(&no) => return None,
            Some(no) => (contest.name(no).to_owned(), "tournament-event-record"),
        };
        let head = Head::new("entrant", title, scene.say(deed)).width(980.0).columns();
        let head = head.begin_at(TEXTS[NAME]).ready(scene.can_change()).waits();
        Some(head)
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, column: Column) {
        let scene = fields.scene;
        match column {
            Column::First => {
                self.name_ui(ui, fields);
                for at in [FEDERATION, TITLE] {
                    self.text_ui(ui, fields, at);
                }
                let sexes = [
                    (None, "tournament-players-untold"),
                    (Some(Sex::Woman), "tournament-players-woman"),
                    (Some(Sex::Man), "tournament-players-man"),
                ];
                fields.choose(ui, "tournament-players-sex", &sexes, &mut self.sex);
                for at in [FIDE_ID, BIRTH, CLUB] {
                    self.text_ui(ui, fields, at);
                }
            }
            Column::Last => {
                self.ratings_ui(ui, fields);
                let rating = self.text_ui(ui, fields, EVENT_RATING);
                let article = scene.snap.hall.contest.handling().titles.article;
                let article = [("article", article.to_string().into())];
                let what = scene.say_with("tournament-players-event-rating-what", &article);
                hint_ui(ui, &rating, &what);
                for at in [EVENT_LIST, EVENT_DATE] {
                    self.text_ui(ui, fields, at);
                }
                fields.yes_no(ui, "tournament-players-blind", &mut self.blind);
                fields.yes_no(ui, "tournament-players-wheelchair", &mut self.wheelchair);
                for at in [FIXED_BOARD, NOT_WITH, FROM_ROUND] {
                    self.text_ui(ui, fields, at);
                }
                let contest = &scene.snap.hall.contest;
                let others = text::numbered(contest, self.typed(NOT_WITH)).unwrap_or_default();
                if !others.is_empty() {
                    let names: Vec<&str> = others.iter().map(|no| contest.name(*no)).collect();
                    soft(ui, names.join("; "));
                }
            }
        }
    }

    fn submit(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        let entrant = self.entrant(check)?;
        if entrant.has_long_federation() {
            let why = check.scene.words.tell(&Refusal::LongFederation(entrant.federation));
            check.fault(TEXTS[FEDERATION], why);
            return None;
        }
        let what = match self.no {
            Some(no) => Ask::Amend { no, entrant: Box::new(entrant) },
            None => {
                // Told at the field, before the desk is asked.
                let contest = &check.scene.snap.hall.contest;
                if !contest.newcomers(std::slice::from_ref(&entrant)).1.is_empty() {
                    let name = entrant.name.clone();
                    let why = check.scene.words.tell(&Refusal::EnteredBefore(name));
                    check.fault(TEXTS[NAME], why);
                    return None;
                }
                Ask::Enter { entrants: vec![entrant] }
            }
        };
        check.actions.command(Command::Contest { what });
        Some(())
    }
}
