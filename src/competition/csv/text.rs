//! Lines and cells of a list (RFC 4180), whatever separates them. Read here and not by the crate `csv`,
//! which takes a quotation mark behind a blank for a letter (`1, "Petrovska, Ana"` would be three cells)
//! and does not count lines that end in CR alone, so that a fault would be told of the wrong line.

/// What stands between cells: of comma, semicolon and tab the one that most lines have, the first
/// line above all.
pub(super) fn separator(text: &str) -> char {
    let first = text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
    let count = |separator: char| {
        let lines = text.lines().take(50).filter(|line| line.contains(separator)).count();
        (first.matches(separator).count(), lines)
    };
    let [tab, semicolon, comma] = ['\t', ';', ','].map(|separator| (count(separator), separator));
    // Commas stand in names as well: they separate only where nothing else does.
    let found = [comma, semicolon, tab].into_iter().max_by_key(|((first, lines), separator)| {
        (*first > 0 && *separator != ',', *first, *lines)
    });
    found.map_or(',', |(_, separator)| separator)
}

/// The lines with their numbers, as cells without the blanks around them. A cell in quotes may have
/// separators, line ends and doubled quotes in it.
pub(super) fn rows(text: &str, separator: char) -> Vec<(usize, Vec<String>)> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut rows: Vec<(usize, Vec<String>)> = Vec::new();
    let mut cells = Vec::new();
    let mut cell = String::new();
    let (mut line, mut begun, mut is_quoted) = (1, 1, false);
    let mut signs = text.chars().peekable();
    while let Some(sign) = signs.next() {
        let is_end = sign == '\n' || (sign == '\r' && signs.peek() != Some(&'\n'));
        line += usize::from(is_end);
        match sign {
            '"' if is_quoted && signs.peek() == Some(&'"') => {
                signs.next();
                cell.push('"');
            }
            '"' if is_quoted => is_quoted = false,
            '"' if cell.trim().is_empty() => is_quoted = true,
            _ if is_quoted => cell.push(sign),
            _ if sign == separator => cells.push(taken(&mut cell)),
            _ if is_end => {
                cells.push(taken(&mut cell));
                rows.push((begun, std::mem::take(&mut cells)));
                begun = line;
            }
            '\r' => {}
            _ => cell.push(sign),
        }
    }
    if !cell.is_empty() || !cells.is_empty() {
        cells.push(taken(&mut cell));
        rows.push((begun, cells));
    }
    rows
}

fn taken(cell: &mut String) -> String {
    let taken = cell.trim().to_owned();
    cell.clear();
    taken
}

/// A cell as it is written.
pub(super) fn quoted(cell: &str) -> String {
    if cell.contains([',', ';', '\t', '"', '\r', '\n']) {
        format!("\"{}\"", cell.replace('"', "\"\""))
    } else {
        cell.to_owned()
    }
}
