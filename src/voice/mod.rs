//! Alarm tones and spoken alerts.
