import { expect, it } from "vitest";
import { accountsForTests, visit } from "#support/accounts-for-tests.ts";
import { describeWithDatabase } from "#support/engines.ts";
import { makePasskey } from "#support/passkey.ts";
import { signedUpUser } from "#support/people.ts";
import type { GoogleProfile } from "./google-sign-in.ts";

const asha: GoogleProfile = {
  issuer: "https://accounts.example",
  subject: "a1",
  email: "asha@example.com",
  emailVerified: true,
  name: "Asha Rao",
};
const squatter = { name: "Asha Rao", email: asha.email, password: "i-squat-here" };
const nobody = { bearer: undefined };

describeWithDatabase("signing in with Google", (openFresh) => {
  it("opens an account and finds it again by the subject, whatever the address is then", async () => {
    const { accounts } = accountsForTests(await openFresh());
    const first = await accounts.signInWithGoogle(asha, false, visit());
    expect(first).toMatchObject({ ok: true, value: { user: { email: asha.email, emailVerified: true } } });
    const moved = { ...asha, email: "moved@example.com", emailVerified: false };
    const again = await accounts.signInWithGoogle(moved, false, visit());
    expect(first.ok && again.ok && first.value.user.id === again.value.user.id).toBe(true);
  });

  it("links to the account of who proved the same address", async () => {
    const db = await openFresh();
    const { accounts } = accountsForTests(db);
    const { userId } = await signedUpUser(db, { email: asha.email });
    expect(await accounts.signInWithGoogle(asha, false, visit())).toMatchObject({
      ok: true,
      value: { user: { id: userId } },
    });
  });

  it("refuses an address that Google has not verified, known here or not", async () => {
    const db = await openFresh();
    const { accounts } = accountsForTests(db);
    await signedUpUser(db, { email: asha.email });
    for (const email of [asha.email, "new@example.com", "", "no address"])
      expect(
        await accounts.signInWithGoogle({ ...asha, email, emailVerified: email === "" }, false, visit()),
      ).toMatchObject({ reason: "googleFailed" });
    expect(await db.read.selectFrom("users").select("id").execute()).toHaveLength(1);
  });

  it("refuses another subject with an address that is linked already", async () => {
    const { accounts } = accountsForTests(await openFresh());
    await accounts.signInWithGoogle(asha, false, visit());
    expect(await accounts.signInWithGoogle({ ...asha, subject: "b2" }, false, visit())).toMatchObject({
      reason: "googleFailed",
    });
  });

  it("shuts out who had registered the owner's address before", async () => {
    const { accounts } = accountsForTests(await openFresh());
    await accounts.register(squatter, visit());
    const theirs = await accounts.signIn({ ...squatter, remember: true }, visit());
    if (!theirs.ok) throw new Error(theirs.reason);
    const { cookie, token, browser, user } = theirs.value;
    await accounts.addAddress(user.id, {
      name: "Squatter",
      phone: "9812345678",
      street: "1 Elsewhere",
      city: "Pune",
      state: "Maharashtra",
      pinCode: "411001",
      country: "India",
      isDefault: true,
    });
    const owner = await accounts.signInWithGoogle(asha, false, visit());
    expect(owner).toMatchObject({ ok: true, value: { user: { hasPassword: false } } });
    expect((await accounts.recognise({ ...nobody, cookie })).caller).toBeNull();
    expect((await accounts.recognise({ cookie: undefined, bearer: token })).caller).toBeNull();
    expect(await accounts.signIn({ ...squatter, remember: false }, visit({ browser }))).toMatchObject({
      reason: "wrongCredentials",
    });
    expect(owner.ok && (await accounts.addresses(owner.value.user.id))).toEqual([]);
  });

  it("shuts out whose passkey was added before the owner came", async () => {
    const { accounts } = accountsForTests(await openFresh());
    await accounts.register(squatter, visit());
    const theirs = await accounts.signIn({ ...squatter, remember: true }, visit());
    if (!theirs.ok) throw new Error(theirs.reason);
    const { user, sessionId } = theirs.value;
    const self = { userId: user.id, sessionId };
    const passkey = makePasskey("https://shop.example");
    const offered = await accounts.offerPasskey(self, squatter.password, visit());
    if (!offered.ok) throw new Error(offered.reason);
    const answer = passkey.made(offered.value as { challenge?: unknown });
    expect((await accounts.keepPasskey(self, answer, visit())).ok).toBe(true);
    const comeIn = async () => {
      const asked = await accounts.askForPasskey(visit());
      if (!asked.ok) throw new Error(asked.reason);
      const shown = passkey.shown(asked.value.options as { challenge?: unknown }, { userId: user.id });
      return accounts.signInWithPasskey({ answer: shown, asked: asked.value.asked, remember: true }, visit());
    };
    expect((await comeIn()).ok).toBe(true);
    expect((await accounts.signInWithGoogle(asha, false, visit())).ok).toBe(true);
    expect(await comeIn()).toMatchObject({ reason: "passkeyRefused" });
  });
});
