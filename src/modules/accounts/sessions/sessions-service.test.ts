import { expect, it } from "vitest";
import { accountsForTests, visit } from "#support/accounts-for-tests.ts";
import { describeWithDatabase, type OpenFresh } from "#support/engines.ts";
import type { SignedIn } from "./sessions-service.ts";

const asha = { name: "Asha Rao", email: "asha@example.com", password: "monsoon-2nd-floor" };
const hour = 3_600_000;
const nobody = { cookie: undefined, bearer: undefined };

async function opened(openFresh: OpenFresh) {
  const db = await openFresh();
  const made = accountsForTests(db);
  await made.accounts.register(asha, visit());
  const signIn = async (given: Parameters<typeof visit>[0] = {}, remember = false): Promise<SignedIn> => {
    const outcome = await made.accounts.signIn({ ...asha, remember }, visit(given));
    if (!outcome.ok) throw new Error(outcome.reason);
    return outcome.value;
  };
  return { ...made, db, signIn };
}

describeWithDatabase("sessions", (openFresh) => {
  it("are recognised by the cookie or by the token, each for itself", async () => {
    const { accounts, signIn } = await opened(openFresh);
    const { cookie, token, user, sessionId } = await signIn();
    const caller = { userId: user.id, sessionId, role: null, hasFreshFactor: true };
    expect(await accounts.recognise({ ...nobody, cookie })).toEqual({ caller, hadSession: true });
    expect(await accounts.recognise({ ...nobody, bearer: token })).toEqual({ caller, hadSession: true });
    expect(await accounts.recognise({ cookie: token, bearer: cookie })).toEqual({
      caller: null,
      hadSession: true,
    });
    expect(await accounts.recognise(nobody)).toEqual({ caller: null, hadSession: false });
  });

  it("have one token at a time, which a new one replaces", async () => {
    const { accounts, signIn } = await opened(openFresh);
    const { cookie, token, sessionId } = await signIn();
    const next = await accounts.renewToken(sessionId);
    expect(next).toMatch(/^[\w-]{43}$/);
    expect((await accounts.recognise({ ...nobody, bearer: token })).caller).toBeNull();
    expect((await accounts.recognise({ ...nobody, bearer: next })).caller).toMatchObject({ sessionId });
    expect((await accounts.recognise({ ...nobody, cookie })).caller).toMatchObject({ sessionId });
    await accounts.end((await accounts.recognise({ ...nobody, cookie })).caller?.userId ?? "", sessionId);
    expect((await accounts.recognise({ ...nobody, bearer: next })).caller).toBeNull();
  });

  it("are twenty at most, and one more ends the one that was seen longest ago", async () => {
    const { accounts, db, clock, signIn } = await opened(openFresh);
    const first = await signIn();
    const second = await signIn();
    clock.at += hour;
    await accounts.recognise({ ...nobody, cookie: first.cookie });
    for (let at = 0; at < 19; at++) await signIn();
    expect(await db.read.selectFrom("sessions").select("id").execute()).toHaveLength(20);
    expect((await accounts.recognise({ ...nobody, cookie: second.cookie })).caller).toBeNull();
    expect((await accounts.recognise({ ...nobody, cookie: first.cookie })).caller).not.toBeNull();
    expect(await accounts.list(first.user.id, first.sessionId)).toHaveLength(20);
  });

  it("leave nothing in the database that opens one", async () => {
    const { accounts, db, signIn } = await opened(openFresh);
    const { cookie, token, browser } = await signIn();
    const rows = JSON.stringify([
      await db.read.selectFrom("sessions").selectAll().execute(),
      await db.read.selectFrom("known_browsers").selectAll().execute(),
      await db.read.selectFrom("users").selectAll().execute(),
    ]);
    for (const secret of [cookie, token, browser, asha.password]) expect(rows).not.toContain(secret);
    const [row] = await db.read.selectFrom("sessions").selectAll().execute();
    const stolen = await accounts.recognise({ cookie: row?.cookie_hash, bearer: row?.token_hash });
    expect(stolen.caller).toBeNull();
    expect(Buffer.from(cookie, "base64url")).toHaveLength(32);
  });

  it("are new at each login, and the one that the browser came with ends", async () => {
    const { accounts, signIn } = await opened(openFresh);
    const first = await signIn();
    const second = await signIn({ cookie: first.cookie });
    expect(second.cookie).not.toBe(first.cookie);
    expect((await accounts.recognise({ ...nobody, cookie: first.cookie })).caller).toBeNull();
    expect((await accounts.recognise({ ...nobody, bearer: first.token })).caller).toBeNull();
  });

  it("do not take over a cookie that somebody planted", async () => {
    const { accounts, signIn } = await opened(openFresh);
    const { cookie } = await signIn({ cookie: "planted", browser: "planted-too" });
    expect(cookie).not.toBe("planted");
    expect((await accounts.recognise({ ...nobody, cookie: "planted" })).caller).toBeNull();
  });

  it("end after 12 idle hours, or after 30 days when remembered", async () => {
    const { accounts, clock, signIn } = await opened(openFresh);
    const passing = await signIn();
    const remembered = await signIn({}, true);
    const lives = async ({ cookie }: SignedIn) =>
      (await accounts.recognise({ ...nobody, cookie })).caller !== null;
    clock.at += 11 * hour;
    expect(await lives(passing)).toBe(true);
    clock.at += 11 * hour;
    expect(await lives(passing)).toBe(true);
    clock.at += 13 * hour;
    expect(await lives(passing)).toBe(false);
    clock.at += 28 * 24 * hour;
    expect(await lives(remembered)).toBe(true);
    clock.at += 24 * hour;
    expect(await lives(remembered)).toBe(false);
  });

  it("end after three days however busy they are, when not remembered", async () => {
    const { accounts, clock, signIn } = await opened(openFresh);
    const { cookie } = await signIn();
    let alive = 0;
    while ((await accounts.recognise({ ...nobody, cookie })).caller && alive < 100) {
      clock.at += hour;
      alive++;
    }
    expect(alive).toBe(72);
  });

  it("are listed for their owner and ended by him, one or all others", async () => {
    const { accounts, signIn } = await opened(openFresh);
    const [first, second, third] = [await signIn(), await signIn(), await signIn()];
    const ids = async () => (await accounts.list(first.user.id, first.sessionId)).map(({ id }) => id);
    expect(await accounts.list(first.user.id, first.sessionId)).toContainEqual(
      expect.objectContaining({ id: first.sessionId, current: true, browser: "Firefox, Linux" }),
    );
    expect(await accounts.end(first.user.id, second.sessionId)).toMatchObject({ ok: true });
    expect((await ids()).sort()).toEqual([first.sessionId, third.sessionId].sort());
    expect(await accounts.end("somebody-else", third.sessionId)).toMatchObject({ reason: "notFound" });
    await accounts.endOthers(first.user.id, first.sessionId);
    expect(await ids()).toEqual([first.sessionId]);
  });

  it("are swept away when they are over", async () => {
    const { accounts, clock, db, signIn } = await opened(openFresh);
    await signIn();
    clock.at += 200 * 24 * hour;
    await accounts.runJob();
    for (const table of ["sessions", "known_browsers", "limits", "mail_links"] as const)
      expect(await db.read.selectFrom(table).selectAll().execute()).toEqual([]);
  });
});
