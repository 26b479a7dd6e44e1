import type { DeliveryBand, DeliveryOffer, Place } from "#contract/pricing-terms.ts";
import type { ShopSettings } from "#contract/shop-settings.ts";
import { demoDelivery } from "./delivery.ts";
import { type DeliveryTable, ratesTo } from "./delivery-rates.ts";

export interface CourierDeliveryInput {
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

/** As the table says and the courier lets; nothing where the shop brings no goods to. */
export function offerByCourier(
  { courier, ...facts }: CourierDeliveryInput,
  place?: Place,
): DeliveryOffer | undefined {
  const offer = offerOfTable(facts, place);
  if (!place || facts.settings.profile === "demo") return offer;
  return narrowed(offer, courier?.(place.pinCode));
}

/** The owner's table, less what the courier does not do; the courier knows the days better. Costs are the owner's. */
function narrowed(
  offer: DeliveryOffer | undefined,
  courier: CourierWord | undefined,
): DeliveryOffer | undefined {
  if (!offer || !courier) return offer;
  if (!courier.deliverable) return undefined;
  return { ...offer, days: courier.days ?? offer.days, takesCash: offer.takesCash && courier.cash };
}

function offerOfTable(
  { settings, rate, table }: Omit<CourierDeliveryInput, "courier">,
  place?: Place,
): DeliveryOffer | undefined {
  if (settings.profile === "demo")
    return { delivery: demoDelivery(rate), days: null, cashPaise: 0, takesCash: true };
  const found = ratesTo(table, place?.pinCode ?? "");
  const isRefused = found !== undefined && !found.some(({ deliverable }) => deliverable);
  if (place && isRefused) return undefined;
  // Where the shop goes to some places alone, a shopper without one is told its own charge, not that of nowhere.
  const rates = isRefused ? undefined : found;
  return {
    delivery: rates ? rates.map(bandOf) : [flat(settings)],
    days: rates?.[0]?.days ?? null,
    cashPaise: settings.cashPaise,
    takesCash: !place || (rates?.every(({ takesCash }) => takesCash) ?? true),
  };
}

/** What costs nothing is free from the first rupee on, and the other way round, whatever stands beside it. */
function bandOf({ upToGrams, paise, freeAbovePaise }: DeliveryBand): DeliveryBand {
  const isFree = paise === 0 || freeAbovePaise === 0;
  return { upToGrams, paise: isFree ? 0 : paise, freeAbovePaise: isFree ? 0 : freeAbovePaise };
}

function flat({ deliveryPaise, freeDeliveryAbovePaise }: ShopSettings["pricing"]): DeliveryBand {
  return bandOf({ upToGrams: null, paise: deliveryPaise, freeAbovePaise: freeDeliveryAbovePaise });
}
