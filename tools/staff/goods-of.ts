/** "1=2,3=1": two pieces of the order's first line and one of its third. */
export function goodsOf(text = ""): { line: number; quantity: number }[] | null {
  if (text === "") return [];
  const parts = text.split(",").map((part) => /^(\d{1,3})=(\d{1,3})$/.exec(part.trim()));
  if (parts.includes(null)) return null;
  return parts.map((read) => ({ line: Number(read?.[1]) - 1, quantity: Number(read?.[2]) }));
}
