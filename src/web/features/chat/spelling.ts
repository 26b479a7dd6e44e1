/** From this length on a word is still the word with one letter wrong, missing, doubled or swapped. */
const forgiving = 6;

export function isSpelledLike(typed: string, known: string): boolean {
  if (typed === known || typed === `${known}s` || typed === `${known}es`) return true;
  if (Math.min(typed.length, known.length) < forgiving) return false;
  return isOneSlipAway(typed, known);
}

function isOneSlipAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let endA = a.length;
  let endB = b.length;
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA--;
    endB--;
  }
  const [left, right] = [a.slice(start, endA), b.slice(start, endB)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}
