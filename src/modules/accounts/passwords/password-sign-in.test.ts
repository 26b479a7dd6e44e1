import { expect, it } from "vitest";
import { rateLimits } from "#platform/limits/rate-limits.ts";
import { accountsForTests, linkToken, visit } from "#support/accounts-for-tests.ts";
import { describeOnBothEngines, describeWithDatabase } from "#support/engines.ts";
import { signedUpUser } from "#support/people.ts";
import { makeStaff } from "../staff/staff.ts";
import { createPasswordHashing } from "./password-hashing.ts";

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
    const db = await openFresh();
    const { accounts, messagesTo } = accountsForTests(db);
    const first = await accounts.register(asha, visit());
    await db.write((tx) =>
      tx.updateTable("users").set({ email: asha.email, claimed_email: null, email_verified_at: 1 }).execute(),
    );
    const second = await accounts.register({ ...asha, password: "a-thief-was-here" }, visit());
    expect(second).toEqual(first);
    const subjects = (await messagesTo(asha.email)).map((message) => "subject" in message && message.subject);
    expect(subjects).toEqual(["Confirm your email address for Haat", "You already have an account at Haat"]);
  });

  it("opens a second account that claims the address, with nothing of the first", async () => {
    const db = await openFresh();
    const { accounts, messagesTo } = accountsForTests(db);
    const { userId } = await signedUpUser(db, { email: asha.email });
    await accounts.register({ ...asha, name: "Mallory", password: "a-thief-was-here" }, visit());
    const theirs = await accounts.signIn(
      { email: asha.email, password: "a-thief-was-here", remember: false },
      visit(),
    );
    expect(theirs).toMatchObject({ ok: true, value: { user: { name: "Mallory", emailVerified: false } } });
    const id = theirs.ok ? theirs.value.user.id : "";
    expect(id).not.toBe(userId);
    await accounts.askToConfirmOwn(id, visit());
    for (const mail of await messagesTo(asha.email))
      expect(await accounts.confirmEmail(id, linkToken(mail), visit())).toMatchObject({ reason: "linkDead" });
    expect(await makeStaff(db, asha.email, "manager", { by: "root", at: 1 })).toBe("done");
    expect((await accounts.profile(id))?.emailVerified).toBe(false);
    const recognised =
      theirs.ok && (await accounts.recognise({ cookie: theirs.value.cookie, bearer: undefined }));
    expect(recognised).toMatchObject({ caller: { role: null } });
  });

  it("makes nobody staff by an address that is only claimed", async () => {
    const db = await openFresh();
    const { accounts } = accountsForTests(db);
    await accounts.register(asha, visit());
    expect(await makeStaff(db, asha.email, "manager", { by: "root", at: 1 })).toBe("unproven");
    expect(await db.read.selectFrom("users").select("role").execute()).toEqual([{ role: null }]);
  });

  it("derives one hash for a sign-in, however many claim the address", async () => {
    const db = await openFresh();
    let derived = 0;
    const hashing = createPasswordHashing({
      cost: { memory: 64, passes: 1 },
      onDerive: () => void derived++,
    });
    const { accounts } = accountsForTests(db, { hashing });
    for (const password of ["first-of-them", "second-of-them", "third-of-them"])
      await accounts.register({ ...asha, password }, visit());
    const costs = [];
    for (const given of [
      { email: asha.email, password: "third-of-them" },
      { email: asha.email, password: "none-of-them" },
      { email: "nobody@example.com", password: "none-of-them" },
    ]) {
      derived = 0;
      await accounts.signIn({ ...given, remember: false }, visit());
      costs.push(derived);
    }
    expect(costs).toEqual([1, 1, 1]);
  });

  it("makes one account of many registrations at the same time", async () => {
    const db = await openFresh();
    const { accounts } = accountsForTests(db);
    const all = await Promise.all(Array.from({ length: 8 }, () => accounts.register(asha, visit())));
    expect(all.every(({ ok }) => ok)).toBe(true);
    expect(await db.read.selectFrom("users").select("id").execute()).toHaveLength(1);
  });
});

