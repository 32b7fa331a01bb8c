//! The one shape of everything that has a state: who has read one aggregate has read all.
//!
//! What is asked of it is a *command*, in the imperative; what has happened is an *event*, in the
//! past tense and journalled. [`Aggregate::decide`] judges, once, and writes the judgement into
//! events, which nobody changes afterwards; [`Aggregate::apply`] only obeys, and obeys old journals
//! as it did when they were written. A fact that is both command and event is written once, in the
//! table `facts` of its module ([`commands!`](crate::commands), [`events!`](crate::events)).
//!
//! Both matches name every variant: what is forgotten does not compile.

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
