import { expect, it } from "vitest";
import { accountsForTests, linkToken, visit } from "#support/accounts-for-tests.ts";
import { describeOnBothEngines, type OpenFresh } from "#support/engines.ts";

const asha = { name: "Asha Rao", email: "asha@example.com", password: "monsoon-2nd-floor" };
const fresh = "quiet-lane-by-the-sea";
const minute = 60_000;

async function opened(openFresh: OpenFresh) {
  const db = await openFresh();
  const made = accountsForTests(db);
  await made.accounts.register(asha, visit());
  const signIn = (password: string) =>
    made.accounts.signIn({ email: asha.email, password, remember: false }, visit());
  const resetToken = async () => {
    await made.accounts.forgotPassword(asha.email, visit());
    return linkToken((await made.messagesTo(asha.email)).at(-1));
  };
  const alive = async (cookie: string) =>
    (await made.accounts.recognise({ cookie, bearer: undefined })).caller !== null;
  return { ...made, db, signIn, resetToken, alive };
}

describeOnBothEngines("passwords", (openFresh) => {
  it("are set anew by a mailed link, which ends every session and works once", async () => {
    const { accounts, signIn, resetToken, alive } = await opened(openFresh);
    const before = await signIn(asha.password);
    const token = await resetToken();
    expect(await accounts.isResetLinkGood(token)).toBe(true);
    expect(await accounts.resetPassword({ token, password: "short" }, visit())).toMatchObject({
      reason: "passwordShort",
    });
    expect(await accounts.resetPassword({ token, password: fresh }, visit())).toMatchObject({ ok: true });
    expect(await alive(before.ok ? before.value.cookie : "")).toBe(false);
    expect(await signIn(asha.password)).toMatchObject({ reason: "wrongCredentials" });
    expect(await signIn(fresh)).toMatchObject({ ok: true, value: { user: { emailVerified: true } } });
    expect(await accounts.resetPassword({ token, password: "another-one-x" }, visit())).toMatchObject({
      reason: "linkDead",
    });
  });

  it("are longer for who works in the shop, and one that is there stays", async () => {
    const { accounts, signIn, resetToken, db } = await opened(openFresh);
    await db.write((tx) => tx.updateTable("users").set({ role: "packer" }).execute());
    expect(await signIn(asha.password)).toMatchObject({ ok: true });
    const token = await resetToken();
    expect(await accounts.resetPassword({ token, password: "eleven-long" }, visit())).toMatchObject({
      reason: "passwordShortForStaff",
    });
    expect(await accounts.resetPassword({ token, password: "twelve-longs" }, visit())).toMatchObject({
      ok: true,
    });
  });

  it("are set once by one link, however many use it at the same time", async () => {
    const { accounts, resetToken } = await opened(openFresh);
    const token = await resetToken();
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        accounts.resetPassword({ token, password: `${fresh}-${at}` }, visit()),
      ),
    );
    expect(all.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it("are not set by a link of half an hour ago, nor by an older link after a new one was used", async () => {
    const { accounts, resetToken, clock } = await opened(openFresh);
    const old = await resetToken();
    const later = await resetToken();
    expect(await accounts.resetPassword({ token: later, password: fresh }, visit())).toMatchObject({
      ok: true,
    });
    expect(await accounts.isResetLinkGood(old)).toBe(false);
    const third = await resetToken();
    clock.at += 30 * minute;
    expect(await accounts.resetPassword({ token: third, password: fresh }, visit())).toMatchObject({
      reason: "linkDead",
    });
  });

  it("are asked for without telling who has an account, and no mail goes to who has none", async () => {
    const { accounts, sent, messagesTo, db } = await opened(openFresh);
    await messagesTo(asha.email);
    const mails = sent.length;
    const known = await accounts.forgotPassword(asha.email, visit());
    const unknown = await accounts.forgotPassword("nobody@example.com", visit());
    expect(unknown).toEqual(known);
    expect(await messagesTo("nobody@example.com")).toEqual([]);
    expect(sent.length).toBe(mails + 1);
    const kept = JSON.stringify(await db.read.selectFrom("mail_links").selectAll().execute());
    expect(kept).not.toContain(linkToken(sent.at(-1)));
  });

  it("are mailed about five times an hour", async () => {
    const { accounts, clock } = await opened(openFresh);
    const ask = async () => (await accounts.forgotPassword("ravi@example.com", visit())).ok;
    const answers = [];
    for (let at = 0; at < 7; at++) answers.push(await ask());
    expect(answers).toEqual([true, true, true, true, true, false, false]);
    clock.at += 60 * minute;
    expect(await ask()).toBe(true);
  });

  it("lead to our own address in mails, whatever the request says", async () => {
    const { resetToken, sent } = await opened(openFresh);
    await resetToken();
    expect(sent.at(-1)?.text).toMatch(/https:\/\/shop\.example\/reset-password\?token=[\w-]{43}\n/);
  });

  it("are changed with the current one, which ends all other sessions", async () => {
    const { accounts, signIn, alive, messagesTo } = await opened(openFresh);
    const [here, there] = [await signIn(asha.password), await signIn(asha.password)];
    if (!here.ok || !there.ok) throw new Error("not signed in");
    const self = { userId: here.value.user.id, sessionId: here.value.sessionId };
    const change = (currentPassword: string, password = fresh) =>
      accounts.changePassword(self, { currentPassword, password }, visit());
    expect(await change("not-it")).toMatchObject({ reason: "passwordWrong", field: "currentPassword" });
    expect(await change(asha.password, "123456")).toMatchObject({ reason: "passwordCommon" });
    expect(await change(asha.password)).toMatchObject({ ok: true });
    expect([await alive(here.value.cookie), await alive(there.value.cookie)]).toEqual([true, false]);
    expect(await signIn(asha.password)).toMatchObject({ ok: false });
    const last = (await messagesTo(asha.email)).at(-1);
    expect(last).toMatchObject({ subject: "Your password at Haat was changed" });
  });

  it("of a stranger who took somebody's address are worth nothing once the owner resets it", async () => {
    const { accounts, signIn, resetToken, alive } = await opened(openFresh);
    const stranger = await signIn(asha.password);
    if (!stranger.ok) throw new Error("not signed in");
    await accounts.addAddress(stranger.value.user.id, {
      name: "Stranger",
      phone: "9812345678",
      street: "1 Elsewhere",
      city: "Pune",
      state: "Maharashtra",
      pinCode: "411001",
      country: "India",
      isDefault: true,
    });
    await accounts.resetPassword({ token: await resetToken(), password: fresh }, visit());
    expect(await alive(stranger.value.cookie)).toBe(false);
    expect(await accounts.addresses(stranger.value.user.id)).toEqual([]);
    expect(await signIn(asha.password)).toMatchObject({ ok: false });
  });
});
