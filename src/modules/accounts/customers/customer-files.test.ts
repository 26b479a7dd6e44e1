import { expect, it } from "vitest";
import { insertUser, newcomer } from "#modules/accounts/profile/users-repository.ts";
import { join } from "#modules/newsletter/repository.ts";
import { nobody, type PastOrderRow } from "#modules/past-orders/repository.ts";
import { listAuditEntries } from "#platform/database/audit.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { newId, newToken } from "#platform/ids.ts";
import { askForFactor } from "#support/ask-for-factor.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { fillOrders } from "#support/fill-orders.ts";
import { signedUpUser } from "#support/people.ts";
import { openShop } from "#support/running-shop.ts";

describeOnBothEngines("a file of everybody's addresses", (openFresh) => {
  async function opened({ asksForFactor = false } = {}) {
    const { settings } = await openFresh({ demo: true });
    const db = openDatabase(settings);
    if (asksForFactor) await askForFactor(db);
    const shop = await openShop(settings);
    const ask = async (path: string, token: string) => {
      const answer = await fetch(`${shop.url}/api/manage/files/${path}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      return { status: answer.status, type: answer.headers.get("content-type"), text: await answer.text() };
    };
    const close = async () => {
      await shop.stop();
      await db.close();
    };
    return { db, ask, close };
  }

  it("has each customer once, and no cell is a formula to a spreadsheet", async () => {
    const { db, ask, close } = await opened();
    const owner = await signedUpUser(db, { role: "owner" });
    const many = Array.from({ length: 501 }, (_, at) => `shopper${at}@example.com`);
    const now = Date.now();
    await db.write(async (tx) => {
      for (const email of many)
        await insertUser(tx, newcomer(newId(now), now, { name: "=1+1", email, phone: null }));
    });
    const { status, type, text } = await ask("customers", owner.token);
    expect([status, type]).toEqual([200, "text/csv; charset=utf-8"]);
    const [head, ...lines] = text.trimEnd().split("\r\n");
    expect(head).toBe("Name,Phone,Email,Since,Orders,Rupees,City");
    const emails = lines.map((line) => line.split(",")[2]);
    expect(many.filter((email) => emails.filter((one) => one === email).length !== 1)).toEqual([]);
    expect(emails).not.toContain(owner.email);
    expect(lines.filter((line) => line.startsWith("'=1+1,"))).toHaveLength(501);
    await close();
  });

  it("has who confirmed the newsletter, each with the link to leave it", async () => {
    const { db, ask, close } = await opened();
    const owner = await signedUpUser(db, { role: "owner" });
    for (const [email, state] of [
      ["+cmd@example.com", "confirmed"],
      ["asked@example.com", "asked"],
    ] as const)
      await db.write((tx) =>
        join(tx, {
          ...{
            id: newId(1),
            email,
            lang: "en",
            state,
            confirm_hash: null,
            confirm_until: Date.now() + 60_000,
          },
          ...{ leave_token: newToken(), changed_at: 1 },
        }),
      );
    const { text } = await ask("subscribers", owner.token);
    expect(text).toMatch(/^Email,Language,Leave\r\n'\+cmd@example\.com,en,http\S+\r\n$/);
    await close();
  });

  it("has each message once, with who asked, and follows more tickets than are read at a time", async () => {
    const { db, ask, close } = await opened();
    const owner = await signedUpUser(db, { role: "owner" });
    const now = Date.now();
    const tickets = Array.from({ length: 201 }, (_, at) => ({ id: newId(now + at), number: `M-${at}` }));
    await db.write(async (tx) => {
      for (const { id, number } of tickets) {
        const from = {
          kind: "question" as const,
          lang: "en" as const,
          name: "Asha",
          email: "asha@example.com",
          phone: null,
        };
        const times = { version: 1, created_at: now, since: now, waiting_since: now, changed_at: now };
        const empty = { user_id: null, order_number: "H-1", order_id: null, acknowledged_at: null };
        await tx
          .insertInto("tickets")
          .values({ id, number, ...from, ...times, ...empty, state: "waiting", due_at: null, near_at: null })
          .execute();
        const message = { ticket_id: id, kind: "words" as const, author: null, at: now };
        await tx
          .insertInto("ticket_messages")
          .values({ id: newId(now), ...message, words: `Where is it, "${number}"?` })
          .execute();
      }
    });
    const { text } = await ask("messages", owner.token);
    const [head, ...lines] = text.trimEnd().split("\r\n");
    expect(head).toBe("Number,Subject,State,Name,Email,Phone,Order,When,From,Words");
    expect(lines).toHaveLength(201);
    expect(new Set(lines.map((line) => line.split(",")[0])).size).toBe(201);
    expect(lines[0]).toContain("H-1,");
    expect(lines[0]).toContain('"Where is it, ""M-0""?"');
    await close();
  });

  it("has each order with its lines, more than are read at a time, for owners alone", async () => {
    const { db, ask, close } = await opened();
    await fillOrders(db, { orders: 201, customers: 3 });
    const manager = await signedUpUser(db, { role: "manager" });
    expect((await ask("orders", manager.token)).status).toBe(403);
    const owner = await signedUpUser(db, { role: "owner" });
    const { text } = await ask("orders", owner.token);
    const [head, ...lines] = text.trimEnd().split("\r\n");
    expect(head).toMatch(/^Order,Date,Status,Paid on,Name,Phone,/);
    expect(lines.map((line) => line.split(",")[0])).toEqual(
      Array.from({ length: 201 }, (_, at) => `H-${1001 + at}`),
    );
    expect(lines[0]).toMatch(/^H-1001,\d{4}-\d\d-\d\d,completed,.*,Karnataka,560001,.*,,,1,1000,1000,,$/);
    const [noted] = await listAuditEntries(db.read, { by: owner.userId, limit: 1 });
    expect(noted?.action).toBe("download orders");
    await close();
  });

  it("has each order of the former shop with its goods, and of who was erased the sums alone", async () => {
    const { db, ask, close } = await opened();
    const line = { title: '=Diya "brass"', sku: "D-1", quantity: 2, unitPaise: 499_50 };
    const sale = {
      ...{
        lines: [line, { ...line, title: "Oil" }],
        subtotalPaise: 0,
        discountPaise: 10_00,
        discountCode: "X",
      },
      ...{ shippingPaise: 50_00, shippingMethod: "Post", taxPaise: 1, paidBy: "UPI" },
    };
    const to = { name: "Asha", phone: "", street: "12 Lake Road", city: "Pune", state: "Goa", pinCode: "1" };
    await db.write(async (tx) => {
      for (let at = 0; at < 401; at++) {
        const isErased = at === 400;
        const row = pastOrder(at, { sale: JSON.stringify(sale), address: JSON.stringify(to) });
        await tx
          .insertInto("past_orders")
          .values({ ...row, ...(isErased && nobody) })
          .execute();
      }
    });
    const manager = await signedUpUser(db, { role: "manager" });
    expect((await ask("past-orders", manager.token)).status).toBe(403);
    const owner = await signedUpUser(db, { role: "owner" });
    const { text, type } = await ask("past-orders", owner.token);
    expect(type).toBe("text/csv; charset=utf-8");
    const [head, ...lines] = text.trimEnd().split("\r\n");
    expect(head).toMatch(/^Order,From,Date,Status,Name,Phone,Email,Street,/);
    expect(lines.map((one) => one.split(",")[0])).toEqual(
      Array.from({ length: 802 }, (_, at) => `#${1000 + Math.floor(at / 2)}`),
    );
    const goods = `"'=Diya ""brass""",D-1,2,499.5,10,X,50,Post,0.01,1099,100,UPI`;
    expect(lines[0]).toBe(
      `#1000,shopify,2024-03-01,sent,Asha,'+919800000001,asha@example.com,12 Lake Road,Pune,Goa,1,${goods},Ring twice`,
    );
    expect(lines[800]).toBe(`#1400,shopify,2024-03-01,sent,,,,,,,,${goods},`);
    const [noted] = await listAuditEntries(db.read, { by: owner.userId, limit: 1 });
    expect(noted?.action).toBe("download past orders");
    await close();
  });

  it("has what the pages about the shop say", async () => {
    const { db, ask, close } = await opened();
    const { token } = await signedUpUser(db, { role: "owner" });
    const { text } = await ask("pages", token);
    expect(text).toMatch(/^\ufeff?Page,Language,Text\r\nabout,en,/);
    expect(text).toMatch(/\r\nreturns,hi,/);
    await close();
  });

  it("goes to owners and managers alone, and the log says to whom", async () => {
    const { db, ask, close } = await opened();
    for (const role of ["packer", "editor", "accountant"] as const) {
      const { token } = await signedUpUser(db, { role });
      for (const path of ["customers", "subscribers", "messages"])
        expect([role, (await ask(path, token)).status]).toEqual([role, 403]);
    }
    const manager = await signedUpUser(db, { role: "manager" });
    for (const path of ["customers", "subscribers", "messages"])
      expect((await ask(path, manager.token)).status).toBe(200);
    const noted = await listAuditEntries(db.read, { by: manager.userId, limit: 9 });
    expect(noted.map(({ action }) => action)).toEqual([
      "download messages",
      "download subscribers",
      "download customers",
    ]);
    await close();
  });

  it("waits until the second factor was shown, just now", async () => {
    const { db, ask, close } = await opened({ asksForFactor: true });
    const { token } = await signedUpUser(db, { role: "owner" });
    for (const path of ["customers", "subscribers", "orders", "past-orders"]) {
      const { status, text } = await ask(path, token);
      expect([status, JSON.parse(text).error]).toEqual([403, "FACTOR_NEEDED"]);
    }
    await close();
  });
});

const pastOrder = (at: number, more: Pick<PastOrderRow, "sale" | "address">): PastOrderRow => ({
  ...{ id: `past ${1000 + at}`, number: `#${1000 + at}`, number_key: `${1000 + at}`, source: "shopify" },
  ...{ placed_at: Date.UTC(2024, 2, 1), status: "sent", name: "Asha", email: "asha@example.com" },
  ...{ phone: "+919800000001", total_paise: 109_900, refunded_paise: 10_000, note: "Ring twice", file: null },
  ...more,
});
