/** Where goods of an order are sent back by whoever holds its link. */
export function returnPath(token: string): string {
  return `/return/${encodeURIComponent(token)}`;
}
