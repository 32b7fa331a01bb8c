//! What a wrong claim costs (FIDE Laws 2023, Art. 9.5.3; 9.5b from 2001, 18.2 of 1980, 17-A.2 of
//! 1972), reckoned from what the claimant's clock shows.

use crate::laws::draws::{ClaimClock, WrongClaim};
use crate::rulings::claims::claim::Claim;
use crate::rulings::claims::draw_offer::forbidden;
use crate::rulings::claims::facts::FlagAtClaim;
use crate::rulings::claims::overstepped::overstepped;
use crate::rulings::rule::{Scene, with_other_minutes};
use crate::rulings::ruling::{Discretion, Finding, Remedy, Ruling};
use crate::rulings::sentence::Said;
use jadoube_chess::moment::Millis;
use jadoube_chess::side::Side;

/// The claim was wrong: it costs time or the game; otherwise the claimant plays on, `then` first.
pub(super) fn rule(
    scene: &Scene<'_>,
    claim: &Claim<'_>,
    finding: Finding,
    then: Option<Remedy>,
) -> Ruling {
    let by = claim.by;
    let rules = &scene.edition.rules.claims;
    let rule = rules.wrong.of(scene.kind);
    let ruling =
        Ruling::new(finding, Vec::new(), claim.articles.clone()).citing(scene.edition.cite(rule));
    let left = *scene.game.times(scene.at).of(by);
    if let Some(why) = oversteps(scene, claim, left) {
        return overstepped(scene, by, ruling.because(why));
    }
    let (costs, why) = costs(rule.value, by, left);
    let mut ruling = why.into_iter().fold(ruling, Ruling::because);
    ruling.remedies.extend(costs);
    if matches!(rule.value, WrongClaim::OpponentTime(_)) {
        ruling = with_other_minutes(scene, ruling);
    }
    if rules.is_offer.value && scene.game.offer.is_none() && forbidden(scene).is_none() {
        ruling.remedies.push(Remedy::RecordOffer { by });
        ruling = ruling
            .citing(scene.edition.cite(&rules.is_offer))
            .may_claim(Said::new("claims-offer-stands").of(by.other()));
    }
    ruling.remedies.push(match rules.clock.value {
        ClaimClock::KeepsRunning => Remedy::Continue,
        _ => Remedy::StartClock { side: by },
    });
    if let Some(then) = then {
        ruling.remedies.push(then);
        if claim.intended.is_some() {
            // Where the article on wrong claims says it, it is cited already.
            let mut cited = scene.edition.cite(&rules.declared_move_stands);
            cited.retain(|one| ruling.citations.iter().all(|known| known.article != one.article));
            ruling = ruling.citing(cited);
        }
    }
    if claim.flag == FlagAtClaim::During {
        let clock = scene.edition.cite(&rules.clock);
        ruling = ruling
            .citing(clock)
            .leaving(Discretion::Told(Said::new("claims-time-since-claim").of(by)));
    }
    if rules.appeal_may_lose.value {
        let right = Said::new("claims-appeal-at-own-risk").of(by);
        ruling = ruling.may_claim(right).citing(scene.edition.cite(&rules.appeal_may_lose));
    }
    ruling
}

/// Why the claimant has overstepped the time, if so.
fn oversteps(scene: &Scene<'_>, claim: &Claim<'_>, left: Millis) -> Option<Said> {
    let rules = &scene.edition.rules.claims;
    let told = |key: &str| Some(Said::new(key).of(claim.by));
    match (claim.flag, rules.clock.value, rules.wrong.of(scene.kind).value) {
        (FlagAtClaim::Before, ..) => told("claims-flag-noticed-now"),
        (FlagAtClaim::During, ClaimClock::KeepsRunning, _) => told("claims-clock-went-on"),
        (FlagAtClaim::During, ClaimClock::ClaimantMustStop | ClaimClock::ClaimantMayStop, _) => {
            told("claims-clock-not-stopped")
        }
        (_, _, WrongClaim::OwnTime(time)) if left <= time => {
            Some(Said::new("claims-added-time-oversteps").of(claim.by).time(time))
        }
        _ => None,
    }
}

/// What is done to the clocks, and why so much.
fn costs(wrong: WrongClaim, by: Side, left: Millis) -> (Vec<Remedy>, Option<Said>) {
    let other = by.other();
    match wrong {
        WrongClaim::Nothing => (Vec::new(), None),
        WrongClaim::OpponentTime(time) => (vec![Remedy::AddTime { side: other, time }], None),
        WrongClaim::OwnTime(time) => {
            let why = Said::new("claims-added-to-used-time").of(by).time(time);
            (vec![Remedy::SubtractTime { side: by, time }], Some(why))
        }
        WrongClaim::OpponentAndHalf { opponent, most, floor } => {
            let mut remedies = vec![Remedy::AddTime { side: other, time: opponent }];
            let half = Millis(left.0 / 2);
            let why = if left > Millis(floor.0.saturating_mul(2)) {
                let time = half.min(most);
                remedies.push(Remedy::SubtractTime { side: by, time });
                let key = if half > most { "claims-loses-the-most" } else { "claims-loses-half" };
                Said::new(key).of(by).time(time)
            } else if left >= floor {
                remedies.push(Remedy::SetTime { side: by, time: floor });
                Said::new("claims-keeps-the-floor").of(by).time(floor)
            } else {
                Said::new("claims-keeps-all").of(by).time(floor)
            };
            (remedies, Some(why))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulings::one_line::remedy;

    /// Art. 9.5b of 2001: half of what is left, at most three minutes; from one to two minutes it is
    /// set to one; below one it stays.
    #[test]
    fn half_of_the_time_is_lost_within_its_bounds() {
        let wrong = WrongClaim::OpponentAndHalf {
            opponent: Millis::from_mins(3),
            most: Millis::from_mins(3),
            floor: Millis::from_mins(1),
        };
        for (seconds, expected) in [
            (3600, "black+3:00, white-3:00"),
            (361, "black+3:00, white-3:00"),
            (359, "black+3:00, white-3:00"),
            (358, "black+3:00, white-2:59"),
            (240, "black+3:00, white-2:00"),
            (122, "black+3:00, white-1:01"),
            (120, "black+3:00, white=1:00"),
            (61, "black+3:00, white=1:00"),
            (60, "black+3:00, white=1:00"),
            (59, "black+3:00"),
            (1, "black+3:00"),
        ] {
            let (remedies, _) = costs(wrong, Side::White, Millis::from_secs(seconds));
            let told: Vec<String> = remedies.iter().map(remedy).collect();
            assert_eq!(told.join(", "), expected, "{seconds} s left");
        }
    }
}
