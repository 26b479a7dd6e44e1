import { hearOfParcel } from "#modules/orders/fulfilment/hear-of-parcel.ts";
import { type Acts, newKey } from "./chosen.ts";
import { moods, parcelPaise } from "./faulty-courier.ts";

/** What is booked with a courier, and what the courier does, tells and bills. */
export const parcelActs = {
  bookParcel: async ({ bookings }, { orderId, many, line }) => {
    const isDearer = many === 3 && line === 1;
    const done = await bookings.book(orderId, {
      ...{ actor: "meera", grams: 700, courier: "swift", service: "S" },
      shownPaise: isDearer ? parcelPaise - 1 : parcelPaise,
    });
    if (done.ok && isDearer) throw new Error(`The parcel of order ${orderId} costs more than was shown.`);
    return done;
  },
  cancelParcel: async ({ bookings, db }, { orderId }) => {
    const own = db.read.selectFrom("parcel_bookings").select("id").where("order_id", "=", orderId);
    const last = await own.orderBy("asked_at", "desc").executeTakeFirst();
    return last && bookings.cancel(last.id, "meera");
  },
  courierIs: async ({ courier: { mood } }, { many, isSo }) => {
    mood.is = moods[isSo ? many : many + 1] ?? "well";
    return undefined;
  },
  /** What came is no more to be called back. */
  courierTells: async ({ parts, courier, db }, { orderId, isSo, many }) => {
    const parcels = await parts.orders.parcels.of(db.read, orderId);
    const trackingNumber = (many === 1 && parcels.at(-1)?.trackingNumber) || `T${orderId}`;
    const taken = courier.taken.find((one) => one.trackingNumber === trackingNumber);
    if (taken?.isCancelled) return undefined;
    if (taken) taken.isFetched = true;
    await hearOfParcel(parts, { trackingNumber, kind: isSo ? "delivered" : "returning" });
    return undefined;
  },
  /** Of the newest parcels, some of which were billed before; now and then the same file. */
  readBill: async (world, { many, isSo }) => {
    if (world.courier.taken.length === 0) return undefined;
    const lines = world.courier.taken
      .slice(-2 * many)
      .map(({ trackingNumber }) => `${trackingNumber},0.7,${parcelPaise / 100}`);
    const sum = `,,${isSo ? newKey(world).slice(4) : 0}`;
    const file = Buffer.from(["awb,weight,amount", ...lines, sum].join("\n"));
    return world.bookings.bills.read("meera", "swift", file);
  },
} satisfies Acts;
