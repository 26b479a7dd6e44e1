import { afterEach, expect, it } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { buyerWith, plainProduct } from "#support/buyers.ts";
import { startCourier } from "#support/courier/start-courier.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { setGroup } from "#support/let-guests-in.ts";
import { type MortalShop, mortalShop } from "#support/mortal-shop.ts";
import { signedUpUser } from "#support/people.ts";
import { setPieces } from "#support/set-pieces.ts";
import { patienceFor, times } from "#support/thorough.ts";

const points = ["parcel:noted", "parcel:answered", "parcel:booked", "parcel:sent"];
const couriers = [
  { courier: "shiprocket", service: "10" },
  { courier: "delhivery", service: "S" },
] as const;
const rounds = times(1, 4);
const minute = 60_000;

describeOnBothEngines("a shop killed while it books parcels", (openFresh) => {
  const endings: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const end of endings.splice(0).reverse()) await end();
  });

  it("has never two parcels for one order, and knows the number of each", {
    timeout: patienceFor(rounds * (points.length + 2) * 2),
  }, async () => {
    const db = await openFresh({ demo: true });
    await setGroup(db.settings, "seller", { pinCode: "560001" });
    const standIn = await startCourier();
    endings.push(standIn.stop);
    const shop = mortalShop(db.settings, standIn.env);
    endings.push(() => shop.stop());
    await shop.start();
    const productId = await plainProduct(db);
    await setPieces(db, { productId }, 200);
    const { token } = await signedUpUser(db, { role: "owner" });
    const book = (orderId: string, of: (typeof couriers)[number]) =>
      shop.call("POST", `/manage/orders/${orderId}/bookings`, token, {
        body: { ...of, grams: 500, shownPaise: 999_00 },
      });
    const orders: string[] = [];
    const states = async () => {
      const rows = await db.read.selectFrom("parcel_bookings").select(["order_id", "state"]).execute();
      return rows.filter(({ order_id }) => orders.includes(order_id)).map(({ state }) => state);
    };
    const settled = () =>
      expect
        .poll(async () => (await states()).some((one) => /asked|booked|cancelling/.test(one)))
        .toBe(false);

    for (let round = 0; round < rounds; round++)
      for (const [at, of] of couriers.entries()) {
        // What is booked from here on is young again.
        await shop.putClockForward(0);
        for (const point of points) {
          const orderId = await packedOrder(shop, { db, productId, token });
          orders.push(orderId);
          await shop.dieAt(point);
          await book(orderId, of);
          expect(await shop.died(), point).toBe("SIGKILL");
          await shop.start();
          // Whoever was not answered presses again, and once more with the other courier.
          await book(orderId, of);
          await book(orderId, couriers[1 - at] ?? of);
        }
        // It books and does not say so; the shop is killed while it waits, or hears that the line is cut.
        for (const fault of ["hang", "cut"] as const) {
          const orderId = await packedOrder(shop, { db, productId, token });
          orders.push(orderId);
          const before = (await standIn.counts()).parcels.length;
          await standIn.failBooking(fault);
          const asked = book(orderId, of);
          await expect.poll(async () => (await standIn.counts()).parcels.length).toBe(before + 1);
          if (fault === "hang") {
            await shop.kill();
            await shop.start();
          }
          await asked;
        }
        await shop.putClockForward(4 * minute);
        await expect.poll(async () => (await states()).includes("booked")).toBe(false);
        await shop.putClockForward(12 * minute);
        await settled();
      }

    // What the courier never heard of can be booked now.
    for (const orderId of orders) await book(orderId, couriers[0]);
    await settled();
    const { parcels } = await standIn.counts();
    const live = parcels.filter(({ isCancelled }) => !isCancelled).map(({ number }) => number);
    const sent = await db.read.selectFrom("parcels").selectAll().where("order_id", "in", orders).execute();
    expect(sent.map(({ order_id }) => order_id).sort()).toEqual(orders.toSorted());
    expect(sent.map(({ tracking_number }) => tracking_number).sort()).toEqual(live.toSorted());

    // And of those that are cancelled nothing is left, through a kill in the middle.
    const booked = await db.read
      .selectFrom("parcel_bookings")
      .select(["id", "order_id"])
      .where("state", "=", "sent")
      .orderBy("id")
      .limit(3)
      .execute();
    for (const { id } of booked) {
      await shop.dieAt("parcel:let-go");
      await shop.call("POST", `/manage/bookings/${id}/cancel`, token, { body: {} });
      expect(await shop.died()).toBe("SIGKILL");
      await shop.start();
    }
    await shop.putClockForward(20 * minute);
    await settled();
    const gone = booked.map(({ order_id }) => order_id);
    const rest = await db.read.selectFrom("parcels").selectAll().where("order_id", "in", gone).execute();
    const now = await db.read.selectFrom("orders").select("step").where("id", "in", gone).execute();
    expect([rest, now.map(({ step }) => step)]).toEqual([[], gone.map(() => "packed")]);
    const still = (await standIn.counts()).parcels.filter(({ isCancelled }) => !isCancelled);
    expect(still).toHaveLength(orders.length - gone.length);
  });
});

async function packedOrder(
  shop: MortalShop,
  { db, productId, token }: { readonly db: Database; readonly productId: string; readonly token: string },
): Promise<string> {
  const buyer = await buyerWith(db, productId);
  const placed = await shop.call("POST", "/cart/checkout", buyer.token, {
    body: { paymentMethod: "card" },
    key: "one",
  });
  await shop.call("POST", "/cart/verify-payment", buyer.token, {
    body: {
      razorpay_order_id: placed?.body.order_id,
      razorpay_payment_id: placed?.body.mock_payment_id,
      razorpay_signature: placed?.body.mock_signature,
      is_mock: true,
    },
  });
  const orderId = placed?.body.orderId;
  const packed = await shop.call("POST", `/manage/orders/${orderId}/pack`, token, { body: {} });
  expect(packed?.status).toBe(200);
  return orderId;
}
