import { afterEach, expect, it } from "vitest";
import type { Role } from "#contract/rights.ts";
import type { Database } from "#platform/database/database.ts";
import { buyerWith, plainProducts } from "#support/buyers.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { type Person, signedUpUser } from "#support/people.ts";
import { type ShopProcess, startShopProcess } from "#support/shop-process.ts";
import { testClock } from "#support/test-clock.ts";

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** What is so at a moment after the beginning, looked at or done then. */
interface Moment {
  readonly at: number;
  readonly what: string;
  readonly is: unknown;
  readonly look: () => Promise<unknown>;
}

interface Years {
  readonly db: Database;
  readonly shop: ShopProcess;
  readonly began: number;
  readonly goods: readonly string[];
  call(method: string, path: string, by: Pick<Person, "token">, body?: object): Promise<Answer>;
  /** By somebody of the staff who has just come. */
  staff(method: string, path: string, body?: object): Promise<Answer>;
}

// biome-ignore lint/suspicious/noExplicitAny: a test reads what the documents promise
type Answer = any;

describeOnBothEngines("years in seconds", (openFresh) => {
  let shop: ShopProcess | undefined;
  afterEach(async () => {
    await shop?.stop();
    shop = undefined;
  });

  it("do each thing when its time has come, once and not a second early", async () => {
    const began = Math.floor(Date.now() / second) * second;
    const clock = testClock(began);
    const db = await openFresh({ demo: true });
    const { DATA_DIR, DATABASE_URL } = db.settings;
    const where: Record<string, string> = DATABASE_URL ? { DATABASE_URL } : { DATA_DIR };
    shop = await startShopProcess({
      ...where,
      TEST_CLOCK: clock.file,
      CASH_ON_DELIVERY: "1",
      DEMO_FULFILMENT: "0",
    });
    const years = openYears(db, shop, began);
    const goods = await plainProducts(db, stories.length);
    const moments: Moment[] = [];
    for (const [at, story] of stories.entries())
      moments.push(...(await story({ ...years, goods: goods.slice(at, at + 1) })));
    const seen: unknown[] = [];
    for (const [at, together] of [...Map.groupBy(moments, (one) => one.at)].sort(([a], [b]) => a - b)) {
      years.now = began + at;
      await clock.turn(shop, years.now);
      for (const { what, look } of together) seen.push([at, what, await look()]);
    }
    const wanted = moments.toSorted((a, b) => a.at - b.at).map(({ at, what, is }) => [at, what, is]);
    expect(seen).toEqual(wanted);
  });
});

