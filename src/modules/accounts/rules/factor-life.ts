const hour = 3_600_000;

/** Shown once, a second factor opens the back office for a working day. */
const shownFor = 12 * hour;
/** What cannot be taken back asks for one as young as this. */
const sureFor = 10 * 60_000;

/** A time that lies ahead is no proof: the clock was set back meanwhile, nobody knows how far. */
export function isFactorShown(at: number | null, now: number): boolean {
  return at !== null && Math.abs(now - at) < shownFor;
}

export function isFactorFresh(at: number | null, now: number): boolean {
  return at !== null && Math.abs(now - at) < sureFor;
}
