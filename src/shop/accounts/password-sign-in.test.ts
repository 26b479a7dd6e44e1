import { expect, it } from "vitest";
import { accountsForTests, visit } from "#support/accounts-for-tests.ts";
import { describeOnBothEngines } from "#support/engines.ts";

const asha = { name: "Asha Rao", email: "asha@example.com", password: "monsoon-2nd-floor" };
const minute = 60_000;

describeOnBothEngines("signing in with a password", (openFresh) => {
  it("lets in who registered, however the address is typed", async () => {
    const { accounts } = accountsForTests(await openFresh());
    expect(await accounts.register(asha, visit())).toEqual({ ok: true, value: undefined });
    const signedIn = await accounts.signIn(
      { email: " Asha@Example.com ", password: asha.password, remember: false },
      visit(),
    );
    expect(signedIn).toMatchObject({ ok: true, value: { user: { name: "Asha Rao", email: asha.email } } });
  });

  it("refuses what the form does not allow", async () => {
    const { accounts } = accountsForTests(await openFresh());
    const reasons = [];
    for (const wrong of [
      { ...asha, name: "  " },
      { ...asha, email: "" },
      { ...asha, password: "" },
      { ...asha, email: "asha@example" },
      { ...asha, password: "12345" },
      { ...asha, password: "iloveyou" },
      { ...asha, password: "asha123" },
      { ...asha, password: "x7".repeat(65) },
    ]) {
      const refused = await accounts.register(wrong, visit());
      reasons.push(refused.ok ? "taken" : refused.reason);
    }
    expect(reasons).toEqual([
      "allFieldsRequired",
      "allFieldsRequired",
      "allFieldsRequired",
      "emailUnusable",
      "passwordShort",
      "passwordCommon",
      "passwordCommon",
      "passwordLong",
    ]);
  });

  it("does not tell a stranger that an address is taken, but tells its owner", async () => {
    const { accounts, messagesTo } = accountsForTests(await openFresh());
    const first = await accounts.register(asha, visit());
    const second = await accounts.register({ ...asha, password: "a-thief-was-here" }, visit());
    expect(second).toEqual(first);
    const stolen = { email: asha.email, password: "a-thief-was-here", remember: false };
    expect(await accounts.signIn(stolen, visit())).toMatchObject({ reason: "wrongCredentials" });
    const subjects = (await messagesTo(asha.email)).map((message) => "subject" in message && message.subject);
    expect(subjects).toEqual(["Confirm your e-mail address for Haat", "You already have an account at Haat"]);
  });

  it("makes one account of many registrations at the same time", async () => {
    const db = await openFresh();
    const { accounts } = accountsForTests(db);
    const all = await Promise.all(Array.from({ length: 8 }, () => accounts.register(asha, visit())));
    expect(all.every(({ ok }) => ok)).toBe(true);
    expect(await db.read.selectFrom("users").select("id").execute()).toHaveLength(1);
  });

  it("checks ten guesses in a quarter of an hour, from however many addresses", async () => {
    const { accounts, clock } = accountsForTests(await openFresh());
    await accounts.register(asha, visit());
    const guess = (at: number) =>
      accounts.signIn(
        { email: asha.email, password: `guess-${at}`, remember: false },
        visit({ address: `198.51.100.${at % 200}` }),
      );
    const answers = [];
    for (let at = 0; at < 1_000; at++) answers.push(await guess(at));
    const reasons = answers.map((answer) => (answer.ok ? "in" : answer.reason));
    expect(reasons.filter((reason) => reason === "wrongCredentials")).toHaveLength(10);
    expect(reasons.filter((reason) => reason === "tooMany")).toHaveLength(990);
    expect(answers.at(-1)).toMatchObject({ retryAfter: 15 * 60 });
    clock.at += 15 * minute;
    expect(await guess(1)).toMatchObject({ reason: "wrongCredentials" });
  });

  it("lets the owner in from a browser he used before, while others guess", async () => {
    const { accounts } = accountsForTests(await openFresh());
    await accounts.register(asha, visit());
    const right = { email: asha.email, password: asha.password, remember: false };
    const first = await accounts.signIn(right, visit());
    const browser = first.ok ? first.value.browser : "";
    for (let at = 0; at < 12; at++) await accounts.signIn({ ...right, password: "no" }, visit());
    expect(await accounts.signIn(right, visit())).toMatchObject({ reason: "tooMany" });
    expect(await accounts.signIn(right, visit({ browser }))).toMatchObject({ ok: true });
  });

  it("checks a hundred wrong passwords from one address, whoever they are for", async () => {
    const { accounts } = accountsForTests(await openFresh());
    const reasons = [];
    for (let at = 0; at < 110; at++) {
      const answer = await accounts.signIn(
        { email: `nobody-${at}@example.com`, password: "monsoon", remember: false },
        visit(),
      );
      reasons.push(answer.ok ? "in" : answer.reason);
    }
    expect(reasons.filter((reason) => reason === "wrongCredentials")).toHaveLength(100);
    expect(reasons.slice(100).every((reason) => reason === "tooMany")).toBe(true);
  });
});