/** One statement counts all tries, which those of codes and of clocks send to both engines. */
describeWithDatabase("tries to register and to sign in", (openFresh) => {
  it("counts no right password, however often its owner signs in", async () => {
    const { accounts } = accountsForTests(await openFresh());
    await accounts.register(asha, visit());
    for (let at = 0; at <= rateLimits.password.most; at++)
      expect(await accounts.signIn({ ...asha, remember: false }, visit())).toMatchObject({ ok: true });
  });

  it("writes 60 mails an hour to strangers for one network, and opens the accounts all the same", async () => {
    const { accounts, sent, clock } = accountsForTests(await openFresh());
    const register = (at: number, address: string) =>
      accounts.register({ ...asha, email: `stranger-${at}@example.com` }, visit({ address }));
    for (let at = 0; at < 80; at++)
      expect(await register(at, `2001:db8::${at.toString(16)}`)).toMatchObject({ ok: true });
    await accounts.settled();
    expect(sent).toHaveLength(60);
    const last = { ...asha, email: "stranger-79@example.com", remember: false };
    expect(await accounts.signIn(last, visit())).toMatchObject({ ok: true });
    clock.at += 60 * minute;
    await register(81, "2001:db8::1");
    await accounts.settled();
    expect(sent).toHaveLength(61);
  });

  it("writes three mails a day to one address for registrations, and leaves it those of a lost password", async () => {
    const { accounts, sent, clock } = accountsForTests(await openFresh());
    for (let at = 0; at < 80; at++) {
      clock.at += 10 * minute;
      await accounts.register(
        { ...asha, password: `one-of-many-${at}` },
        visit({ address: `198.51.100.${at}` }),
      );
    }
    await accounts.settled();
    expect(sent).toHaveLength(3);
    expect(await accounts.forgotPassword(asha.email, visit())).toMatchObject({ ok: true });
    await accounts.settled();
    expect(sent).toHaveLength(4);
  });

  it("writes no more mails to strangers in an hour than the shop allows, from however many networks", async () => {
    const { accounts, sent } = accountsForTests(await openFresh(), { mailPerHour: 10 });
    for (let at = 0; at < 15; at++)
      await accounts.register(
        { ...asha, email: `stranger-${at}@example.com` },
        visit({ address: `198.51.100.${at}` }),
      );
    await accounts.settled();
    expect(sent).toHaveLength(10);
    expect(
      await accounts.forgotPassword("stranger-1@example.com", visit({ address: "192.0.2.1" })),
    ).toMatchObject({ reason: "tooMany" });
  });

  it("refuses more than 300 registrations an hour from one network", async () => {
    const { accounts } = accountsForTests(await openFresh());
    const reasons = [];
    for (let at = 0; at < 302; at++) {
      const answer = await accounts.register({ ...asha, email: `many-${at}@example.com` }, visit());
      reasons.push(answer.ok ? "ok" : answer.reason);
    }
    expect(reasons.filter((reason) => reason === "ok")).toHaveLength(300);
    expect(reasons.at(-1)).toBe("tooMany");
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

  it("lets somebody in before the tenth of three hundred wrong ones of another network", async () => {
    // At what a hash costs in a shop: with cheap ones, what the database takes would count.
    const { accounts } = accountsForTests(await openFresh(), { hashing: createPasswordHashing() });
    await accounts.register(asha, visit());
    const order: string[] = [];
    const flood = Array.from({ length: 300 }, async (_, at) => {
      const given = { email: `nobody-${at}@example.com`, password: "none-of-them", remember: false };
      const answer = await accounts.signIn(given, visit({ address: "198.51.100.7" }));
      order.push(answer.ok ? "in" : answer.reason);
    });
    const mine = accounts
      .signIn({ ...asha, remember: false }, visit())
      .then(({ ok }) => order.push(`mine ${ok}`));
    await Promise.all([...flood, mine]);
    const before = order.slice(0, order.indexOf("mine true"));
    expect(before.filter((reason) => reason === "wrongCredentials").length).toBeLessThan(10);
    expect(order.filter((reason) => reason === "wrongCredentials").length).toBeGreaterThan(10);
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

  it("counts the guesses in a known browser on, whoever signs in there in between", async () => {
    const { accounts } = accountsForTests(await openFresh());
    const mallory = { name: "Mallory", email: "mallory@example.com", password: "also-a-shopper-1" };
    for (const person of [asha, mallory]) await accounts.register(person, visit());
    const first = await accounts.signIn({ ...asha, remember: false }, visit());
    let browser = first.ok ? first.value.browser : "";
    const reasons: string[] = [];
    for (let round = 0; round < 5; round++) {
      for (let at = 0; at < 10; at++) {
        const answer = await accounts.signIn(
          { ...asha, password: `guess-${round}-${at}`, remember: false },
          visit({ browser }),
        );
        reasons.push(answer.ok ? "in" : answer.reason);
      }
      const own = await accounts.signIn({ ...mallory, remember: false }, visit({ browser }));
      if (own.ok) browser = own.value.browser;
    }
    expect(reasons.filter((reason) => reason === "wrongCredentials")).toHaveLength(10);
  });

  it("counts all addresses of one IPv6 line as one, and another line apart", async () => {
    const { accounts } = accountsForTests(await openFresh());
    const guess = (person: number, address: string) =>
      accounts.signIn(
        { email: `nobody-${person}@example.com`, password: "monsoon", remember: false },
        visit({ address }),
      );
    for (let at = 0; at < 100; at++) await guess(at, `2001:db8:0:1::${at.toString(16)}`);
    expect(await guess(100, "2001:db8:0:1:ffff::1")).toMatchObject({ reason: "tooMany" });
    expect(await guess(101, "2001:db8:0:2::1")).toMatchObject({ reason: "wrongCredentials" });
  });

  it("lets the right password in from a known browser behind an address full of strangers", async () => {
    const { accounts } = accountsForTests(await openFresh());
    await accounts.register(asha, visit());
    const right = { email: asha.email, password: asha.password, remember: false };
    const first = await accounts.signIn(right, visit());
    const browser = first.ok ? first.value.browser : "";
    for (let at = 0; at < 105; at++)
      await accounts.signIn({ ...right, email: `nobody-${at}@example.com` }, visit());
    expect(await accounts.signIn(right, visit())).toMatchObject({ reason: "tooMany" });
    expect(await accounts.signIn(right, visit({ browser }))).toMatchObject({ ok: true });
  });
});
