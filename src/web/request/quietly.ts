/** Storage throws where the shopper has forbidden it; the shop works without. */
export function quietly<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
