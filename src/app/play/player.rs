//! How somebody at the table is written.

use crate::app::markup::Markup;
use crate::table::Player;

impl Player {
    /// The class of the name at a place: one with a long word, or many words, is written smaller where room is scarce.
    #[must_use]
    pub fn name_class(&self) -> &'static str {
        let longest = self.name.split([' ', '-']).map(|word| word.chars().count()).max().unwrap_or(0);
        let is_long = longest > 9 || self.name.chars().count() > 16;
        if is_long { "place-name is-long" } else { "place-name" }
    }

    /// The head of a row of a table: crest and name.
    pub fn head(&self, markup: &mut Markup) {
        markup.open("th").attr("scope", "row").around(|markup| {
            markup.open("span").class("who").around(|markup| {
                self.mon.draw(markup);
                markup.open("span").text(&self.name);
            });
        });
    }
}

#[cfg(test)]
mod tests {
    use crate::table::{Mind, Mon, Player};

    #[test]
    fn a_name_is_long_by_one_word_or_by_all_of_them() {
        let class = |name: &str| Player { name: name.to_owned(), mon: Mon::Sun, mind: Mind::Person }.name_class();
        for name in ["Ada", "Jean-Luc", "Ann van der Berg"] {
            assert_eq!(class(name), "place-name", "{name}");
        }
        for name in ["Throckmortons", "Ann van der Bergen", "Bartholomäus W"] {
            assert_eq!(class(name), "place-name is-long", "{name}");
        }
    }
}
