import { expect, it } from "vitest";
import { accountsForTests, visit } from "#support/accounts-for-tests.ts";
import { describeOnBothEngines, type OpenFresh } from "#support/engines.ts";

const phone = "+919812345678";
const minute = 60_000;

async function opened(openFresh: OpenFresh) {
  const db = await openFresh();
  const made = accountsForTests(db);
  let requests = 0;
  const ask = async (orderId: string | undefined, given: { number?: string; phone?: string } = {}) => {
    made.clock.at += minute;
    const asked = { number: `H-${++requests}`, phone: "098123 45678", ...given };
    const sent = await made.accounts.sendOrderCode(asked, visit(), async () => orderId);
    if (!sent.ok) return { ...sent, code: "", requestId: "" };
    await made.accounts.settled();
    const code = /\b\d{6}\b/.exec(made.sent.at(-1)?.text ?? "")?.[0] ?? "000000";
    return { ok: true as const, requestId: sent.value.requestId, code };
  };
  const prove = (given: { requestId: string | undefined; code: string; orderId?: string }) =>
    made.accounts.withOrderCode(given, async (_, order) => order);
  return { ...made, db, ask, prove };
}

const wrong = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, "0");

describeOnBothEngines("a code for an order", (openFresh) => {
  it("answers the same for an order that is not there, and sends nothing", async () => {
    const { ask, prove, sent } = await opened(openFresh);
    const none = await ask(undefined);
    expect(none.ok).toBe(true);
    expect(sent).toEqual([]);
    expect(await prove(none)).toMatchObject({ reason: "codeWrong", field: "code" });
    const some = await ask("o1");
    expect(Object.keys(some)).toEqual(Object.keys(none));
    expect(sent.map(({ to }) => to)).toEqual([phone]);
  });

  it("refuses what is no phone, or none that codes go to, before anything is counted", async () => {
    const { ask } = await opened(openFresh);
    expect(await ask("o1", { phone: "12" })).toMatchObject({ reason: "phoneUnusable", field: "phone" });
    expect(await ask("o1", { phone: "+14155552671" })).toMatchObject({ reason: "phoneNotServed" });
  });

  it("takes five guesses and then not even the right one", async () => {
    const { ask, prove } = await opened(openFresh);
    const { code, requestId } = await ask("o1");
    for (let at = 1; at <= 5; at++)
      expect(await prove({ requestId, code: wrong(code, at) })).toMatchObject({ reason: "codeWrong" });
    expect(await prove({ requestId, code })).toMatchObject({ reason: "codeWrong" });
  });

  it("is no code for another order, where one is named", async () => {
    const { ask, prove } = await opened(openFresh);
    const { code, requestId } = await ask("o1");
    expect(await prove({ requestId, code, orderId: "o2" })).toMatchObject({ reason: "codeWrong" });
    expect(await prove({ requestId, code, orderId: "o1" })).toMatchObject({ value: { orderId: "o1" } });
  });

  it("takes nothing of anybody for orders that are not there", async () => {
    const db = await openFresh();
    const { accounts, sent } = accountsForTests(db, { smsPerDay: 1 });
    for (let at = 0; at < 40; at++) {
      const asked = { number: `H-${at}`, phone: `98${12_000_000 + at}` };
      expect(await accounts.sendOrderCode(asked, visit(), async () => undefined)).toMatchObject({ ok: true });
    }
    await accounts.settled();
    expect(sent).toEqual([]);
    expect(await accounts.requestCode(phone, visit({ address: "198.51.100.7" }))).toMatchObject({ ok: true });
  });

  it("leaves the buyer her code, whatever phones strangers gave for the number and guessed", async () => {
    const { accounts, sent } = accountsForTests(await openFresh());
    const stranger = visit({ address: "198.51.100.7" });
    for (let at = 0; at < 6; at++) {
      const asked = { number: "H-1", phone: `98${12_000_000 + at}` };
      const guess = await accounts.sendOrderCode(asked, stranger, async () => undefined);
      const requestId = guess.ok ? guess.value.requestId : undefined;
      for (let by = 0; by < 100; by++)
        await accounts.withOrderCode({ requestId, code: "000000" }, async () => {});
    }
    // She shares the stranger's network, too.
    for (const from of [visit(), visit({ address: "198.51.100.7" })]) {
      const number = from.address === stranger.address ? "H-2" : "H-1";
      const own = await accounts.sendOrderCode({ number, phone }, from, async () => "o1");
      await accounts.settled();
      const code = /\b\d{6}\b/.exec(sent.at(-1)?.text ?? "")?.[0] ?? "";
      const given = { requestId: own.ok ? own.value.requestId : undefined, code };
      expect(await accounts.withOrderCode(given, async () => "in")).toMatchObject({ value: "in" });
    }
  });

  it("opens nothing by a code that was not sent: ten in an hour to one phone, 40 in a day", async () => {
    const { ask, prove, sent, clock } = await opened(openFresh);
    clock.at += 60 * minute;
    for (let at = 0; at < 10; at++) await ask("o1");
    expect(sent).toHaveLength(10);
    const { requestId } = await ask("o1");
    expect(sent).toHaveLength(10);
    expect(await prove({ requestId, code: "000000" })).toMatchObject({ reason: "codeWrong" });
    for (let hour = 0; hour < 5; hour++) {
      clock.at += 60 * minute;
      for (let at = 0; at < 10; at++) await ask("o1");
    }
    expect(sent).toHaveLength(40);
  });

  it("is good once, however many come at the same time, and only in the browser that asked", async () => {
    const { ask, prove } = await opened(openFresh);
    const { code, requestId } = await ask("o1");
    expect(await prove({ requestId: undefined, code })).toMatchObject({ reason: "codeElsewhere" });
    expect(await prove({ requestId: "another", code })).toMatchObject({ reason: "codeElsewhere" });
    const all = await Promise.all(Array.from({ length: 20 }, () => prove({ requestId, code })));
    expect(all.filter(({ ok }) => ok)).toEqual([{ ok: true, value: { orderId: "o1", phone } }]);
    expect(await prove({ requestId, code })).toMatchObject({ reason: "codeElsewhere" });
  });

  it("is over after five minutes", async () => {
    const { ask, prove, clock } = await opened(openFresh);
    const asked = await ask("o1");
    clock.at += 5 * minute;
    expect(await prove(asked)).toMatchObject({ reason: "codeWrong" });
  });

  it("is sent again after half a minute, and five times an hour for one order and network, there or not", async () => {
    for (const order of ["o1", undefined]) {
      const { ask, clock } = await opened(openFresh);
      for (let at = 0; at < 5; at++) expect((await ask(order, { number: "H-7" })).ok).toBe(true);
      expect(await ask(order, { number: "h-7" })).toMatchObject({ reason: "tooMany" });
      expect(await ask(order, { number: "H-8" })).toMatchObject({ ok: true });
      clock.at -= minute - 1_000;
      expect(await ask(order, { number: "H-9" })).toMatchObject({ reason: "tooMany" });
    }
  });

  it("signs nobody in: it is none of the codes of the login", async () => {
    const { ask, accounts, db } = await opened(openFresh);
    const { code, requestId } = await ask("o1");
    const given = { phone, code, requestId, remember: false };
    expect(await accounts.signInWithCode(given, visit())).toMatchObject({ reason: "codeWrong" });
    expect(await db.read.selectFrom("sessions").select("id").execute()).toEqual([]);
  });
});
