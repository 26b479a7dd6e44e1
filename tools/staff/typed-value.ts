/** A word as it was typed, where the field takes that; else as JSON, where it is some. */
export function typedValue<T>(
  typed: string,
  fits: (given: unknown) => boolean,
  nest: (given: unknown) => T,
): T {
  if (fits(typed)) return nest(typed);
  try {
    return nest(JSON.parse(typed));
  } catch {
    return nest(typed);
  }
}
