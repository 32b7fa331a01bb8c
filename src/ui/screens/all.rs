//! What the screens remember, from the rows of [`crate::actions::table`].

use crate::actions::Screen;
use crate::actions::table::rows;
use crate::screens::blind::BlindScreen;
use crate::screens::board::BoardScreen;
use crate::screens::devices::DevicesState;
use crate::screens::disputes::DisputesState;
use crate::screens::envelopes::EnvelopesState;
use crate::screens::hall::HallState;
use crate::screens::laws::LawsState;
use crate::screens::settings::SettingsState;
use crate::screens::sheets::SheetsScreen;
use crate::screens::view::View;

/// Writes [`Screens`] from the rows of the screens.
macro_rules! screens {
    (
        screens { $(
            #[doc = $doc:literal]
            $screen:ident $show:ident $id:literal [$($key:expr),*] $when:expr, $field:ident: $state:ty;
        )+ }
        $($others:tt)+
    ) => {
        /// What each screen remembers.
        #[derive(Default)]
        pub(crate) struct Screens { $(pub(crate) $field: $state),+ }

        impl Screens {
            /// A screen, to be looked at.
            pub(crate) fn view(&self, screen: Screen) -> &dyn View {
                match screen { $(Screen::$screen => &self.$field),+ }
            }

            /// A screen, to be drawn.
            pub(crate) fn view_mut(&mut self, screen: Screen) -> &mut dyn View {
                match screen { $(Screen::$screen => &mut self.$field),+ }
            }
        }
    };
}

rows!(screens);
