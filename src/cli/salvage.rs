//! `jadoube salvage`: saves what can be read of a damaged competition file as a new one.

use crate::args::SalvageArgs;
use crate::exit::Exit;
use jadoube_desk::log_lines::{fault, salvaged};
use jadoube_desk::salvage::salvage;
use jadoube_desk::station::Station;
use jadoube_desk::{lost_places, preferences};
use jadoube_i18n::catalogue::Catalogue;

/// Saves it: 0 when every row is in the new file, 1 when something was left out or lost, or was wrong, 2 when
/// nothing can be read or the new file cannot be made.
#[must_use]
pub fn run(args: &SalvageArgs, words: &Catalogue) -> Exit {
    match salvage(&args.file, &args.new, &Station::own(&preferences::station())) {
        Ok(saved) => {
            let places = lost_places::of(&args.file, &saved);
            let told = salvaged(words, (args.new.as_path(), &saved), &places);
            let printed = Exit::print(&(told + "\n"));
            if saved.is_whole() { printed } else { printed.max(Exit::Refused) }
        }
        Err(why) => Exit::unusable(fault(words, &why)),
    }
}
