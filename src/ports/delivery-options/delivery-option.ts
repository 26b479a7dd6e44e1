import type { DeliveryOffer, Place } from "#contract/pricing-terms.ts";

/**
 * A way in which goods come to who buys them: brought by a courier to an address, collected in a store, or brought by
 * hand. A module brings it (`deliveryOptions` in its manifest). A shopper chooses whether goods are brought or collected;
 * of those that go to a place the first one is taken, in the order of the list of modules.
 *
 * What each answers, by its offer: whether it goes there at all; what it costs (by weight, free above a sum); when the
 * goods are there (working days, counted by the owner's calendar); whether cash is taken then, and for how much. All
 * other ways to pay are taken by every option. The order page says the place and the promised day of what is brought,
 * and the store of what is collected.
 */
export interface DeliveryOption {
  /** Kept with each order that is brought so: it is never changed, and never another one's. */
  readonly id: string;
  /** Its goods are collected in the store that a place names; it is asked of no other place, and none else of that one. */
  readonly isCollected?: boolean;
  /** Nothing where it does not go. Without a place as for most. It answers from memory: every cart asks. */
  offer(place: Place | undefined): DeliveryOffer | undefined;
}
