//! What stands round the fields of a form, as the form says it: how it is called, where its keyboard begins, with
//! what it is sent.

use crate::form::parts::{Begin, Enter, Foot, FormLayout, Second};
use crate::form::{Head, sentences};
use crate::scene::Scene;
use crate::widgets::button::Availability;
use crate::widgets::dialog::Urgency;

impl Head {
    /// A form of usual width that begins at its first field; `button` is the label of the one that sends it.
    #[must_use]
    pub const fn new(id: &'static str, title: String, button: String) -> Self {
        Self {
            id,
            title,
            place: String::new(),
            about: String::new(),
            told: String::new(),
            button,
            second: None,
            foot: Foot::Send,
            urgency: Urgency::Question,
            width: 0.0,
            room: FormLayout::Plain,
            begin: Begin::First,
            begin_high: None,
            enter: Enter::Last,
            ready: Availability::Yes,
            hindered: None,
            stays: false,
            waits: false,
            heard: false,
        }
    }

    /// A dialog that only tells something: it is closed, and the keyboard begins there.
    #[must_use]
    pub fn telling(id: &'static str, title: String) -> Self {
        Self { foot: Foot::Close, ..Self::bare(id, title).begin_at_main_button() }
    }

    /// A dialog without buttons of its own.
    #[must_use]
    pub fn bare(id: &'static str, title: String) -> Self {
        Self { foot: Foot::Bare, ..Self::new(id, title, String::new()).enter_nowhere() }
    }

    /// A question before something is lost: only a key that is pressed anew answers it, and the
    /// keyboard begins at Cancel.
    #[must_use]
    pub fn alarming(id: &'static str, title: String, button: String) -> Self {
        let (urgency, begin) = (Urgency::Alarm, Begin::Cancel);
        Self { urgency, begin, ..Self::new(id, title, button) }
    }

    /// Whether something hinders that it is sent: its button is out of use then and says why.
    #[must_use]
    pub fn hindered(self, why: Option<String>) -> Self {
        let ready = if why.is_some() { Availability::No } else { self.ready };
        Self { ready, hindered: why, ..self }
    }

    /// Where the keyboard begins, with so much room for the fields.
    pub(super) const fn begin_in(&self, room: f32) -> Begin {
        match self.begin_high {
            Some(label) if room.is_infinite() => Begin::At(label),
            _ => self.begin,
        }
    }

    /// What it is called and what stands above its fields, for who hears the first of them.
    pub(super) fn intro(&self) -> String {
        sentences([&self.title, &self.about, &self.told])
    }

    /// What describes the field at which it begins.
    pub(super) fn description(&self) -> String {
        match self.told.as_str() {
            "" => self.about.clone(),
            _ => sentences([&self.about, &self.told]),
        }
    }

    /// What describes the field at which it begins, `filled` or empty: of an empty one a screen reader reads the
    /// texts of the dialog before.
    pub(super) fn description_of(&self, filled: bool) -> String {
        if filled { self.description() } else { self.told.clone() }
    }

    /// Why it cannot be sent, to whoever has tried.
    pub(super) fn refusal(&self, scene: &Scene<'_>, why: &str) -> String {
        let not_now = scene.say_with("explore-not-now", &[("what", (&self.button).into())]);
        format!("{not_now}. {why}")
    }

    /// Names what it is about: where that is before its title, and who plays there before all else that it tells.
    #[must_use]
    pub(crate) fn concerning(self, place: &str, players: &str) -> Self {
        let about = match self.about.as_str() {
            "" => players.to_owned(),
            about => format!("{players}. {about}"),
        };
        Self { about, ..self.at(place) }
    }

    /// Names where that is what it is about, before its title.
    #[must_use]
    pub(crate) fn at(self, place: &str) -> Self {
        let title = format!("{place}: {}", self.title);
        Self { title, place: place.to_owned(), ..self }
    }

    /// Adds another button that sends it; where something hinders that, it is told beside it.
    #[must_use]
    pub fn second(self, label: String, hindered: Option<String>) -> Self {
        Self { second: Some(Second { label, hindered }), ..self }
    }
}

/// Writes methods that set one field of a head.
macro_rules! setters {
    ($($(#[$doc:meta])+ $name:ident($($arg:ident: $type:ty)?) $field:ident = $value:expr;)+) => {
        impl Head {$(
            $(#[$doc])+
            #[must_use]
            pub fn $name(self $(, $arg: $type)?) -> Self {
                Self { $field: $value, ..self }
            }
        )+}
    };
}

setters! {
    /// Adds a paragraph below the title.
    about(about: String) about = about;
    /// Names in a few words what it is about, where its title does not begin with that: they stay in sight where there
    /// is no room for the title.
    place(place: String) place = place;
    /// Tells who works by ear what the eye sees beside or behind the fields: it describes what the keyboard
    /// begins at, also where nothing stands in that.
    told(told: String) told = told;
    /// Sets the width, in points at usual size of text.
    width(width: f32) width = width;
    /// Lets the fields take the whole width.
    wide() room = FormLayout::Wide;
    /// Lays the fields out in two columns that scroll together.
    columns() room = FormLayout::Columns;
    /// Lays the fields out in two columns that scroll each for itself.
    beside() room = FormLayout::Beside;
    /// Begins at the field or the choice with this label.
    begin_at(label: &'static str) begin = Begin::At(label);
    /// Begins at the button that sends it: Enter is enough.
    begin_at_main_button() begin = Begin::MainButton;
    /// Begins at the field or the choice with this label where the dialog is higher than the window.
    begin_high_at(label: &'static str) begin_high = Some(label);
    /// Brings the keyboard nowhere.
    begin_nowhere() begin = Begin::Stay;
    /// Enter sends it from any field, and from a choice.
    enter_anywhere() enter = Enter::Any;
    /// Enter sends it from no field.
    enter_nowhere() enter = Enter::None;
    /// Whether it can be sent at all.
    ready(ready: bool) ready = if ready { Availability::Yes } else { Availability::No };
    /// It stays open when it was sent: more is filled in.
    stays() stays = true;
    /// It stays open when it was sent until the desk has answered; what is refused is told in it.
    waits() waits = true;
    /// Says all that stands above its fields to who works by ear when it opens: at its main button nothing else
    /// does.
    heard() heard = true;
}
