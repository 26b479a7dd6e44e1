import type { DeliveryView } from "#contract/delivery-view.ts";
import { failure, type Outcome, success } from "#contract/outcome.ts";
import { readPinCode } from "#contract/pin-code.ts";
import type { PinPlaceView } from "#contract/pin-place-view.ts";
import type { ShopSettings } from "#contract/shop-settings.ts";
import { stateNameOf } from "#contract/states.ts";
import type { Clock } from "#platform/clock.ts";
import { networkOf } from "#platform/network-of.ts";
import { createQuickLimit } from "#platform/quick-limit.ts";
import type { PricingService } from "#shop/pricing/pricing-service.ts";
import { deliveryAnswer, type Load } from "./rules/delivery-answer.ts";
import { type PinCodes, placesOf, readPinCodes } from "./rules/pin-codes.ts";
import { dayAt, endOf, promisedDay } from "./rules/promised-day.ts";

export type DeliveryService = ReturnType<typeof createDeliveryService>;

export interface DeliveryParts {
  readonly clock: Clock;
  /** The lines of the file of PIN codes; read when the first is asked for. */
  readonly pinCodes: () => string;
  readonly settings: () => Pick<ShopSettings, "delivery" | "support" | "payments" | "pricing">;
  readonly pricing: Pick<PricingService, "termsTo">;
}

const minute = 60_000;
const week = 7 * 24 * 60 * minute;

/** A whole neighbourhood may share one address of its phone company. */
const mostPerMinute = 300;

/** One answer for a PIN code, all of it out of memory. */
export function createDeliveryService({ clock, pinCodes, settings, pricing }: DeliveryParts) {
  const limit = createQuickLimit({ clock, most: mostPerMinute, window: minute });
  let known: PinCodes | undefined;

  const placesIn = (pinCode: string): PinPlaceView[] => {
    known ??= readPinCodes(pinCodes());
    return placesOf(known, pinCode).map(({ city, state }) => ({
      city,
      state: stateNameOf(state),
      stateCode: state,
    }));
  };

  const answer = (pinCode: string, load: Load): DeliveryView => {
    const { delivery: working, support: range, payments } = settings();
    const places = placesIn(pinCode);
    const terms = pricing.termsTo({ pinCode, state: places[0]?.state ?? "" });
    return deliveryAnswer({ pinCode, places, terms }, load, {
      now: clock.now(),
      working,
      range,
      paysCash: payments.cash,
    });
  };

  /** What somebody from outside typed, not too often. */
  const read = (typed: string, address: string): Outcome<string> => {
    const wait = limit(networkOf(address));
    if (wait !== undefined) return failure("tooMany", { retryAfter: Math.ceil(wait / 1_000) });
    const pinCode = readPinCode(typed);
    return pinCode ? success(pinCode) : failure("pinCodeUnusable", { field: "pinCode" });
  };

  /** What an order that is placed or paid now is promised. The demo keeps the week of the documented API. */
  const promisedAt = ({ pinCode, state }: { readonly pinCode: string; readonly state: string }): number => {
    const { delivery: working, support, pricing: asked } = settings();
    const now = clock.now();
    if (asked.profile === "demo") return now + week;
    const days = pricing.termsTo({ pinCode, state })?.days ?? support.deliveryTo;
    return endOf(promisedDay(now, days, working));
  };

  return {
    answer,
    promisedAt,
    arrivesBy: (to: Parameters<typeof promisedAt>[0]): string => dayAt(promisedAt(to)),

    /** For pages that fill in an address; nothing where the PIN code is none, or nobody knows it. */
    placesIn(typed: string): PinPlaceView[] {
      const pinCode = readPinCode(typed);
      return pinCode ? placesIn(pinCode) : [];
    },

    lookUp(typed: string, address: string): Outcome<{ pinCode: string; places: PinPlaceView[] }> {
      const pinCode = read(typed, address);
      if (!pinCode.ok) return pinCode;
      const places = placesIn(pinCode.value);
      return places.length > 0
        ? success({ pinCode: pinCode.value, places })
        : failure("pinCodeUnknown", { field: "pinCode" });
    },

    ask(typed: string, load: Load, address: string): Outcome<DeliveryView> {
      const pinCode = read(typed, address);
      return pinCode.ok ? success(answer(pinCode.value, load)) : pinCode;
    },
  };
}
