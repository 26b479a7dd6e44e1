import { expect, it } from "vitest";
import { invoicesUntil } from "#modules/orders/rules/erasure.ts";
import { listAuditEntries } from "#platform/database/audit.ts";
import { accountsForTests } from "#support/accounts-for-tests.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { oneWaits } from "#support/one-waits.ts";
import { meera, moreOfMeera, openPastOrders, ravi } from "#support/past-orders.ts";
import { signedUpUser } from "#support/people.ts";
import { createPastOrderFiles } from "./files-service.ts";
import { createPastOrders } from "./service.ts";

describeOnBothEngines("people in orders of the shop before", (openFresh, engine) => {
  it("are given out with somebody's data, and name nobody once they have left, whatever file comes again", async () => {
    const { db, ask, takeIn, all, close } = await openPastOrders((await openFresh()).settings);
    await takeIn(meera, moreOfMeera, ravi);
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
    expect(await takeIn(meera, moreOfMeera, ravi)).toBe(0);
    expect((await all())[0]).toMatchObject(gone);
    await close();
  });

  it("are given out without a person where the number alone fits, which may have had another owner", async () => {
    const { db, ask, takeIn, close } = await openPastOrders((await openFresh()).settings);
    await takeIn(meera, moreOfMeera, meera.replace("#1001", "#1008").replace("Meera@Example.com", ""));
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
    const { db, ask, send, takeIn, all, close } = await openPastOrders((await openFresh()).settings);
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
    const { db, owner, ask, takeIn, all, close } = await openPastOrders((await openFresh()).settings);
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
    const { db, owner, send, takeIn, all, close } = await openPastOrders((await openFresh()).settings);
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

  it("name who bought as long as an invoice of that day is kept, and all other orders longer", async () => {
    const { db, takeIn, all, close } = await openPastOrders((await openFresh()).settings);
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
});
