import { expect, it } from "vitest";
import { accountsForTests, visit } from "#support/accounts-for-tests.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { makePasskey } from "#support/passkey.ts";
import { signedUpUser } from "#support/people.ts";
import type { SignInWay } from "../rules/factor-ways.ts";
import { makeTerminalCode } from "./terminal-code.ts";

const hour = 3_600_000;

describeOnBothEngines("whoever cannot show the second factor", (openFresh) => {
  async function opened() {
    const db = await openFresh();
    const shop = accountsForTests(db, { asksForFactor: () => true });
    const member = async (
      by: SignInWay,
      more: { email?: string; phone?: string; role?: "owner" | "packer" } = {},
    ) => {
      const person = await signedUpUser(db, { role: "owner", now: shop.clock.at, ...more });
      const { id } = await db.write((tx) =>
        tx
          .updateTable("sessions")
          .set({ signed_in_by: by })
          .where("user_id", "=", person.userId)
          .returning("id")
          .executeTakeFirstOrThrow(),
      );
      return { ...person, self: { userId: person.userId, sessionId: id } };
    };
    return { db, ...shop, member };
  }

  it("gets no code by what they signed in with, and gets one by the other", async () => {
    const { accounts, member } = await opened();
    const { self } = await member("sms", { phone: "+919812345678" });
    const closed = { ok: false, reason: "codeWayClosed" };
    expect(await accounts.sendFactorCode(self, "sms", visit())).toMatchObject(closed);
    expect(await accounts.sendFactorCode(self, "mail", visit())).toMatchObject({ ok: true });
    const { self: byMail } = await member("mail", { phone: "+919812345679" });
    expect(await accounts.sendFactorCode(byMail, "mail", visit())).toMatchObject(closed);
  });

  it("signs in by mail with a password that a mailed link has set, until a factor was shown", async () => {
    const { accounts, member, db, clock, messagesTo } = await opened();
    const { email, self } = await member("password", { phone: "+919812345678" });
    const newest = async (pattern: RegExp) =>
      (await messagesTo(email)).map(({ text }) => pattern.exec(text)?.[1]).findLast(Boolean) ?? "";
    await accounts.forgotPassword(email, visit());
    const password = "seven green lanterns";
    const token = await newest(/token=([\w-]+)/);
    expect(await accounts.resetPassword({ token, password }, visit())).toMatchObject({ ok: true });
    const signIn = async () => {
      const signedIn = await accounts.signIn({ email, password, remember: false }, visit());
      if (!signedIn.ok) throw new Error(signedIn.reason);
      return { userId: self.userId, sessionId: signedIn.value.sessionId };
    };
    const first = await signIn();
    expect(await accounts.sendFactorCode(first, "mail", visit())).toMatchObject({ reason: "codeWayClosed" });
    expect(await accounts.sendFactorCode(first, "sms", visit())).toMatchObject({ ok: true });
    const sms = (await messagesTo("+919812345678")).at(-1)?.text ?? "";
    const code = /\b(\d{6})\b/.exec(sms)?.[1] ?? "";
    expect(await accounts.showCode(first, code, visit())).toMatchObject({ ok: true });
    clock.at += 31_000;
    expect(await accounts.sendFactorCode(await signIn(), "mail", visit())).toMatchObject({ ok: true });
    expect(await db.read.selectFrom("users").select("password_by_mail").execute()).toEqual([
      { password_by_mail: 0 },
    ]);
  });

  it("does not make a stranger's password good that was set by her mailbox, by showing a factor herself", async () => {
    const { accounts, member, clock, messagesTo } = await opened();
    const { email } = await member("password", { phone: "+919812345678" });
    const codeTo = async (to: string) =>
      (await messagesTo(to)).map(({ text }) => /\b(\d{6})\b/.exec(text)?.[1]).findLast(Boolean) ?? "";
    await accounts.forgotPassword(email, visit());
    const reset = (await messagesTo(email))
      .map(({ text }) => /token=([\w-]+)/.exec(text)?.[1])
      .findLast(Boolean);
    const password = "seven green lanterns";
    expect(await accounts.resetPassword({ token: reset ?? "", password }, visit())).toMatchObject({
      ok: true,
    });

    const phone = "+919812345678";
    const asked = await accounts.requestCode(phone, visit());
    if (!asked.ok) throw new Error(asked.reason);
    const { requestId } = asked.value;
    const code = await codeTo(phone);
    const hers = await accounts.signInWithCode({ phone, code, requestId, remember: false }, visit());
    if (!hers.ok) throw new Error(hers.reason);
    const self = { userId: hers.value.user.id, sessionId: hers.value.sessionId };
    expect(await accounts.sendFactorCode(self, "mail", visit())).toMatchObject({ ok: true });
    expect(await accounts.showCode(self, await codeTo(email), visit())).toMatchObject({ ok: true });

    const stolen = await accounts.signIn({ email, password, remember: false }, visit());
    if (!stolen.ok) throw new Error(stolen.reason);
    clock.at += 31_000;
    const thief = { userId: self.userId, sessionId: stolen.value.sessionId };
    expect(await accounts.sendFactorCode(thief, "mail", visit())).toMatchObject({ reason: "codeWayClosed" });

    const change = { currentPassword: password, password: "nine blue kites above" };
    expect(await accounts.changePassword(self, change, visit())).toMatchObject({ ok: true });
    const again = await accounts.signIn({ email, password: change.password, remember: false }, visit());
    if (!again.ok) throw new Error(again.reason);
    const own = { userId: self.userId, sessionId: again.value.sessionId };
    expect(await accounts.sendFactorCode(own, "mail", visit())).toMatchObject({ ok: true });
  });

  it("waits a day for codes beside a passkey, while all owners are told and any can stop it", async () => {
    const { accounts, clock, member, messagesTo } = await opened();
    const owner = await member("password", { email: "owner@example.com" });
    const packer = await member("password", { email: "packer@example.com", role: "packer" });
    const passkey = makePasskey("https://shop.example");
    const offered = await accounts.passkeyOffer(packer.self, visit());
    if (!offered.ok) throw new Error(offered.reason);
    await accounts.addPasskey(packer.self, { answer: passkey.made(offered.value), name: "Phone" });
    const sendCode = () => accounts.sendFactorCode(packer.self, "mail", visit());
    expect(await sendCode()).toMatchObject({ reason: "codeWayClosed" });

    expect(await accounts.startRecovery(packer.self, visit())).toMatchObject({ ok: true });
    expect(await accounts.startRecovery(packer.self, visit())).toMatchObject({ ok: true });
    expect(await messagesTo("owner@example.com")).toHaveLength(1);
    expect(await messagesTo("packer@example.com")).toHaveLength(1);
    clock.at += 24 * hour - 1;
    expect(await sendCode()).toMatchObject({ reason: "codeWayClosed" });
    expect(await accounts.stopRecovery(owner.self, packer.userId)).toMatchObject({ ok: true });
    clock.at += hour;
    expect(await sendCode()).toMatchObject({ reason: "codeWayClosed" });

    expect(await accounts.startRecovery(packer.self, visit())).toMatchObject({ ok: true });
    clock.at += 24 * hour;
    expect(await sendCode()).toMatchObject({ ok: true });
    clock.at += 48 * hour;
    expect(await sendCode()).toMatchObject({ reason: "codeWayClosed" });
  });

  it("has owners told who have a phone alone", async () => {
    const { accounts, member, messagesTo, db } = await opened();
    const phone = "+919812345670";
    const owner = await member("sms", { phone });
    const noEmail = { email: null, email_verified_at: null };
    await db.write((tx) => tx.updateTable("users").set(noEmail).where("id", "=", owner.userId).execute());
    const { self } = await member("mail", { role: "packer" });
    expect(await accounts.startRecovery(self, visit())).toMatchObject({ ok: true });
    expect(await messagesTo(phone)).toMatchObject([
      {
        kind: "sms",
        template: "staff-news",
        text: expect.stringContaining("https://shop.example/manage/people"),
      },
    ]);
  });

  it("ends a recovery by showing the passkey that was said to be lost", async () => {
    const { accounts, member } = await opened();
    const { self } = await member("password");
    const passkey = makePasskey("https://shop.example");
    const offered = await accounts.passkeyOffer(self, visit());
    if (!offered.ok) throw new Error(offered.reason);
    await accounts.addPasskey(self, { answer: passkey.made(offered.value), name: "Phone" });
    await accounts.startRecovery(self, visit());
    expect(await accounts.factorsOf(self)).toMatchObject({ recoveryAt: expect.any(Number) });
    const challenge = await accounts.passkeyChallenge(self);
    if (!challenge.ok) throw new Error(challenge.reason);
    expect(await accounts.showPasskey(self, passkey.shown(challenge.value), visit())).toMatchObject({
      ok: true,
    });
    expect(await accounts.factorsOf(self)).toMatchObject({ recoveryAt: null });
  });

  it("begins none where a code can be shown", async () => {
    const { accounts, member } = await opened();
    const { self } = await member("password");
    expect(await accounts.startRecovery(self, visit())).toMatchObject({ reason: "codeWayUnknown" });
  });

  it("is let in by the terminal of the shop's machine", async () => {
    const { accounts, clock, db, member } = await opened();
    const { self, email } = await member("mail");
    const asked = { by: "terminal", codeKey: Buffer.alloc(32, 7), now: clock.at };
    expect(await makeTerminalCode(db, { ...asked, email: "nobody@example.com" })).toBeUndefined();
    const made = await makeTerminalCode(db, { ...asked, email });
    expect(made).toMatchObject({ sessions: 1 });
    expect(await accounts.showCode(self, made?.code ?? "", visit())).toMatchObject({ ok: true });
    expect(await accounts.showCode(self, made?.code ?? "", visit())).toMatchObject({ ok: false });
  });

  it("cannot be the last owner and leave, by no way", async () => {
    const { accounts, db, member } = await opened();
    const first = await member("password");
    const leave = (self: typeof first.self) => accounts.deleteAccount(self, "", visit());
    expect(await leave(first.self)).toMatchObject({ reason: "lastOwner" });
    const second = await member("password");
    const both = await Promise.all([leave(first.self), leave(second.self)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    const owners = db.read.selectFrom("users").select("id").where("role", "=", "owner");
    expect(await owners.execute()).toHaveLength(1);
  });
});
