/** A finger's slip: two neighbouring letters of the longest word change places, its first letter stays. */
export function swapLetters(query: string): string | null {
  const words = query.split(" ");
  const longest = words.filter((word) => /^\p{L}{4,}$/u.test(word)).sort((a, b) => b.length - a.length)[0];
  if (!longest) return null;
  const middle = Math.floor(longest.length / 2);
  const places = [middle, middle - 1, middle + 1, 1].filter((at) => at > 0 && at + 1 < longest.length);
  const at = places.find((place) => longest[place] !== longest[place + 1]);
  if (at === undefined) return null;
  const slip = `${longest.slice(0, at)}${longest[at + 1]}${longest[at]}${longest.slice(at + 2)}`;
  return words.map((word) => (word === longest ? slip : word)).join(" ");
}
