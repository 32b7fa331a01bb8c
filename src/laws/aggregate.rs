//! The one shape of everything that has a state: who has read one aggregate has read all.
//!
//! What is asked of it is a *command*, in the imperative; what has happened is an *event*, in the
//! past tense and journalled. [`Aggregate::decide`] judges, once, and writes the judgement into
//! events, which nobody changes afterwards; [`Aggregate::apply`] only obeys, and obeys old journals
//! as it did when they were written. Commands and events stand in the table `facts` of their module
//! ([`commands!`](crate::commands), [`events!`](crate::events)); a fact that is both, since nothing is
//! added when it is judged, is written there once.
//!
//! Both matches name every variant and hand fields on, not the whole: what is forgotten does not compile
//! (`clippy::wildcard_enum_match_arm` where they decide and apply). Where a state only follows what
//! happens in another, as a blind match follows its game, it takes the events that concern it. A state
//! that is not there from the beginning begins with an event of its own, as a blind match with its first
//! arrangement; before it, everything else is refused.

/// Something with a state that is the fold of its events.
pub trait Aggregate {
    /// What can be asked of it.
    type Command;
    /// What has happened to it.
    type Event;
    /// Why it refuses.
    type Refusal;
    /// What a command leads to: its events; where something happens in a game as well, the one or
    /// the other.
    type Step;
    /// What is known when a command is judged: the moment, the edition, the game.
    type Context<'a>: Copy;
    /// What is known of an event besides itself: its moment, who caused it, its game.
    type Origin<'a>: Copy;

    /// What the command leads to. Nothing means that it is already fulfilled.
    ///
    /// # Errors
    /// [`Aggregate::Refusal`] when the Laws or the state forbid it.
    fn decide(
        &self,
        command: &Self::Command,
        context: Self::Context<'_>,
    ) -> Result<Vec<Self::Step>, Self::Refusal>;

    /// Makes the event part of the state. Obeys and cannot fail: one that does not fit, from a
    /// damaged journal, changes nothing, or marks what it does not fit as damaged.
    fn apply(&mut self, event: &Self::Event, origin: Self::Origin<'_>);

    /// What it will be after these events.
    #[must_use]
    fn after<'e>(
        &self,
        events: impl IntoIterator<Item = &'e Self::Event>,
        origin: Self::Origin<'_>,
    ) -> Self
    where
        Self: Clone,
        Self::Event: 'e,
    {
        let mut later = self.clone();
        for event in events {
            later.apply(event, origin);
        }
        later
    }
}

/// The commands of a table of facts: an enum `Command`. `both` has the facts that are asked for and
/// then have happened, with the same fields; the rows under `each` have a field in common, by which
/// they are told apart. The tag under which a journal has them stands in the table.
#[macro_export]
macro_rules! commands {
    (
        $(#[$command:meta])* command
        $(#[$event:meta])* event
        $(each { #[doc = $noted:literal] $no:ident: $No:ty } => $of:ident {
            both { $($(#[$b:meta])* $B:ident => $(#[$e:meta])* $E:ident $({ $($bf:tt)* })?,)* }
            command { $($(#[$c:meta])* $C:ident $({ $($cf:tt)* })?,)* }
            event { $($events:tt)* }
        })?
        plain {
            both { $(
                $(#[$pb:meta])* $PB:ident => $(#[$pe:meta])* $PE:ident
                $({ $($pbf:tt)* })? $(($($pbt:tt)*))?,
            )* }
            command { $($(#[$pc:meta])* $PC:ident $({ $($pcf:tt)* })? $(($($pct:tt)*))?,)* }
            event { $($plain_events:tt)* }
        }
    ) => {
        #[derive(Debug, Clone, PartialEq, Eq, ::serde::Serialize, ::serde::Deserialize)]
        $(#[$command])*
        #[expect(missing_docs, reason = "the fields are named after what they hold")]
        pub enum Command {
            $(
                $($(#[$b])* $B { #[doc = $noted] $no: $No, $($($bf)*)? },)*
                $($(#[$c])* $C { #[doc = $noted] $no: $No, $($($cf)*)? },)*
            )?
            $($(#[$pb])* $PB $({ $($pbf)* })? $(($($pbt)*))?,)*
            $($(#[$pc])* $PC $({ $($pcf)* })? $(($($pct)*))?,)*
        }

        $crate::of_each!(Command [$($of $no: $No { $($B)* $($C)* })?] { $($PB)* $($PC)* });
    };
}

/// The events of the same table: an enum `Event`.
#[macro_export]
macro_rules! events {
    (
        $(#[$command:meta])* command
        $(#[$event:meta])* event
        $(each { #[doc = $noted:literal] $no:ident: $No:ty } => $of:ident {
            both { $($(#[$b:meta])* $B:ident => $(#[$e:meta])* $E:ident $({ $($bf:tt)* })?,)* }
            command { $($commands:tt)* }
            event { $($(#[$o:meta])* $O:ident $({ $($of_it:tt)* })?,)* }
        })?
        plain {
            both { $(
                $(#[$pb:meta])* $PB:ident => $(#[$pe:meta])* $PE:ident
                $({ $($pbf:tt)* })? $(($($pbt:tt)*))?,
            )* }
            command { $($plain_commands:tt)* }
            event { $($(#[$po:meta])* $PO:ident $({ $($pof:tt)* })? $(($($pot:tt)*))?,)* }
        }
    ) => {
        #[derive(Debug, Clone, PartialEq, Eq, ::serde::Serialize, ::serde::Deserialize)]
        $(#[$event])*
        #[expect(missing_docs, reason = "the fields are named after what they hold")]
        pub enum Event {
            $(
                $($(#[$e])* $E { #[doc = $noted] $no: $No, $($($bf)*)? },)*
                $($(#[$o])* $O { #[doc = $noted] $no: $No, $($($of_it)*)? },)*
            )?
            $($(#[$pe])* $PE $({ $($pbf)* })? $(($($pbt)*))?,)*
            $($(#[$po])* $PO $({ $($pof)* })? $(($($pot)*))?,)*
        }

        $crate::of_each!(Event [$($of $no: $No { $($E)* $($O)* })?] { $($PE)* $($PO)* });
    };
}

/// What the rows of a table under `each` have in common; where all rows are, each has it.
#[doc(hidden)]
#[macro_export]
macro_rules! of_each {
    ($Fact:ident [] $others:tt) => {};
    ($Fact:ident [$of:ident $no:ident: $No:ty { $($Variant:ident)* }] {}) => {
        impl $Fact {
            /// What it is about.
            #[must_use]
            pub const fn $of(&self) -> $No {
                match self {
                    $(Self::$Variant { $no, .. })|* => *$no,
                }
            }
        }
    };
    ($Fact:ident [$of:ident $no:ident: $No:ty { $($Variant:ident)* }] { $($Other:ident)+ }) => {
        impl $Fact {
            /// What it is about; none where it is about no single one.
            #[must_use]
            pub const fn $of(&self) -> Option<$No> {
                match self {
                    $(Self::$Variant { $no, .. })|* => Some(*$no),
                    $(Self::$Other { .. })|+ => None,
                }
            }
        }
    };
}
