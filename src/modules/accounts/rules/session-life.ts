const hour = 3_600_000;
const day = 24 * hour;

/** A remembered session lasts 30 days; others end with the browser, at the latest after these times. */
const lives = {
  remembered: { idle: 30 * day, whole: 30 * day },
  passing: { idle: 12 * hour, whole: 3 * day },
};
/** Seen again within this time is not written down again. */
const noticing = 5 * 60_000;
/** What a stolen open session must not do needs a sign-in as young as this. */
const freshness = 10 * 60_000;

export const knownBrowserLife = 180 * day;

/** One more sign-in ends the session that was seen longest ago. */
export const mostSessions = 20;

export function sessionEnd(remember: boolean, now: number): number {
  return now + lifeOf(remember).whole;
}

export function rememberedSeconds(): number {
  return lives.remembered.whole / 1000;
}

export function isSessionAlive(
  session: { readonly remember: number; readonly seen_at: number; readonly expires_at: number },
  now: number,
): boolean {
  return now < session.expires_at && now < session.seen_at + lifeOf(session.remember === 1).idle;
}

export function isWorthNoticing(seenAt: number, now: number): boolean {
  return now - seenAt >= noticing;
}

/** A sign-in that seems to lie ahead is no proof: the clock was set back meanwhile, nobody knows how far. */
export function isFreshSession(createdAt: number, now: number): boolean {
  return Math.abs(now - createdAt) < freshness;
}

function lifeOf(remember: boolean) {
  return remember ? lives.remembered : lives.passing;
}
