import { expect, it } from "vitest";
import { accountsForTests, visit } from "#support/accounts-for-tests.ts";
import { describeOnBothEngines, type OpenFresh } from "#support/engines.ts";

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Just before midnight in India, before and after a leap day, at the year's end, and where others turn their clocks. */
const moments = [
  "2026-11-21T23:58:00+05:30",
  "2028-02-28T23:58:00+05:30",
  "2028-02-29T23:58:00+05:30",
  "2026-12-31T23:58:00+05:30",
  "2026-03-08T06:58:00Z",
  "2026-10-25T00:58:00Z",
].map((moment) => Date.parse(moment));

async function opened(openFresh: OpenFresh) {
  const db = await openFresh();
  const made = accountsForTests(db);
  const request = async (phone: string) => {
    const asked = await made.accounts.requestCode(phone, visit());
    if (!asked.ok) throw new Error(`${asked.reason} ${asked.retryAfter}`);
    const code = /\b\d{6}\b/.exec(made.sent.at(-1)?.text ?? "")?.[0] ?? "";
    return { phone, code, requestId: asked.value.requestId, remember: false };
  };
  const verify = (given: Awaited<ReturnType<typeof request>>) => made.accounts.signInWithCode(given, visit());
  return { ...made, request, verify };
}

describeOnBothEngines("a code by SMS", (openFresh) => {
  it("is good for five minutes at every moment of the calendar", async () => {
    const { clock, request, verify } = await opened(openFresh);
    for (const [number, at] of moments.entries()) {
      clock.at = at;
      const [inTime, late] = [await request(`98123 4560${number}`), await request(`98123 4561${number}`)];
      clock.at = at + 5 * minute - 1;
      expect(await verify(inTime)).toMatchObject({ ok: true });
      clock.at = at + 5 * minute;
      expect(await verify(late)).toMatchObject({ ok: false, reason: "codeWrong" });
    }
  });

  it("is over when the clock is set on by an hour, and a new one comes at once", async () => {
    const { clock, request, verify } = await opened(openFresh);
    const old = await request("98123 45678");
    clock.at += hour;
    expect(await verify(old)).toMatchObject({ reason: "codeWrong" });
    expect(await verify(await request("98123 45678"))).toMatchObject({ ok: true });
  });

  it("does not live an hour longer when the clock is set back, and a new one comes at once", async () => {
    const { clock, request, verify } = await opened(openFresh);
    const old = await request("98123 45678");
    clock.at -= hour;
    expect(await verify(old)).toMatchObject({ reason: "codeWrong" });
    const fresh = await request("98123 45678");
    expect(await verify(old)).toMatchObject({ reason: "codeWrong" });
    expect(await verify(fresh)).toMatchObject({ ok: true });
  });

  it("is taken from a node whose clock is a few seconds ahead", async () => {
    const { clock, request, verify } = await opened(openFresh);
    const asked = await request("98123 45678");
    clock.at -= 5 * second;
    expect(await verify(asked)).toMatchObject({ ok: true });
  });
});

describeOnBothEngines("tries that are counted", (openFresh) => {
  it("lock nobody out for longer than their window when the clock is set back", async () => {
    const { accounts, clock } = await opened(openFresh);
    const guess = () =>
      accounts.signIn({ email: "asha@example.com", password: "wrong", remember: false }, visit());
    for (let at = 0; at < 10; at++) await guess();
    expect(await guess()).toMatchObject({ reason: "tooMany" });
    clock.at -= hour;
    expect(await guess()).toMatchObject({ reason: "wrongCredentials" });
    for (let at = 1; at < 10; at++) await guess();
    expect(await guess()).toMatchObject({ reason: "tooMany", retryAfter: 15 * 60 });
  });
});

describeOnBothEngines("a session", (openFresh) => {
  it("opened just before midnight is recognised after it, and at any step of the clock by an hour", async () => {
    const { accounts, clock, request, verify } = await opened(openFresh);
    for (const [number, at] of moments.entries()) {
      clock.at = at;
      const signedIn = await verify(await request(`98123 4570${number}`));
      const cookie = signedIn.ok ? signedIn.value.cookie : "";
      const lives = async () => (await accounts.recognise({ cookie, bearer: undefined })).caller !== null;
      for (const step of [5 * minute, -hour, hour]) {
        clock.at = at + step;
        expect(await lives()).toBe(true);
      }
      clock.at = at + hour + 12 * hour;
      expect(await lives()).toBe(false);
    }
  });
});
