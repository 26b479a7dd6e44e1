import { z } from "zod";
import { askCourier } from "../ask-courier.ts";
import { type Courier, type CourierAnswer, type CourierQuestion, CourierUnavailable } from "../courier.ts";
import { delhiveryBooking } from "./booking.ts";

interface DelhiveryKeys {
  readonly token: string;
  readonly apiUrl: string;
  readonly pickup?: string | undefined;
}

const shape = z.object({
  delivery_codes: z.array(
    z.object({
      postal_code: z.object({
        pin: z.union([z.int(), z.string()]),
        pre_paid: z.string(),
        cod: z.string(),
        remarks: z.string().nullish(),
      }),
    }),
  ),
});

/** Says whether parcels are brought to a PIN code and cash is taken there, but not when. */
export function delhiveryCourier({ token, apiUrl, pickup }: DelhiveryKeys): Courier {
  return {
    name: "delhivery",
    serves,
    booking: pickup === undefined ? undefined : delhiveryBooking({ token, apiUrl, pickup, serves }),
  };

  async function serves({ to }: Pick<CourierQuestion, "to">): Promise<CourierAnswer> {
    const { status, body } = await askCourier({
      url: `${apiUrl.replace(/\/+$/, "")}/c/api/pin-codes/json/?filter_codes=${to}`,
      headers: { authorization: `Token ${token}` },
      shape,
    });
    if (status !== 200) throw new CourierUnavailable(`The courier answered ${status}.`);
    const [found] = body.delivery_codes;
    if (!found) return { deliverable: false, days: null, cash: false };
    const { pin, pre_paid, cod, remarks } = found.postal_code;
    if (String(pin) !== to) throw new CourierUnavailable("The courier answered for another PIN code.");
    const isStopped = /embargo/i.test(remarks ?? "");
    const deliverable = pre_paid === "Y" && !isStopped;
    return { deliverable, days: null, cash: deliverable && cod === "Y" };
  }
}
