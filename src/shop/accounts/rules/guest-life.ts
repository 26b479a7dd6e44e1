const day = 24 * 3_600_000;

/** From when a guest was last seen. */
export function isGuestKept(seenAt: number, now: number, days: number): boolean {
  return now < seenAt + days * day;
}

export function isGuestWorthNoticing(seenAt: number, now: number): boolean {
  return now - seenAt >= day / 4;
}
