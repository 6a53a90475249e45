//! What a script says must hold, held against what is.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::game::DataError;

/// What must come of a step. What is left out may be anything, and so may what is written as `_`. Of an object only the
/// fields that are written are compared; lists and plain values must be the same.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Expect {
    /// The step is refused, with the reason of this name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refused: Option<String>,
    /// Who is asked what after it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub prompt: Option<Value>,
    /// What lies where after it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position: Option<Value>,
    /// Events that happen, in this order, perhaps with others between them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub events: Vec<Value>,
    /// Events that must not happen.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub never: Vec<Value>,
}

/// The first place where `found` is not what was `expected`.
pub(super) fn compare(place: &str, expected: &Value, found: &Value) -> Result<(), DataError> {
    match (expected, found) {
        (Value::String(text), _) if text == "_" => Ok(()),
        (Value::Object(fields), Value::Object(have)) => fields.iter().try_for_each(|(name, value)| {
            let place = format!("{place}.{name}");
            let missing = || DataError::new(place.as_str(), format!("expected {value}, but there is no such field"));
            compare(&place, value, have.get(name).ok_or_else(missing)?)
        }),
        (Value::Array(items), Value::Array(have)) if items.len() == have.len() => {
            let mut pairs = items.iter().zip(have).enumerate();
            pairs.try_for_each(|(number, (item, have))| compare(&format!("{place}[{number}]"), item, have))
        }
        _ if expected == found => Ok(()),
        _ => Err(DataError::new(place, format!("expected {expected}, found {found}"))),
    }
}

impl Expect {
    /// Holds prompt, position and events against what is written.
    pub(super) fn check(&self, prompt: &Value, position: &Value, events: &[Value]) -> Result<(), DataError> {
        if let Some(expected) = &self.prompt {
            compare("prompt", expected, prompt)?;
        }
        if let Some(expected) = &self.position {
            compare("position", expected, position)?;
        }
        let mut later = events.iter();
        for (number, expected) in self.events.iter().enumerate() {
            if !later.any(|event| compare("", expected, event).is_ok()) {
                let told = Value::from(events.to_vec());
                return Err(DataError::new(format!("events[{number}]"), format!("expected {expected} among {told}")));
            }
        }
        for (number, forbidden) in self.never.iter().enumerate() {
            if let Some(event) = events.iter().find(|event| compare("", forbidden, event).is_ok()) {
                return Err(DataError::new(
                    format!("never[{number}]"),
                    format!("expected no such event, found {event}"),
                ));
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn only_the_fields_that_are_written_are_compared() {
        let found = json!({"coins": [3, 4], "pile": 2, "phase": {"answer": {"asked": 1, "card": "captain"}}});
        assert!(compare("p", &json!({"coins": ["_", 4]}), &found).is_ok());
        assert!(compare("p", &json!({"phase": {"answer": {"asked": 1}}}), &found).is_ok());
        let fault = compare("p", &json!({"coins": [3, 5]}), &found).expect_err("a coin too many");
        assert_eq!(fault.to_string(), "p.coins[1]: expected 5, found 4");
        let fault = compare("p", &json!({"coins": [3]}), &found).expect_err("a seat too few");
        assert_eq!(fault.to_string(), "p.coins: expected [3], found [3,4]");
        let fault = compare("p", &json!({"purse": 1}), &found).expect_err("no such field");
        assert_eq!(fault.to_string(), "p.purse: expected 1, but there is no such field");
    }

    #[test]
    fn events_come_in_order_and_some_must_not_come() {
        let events = [json!("a"), json!("b"), json!("c")];
        let expect = |events: Value, never: Value| -> Expect {
            serde_json::from_value(json!({"events": events, "never": never})).expect("two lists")
        };
        let none = Value::Null;
        assert!(expect(json!(["a", "c"]), json!(["d"])).check(&none, &none, &events).is_ok());
        assert!(expect(json!(["c", "a"]), json!([])).check(&none, &none, &events).is_err());
        assert!(expect(json!([]), json!(["b"])).check(&none, &none, &events).is_err());
    }
}
