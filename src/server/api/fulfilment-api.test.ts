import { afterEach, expect, it } from "vitest";
import { isOfBackOffice } from "#contract/endpoint.ts";
import type { Role } from "#contract/rights.ts";
import { allEndpoints } from "#server/handlers/all-endpoints.ts";
import { buyerWith, plainProduct } from "#support/buyers.ts";
import { describeWithDatabase } from "#support/engines.ts";
import { signedUpUser } from "#support/people.ts";
import { openShop, type ShopForTests } from "#support/running-shop.ts";

/** What leads to the customer, and what somebody typed about her. */
const phone = "+919812345678";
const words = "Rang her; the gate is blue.";

describeWithDatabase("the calls of the back office", (openFresh) => {
  let shop: ShopForTests | undefined;
  afterEach(async () => {
    await shop?.stop();
    shop = undefined;
  });

  async function open() {
    const db = await openFresh({ demo: true });
    const running = await openShop(db.settings, { env: { DEMO_FULFILMENT: "0" } });
    shop = running;
    const productId = await plainProduct(db);
    const asha = await buyerWith(db, productId);
    const placed = await running.call("POST", "/cart/checkout", {
      token: asha.token,
      body: { paymentMethod: "card" },
    });
    await running.call("POST", "/cart/verify-payment", {
      token: asha.token,
      body: {
        razorpay_order_id: placed.body.order_id,
        razorpay_payment_id: placed.body.mock_payment_id,
        razorpay_signature: placed.body.mock_signature,
        is_mock: true,
      },
    });
    const id: string = placed.body.orderId;
    const as = async (role: Role) => {
      const { token } = await signedUpUser(db, { role, name: `The ${role}` });
      return async (method: string, path: string, body?: object) =>
        (await running.call(method, `/manage${path}`, { token, ...(body && { body }) })).body;
    };
    return { db, shop: running, asha, id, as };
  }

  it("show each role its part of an order and no more", async () => {
    const { as, asha, id } = await open();
    const owner = await as("owner");
    await owner("POST", `/orders/${id}/notes`, { words });
    await owner("POST", `/orders/${id}/pack`, {});
    const seenBy = async (role: Role) => {
      const ask = await as(role);
      const answers = [
        await ask("GET", `/orders/${id}`),
        await ask("GET", "/orders?tab=packed"),
        await ask("GET", "/orders?search=Asha"),
        await ask("GET", "/today"),
        await ask("POST", `/orders/${id}/pack`, { seen: 0 }),
      ];
      return { text: JSON.stringify(answers), order: answers[0].order, found: answers[2].orders };
    };
    const all = await seenBy("manager");
    for (const part of [phone, asha.email, words, "totalPaise", "12 Lake Road", "The owner"])
      expect(all.text).toContain(part);
    expect(all.order.customer).toEqual({ id: asha.userId, isGone: false, isGuest: false });

    const packer = await seenBy("packer");
    for (const part of [phone, phone.slice(3), asha.email, asha.userId, words, "aise", "money", "reach"])
      expect(packer.text).not.toContain(part);
    expect(packer.order).toMatchObject({
      state: "packed",
      to: { name: "Asha Rao", street: "12 Lake Road", pinCode: "560001" },
      lines: [{ quantity: 1, left: 1 }],
    });
    expect([all, packer].map(({ order }) => order.lines[0].owed)).toEqual([1, undefined]);
    expect(packer.order.deeds.map(({ deed: action }: { deed: string }) => action)).toEqual([
      "pack",
      "send",
      "makeReady",
      "correctNumber",
    ]);
    expect(packer.found).toHaveLength(1);

    const accountant = await seenBy("accountant");
    for (const part of [phone, phone.slice(3), asha.email, asha.userId, words, "12 Lake Road"])
      expect(accountant.text).not.toContain(part);
    expect(accountant.order.money).toMatchObject({ payment: { status: "captured" }, refunds: [] });

    const editor = await seenBy("editor");
    for (const part of ["Asha", "560001", id, "aise"]) expect(editor.text).not.toContain(part);
  });

  it("find no order by a telephone number for who may not read it", async () => {
    const { as } = await open();
    const found = async (role: Role, search: string) =>
      (await (await as(role))("GET", `/orders?search=${encodeURIComponent(search)}`)).orders.length;
    for (const typed of ["98123", "5678", "+91 98123 45678"]) {
      expect(await found("manager", typed)).toBe(1);
      expect(await found("packer", typed)).toBe(0);
      expect(await found("accountant", typed)).toBe(0);
    }
    for (const typed of ["560001", "rao", "ASHA R", "H-1001", "1001"])
      expect(await found("packer", typed)).toBe(1);
    for (const typed of ["560002", "%", "_", "H-9", "sha", "'"])
      expect(await found("manager", typed)).toBe(0);
  });

  it("name an order in the log by its number, and nothing else by one", async () => {
    const { as, id } = await open();
    const owner = await as("owner");
    await owner("POST", `/orders/${id}/pack`, {});
    await owner("POST", "/codes", { name: "DIWALI", percent: "10" });
    const { deeds } = await owner("GET", "/log");
    expect(deeds).toMatchObject([
      { action: "make code", subject: "DIWALI", number: null },
      { action: "pack order", subject: id, number: "H-1001" },
    ]);
    expect((await owner("GET", "/log?subject=H-1001")).deeds).toHaveLength(1);
  });

  it("undo one's own action at once, and nobody else's", async () => {
    const { as, id, db } = await open();
    const [meera, ravi] = [await as("packer"), await as("manager")];
    const mails = async () =>
      (await db.read.selectFrom("outbox").select("about_step").where("about", "=", id).execute()).length;
    const { order } = await meera("GET", `/orders/${id}`);
    const packed = await meera("POST", `/orders/${id}/pack`, { seen: order.version });
    expect(packed.order).toMatchObject({ state: "packed", undoUntil: expect.any(Number) });
    expect(await mails()).toBe(1);
    expect((await ravi("POST", `/orders/${id}/undo`, {})).error).toBe("TOO_LATE_TO_UNDO");
    const undone = await meera("POST", `/orders/${id}/undo`, { seen: packed.order.version });
    expect(undone.order).toMatchObject({ state: "ordered", undoUntil: null });
    expect(await mails()).toBe(0);
    expect((await meera("POST", `/orders/${id}/undo`, {})).error).toBe("TOO_LATE_TO_UNDO");
  });

  it("tell who comes second what the first one did", async () => {
    const { as, id } = await open();
    const [meera, ravi] = [await as("packer"), await as("owner")];
    const { order } = await meera("GET", `/orders/${id}`);
    await ravi("POST", `/orders/${id}/pack`, {});
    const second = await meera("POST", `/orders/${id}/send`, { seen: order.version, trackingNumber: "EX1" });
    expect(second).toMatchObject({
      error: "ORDER_CHANGED",
      data: {
        state: "packed",
        done: [{ deed: "packed", by: { kind: "staff", name: "The owner" } }],
        order: { id, state: "packed" },
      },
    });
    expect(JSON.stringify(second)).not.toContain("aise");
  });

  it("give back once for one key, and ask for a key", async () => {
    const { as, id } = await open();
    const owner = await as("owner");
    const request = { sum: "amount", rupees: "10.50", reason: "late" };
    expect((await owner("POST", `/orders/${id}/refunds`, request)).error).toBe("FIELD_REQUIRED");
    await owner("POST", `/orders/${id}/refunds`, { ...request, key: "one" });
    const { order } = await owner("POST", `/orders/${id}/refunds`, { ...request, key: "one" });
    expect(order.money.refunds).toMatchObject([{ paise: 1_050, reason: "late" }]);
    const other = await owner("POST", `/orders/${id}/refunds`, { ...request, rupees: "11", key: "one" });
    expect(other.error).toBe("KEY_REUSED");
  });

  it("do many at once, with an answer for each", async () => {
    const { as, id } = await open();
    const packer = await as("packer");
    const { done, message } = await packer("POST", "/many/next", { orders: `${id},H-9999` });
    expect(done).toMatchObject([
      { id, isDone: true, state: "packed", number: "H-1001" },
      { id: "H-9999", isDone: false, error: "NOT_FOUND" },
    ]);
    expect(message).toBe("1 of 2 done");
    await packer("POST", "/many/send", { orders: `${id}::EX9` });
    const last = await packer("POST", "/many/next", { orders: [{ id }] });
    expect(last.done).toMatchObject([{ isDone: false, error: "NOT_ALLOWED" }]);
  });

  it("are no addresses at all for who does not work here", async () => {
    const { shop: running, asha, as } = await open();
    const without = async (method: string, path: string, token?: string) => {
      const { status, headers, body } = await running.call(method, path, {
        ...(token && { token }),
        ...(method !== "GET" && { body: "not json" }),
      });
      const named = [...headers].filter(([name]) => !["date", "x-request-id"].includes(name));
      return JSON.stringify([status, named.sort(), body]);
    };
    for (const token of [undefined, asha.token])
      for (const { method, path } of allEndpoints.filter(isOfBackOffice))
        for (const verb of new Set([method, "GET", "PUT", "DELETE", "POST"])) {
          const at = path.replace(/\{\w+\}/g, "x");
          const unknown = await without(verb, at.replace("/manage/", "/manoge/"), token);
          expect(`${verb} ${at} ${await without(verb, at, token)}`).toBe(`${verb} ${at} ${unknown}`);
        }
    const document = (token?: string) => running.call("GET", "/openapi.json", token ? { token } : {});
    expect(JSON.stringify((await document()).body)).not.toContain("/manage/");
    expect(JSON.stringify((await document(asha.token)).body)).not.toContain("/manage/");
    expect(await as("packer").then((ask) => ask("GET", "/today"))).toMatchObject({ success: true });
  });
});
