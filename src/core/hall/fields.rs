//! The names of the fields that a value is written with, also of those that are left out because they are
//! empty: for the test that holds every new field to its version.

#![cfg(test)]

use std::cell::RefCell;
use std::collections::BTreeSet;

use serde::ser::{
    Serialize, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleStruct, SerializeTupleVariant, Serializer,
};

/// What cannot happen: nothing refuses to be looked through.
type Fault = serde_json::Error;

/// A field: its path, with dots between, and whether it was written.
pub(super) type Field = (String, bool);

/// The fields of a value.
pub(super) fn fields(value: &impl Serialize) -> BTreeSet<Field> {
    let found = RefCell::new(BTreeSet::new());
    value.serialize(Look { path: String::new(), found: &found }).unwrap();
    found.into_inner()
}

/// A value that is looked through.
#[derive(Clone)]
struct Look<'a> {
    path: String,
    found: &'a RefCell<BTreeSet<Field>>,
}

impl Look<'_> {
    fn field(&self, name: &str, written: bool) -> Self {
        let dot = if self.path.is_empty() { "" } else { "." };
        let path = format!("{}{dot}{name}", self.path);
        self.found.borrow_mut().insert((path.clone(), written));
        Self { path, found: self.found }
    }
}

/// Something with parts: a struct, a list, a map whose keys are data, or one whose keys are fields.
struct Parts<'a> {
    of: Look<'a>,
    /// Whether its keys are fields of the struct that it is written into.
    flat: bool,
    key: String,
}

impl<'a> Parts<'a> {
    const fn of(of: Look<'a>) -> Self {
        Self { of, flat: false, key: String::new() }
    }
}

macro_rules! plain {
    ($($name:ident($kind:ty)),* $(,)?) => {$(
        fn $name(self, _: $kind) -> Result<(), Fault> {
            Ok(())
        }
    )*};
}

macro_rules! with_parts {
    ($($name:ident($($kind:ty),*)),* $(,)?) => {$(
        fn $name(self, $(_: $kind),*) -> Result<Parts<'a>, Fault> {
            Ok(Parts::of(self))
        }
    )*};
}

macro_rules! variants_with_parts {
    ($($name:ident),*) => {$(
        fn $name(
            self,
            _: &'static str,
            _: u32,
            variant: &'static str,
            _: usize,
        ) -> Result<Parts<'a>, Fault> {
            Ok(Parts::of(self.field(variant, true)))
        }
    )*};
}

impl<'a> Serializer for Look<'a> {
    type Ok = ();
    type Error = Fault;
    type SerializeSeq = Parts<'a>;
    type SerializeTuple = Parts<'a>;
    type SerializeTupleStruct = Parts<'a>;
    type SerializeTupleVariant = Parts<'a>;
    type SerializeMap = Parts<'a>;
    type SerializeStruct = Parts<'a>;
    type SerializeStructVariant = Parts<'a>;

    plain!(
        serialize_bool(bool),
        serialize_i8(i8),
        serialize_i16(i16),
        serialize_i32(i32),
        serialize_i64(i64),
        serialize_u8(u8),
        serialize_u16(u16),
        serialize_u32(u32),
        serialize_u64(u64),
        serialize_f32(f32),
        serialize_f64(f64),
        serialize_char(char),
        serialize_str(&str),
        serialize_bytes(&[u8]),
        serialize_unit_struct(&'static str),
    );
    with_parts!(
        serialize_seq(Option<usize>),
        serialize_tuple(usize),
        serialize_tuple_struct(&'static str, usize),
        serialize_struct(&'static str, usize),
    );
    variants_with_parts!(serialize_tuple_variant, serialize_struct_variant);

    fn serialize_none(self) -> Result<(), Fault> {
        Ok(())
    }

    fn serialize_some<T: ?Sized + Serialize>(self, value: &T) -> Result<(), Fault> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), Fault> {
        Ok(())
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, _: &'static str) -> Result<(), Fault> {
        Ok(())
    }

    fn serialize_newtype_struct<T: ?Sized + Serialize>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<(), Fault> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: ?Sized + Serialize>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<(), Fault> {
        value.serialize(self.field(variant, true))
    }

    fn serialize_map(self, len: Option<usize>) -> Result<Parts<'a>, Fault> {
        // A struct with another written into it has no length; a map has.
        Ok(Parts { flat: len.is_none(), ..Parts::of(self) })
    }
}

macro_rules! list {
    ($($part:ident::$add:ident),* $(,)?) => {$(
        impl $part for Parts<'_> {
            type Ok = ();
            type Error = Fault;

            fn $add<T: ?Sized + Serialize>(&mut self, value: &T) -> Result<(), Fault> {
                value.serialize(self.of.clone())
            }

            fn end(self) -> Result<(), Fault> {
                Ok(())
            }
        }
    )*};
}

list!(
    SerializeSeq::serialize_element,
    SerializeTuple::serialize_element,
    SerializeTupleStruct::serialize_field,
    SerializeTupleVariant::serialize_field,
);

macro_rules! named {
    ($($part:ident),*) => {$(
        impl $part for Parts<'_> {
            type Ok = ();
            type Error = Fault;

            fn serialize_field<T: ?Sized + Serialize>(
                &mut self,
                name: &'static str,
                value: &T,
            ) -> Result<(), Fault> {
                value.serialize(self.of.field(name, true))
            }

            fn skip_field(&mut self, name: &'static str) -> Result<(), Fault> {
                self.of.field(name, false);
                Ok(())
            }

            fn end(self) -> Result<(), Fault> {
                Ok(())
            }
        }
    )*};
}

named!(SerializeStruct, SerializeStructVariant);

impl SerializeMap for Parts<'_> {
    type Ok = ();
    type Error = Fault;

    fn serialize_key<T: ?Sized + Serialize>(&mut self, key: &T) -> Result<(), Fault> {
        self.key = match serde_json::to_value(key)? {
            serde_json::Value::String(text) => text,
            other => other.to_string(),
        };
        Ok(())
    }

    fn serialize_value<T: ?Sized + Serialize>(&mut self, value: &T) -> Result<(), Fault> {
        match self.flat {
            true => value.serialize(self.of.field(&self.key, true)),
            false => value.serialize(self.of.clone()),
        }
    }

    fn end(self) -> Result<(), Fault> {
        Ok(())
    }
}
