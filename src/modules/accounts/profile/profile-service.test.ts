import { expect, it } from "vitest";
import { accountsForTests, linkToken, visit } from "#support/accounts-for-tests.ts";
import { describeOnBothEngines, type OpenFresh } from "#support/engines.ts";
import { signedUpUser } from "#support/people.ts";
import { insertIdentity } from "../google/identities-repository.ts";
import { updateUser } from "./users-repository.ts";

const asha = { name: "Asha Rao", email: "asha@example.com", password: "monsoon-2nd-floor" };
const next = "asha.rao@example.org";

async function opened(openFresh: OpenFresh) {
  const db = await openFresh();
  const made = accountsForTests(db);
  await made.accounts.register(asha, visit());
  const signedIn = await made.accounts.signIn({ ...asha, remember: false }, visit());
  if (!signedIn.ok) throw new Error(signedIn.reason);
  const self = { userId: signedIn.value.user.id, sessionId: signedIn.value.sessionId };
  const change = (given: object) =>
    made.accounts.changeProfile(self, { ...asha, password: "", ...given }, visit());
  const lastToken = async (to: string) => linkToken((await made.messagesTo(to)).at(-1));
  return { ...made, db, self, change, lastToken };
}

describeOnBothEngines("profile", (openFresh) => {
  it("changes the name at once and refuses none", async () => {
    const { accounts, self, change } = await opened(openFresh);
    expect(await change({ name: "  Asha   R. " })).toMatchObject({
      ok: true,
      value: { user: { name: "Asha R." }, pendingEmail: null },
    });
    expect(await change({ name: " " })).toMatchObject({ reason: "allFieldsRequired", field: "name" });
    expect(await change({ email: "" })).toMatchObject({ reason: "allFieldsRequired", field: "email" });
    expect(await change({ email: "asha" })).toMatchObject({ reason: "emailUnusable" });
    expect((await accounts.profile(self.userId))?.name).toBe("Asha R.");
  });

  it("knows whether Google opens the account", async () => {
    const { accounts, db, self } = await opened(openFresh);
    expect(await accounts.hasGoogle(self.userId)).toBe(false);
    const identity = {
      issuer: "https://accounts.google.com",
      subject: "1",
      user_id: self.userId,
      created_at: 0,
    };
    await db.write(async (tx) => void (await insertIdentity(tx, identity)));
    expect(await accounts.hasGoogle(self.userId)).toBe(true);
  });

  it("changes the address when the password is right and its owner has confirmed", async () => {
    const { accounts, self, change, lastToken, messagesTo } = await opened(openFresh);
    expect(await change({ email: next })).toMatchObject({ reason: "passwordNeeded", field: "password" });
    expect(await change({ email: next, password: "wrong" })).toMatchObject({ reason: "passwordWrong" });
    expect(await change({ email: next, password: asha.password })).toMatchObject({
      ok: true,
      value: { user: { email: asha.email }, pendingEmail: next },
    });
    const token = await lastToken(next);
    const confirmed = await accounts.confirmEmail(self.userId, token, visit());
    expect(confirmed).toMatchObject({ ok: true, value: { email: next, emailVerified: true } });
    expect((await messagesTo(asha.email)).at(-1)).toMatchObject({
      subject: "Your address at Haat was changed",
    });
    expect(await accounts.confirmEmail(self.userId, token, visit())).toMatchObject({ reason: "linkDead" });
  });

  it("confirms an address for the account alone that asked", async () => {
    const { accounts, db, change, lastToken } = await opened(openFresh);
    await change({ email: next, password: asha.password });
    const token = await lastToken(next);
    const { userId } = await signedUpUser(db);
    expect(await accounts.confirmEmail(userId, token, visit())).toMatchObject({ reason: "linkDead" });
  });

  it("does not tell that another address is somebody's, nor give it away", async () => {
    const { accounts, self, db, change, messagesTo } = await opened(openFresh);
    await signedUpUser(db, { email: next });
    expect(await change({ email: next, password: asha.password })).toMatchObject({
      ok: true,
      value: { pendingEmail: next },
    });
    expect((await messagesTo(next)).at(-1)).toMatchObject({
      subject: "You already have an account at Haat",
    });
    expect((await accounts.profile(self.userId))?.email).toBe(asha.email);
  });

  it("gives an address to one of two who confirm it at the same moment, and tells the other", async () => {
    const { accounts, db, self, change, lastToken } = await opened(openFresh);
    await change({ email: next, password: asha.password });
    const mine = await lastToken(next);
    const ravi = { name: "Ravi", email: "ravi@example.com", password: "a-quiet-lane-2" };
    await accounts.register(ravi, visit());
    const signedIn = await accounts.signIn({ ...ravi, remember: false }, visit());
    if (!signedIn.ok) throw new Error(signedIn.reason);
    const other = { userId: signedIn.value.user.id, sessionId: signedIn.value.sessionId };
    await accounts.changeProfile(other, { ...ravi, email: next }, visit());
    const theirs = await lastToken(next);
    expect(theirs).not.toBe(mine);
    const outcomes = await Promise.all([
      accounts.confirmEmail(self.userId, mine, visit()),
      accounts.confirmEmail(other.userId, theirs, visit()),
    ]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes.filter(({ ok }) => !ok)).toMatchObject([{ reason: "linkDead" }]);
    expect(await db.read.selectFrom("users").select("id").where("email", "=", next).execute()).toHaveLength(
      1,
    );
  });

  it("gives an address to who proves it, whoever else claims it", async () => {
    const { accounts, self, change, lastToken } = await opened(openFresh);
    await accounts.register({ ...asha, email: next, password: "i-squat-here" }, visit());
    await change({ email: next, password: asha.password });
    expect(await accounts.confirmEmail(self.userId, await lastToken(next), visit())).toMatchObject({
      ok: true,
    });
    const squatter = { email: next, password: "i-squat-here", remember: false };
    expect(await accounts.signIn(squatter, visit())).toMatchObject({
      ok: true,
      value: { user: { emailVerified: false } },
    });
    expect(await accounts.signIn({ ...squatter, password: asha.password }, visit())).toMatchObject({
      ok: true,
      value: { user: { id: self.userId, emailVerified: true } },
    });
  });

  it("asks who has no password for a login of the last ten minutes", async () => {
    const { accounts, db, clock } = await opened(openFresh);
    const { userId } = await signedUpUser(db, { now: clock.at });
    const [session] = await accounts.list(userId, "");
    const self = { userId, sessionId: session?.id ?? "" };
    const choose = () =>
      accounts.changePassword(self, { currentPassword: "", password: "a-first-password" }, visit());
    clock.at += 11 * 60_000;
    expect(await choose()).toMatchObject({ reason: "signInAgain" });
    clock.at -= 2 * 60_000;
    expect(await choose()).toMatchObject({ ok: true });
  });

  it("checks ten passwords of an open session in a quarter of an hour", async () => {
    const { change } = await opened(openFresh);
    const reasons = [];
    for (let at = 0; at < 15; at++) {
      const answer = await change({ email: next, password: `guess-${at}` });
      reasons.push(answer.ok ? "ok" : answer.reason);
    }
    expect(reasons.filter((reason) => reason === "passwordWrong")).toHaveLength(10);
    expect(reasons.at(-1)).toBe("tooMany");
  });
});

