/** What a unit is called, and how many of the smallest it is. */
const units: Readonly<Record<string, readonly [base: string, times: number]>> = {
  ...named("mb", 1, ["mb"]),
  ...named("mb", 1_000, ["gb", "gig", "gigs"]),
  ...named("mb", 1_000_000, ["tb", "terabyte"]),
  ...named("ml", 1, ["ml", "millilitre", "milliliter"]),
  ...named("ml", 1_000, ["l", "lt", "ltr", "ltrs", "litre", "litres", "liter", "liters"]),
  ...named("g", 1, ["g", "gm", "gms", "gram", "grams"]),
  ...named("g", 1_000, ["kg", "kgs", "kilo", "kilos", "kilogram", "kilograms"]),
  ...named("mm", 1, ["mm"]),
  ...named("mm", 10, ["cm", "cms"]),
  ...named("mm", 1_000, ["m", "mtr", "mtrs", "metre", "metres", "meter", "meters"]),
  ...named("inch", 1, ["inch", "inches", '"', "″", "''"]),
  ...named("ft", 1, ["ft", "feet", "foot"]),
  ...named("w", 1, ["w", "watt", "watts"]),
  ...named("w", 1_000, ["kw"]),
  ...named("v", 1, ["v", "volt", "volts"]),
  ...named("mah", 1, ["mah"]),
  ...named("mah", 1_000, ["ah"]),
  ...named("hz", 1, ["hz"]),
  ...named("mp", 1, ["mp", "megapixel", "megapixels"]),
  ...named("pc", 1, ["pc", "pcs", "piece", "pieces", "pack", "packs"]),
};

const spelt = Object.keys(units).sort((a, b) => b.length - a.length);
const numbered = new RegExp(
  `(?<![\\p{L}\\p{N}.])(\\d{1,7}(?:\\.\\d{1,3})?|half|quarter)[\\s-]*(${spelt.join("|")})(?![\\p{L}\\p{N}])`,
  "gu",
);
const parts: Readonly<Record<string, number>> = { half: 0.5, quarter: 0.25 };
const counted = /\b(?:set|pack|combo|box) of (\d{1,4})\b/g;

/** A number with its unit, as one word that is the same however it was spelt; no shopper can type it. */
export interface Quantity {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** In the order in which they stand in a text that is folded already. */
export function quantitiesOf(folded: string): Quantity[] {
  if (!/\d|half|quarter/.test(folded)) return [];
  const found = [...folded.matchAll(numbered)].map((match) => {
    const [base, times] = units[match[2] ?? ""] ?? ["", 1];
    return quantity(match, (parts[match[1] ?? ""] ?? Number(match[1])) * times, base);
  });
  if (!folded.includes(" of ")) return found;
  const sets = [...folded.matchAll(counted)].map((match) => quantity(match, Number(match[1]), "pc"));
  return [...found, ...sets].sort((a, b) => a.start - b.start);
}

export function isQuantity(word: string): boolean {
  return word.startsWith("_q");
}

function quantity(match: RegExpExecArray, amount: number, base: string): Quantity {
  const plain = String(Math.round(amount * 1_000) / 1_000).replace(".", "_");
  return { word: `_q${plain}${base}`, start: match.index, end: match.index + match[0].length };
}

function named(base: string, times: number, names: readonly string[]) {
  return Object.fromEntries(names.map((name) => [name, [base, times] as const]));
}
