/** Neither vowels, which make words, nor signs that one mishears or misreads. */
const signs = "23456789CDFGHJKMNPQRTVWX";

/** Short enough to tell on the phone; it opens nothing, and is drawn until it is new. */
export function ticketNumber(chance: Uint8Array): string {
  return `T-${[...chance.subarray(0, 6)].map((byte) => signs[byte % signs.length]).join("")}`;
}

/** As it was told or typed: small letters and spaces are no other number. */
export function readTicketNumber(typed: string): string | undefined {
  const plain = typed.toUpperCase().replace(/[\s-]/g, "");
  const [, rest] = /^T?([2-9A-Z]{6})$/.exec(plain) ?? [];
  return rest && [...rest].every((sign) => signs.includes(sign)) ? `T-${rest}` : undefined;
}
