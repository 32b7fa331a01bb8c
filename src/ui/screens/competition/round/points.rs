//! Points as they stand in tables.

use jadoube_competition::points::Points;

/// Points as people write them: “2½”.
pub(in crate::screens::competition) fn points(points: Points) -> String {
    let (whole, tenths) = (points.0 / 10, points.0 % 10);
    match (whole, tenths) {
        (whole, 0) => whole.to_string(),
        (0, 5) => "½".to_owned(),
        (whole, 5) => format!("{whole}½"),
        _ => points.to_string(),
    }
}
