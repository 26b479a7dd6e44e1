/** The event of a good moment. */
export const wished = "haat-passkey-wished";

const wishKey = "haat-offer-passkey";
const offeredKey = "haat-passkey-offered";
const rest = 180 * 24 * 3_600_000;

/** A good moment has come: somebody has just signed in, or bought. */
export function wishForOffer(): void {
  quietly(() => sessionStorage.setItem(wishKey, "1"));
  dispatchEvent(new Event(wished));
}

/** Once in half a year at most, and where storage is forbidden never: it would be at every visit. */
export function isOfferWished(): boolean {
  return (
    quietly(() => {
      const isWished = sessionStorage.getItem(wishKey) !== null;
      return isWished && Date.now() - Number(localStorage.getItem(offeredKey) ?? 0) > rest;
    }) ?? false
  );
}

/** Shown or out of place: either way it does not come back soon. */
export function noteOffered(): void {
  quietly(() => localStorage.setItem(offeredKey, String(Date.now())));
  quietly(() => sessionStorage.removeItem(wishKey));
}

function quietly<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
