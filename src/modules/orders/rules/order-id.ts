/** What a shopper sees of an order's id: the last six characters, in capitals. */
export function shortIdOf(id: string): string {
  return id.slice(-6).toUpperCase();
}

/** As it is said and written: H-1042. */
export function numberWords(number: number): string {
  return `H-${number}`;
}

/** Of what was typed: the whole id, the six characters, or the number, with or without a #. */
export function readOrderId(
  typed: string,
): { id: string } | { shortId: string } | { number: number } | undefined {
  const plain = typed.trim().replace(/^#/, "");
  if (/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(plain)) return { id: plain.toLowerCase() };
  if (/^[0-9a-f]{6}$/i.test(plain)) return { shortId: plain.toUpperCase() };
  // No six characters have an H, so that neither is taken for the other.
  const numbered = /^h[-\s]?([1-9]\d{0,14})$/i.exec(plain);
  return numbered ? { number: Number(numbered[1]) } : undefined;
}
