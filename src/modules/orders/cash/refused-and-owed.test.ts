import { expect, it } from "vitest";
import { cashDue, cashOwed } from "#modules/invoices/accounting-repository.ts";
import { checkoutForTests } from "#support/checkout-shop.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { createFulfilment } from "../fulfilment/fulfilment.ts";
import { orderToken } from "../messages/order-links.ts";
import { placeOrder } from "../placing/place-order.ts";
import type { Purchase } from "../placing/purchase.ts";
import { confirmByCode } from "./confirm-cash.ts";
import { letOff } from "./let-off.ts";

const day = 86_400_000;
const reason = "nobody opened";

describeOnBothEngines("cash parcels", (openFresh) => {
  async function open(rules: object = {}) {
    const shop = await checkoutForTests(await openFresh(), { rules });
    const { parts } = shop;
    await shop.product("pot", 50);
    const fulfilment = createFulfilment(parts);
    const tryPlace = async (userId: string, over: Partial<Purchase> = {}) => {
      await shop.fill(userId, "pot");
      const key = crypto.randomUUID();
      return placeOrder(parts, { userId, key, method: "cash", lang: "en", ...over });
    };
    const place = async (userId = "asha", over: Partial<Purchase> = {}) => {
      const placed = await tryPlace(userId, over);
      if (!placed.ok) throw new Error(placed.reason);
      return { orderId: placed.value.orderId, actor: "meera", paise: placed.value.amount };
    };
    const send = async (carrier = "Delhivery", userId = "asha", over: Partial<Purchase> = {}) => {
      const by = await place(userId, over);
      expect((await fulfilment.send(by, { carrier })).ok).toBe(true);
      return by;
    };
    const deliver = async (carrier?: string) => {
      const by = await send(carrier);
      expect((await fulfilment.handOver(by)).ok).toBe(true);
      return by;
    };
    return { ...shop, fulfilment, place, tryPlace, send, deliver, owed: parts.cash.owed };
  }

  it("make their buyer pay ahead when two came back, until the staff let off", async () => {
    const { parts, fulfilment, send, tryPlace } = await open();
    const first = await send();
    await fulfilment.letComeBack(first, { reason });
    expect((await tryPlace("asha")).ok).toBe(true);
    const second = await send();
    await fulfilment.takeBack(second, { reason, restock: true });
    expect(await tryPlace("asha")).toMatchObject({ reason: "cashRefusedBefore" });
    expect((await tryPlace("asha", { method: "card" })).ok).toBe(true);
    // A step back, as it was said of the wrong parcel.
    await fulfilment.stepBack(first, "it is on its way");
    expect((await tryPlace("asha")).ok).toBe(true);
    await fulfilment.letComeBack(first, { reason });
    expect((await tryPlace("asha")).ok).toBe(false);

    await letOff(parts, { userId: "asha", phones: [], actor: "meera" });
    expect((await tryPlace("asha")).ok).toBe(true);
    const actions = await parts.db.read
      .selectFrom("audit")
      .select(["user_id", "before", "after"])
      .where("action", "=", "let off customer")
      .execute();
    expect(actions).toEqual([{ user_id: "meera", before: '{"refused":2}', after: '{"refused":0}' }]);
  });

  it("stay forgiven when what was on its way back is here, and count where they come back anew", async () => {
    const { parts, fulfilment, send } = await open();
    const by = await send();
    const refused = () => parts.cash.refusedBy(parts.db.read, { userId: "asha", phones: [] });
    await fulfilment.letComeBack(by, { reason });
    await letOff(parts, { userId: "asha", phones: [], actor: "meera" });
    await fulfilment.takeBack(by, { reason, restock: false });
    expect(await refused()).toBe(0);
    await fulfilment.send(by, {});
    await fulfilment.stepBack(by, "not sent after all");
    await fulfilment.stepBack(by, "it is on its way");
    await fulfilment.stepBack(by, "it is with the courier");
    await fulfilment.letComeBack(by, { reason });
    expect(await refused()).toBe(1);
  });

  it("count for a number only where somebody has shown that it is theirs", async () => {
    const { parts, fulfilment, send, place, tryPlace, messages } = await open();
    const address = { ...(await parts.accounts.addresses("asha"))[0], phone: "+919812300009" } as never;
    for (let at = 0; at < 2; at++)
      await fulfilment.takeBack(await send("Delhivery", "asha", { address }), { reason, restock: false });
    // Typed by a stranger: it blocks the account that refused, and not the number.
    expect((await tryPlace("ravi", { address })).ok).toBe(true);

    const asking = {
      ...parts,
      payRules: () => ({ ...parts.payRules(), needsConfirmation: true, cashRefusals: 9 }),
    };
    for (let at = 0; at < 2; at++) {
      await place("mala", { method: "card" });
      const placed = await placeOrder(asking, {
        ...{ userId: "mala", key: `${at}`, method: "cash", lang: "en", address },
      });
      if (!placed.ok) throw new Error(placed.reason);
      const { orderId } = placed.value;
      const code =
        /^\d{6}/.exec(messages.findLast(({ to }) => to === "+919812300009")?.text ?? "")?.[0] ?? "";
      const token = orderToken(parts, "cash", orderId);
      expect(await confirmByCode(asking, { token, code, network: "192.0.2.1" })).toMatchObject({ ok: true });
      const by = { orderId, actor: "meera" };
      await fulfilment.send(by, {});
      await fulfilment.takeBack(by, { reason, restock: false });
    }
    expect(await tryPlace("newcomer", { address })).toMatchObject({ reason: "cashRefusedBefore" });
    expect((await tryPlace("newcomer")).ok).toBe(true);
  });

  it("hold the owner's bounds in the transaction that places the order", async () => {
    const { tryPlace, stock } = await open({ cashMostPaise: 100 });
    expect(await tryPlace("asha")).toMatchObject({
      reason: "cashTooMuch",
      field: "paymentMethod",
      data: { paise: 100 },
    });
    expect(await stock("pot")).toMatchObject({ free: 50, held: 0 });
  });

  it("are owed by who brought them, until they are settled, once", async () => {
    const { parts, deliver, owed, fulfilment, place, pass } = await open();
    const [one, two, other] = [await deliver(), await deliver(), await deliver("India Post")];
    await place();
    expect(await owed.couriers(7)).toEqual([
      {
        carrier: "Delhivery",
        parcels: 2,
        paise: one.paise + two.paise,
        since: expect.any(Number),
        isLate: false,
      },
      { carrier: "India Post", parcels: 1, paise: other.paise, since: expect.any(Number), isLate: false },
    ]);
    expect(await cashOwed(parts.db.read)).toEqual({ count: 3, paise: one.paise + two.paise + other.paise });
    expect(await cashDue(parts.db.read)).toEqual({ count: 1, paise: one.paise });
    expect(await owed.countOlder(7, 10)).toBe(0);
    pass(8 * day);
    expect(await owed.countOlder(7, 10)).toBe(3);

    const request = { reference: "UTR 1", actor: "meera" };
    expect(await owed.settle({ ...request, orderIds: [] })).toMatchObject({ reason: "nothingToSettle" });
    const mixed = { ...request, orderIds: [one.orderId, other.orderId] };
    expect(await owed.settle(mixed)).toMatchObject({ reason: "invalidInput", field: "orders" });
    const short = { ...request, orderIds: [one.orderId, two.orderId], gotPaise: 100, note: "rest on Monday" };
    const both = await Promise.all([owed.settle(short), owed.settle(short)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.find(({ ok }) => !ok)).toMatchObject({ reason: "nothingToSettle" });
    expect(await owed.couriers(7)).toMatchObject([{ carrier: "India Post", isLate: true }]);
    expect(await owed.settled()).toMatchObject([
      { carrier: "Delhivery", parcels: 2, duePaise: one.paise + two.paise, gotPaise: 100, by: "meera" },
    ]);
    expect(await fulfilment.stepBack(one, "not there")).toMatchObject({ reason: "cashSettled" });
    expect((await fulfilment.stepBack(other, "not there")).ok).toBe(true);
    expect(await owed.couriers(7)).toEqual([]);
    const actions = await parts.db.read
      .selectFrom("audit")
      .select(["action", "user_id"])
      .where("action", "=", "settle cash")
      .execute();
    expect(actions).toEqual([{ action: "settle cash", user_id: "meera" }]);
  });

  it("are owed again where a settlement is taken back, once, within thirty days", async () => {
    const { parts, deliver, owed, fulfilment, pass } = await open();
    const [one, two] = [await deliver(), await deliver()];
    const request = {
      orderIds: [one.orderId, two.orderId],
      reference: "UTR 1",
      gotPaise: 100,
      actor: "meera",
    };
    expect((await owed.settle(request)).ok).toBe(true);
    const [first] = await owed.settled();
    expect(first).toMatchObject({ canTakeBack: true, back: null });
    const id = first?.id ?? "";
    expect(await owed.takeBack("none", "kamla")).toMatchObject({ reason: "notFound" });
    const both = await Promise.all([owed.takeBack(id, "kamla"), owed.takeBack(id, "kamla")]);
    expect(both.filter(({ ok }) => ok)).toEqual([{ ok: true, value: { parcels: 2 } }]);
    expect(both.find(({ ok }) => !ok)).toMatchObject({ reason: "takenBackLate" });
    expect(await owed.couriers(7)).toMatchObject([{ parcels: 2, paise: one.paise + two.paise }]);
    expect(await owed.settled()).toMatchObject([
      { canTakeBack: false, back: { by: "kamla" }, gotPaise: 100 },
    ]);
    expect((await fulfilment.stepBack(one, "not there")).ok).toBe(true);

    expect((await owed.settle({ ...request, orderIds: [two.orderId] })).ok).toBe(true);
    expect(await owed.takeBack(id, "kamla")).toMatchObject({ reason: "takenBackLate" });
    expect(await owed.couriers(7)).toEqual([]);
    const [again] = await owed.settled();
    pass(30 * day);
    expect(await owed.settled()).toMatchObject([{ canTakeBack: false }, {}]);
    expect(await owed.takeBack(again?.id ?? "", "kamla")).toMatchObject({ reason: "takenBackLate" });
    const actions = await parts.db.read
      .selectFrom("audit")
      .select(["user_id", "before", "after"])
      .where("action", "=", "take back cash settlement")
      .execute();
    const before = JSON.stringify({
      carrier: "Delhivery",
      reference: "UTR 1",
      parcels: 2,
      due: one.paise * 2,
      got: 100,
    });
    expect(actions).toEqual([{ user_id: "kamla", before, after: null }]);
  });

  it("are read in pages, each parcel once", async () => {
    const { deliver, owed, pass } = await open();
    for (let at = 0; at < 5; at++) {
      await deliver();
      if (at % 2) pass(1_000);
    }
    const seen: string[] = [];
    for await (const parcels of owed.all()) seen.push(...parcels.map(({ number }) => number));
    expect(new Set(seen).size).toBe(5);
  });
});
