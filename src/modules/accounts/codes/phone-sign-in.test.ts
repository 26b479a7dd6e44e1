import { expect, it } from "vitest";
import { accountsForTests, visit } from "#support/accounts-for-tests.ts";
import { describeOnBothEngines, type OpenFresh } from "#support/engines.ts";

const typed = "098123 45678";
const phone = "+919812345678";
const second = 1_000;
const minute = 60 * second;

async function opened(openFresh: OpenFresh) {
  const db = await openFresh();
  const made = accountsForTests(db);
  const request = async (given = {}) => {
    const sent = await made.accounts.requestCode(typed, visit(given));
    if (!sent.ok) throw new Error(sent.reason);
    const text = made.sent.at(-1)?.text ?? "";
    return { requestId: sent.value.requestId, code: /\b\d{6}\b/.exec(text)?.[0] ?? "" };
  };
  const verify = (given: { code: string; requestId?: string; phone?: string }, from = {}) =>
    made.accounts.signInWithCode(
      { phone: typed, remember: false, requestId: undefined, ...given },
      visit(from),
    );
  return { ...made, db, request, verify };
}

function other(code: string, by = 1): string {
  return String((Number(code) + by) % 1_000_000).padStart(6, "0");
}

describeOnBothEngines("signing in with a code", (openFresh) => {
  it("opens an account for a new number and finds it again the next time", async () => {
    const { request, verify, clock } = await opened(openFresh);
    const first = await verify(await request());
    expect(first).toMatchObject({ ok: true, value: { user: { phone, name: "Shopper 5678", email: null } } });
    clock.at += minute;
    const again = await verify(await request());
    expect(again.ok && first.ok && again.value.user.id === first.value.user.id).toBe(true);
  });

  it("gives one session for 50 right codes at the same time", async () => {
    const { db, request, verify } = await opened(openFresh);
    const asked = await request();
    const all = await Promise.all(Array.from({ length: 50 }, () => verify(asked)));
    expect(all.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await db.read.selectFrom("sessions").select("id").execute()).toHaveLength(1);
  });

  it("takes five guesses of one code and then not even the right one", async () => {
    const { request, verify } = await opened(openFresh);
    const { code, requestId } = await request();
    for (let at = 1; at <= 5; at++)
      expect(await verify({ code: other(code, at), requestId })).toMatchObject({ reason: "codeWrong" });
    expect(await verify({ code, requestId })).toMatchObject({ reason: "codeWrong" });
  });

  it("compares five guesses when twenty come at once", async () => {
    const { request, verify, db } = await opened(openFresh);
    const { code, requestId } = await request();
    await Promise.all(
      Array.from({ length: 20 }, (_, at) => verify({ code: other(code, at + 1), requestId })),
    );
    const [kept] = await db.read.selectFrom("phone_codes").selectAll().execute();
    expect(kept?.tries_left).toBe(0);
    expect(await verify({ code, requestId })).toMatchObject({ ok: false });
  });

  it("leaves the owner all tries of her code, whatever strangers ask for and guess meanwhile", async () => {
    const { request, verify, accounts } = await opened(openFresh);
    const own = await request();
    for (let at = 0; at < 9; at++) {
      const stranger = { address: `198.51.100.${at}` };
      const asked = await request(stranger);
      for (let by = 1; by <= 6; by++)
        expect(await verify({ ...asked, code: other(asked.code, by) }, stranger)).toMatchObject({
          ok: false,
        });
    }
    for (let at = 0; at < 100; at++)
      await accounts.signInWithCode(
        { phone: typed, code: "000000", requestId: "none", remember: false },
        visit(),
      );
    for (let by = 1; by <= 4; by++)
      expect(await verify({ ...own, code: other(own.code, by) })).toMatchObject({ reason: "codeWrong" });
    expect(await verify(own)).toMatchObject({ ok: true });
  });

  it("bounds the guesses at one number by the codes that it is sent: 40 in a day, 10 for one network", async () => {
    const { accounts, sent, clock } = await opened(openFresh);
    const ask = (at: number) => accounts.requestCode(typed, visit({ address: `198.51.100.${at}` }));
    for (let at = 0; at < 60; at++) {
      clock.at += 12 * minute;
      await ask(1);
    }
    expect(sent).toHaveLength(10);
    for (let at = 2; at < 62; at++) {
      clock.at += 10 * minute;
      await ask(at);
    }
    expect(sent).toHaveLength(40);
  });

  it("sends the owner a code in a browser that she used before, when strangers have used up the number's", async () => {
    const { accounts, request, verify, clock } = await opened(openFresh);
    const first = await verify(await request());
    const browser = first.ok ? first.value.browser : "";
    for (let at = 0; at < 10; at++) await accounts.requestCode(typed, visit({ address: `198.51.100.${at}` }));
    clock.at += minute;
    expect(await accounts.requestCode(typed, visit())).toMatchObject({ reason: "tooMany" });
    clock.at += minute;
    expect(await verify(await request({ browser }))).toMatchObject({ ok: true });
  });

  it("refuses a code that is too old, of another request, of another browser or for another number", async () => {
    const { request, verify, clock } = await opened(openFresh);
    const { code, requestId } = await request();
    expect(await verify({ code, requestId: "of-another" })).toMatchObject({ reason: "codeWrong" });
    expect(await verify({ code })).toMatchObject({ reason: "codeElsewhere" });
    expect(await verify({ code, requestId, phone: "9812345679" })).toMatchObject({ reason: "codeWrong" });
    clock.at += 5 * minute;
    expect(await verify({ code, requestId })).toMatchObject({ reason: "codeWrong" });
  });

  it("sends again after 30 seconds, and each code is for who asked for it", async () => {
    const { accounts, request, verify, clock } = await opened(openFresh);
    const old = await request();
    clock.at += 20 * second;
    expect(await accounts.requestCode(typed, visit())).toMatchObject({ reason: "tooMany", retryAfter: 10 });
    clock.at += 10 * second;
    const fresh = await request();
    const crossed = {
      requestId: fresh.requestId,
      code: old.code === fresh.code ? other(old.code) : old.code,
    };
    expect(await verify(crossed)).toMatchObject({ reason: "codeWrong" });
    expect(await verify(fresh)).toMatchObject({ ok: true });
  });

  it("sends one message for 20 requests at the same time", async () => {
    const { accounts, sent } = await opened(openFresh);
    const all = await Promise.all(Array.from({ length: 20 }, () => accounts.requestCode(typed, visit())));
    expect(all.filter(({ ok }) => ok)).toHaveLength(1);
    expect(sent).toHaveLength(1);
  });

  it("sends ten codes an hour to one number", async () => {
    const { accounts, clock } = await opened(openFresh);
    const reasons = [];
    for (let at = 0; at < 15; at++) {
      const sent = await accounts.requestCode(typed, visit({ address: `198.51.100.${at}` }));
      reasons.push(sent.ok ? "sent" : sent.reason);
      clock.at += 31 * second;
    }
    expect(reasons).toEqual([...Array(10).fill("sent"), ...Array(5).fill("tooMany")]);
  });

  it("keeps no code in clear and says so when it cannot be sent", async () => {
    const { db, request } = await opened(openFresh);
    const { code, requestId } = await request();
    const kept = JSON.stringify([
      await db.read.selectFrom("phone_codes").selectAll().execute(),
      await db.read.selectFrom("outbox").selectAll().execute(),
    ]);
    expect(kept).not.toContain(code);
    expect(kept).not.toContain(requestId);
    const broken = accountsForTests(db, {
      outbox: {
        queue: async () => {},
        queueAll: async () => {},
        deliver: async () => 0,
        forget: async () => {},
        withdraw: async () => ({ withdrawn: 0, begun: 0 }),
        tidy: async () => {},
        figures: () => Promise.reject(new Error("not asked")),
        sendSecretUntil: async () => {},
        sendSecret: async () => {
          throw new Error("no way out");
        },
      },
    });
    expect(await broken.accounts.requestCode("98123 11111", visit())).toMatchObject({
      reason: "messageNotSent",
    });
    const numbers = await db.read.selectFrom("phone_codes").select("phone").execute();
    expect(numbers).toEqual([{ phone }]);
    expect(await broken.accounts.requestCode("12", visit())).toMatchObject({ reason: "phoneUnusable" });
  });

  it("sends sixty codes an hour for one network, to whatever numbers", async () => {
    const { accounts, sent, clock } = await opened(openFresh);
    const ask = (at: number, address: string) =>
      accounts.requestCode(`98${12_000_000 + at}`, visit({ address }));
    for (let at = 0; at < 65; at++) await ask(at, `2001:db8::${at.toString(16)}`);
    expect(sent).toHaveLength(60);
    expect(await ask(65, "2001:db8::1")).toMatchObject({ reason: "tooMany" });
    expect(await ask(65, "2001:db8:1::1")).toMatchObject({ ok: true });
    clock.at += 60 * minute;
    expect(await ask(66, "2001:db8::1")).toMatchObject({ ok: true });
  });

  it("sends no more codes in a day than the shop pays for, from however many networks", async () => {
    const db = await openFresh();
    const { accounts, sent, clock } = accountsForTests(db, { smsPerDay: 5 });
    const ask = (at: number) =>
      accounts.requestCode(`98${12_000_000 + at}`, visit({ address: `198.51.100.${at}` }));
    for (let at = 0; at < 8; at++) await ask(at);
    expect(sent).toHaveLength(5);
    expect(await ask(9)).toMatchObject({ reason: "tooMany" });
    clock.at += 24 * 60 * minute;
    expect(await ask(10)).toMatchObject({ ok: true });
  });

  it.each([
    ["a premium number of Britain", "+44 906 123 4567"],
    ["a mobile phone of Nepal", "+977 984 1234567"],
    ["a satellite phone", "+882 1312345678"],
    ["a landline of Mumbai", "022 2345 6789"],
    ["a free number of India", "1800 123 4567"],
  ])("sends no code to %s", async (_what, number) => {
    const { accounts, sent, db } = await opened(openFresh);
    const answer = await accounts.requestCode(number, visit());
    expect(answer.ok ? "sent" : answer.reason).toMatch(/^phone(NotServed|Unusable)$/);
    expect(sent).toEqual([]);
    expect(await db.read.selectFrom("phone_codes").selectAll().execute()).toEqual([]);
  });

  it("sends codes to the countries that the shop names", async () => {
    const { accounts } = accountsForTests(await openFresh(), { smsCountries: ["IN", "NP"] });
    expect(await accounts.requestCode("+977 984 1234567", visit())).toMatchObject({ ok: true });
    expect(await accounts.requestCode(typed, visit())).toMatchObject({ ok: true });
  });
});
