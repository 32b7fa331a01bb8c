//! Text made into values and back; opens no file.
