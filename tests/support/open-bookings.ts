import { createParcels } from "#modules/parcels/service.ts";
import { listAuditEntries } from "#platform/database/audit.ts";
import type { Database } from "#platform/database/database.ts";
import { createLog } from "#platform/log.ts";
import { bookableCouriers } from "#ports/couriers/couriers.ts";
import type { startCourier } from "./courier/start-courier.ts";
import { openFulfilment } from "./fulfilment.ts";

/** What couriers are asked for one order, which is packed. */
export async function openBookings(
  db: Database,
  standIn: Awaited<ReturnType<typeof startCourier>>,
  method: "card" | "cash" = "card",
) {
  const shop = await openFulfilment(db, { method });
  const { fulfilment, by, orderId } = shop;
  await fulfilment.pack(by);
  await standIn.forget();
  const { parts, services, checkout, time } = shop;
  const clock = { now: () => time.now };
  const machine = (env: Partial<typeof standIn.env> = standIn.env) =>
    createParcels({
      ...{ db, clock, log: createLog("silent"), at: () => {} },
      couriers: bookableCouriers(env, clock),
      settings: () => ({
        delivery: { cutOffHour: 14 } as never,
        parcels: { grams: 700, lengthCm: 20, breadthCm: 15, heightCm: 5 },
        seller: { pinCode: "560002" } as never,
        contact: { email: "shop@example.com" } as never,
      }),
      services: { ...services, orders: parts.orders, checkout },
    });
  const parcels = machine();
  const view = async () => {
    const found = await parcels.ofOrder(orderId, {});
    if (!found) throw new Error("no order");
    return found;
  };
  const wish = { actor: "meera", grams: 700, courier: "shiprocket", service: "10", shownPaise: 117_00 };
  return {
    ...{ db, parcels, machine, view, fulfilment, checkout, by, orderId, time, parts, wish },
    book: (more: Partial<typeof wish & { seen: number }> = {}) => parcels.book(orderId, { ...wish, ...more }),
    /** Those that the courier has, and would bring. */
    there: async () => (await standIn.counts()).parcels.filter(({ isCancelled }) => !isCancelled),
    state: async () => (await view()).bookings.map(({ state }) => state),
    /** Who cancelled a booking, and which. */
    async cancelsLogged() {
      const entries = await listAuditEntries(db.read, { subject: orderId, limit: 50 });
      return entries
        .filter(({ action }) => action === "cancel parcel")
        .map(({ user_id: by, before }) => ({ by, before: JSON.parse(before ?? "{}") }));
    },
    async later(ms: number) {
      time.now += ms;
      await parcels.runJob();
    },
  };
}
