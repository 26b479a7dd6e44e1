import { timingSafeEqual } from "node:crypto";
import { readJson } from "#contract/endpoints/read-json.ts";
import { readPinCode } from "#contract/india/pin-code.ts";
import { stateNameOf } from "#contract/india/states.ts";
import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { Terms } from "#contract/pricing-terms.ts";
import type { ShopSettings } from "#contract/shop-settings.ts";
import type { Destination, PricingService } from "#modules/pricing/service.ts";
import type { Clock } from "#platform/clock.ts";
import { tokenHash } from "#platform/ids.ts";
import { createQuickLimit } from "#platform/limits/quick-limit.ts";
import { rateLimits } from "#platform/limits/rate-limits.ts";
import { networkOf } from "#platform/network-of.ts";
import type { CachedCourier } from "#ports/couriers/cached-courier.ts";
import { type ParcelUpdate, readParcelUpdate } from "#ports/couriers/parcel-update.ts";
import { deliveryAnswer, type Load } from "./rules/delivery-answer.ts";
import { type PinCodes, placesOf, readPinCodes } from "./rules/pin-codes.ts";
import { dayAt, endOf, promisedDay } from "./rules/promised-day.ts";
import type { DeliveryView, PinAreaView } from "./views.ts";

export type DeliveryService = ReturnType<typeof createDeliveryService>;

export interface DeliveryParts {
  readonly clock: Clock;
  /** The lines of the file of PIN codes; read when the first is asked for. */
  readonly pinCodes: () => string;
  readonly settings: () => Pick<ShopSettings, "delivery" | "support" | "payments" | "pricing" | "seller">;
  readonly pricing: Pick<PricingService, "termsTo">;
  /** What proves that a message about a parcel is the courier's; without it none is heard. */
  readonly courierToken?: string | undefined;
  /** Absent where the shop has no account with one. */
  readonly courier?: CachedCourier | undefined;
}

const minute = 60_000;
const week = 7 * 24 * 60 * minute;

/** One answer for a PIN code, all of it out of memory but for what a courier is asked beforehand. */
export function createDeliveryService({
  clock,
  pinCodes,
  settings,
  pricing,
  courier,
  courierToken,
}: DeliveryParts) {
  const limit = createQuickLimit({ clock, ...rateLimits["pin-code"] });
  let known: PinCodes | undefined;

  const areasIn = (pinCode: string): PinAreaView[] => {
    known ??= readPinCodes(pinCodes());
    return placesOf(known, pinCode).map(({ city, state }) => ({
      city,
      state: stateNameOf(state),
      stateCode: state,
    }));
  };

  const { termsTo } = pricing;

  /** Before an order and after it. The demo keeps the week of the documented API. */
  const promisedFor = (terms: Terms | undefined): number => {
    const { delivery: working, support, pricing: asked } = settings();
    const now = clock.now();
    if (asked.profile === "demo") return now + week;
    return endOf(promisedDay(now, terms?.days ?? support.deliveryTo, working));
  };

  /** Nothing where the shop promises no days. */
  const arrivesBy = (terms: Terms | undefined): string | null =>
    (terms?.days ?? null) === null && settings().support.deliveryTo === 0 ? null : dayAt(promisedFor(terms));

  const answer = (pinCode: string, load: Load): DeliveryView => {
    const places = areasIn(pinCode);
    const terms = termsTo({ pinCode, state: places[0]?.state ?? "" });
    return deliveryAnswer({ pinCode, places, terms }, load, {
      by: arrivesBy(terms),
      paysCash: settings().payments.cash,
    });
  };

  /** What somebody from outside typed, not too often. */
  const read = (typed: string, address: string): Outcome<string> => {
    const wait = limit(networkOf(address));
    if (wait !== undefined) return failure("tooMany", { retryAfter: Math.ceil(wait / 1_000) });
    const pinCode = readPinCode(typed);
    return pinCode ? success(pinCode) : failure("pinCodeUnusable", { field: "pinCode" });
  };

  /** What an order that is placed or paid now is promised. */
  const promisedAt = ({ pinCode, state }: Destination): number => promisedFor(termsTo({ pinCode, state }));

  /** The courier is heard first where it answers in time; the answer is there either way. */
  const hearCourier = async (
    pinCodes: readonly string[],
    { grams, address }: { readonly grams: number; readonly address?: string | undefined },
  ): Promise<void> => {
    const { pricing: asked, seller } = settings();
    const from = readPinCode(seller.pinCode);
    if (!courier || !from || asked.profile === "demo") return;
    // Whoever asks too often is answered as the table says.
    if (address !== undefined && limit(networkOf(address)) !== undefined) return;
    await Promise.all(pinCodes.map((to) => courier.hear({ from, to, grams })));
  };

  return {
    readUpdate: (raw: string, shown: string) => readUpdate(raw, { shown, token: courierToken }),
    answer,
    hearCourier,
    promisedAt,
    arrivesBy: (to: Destination): string | null => arrivesBy(termsTo(to)),

    /** For pages that fill in an address; nothing where the PIN code is none, or nobody knows it. */
    areasIn(typed: string): PinAreaView[] {
      const pinCode = readPinCode(typed);
      return pinCode ? areasIn(pinCode) : [];
    },

    lookUp(typed: string, address: string): Outcome<{ pinCode: string; places: PinAreaView[] }> {
      const pinCode = read(typed, address);
      if (!pinCode.ok) return pinCode;
      const places = areasIn(pinCode.value);
      return places.length > 0
        ? success({ pinCode: pinCode.value, places })
        : failure("pinCodeUnknown", { field: "pinCode" });
    },

    async ask(typed: string, load: Load, address: string): Promise<Outcome<DeliveryView>> {
      const pinCode = read(typed, address);
      if (!pinCode.ok) return pinCode;
      await hearCourier([pinCode.value], load);
      return success(answer(pinCode.value, load));
    },
  };
}

interface Proof {
  readonly shown: string;
  readonly token: string | undefined;
}

/** Null where a courier says nothing that the shop follows. */
function readUpdate(raw: string, { shown, token }: Proof): Outcome<ParcelUpdate | null> {
  if (!token) return failure("notFound");
  if (!isSame(shown, token)) return failure("badSignature");
  const update = readParcelUpdate(readJson(raw));
  return update === undefined ? failure("unreadable") : success(update);
}

/** Of equal length as hashes: how long it takes tells nothing. */
function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(tokenHash(one)), Buffer.from(tokenHash(other)));
}
