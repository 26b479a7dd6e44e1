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
    const { code } = await request();
    for (let at = 1; at <= 5; at++)
      expect(await verify({ code: other(code, at) })).toMatchObject({ reason: "codeWrong" });
    expect(await verify({ code })).toMatchObject({ reason: "codeWrong" });
  });

  it("compares five guesses when twenty come at once", async () => {
    const { request, verify, db } = await opened(openFresh);
    const { code } = await request();
    await Promise.all(Array.from({ length: 20 }, (_, at) => verify({ code: other(code, at + 1) })));
    const [kept] = await db.read.selectFrom("phone_codes").selectAll().execute();
    expect(kept?.tries_left).toBe(0);
    expect(await verify({ code })).toMatchObject({ ok: false });
  });

  it("takes twenty guesses of a number in a day, with however many fresh codes", async () => {
    const { request, verify, clock } = await opened(openFresh);
    const reasons: string[] = [];
    for (let round = 0; round < 10; round++) {
      const { code } = await request({ address: `198.51.100.${round}` });
      for (let at = 1; at <= 5; at++) {
        const answer = await verify({ code: other(code, at) }, { address: `198.51.100.${round}` });
        reasons.push(answer.ok ? "in" : answer.reason);
      }
      clock.at += 10 * minute;
    }
    expect(reasons.filter((reason) => reason === "codeWrong")).toHaveLength(20);
    expect(reasons.filter((reason) => reason === "tooMany")).toHaveLength(30);
  });

  it("still lets the owner in from a browser he used before", async () => {
    const { request, verify, clock } = await opened(openFresh);
    const first = await verify(await request());
    const browser = first.ok ? first.value.browser : "";
    for (let round = 0; round < 5; round++) {
      clock.at += 10 * minute;
      const { code } = await request();
      for (let at = 1; at <= 5; at++) await verify({ code: other(code, at) });
    }
    clock.at += 10 * minute;
    const asked = await request();
    expect(await verify(asked)).toMatchObject({ reason: "tooMany" });
    expect(await verify(asked, { browser })).toMatchObject({ ok: true });
  });

  it("refuses a code that is too old, of another request, of another browser or for another number", async () => {
    const { request, verify, clock } = await opened(openFresh);
    const { code, requestId } = await request();
    expect(await verify({ code, requestId: "of-another" })).toMatchObject({ reason: "codeWrong" });
    expect(await verify({ code }, { address: "192.0.2.1" })).toMatchObject({ reason: "codeWrong" });
    expect(await verify({ code, requestId, phone: "9812345679" })).toMatchObject({ reason: "codeWrong" });
    clock.at += 5 * minute;
    expect(await verify({ code, requestId })).toMatchObject({ reason: "codeWrong" });
  });

  it("sends again after 30 seconds, and then only the new code counts", async () => {
    const { accounts, request, verify, clock } = await opened(openFresh);
    const old = await request();
    clock.at += 20 * second;
    expect(await accounts.requestCode(typed, visit())).toMatchObject({ reason: "tooMany", retryAfter: 10 });
    clock.at += 10 * second;
    const fresh = await request();
    expect(await verify(old)).toMatchObject({ reason: "codeWrong" });
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
        deliver: async () => 0,
        sendSecret: async () => {
          throw new Error("no way out");
        },
      },
    });
    expect(await broken.accounts.requestCode("98123 11111", visit())).toMatchObject({
      reason: "messageNotSent",
    });
    expect(await broken.accounts.requestCode("12", visit())).toMatchObject({ reason: "phoneUnusable" });
  });
});
