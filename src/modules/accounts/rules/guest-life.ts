const day = 24 * 3_600_000;

export function guestLife(days: number): number {
  return days * day;
}

/** From when a guest was last seen. */
export function isGuestKept(seenAt: number, now: number, days: number): boolean {
  return now < seenAt + guestLife(days);
}

export function isGuestWorthNoticing(seenAt: number, now: number): boolean {
  return now - seenAt >= day / 4;
}
