export interface Hours {
  /** Minutes after midnight, both ends within the hours. */
  readonly from: number;
  readonly to: number;
}

/** Reads '10:00 AM - 9:00 PM', and 22:00 as well as 10 PM. */
export function readHours(timings: string): Hours | undefined {
  const [from, to, ...rest] = timings.split(/\s*(?:-|–|\bto\b)\s*/i).map(readTime);
  return from === undefined || to === undefined || rest.length > 0 ? undefined : { from, to };
}

/** As OpenStreetMap and schema.org write it: 21:00. */
export function clockTime(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

function readTime(text: string): number | undefined {
  const match = /^(\d{1,2})(?::([0-5]\d))?\s*([ap])\.?m\.?$|^(\d{1,2}):([0-5]\d)$/i.exec(text.trim());
  if (!match) return undefined;
  const [, hour12, minute12 = "0", half, hour24, minute24] = match;
  if (hour24 !== undefined) return Number(hour24) > 23 ? undefined : Number(hour24) * 60 + Number(minute24);
  const hour = Number(hour12);
  if (hour < 1 || hour > 12) return undefined;
  return ((hour % 12) + (half?.toLowerCase() === "p" ? 12 : 0)) * 60 + Number(minute12);
}
