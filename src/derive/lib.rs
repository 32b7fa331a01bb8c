//! `#[derive(Message)]`: the id and the values of a message from the names of a type. What it
//! understands is told in `jadoube_message`, which re-exports it; nothing else is here.

use proc_macro::TokenStream;
use quote::quote;
use syn::ext::IdentExt as _;
use syn::parse::ParseStream;
use syn::token::Paren;
use syn::{
    Attribute, Data, DeriveInput, Error, Field, Fields, Ident, LitStr, Path, Result, Token,
    parenthesized, parse_macro_input,
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
    /// Values with their names, each made by a function of these fields.
    made: Vec<(String, Path, Vec<Ident>)>,
    /// Fields that are no values.
    without: Vec<Ident>,
    /// The message is that of this field.
    names_it: bool,
    error: bool,
    keys: bool,
    fields: bool,
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
                    Some("id") if meta.input.peek(Token![=]) => found.id = text()?,
                    Some("id") => found.names_it = true,
                    Some("name") => found.name = text()?,
                    Some("with") if meta.input.peek(Token![=]) => {
                        found.with = Some(meta.value()?.parse()?);
                    }
                    Some("with") => meta.parse_nested_meta(|value| {
                        let name = value.path.require_ident()?.to_string();
                        let function = value.value()?.parse()?;
                        found.made.push((name, function, idents(value.input)?));
                        Ok(())
                    })?,
                    Some("keys") => found.keys = true,
                    Some("fields") => found.fields = true,
                    Some("error") => found.error = true,
                    Some("transparent") => found.transparent = true,
                    Some("from") => found.from = true,
                    Some("skip") if meta.input.peek(Paren) => found.without = idents(meta.input)?,
                    Some("skip") => found.skip = true,
                    _ => return Err(meta.error("unknown to #[message]")),
                }
                Ok(())
            })?;
        }
        Ok(found)
    }
}

/// What stands in parentheses: names with commas between.
fn idents(input: ParseStream<'_>) -> Result<Vec<Ident>> {
    let inner;
    parenthesized!(inner in input);
    Ok(inner.parse_terminated(Ident::parse_any, Token![,])?.into_iter().collect())
}

/// One variant, or the struct: the arms of `id` and `put_values_into`, the names of the values, and
/// the row of the catalogue.
#[derive(Default)]
struct Arms {
    id: Tokens,
    put: Tokens,
    names: Tokens,
    row: Option<Tokens>,
    from: Option<Tokens>,
}

fn derive(input: &DeriveInput) -> Result<Tokens> {
    let settings = Settings::read(&input.attrs)?;
    let name = &input.ident;
    if settings.keys {
        return keys(input, settings.name);
    }
    if settings.fields {
        return values(input, &settings);
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
        impl #generics ::jadoube_message::MessageCatalogue for #name #of #bounds {
            fn messages() -> ::std::vec::Vec<::jadoube_message::Entry> {
                let mut all = ::std::vec::Vec::new();
                #(all.extend(#rows);)*
                all
            }
        }
        #error
        #(#froms)*
    })
}

/// The name under which the arms bind a field.
fn local_of(fields: &Fields, name: &Ident) -> Option<Ident> {
    let at = fields.iter().position(|field| field.ident.as_ref() == Some(name))?;
    Some(quote::format_ident!("field_{at}"))
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
        return Ok(Arms { id, put: quote!(#path { .. } => {}), ..Arms::default() });
    }
    let from = settings.from.then(|| from(input, path, fields)).flatten();
    if settings.transparent {
        return transparent(path, fields, from);
    }
    let mut bound = Vec::new();
    let mut put = Vec::new();
    let mut names = Vec::new();
    let mut named_by = None;
    for (at, field) in fields.iter().enumerate() {
        let own = Settings::read(&field.attrs)?;
        let local = quote::format_ident!("field_{at}");
        let member = member(at, field);
        let is = |name: &Ident| field.ident.as_ref() == Some(name);
        if own.skip || settings.without.iter().any(is) {
            if settings.made.iter().any(|(.., of)| of.iter().any(is)) {
                bound.push(quote!(#member: #local,));
            }
            continue;
        }
        bound.push(quote!(#member: #local,));
        let (ty, name) = (&field.ty, name_of(field, &own));
        if own.names_it {
            put.push(quote!(::jadoube_message::Message::put_values_into(#local, into);));
            named_by = Some((member, ty));
            continue;
        }
        put.push(match &own.with {
            Some(with) => quote!(into.push((#name, #with(#local)));),
            None => quote!(<#ty as ::jadoube_message::Argument>::put_into(#local, #name, into);),
        });
        names.push(match &own.with {
            Some(_) => quote!(::std::vec![#name]),
            None => quote!(<#ty as ::jadoube_message::Argument>::names(#name)),
        });
    }
    for (name, with, of) in &settings.made {
        let of = of.iter().filter_map(|name| local_of(fields, name));
        put.push(quote!(into.push((#name, #with(#(#of),*)));));
        names.push(quote!(::std::vec![#name]));
    }
    let names = quote!({
        let names: &[::std::vec::Vec<&'static str>] = &[#(#names),*];
        names.concat()
    });
    let (id, row) = match (named_by, settings.id.clone().or(regular)) {
        (Some((member, ty)), _) => (
            quote!(#path { #member: inner, .. } => ::jadoube_message::Message::id(inner),),
            quote!(<#ty as ::jadoube_message::MessageCatalogue>::messages().into_iter().map(|one| {
                let names = [one.names, #names].concat();
                ::jadoube_message::Entry { id: one.id, names }
            })),
        ),
        (None, Some(id)) => (
            quote!(#path { .. } => ::std::borrow::Cow::Borrowed(#id),),
            quote!([::jadoube_message::Entry { id: #id, names: #names }]),
        ),
        (None, None) => {
            let why =
                "give the type `#[message(prefix = \"…\")]`, or this `#[message(id = \"…\")]`";
            return Err(Error::new_spanned(&input.ident, why));
        }
    };
    let put = quote!(#path { #(#bound)* .. } => { #(#put)* });
    Ok(Arms { id, put, names, row: Some(row), from })
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
        from,
        ..Arms::default()
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

/// A struct that has no words: as a value it is the values of its fields.
fn values(input: &DeriveInput, settings: &Settings) -> Result<Tokens> {
    let Data::Struct(data) = &input.data else {
        return Err(Error::new_spanned(&input.ident, "only a struct has fields"));
    };
    let name = &input.ident;
    let Arms { put, names, .. } =
        arms(input, &quote!(Self), &data.fields, settings, Some(String::new()))?;
    Ok(quote! {
        impl ::jadoube_message::Argument for #name {
            const NAME: &'static str = "what";
            fn value(&self) -> ::jadoube_message::Value<'_> {
                let mut all = ::jadoube_message::Arguments::new();
                self.put_into(Self::NAME, &mut all);
                let all = all.into_iter().map(|(_, value)| value);
                ::jadoube_message::Value::List(all.collect(), ", ")
            }
            fn put_into<'put>(
                &'put self,
                _: &'static str,
                into: &mut ::jadoube_message::Arguments<'put>,
            ) {
                match self { #put }
            }
            fn names(_: &'static str) -> ::std::vec::Vec<&'static str> {
                #names
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
