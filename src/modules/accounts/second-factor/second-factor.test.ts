import { expect, it } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { accountsForTests, visit } from "#support/accounts-for-tests.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { makePasskey } from "#support/passkey.ts";
import { type Person, signedUpUser } from "#support/people.ts";

const minute = 60_000;
const url = "https://shop.example";

describeOnBothEngines("the second factor", (openFresh) => {
  async function opened() {
    const db = await openFresh();
    const shop = accountsForTests(db, { asksForFactor: () => true });
    const member = async (more: Parameters<typeof signedUpUser>[1] = {}) => {
      const person = await signedUpUser(db, { role: "owner", now: shop.clock.at, ...more });
      return { person, self: await selfOf(db, person) };
    };
    const callerOf = async ({ token }: Person) =>
      (await shop.accounts.recognise({ cookie: undefined, bearer: token })).caller;
    const codeFor = async ({ email }: Person) => {
      const last = (await shop.messagesTo(email)).at(-1);
      return /\b(\d{6})\b/.exec(last?.text ?? "")?.[1] ?? "none";
    };
    return { db, ...shop, member, callerOf, codeFor };
  }

  it("opens the role for twelve hours, and what cannot be taken back for ten minutes", async () => {
    const { accounts, clock, member, callerOf, codeFor } = await opened();
    const { person, self } = await member();
    expect(await callerOf(person)).toMatchObject({ role: null, pendingRole: "owner", hasFreshFactor: false });
    expect(await accounts.sendFactorCode(self, "mail", visit())).toMatchObject({ ok: true });
    expect(await accounts.showCode(self, await codeFor(person), visit())).toMatchObject({ ok: true });
    expect(await callerOf(person)).toMatchObject({ role: "owner", hasFreshFactor: true });
    clock.at += 10 * minute;
    expect(await callerOf(person)).toMatchObject({ role: "owner", hasFreshFactor: false });
    clock.at += 12 * 60 * minute - 10 * minute - 1;
    expect(await callerOf(person)).toMatchObject({ role: "owner" });
    clock.at += 1;
    expect(await callerOf(person)).toMatchObject({ role: null, pendingRole: "owner" });
  });

  it("asks nothing of customers, and nothing while the shop is tried out", async () => {
    const { db, clock, member, callerOf } = await opened();
    const person = await signedUpUser(db, { now: clock.at });
    expect(await callerOf(person)).toMatchObject({ role: null, hasFreshFactor: true });
    const { person: owner } = await member();
    const calm = accountsForTests(db).accounts;
    const { caller } = await calm.recognise({ cookie: undefined, bearer: owner.token });
    expect(caller).toMatchObject({ role: "owner", hasFreshFactor: true });
  });

  it("takes a code once, for its session, for five minutes, and for five tries", async () => {
    const { accounts, clock, member, codeFor, db, callerOf } = await opened();
    const { person, self } = await member();
    const { self: thief, person: other } = await member();
    const send = async () => {
      clock.at += 31_000;
      expect(await accounts.sendFactorCode(self, "mail", visit())).toMatchObject({ ok: true });
      return codeFor(person);
    };
    const refused = { ok: false, reason: "codeWrong" };
    const stolen = await send();
    expect(await accounts.showCode(thief, stolen, visit())).toMatchObject(refused);
    expect(await accounts.showCode({ ...thief, sessionId: self.sessionId }, stolen, visit())).toMatchObject({
      ok: false,
    });
    const expired = await send();
    clock.at += 5 * minute;
    expect(await accounts.showCode(self, expired, visit())).toMatchObject(refused);
    const right = await send();
    const wrong = right === "000000" ? "000001" : "000000";
    for (let at = 0; at < 5; at++)
      expect(await accounts.showCode(self, wrong, visit())).toMatchObject(refused);
    expect(await accounts.showCode(self, right, visit())).toMatchObject(refused);
    const good = await send();
    const together = await Promise.all([1, 2, 3].map(() => accounts.showCode(self, good, visit())));
    expect(together.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await accounts.showCode(self, good, visit())).toMatchObject(refused);
    expect(await callerOf(other)).toMatchObject({ role: null });
    expect(JSON.stringify(await db.read.selectFrom("factor_codes").selectAll().execute())).not.toContain(
      good,
    );
  });

  it("sends a code only to what is proved, and not without end", async () => {
    const { accounts, clock, member } = await opened();
    const { self } = await member({ phone: "+919812345678" });
    const { self: without } = await member();
    expect(await accounts.sendFactorCode(without, "sms", visit())).toMatchObject({
      reason: "codeWayUnknown",
    });
    expect(await accounts.sendFactorCode(self, "sms", visit())).toMatchObject({ ok: true });
    expect(await accounts.sendFactorCode(self, "sms", visit())).toMatchObject({ reason: "tooMany" });
    for (let at = 0; at < 9; at++) {
      clock.at += 31_000;
      expect(await accounts.sendFactorCode(self, "mail", visit())).toMatchObject({ ok: true });
    }
    clock.at += 31_000;
    expect(await accounts.sendFactorCode(self, "mail", visit())).toMatchObject({ reason: "tooMany" });
  });

  it("accepts what a passkey signed, and nothing forged, replayed, stolen or expired", async () => {
    const { accounts, clock, member, callerOf, db } = await opened();
    const { person, self } = await member();
    const { person: other, self: thief } = await member();
    const passkey = makePasskey(url);
    const add = async (mine: typeof passkey, to = self, more = {}) =>
      accounts.addPasskey(to, { answer: mine.made(await offer(to), more), name: "Phone" });
    const offer = async (to: typeof self) => valueIn(await accounts.passkeyOffer(to, visit()));
    const challenge = async (to = self) => valueIn(await accounts.passkeyChallenge(to));
    const show = (answer: object, to = self) => accounts.showPasskey(to, answer, visit());
    const refused = { ok: false, reason: "passkeyRefused" };

    expect(await add(passkey, self, { origin: "https://shop.example.evil" })).toMatchObject(refused);
    const offered = await offer(self);
    clock.at += 5 * minute;
    expect(await accounts.addPasskey(self, { answer: passkey.made(offered), name: "x" })).toMatchObject(
      refused,
    );
    expect(await add(passkey)).toEqual({ ok: true, value: undefined });
    expect(await add(passkey, thief)).toMatchObject(refused);
    const foreign = makePasskey(url);
    expect(await add(foreign, thief)).toMatchObject({ ok: true });

    const forgeries: (() => Promise<unknown>)[] = [
      async () => show(passkey.shown(await challenge(), { origin: "https://evil.example" })),
      async () => show(passkey.shown(await challenge(), { host: "evil.example" })),
      async () => show({ ...makePasskey(url).shown(await challenge()), id: passkey.id, rawId: passkey.id }),
      async () => show(foreign.shown(await challenge())),
      async () => show(passkey.shown({ challenge: "bWFkZS11cA" })),
      async () => show({ id: passkey.id }),
      async () => {
        const { response, ...rest } = passkey.shown(await challenge());
        const signature = Buffer.from(response.signature ?? "", "base64url");
        signature.writeUInt8(signature.readUInt8(12) ^ 1, 12);
        return show({ ...rest, response: { ...response, signature: signature.toString("base64url") } });
      },
      async () => {
        const late = passkey.shown(await challenge());
        clock.at += 5 * minute;
        return show(late);
      },
      // Asked for in one session, answered in another: of somebody else, or of the same person.
      async () => show(passkey.shown(await challenge()), thief),
      async () => show(passkey.shown(await challenge(thief))),
    ];
    for (const forged of forgeries) expect(await forged(), String(forged)).toMatchObject(refused);
    expect(await callerOf(person)).toMatchObject({ role: null });
    expect(await callerOf(other)).toMatchObject({ role: null });

    const good = passkey.shown(await challenge());
    const together = await Promise.all([show(good), show(good)]);
    expect(together.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await show(good)).toMatchObject(refused);
    expect(await callerOf(person)).toMatchObject({ role: "owner", hasFreshFactor: true });
    // A copy of the passkey counts from where it was copied.
    expect(await show(passkey.shown(await challenge(), { count: 1 }))).toMatchObject(refused);
    const kept = await db.read.selectFrom("factor_challenges").selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(String((await challenge()).challenge));
  });

  it("lets one name and remove passkeys, and the last only while a code can be sent", async () => {
    const { accounts, clock, member, db } = await opened();
    const { self } = await member();
    const { self: other } = await member();
    const passkey = makePasskey(url);
    const answer = passkey.made(valueIn(await accounts.passkeyOffer(self, visit())));
    expect(await accounts.addPasskey(self, { answer, name: "Phone" })).toMatchObject({ ok: true });
    expect(await accounts.renamePasskey(other.userId, passkey.id, "Mine")).toMatchObject({
      reason: "notFound",
    });
    expect(await accounts.removePasskey(other.userId, passkey.id)).toMatchObject({ reason: "notFound" });
    clock.at++;
    expect(await accounts.renamePasskey(self.userId, passkey.id, "Kamla's phone")).toMatchObject({
      ok: true,
    });
    expect((await accounts.factorsOf(self)).passkeys).toMatchObject([{ name: "Kamla's phone" }]);
    const proved = (email: string | null) =>
      db.write((tx) => tx.updateTable("users").set({ email }).where("id", "=", self.userId).execute());
    await proved(null);
    expect(await accounts.removePasskey(self.userId, passkey.id)).toMatchObject({ reason: "lastPasskey" });
    await proved("kamla@example.com");
    clock.at++;
    expect(await accounts.removePasskey(self.userId, passkey.id)).toMatchObject({ ok: true });
    const actions = await db.read
      .selectFrom("audit")
      .select(["action", "before", "after"])
      .orderBy("id")
      .execute();
    expect(actions).toMatchObject([
      { action: "add passkey", before: null, after: '{"name":"Phone"}' },
      { action: "rename passkey", before: '{"name":"Phone"}', after: '{"name":"Kamla\'s phone"}' },
      { action: "remove passkey", before: '{"name":"Kamla\'s phone"}', after: null },
    ]);
  });
});

async function selfOf(db: Database, { userId }: Person) {
  const session = await db.read
    .selectFrom("sessions")
    .select("id")
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return { userId, sessionId: session.id };
}

function valueIn(outcome: { ok: boolean; value?: object }): { challenge?: unknown } {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  return outcome.value ?? {};
}
