//! What cases of flags and clocks ask for.

use crate::core::rulings::facts::facts;
use crate::core::side::Side;

facts! {
    /// A flag is down.
    FlagFall of side asks {
        /// Whose.
        side: Side,
        /// Whether the opponent's is down too.
        both: bool,
    } may {}
}
