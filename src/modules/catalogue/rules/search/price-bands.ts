const width = Math.log(1.1);
const apart = 4;
const fewBands = 8;
const levels = [0, 1, 2, 3] as const;

/** A price, roughly: so many tenths more than the least. */
export function bandOf(paise: number): number {
  return Math.floor(Math.log(Math.max(1, paise)) / width);
}

/** Names of the bands that a price lies in: narrow ones, and wider ones of four narrower each. */
export function bandNamesOf(paise: number): string[] {
  return levels.map((level) => nameOf(level, Math.floor(bandOf(paise) / apart ** level)));
}

/** The fewest bands that hold a range of prices; those at its ends hold a little more. */
export function bandNamesWithin(minPaise: number | null, maxPaise: number | null): string[] {
  const names: string[] = [];
  let first = bandOf(minPaise ?? 1);
  let last = bandOf(maxPaise ?? Number.MAX_SAFE_INTEGER);
  for (const level of levels) {
    const isWidest = level === levels.at(-1);
    while (first <= last && (isWidest || first % apart !== 0)) names.push(nameOf(level, first++));
    while (first <= last && last % apart !== apart - 1) names.push(nameOf(level, last--));
    if (first > last) break;
    first = Math.floor(first / apart);
    last = Math.floor(last / apart);
  }
  return names;
}

/** Of a range of so few bands a good part of what lies in them does not belong. */
export function isNarrow(minPaise: number | null, maxPaise: number | null): boolean {
  if (minPaise === null || maxPaise === null) return false;
  return bandOf(maxPaise) - bandOf(minPaise) < fewBands;
}

function nameOf(level: number, band: number): string {
  return `${level}_${band}`;
}
