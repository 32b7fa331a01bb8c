//! What the screens remember, from the rows of [`crate::actions::table`].

use crate::actions::Screen;
use crate::actions::table::rows;
use crate::screens;
use crate::screens::view::View;

/// Writes [`Screens`] from the rows of the screens.
macro_rules! memory {
    (
        screens { $(
            #[doc = $doc:literal]
            $screen:ident $show:ident $id:literal $group:ident [$($key:expr),*] $when:expr,
                $field:ident: $state:ty;
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

rows!(memory);
