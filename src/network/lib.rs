//! The engine of several stations, over NATS JetStream: starting a server, connecting to one, inviting and
//! joining. It moves bytes and keys, and knows nothing of what they mean: rows are judged by the journal,
//! roles once more by whoever decides commands, and every station's own file stays the truth of what it
//! recorded. **The engine is never the only keeper of anything.**
//!
//! - [`certificate`]: the event's authority, and how a server is recognised
//! - [`beside`]: three laptops that carry the servers together, and where servers are
//! - [`renewal`]: a code that tells a station where servers are, once it finds none
//! - [`server`]: `nats-server` found, configured, started, watched, ended
//! - [`network`]: the connection of a station, on a thread of its own; what happens is an [`event`]
//! - [`invitation`], [`joining`], [`code`]: how a laptop becomes a station
//!
//! # Subjects
//! *E* is the competition (32 hexadecimal digits), *K*, *L* keys of stations (64), *P* a post (`chief`,
//! `b12`), *U* the key of an invitation.
//!
//! | subject | what | kept |
//! |---|---|---|
//! | `jd.E.rows.K.L` | *K* publishes rows of strand *L*: its own, or what it has of another | yes |
//! | `jd.E.lease.P` | a post claimed for an epoch | yes |
//! | `told.jd.E.…` | what was kept, told again by the server with its number | |
//! | `jd.E.heads.K` | *K* is there, and knows the strands so far; every 2 s and at each change | |
//! | `jd.E.ask.L.K` | *K* asks *L* for rows; the answer comes in parts, each when the last has arrived | |
//! | `jd.E.propose.L.K.B` | *K* proposes to *L*, at board `b7` or for the whole `event` | |
//! | `jd.E.time.L.K` | *K* compares clocks with *L* | |
//! | `jd.E.beside.L.K` | *K* offers *L* to carry a server beside it, or certifies one ([`beside`]) | |
//! | `jd.E.where.K` | *K*, which leads, says where servers are; every 3 s | |
//! | `jd.join.U` | the holder of an invitation says who it is | |
//! | `_INBOX.K.>`, `_GUEST.U.>` | answers to *K*, to a guest | |
//!
//! # The stream
//! One stream, `JD_E`, keeps `jd.E.rows.*.*` and `jd.E.lease.*` in one order, on the disk, without limit of
//! age; the server refuses what does not fit (`discard: new`) rather than forget the oldest, and deletes
//! nothing. Each message is appended only behind the one that its author knew as the last of its subject
//! (`Nats-Expected-Last-Subject-Sequence`), so that a key used in two programs shows; and it has a name
//! (`Nats-Msg-Id`), so that what is sent twice is kept once. A subject has one author, so a station is never
//! refused because another one was quicker, except at a lease, where that is the point.
//!
//! Reading needs no consumer. The server tells again (`republish`) what it has kept, with its number;
//! whoever sees a gap, or was away, fetches by number (`DIRECT.GET`, 64 at a time). So the server holds no
//! state for a reader, however many there are; a slow one loses nothing; and nobody needs the right to
//! make a consumer, which can be told to deliver to any subject, also one that its maker may not publish
//! to.
//!
//! # Permissions
//! Users are known by NKeys. What is not named is forbidden; [`permission`] is the table that the server is
//! given.
//!
//! | may publish to | chief | sector | results | assistant | viewer | guest |
//! |---|---|---|---|---|---|---|
//! | own heads, questions, clocks | yes | yes | yes | yes | yes | |
//! | own rows | yes | yes | yes | yes | | |
//! | rows of others under its own key | yes | yes | | | | |
//! | leases | yes | yes | | | | |
//! | offers to carry a server | yes | yes | | | | |
//! | where servers are | yes | | | | | |
//! | proposals | yes | yes | yes | of its board | | |
//! | making the stream, answers to guests | yes | | | | | |
//! | its invitation | | | | | | yes |
//!
//! A message that was received may be answered, until the server reads its configuration again (somebody
//! joins): what was asked in that moment is answered by silence, and asked again. Everybody hears what was kept, all heads, what is said to
//! it, and its own inbox; the chief hears guests. Nobody may delete, purge or change a stream, nor list
//! anything. There is no user of the system account, no monitoring, and no password.
//!
//! # What happens when something is gone
//! - *The server*: [`ServerEvent::Ended`](server::ServerEvent::Ended) on the laptop that started it,
//!   [`Event::Away`](event::Event::Away) at all stations. Everything at the own boards goes on. What is
//!   published waits (4,096 deliveries, 64 MiB; then [`Fault::Busy`](fault::Fault::Busy), and the caller
//!   gives it again from its file). It is tried to connect for ever, at each address in turn.
//! - *An acknowledgement*: the delivery is sent again under its name; the last message of the subject is
//!   looked at before, so that it is found also when the server has forgotten names.
//! - *The stream, the store, the laptop of the server*: whoever is chief makes the stream anew;
//!   [`Event::StreamIsNew`](event::Event::StreamIsNew) at all, and everybody publishes what its file has.
//! - *The laptop of the server, and it comes back after another one has taken its place*: it leads as it did, with
//!   its own authority. Whoever leads now connects there as a station (the crate `jadoube-line` does), so that
//!   rows go both ways and it hears [`Word::Leads`](beside::Word::Leads).
//! - *Two of three servers, one soon after the other* (the first killed and started again, at once the second
//!   killed): with 2.9.10, in two of four runs, the stream was shorter than what had been read of it, in one
//!   of them 2 of 21 acknowledged rows until the test gave up; whether the rest would have come back is not
//!   known. A stream that stays shorter (8 looks, 2 s) counts as new, and everybody publishes again.
//! - *A message in the stream* (a block that rotted): [`Event::Lost`](event::Event::Lost), and whoever lacks
//!   rows asks a station whose heads show them.
//! - *A power cut*: from 2.10 on, the server has what it acknowledged on the disk
//!   (`sync_interval: always`); 2.9 knows no such setting and may forget the last minutes. Then its
//!   stream is shorter than what was read of it, which counts as new.
//! - *Room*: [`Fault::StoreFull`](fault::Fault::StoreFull) within [`Event::Stuck`](event::Event::Stuck);
//!   it is tried on, and nothing is forgotten.
//!
//! # Where it runs
//! One server on the chief's laptop; three that keep everything threefold
//! ([`Topology::OneOf`](server::settings::Topology::OneOf), certificates from the same authority prove servers to each
//! other; the crate `jadoube-line` decides which three, each choice with a number and with empty stores); or
//! a server in each hall that goes on without the line to the middle
//! ([`Topology::Hall`](server::settings::Topology::Hall)): any one of the three is that middle.
//! A hall's stream is its own: heads, questions, proposals and
//! clocks cross the line, rows do not, and are asked for by whoever sees in the heads that it lacks them.
//!
//! # Figures
//! `cargo bench -p jadoube-network`, everything on one machine of two cores, TLS, 400 bytes a delivery, November
//! 2026:
//!
//! | | 2.15.1, each on the disk | 2.15.1, its habit | 2.9.10, its habit |
//! |---|---|---|---|
//! | 8 writers as fast as they can, told to 8 | 828 a second | 3,998 a second | 6,000 a second |
//! | 50 stations, 3,000 boards, a move in 10 s each: 300 a second, 15,000 told | p50 34 ms, p99 81 ms | p50 17 ms, p99 38 ms | p50 23 ms, p99 59 ms |
//! | the server then | 16 % of a core, 68 MB | 14 %, 71 MB | 16 %, 75 MB |
//! | somebody who was away reads 10,000 | | | 0.3 s |
//!
//! # Beyond one machine: 100 halls, 10,000 boards
//! On paper: nothing of it is built. A game has about 80 moves in four hours and as many readings of clocks and
//! results around them; with 10,000 boards at once that is 10,000 × 160 / 14,400 s ≈ 110 rows a second on average
//! and, at the start and in time trouble, ten times that: about 1,000 rows a second of 400 bytes, 0.4 MB/s. A
//! round is 1.6 million rows, 640 MB; eleven rounds 7 GB.
//!
//! *A hall* (100 boards, eight stations, 1 to 10 rows a second, 6.4 MB a round) is what an event is now: one server
//! or three, one stream, a chief station, an authority of its own. It needs nobody to go on. *The middle* is
//! twice three servers, for the facts and for the copies; a hall's server is a leaf of the first three. *H* is the
//! hall, or `top` for the chief arbiter's room (20 stations: chief and deputies, results desks, press), whose
//! server is in the middle.
//!
//! | stream | where | its subjects | kept | rows a second at the worst |
//! |---|---|---|---|---|
//! | `JD_E_H` | the hall | `jd.E.H.rows.*.*`, `jd.E.H.lease.*` | once or threefold, each synced | 10 |
//! | `JD_E_FACTS` | the middle | `jd.E.*.facts.*`, from 101 streams as sources; `jd.E.top.rows.*.*` | threefold, each synced | 10 |
//! | `JD_E_COPY_0` … `9` | the middle | the rows of ten halls each (`sources` with `external: $JS.H.API`) | threefold, synced every second | 100 |
//!
//! - *Facts*: results, incidents, envelopes, who is there: 20,000 rows a round, 8 MB. They are a strand of their own,
//!   which the chief station of the hall writes from what its stations record: a strand is a chain, and whoever
//!   takes only some of its rows cannot check it. The chief arbiter's room has the facts of all halls and nothing
//!   else, 120 strands in all; pairings and numbers go the same way back, as facts of `top`.
//! - *Synced*: with each row on the disk one server took 828 a second here, so the ten copies, 1,000 a second
//!   together, are not synced one by one; and since that is a setting of a server and not of a stream, they are on
//!   servers of their own. They may lose their last second: it is in the stores and the files of the
//!   halls, and a source goes on behind the last row that it has.
//! - *Who reads what*: a station its hall (`told.jd.E.H.>`: 10 rows a second, 4 kB/s), the chief arbiter's room the
//!   facts (1.4 rows a second on average), a viewer one hall at a time from its copy. Nobody but an archive reads all.
//! - *Heads* do not go to all: 800 stations with heads of 800 strands (72 bytes each) every two seconds would
//!   be 23 MB/s to each. Within a hall they are 8 × 8 × 72 bytes / 2 s = 2.3 kB/s; of the facts, the 120 stations that
//!   have them say every ten seconds how far they are: 120 × 120 × 72 bytes / 10 s = 104 kB/s to each.
//! - *Clocks* are compared within the hall; the hall's chief station with the middle.
//! - *Connections*: 8 at a hall's server; at the middle 100 leaves and 20 stations, of 1,024 that a server takes.
//! - *Loss*: a hall that is cut off for an hour comes back with 36,000 rows at the worst, 14 MB, and 200 facts; eight
//!   laptops of a hall have each row of it, and the copy in the middle makes eleven.
//! - *Laptops*: a file has the strands of its hall and the facts: 14 MB a round, 160 MB at the end.
//!
//! Users are accounts by JWT instead of a configuration file that is read again: 800 users are a file of 1 MB, which
//! the server reads in a moment, but each hall's chief station lets its stations in by itself. The operator's key
//! stays with the event; each hall has a signing key with one scope for each role, in which the hall and the
//! station are tags of the user, so that nobody signs more than the scope says:
//!
//! | may publish to | station of a hall | its chief station | chief's room | viewer |
//! |---|---|---|---|---|
//! | `jd.E.{{tag(hall)}}.heads.{{tag(station)}}`, questions, clocks | yes | yes | yes | yes |
//! | `jd.E.{{tag(hall)}}.rows.{{tag(station)}}.*`, `lease.*`, proposals, by its role as above | yes | yes | yes | |
//! | `jd.E.{{tag(hall)}}.facts.{{tag(station)}}` | | yes | yes | |
//! | `jd.E.{{tag(hall)}}.where.{{tag(station)}}`, guests of `jd.join.{{tag(hall)}}.*` | | yes | yes | |
//! | `jd.E.top.propose.*.{{tag(station)}}.*` | | yes | yes | |
//! | making `JD_E_FACTS` and the copies | | | the chief arbiter's | |
//!
//! Across the line of a leaf go `jd.E.*.facts.*`, `jd.E.top.>` and what the sources ask (`$JS.H.API.>`, answers in
//! `_INBOX`), and nothing else: `deny_imports` and `deny_exports` hold back rows, leases, heads and guests of a hall as
//! they hold back rows and leases now.

pub mod fault;
mod subject;
pub mod permission;
mod private_file;
pub mod nkey;
pub mod certificate;
pub mod beside;
pub mod event;
mod wire;
pub mod door;
pub mod server;
mod dial;
pub mod station;
pub mod network;
pub mod code;
pub mod invitation;
pub mod renewal;
pub mod joining;

#[cfg(test)]
mod tests;
