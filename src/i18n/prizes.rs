//! Prizes in words: what is offered, how it is divided, and who gets what.

use crate::catalogue::Catalogue;
use jadoube_competition::prize::Sharing;
use jadoube_core::competition::award::Award;
use jadoube_core::competition::prize::{Prizes, amounts, amounts_with_comma, written};

/// How prizes are divided, with the ids of their words.
pub const SHARINGS: [(Sharing, &str); 3] = [
    (Sharing::ByPlace, "tournament-event-prizes-by-place"),
    (Sharing::Equal, "tournament-event-prizes-equal"),
    (Sharing::Hort, "tournament-event-prizes-hort"),
];

/// What is offered, of whom, and how it is divided.
#[must_use]
pub fn offered(words: &Catalogue, prizes: &Prizes) -> String {
    if prizes.is_none() {
        return words.say("tournament-event-prizes-none");
    }
    let each = prizes.amounts.iter().map(|(of, amounts)| {
        let amounts = format!(
            "{} {}",
            words.decimals(amounts.iter().map(|one| written(*one))),
            prizes.currency
        )
        .trim()
        .to_owned();
        let args = [("category", words.tell(of).into()), ("amounts", amounts.into())];
        words.say_with("tournament-event-prizes-of", &args)
    });
    let sharing = SHARINGS.iter().find(|(one, _)| *one == prizes.sharing);
    let sharing = sharing.map(|(_, id)| words.say(id));
    let several = match prizes.several {
        true => "tournament-event-prizes-several-fact",
        false => "tournament-event-prizes-one-fact",
    };
    let parts = each.chain(sharing).chain([words.say(several)]);
    parts.collect::<Vec<_>>().join("; ")
}

/// Amounts as they are typed in a language.
#[must_use]
pub fn typed(words: &Catalogue, amounts: &[u32]) -> String {
    words.decimals(amounts.iter().map(|one| written(*one)))
}

/// Amounts as somebody typed them who writes the language; nothing where one of them is none.
#[must_use]
pub fn read(words: &Catalogue, typed: &str) -> Option<Vec<u32>> {
    match words.lang().conventions().has_decimal_comma {
        false => amounts(typed),
        true => amounts_with_comma(typed),
    }
}

/// How much somebody gets.
#[must_use]
pub fn amount(words: &Catalogue, prizes: &Prizes, award: &Award) -> String {
    format!("{} {}", words.decimal(written(award.amount)), prizes.currency).trim().to_owned()
}