function openYears(db: Database, shop: ShopProcess, began: number) {
  const call = async (
    method: string,
    path: string,
    { token }: Pick<Person, "token">,
    body?: object,
  ): Promise<Answer> => {
    const answer = await fetch(`${shop.url}/api${path}`, {
      method,
      headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return answer.json();
  };
  const years = {
    ...{ db, shop, began, call },
    now: began,
    async staff(method: string, path: string, body?: object): Promise<Answer> {
      return call(method, path, await comeAs("owner"), body);
    },
  };
  const comeAs = (role: Role) => signedUpUser(db, { role, now: years.now });
  return years;
}

/** Each in the same years as all the others, with people and goods of its own. */
const stories: readonly ((years: Years) => Promise<Moment[]>)[] = [
  unpaidOrder,
  leftCart,
  openSession,
  timedSale,
  returnedGoods,
  owedCash,
  erasedCustomers,
  writtenMessages,
];

async function unpaidOrder({ db, call, staff, goods: [product = ""] }: Years): Promise<Moment[]> {
  const buyer = await buyerWith(db, product);
  const free = async () => (await staff("GET", `/products/${product}/stock`)).stock[0].free;
  const before = await free();
  const { orderId } = await call("POST", "/cart/checkout", buyer, { paymentMethod: "card" });
  const look = async () => {
    const { order } = await staff("GET", `/manage/orders/${orderId}`);
    return [order.events.map(({ what }: { what: string }) => what), await free()];
  };
  return [
    {
      at: 15 * minute - second,
      what: "an unpaid order holds its goods",
      is: [["pending"], before - 1],
      look,
    },
    { at: 15 * minute, what: "it lets them go", is: [["pending", "cancelled"], before], look },
    { at: 540 * day, what: "it has ended once", is: [["pending", "cancelled"], before], look },
  ];
}

async function leftCart({ db, shop, call, goods: [product = ""] }: Years): Promise<Moment[]> {
  const shopper = await signedUpUser(db);
  await call("PUT", "/consents/reminders", shopper, { given: true });
  const add = async () => (await call("POST", "/cart/add", shopper, { productId: product })).success;
  const look = async () => shop.messages().filter(({ to }) => to === shopper.email).length;
  // The shop looks twice a day.
  return [
    { at: 2 * second, what: "somebody fills a cart", is: true, look: add },
    { at: 12 * hour + 2 * second, what: "a cart of half a day", is: 0, look },
    { at: day + second, what: "a cart of nearly a day", is: 0, look },
    { at: day + 2 * second, what: "a cart of a day is spoken of", is: 1, look },
    { at: 2 * day, what: "and not again", is: 1, look },
    { at: 29 * day, what: "nor when it is forgotten", is: 1, look },
  ];
}

async function openSession({ db, began, call }: Years): Promise<Moment[]> {
  const person = await signedUpUser(db, { now: began });
  const rows = async () => {
    const found = await db.read
      .selectFrom("sessions")
      .select("id")
      .where("user_id", "=", person.userId)
      .execute();
    return found.length;
  };
  const look = async () => (await call("GET", "/auth/user", person)).error ?? "signed in";
  return [
    { at: 30 * day - second, what: "a remembered session", is: "signed in", look },
    { at: 30 * day, what: "it is over", is: "SESSION_EXPIRED", look },
    { at: 540 * day, what: "nothing is kept of it", is: 0, look: rows },
  ];
}

async function timedSale({ began, call, staff, goods: [productId = ""] }: Years): Promise<Moment[]> {
  const at = (after: number) => new Date(began + after).toISOString();
  const sale = { productId, unitPaise: 5_00, beginsAt: at(2 * day), endsAt: at(4 * day) };
  expect(await staff("POST", "/sales", sale)).toMatchObject({ success: true });
  const look = async () => (await call("GET", `/products/${productId}`, nobody)).data.unitPaise;
  const full = await look();
  return [
    { at: 2 * day - second, what: "before the sale", is: full, look },
    // Kept answers may be a second old.
    { at: 2 * day + second, what: "the sale has begun", is: 5_00, look },
    { at: 4 * day - second, what: "its last second", is: 5_00, look },
    { at: 4 * day + second, what: "it is over", is: full, look },
  ];
}

async function returnedGoods({ call, ...years }: Years): Promise<Moment[]> {
  const { returnDays } = (await years.staff("GET", "/manage/shop/support")).state.value;
  const { buyer, orderId } = await delivered(years, "paid");
  const { returnPath } = (await call("GET", `/orders/${orderId}`, buyer)).order;
  const path = returnPath.replace("/return/", "/returns/");
  const wish = { wish: "refund", reason: "damaged", way: "send", lines: [{ line: 0, quantity: 1 }] };
  const look = async () => (await call("POST", path, nobody, wish)).error ?? "taken";
  expect(returnDays).toBeGreaterThan(1);
  return [
    { at: returnDays * day - second, what: "goods may come back", is: "taken", look },
    { at: returnDays * day + second, what: "they come too late", is: "RETURN_OVER", look },
  ];
}

async function owedCash(years: Years): Promise<Moment[]> {
  await delivered(years, "cash");
  const look = async () => {
    const { couriers, lateDays } = await years.staff("GET", "/manage/cash");
    return [lateDays, couriers.map(({ isLate }: { isLate: boolean }) => isLate)];
  };
  return [
    { at: 7 * day, what: "a courier has the cash", is: [7, [false]], look },
    { at: 7 * day + second, what: "the courier is late", is: [7, [true]], look },
  ];
}

async function erasedCustomers({ db, call, staff, began, goods: [product = ""] }: Years): Promise<Moment[]> {
  const buyer = await buyerWith(db, product);
  const { orderId } = await call("POST", "/cart/checkout", buyer, { paymentMethod: "card" });
  const sold = await delivered({ db, staff, goods: [product] }, "paid");
  const erase = async () => [
    (await staff("DELETE", `/manage/customers/${buyer.userId}`, { sure: true })).success,
    (await staff("DELETE", `/manage/customers/${sold.buyer.userId}`, { sure: true })).success,
  ];
  const look = async () => {
    const found = await db.read
      .selectFrom("orders")
      .select(["id", "address"])
      .where("id", "in", [orderId, sold.orderId])
      .execute();
    return [orderId, sold.orderId].map((id) => {
      const row = found.find((one) => one.id === id);
      return row && JSON.parse(row.address).name;
    });
  };
  const invoiceOver = Date.UTC(new Date(began).getUTCFullYear() + 8, 0, 1) - 5.5 * hour - began;
  return [
    { at: hour, what: "two customers leave", is: [true, true], look: erase },
    { at: hour + 7 * day - second, what: "an order may still be paid", is: ["", "Asha Rao"], look },
    { at: hour + 7 * day, what: "it is gone", is: [undefined, "Asha Rao"], look },
    { at: 540 * day, what: "an invoice names whom it is for", is: [undefined, "Asha Rao"], look },
    { at: invoiceOver - second, what: "its last second", is: [undefined, "Asha Rao"], look },
    { at: invoiceOver, what: "it names nobody", is: [undefined, ""], look },
  ];
}

/** Files of real messages have the time of the machine, which is that of the beginning. */
async function writtenMessages({ shop }: Years): Promise<Moment[]> {
  const look = async () => shop.messages().length > 0;
  return [
    { at: 30 * day - hour, what: "messages lie in the outbox folder", is: true, look },
    { at: 30 * day + hour, what: "they are gone", is: false, look },
  ];
}

/** Entered by the staff for somebody new, sent and handed over at once. */
async function delivered(
  { db, staff, goods: [productId = ""] }: Pick<Years, "db" | "staff" | "goods">,
  payment: "paid" | "cash",
): Promise<{ buyer: Person; orderId: string }> {
  const buyer = await signedUpUser(db);
  const items = [{ productId, quantity: 2 }];
  const entered = { customerId: buyer.userId, address, items, payment };
  const { order, message } = await staff("POST", "/manage/orders", entered);
  expect(order, message).toBeDefined();
  await staff("POST", `/manage/orders/${order.id}/send`, { carrier: "Delhivery", trackingNumber: "EX1" });
  expect(await staff("POST", `/manage/orders/${order.id}/delivered`, {})).toMatchObject({ success: true });
  return { buyer, orderId: order.id };
}

const nobody = { token: "" };

const address = {
  name: "Asha Rao",
  phone: "9812345678",
  street: "12 Lake Road",
  city: "Bengaluru",
  state: "Karnataka",
  pinCode: "560001",
};
