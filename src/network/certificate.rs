//! The certificates of an event. Its chief's laptop makes an *authority*, whose key stays there, and
//! with it a certificate for each server. Whoever connects knows the fingerprint of the authority (it
//! stands in the invitation) and takes a server of that authority and no other, by whatever address it
//! is reached: addresses change when a hall's router does. Dates are not looked at closely, for the
//! clock of a laptop may be wrong by years: a certificate holds for the event, not for a time.

use std::fmt;
use std::fs;
use std::net::IpAddr;
use std::path::Path;
use std::sync::{Arc, OnceLock};

use async_nats::rustls::client::WebPkiServerVerifier;
use async_nats::rustls::client::danger::{
    HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier,
};
use async_nats::rustls::crypto::{CryptoProvider, ring};
use async_nats::rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use async_nats::rustls::{
    CertificateError, ClientConfig, DigitallySignedStruct, Error, RootCertStore, SignatureScheme,
};
use rcgen::{
    BasicConstraints, CertificateParams, DnType, ExtendedKeyUsagePurpose, IsCa, Issuer, KeyPair,
    KeyUsagePurpose, PublicKeyData,
};
use sha2::{Digest as _, Sha256};

use crate::fault::Fault;
use crate::private_file::write_new;

/// What every server of an event is called in its certificate.
pub(crate) const NAME: &str = "server.jadoube.invalid";
/// The files of the authority.
const KEY: &str = "authority.key";
const CERTIFICATE: &str = "authority.pem";

/// How much of a fingerprint a code carries, at least.
pub const PIN_LEAST: usize = 8;

/// The beginning of the fingerprint (SHA-256) of an event's authority, at least [`PIN_LEAST`] bytes.
#[derive(Clone, PartialEq, Eq)]
pub struct Pin(Vec<u8>);

impl Pin {
    /// These bytes.
    #[must_use]
    pub fn read(bytes: &[u8]) -> Option<Self> {
        (PIN_LEAST..=32).contains(&bytes.len()).then(|| Self(bytes.to_vec()))
    }

    /// The bytes.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        &self.0
    }

    /// Whether it is that of a certificate as PEM.
    pub(crate) fn is_of_pem(&self, text: &str) -> bool {
        read_pem(text).is_ok_and(|certificate| self.is_of(&certificate))
    }

    fn is_of(&self, certificate: &[u8]) -> bool {
        fingerprint(certificate).starts_with(&self.0)
    }
}

impl fmt::Debug for Pin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Pin({})", jadoube_core::evidence::code::hex(&self.0))
    }
}

/// The fingerprint of a certificate.
pub(crate) fn fingerprint(certificate: &[u8]) -> [u8; 32] {
    Sha256::digest(certificate).into()
}

/// Who makes the certificates of an event.
pub struct Authority {
    key: KeyPair,
    pem: String,
    certificate: CertificateDer<'static>,
}

impl fmt::Debug for Authority {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Authority({:?})", self.pin())
    }
}

impl Authority {
    /// The authority in a folder; makes it when there is none.
    ///
    /// # Errors
    /// What the system says; [`Fault::Key`] for files that hold none.
    pub fn at(folder: &Path) -> Result<Self, Fault> {
        let (key_path, path) = (folder.join(KEY), folder.join(CERTIFICATE));
        if !path.exists() {
            let _ = fs::remove_file(&key_path);
            let key = KeyPair::generate().map_err(|error| Fault::key(&error))?;
            let made = params().self_signed(&key).map_err(|error| Fault::key(&error))?;
            for (path, text) in [(&key_path, key.serialize_pem()), (&path, made.pem())] {
                write_new(path, &text).map_err(|error| Fault::file(path, &error))?;
            }
        }
        let read =
            |path: &Path| fs::read_to_string(path).map_err(|error| Fault::file(path, &error));
        let key = KeyPair::from_pem(&read(&key_path)?).map_err(|error| Fault::key(&error))?;
        let pem = read(&path)?;
        Ok(Self { key, certificate: read_pem(&pem)?, pem })
    }

    /// How it is recognised.
    #[must_use]
    pub fn pin(&self) -> Pin {
        Pin(fingerprint(&self.certificate).to_vec())
    }

    /// A certificate and its key for a server that is reached at these addresses by other servers.
    ///
    /// # Errors
    /// [`Fault::Key`].
    pub fn server(&self, addresses: &[IpAddr]) -> Result<Identity, Fault> {
        let key = KeyPair::generate().map_err(|error| Fault::key(&error))?;
        let certificate = self.sign(addresses, &key)?;
        Ok(Identity { certificate, key: key.serialize_pem(), authority: self.pem.clone() })
    }

    /// The certificate of a server with this public key, as PEM.
    pub(crate) fn sign(
        &self,
        addresses: &[IpAddr],
        public: &impl PublicKeyData,
    ) -> Result<String, Fault> {
        let mut names = vec![NAME.to_owned()];
        names.extend(addresses.iter().map(ToString::to_string));
        let sign = || {
            let mut of_server = CertificateParams::new(names)?;
            of_server.distinguished_name.push(DnType::CommonName, NAME);
            of_server.extended_key_usages =
                vec![ExtendedKeyUsagePurpose::ServerAuth, ExtendedKeyUsagePurpose::ClientAuth];
            let issuer = Issuer::new(params(), &self.key);
            of_server.signed_by(public, &issuer).map(|made| made.pem())
        };
        sign().map_err(|error: rcgen::Error| Fault::key(&error))
    }

