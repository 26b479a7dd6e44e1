import { type Courier, type CourierAnswer, CourierUnavailable } from "../courier.ts";
import { shiprocketBooking } from "./booking.ts";
import { companiesShape, openCompanies, serviceability } from "./companies.ts";
import { type ShiprocketKeys, shiprocketSession } from "./session.ts";

const mostDays = 60;

/** Asks several companies at once: the parcel comes as fast as the fastest that takes it. */
export function shiprocketCourier({
  pickup,
  ...keys
}: ShiprocketKeys & { readonly pickup?: string | undefined }): Courier {
  const call = shiprocketSession(keys);
  return {
    name: "shiprocket",
    async serves(question): Promise<CourierAnswer> {
      const { status, body } = await call({
        path: serviceability({ ...question, isCash: false }),
        shape: companiesShape,
      });
      // That nobody brings anything there is told as a page that is not found.
      if (status === 404 || (status === 200 && body.status === 404))
        return { deliverable: false, days: null, cash: false };
      if (status !== 200 || !body.data) throw new CourierUnavailable(`The courier answered ${status}.`);
      return answerOf(openCompanies(body.data.available_courier_companies));
    },
    booking: pickup === undefined ? undefined : shiprocketBooking({ ...keys, call, pickup }),
  };
}

function answerOf(open: ReturnType<typeof openCompanies>): CourierAnswer {
  if (open.length === 0) return { deliverable: false, days: null, cash: false };
  const days = Math.min(...open.map((one) => one.estimated_delivery_days));
  if (days > mostDays) throw new CourierUnavailable("The courier promises what nobody waits for.");
  return { deliverable: true, days, cash: open.some(({ cod }) => cod === 1) };
}
