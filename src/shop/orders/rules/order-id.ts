/** What a shopper sees of an order's id: the last six characters, in capitals. */
export function shortIdOf(id: string): string {
  return id.slice(-6).toUpperCase();
}

/** What was typed into the tracking form: the whole id or the six characters, with or without a #. */
export function readOrderId(typed: string): { id: string } | { shortId: string } | undefined {
  const plain = typed.trim().replace(/^#/, "");
  if (/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(plain)) return { id: plain.toLowerCase() };
  if (/^[0-9a-f]{6}$/i.test(plain)) return { shortId: plain.toUpperCase() };
  return undefined;
}
