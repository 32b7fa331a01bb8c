//! What an earlier run of this program has left in the speech service. The texts of a program that was killed stay
//! there, and the service says them all, however long ago they were so. Each run notes down beside the socket of the
//! service under which numbers that knows it; the next one takes the numbers of those that are gone.

use std::fs::{self, OpenOptions};
use std::io::Write as _;
use std::os::unix::fs::MetadataExt as _;
use std::path::Path;

/// The head of the names of the files, before the number of the process.
const NAME: &str = "jadoube-";

/// By what a service is known again: another one counts its clients anew.
fn service(socket: &Path) -> Option<String> {
    let file = fs::metadata(socket).ok()?;
    Some(format!("{}-{}-{}", file.ino(), file.mtime(), file.mtime_nsec()))
}

/// Whether a process runs. Where nothing tells which ones do, none is taken to be gone.
fn runs(process: u32) -> bool {
    let all = Path::new("/proc");
    !all.join("self").exists() || all.join(process.to_string()).exists()
}

/// Takes the numbers under which the service at a socket knew the runs that are gone.
pub(crate) fn take_numbers(socket: &Path) -> Vec<u32> {
    let (Some(folder), Some(service)) = (socket.parent(), service(socket)) else {
        return Vec::new();
    };
    let Ok(files) = fs::read_dir(folder) else { return Vec::new() };
    let mut numbers = Vec::new();
    for file in files.flatten() {
        let name = file.file_name();
        let process = name.to_str().and_then(|name| name.strip_prefix(NAME)?.parse().ok());
        if process.is_none_or(runs) {
            continue;
        }
        let noted = fs::read_to_string(file.path()).unwrap_or_default();
        // One that stays is taken once more, of which nothing is left then.
        let _ = fs::remove_file(file.path());
        let of_this = noted.lines().filter_map(|line| line.split_once(' '));
        let of_this = of_this.filter(|(of, _)| *of == service);
        numbers.extend(of_this.filter_map(|(_, number)| number.parse::<u32>().ok()));
    }
    numbers
}

/// Notes down under which number the service at a socket knows this run. Where that cannot be written, what is left
/// of this run is said to its end.
pub(crate) fn note(socket: &Path, number: u32) {
    let (Some(folder), Some(service)) = (socket.parent(), service(socket)) else { return };
    let path = folder.join(format!("{NAME}{}", std::process::id()));
    let file = OpenOptions::new().create(true).append(true).open(path);
    let _ = file.and_then(|mut file| writeln!(file, "{service} {number}"));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_of_a_run_that_is_gone_are_taken_once_and_those_of_one_that_runs_stay() {
        let folder = tempfile::tempdir().unwrap();
        let socket = folder.path().join("speechd.sock");
        fs::write(&socket, "").unwrap();
        note(&socket, 7);
        note(&socket, 8);
        assert!(take_numbers(&socket).is_empty(), "this one runs");
        let mut ended = std::process::Command::new("true").spawn().unwrap();
        ended.wait().unwrap();
        let at = |process: u32| folder.path().join(format!("{NAME}{process}"));
        fs::rename(at(std::process::id()), at(ended.id())).unwrap();
        let of_another = "1-2-3 9\n";
        let noted = fs::read_to_string(at(ended.id())).unwrap();
        fs::write(at(ended.id()), format!("{noted}{of_another}")).unwrap();
        assert_eq!(take_numbers(&socket), [7, 8], "another service counts anew");
        assert!(take_numbers(&socket).is_empty());
    }
}
