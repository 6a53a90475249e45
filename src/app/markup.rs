//! HTML as text, for whatever only shows: places, cards, reports, results. What reacts is a component; what does not is
//! markup, a pure function of what the eyes at the screen may know, tested without a browser and a fraction of the code.
//!
//! Rule of the module: every text and every attribute is escaped as it is written. Only our own drawings go in as they are.

use std::fmt::Display;

/// A piece of a page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Markup(String);

/// An element whose attributes are being written. It is closed by saying what is in it.
#[derive(Debug)]
#[must_use = "an element has to be closed"]
pub struct Opening<'a> {
    markup: &'a mut Markup,
    tag: &'static str,
}

impl Markup {
    /// What this writes.
    #[must_use]
    pub fn of(write: impl FnOnce(&mut Self)) -> Self {
        let mut markup = Self::default();
        write(&mut markup);
        markup
    }

    /// Begins an element.
    #[inline(never)]
    pub fn open(&mut self, tag: &'static str) -> Opening<'_> {
        self.0.push('<');
        self.0.push_str(tag);
        Opening { markup: self, tag }
    }

    /// An element that shows a text and is known by its class.
    pub fn line(&mut self, tag: &'static str, class: &str, text: &str) {
        self.open(tag).class(class).text(text);
    }

    /// A text for screen readers alone.
    pub fn unseen(&mut self, text: &str) {
        self.line("span", "visually-hidden", text);
    }

    /// A text.
    #[inline(never)]
    pub fn text(&mut self, text: &str) {
        for character in text.chars() {
            match character {
                '&' => self.0.push_str("&amp;"),
                '<' => self.0.push_str("&lt;"),
                '>' => self.0.push_str("&gt;"),
                '"' => self.0.push_str("&quot;"),
                _ => self.0.push(character),
            }
        }
    }

    /// A number.
    pub fn number(&mut self, number: impl Display) {
        self.text(&number.to_string());
    }

    /// One of our own drawings.
    #[inline(never)]
    pub fn drawing(&mut self, svg: &'static str) {
        self.0.push_str(svg);
    }

    /// Another piece.
    pub fn add(&mut self, piece: &Self) {
        self.0.push_str(&piece.0);
    }

    /// The text it is.
    #[must_use]
    pub fn into_html(self) -> String {
        self.0
    }
}

impl Opening<'_> {
    /// An attribute.
    #[inline(never)]
    pub fn attr(self, name: &'static str, value: &str) -> Self {
        self.markup.0.push(' ');
        self.markup.0.push_str(name);
        self.markup.0.push_str("=\"");
        self.markup.text(value);
        self.markup.0.push('"');
        self
    }

    /// Its classes.
    pub fn class(self, classes: &str) -> Self {
        self.attr("class", classes)
    }

    /// It is a picture, and this is what it shows.
    pub fn pictures(self, what: &str) -> Self {
        self.attr("role", "img").attr("aria-label", what).attr("title", what)
    }

    /// It is decoration.
    pub fn decoration(self) -> Self {
        self.attr("aria-hidden", "true")
    }

    /// Ends with this in it.
    pub fn around(self, inside: impl FnOnce(&mut Markup)) {
        let Self { markup, tag } = self;
        markup.0.push('>');
        inside(markup);
        markup.close(tag);
    }

    /// Ends with this text in it.
    pub fn text(self, text: &str) {
        self.around(|markup| markup.text(text));
    }

    /// Ends, as an element that never has anything in it.
    pub fn alone(self) {
        self.markup.0.push('>');
    }

    /// Ends with nothing in it.
    pub fn empty(self) {
        self.around(|_| ());
    }
}

impl Markup {
    #[inline(never)]
    fn close(&mut self, tag: &'static str) {
        self.0.push_str("</");
        self.0.push_str(tag);
        self.0.push('>');
    }
}

#[cfg(test)]
mod tests {
    use super::Markup;

    #[test]
    fn elements_stand_in_each_other_as_they_were_written() {
        let markup = Markup::of(|markup| {
            markup.open("ul").class("ring").around(|markup| {
                markup.open("li").attr("data-seat", "0").text("Ai");
                markup.open("li").empty();
            });
        });
        assert_eq!(markup.into_html(), r#"<ul class="ring"><li data-seat="0">Ai</li><li></li></ul>"#);
    }

    #[test]
    fn whatever_a_name_holds_stays_a_name() {
        let name = r#"<img src=x onerror="alert('&')">"#;
        let html = Markup::of(|markup| markup.open("b").attr("title", name).text(name)).into_html();
        assert_eq!(html.matches('<').count(), 2, "{html}");
        assert_eq!(html.matches('"').count(), 2, "{html}");
        assert!(html.contains("&lt;img") && html.contains("&amp;"));
    }
}
