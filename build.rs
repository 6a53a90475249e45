//! Turns the texts of `src/app/locales` into code, so that the compiler checks every use of them.
//!
//! Nothing to do for the rules alone (no feature `app`). A key that one language has and another lacks
//! stops the build: nobody gets a page in two languages at once.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    #[cfg(feature = "app")]
    if let Err(problem) = texts::generate() {
        println!("cargo::error={problem}");
    }
}

#[cfg(feature = "app")]
mod texts {
    use std::error::Error;
    use std::{env, fs, path::Path};

    use leptos_i18n_parser::parse_locales::{
        options::{Config, ParseOptions},
        parse_locales,
    };

    const LOCALES: &str = "src/app/locales";

    pub fn generate() -> Result<(), Box<dyn Error>> {
        println!("cargo::rerun-if-changed={LOCALES}");
        let config = Config::new("en")?
            .add_locales(["fr", "it"])?
            .add_namespaces(topics()?)?
            .locales_path(Path::new(LOCALES))
            .parse_options(ParseOptions::new().interpolate_display(true));
        let parsed = parse_locales(None, config)?;

        let (errors, warnings) = parsed.diag.borrow();
        let problems = errors.iter().map(ToString::to_string);
        let problems: Vec<_> = problems.chain(warnings.iter().map(ToString::to_string)).collect();
        if !problems.is_empty() {
            return Err(problems.join("; ").into());
        }

        let code = leptos_i18n_codegen::gen_code(&parsed, None, true, None, true)?;
        let file = Path::new(&env::var("OUT_DIR")?).join("i18n.rs");
        Ok(fs::write(file, code.to_string())?)
    }

    /// Every file of the default language is a topic; the other languages must have the same ones.
    fn topics() -> Result<Vec<String>, Box<dyn Error>> {
        let mut topics = Vec::new();
        for file in fs::read_dir(Path::new(LOCALES).join("en"))? {
            if let Some(topic) = file?.path().file_stem().and_then(|stem| stem.to_str()) {
                topics.push(topic.to_owned());
            }
        }
        topics.sort();
        Ok(topics)
    }
}
