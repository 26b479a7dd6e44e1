import { failure, type Outcome, success } from "#contract/outcome.ts";
import { readPinCode } from "#contract/pin-code.ts";
import type { PinPlaceView } from "#contract/pin-place-view.ts";
import { stateNameOf } from "#contract/states.ts";
import type { Clock } from "#platform/clock.ts";
import { networkOf } from "#platform/network-of.ts";
import { createQuickLimit } from "#platform/quick-limit.ts";
import { type PinCodes, placesOf, readPinCodes } from "./rules/pin-codes.ts";

export type DeliveryService = ReturnType<typeof createDeliveryService>;

export interface DeliveryParts {
  readonly clock: Clock;
  /** The lines of the file of PIN codes; read when the first is asked for. */
  readonly pinCodes: () => string;
}

const minute = 60_000;

/** A whole neighbourhood may share one address of its phone company. */
const mostPerMinute = 300;

export function createDeliveryService({ clock, pinCodes }: DeliveryParts) {
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

  return {
    /** For pages that fill in an address; nothing where the PIN code is none, or nobody knows it. */
    placesIn(typed: string): PinPlaceView[] {
      const pinCode = readPinCode(typed);
      return pinCode ? placesIn(pinCode) : [];
    },

    /** For whoever asks from outside. */
    lookUp(typed: string, address: string): Outcome<{ pinCode: string; places: PinPlaceView[] }> {
      const wait = limit(networkOf(address));
      if (wait !== undefined) return failure("tooMany", { retryAfter: Math.ceil(wait / 1_000) });
      const pinCode = readPinCode(typed);
      if (!pinCode) return failure("pinCodeUnusable", { field: "pinCode" });
      const places = placesIn(pinCode);
      return places.length > 0
        ? success({ pinCode, places })
        : failure("pinCodeUnknown", { field: "pinCode" });
    },
  };
}
