//! One rule of an edition: its value, the article in which it stands, and how far its text is
//! known. Editions are made of these; a competition's overlay changes them one by one.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::citation::TextStatus;
use crate::laws::kind::Kind;
use crate::laws::overlay::{Fault, Overlay};

/// A value with the article it stands in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rule<T> {
    /// What the edition says.
    pub value: T,
    /// Where, as the edition numbers its articles; empty, where no article says it or its number is
    /// not known. Never the number of the edition from which the value is assumed.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub article: String,
    /// Further articles that are needed to come to the value.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub also: Vec<String>,
    /// How far the text is known.
    #[serde(default, skip_serializing_if = "TextStatus::is_text")]
    pub held: TextStatus,
    /// The competition rules that changed the value, if any did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub changed_by: Option<String>,
    /// Where those rules say it; empty, where they do not tell.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub changed_in: String,
}

/// One value for each kind of play.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ByKind<T> {
    /// Standard play.
    pub standard: Rule<T>,
    /// Rapid with adequate supervision.
    pub rapid_supervised: Rule<T>,
    /// Rapid without.
    pub rapid: Rule<T>,
    /// Blitz with adequate supervision.
    pub blitz_supervised: Rule<T>,
    /// Blitz without.
    pub blitz: Rule<T>,
}

impl<T> ByKind<T> {
    /// The rule for a kind of play.
    pub const fn of(&self, kind: Kind) -> &Rule<T> {
        match kind {
            Kind::Standard => &self.standard,
            Kind::RapidSupervised => &self.rapid_supervised,
            Kind::Rapid => &self.rapid,
            Kind::BlitzSupervised => &self.blitz_supervised,
            Kind::Blitz => &self.blitz,
        }
    }

    const fn of_mut(&mut self, kind: Kind) -> &mut Rule<T> {
        match kind {
            Kind::Standard => &mut self.standard,
            Kind::RapidSupervised => &mut self.rapid_supervised,
            Kind::Rapid => &mut self.rapid,
            Kind::BlitzSupervised => &mut self.blitz_supervised,
            Kind::Blitz => &mut self.blitz,
        }
    }
}

/// One rule in the index of an edition.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct IndexEntry<'a> {
    /// Its place in the file of the edition, `touch.own` or `illegal.penalties.blitz`.
    pub key: String,
    /// Its articles, the telling one first; none, where no article says it.
    pub articles: Vec<&'a str>,
    /// How far the text is known.
    pub held: &'a TextStatus,
    /// The competition rules that changed it.
    pub changed_by: Option<&'a str>,
    /// Where those rules say it.
    pub changed_in: &'a str,
}

/// What has rules in it.
pub trait RuleIndex {
    /// All rules in it, their keys beginning with `key`.
    fn index(&self, key: &str) -> Vec<IndexEntry<'_>>;

    /// Lays the value of a competition's rules over the rule at `path` in it (`key` is the whole
    /// key, by which the overlay knows it); nothing, if there is no such rule.
    fn change(
        &mut self,
        path: &str,
        key: &str,
        overlay: &impl Overlay,
    ) -> Option<Result<(), Fault>>
    where
        Self: Sized;
}

impl<T: Serialize + DeserializeOwned> RuleIndex for Rule<T> {
    fn index(&self, key: &str) -> Vec<IndexEntry<'_>> {
        vec![IndexEntry {
            key: key.to_owned(),
            articles: self.articles().collect(),
            held: &self.held,
            changed_by: self.changed_by.as_deref(),
            changed_in: &self.changed_in,
        }]
    }

    fn change(
        &mut self,
        path: &str,
        key: &str,
        overlay: &impl Overlay,
    ) -> Option<Result<(), Fault>> {
        if !path.is_empty() {
            return None;
        }
        Some(overlay.value(key, &self.value).map(|new| {
            self.value = new.value;
            self.changed_by = Some(overlay.name().to_owned());
            self.changed_in = new.article;
            // What the competition says is known, whatever is known of the edition.
            self.held = TextStatus::Text;
        }))
    }
}

impl<T: Serialize + DeserializeOwned> RuleIndex for ByKind<T> {
    fn index(&self, key: &str) -> Vec<IndexEntry<'_>> {
        let kinds = Kind::ALL.into_iter();
        kinds.flat_map(|kind| self.of(kind).index(&format!("{key}.{}", kind.key()))).collect()
    }

    fn change(
        &mut self,
        path: &str,
        key: &str,
        overlay: &impl Overlay,
    ) -> Option<Result<(), Fault>> {
        let wanted = Kind::ALL.into_iter().filter(|kind| path.is_empty() || kind.key() == path);
        let mut done = None;
        for kind in wanted {
            done = self.of_mut(kind).change("", key, overlay);
        }
        done
    }
}

impl<T> Rule<T> {
    /// Its articles, the telling one first.
    pub fn articles(&self) -> impl Iterator<Item = &str> {
        let first = (!self.article.is_empty()).then_some(self.article.as_str());
        first.into_iter().chain(self.also.iter().map(String::as_str))
    }
}

/// A chapter of rules: a struct of [`Rule`]s and [`ByKind`]s with its index.
macro_rules! chapter {
    (
        $(#[$doc:meta])*
        $name:ident {
            $($(#[$field_doc:meta])* $field:ident: $type:ty,)*
        }
    ) => {
        $(#[$doc])*
        #[derive(Debug, Clone, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct $name {
            $($(#[$field_doc])* pub $field: $type,)*
        }

        impl $crate::laws::rule::RuleIndex for $name {
            fn index(&self, key: &str) -> Vec<$crate::laws::rule::IndexEntry<'_>> {
                let mut all = Vec::new();
                $(all.extend(self.$field.index(&format!("{key}.{}", stringify!($field))));)*
                all
            }

            fn change(
                &mut self,
                path: &str,
                key: &str,
                overlay: &impl $crate::laws::overlay::Overlay,
            ) -> Option<Result<(), $crate::laws::overlay::Fault>> {
                let (field, rest) = path.split_once('.').unwrap_or((path, ""));
                $(if field == stringify!($field) {
                    return self.$field.change(rest, key, overlay);
                })*
                None
            }
        }
    };
}
pub(in crate::laws) use chapter;
