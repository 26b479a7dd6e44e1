/** Pieces of three letters, with the edges marked: near words share many of them. */
export function trigramsOf(word: string): string[] {
  const letters = [...`  ${word} `];
  const pieces = new Set<string>();
  for (let at = 0; at + 3 <= letters.length; at++) pieces.add(letters.slice(at, at + 3).join(""));
  return [...pieces];
}
