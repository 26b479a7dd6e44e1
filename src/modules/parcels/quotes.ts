import type { Clock } from "#platform/clock.ts";
import type { Log } from "#platform/log.ts";
import type { BookableCourier } from "#ports/couriers/courier.ts";
import type { CourierQuote, ParcelToQuote } from "#ports/couriers/courier-booking.ts";

/** What one courier asks for a parcel; nothing where it has not said it. */
type Said = readonly CourierQuote[] | undefined;

const keptMs = 10 * 60_000;
/** Who has not answered is not asked again by every look at a page. */
const silentMs = 30_000;
const mostKept = 1_000;
/** So long a page waits; what comes later is shown by the next look. */
const boundMs = 2_000;

/** Asks all couriers at once, and for some minutes not again. */
export function createQuotes({ clock, log }: { readonly clock: Clock; readonly log: Log }) {
  const kept = new Map<string, { readonly at: number; readonly said: Said | Promise<Said> }>();

  const ask = async ({ name, booking }: BookableCourier, parcel: ParcelToQuote): Promise<Said> => {
    try {
      return await booking.quote(parcel);
    } catch (err) {
      log.warn({ courier: name, err: (err as Error).message }, "a courier names no price");
      return undefined;
    }
  };

  async function of(courier: BookableCourier, parcel: ParcelToQuote): Promise<Said> {
    const { from, to, grams, cashPaise } = parcel;
    const key = [courier.name, from, to, grams, cashPaise].join(" ");
    const found = kept.get(key);
    if (found && clock.now() < found.at) return found.said;
    const asking = ask(courier, parcel);
    kept.set(key, { at: clock.now() + silentMs, said: asking });
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    const said = await asking;
    kept.set(key, { at: clock.now() + (said ? keptMs : silentMs), said });
    return said;
  }

  return {
    of,
    /** What is known in a moment. */
    soon(courier: BookableCourier, parcel: ParcelToQuote): Promise<Said> {
      let timer: NodeJS.Timeout | undefined;
      const bound = new Promise<undefined>((resolve) => {
        timer = setTimeout(() => resolve(undefined), boundMs);
      });
      return Promise.race([of(courier, parcel), bound]).finally(() => clearTimeout(timer));
    },
  };
}
