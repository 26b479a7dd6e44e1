/** What a courier would bring a parcel for. */
export interface Offer {
  readonly courier: string;
  readonly carrier: string;
  readonly service: string;
  readonly name: string;
  readonly paise: number;
  readonly days: number | null;
}

export interface ChosenOffer extends Offer {
  readonly isCheapest: boolean;
  readonly isQuickest: boolean;
}

/** The cheapest, and the quickest where that is another one; of equals the better one in the other way. */
export function bestOffers(offers: readonly Offer[]): readonly ChosenOffer[] {
  const days = (offer: Offer) => offer.days ?? Number.POSITIVE_INFINITY;
  const [cheapest] = offers.toSorted((one, other) => one.paise - other.paise || days(one) - days(other));
  const [quickest] = offers
    .filter((offer) => offer.days !== null)
    .toSorted((one, other) => days(one) - days(other) || one.paise - other.paise);
  if (!cheapest) return [];
  const isOne = quickest === undefined || days(quickest) >= days(cheapest);
  return [
    { ...cheapest, isCheapest: true, isQuickest: quickest !== undefined && isOne },
    ...(isOne ? [] : [{ ...quickest, isCheapest: false, isQuickest: true }]),
  ];
}
