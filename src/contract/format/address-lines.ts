/** Longer ones would be wider than a narrow column. */
const longest = 24;

/** An address whose lines end after a comma: "New Delhi 110001" is torn apart by no line, and no PIN code stands alone. */
export function addressLines(address: string): string {
  return address.replace(/[^,]+/g, (part) => {
    const words = part.trim();
    if (words.length > longest) return part;
    return part.replace(words, words.replaceAll(" ", "\u00a0"));
  });
}
