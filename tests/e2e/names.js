// Names for tables of every size: short ones, and the longest that fit into the form.
export const SHORT = ["Ada", "Ben", "Cas", "Dov", "Eva", "Fay", "Gus", "Hal", "Ida", "Jan", "Kim", "Leo"];

export const LONG = [
  "Maximiliana von Hohenfel", "Bartholomäus Weißenbachs", "Chrysanthème Delacroix-B", "Wilhelmina van der Merwe",
  "Evangelina Montecristo W", "Fitzgerald Throckmortons", "Guðmundur Þorvaldsson IV", "Hermenegilda Castellanos",
  "Immaculata Brzęczyszczyk", "Jean-Sébastien Montmoren", "Konstantina Papadopoulou", "Leopoldine Schwarzenberg",
];
