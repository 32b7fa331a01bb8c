//! `#[derive(Message)]`: the id and the values of a message from the names of a type. What it
//! understands is told in `jadoube_message`, which re-exports it; nothing else is here.

use proc_macro::TokenStream;
use quote::quote;
use syn::{
    Attribute, Data, DeriveInput, Error, Field, Fields, Ident, LitStr, Path, Result,
    parse_macro_input,
};

type Tokens = proc_macro2::TokenStream;

/// Gives a type its message id and its values.
#[proc_macro_derive(Message, attributes(message))]
pub fn message(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    derive(&input).unwrap_or_else(|error| error.to_compile_error()).into()
}

/// What stands in `#[message(…)]`.
#[derive(Default)]
struct Settings {
    prefix: Option<String>,
    id: Option<String>,
    name: Option<String>,
    with: Option<Path>,
    error: bool,
    keys: bool,
    transparent: bool,
    from: bool,
    skip: bool,
}

impl Settings {
    fn read(attributes: &[Attribute]) -> Result<Self> {
        let mut found = Self::default();
        for attribute in attributes.iter().filter(|one| one.path().is_ident("message")) {
            attribute.parse_nested_meta(|meta| {
                let text = || Result::Ok(Some(meta.value()?.parse::<LitStr>()?.value()));
                match meta.path.get_ident().map(Ident::to_string).as_deref() {
                    Some("prefix") => found.prefix = text()?,
                    Some("id") => found.id = text()?,
                    Some("name") => found.name = text()?,
                    Some("with") => found.with = Some(meta.value()?.parse()?),
                    Some("keys") => found.keys = true,
                    Some("error") => found.error = true,
                    Some("transparent") => found.transparent = true,
                    Some("from") => found.from = true,
                    Some("skip") => found.skip = true,
                    _ => return Err(meta.error("unknown to #[message]")),
                }
                Ok(())
            })?;
        }
        Ok(found)
    }
}

/// One variant, or the struct: the arms of `id` and `put_values_into`, and the row of the catalogue.
struct Arms {
    id: Tokens,
    put: Tokens,
    row: Option<Tokens>,
    from: Option<Tokens>,
}

fn derive(input: &DeriveInput) -> Result<Tokens> {
    let settings = Settings::read(&input.attrs)?;
    let name = &input.ident;
    if settings.keys {
        return keys(input, settings.name);
    }
    let arms = match &input.data {
        Data::Struct(data) => vec![arms(input, &quote!(Self), &data.fields, &settings, None)?],
        Data::Enum(data) => data
            .variants
            .iter()
            .map(|variant| {
                let own = Settings::read(&variant.attrs)?;
                let ident = &variant.ident;
                let prefix = settings.prefix.as_ref();
                let regular = prefix.map(|prefix| format!("{prefix}-{}", kebab(ident)));
                arms(input, &quote!(Self::#ident), &variant.fields, &own, regular)
            })
            .collect::<Result<_>>()?,
        Data::Union(_) => return Err(Error::new_spanned(name, "a union is no message")),
    };
    let (generics, of, bounds) = input.generics.split_for_impl();
    let ids = arms.iter().map(|arm| &arm.id);
    let puts = arms.iter().map(|arm| &arm.put);
    let rows = arms.iter().filter_map(|arm| arm.row.as_ref());
    let froms = arms.iter().filter_map(|arm| arm.from.as_ref());
    let called = settings.name.unwrap_or_else(|| "what".to_owned());
    let error = settings.error.then(|| {
        quote! {
            impl #generics ::std::fmt::Display for #name #of #bounds {
                fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                    ::jadoube_message::for_developers(self, f)
                }
            }
            impl #generics ::std::error::Error for #name #of #bounds {}
        }
    });
    Ok(quote! {
        impl #generics ::jadoube_message::Message for #name #of #bounds {
            fn id(&self) -> ::std::borrow::Cow<'_, str> {
                match self { #(#ids)* }
            }
            fn put_values_into<'put>(&'put self, into: &mut ::jadoube_message::Arguments<'put>) {
                // Not every message has values.
                let _ = &into;
                match self { #(#puts)* }
            }
        }
        impl #generics ::jadoube_message::Argument for #name #of #bounds {
            const NAME: &'static str = #called;
            fn value(&self) -> ::jadoube_message::Value<'_> {
                ::jadoube_message::Value::Message(self)
            }
        }
        impl #generics ::jadoube_message::Catalogued for #name #of #bounds {
            fn messages() -> ::std::vec::Vec<::jadoube_message::Entry> {
                ::std::vec![#(#rows)*]
            }
        }
        #error
        #(#froms)*
    })
}

