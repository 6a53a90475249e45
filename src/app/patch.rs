//! Brings what stands in the page in line with new markup and touches only what differs, so that places, cards and
//! figures live through a game: focus, motion and the browser's work stay where nothing happened.

use leptos::html::ElementType;
use leptos::prelude::*;
use leptos::web_sys::{Element, HtmlTemplateElement, Node, wasm_bindgen::JsCast};

use super::follow::follow;
use super::markup::Markup;

/// Attributes that others put on what is patched, and take away again: whoever reads rolls things up and down.
const KEPT: [&str; 2] = ["data-naming", "open"];

/// The children of one element, each a piece of markup with one root.
#[derive(Debug, Default)]
pub struct Pieces(Vec<String>);

impl Pieces {
    /// Makes these the children of the element, piece by piece.
    pub fn put_into(&mut self, parent: &Element, pieces: Vec<Markup>) {
        let children = parent.children();
        let mut count = 0;
        for markup in pieces {
            let html = markup.into_html();
            let place = count;
            count += 1;
            let old = children.item(place as u32);
            if old.is_some() && self.0.get(place) == Some(&html) {
                continue;
            }
            if let Some(new) = parsed(&html) {
                match old {
                    Some(old) => morph(&old, &new),
                    None => drop(parent.append_child(&new)),
                }
            }
            match self.0.get_mut(place) {
                Some(before) => *before = html,
                None => self.0.push(html),
            }
        }
        self.0.truncate(count);
        while let Some(last) = children.item(count as u32) {
            last.remove();
        }
    }
}

/// Keeps the children of an element in step with some markup, one element each: to be put on it as its reference.
pub fn patched<E>(markup: Signal<Vec<Markup>>) -> NodeRef<E>
where
    E: ElementType + 'static,
    E::Output: JsCast + AsRef<Element> + Clone + 'static,
{
    let reference = NodeRef::<E>::new();
    let mut drawn = Pieces::default();
    follow(move || {
        if let Some(element) = reference.get() {
            drawn.put_into(element.as_ref(), markup.get());
        }
    });
    reference
}

/// An element whose children follow some markup and are patched when that changes.
#[component]
pub fn Patched(
    /// Its classes.
    class: &'static str,
    /// What is in it: one element each.
    markup: Signal<Vec<Markup>>,
) -> impl IntoView {
    view! { <div class=class node_ref=patched(markup)></div> }
}

/// The one element that the text says.
fn parsed(html: &str) -> Option<Element> {
    let template: HtmlTemplateElement = document().create_element("template").ok()?.dyn_into().ok()?;
    template.set_inner_html(html);
    template.content().first_element_child()
}

/// Makes an element what another one is.
fn morph(old: &Element, new: &Element) {
    if old.tag_name() != new.tag_name() {
        let _ = old.replace_with_with_node_1(new);
        return;
    }
    if old.is_equal_node(Some(new)) {
        return;
    }
    dress(old, new);
    let (mut here, mut there) = (old.first_child(), new.first_child());
    loop {
        let next = (here.as_ref().and_then(Node::next_sibling), there.as_ref().and_then(Node::next_sibling));
        match (&here, &there) {
            (Some(before), Some(after)) => morph_node(old, before, after),
            (None, Some(after)) => drop(old.append_child(after)),
            (Some(before), None) => drop(old.remove_child(before)),
            (None, None) => return,
        }
        (here, there) = next;
    }
}

fn morph_node(parent: &Element, before: &Node, after: &Node) {
    match (before.dyn_ref::<Element>(), after.dyn_ref::<Element>()) {
        (Some(before), Some(after)) => morph(before, after),
        (None, None) => {
            if before.node_value() != after.node_value() {
                before.set_node_value(after.node_value().as_deref());
            }
        }
        _ => drop(parent.replace_child(after, before)),
    }
}

/// Gives an element the attributes of another.
fn dress(old: &Element, new: &Element) {
    for name in old.get_attribute_names().iter().filter_map(|name| name.as_string()) {
        if !new.has_attribute(&name) && !KEPT.contains(&name.as_str()) {
            let _ = old.remove_attribute(&name);
        }
    }
    for name in new.get_attribute_names().iter().filter_map(|name| name.as_string()) {
        let value = new.get_attribute(&name);
        if let Some(value) = value.filter(|value| old.get_attribute(&name).as_ref() != Some(value)) {
            let _ = old.set_attribute(&name, &value);
        }
    }
}
