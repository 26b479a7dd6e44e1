/** How far a database's journal has been written or replayed; later is larger. */
export type WalPosition = bigint;

const pageBytes = 8_192n;
const longestPageHeader = 40n;

/** Reads such as 16/B374D848. */
export function walPosition(text: string): WalPosition {
  const [high = "0", low = "0"] = text.split("/");
  const position = (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
  const inPage = position % pageBytes;
  // Nothing is written into the head of a page: who is at its beginning has everything before it.
  return inPage <= longestPageHeader ? position - inPage : position;
}
