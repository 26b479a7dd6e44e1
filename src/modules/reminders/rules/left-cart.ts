const hour = 3_600_000;
/** Before, somebody may still be about it; later, it is forgotten. */
const leastMs = 24 * hour;
const mostMs = 72 * hour;

/** Whether a cart that was changed last at `changedAt` is to be spoken of now: once, however often it is looked at. */
export function isLeft(
  changedAt: number,
  { told, now }: { readonly told: number; readonly now: number },
): boolean {
  const age = now - changedAt;
  return changedAt > told && age >= leastMs && age < mostMs;
}
