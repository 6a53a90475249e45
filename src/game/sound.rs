//! Values that are read only if they could be.

/// Writes a value field by field, as it stands, and reads it only if its `is_sound` says that it could be. The value
/// derives both halves under `#[serde(remote = "Self")]`.
macro_rules! read_if_sound {
    ($value:ty, $otherwise:literal) => {
        impl ::serde::Serialize for $value {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                Self::serialize(self, serializer)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $value {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let value = Self::deserialize(deserializer)?;
                value.is_sound().then_some(value).ok_or_else(|| ::serde::de::Error::custom($otherwise))
            }
        }
    };
}

pub(crate) use read_if_sound;
