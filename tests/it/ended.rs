//! Processes that end with the test that started them, and with them whatever they started themselves:
//! also when the test fails.

use std::io;
use std::process::{Child, Command};
use std::time::{Duration, Instant};

/// How long a process may take to end when it is asked.
const PATIENCE: Duration = Duration::from_secs(2);

/// A process that does not outlive this, nor does what it started.
#[derive(Debug)]
pub(crate) struct Ended(pub(crate) Child);

impl Ended {
    /// Starts a process at the head of a group of its own.
    pub(crate) fn start(command: &mut Command) -> io::Result<Self> {
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(command, 0);
        command.spawn().map(Self)
    }

    fn has_ended(&mut self) -> bool {
        matches!(self.0.try_wait(), Ok(Some(_)) | Err(_))
    }
}

impl Drop for Ended {
    fn drop(&mut self) {
        let own = self.0.id();
        if cfg!(unix) && !self.has_ended() {
            // Asked first: some have to clear up.
            let _ = Command::new("kill").arg(own.to_string()).output();
            let until = Instant::now() + PATIENCE;
            while !self.has_ended() && Instant::now() < until {
                std::thread::park_timeout(Duration::from_millis(10));
            }
        }
        if cfg!(unix) {
            // All that is left of its group; usually nothing.
            let _ = Command::new("kill").args(["-s", "KILL", "--", &format!("-{own}")]).output();
        }
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[cfg(target_os = "linux")]
#[test]
fn what_a_process_started_ends_with_it_also_where_the_test_fails() {
    use std::io::{BufRead as _, BufReader};
    use std::process::Stdio;

    // One that ends when it is asked, and one that does not.
    for script in ["sleep 600 & echo $!; wait", "trap '' TERM; sleep 600 & echo $!; wait"] {
        let mut shell = Command::new("sh");
        shell.args(["-c", script]).stdin(Stdio::null()).stdout(Stdio::piped());
        let mut shell = Ended::start(&mut shell).expect("sh starts");
        let mut line = String::new();
        let output = shell.0.stdout.take().expect("piped");
        BufReader::new(output).read_line(&mut line).expect("a line");
        let runs = || {
            let status = std::fs::read_to_string(format!("/proc/{}/stat", line.trim()));
            // Whoever adopts it may not have asked yet how it ended.
            status.is_ok_and(|status| !status.contains(") Z "))
        };
        assert!(runs(), "{script}");
        let failed = std::thread::spawn(move || {
            let _guard = shell;
            std::panic::resume_unwind(Box::new("the test fails"));
        });
        assert!(failed.join().is_err());
        let until = Instant::now() + Duration::from_secs(20);
        while runs() && Instant::now() < until {
            std::thread::park_timeout(Duration::from_millis(10));
        }
        assert!(!runs(), "{script}");
    }
}
