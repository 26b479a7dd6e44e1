/** How far a finger has pulled something, and how fast at its last step: pixels, and pixels a millisecond. */
export type Pull = { readonly far: number; readonly speed: number; readonly at: number };

const flick = 0.4;
const leastFlick = 24;
const leastShare = 0.4;
/** A finger that has lain still this long throws nothing. */
const stillAfter = 100;

export function pulledTo(far: number, at: number, before: Pull | null): Pull {
  const since = at - (before?.at ?? at);
  return { far, at, speed: since > 0 ? (far - (before?.far ?? far)) / since : (before?.speed ?? 0) };
}

/** Thrown, or left beyond where it would come back: whoever turns round means to keep it. */
export function isLetGo({ far, speed, at }: Pull, size: number, now: number): boolean {
  const thrown = now - at > stillAfter ? 0 : speed;
  if (thrown < 0) return false;
  return (thrown > flick && far > leastFlick) || far > size * leastShare;
}
