//! `jadoube ports`: the serial lines of this machine.

use crate::args::PortsArgs;
use crate::exit::Exit;
use jadoube_desk::ports::list;
use jadoube_i18n::catalogue::Catalogue;

/// Lists them.
#[must_use]
pub fn run(args: &PortsArgs, words: &Catalogue) -> Exit {
    let ports = list();
    let mut text = String::new();
    for port in &ports {
        if args.json {
            match serde_json::to_string(port) {
                Ok(line) => text.push_str(&format!("{line}\n")),
                Err(error) => return Exit::failed(words, error),
            }
            continue;
        }
        let remark = match (port.permitted, port.likely) {
            (false, _) => words.say("cli-ports-no-permission"),
            (true, true) => words.say("cli-ports-board"),
            (true, false) => String::new(),
        };
        text.push_str(&format!("{:<24} {}  {remark}\n", port.name.0, port.title));
    }
    if ports.is_empty() && !args.json {
        text = words.say("cli-ports-none") + "\n";
    }
    Exit::print(&text)
}
