//! The configuration of a server as text. JSON is what the server reads, too, so that no word of
//! anybody can become a setting.

use std::net::SocketAddr;
use std::path::Path;

use serde_json::{Value, json};

use crate::certificate::NAME;
use crate::permission::guest;
use crate::server::settings::{Settings, Topology, Users};
use crate::subject::{Subjects, guest_inbox, join};

/// The largest message of the protocol; rows are cut smaller
/// ([`LARGEST`](crate::station::LARGEST)).
const MAX_PAYLOAD: u32 = 1024 * 1024;
/// Stations, guests and what nobody asked for.
const MAX_CONNECTIONS: u32 = 1024;

/// The files of a server in its folder.
pub(crate) const CONFIGURATION: &str = "server.conf";
pub(crate) const CERTIFICATE: &str = "server.pem";
pub(crate) const KEY: &str = "server.key";
pub(crate) const AUTHORITY: &str = "authority.pem";
const STORE: &str = "store";

/// The folder of the store. Each agreement of servers begins with an empty one: what is in a store is in the
/// files of the stations as well, and they publish it again.
pub(crate) fn store(place: &Topology) -> String {
    match place {
        Topology::OneOf { cluster, .. } => format!("{STORE}-{cluster}"),
        Topology::Alone | Topology::Hall { .. } => STORE.to_owned(),
    }
}

/// Removes the stores of other agreements.
pub(crate) fn forget_others(folder: &Path, place: &Topology) {
    let own = store(place);
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        if name.starts_with(STORE) && name != own {
            // What cannot be removed costs its room.
            let _ = std::fs::remove_dir_all(entry.path());
        }
    }
}

/// The text of the configuration.
pub(crate) fn text(settings: &Settings, listen: SocketAddr, users: &Users, synced: bool) -> String {
    let folder = &settings.folder;
    let mut jetstream = json!({
        "store_dir": path(folder, &store(&settings.place)),
        "max_file_store": settings.room,
        "max_memory_store": 1024 * 1024,
    });
    if synced {
        jetstream["sync_interval"] = json!("always");
    }
    // What is asked of a store is never asked across the line to a hall.
    jetstream["domain"] = match &settings.place {
        Topology::Hall { .. } => json!(settings.name),
        Topology::Alone | Topology::OneOf { .. } => json!("middle"),
    };
    let mut whole = json!({
        "server_name": settings.name,
        "listen": listen.to_string(),
        "max_payload": MAX_PAYLOAD,
        "max_connections": MAX_CONNECTIONS,
        "max_control_line": 4096,
        "write_deadline": "10s",
        "ping_interval": "10s",
        "ping_max": 2,
        // Newer versions say only so that somebody came who does not speak TLS.
        "debug": true,
        "tls": tls(folder),
        "jetstream": jetstream,
        "accounts": { ACCOUNT: { "jetstream": "enabled", "users": accounts(settings, users) } },
    });
    match &settings.place {
        Topology::Alone => {}
        Topology::OneOf { cluster, listen, others } => {
            let routes: Vec<String> =
                others.iter().map(|other| format!("nats-route://{other}")).collect();
            whole["cluster"] = json!({
                "name": cluster,
                "listen": listen.to_string(),
                "routes": routes,
                "tls": tls_both(folder),
            });
        }
        Topology::Hall { middle } => {
            let urls: Vec<String> = middle.iter().map(|one| format!("tls://{one}")).collect();
            let own = apart(settings);
            let remote = json!({
                "urls": urls,
                "account": ACCOUNT,
                "tls": tls_client(folder),
                "deny_imports": own,
                "deny_exports": own,
            });
            whole["leafnodes"] = json!({ "remotes": [remote] });
        }
    }
    if let Some(halls) = settings.halls {
        // Whoever shows a certificate of the event's authority is a hall of it: the name in the certificate
        // is the user.
        let mut tls = tls_client(folder);
        tls["verify_and_map"] = json!(true);
        whole["leafnodes"] = json!({ "listen": halls.to_string(), "tls": tls });
    }
    format!("{whole:#}\n")
}

/// The only account.
const ACCOUNT: &str = "EVENT";

fn accounts(settings: &Settings, users: &Users) -> Vec<Value> {
    let members = users.members.iter().map(|one| one.user(settings.competition));
    let guests = users.invited.iter().filter(|one| one.is_open());
    let persons = members.chain(guests.map(|one| guest(&one.nkey))).map(|one| json!(one));
    persons.chain(settings.halls.map(|_| hall(settings))).collect()
}

/// Each hall keeps a stream of its own under these subjects: what one lacks that the other has is asked for by
/// the stations.
fn apart(settings: &Settings) -> Vec<String> {
    let subjects = Subjects::of(settings.competition);
    [subjects.rows("*", "*"), subjects.lease("*"), subjects.told()].to_vec()
}

/// What the server of a hall may: not what only the laptop that leads does. What a station there does is held
/// by the server of the hall.
fn hall(settings: &Settings) -> Value {
    let subjects = Subjects::of(settings.competition);
    let mut publish = apart(settings);
    publish.extend([subjects.whereabouts("*"), join("*"), guest_inbox(">")]);
    let subscribe = [join("*"), guest_inbox(">")];
    json!({
        "user": NAME,
        "allowed_connection_types": ["LEAFNODE"],
        "permissions": { "publish": { "deny": publish }, "subscribe": { "deny": subscribe } },
    })
}

fn path(folder: &Path, name: &str) -> String {
    folder.join(name).to_string_lossy().into_owned()
}

fn tls(folder: &Path) -> Value {
    json!({ "cert_file": path(folder, CERTIFICATE), "key_file": path(folder, KEY), "timeout": 5 })
}

fn tls_client(folder: &Path) -> Value {
    let mut tls = tls(folder);
    tls["ca_file"] = json!(path(folder, AUTHORITY));
    tls
}

fn tls_both(folder: &Path) -> Value {
    let mut tls = tls_client(folder);
    tls["verify"] = json!(true);
    tls
}
