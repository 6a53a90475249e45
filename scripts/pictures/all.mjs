// Every kind of screen: each in three sizes and both themes with a full table of long names, each in French and Italian
// by day, and each with as few people as can play.
import { Album, SIZES, prepareFolder } from "./camera.mjs";
import { layOut } from "./sheets.mjs";
import { oriente, pages, zipang } from "./tours.mjs";

const BOTH = ["light", "dark"];
const PASSES = [
  ...["wide", "phone", "tablet"].map((size) => ({ size, language: "en", themes: BOTH, seats: "many" })),
  ...["wide", "phone"].map((size) => ({ size, language: "en", themes: ["light"], seats: "few" })),
  ...["fr", "it"].flatMap((language) => ["wide", "phone"].map((size) => ({ size, language, themes: ["light"], seats: "many" }))),
];
const TOURS = { pages, zipang, oriente };

/** The tours to make, by name. The pages to read are the same however many play. */
function tours() {
  return PASSES.flatMap((pass) =>
    Object.entries(TOURS)
      .filter(([tour]) => tour !== "pages" || pass.seats === "many")
      .map(([tour, go]) => ({ go, ...pass, name: [tour, pass.seats, pass.size, pass.language].join("-") })),
  );
}

/** Makes all tours whose names hold every one of these words, such as `oriente phone en`; all of them if there are none. */
export async function all(url, wanted) {
  const chosen = tours().filter(({ name }) => wanted.every((word) => name.split("-").includes(word)));
  if (chosen.length === 0) throw new Error(`no tour is called ${wanted.join(" ")}: there are ${tours().map(({ name }) => name).join(", ")}`);
  await prepareFolder({ empty: wanted.length === 0 });
  for (const { go, name, size, language, themes, seats } of chosen) {
    const album = new Album(name, themes);
    await go(url, album, { size: SIZES[size], language, seats });
    const sheets = await layOut(album.pictures, size);
    console.log(`${album.pictures.length} pictures: ${sheets.join(" ")}`);
  }
}
