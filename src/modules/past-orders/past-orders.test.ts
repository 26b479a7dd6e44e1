import { expect, it } from "vitest";
import { insertUser, newcomer } from "#modules/accounts/profile/users-repository.ts";
import { invoicesUntil } from "#modules/orders/rules/erasure.ts";
import { listAuditEntries } from "#platform/database/audit.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { newId } from "#platform/ids.ts";
import { accountsForTests } from "#support/accounts-for-tests.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { oneWaits } from "#support/one-waits.ts";
import { signedUpUser } from "#support/people.ts";
import { openShop } from "#support/running-shop.ts";
import { createPastOrderFiles } from "./files-service.ts";
import { createPastOrders } from "./service.ts";

const header =
  "Name,Email,Financial Status,Fulfillment Status,Currency,Subtotal,Total,Created at,Lineitem quantity,Lineitem name,Lineitem price,Billing Name,Billing Phone,Billing Street,Billing City,Notes,Refunded Amount";
const meera =
  "#1001,Meera@Example.com,paid,fulfilled,INR,499.50,549.50,2024-03-01 17:05:09 +0530,1,Brass diya,499.50,Meera Das,98000 00001,12 Lake Road,Bengaluru,Ring twice,100";
const more = "#1001,Meera@Example.com,,,,,,,2,Lamp oil,25.00,,,,,,";
const ravi =
  "#1002,ravi@example.com,pending,,INR,80,80,2024-04-01 10:00:00 +0530,1,Soap,80,Ravi Iyer,98000 00002,3 Beach Road,Chennai,,";

