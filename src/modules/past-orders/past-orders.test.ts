import { expect, it } from "vitest";
import { insertUser, newcomer } from "#modules/accounts/profile/users-repository.ts";
import { listAuditEntries } from "#platform/database/audit.ts";
import { newId } from "#platform/ids.ts";
import { accountsForTests } from "#support/accounts-for-tests.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { header, meera, moreOfMeera, openPastOrders, ravi } from "#support/past-orders.ts";
import { signedUpUser } from "#support/people.ts";
import { createPastOrderFiles } from "./files-service.ts";
import { createPastOrders } from "./service.ts";

describeOnBothEngines("orders of the shop before", (openFresh) => {
  it("are refused as a file that nobody knows, one that is too long, and to whoever may not", async () => {
    const { db, ask, all, close } = await openPastOrders((await openFresh()).settings);
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
    const { db, owner, ask, send, takeIn, all, close } = await openPastOrders((await openFresh()).settings);
    const tables = ["orders", "payments", "invoices", "stock_moves", "outbox", "users"] as const;
    const others = () => Promise.all(tables.map((table) => db.read.selectFrom(table).selectAll().execute()));
    const before = await others();
    const dollars = ravi.replace("#1002", "#1003").replace("INR", "USD");
    const { status, told } = await send(meera, moreOfMeera, ravi, dollars, meera.replace("#1001", "1001"));
    expect(status).toBe(201);
    expect(told.file).toMatchObject({ source: "shopify", added: 2, known: 1, moreFaults: 0 });
    expect(told.file.faults).toEqual([{ line: 5, number: "#1003", problem: "currency", cell: "USD" }]);
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
    expect((await send(meera, moreOfMeera, ravi)).told.file).toMatchObject({ added: 0, known: 2 });
    expect(await takeIn(meera, moreOfMeera, ravi.replace("80,80", "90,90"))).toBe(0);
    expect(await all()).toEqual(taken);
    expect(await others()).toEqual(before);
    const [noted, ...rest] = await listAuditEntries(db.read, { by: owner.userId, limit: 9 });
    expect(noted).toMatchObject({ action: "take in past orders", after: '{"orders":2}' });
    expect(rest.map(({ action }) => action)).toEqual(["begin to take in past orders"]);
    await close();
  });

  it("are found by number, name, phone and mail, the newest first, and read whole", async () => {
    const { db, ask, takeIn, found, close } = await openPastOrders((await openFresh()).settings);
    const many = Array.from({ length: 448 }, (_, at) => ravi.replace("#1002", `#${2000 + at}`));
    expect(await takeIn(meera, moreOfMeera, ravi, ...many)).toBe(450);
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
    const { db, takeIn, close } = await openPastOrders((await openFresh()).settings);
    await takeIn(meera, moreOfMeera, ravi);
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
    const { db, ask, takeIn, close } = await openPastOrders((await openFresh()).settings);
    await takeIn(meera, moreOfMeera, ravi);
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

  it("are in the log where the server ends in the middle of taking them in, and told with the rest", async () => {
    const { db, owner, ask, send, all, close } = await openPastOrders((await openFresh()).settings);
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
    const { db, owner, ask, takeIn, all, close } = await openPastOrders((await openFresh()).settings);
    await takeIn(ravi);
    const many = Array.from({ length: 250 }, (_, at) => ravi.replace("#1002", `#${2000 + at}`));
    expect(await takeIn(meera, moreOfMeera, ravi, ...many)).toBe(251);
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
    expect(await takeIn(meera, moreOfMeera, ravi, ...many)).toBe(250);
    await close();
  });

  it("are kept as a file for a day at most", async () => {
    const { db, send, close } = await openPastOrders((await openFresh()).settings);
    await send(meera);
    const files = createPastOrderFiles({ db, clock: { now: () => Date.now() + 25 * 3_600_000 } });
    await files.deleteOldFiles();
    expect(await db.read.selectFrom("past_order_files").selectAll().execute()).toEqual([]);
    await close();
  });
});
