import { hasParliament, type StateCode } from "#contract/india/states.ts";
import type { DeliveryBand, Extra, TaxSplit, Terms } from "#contract/pricing-terms.ts";
import type { ShopSettings } from "#contract/shop-settings.ts";
import { demoDelivery } from "./delivery.ts";
import { type DeliveryTable, ratesTo } from "./delivery-rates.ts";

/** Where the goods go, as far as it is known. */
export interface Place {
  readonly pinCode: string;
  readonly state: StateCode | undefined;
}

export interface TermsInput {
  readonly settings: ShopSettings["pricing"];
  /** Rupees for one unit of the catalogue. */
  readonly rate: number;
  readonly table: DeliveryTable;
  /** What a courier said of a PIN code, where there is one. The demo has none. */
  readonly courier?: ((pinCode: string) => CourierWord | undefined) | undefined;
}

interface CourierWord {
  readonly deliverable: boolean;
  readonly days: number | null;
  readonly cash: boolean;
}

/** What each kind costs by the owner's settings; nothing where it is not offered. */
const prices: Readonly<Record<string, (settings: ShopSettings["pricing"]) => number | undefined>> = {
  giftWrap: ({ giftWrap, giftWrapPaise }) => (giftWrap ? giftWrapPaise : undefined),
};

/** As the table says and the courier lets; nothing where the shop brings no goods to. */
export function termsFor({ courier, ...facts }: TermsInput, place?: Place): Terms | undefined {
  const terms = termsOfTable(facts, place);
  if (!place || facts.settings.profile === "demo") return terms;
  return narrowedTerms(terms, courier?.(place.pinCode));
}

/** The owner's table, less what the courier does not do; the courier knows the days better. Costs are the owner's. */
function narrowedTerms(terms: Terms | undefined, courier: CourierWord | undefined): Terms | undefined {
  if (!terms || !courier) return terms;
  if (!courier.deliverable) return undefined;
  return { ...terms, days: courier.days ?? terms.days, takesCash: terms.takesCash && courier.cash };
}

function termsOfTable(
  { settings, rate, table }: Omit<TermsInput, "courier">,
  place?: Place,
): Terms | undefined {
  const extras = extrasOf(settings);
  if (settings.profile === "demo")
    return {
      taxOnTop: settings.taxPercent,
      taxSplit: "undecided",
      delivery: demoDelivery(rate),
      days: null,
      cashPaise: 0,
      takesCash: true,
      extras,
    };
  const found = ratesTo(table, place?.pinCode ?? "");
  const isRefused = found !== undefined && !found.some(({ deliverable }) => deliverable);
  if (place && isRefused) return undefined;
  // Where the shop goes to some places alone, a shopper without one is told its own charge, not that of nowhere.
  const rates = isRefused ? undefined : found;
  return {
    taxOnTop: null,
    taxSplit: splitFor(settings.sellerState, place),
    delivery: rates ? rates.map(bandOf) : [flat(settings)],
    days: rates?.[0]?.days ?? null,
    cashPaise: settings.cashPaise,
    takesCash: !place || (rates?.every(({ takesCash }) => takesCash) ?? true),
    extras,
  };
}

/** Within the seller's state it gets its share; where nobody knows the state the goods cross a border. */
function splitFor(sellerState: string, place: Place | undefined): TaxSplit {
  if (!place) return "undecided";
  if (place.state !== sellerState) return "igst";
  return hasParliament(place.state) ? "sgst" : "utgst";
}

/** What costs nothing is free from the first rupee on, and the other way round, whatever stands beside it. */
function bandOf({ upToGrams, paise, freeAbovePaise }: DeliveryBand): DeliveryBand {
  const isFree = paise === 0 || freeAbovePaise === 0;
  return { upToGrams, paise: isFree ? 0 : paise, freeAbovePaise: isFree ? 0 : freeAbovePaise };
}

function flat({ deliveryPaise, freeDeliveryAbovePaise }: ShopSettings["pricing"]): DeliveryBand {
  return bandOf({ upToGrams: null, paise: deliveryPaise, freeAbovePaise: freeDeliveryAbovePaise });
}

/** What shoppers may add to their goods, in the order of showing. */
function extrasOf(settings: ShopSettings["pricing"]): readonly Extra[] {
  return Object.entries(prices).flatMap(([kind, priceBy]) => {
    const paise = priceBy(settings);
    return paise === undefined ? [] : [{ kind, paise }];
  });
}