describeOnBothEngines("orders of the shop before", (openFresh, engine) => {
  async function open() {
    const { settings } = await openFresh();
    const db = openDatabase(settings);
    const owner = await signedUpUser(db, { role: "owner" });
    const shop = await openShop(settings);
    const ask = async (method: string, path: string, body?: string, token = owner.token) => {
      const type = body?.startsWith("{") ? "application/json" : "text/csv";
      const answer = await fetch(`${shop.url}/api${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, ...(body && { "content-type": type }) },
        ...(body && { body }),
      });
      // biome-ignore lint/suspicious/noExplicitAny: tests read what the documents promise
      return { status: answer.status, told: (await answer.json()) as any };
    };
    const send = (...lines: string[]) =>
      ask("POST", "/manage/past-order-files", [header, ...lines].join("\n"));
    const takeIn = async (...lines: string[]) => {
      const { told } = await send(...lines);
      return (await ask("POST", `/manage/past-order-files/${told.file.id}/take-in`)).told.count as number;
    };
    const found = async (search: string) => {
      const { told } = await ask("GET", `/manage/past-orders?${new URLSearchParams({ search })}`);
      return told.orders.map(({ number }: { number: string }) => number) as string[];
    };
    const all = () => db.read.selectFrom("past_orders").selectAll().orderBy("id").execute();
    const close = async () => {
      await shop.stop();
      await db.close();
    };
    return { db, owner, ask, send, takeIn, found, all, close };
  }

  it("are refused as a file that nobody knows, one that is too long, and to whoever may not", async () => {
    const { db, ask, all, close } = await open();
    const refused = async (body: string, token?: string) =>
      (await ask("POST", "/manage/past-order-files", body, token)).told.error;
    expect(await refused("Email,Phone\na@example.com,1")).toBe("PAST_ORDERS_UNKNOWN");
    expect(await refused(header)).toBe("TABLE_EMPTY");
    expect(await refused(`${header}\n"a`)).toBe("TABLE_BROKEN");
    expect(await refused(`${header}\n${"#1,a\n".repeat(60_001)}`)).toBe("PAST_ORDERS_TOO_LONG");
    for (const role of ["packer", "editor", "accountant"] as const) {
      const { token } = await signedUpUser(db, { role });
      expect(await refused(`${header}\n${meera}`, token)).toBe("NOT_ALLOWED");
      expect((await ask("GET", "/manage/past-orders", undefined, token)).status).toBe(403);
      const erase = await ask("DELETE", "/manage/past-orders/x", '{"sure":true}', token);
      expect(erase.status).toBe(403);
    }
    expect((await ask("POST", "/manage/past-order-files/none/take-in")).told.error).toBe("NOT_FOUND");
    expect(await all()).toEqual([]);
    await close();
  });

  it("are looked at first, and then come once however often the file comes, and move nothing else", async () => {
    const { db, owner, ask, send, takeIn, all, close } = await open();
    const tables = ["orders", "payments", "invoices", "stock_moves", "outbox", "users"] as const;
    const others = () => Promise.all(tables.map((table) => db.read.selectFrom(table).selectAll().execute()));
    const before = await others();
    const dollars = ravi.replace("#1002", "#1003").replace("INR", "USD");
    const { status, told } = await send(meera, more, ravi, dollars, meera.replace("#1001", "1001"));
    expect(status).toBe(201);
    expect(told.file).toMatchObject({ source: "shopify", added: 2, known: 1, moreFaults: 0 });
    expect(told.file.faults).toEqual([{ line: 5, problem: "currency", cell: "USD" }]);
    expect(await all()).toEqual([]);
    const path = `/manage/past-order-files/${told.file.id}`;
    expect((await ask("GET", path)).told.file).toEqual(told.file);
    // Pressed twice.
    const both = await Promise.all([ask("POST", `${path}/take-in`), ask("POST", `${path}/take-in`)]);
    expect(both.reduce((sum, one) => sum + (one.told.count ?? 0), 0)).toBe(2);
    const taken = await all();
    expect(taken).toMatchObject([
      {
        ...{ number: "#1001", number_key: "1001", status: "sent", name: "Meera Das", note: "Ring twice" },
        ...{
          email: "meera@example.com",
          phone: "+919800000001",
          total_paise: 54_950,
          refunded_paise: 10_000,
        },
      },
      { number: "#1002", status: "unpaid", total_paise: 8_000 },
    ]);
    expect(JSON.parse(taken[0]?.sale ?? "").lines).toEqual([
      { title: "Brass diya", sku: "", quantity: 1, unitPaise: 49_950 },
      { title: "Lamp oil", sku: "", quantity: 2, unitPaise: 2_500 },
    ]);
    expect((await ask("GET", path)).status).toBe(404);
    expect((await send(meera, more, ravi)).told.file).toMatchObject({ added: 0, known: 2 });
    expect(await takeIn(meera, more, ravi.replace("80,80", "90,90"))).toBe(0);
    expect(await all()).toEqual(taken);
    expect(await others()).toEqual(before);
    const [noted, ...rest] = await listAuditEntries(db.read, { by: owner.userId, limit: 9 });
    expect(noted).toMatchObject({ action: "take in past orders", after: '{"orders":2}' });
    expect(rest.map(({ action }) => action)).toEqual(["begin to take in past orders"]);
    await close();
  });

  it("are found by number, name, phone and mail, the newest first, and read whole", async () => {
    const { db, ask, takeIn, found, close } = await open();
    const many = Array.from({ length: 448 }, (_, at) => ravi.replace("#1002", `#${2000 + at}`));
    expect(await takeIn(meera, more, ravi, ...many)).toBe(450);
    for (const typed of ["#1001", "1001", "meera d", "Das", "9800000001", "+91 98000 00001", "meera@ex"])
      expect([typed, await found(typed)]).toEqual([typed, ["#1001"]]);
    expect(await found("nobody")).toEqual([]);
    expect(await found("ravi")).toHaveLength(25);
    const numbers: string[] = [];
    for (let cursor = ""; ; ) {
      const { told } = await ask("GET", `/manage/past-orders?${new URLSearchParams(cursor && { cursor })}`);
      numbers.push(...told.orders.map(({ number }: { number: string }) => number));
      if (!told.next) break;
      cursor = told.next;
    }
    expect(new Set(numbers).size).toBe(450);
    expect(numbers.at(-1)).toBe("#1001");
    const { id } = await db.read
      .selectFrom("past_orders")
      .select("id")
      .where("number", "=", "#1001")
      .executeTakeFirstOrThrow();
    expect((await ask("GET", `/manage/past-orders/${id}`)).told.order).toMatchObject({
      ...{ number: "#1001", source: "shopify", email: "meera@example.com", refundedPaise: 10_000 },
      address: { street: "12 Lake Road", city: "Bengaluru" },
      placedAt: Date.UTC(2024, 2, 1, 11, 35, 9),
    });
    await close();
  });

  it("are shown to whoever has proved the address or the number, and to nobody who claims them", async () => {
    const { db, takeIn, close } = await open();
    await takeIn(meera, more, ravi);
    const { accounts } = accountsForTests(db);
    const pastOrders = createPastOrders({ db, clock: { now: Date.now }, accounts });
    const seenBy = async ({ userId }: { userId: string }) => [
      (await pastOrders.ofShopper(userId)).map(({ number }) => number),
      await db.write((tx) => pastOrders.hasBought(tx, userId)),
    ];
    const byMail = await signedUpUser(db, { email: "meera@example.com" });
    const byPhone = await signedUpUser(db, { phone: "+919800000001" });
    expect(await seenBy(byMail)).toEqual([["#1001"], true]);
    expect(await seenBy(byPhone)).toEqual([["#1001"], true]);
    // What was never paid makes nobody a customer of before.
    expect(await seenBy(await signedUpUser(db, { phone: "+919800000002" }))).toEqual([["#1002"], false]);
    const claims = await signedUpUser(db);
    await db.write((tx) =>
      tx
        .updateTable("users")
        .set({ email: null, email_verified_at: null, claimed_email: "meera@example.com", taken_in_at: 1 })
        .where("id", "=", claims.userId)
        .execute(),
    );
    expect(await seenBy(claims)).toEqual([[], false]);
    expect(JSON.stringify(await pastOrders.ofShopper(byPhone.userId))).not.toContain("Meera");
    // Without address and number nobody is like an order that has neither.
    await takeIn(meera.replace("#1001", "#1008").replace("Meera@Example.com", "").replace("98000 00001", ""));
    expect(await seenBy(claims)).toEqual([[], false]);
    await close();
  });

  it("are seen at a customer with what they came to, before anything is proved, and never at a stranger", async () => {
    const { db, ask, takeIn, close } = await open();
    await takeIn(meera, more, ravi);
    const at = Date.now();
    const person = (given: object) => newcomer(newId(at), at, { name: "M", ...given });
    const claim = { claimed_email: "meera@example.com" };
    const [known, stranger] = [person({ ...claim, taken_in_at: at }), person(claim)];
    const unpaid = person({ phone: "+919800000002" });
    await db.write(async (tx) => {
      for (const user of [known, stranger, unpaid]) await insertUser(tx, user);
    });
    const before = async ({ id }: { id: string }) => {
      const { told } = await ask("GET", `/manage/customers/${id}`);
      expect(told.customer).toMatchObject({ orders: 0, spentPaise: 0, lastOrders: [] });
      const { orders, count, paise } = told.customer.before;
      return [orders.map(({ number }: { number: string }) => number), count, paise];
    };
    expect(await before(known)).toEqual([["#1001"], 1, 44_950]);
    expect(await before(stranger)).toEqual([[], 0, 0]);
    expect(await before(unpaid)).toEqual([["#1002"], 0, 0]);
    await close();
  });

  it("are given out with somebody's data, and name nobody once they have left, whatever file comes again", async () => {
    const { db, ask, takeIn, all, close } = await open();
    await takeIn(meera, more, ravi);
    const { token } = await signedUpUser(db, { email: "meera@example.com" });
    const { told } = await ask("GET", "/auth/export", undefined, token);
    expect(told.data.pastOrders).toMatchObject([
      { number: "#1001", name: "Meera Das", address: { street: "12 Lake Road" }, note: "Ring twice" },
    ]);
    expect((await ask("DELETE", "/auth/user", '{"password":""}', token)).status).toBe(200);
    const gone = { name: "", email: null, phone: null, address: null, note: "" };
    expect(await all()).toMatchObject([
      { number: "#1001", ...gone, total_paise: 54_950 },
      { name: "Ravi Iyer" },
    ]);
    expect(await takeIn(meera, more, ravi)).toBe(0);
    expect((await all())[0]).toMatchObject(gone);
    await close();
  });

  it("are given out without a person where the number alone fits, which may have had another owner", async () => {
    const { db, ask, takeIn, close } = await open();
    await takeIn(meera, more, meera.replace("#1001", "#1008").replace("Meera@Example.com", ""));
    const { token } = await signedUpUser(db, { email: "asha@example.com", phone: "+919800000001" });
    const { told } = await ask("GET", "/auth/export", undefined, token);
    const [byPhone, ...others] = told.data.pastOrders.toSorted(
      (a: { number: string }, b: { number: string }) => a.number.localeCompare(b.number),
    );
    expect(byPhone).toMatchObject({ number: "#1001", name: "", email: null, address: null, note: "" });
    expect(byPhone.sale.lines).toHaveLength(2);
    expect(others).toMatchObject([{ number: "#1008", name: "Meera Das", address: { city: "Bengaluru" } }]);
    await close();
  });

  it("that wait in a file lose whoever leaves or is erased, and come in with all others", async () => {
    const { db, ask, send, takeIn, all, close } = await open();
    await takeIn(ravi);
    const { told } = await send(
      meera.replace("Meera@Example.com", "MEERA@example.com").replace("98000 00001", ""),
      meera.replace("#1001", "#1004").replace("Meera@Example.com", ""),
      ...Array.from({ length: 300 }, (_, at) => ravi.replace("#1002", `#${2000 + at}`)),
      ravi
        .replace("#1002", "#3001")
        .replace("ravi@example.com", "asha@example.com")
        .replace("98000 00002", ""),
    );
    const { token } = await signedUpUser(db, { email: "meera@example.com", phone: "+919800000001" });
    expect((await ask("DELETE", "/auth/user", '{"password":""}', token)).status).toBe(200);
    const names = async () =>
      (await db.read.selectFrom("past_order_files").select("orders").execute()).map(({ orders }) =>
        /Meera/i.test(orders),
      );
    expect(await names()).toEqual([false, false]);
    const path = `/manage/past-order-files/${told.file.id}`;
    expect((await ask("GET", path)).told.file).toMatchObject({ added: 301, known: 0 });
    const [first] = await all();
    expect((await ask("DELETE", `/manage/past-orders/${first?.id}`, '{"sure":true}')).status).toBe(200);
    expect((await ask("POST", `${path}/take-in`)).told.count).toBe(1);
    expect((await all()).map(({ number, name }) => `${number} ${name}`).sort()).toEqual([
      "#1002 ",
      "#3001 Ravi Iyer",
    ]);
    await close();
  });

  it("forget somebody without an account, in all that the same address or number is in", async () => {
    const { db, owner, ask, takeIn, all, close } = await open();
    const byPhone = meera.replace("#1001", "#1005").replace("Meera@Example.com", "");
    const nameless = ravi
      .replace("#1002", "#1006")
      .replace("ravi@example.com", "")
      .replace("98000 00002", "");
    await takeIn(meera, byPhone, ravi, nameless);
    const [first, , , last] = await all();
    const erase = (id: string | undefined, sure = true) =>
      ask("DELETE", `/manage/past-orders/${id}`, JSON.stringify({ sure }));
    expect((await erase(first?.id, false)).status).toBe(422);
    expect((await erase(first?.id)).told.message).toBe("The person is erased from the past orders");
    expect((await all()).map(({ name }) => name)).toEqual(["", "", "Ravi Iyer", "Ravi Iyer"]);
    expect((await erase(last?.id)).status).toBe(200);
    expect((await all()).map(({ name }) => name)).toEqual(["", "", "Ravi Iyer", ""]);
    const [noted] = await listAuditEntries(db.read, { by: owner.userId, limit: 1 });
    expect(noted?.action).toBe("erase past orders");
    await close();
  });

  it("forget somebody whose next order is coming in at that moment", async () => {
    const { db, owner, send, takeIn, all, close } = await open();
    await takeIn(ravi);
    const { told } = await send(ravi.replace("#1002", "#2000"));
    const [middle, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const slow: typeof db.write = (work) =>
      db.write(async (tx) => {
        const done = await work(tx);
        middle.resolve();
        await goOn.promise;
        return done;
      });
    const clock = { now: Date.now };
    const { accounts } = accountsForTests(db);
    const taking = createPastOrderFiles({ db: { ...db, write: slow }, clock }).takeInFile(
      owner.userId,
      told.file.id,
    );
    await middle.promise;
    const [first] = await all();
    const erasing = createPastOrders({ db, clock, accounts }).erase(owner.userId, first?.id ?? "");
    // SQLite has one writer, for whom the other waits.
    if (engine === "postgres") await oneWaits(db.read);
    goOn.resolve();
    expect([await taking, await erasing]).toMatchObject([{ ok: true, value: 1 }, { ok: true }]);
    const left = (await all()).map(({ number, name }) => `${number} ${name}`);
    expect(left.sort()).toEqual(["#1002 ", "#2000 "]);
    await close();
  });

  it("are in the log where the server ends in the middle of taking them in, and told with the rest", async () => {
    const { db, owner, ask, send, all, close } = await open();
    const many = Array.from({ length: 450 }, (_, at) => ravi.replace("#1002", `#${2000 + at}`));
    const { told } = await send(...many);
    let writes = 0;
    const ending: typeof db.write = (work) => {
      if (writes++ === 2) throw new Error("the server ends here");
      return db.write(work);
    };
    const files = createPastOrderFiles({ db: { ...db, write: ending }, clock: { now: Date.now } });
    await expect(files.takeInFile(owner.userId, told.file.id)).rejects.toThrow("ends here");
    expect(await all()).toHaveLength(400);
    const logged = async () =>
      (await listAuditEntries(db.read, { by: owner.userId, limit: 9 })).map(({ action }) => action);
    expect(await logged()).toEqual(["begin to take in past orders"]);
    expect((await ask("POST", `/manage/past-order-files/${told.file.id}/take-in`)).told.count).toBe(50);
    expect(await logged()).toContain("take in past orders");
    await close();
  });

  it("go again with the file that brought them, and with no other", async () => {
    const { db, owner, ask, takeIn, all, close } = await open();
    await takeIn(ravi);
    const many = Array.from({ length: 250 }, (_, at) => ravi.replace("#1002", `#${2000 + at}`));
    expect(await takeIn(meera, more, ravi, ...many)).toBe(251);
    const files = async () => (await ask("GET", "/manage/past-order-files")).told.files;
    const [wrong, right] = await files();
    expect([wrong, right]).toMatchObject([
      { source: "shopify", orders: 251 },
      { source: "shopify", orders: 1 },
    ]);
    expect(wrong.at).toBeGreaterThan(Date.now() - 600_000);
    const erased = (await all()).find(({ number }) => number === "#1001");
    await ask("DELETE", `/manage/past-orders/${erased?.id}`, '{"sure":true}');
    const takeOut = (sure: boolean) =>
      ask("DELETE", `/manage/past-order-files/${wrong.id}`, JSON.stringify({ sure }));
    expect((await takeOut(false)).status).toBe(422);
    const { token } = await signedUpUser(db, { role: "packer" });
    expect((await ask("GET", "/manage/past-order-files", undefined, token)).status).toBe(403);
    expect((await takeOut(true)).told).toMatchObject({ count: 250, message: "250 past orders are out." });
    expect((await all()).map(({ number, name }) => `${number} ${name}`)).toEqual([
      "#1001 ",
      "#1002 Ravi Iyer",
    ]);
    expect(await files()).toEqual([right]);
    expect((await takeOut(true)).status).toBe(404);
    const [noted] = await listAuditEntries(db.read, { by: owner.userId, limit: 1 });
    expect(noted).toMatchObject({ action: "take out past orders", after: '{"orders":250}' });
    expect(await takeIn(meera, more, ravi, ...many)).toBe(250);
    await close();
  });

  it("name who bought as long as an invoice of that day is kept, and all other orders longer", async () => {
    const { db, takeIn, all, close } = await open();
    const many = Array.from({ length: 200 }, (_, at) => meera.replace("#1001", `#${2000 + at}`));
    await takeIn(meera, ...many, ravi);
    const { accounts } = accountsForTests(db);
    const clock = { at: invoicesUntil(Date.UTC(2024, 2, 31, 12)) - 1, now: () => clock.at };
    const pastOrders = createPastOrders({ db, clock, accounts });
    const named = async () => (await all()).flatMap(({ name, address }) => (address === null ? [] : [name]));
    await pastOrders.eraseOld();
    expect(await named()).toHaveLength(202);
    clock.at++;
    await pastOrders.eraseOld();
    expect(await named()).toEqual(["Ravi Iyer"]);
    expect((await all())[0]).toMatchObject({ name: "", email: null, phone: null, total_paise: 54_950 });
    await close();
  });

  it("are kept as a file for a day at most", async () => {
    const { db, send, close } = await open();
    await send(meera);
    const files = createPastOrderFiles({ db, clock: { now: () => Date.now() + 25 * 3_600_000 } });
    await files.deleteOldFiles();
    expect(await db.read.selectFrom("past_order_files").selectAll().execute()).toEqual([]);
    await close();
  });
});
