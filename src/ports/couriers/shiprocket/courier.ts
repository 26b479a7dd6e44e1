import { z } from "zod";
import type { Clock } from "#platform/clock.ts";
import { askCourier } from "../ask-courier.ts";
import { type Courier, type CourierAnswer, type CourierQuestion, CourierUnavailable } from "../courier.ts";

interface ShiprocketKeys {
  readonly email: string;
  readonly password: string;
  readonly apiUrl: string;
  readonly clock: Clock;
}

/** A token lasts ten days; it is renewed well before. */
const tokenMs = 8 * 24 * 3_600_000;
/** Whom Shiprocket cannot weigh, it asks for half a kilogram. */
const leastGrams = 500;
const mostDays = 60;

const login = z.object({ token: z.string().min(1).max(5_000) });
const count = z.union([z.int().min(0), z.string().regex(/^\d{1,3}$/)]).transform(Number);
const company = z.object({ cod: z.number(), estimated_delivery_days: count, blocked: z.number().optional() });
const shape = z.object({
  status: z.int().optional(),
  data: z.object({ available_courier_companies: z.array(company).max(200) }).optional(),
});

/** Asks several companies at once: the parcel comes as fast as the fastest that takes it. */
export function shiprocketCourier({ email, password, apiUrl, clock }: ShiprocketKeys): Courier {
  const base = apiUrl.replace(/\/+$/, "");
  let known: { readonly token: string; readonly until: number } | undefined;

  const token = async (): Promise<string> => {
    if (known && clock.now() < known.until) return known.token;
    const { status, body } = await askCourier({
      url: `${base}/v1/external/auth/login`,
      json: { email, password },
      shape: login.or(z.object({})),
    });
    if (status !== 200 || !("token" in body)) throw new CourierUnavailable("The courier refuses the keys.");
    known = { token: body.token, until: clock.now() + tokenMs };
    return body.token;
  };

  const ask = async ({ from, to, grams }: CourierQuestion) => {
    const query = new URLSearchParams({
      pickup_postcode: from,
      delivery_postcode: to,
      weight: String(Math.max(leastGrams, grams) / 1_000),
      cod: "0",
    });
    return askCourier({
      url: `${base}/v1/external/courier/serviceability/?${query}`,
      headers: { authorization: `Bearer ${await token()}` },
      shape,
    });
  };

  return {
    name: "shiprocket",
    async serves(question): Promise<CourierAnswer> {
      let { status, body } = await ask(question);
      if (status === 401) {
        known = undefined;
        ({ status, body } = await ask(question));
      }
      // That nobody brings anything there is told as a page that is not found.
      if (status === 404 || (status === 200 && body.status === 404))
        return { deliverable: false, days: null, cash: false };
      if (status !== 200 || !body.data) throw new CourierUnavailable(`The courier answered ${status}.`);
      return answerOf(body.data.available_courier_companies);
    },
  };
}

function answerOf(companies: readonly z.output<typeof company>[]): CourierAnswer {
  const open = companies.filter(({ blocked }) => blocked !== 1);
  if (open.length === 0) return { deliverable: false, days: null, cash: false };
  const days = Math.min(...open.map((one) => one.estimated_delivery_days));
  if (days > mostDays) throw new CourierUnavailable("The courier promises what nobody waits for.");
  return { deliverable: true, days, cash: open.some(({ cod }) => cod === 1) };
}
