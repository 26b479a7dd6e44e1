/** What Code 128 can say. */
export function hasBars(value: string): boolean {
  return /^[\x20-\x7e]{1,40}$/.test(value);
}