describeOnBothEngines("leaving", (openFresh) => {
  it("takes along everything, without secrets", async () => {
    const db = await openFresh();
    const { accounts } = accountsForTests(db, { keptElsewhere: async () => ({ orders: ["one"] }) });
    await accounts.register(asha, visit());
    const signedIn = await accounts.signIn({ ...asha, remember: false }, visit());
    if (!signedIn.ok) throw new Error(signedIn.reason);
    const all = await accounts.exportOf(signedIn.value.user.id);
    expect(all).toMatchObject({
      ok: true,
      value: { account: { email: asha.email }, orders: ["one"], sessions: [{ browser: "Firefox, Linux" }] },
    });
    expect(JSON.stringify(all)).not.toMatch(/argon2|_hash/);
  });

  it("needs the password, leaves a row without a person and frees the address", async () => {
    const db = await openFresh();
    const forgotten: string[] = [];
    const { accounts, messagesTo } = accountsForTests(db, {
      async forgetElsewhere(_tx, { id }) {
        forgotten.push(id);
        return [];
      },
    });
    await accounts.register(asha, visit());
    const signedIn = await accounts.signIn({ ...asha, remember: false }, visit());
    if (!signedIn.ok) throw new Error(signedIn.reason);
    const self = { userId: signedIn.value.user.id, sessionId: signedIn.value.sessionId };
    expect(await accounts.deleteAccount(self, "wrong", visit())).toMatchObject({ reason: "passwordWrong" });
    expect(await accounts.deleteAccount(self, asha.password, visit())).toMatchObject({ ok: true });
    expect(forgotten).toEqual([self.userId]);
    expect(
      (await accounts.recognise({ cookie: signedIn.value.cookie, bearer: undefined })).caller,
    ).toBeNull();
    const [row] = await db.read.selectFrom("users").selectAll().execute();
    expect(row).toMatchObject({ id: self.userId, name: "", email: null, password_hash: null });
    expect((await messagesTo(asha.email)).at(-1)).toMatchObject({
      subject: "Your account at Haat is deleted",
    });
    expect(await accounts.register(asha, visit())).toMatchObject({ ok: true });
    expect(await accounts.signIn({ ...asha, remember: false }, visit())).toMatchObject({ ok: true });
  });

  it("is erased by the staff too, without a password, and never one of the staff", async () => {
    const db = await openFresh();
    const { accounts } = accountsForTests(db);
    await accounts.register(asha, visit());
    const signedIn = await accounts.signIn({ ...asha, remember: false }, visit());
    if (!signedIn.ok) throw new Error(signedIn.reason);
    const { id } = signedIn.value.user;
    await db.write((tx) => updateUser(tx, id, { role: "packer" }));
    expect(await accounts.eraseCustomer("meera", id, visit())).toMatchObject({ reason: "worksHereAlready" });
    await db.write((tx) => updateUser(tx, id, { role: null }));
    expect(await accounts.eraseCustomer("meera", "nobody", visit())).toMatchObject({ reason: "notFound" });
    expect(await accounts.eraseCustomer("meera", id, visit())).toMatchObject({ ok: true });
    expect(await accounts.eraseCustomer("meera", id, visit())).toMatchObject({ reason: "notFound" });
    expect(
      (await accounts.recognise({ cookie: signedIn.value.cookie, bearer: undefined })).caller,
    ).toBeNull();
    const [row] = await db.read.selectFrom("users").selectAll().execute();
    expect(row).toMatchObject({ id, name: "", email: null, password_hash: null });
  });

  it("lets go of pictures when the person is gone, and of none where nothing was written", async () => {
    const db = await openFresh();
    const deleted: string[] = [];
    const fault = { isThere: false };
    const { accounts } = accountsForTests(db, {
      forgetElsewhere: async () => ["torn-box.0a1b2c3d"],
      async forgetOutside({ pictures }) {
        deleted.push(...pictures);
      },
      shopName() {
        if (fault.isThere) throw new Error("The disk is full.");
        return "Haat";
      },
    });
    await accounts.register(asha, visit());
    const signedIn = await accounts.signIn({ ...asha, remember: false }, visit());
    if (!signedIn.ok) throw new Error(signedIn.reason);
    const self = { userId: signedIn.value.user.id, sessionId: signedIn.value.sessionId };
    await accounts.settled();
    fault.isThere = true;
    await expect(accounts.deleteAccount(self, asha.password, visit())).rejects.toThrow("disk");
    expect(deleted).toEqual([]);
    fault.isThere = false;
    expect(await accounts.deleteAccount(self, asha.password, visit())).toMatchObject({ ok: true });
    expect(deleted).toEqual(["torn-box.0a1b2c3d"]);
  });
});
