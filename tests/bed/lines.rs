//! A bridge, and a namespace at it for each station: its line is cut, or made slow and bad.

use std::process::{Command as Process, Stdio};
use std::time::Duration;

/// The bridge, and its address. All names are those of one bed: it has a network of its own (`own`).
const BRIDGE: &str = "jb";
const MIDDLE: &str = "10.77.0.1";

/// The lines of a bed.
pub(crate) struct Lines {
    names: Vec<String>,
}

fn run(program: &str, args: &str) -> bool {
    let done = Process::new(program)
        .args(args.split(' '))
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    done.is_ok_and(|status| status.success())
}

fn ip(args: &str) -> bool {
    run("ip", args)
}

impl Lines {
    /// None where this user may make no namespaces. Those of a run before may take a moment to go.
    pub(crate) fn make(stations: u16) -> Option<Self> {
        (0..5).find_map(|tried| {
            std::thread::sleep(Duration::from_secs(tried));
            Self::once(stations)
        })
    }

    fn once(stations: u16) -> Option<Self> {
        let mut lines = Self { names: Vec::new() };
        let is_made = ip(&format!("link add {BRIDGE} type bridge"))
            && ip(&format!("addr add {MIDDLE}/24 dev {BRIDGE}"))
            && ip(&format!("link set {BRIDGE} up"));
        if !is_made {
            return None;
        }
        for nth in 1..=stations {
            let (name, outer, inner) =
                (format!("jn-{nth}"), format!("jo-{nth}"), format!("ji-{nth}"));
            let address = format!("10.77.0.{}/24", nth + 1);
            let done = ip(&format!("netns add {name}"))
                && ip(&format!("link add {outer} type veth peer name {inner} netns {name}"))
                && ip(&format!("link set {outer} master {BRIDGE} up"))
                && ip(&format!("-n {name} addr add {address} dev {inner}"))
                && ip(&format!("-n {name} link set {inner} up"))
                && ip(&format!("-n {name} link set lo up"))
                && ip(&format!("-n {name} route add default via {MIDDLE}"));
            lines.names.push(name);
            if !done {
                return None;
            }
        }
        Some(lines)
    }

    /// The namespace of a station, from 1.
    pub(crate) fn name(&self, nth: usize) -> &str {
        &self.names[nth - 1]
    }

    /// Where the chief's server listens.
    pub(crate) fn listen(&self) -> String {
        format!("{MIDDLE}:0")
    }

    pub(crate) fn cut(&self, nth: usize, up: bool) {
        let outer = format!("jo-{nth}");
        ip(&format!("link set {outer} {}", if up { "up" } else { "down" }));
        if up {
            // It goes with the link.
            let name = self.name(nth);
            ip(&format!("-n {name} route replace default via {MIDDLE}"));
        }
    }

    /// Makes a line slow and bad: late packets and lost ones where the kernel has `netem`, else lost ones by
    /// `iptables` and a narrow line; what was done, if anything could be.
    pub(crate) fn spoil(&self, nth: usize) -> Option<&'static str> {
        let (outer, name) = (format!("jo-{nth}"), self.name(nth));
        if run("tc", &format!("qdisc add dev {outer} root netem delay 40ms 20ms loss 3%")) {
            return Some("bad lines (netem)");
        }
        let loses = run(
            "ip",
            &format!(
                "netns exec {name} iptables -A INPUT -m statistic --mode random --probability 0.03 -j DROP"
            ),
        );
        let is_slow = run(
            "tc",
            &format!("qdisc add dev {outer} root tbf rate 1mbit burst 4kb latency 400ms"),
        );
        match (loses, is_slow) {
            (true, true) => Some("lossy and narrow lines"),
            (true, false) => Some("lossy lines"),
            (false, true) => Some("narrow lines"),
            (false, false) => None,
        }
    }

    /// Makes it a good one again.
    pub(crate) fn mend(&self, nth: usize) {
        let (outer, name) = (format!("jo-{nth}"), self.name(nth));
        run("tc", &format!("qdisc del dev {outer} root"));
        run("ip", &format!("netns exec {name} iptables -F INPUT"));
    }
}

impl Drop for Lines {
    fn drop(&mut self) {
        for name in &self.names {
            ip(&format!("netns del {name}"));
        }
        ip(&format!("link del {BRIDGE}"));
    }
}
