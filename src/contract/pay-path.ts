/** Where an order is paid by whoever holds its link. */
export function payPath(token: string): string {
  return `/pay/${encodeURIComponent(token)}`;
}
