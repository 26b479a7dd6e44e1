import { expect, it } from "vitest";
import { createLog } from "#platform/log.ts";
import { accountsForTests, linkToken, visit } from "#support/accounts-for-tests.ts";
import { describeOnBothEngines } from "#support/engines.ts";

const asha = { name: "Asha Rao", email: "asha@example.com", password: "monsoon-2nd-floor" };
const phone = "+919812345678";

describeOnBothEngines("security events", (openFresh) => {
  async function begin() {
    const lines: string[] = [];
    const log = createLog("info", { write: (line: string) => void lines.push(line) });
    const made = accountsForTests(await openFresh(), { log });
    const events = () => lines.map((line) => JSON.parse(line)).filter(({ security }) => security);
    const resetToken = async () =>
      linkToken((await made.messagesTo(asha.email)).findLast(({ text }) => text.includes("/reset-password")));
    return { ...made, lines, events, resetToken };
  }

  it("tell of every coming, refusal, change and end, in order", async () => {
    const { accounts, resetToken, events } = await begin();
    await accounts.register(asha, visit());
    const wrong = { ...asha, password: "not-the-password", remember: false };
    await accounts.signIn(wrong, visit({ address: "198.51.100.9" }));
    const signedIn = await accounts.signIn({ ...asha, remember: false }, visit());
    if (!signedIn.ok) throw new Error(signedIn.reason);
    const { user, sessionId } = signedIn.value;
    const self = { userId: user.id, sessionId };
    await accounts.changePassword(self, { currentPassword: "no", password: "another-2nd-floor" }, visit());
    await accounts.changePassword(
      self,
      { currentPassword: asha.password, password: "another-2nd-floor" },
      visit(),
    );
    await accounts.end(user.id, sessionId);
    await accounts.forgotPassword(asha.email, visit());
    const token = await resetToken();
    await accounts.resetPassword({ token, password: "third-2nd-floor" }, visit());
    await accounts.resetPassword({ token, password: "fourth-2nd-floor" }, visit());
    const told = events().map(({ security, reason }) => [security, reason ?? "done"]);
    expect(told).toEqual([
      ["registration", "done"],
      ["sign-in by password", "wrongCredentials"],
      ["sign-in by password", "done"],
      ["password change", "passwordWrong"],
      ["password change", "done"],
      ["session end", "done"],
      ["reset asked for", "done"],
      ["password reset", "done"],
      ["password reset", "linkDead"],
    ]);
    const [registered, refused, came, , changed, ended, , reset] = events();
    expect(refused).toMatchObject({ address: "198.51.100.9", about: came.about });
    expect(refused.user).toBeUndefined();
    expect(came).toMatchObject({ user: user.id, session: sessionId, about: registered.about });
    for (const event of [changed, ended]) expect(event).toMatchObject({ user: user.id, session: sessionId });
    expect(reset).toMatchObject({ user: user.id });
  });

  it("name no address, number, password, code, link or token", async () => {
    const { accounts, messagesTo, resetToken, lines } = await begin();
    await accounts.register(asha, visit());
    const signedIn = await accounts.signIn({ ...asha, remember: false }, visit());
    const sent = await accounts.requestCode(phone, visit());
    const code = /\d{6}/.exec((await messagesTo(phone))[0]?.text ?? "")?.[0] ?? "";
    const requestId = sent.ok ? sent.value.requestId : "";
    await accounts.signInWithCode({ phone, code, requestId, remember: false }, visit());
    await accounts.forgotPassword(asha.email, visit());
    const token = await resetToken();
    await accounts.resetPassword({ token, password: "third-2nd-floor" }, visit());
    const { cookie = "", token: bearer = "" } = signedIn.ok ? signedIn.value : {};
    const secrets = [
      asha.email,
      asha.password,
      phone,
      phone.slice(3),
      code,
      requestId,
      token,
      cookie,
      bearer,
    ];
    expect(secrets.every((secret) => secret.length >= 6)).toBe(true);
    for (const secret of secrets) expect(lines.join("")).not.toContain(secret);
    expect(lines.length).toBeGreaterThan(5);
  });

  it("leave out what somebody merely mistyped", async () => {
    const { accounts, events } = await begin();
    await accounts.register({ ...asha, password: "123" }, visit());
    await accounts.signIn({ email: "", password: "", remember: false }, visit());
    await accounts.requestCode("12", visit());
    expect(events()).toEqual([]);
  });
});