    pub(crate) fn pem(&self) -> &str {
        &self.pem
    }
}

/// What a server shows, and the key for it, as PEM.
#[derive(Clone)]
pub struct Identity {
    pub(crate) certificate: String,
    pub(crate) key: String,
    pub(crate) authority: String,
}

impl fmt::Debug for Identity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Identity(…)")
    }
}

/// The same each time: the issuer of a certificate is made of it.
fn params() -> CertificateParams {
    let mut params = CertificateParams::default();
    params.distinguished_name.push(DnType::CommonName, "J'adoube event");
    params.is_ca = IsCa::Ca(BasicConstraints::Constrained(0));
    params.key_usages = vec![KeyUsagePurpose::KeyCertSign, KeyUsagePurpose::DigitalSignature];
    params
}

fn read_pem(text: &str) -> Result<CertificateDer<'static>, Fault> {
    use async_nats::rustls::pki_types::pem::PemObject as _;
    CertificateDer::from_pem_slice(text.as_bytes()).map_err(|error| Fault::key(&error))
}

/// The whole fingerprint of the authority of a server that was taken.
pub(crate) type PresentedKey = Arc<OnceLock<[u8; 32]>>;

/// How a connection looks at a server.
pub(crate) fn client(pin: &Pin, seen: PresentedKey) -> Result<ClientConfig, Fault> {
    let provider = Arc::new(ring::default_provider());
    let verifier =
        Arc::new(PinnedVerifier { pin: pin.clone(), seen, provider: Arc::clone(&provider) });
    let builder = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .map_err(|error| Fault::key(&error))?;
    Ok(builder.dangerous().with_custom_certificate_verifier(verifier).with_no_client_auth())
}

/// Takes servers of one authority.
#[derive(Debug)]
struct PinnedVerifier {
    pin: Pin,
    seen: PresentedKey,
    provider: Arc<CryptoProvider>,
}

impl ServerCertVerifier for PinnedVerifier {
    fn verify_server_cert(
        &self,
        end_entity: &CertificateDer<'_>,
        intermediates: &[CertificateDer<'_>],
        _: &ServerName<'_>,
        ocsp: &[u8],
        now: UnixTime,
    ) -> Result<ServerCertVerified, Error> {
        let unknown = || Error::InvalidCertificate(CertificateError::UnknownIssuer);
        let authority = intermediates.iter().find(|one| self.pin.is_of(one)).ok_or_else(unknown)?;
        let mut roots = RootCertStore::empty();
        roots.add(authority.clone().into_owned())?;
        let verifier = WebPkiServerVerifier::builder_with_provider(
            Arc::new(roots),
            Arc::clone(&self.provider),
        )
        .build()
        .map_err(|_| unknown())?;
        let name = ServerName::try_from(NAME).map_err(|_| unknown())?;
        let verified = verifier.verify_server_cert(end_entity, &[], &name, ocsp, now)?;
        let _ = self.seen.set(fingerprint(authority));
        Ok(verified)
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        let algorithms = &self.provider.signature_verification_algorithms;
        async_nats::rustls::crypto::verify_tls12_signature(message, certificate, signed, algorithms)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        let algorithms = &self.provider.signature_verification_algorithms;
        async_nats::rustls::crypto::verify_tls13_signature(message, certificate, signed, algorithms)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.provider.signature_verification_algorithms.supported_schemes()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn looked_at(pin: Pin, shown: &Identity, authority: &Authority) -> bool {
        let verifier = PinnedVerifier {
            pin,
            seen: PresentedKey::default(),
            provider: Arc::new(ring::default_provider()),
        };
        let own = read_pem(&shown.certificate).unwrap();
        let name = ServerName::try_from("192.0.2.7").unwrap();
        let with = [authority.certificate.clone()];
        verifier.verify_server_cert(&own, &with, &name, &[], UnixTime::now()).is_ok()
    }

    #[test]
    fn only_servers_of_the_authority_are_taken() {
        let folder = tempfile::TempDir::new().unwrap();
        let authority = Authority::at(folder.path()).unwrap();
        let own = authority.server(&["192.0.2.7".parse().unwrap()]).unwrap();
        assert!(looked_at(authority.pin(), &own, &authority));
        let short = Pin::read(&authority.pin().bytes()[..PIN_LEAST]).unwrap();
        assert!(looked_at(short, &own, &authority));
        let again = Authority::at(folder.path()).unwrap();
        assert_eq!(again.pin(), authority.pin());
        assert!(looked_at(authority.pin(), &again.server(&[]).unwrap(), &authority));

        let elsewhere = tempfile::TempDir::new().unwrap();
        let other = Authority::at(elsewhere.path()).unwrap();
        let foreign = other.server(&[]).unwrap();
        assert!(!looked_at(authority.pin(), &foreign, &other));
        // The right authority beside a server that is not of it.
        assert!(!looked_at(authority.pin(), &foreign, &authority));
        assert_eq!(Pin::read(&[1; 7]), None);
    }
}
