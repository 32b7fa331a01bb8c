//! The declarations of libspeechd (0.10 and later) that the crate `speech-dispatcher` calls: names,
//! numbers and arguments as in `libspeechd.h` and `speechd_types.h`. That crate, and with it `tts`,
//! comes by them through a libclang at build time; here they are written out, so that nobody has to
//! install a compiler's library of 240 MB for sixty lines.
#![cfg(unix)]
#![expect(
    non_camel_case_types,
    non_snake_case,
    non_upper_case_globals,
    reason = "the names are the library's"
)]

use core::ffi::{c_char, c_int, c_uint};

/// A type of numbers with the names that the library gives them.
macro_rules! numbers {
    ($($module:ident: $type:ty { $($name:ident = $value:literal,)* })*) => {
        $(pub mod $module {
            pub type Type = $type;
            $(pub const $name: Type = $value;)*
        })*
    };
}

numbers! {
    SPDConnectionMode: u32 { SPD_MODE_SINGLE = 0, SPD_MODE_THREADED = 1, }
    SPDPriority: u32 {
        SPD_IMPORTANT = 1, SPD_MESSAGE = 2, SPD_TEXT = 3, SPD_NOTIFICATION = 4, SPD_PROGRESS = 5,
    }
    SPDVoiceType: i32 {
        SPD_MALE1 = 1, SPD_MALE2 = 2, SPD_MALE3 = 3, SPD_FEMALE1 = 4, SPD_FEMALE2 = 5,
        SPD_FEMALE3 = 6, SPD_CHILD_MALE = 7, SPD_CHILD_FEMALE = 8,
    }
    SPDDataMode: u32 { SPD_DATA_TEXT = 0, SPD_DATA_SSML = 1, }
    SPDNotification: u32 {
        SPD_BEGIN = 1, SPD_END = 2, SPD_INDEX_MARKS = 4, SPD_CANCEL = 8, SPD_PAUSE = 16,
        SPD_RESUME = 32, SPD_ALL = 63,
    }
    SPDPunctuation: u32 {
        SPD_PUNCT_ALL = 0, SPD_PUNCT_NONE = 1, SPD_PUNCT_SOME = 2, SPD_PUNCT_MOST = 3,
    }
    SPDCapitalLetters: u32 { SPD_CAP_NONE = 0, SPD_CAP_SPELL = 1, SPD_CAP_ICON = 2, }
    SPDSpelling: u32 { SPD_SPELL_OFF = 0, SPD_SPELL_ON = 1, }
}

pub type wchar_t = c_int;

pub type SPDNotificationType = c_uint;
pub const SPDNotificationType_SPD_EVENT_BEGIN: SPDNotificationType = 0;
pub const SPDNotificationType_SPD_EVENT_END: SPDNotificationType = 1;
pub const SPDNotificationType_SPD_EVENT_INDEX_MARK: SPDNotificationType = 2;
pub const SPDNotificationType_SPD_EVENT_CANCEL: SPDNotificationType = 3;
pub const SPDNotificationType_SPD_EVENT_PAUSE: SPDNotificationType = 4;
pub const SPDNotificationType_SPD_EVENT_RESUME: SPDNotificationType = 5;

pub const SPD_WAIT_REPLY: u32 = 1;
pub const SPD_NO_REPLY: u32 = 0;

#[repr(C)]
pub struct SPDVoice {
    pub name: *mut c_char,
    pub language: *mut c_char,
    pub variant: *mut c_char,
}

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct SPDConnectionAddress {
    pub method: c_uint,
    pub unix_socket_name: *mut c_char,
    pub inet_socket_host: *mut c_char,
    pub inet_socket_port: c_int,
    pub dbus_bus: *mut c_char,
}

pub type SPDCallback = Option<unsafe extern "C" fn(usize, usize, SPDNotificationType)>;
pub type SPDCallbackIM =
    Option<unsafe extern "C" fn(usize, usize, SPDNotificationType, *mut c_char)>;

/// Made by the library and only pointed at; what follows the callbacks is its own.
#[repr(C)]
pub struct SPDConnection {
    pub callback_begin: SPDCallback,
    pub callback_end: SPDCallback,
    pub callback_cancel: SPDCallback,
    pub callback_pause: SPDCallback,
    pub callback_resume: SPDCallback,
    pub callback_im: SPDCallbackIM,
    private: [u8; 0],
}

