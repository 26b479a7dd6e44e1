/** Of each product the lowest price that somebody was told, in paise. */
export type ToldPrices = Readonly<Record<string, number>>;

interface Wish {
  readonly productId: string;
  readonly priceWhenAdded: number;
}

interface Offer {
  readonly unitPaise: number;
  readonly free: number;
  readonly gone: boolean;
}

export interface PriceDrop {
  readonly productId: string;
  readonly wasPaise: number;
  readonly nowPaise: number;
}

/** Less than a twentieth is worth no message. */
const leastDrop = 0.05;

/** What can be bought for less than anything that was told of it before. What is wished for no more is forgotten. */
export function priceDrops(
  wishes: readonly Wish[],
  offers: ReadonlyMap<string, Offer>,
  told: ToldPrices,
): { readonly drops: readonly PriceDrop[]; readonly prices: ToldPrices } {
  const drops: PriceDrop[] = [];
  const prices: Record<string, number> = {};
  for (const { productId, priceWhenAdded } of wishes) {
    const wasPaise = told[productId] ?? priceWhenAdded;
    const offer = offers.get(productId);
    const isCheaper =
      offer !== undefined && !offer.gone && offer.free > 0 && offer.unitPaise <= wasPaise * (1 - leastDrop);
    prices[productId] = isCheaper ? offer.unitPaise : wasPaise;
    if (isCheaper) drops.push({ productId, wasPaise, nowPaise: offer.unitPaise });
  }
  return { drops, prices };
}
