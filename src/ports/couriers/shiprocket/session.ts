import { z } from "zod";
import type { Clock } from "#platform/clock.ts";
import { askCourier } from "../ask-courier.ts";
import { CourierUnavailable } from "../courier.ts";

export interface ShiprocketKeys {
  readonly email: string;
  readonly password: string;
  readonly apiUrl: string;
  readonly clock: Clock;
}

interface Call<Shape extends z.ZodType> {
  /** Below /v1/external. */
  readonly path: string;
  readonly json?: object;
  readonly shape: Shape;
  readonly patienceMs?: number;
}

export type ShiprocketSession = ReturnType<typeof shiprocketSession>;

/** A token lasts ten days; it is renewed well before. */
const tokenMs = 8 * 24 * 3_600_000;
const login = z.object({ token: z.string().min(1).max(5_000) });

/** Calls with a token, which is asked for again where Shiprocket does not know it any more. */
export function shiprocketSession({ email, password, apiUrl, clock }: ShiprocketKeys) {
  const base = `${apiUrl.replace(/\/+$/, "")}/v1/external`;
  let known: { readonly token: string; readonly until: number } | undefined;

  const token = async (): Promise<string> => {
    if (known && clock.now() < known.until) return known.token;
    const { status, body } = await askCourier({
      url: `${base}/auth/login`,
      json: { email, password },
      shape: login.or(z.object({})),
    });
    if (status !== 200 || !("token" in body)) throw new CourierUnavailable("The courier refuses the keys.");
    known = { token: body.token, until: clock.now() + tokenMs };
    return body.token;
  };

  const ask = async <Shape extends z.ZodType>({ path, ...call }: Call<Shape>) =>
    askCourier({ ...call, url: base + path, headers: { authorization: `Bearer ${await token()}` } });

  return async <Shape extends z.ZodType>(call: Call<Shape>) => {
    const answer = await ask(call);
    if (answer.status !== 401) return answer;
    known = undefined;
    return ask(call);
  };
}