type Connection = *mut SPDConnection;
type Text = *const c_char;

/// Functions of a connection that answer with 0 or an error.
macro_rules! functions {
    ($($name:ident($($type:ty),*);)*) => {
        #[link(name = "speechd")]
        unsafe extern "C" {
            $(pub fn $name(connection: Connection $(, _: $type)*) -> c_int;)*
        }
    };
}

functions! {
    spd_say(SPDPriority::Type, Text);
    spd_key(SPDPriority::Type, Text);
    spd_char(SPDPriority::Type, Text);
    spd_wchar(SPDPriority::Type, wchar_t);
    spd_stop();
    spd_stop_all();
    spd_stop_uid(c_int);
    spd_cancel();
    spd_cancel_all();
    spd_cancel_uid(c_int);
    spd_pause();
    spd_pause_all();
    spd_pause_uid(c_int);
    spd_resume();
    spd_resume_all();
    spd_resume_uid(c_int);
    spd_get_voice_rate();
    spd_get_voice_pitch();
    spd_get_volume();
    spd_set_data_mode(SPDDataMode::Type);
    spd_set_notification(SPDNotification::Type, Text);
    spd_set_notification_on(SPDNotification::Type);
    spd_set_notification_off(SPDNotification::Type);
    spd_set_voice_type(SPDVoiceType::Type);
    spd_set_voice_type_all(SPDVoiceType::Type);
    spd_set_voice_type_uid(SPDVoiceType::Type, c_uint);
    spd_set_synthesis_voice(Text);
    spd_set_synthesis_voice_all(Text);
    spd_set_synthesis_voice_uid(Text, c_uint);
    spd_set_voice_rate(c_int);
    spd_set_voice_rate_all(c_int);
    spd_set_voice_rate_uid(c_int, c_uint);
    spd_set_voice_pitch(c_int);
    spd_set_voice_pitch_all(c_int);
    spd_set_voice_pitch_uid(c_int, c_uint);
    spd_set_volume(c_int);
    spd_set_volume_all(c_int);
    spd_set_volume_uid(c_int, c_uint);
    spd_set_punctuation(SPDPunctuation::Type);
    spd_set_punctuation_all(SPDPunctuation::Type);
    spd_set_punctuation_uid(SPDPunctuation::Type, c_uint);
    spd_set_capital_letters(SPDCapitalLetters::Type);
    spd_set_capital_letters_all(SPDCapitalLetters::Type);
    spd_set_capital_letters_uid(SPDCapitalLetters::Type, c_uint);
    spd_set_spelling(SPDSpelling::Type);
    spd_set_spelling_all(SPDSpelling::Type);
    spd_set_spelling_uid(SPDSpelling::Type, c_uint);
    spd_set_language(Text);
    spd_set_language_all(Text);
    spd_set_language_uid(Text, c_uint);
    spd_set_output_module(Text);
    spd_set_output_module_all(Text);
    spd_set_output_module_uid(Text, c_uint);
}

#[link(name = "speechd")]
unsafe extern "C" {
    pub fn spd_open(
        client: Text,
        connection: Text,
        user: Text,
        mode: SPDConnectionMode::Type,
    ) -> Connection;
    pub fn spd_open2(
        client: Text,
        connection: Text,
        user: Text,
        mode: SPDConnectionMode::Type,
        address: *const SPDConnectionAddress,
        autospawn: c_int,
        error: *mut *mut c_char,
    ) -> Connection;
    pub fn spd_close(connection: Connection);
    pub fn spd_sayf(
        connection: Connection,
        priority: SPDPriority::Type,
        format: Text,
        ...
    ) -> c_int;
    pub fn spd_get_voice_type(connection: Connection) -> SPDVoiceType::Type;
    pub fn spd_get_language(connection: Connection) -> *mut c_char;
    pub fn spd_list_modules(connection: Connection) -> *mut *mut c_char;
    pub fn spd_list_synthesis_voices(connection: Connection) -> *mut *mut SPDVoice;
    pub fn free_spd_modules(modules: *mut *mut c_char);
    pub fn free_spd_voices(voices: *mut *mut SPDVoice);
    pub fn spd_send_data(connection: Connection, message: Text, wait: c_int) -> *mut c_char;
}
