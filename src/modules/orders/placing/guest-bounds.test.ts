import { expect, it } from "vitest";
import { checkoutForTests } from "#support/checkout-shop.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { confirmByCode } from "../cash/confirm-cash.ts";
import { cancelOrder } from "../fulfilment/cancel-order.ts";
import { orderToken } from "../messages/order-links.ts";
import { notifyCustomer, writeToCustomer } from "../messages/order-messages.ts";
import { placeOrder } from "./place-order.ts";
import type { Purchase } from "./purchase.ts";

const hour = 3_600_000;
const network = "192.0.2.7";

describeOnBothEngines("what guests may cost the shop", (openFresh) => {
  async function open({ needsConfirmation = true } = {}) {
    const shop = await checkoutForTests(await openFresh(), {
      rules: { needsConfirmation: needsConfirmation },
    });
    const { parts, messages } = shop;
    await shop.product("pot", 1_000);
    let guests = 0;
    const phone = (at: number) => `+9198123${String(45_000 + at)}`;
    const place = async (to: string, over: Partial<Purchase> = {}) => {
      const userId = `guest-${guests++}`;
      await shop.fill(userId, "pot");
      const address = {
        ...{ name: "Asha Rao", phone: to, street: "12 Lake Road", city: "Bengaluru" },
        ...{ state: "Karnataka", pinCode: "560001", country: "India" },
      };
      const guest = { userId, key: "one", method: "cash", address, guest: {}, lang: "en", network } as const;
      return placeOrder(parts, { ...guest, ...over });
    };
    const codes = () => messages.filter(({ to }) => to.startsWith("+"));
    const confirm = (orderId: string, from = network) => {
      const code = /^\d{6}/.exec(codes().at(-1)?.text ?? "")?.[0] ?? "";
      return confirmByCode(parts, { token: orderToken(parts, "cash", orderId), code, network: from });
    };
    const mailOf = async (orderId: string) => (await parts.orders.find(parts.db.read, orderId))?.email;
    return { ...shop, phone, place, codes, confirm, mailOf };
  }

  it("are no more codes from one network than sign-in sends", async () => {
    const { phone, place, codes, confirm, pass } = await open();
    let placed = 0;
    for (; placed < 62; placed++) {
      const one = await place(phone(placed));
      if (!one.ok) throw new Error(one.reason);
      // What is confirmed holds no stock: only codes count on.
      if (placed < 60) expect((await confirm(one.value.orderId)).ok).toBe(true);
    }
    expect(codes()).toHaveLength(60);
    expect((await place(phone(placed), { network: "198.51.100.1" })).ok).toBe(true);
    expect(codes()).toHaveLength(61);
    pass(hour);
    expect((await place(phone(placed + 1))).ok).toBe(true);
    expect(codes()).toHaveLength(62);
  });

  it("is no message to a number that codes do not go to", async () => {
    const { place, stock, sent, parts } = await open();
    for (const method of ["cash", "card"] as const)
      for (const to of ["+14155552671", "+918022334455"])
        expect(await place(to, { method })).toMatchObject({
          reason: "phoneNotServed",
          field: "address.phone",
        });
    await parts.outbox.deliver();
    expect(sent).toEqual([]);
    expect(await stock("pot")).toMatchObject({ held: 0 });
  });

  it("is no more mail to one address, from one network and of the shop than sign-in sends", async () => {
    const { phone, place, mailOf, parts } = await open();
    const emails: (string | null | undefined)[] = [];
    const buy = async (at: number, email: string, from: string) => {
      const over = { method: "card", guest: { email }, network: from } as const;
      const one = await place(phone(at), over);
      if (!one.ok) throw new Error(one.reason);
      emails.push(await mailOf(one.value.orderId));
    };
    for (let at = 0; at < 6; at++) await buy(at, "stranger@example.com", `198.51.100.${at}`);
    expect(emails).toEqual([...Array(5).fill("stranger@example.com"), null]);
    for (let at = 0; at < 61; at++) await buy(at, `s${at}@example.com`, network);
    expect(emails.slice(-2)).toEqual(["s59@example.com", null]);
    Object.assign(parts, { mailPerHour: 66 });
    await buy(0, "one@example.com", "203.0.113.1");
    await buy(1, "two@example.com", "203.0.113.2");
    expect(emails.slice(-2)).toEqual(["one@example.com", null]);
  });

  it("are five orders in cash to one number that wait for their buyer's word", async () => {
    const { phone, place, confirm, pass, stock } = await open();
    for (let at = 0; at < 5; at++)
      expect((await place(phone(1), { network: `198.51.100.${at}` })).ok).toBe(true);
    const more = { network: "203.0.113.1" };
    expect(await place(phone(1), more)).toMatchObject({ reason: "tooMany" });
    expect(await stock("pot")).toMatchObject({ held: 5 });
    expect((await place(phone(2), more)).ok).toBe(true);
    pass(24 * hour);
    for (let at = 0; at < 4; at++) expect((await place(phone(1), more)).ok).toBe(true);
    const meant = await place(phone(1), more);
    if (!meant.ok) throw new Error(meant.reason);
    expect(await place(phone(1), more)).toMatchObject({ reason: "tooMany" });
    expect((await confirm(meant.value.orderId)).ok).toBe(true);
    expect((await place(phone(1), more)).ok).toBe(true);
  });

  it("are some two dozen from one network, of which those that were meant do not count", async () => {
    const { phone, place, confirm, pass } = await open();
    for (let at = 0; at < 24; at++) expect((await place(phone(at))).ok).toBe(true);
    const meant = await place(phone(24));
    if (!meant.ok) throw new Error(meant.reason);
    expect(await place(phone(25))).toMatchObject({ reason: "tooMany" });
    expect((await confirm(meant.value.orderId)).ok).toBe(true);
    expect((await place(phone(25))).ok).toBe(true);
    expect(await place(phone(26))).toMatchObject({ reason: "tooMany" });
    expect((await place(phone(26), { network: "203.0.113.1" })).ok).toBe(true);
    pass(hour);
    expect((await place(phone(27))).ok).toBe(true);
  });

  it("are five orders in cash to one number and sixty from one network, where no word is asked for", async () => {
    const { phone, place, pass, stock } = await open({ needsConfirmation: false });
    for (let at = 0; at < 5; at++)
      expect((await place(phone(0), { network: `198.51.100.${at}` })).ok).toBe(true);
    expect(await place(phone(0), { network: "203.0.113.1" })).toMatchObject({ reason: "tooMany" });
    expect(await stock("pot")).toMatchObject({ sold: 5 });
    for (let at = 1; at <= 60; at++) expect((await place(phone(at))).ok).toBe(true);
    expect(await place(phone(61))).toMatchObject({ reason: "tooMany" });
    expect((await place(phone(61), { network: "203.0.113.1" })).ok).toBe(true);
    pass(hour);
    expect((await place(phone(62))).ok).toBe(true);
    expect(await place(phone(0))).toMatchObject({ reason: "tooMany" });
    pass(24 * hour);
    expect((await place(phone(0))).ok).toBe(true);
  });

  it("are eight messages a day about one order and twenty to one number, but for what the staff write", async () => {
    const { phone, place, parts, codes, pass } = await open({ needsConfirmation: false });
    const ids: string[] = [];
    for (let at = 0; at < 5; at++) {
      const one = await place(phone(0), { network: `198.51.100.${at}` });
      if (one.ok) ids.push(one.value.orderId);
    }
    for (const id of ids) expect((await cancelOrder(parts, id, "staff", "meera")).ok).toBe(true);
    const sentAfter = async (
      write: typeof notifyCustomer | typeof writeToCustomer,
      words: string,
      { at = 0, times = 1 } = {},
    ) => {
      const order = await parts.orders.find(parts.db.read, ids[at] ?? "");
      if (!order) throw new Error("The order is gone.");
      for (let time = 0; time < times; time++)
        await parts.db.write((tx) => write(parts, tx, order, words as "delivered"));
      await parts.outbox.deliver();
      return codes().length;
    };
    expect(await sentAfter(notifyCustomer, "delivered", { times: 30 })).toBe(16);
    expect(await sentAfter(notifyCustomer, "delivered", { at: 1, times: 4 })).toBe(20);
    expect(await sentAfter(notifyCustomer, "delivered", { at: 2 })).toBe(20);
    expect(await sentAfter(writeToCustomer, "Your money is on its way.")).toBe(21);
    expect((await place(phone(1))).ok).toBe(true);
    expect(await sentAfter(notifyCustomer, "delivered", { at: 2 })).toBe(22);
    pass(24 * hour);
    expect(await sentAfter(notifyCustomer, "delivered")).toBe(23);
  });
});