fn arms(
    input: &DeriveInput,
    path: &Tokens,
    fields: &Fields,
    settings: &Settings,
    regular: Option<String>,
) -> Result<Arms> {
    if settings.skip {
        let id = quote!(#path { .. } => ::std::borrow::Cow::Borrowed(""),);
        return Ok(Arms { id, put: quote!(#path { .. } => {}), row: None, from: None });
    }
    let from = settings.from.then(|| from(input, path, fields)).flatten();
    if settings.transparent {
        return transparent(path, fields, from);
    }
    let Some(id) = settings.id.clone().or(regular) else {
        let why = "give the type `#[message(prefix = \"…\")]`, or this `#[message(id = \"…\")]`";
        return Err(Error::new_spanned(&input.ident, why));
    };
    let mut bound = Vec::new();
    let mut put = Vec::new();
    let mut names = Vec::new();
    for (at, field) in fields.iter().enumerate() {
        let own = Settings::read(&field.attrs)?;
        if own.skip {
            continue;
        }
        let local = quote::format_ident!("field_{at}");
        let member = member(at, field);
        bound.push(quote!(#member: #local,));
        let (ty, name) = (&field.ty, name_of(field, &own));
        put.push(match &own.with {
            Some(with) => quote!(into.push((#name, #with(#local)));),
            None => quote!(<#ty as ::jadoube_message::Argument>::put_into(#local, #name, into);),
        });
        names.push(match &own.with {
            Some(_) => quote!(::std::vec![#name]),
            None => quote!(<#ty as ::jadoube_message::Argument>::names(#name)),
        });
    }
    let row = quote!({
        let names: &[::std::vec::Vec<&'static str>] = &[#(#names),*];
        ::jadoube_message::Entry { id: #id, names: names.concat() }
    },);
    Ok(Arms {
        id: quote!(#path { .. } => ::std::borrow::Cow::Borrowed(#id),),
        put: quote!(#path { #(#bound)* .. } => { #(#put)* }),
        row: Some(row),
        from,
    })
}

fn transparent(path: &Tokens, fields: &Fields, from: Option<Tokens>) -> Result<Arms> {
    let mut all = fields.iter();
    let (Some(field), None) = (all.next(), all.next()) else {
        return Err(Error::new_spanned(fields, "what is transparent has one field"));
    };
    let member = member(0, field);
    Ok(Arms {
        id: quote!(#path { #member: inner } => ::jadoube_message::Message::id(inner),),
        put: quote!(
            #path { #member: inner } => ::jadoube_message::Message::put_values_into(inner, into),
        ),
        row: None,
        from,
    })
}

/// The conversion of the only field into its variant.
fn from(input: &DeriveInput, path: &Tokens, fields: &Fields) -> Option<Tokens> {
    let field = fields.iter().next()?;
    let (name, ty, member) = (&input.ident, &field.ty, member(0, field));
    let (generics, of, bounds) = input.generics.split_for_impl();
    Some(quote! {
        impl #generics ::std::convert::From<#ty> for #name #of #bounds {
            fn from(inner: #ty) -> Self {
                #path { #member: inner }
            }
        }
    })
}

/// A type that has no words: as a value it is a key for the locale to select by.
fn keys(input: &DeriveInput, called: Option<String>) -> Result<Tokens> {
    let Data::Enum(data) = &input.data else {
        return Err(Error::new_spanned(&input.ident, "only an enum has keys"));
    };
    let name = &input.ident;
    let called = called.unwrap_or_else(|| "what".to_owned());
    let arms = data.variants.iter().map(|variant| {
        let (ident, key) = (&variant.ident, kebab(&variant.ident));
        quote!(Self::#ident { .. } => #key,)
    });
    Ok(quote! {
        impl ::jadoube_message::Argument for #name {
            const NAME: &'static str = #called;
            fn value(&self) -> ::jadoube_message::Value<'_> {
                ::jadoube_message::Value::Text(::std::borrow::Cow::Borrowed(match self { #(#arms)* }))
            }
        }
    })
}

/// The field as a pattern names it: `uci`, `0`.
fn member(at: usize, field: &Field) -> syn::Member {
    field.ident.clone().map_or_else(|| syn::Member::from(at), syn::Member::from)
}

/// The name of a value: as the attribute has it, the field's, or that of its type.
fn name_of(field: &Field, own: &Settings) -> Tokens {
    let ty = &field.ty;
    match (&own.name, &field.ident) {
        (Some(name), _) => quote!(#name),
        (None, Some(ident)) => {
            let name = ident.to_string();
            let name = name.trim_start_matches("r#");
            quote!(#name)
        }
        (None, None) => quote!(<#ty as ::jadoube_message::Argument>::NAME),
    }
}

/// `NoSuchCell` is `no-such-cell`.
fn kebab(ident: &Ident) -> String {
    let mut name = String::new();
    for sign in ident.to_string().chars() {
        if sign.is_ascii_uppercase() && !name.is_empty() {
            name.push('-');
        }
        name.push(sign.to_ascii_lowercase());
    }
    name
}
