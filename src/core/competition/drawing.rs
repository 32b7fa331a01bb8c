//! The restricted draw: begun, drawn step by step, and the numbers that follow from it.

use crate::competition::draw::Drawing;
use crate::competition::entrant::EntrantNo;
use crate::competition::event::Event;
use crate::competition::numbers;
use crate::competition::refusal::Refusal;
use crate::competition::state::Contest;
use crate::competition::step::{CommandResult, Step};
use jadoube_competition::tournament::Number;
use jadoube_competition::varma::draw::{By, Draw, Next, Step as DrawStep};
use jadoube_competition::varma::order::Entrant as Drawer;
use jadoube_competition::varma::rows::Edition;

/// Those who draw, in the order of entry.
pub(in crate::competition) fn drawers(contest: &Contest) -> Vec<Drawer> {
    let all = contest.entrants.iter().map(|(no, entry)| Drawer {
        entry: Number(no.0),
        name: entry.entrant.name.clone(),
        federation: entry.entrant.federation.clone(),
    });
    all.collect()
}

/// Begins a draw.
pub(in crate::competition) fn begin(
    contest: &Contest,
    edition: Edition,
    reason: &str,
) -> CommandResult {
    numbers::may_change(contest, reason)?;
    if !contest.started()?.is_round_robin() {
        return Err(Refusal::NoTableToDraw(edition.article()));
    }
    Draw::new(drawers(contest), edition)?;
    let reason = reason.trim().to_owned();
    Ok(vec![Step::Here(Event::DrawBegun { edition, reason })])
}

/// Draws: by hand what is told, or by lot.
pub(in crate::competition) fn draw(contest: &Contest, what: Drawing) -> CommandResult {
    let none = || Refusal::NoDraw(Edition::default().article());
    let begun = contest.draw.as_ref().ok_or_else(none)?;
    let mut draw = begun.so_far().ok_or_else(none)?;
    let before = draw.steps().len();
    match what {
        Drawing::Envelope { envelope } => {
            let step = draw.take_envelope(envelope, By::Hand, None)?;
            draw.apply(step);
        }
        Drawing::Number { number } => draw.read_number(Number(number), None)?,
        Drawing::Lot { seed } => {
            draw.lot(seed, None).into_iter().for_each(|step| draw.apply(step));
        }
        Drawing::Rest { seed } => {
            while let Some(step) = draw.lot(seed, None) {
                draw.apply(step);
            }
        }
    }
    let steps: Vec<DrawStep> = draw.steps().iter().skip(before).copied().collect();
    if steps.is_empty() {
        return Ok(Vec::new());
    }
    let order = if draw.next() == Next::Done { order(&draw) } else { Vec::new() };
    Ok(vec![Step::Here(Event::Drawn { steps, order })])
}

/// Who has number 1, 2, …
fn order(draw: &Draw) -> Vec<EntrantNo> {
    let mut drawn: Vec<(Number, EntrantNo)> = draw
        .order()
        .filter_map(|one| Some((draw.number_of(one.entry)?, EntrantNo(one.entry.0))))
        .collect();
    drawn.sort_unstable();
    drawn.into_iter().map(|(_, no)| no).collect()
}
