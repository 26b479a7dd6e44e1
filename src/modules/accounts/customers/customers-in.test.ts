import { expect, it } from "vitest";
import { findUserByPhone, usersOf } from "#modules/accounts/profile/users-repository.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { newId } from "#platform/ids.ts";
import { accountsForTests, linkToken, visit } from "#support/accounts-for-tests.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { signedUpUser } from "#support/people.ts";
import { openShop } from "#support/running-shop.ts";
import { createConsentsService } from "./consents-service.ts";
import { createCustomerFiles } from "./customer-files-service.ts";
import { customerNotesOf } from "./customer-notes-repository.ts";

const header =
  "First Name,Last Name,Email,Accepts Email Marketing,Default Address Address1,Default Address City,Default Address Province Code,Default Address Country Code,Default Address Zip,Phone,Note";
const meera = "Meera,Das,Meera@Example.com,yes,12 Lake Road,Bengaluru,KA,IN,560001,98000 00001,Likes red";
const day = 86_400_000;

describeOnBothEngines("customers of another shop", (openFresh) => {
  async function open() {
    const { settings } = await openFresh();
    const db = openDatabase(settings);
    const owner = await signedUpUser(db, { role: "owner" });
    const shop = await openShop(settings);
    const ask = async (method: string, path: string, body?: string, token = owner.token) => {
      const answer = await fetch(`${shop.url}/api${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body && { "content-type": body.startsWith("{") ? "application/json" : "text/csv" }),
        },
        ...(body && { body }),
      });
      // biome-ignore lint/suspicious/noExplicitAny: tests read what the documents promise
      return { status: answer.status, told: (await answer.json()) as any };
    };
    const send = (...lines: string[]) => ask("POST", "/manage/customer-files", [header, ...lines].join("\n"));
    const takeIn = async (...lines: string[]) => {
      const { told } = await send(...lines);
      return (await ask("POST", `/manage/customer-files/${told.file.id}/take-in`)).told.count as number;
    };
    const close = async () => {
      await shop.stop();
      await db.close();
    };
    return { db, owner, ask, send, takeIn, close };
  }

  it("are looked at first, line by line, and then come with address, note and consent", async () => {
    const { db, ask, send, close } = await open();
    const bad = ["No,Body,,yes,,,,,,,", "A,B,a@,no,,,,,,98000 00009,", "C,D,,no,,,,,,12,"];
    const { status, told } = await send(meera, ...bad, `Meera,Twice,meera@example.com,no,,,,,,,`);
    expect(status).toBe(201);
    expect(told.file).toMatchObject({ source: "shopify", added: 1, known: 1, moreFaults: 0 });
    expect(told.file.faults).toEqual([
      { line: 3, problem: "noReach", cell: "" },
      { line: 4, problem: "email", cell: "a@" },
      { line: 5, problem: "phone", cell: "12" },
    ]);
    expect(await usersOf(db.read, "meera@example.com")).toEqual([]);
    const path = `/manage/customer-files/${told.file.id}`;
    expect((await ask("GET", path)).told.file).toEqual(told.file);
    expect((await ask("POST", `${path}/take-in`)).told).toMatchObject({
      count: 1,
      message: "1 customer is in.",
    });
    const [user] = await usersOf(db.read, "meera@example.com");
    expect(user).toMatchObject({
      ...{ name: "Meera Das", email: null, claimed_email: "meera@example.com", phone: "+919800000001" },
      ...{ password_hash: null, email_verified_at: null, role: null },
    });
    const address = { street: "12 Lake Road", city: "Bengaluru", state: "Karnataka", pin_code: "560001" };
    expect(await db.read.selectFrom("addresses").selectAll().execute()).toMatchObject([address]);
    expect(await customerNotesOf(db.read, user?.id ?? "")).toMatchObject([{ words: "Likes red" }]);
    const consents = createConsentsService({ db, clock: { now: Date.now } });
    expect((await consents.stateOf(["meera@example.com"])).history).toMatchObject([
      { purpose: "newsletter", deed: "given", words: "Accepts Email Marketing: yes (shopify)" },
    ]);
    // What was read is kept no longer than it is needed.
    expect(await db.read.selectFrom("customer_files").selectAll().execute()).toEqual([]);
    expect((await ask("GET", path)).status).toBe(404);
    await close();
  });

  it("come once, however often the file comes", async () => {
    const { db, ask, send, takeIn, close } = await open();
    const all = async () => [
      await db.read.selectFrom("users").selectAll().execute(),
      await db.read.selectFrom("addresses").selectAll().execute(),
      await db.read.selectFrom("consents").selectAll().execute(),
      await db.read.selectFrom("subscribers").selectAll().execute(),
    ];
    const many = Array.from({ length: 401 }, (_, at) => `P,${at},p${at}@example.com,yes,,,,,,,`);
    const { told } = await send(meera, ...many);
    const path = `/manage/customer-files/${told.file.id}/take-in`;
    // Pressed twice.
    const both = await Promise.all([ask("POST", path), ask("POST", path)]);
    expect(both.reduce((sum, one) => sum + (one.told.count ?? 0), 0)).toBe(402);
    const before = await all();
    expect(await takeIn(meera, ...many)).toBe(0);
    expect(await all()).toEqual(before);
    await close();
  });

  it("change nothing of whoever is here, claims the address, or has left the newsletter", async () => {
    const { db, takeIn, close } = await open();
    const known = await signedUpUser(db, { email: "meera@example.com" });
    const byPhone = await signedUpUser(db, { phone: "+919800000001" });
    const at = Date.now();
    await db.write(async (tx) => {
      const claim = { id: newId(at), name: "Claims", claimed_email: "c@example.com", created_at: at };
      await tx
        .insertInto("users")
        .values({ ...claim, ...nobody })
        .execute();
      const left = { id: newId(at), email: "left@example.com", lang: "en" as const, state: "left" as const };
      await tx
        .insertInto("subscribers")
        .values({ ...left, confirm_hash: null, confirm_until: at, leave_token: "t", changed_at: at })
        .execute();
    });
    const before = await db.read.selectFrom("users").selectAll().orderBy("id").execute();
    expect(
      await takeIn(
        meera,
        "M,D,other@example.com,yes,,,,,,98000 00001,",
        "C,D,c@example.com,yes,,,,,,,",
        "L,M,left@example.com,yes,,,,,,,",
      ),
    ).toBe(1);
    const after = await db.read.selectFrom("users").selectAll().orderBy("id").execute();
    expect(after.filter(({ id }) => before.some((one) => one.id === id))).toEqual(before);
    expect((await findUserByPhone(db.read, "+919800000001"))?.id).toBe(byPhone.userId);
    expect((await usersOf(db.read, "meera@example.com")).map(({ id }) => id)).toEqual([known.userId]);
    expect(await db.read.selectFrom("subscribers").select("state").execute()).toEqual([{ state: "left" }]);
    expect(await db.read.selectFrom("consents").selectAll().execute()).toEqual([]);
    await close();
  });

  it("leave the newsletter, too, with whoever is erased", async () => {
    const { db, ask, takeIn, close } = await open();
    expect(await takeIn(meera, "P,Q,p@example.com,yes,,,,,,,")).toBe(2);
    const [user] = await usersOf(db.read, "meera@example.com");
    expect((await ask("DELETE", `/manage/customers/${user?.id}`, '{"sure":true}')).status).toBe(200);
    const left = await db.read.selectFrom("subscribers").select("email").execute();
    expect(left).toEqual([{ email: "p@example.com" }]);
    const consents = await db.read.selectFrom("consents").select("reach").execute();
    expect(consents).toEqual([{ reach: "p@example.com" }]);
    await close();
  });

  const email = "meera@example.com";
  async function service() {
    const db = await openFresh();
    const made = accountsForTests(db);
    const { accounts } = made;
    const takeIn = async () => {
      const bytes = Buffer.from([header, meera].join("\n"));
      const read = await accounts.readCustomerFile("owner", bytes);
      return read.ok && accounts.takeInCustomers("owner", read.value, async () => {});
    };
    const signIn = (password: string) => accounts.signIn({ email, password, remember: false }, visit());
    return { ...made, db, takeIn, signIn };
  }

  it("have no password, and a stranger who registers the address gets an account of their own", async () => {
    const { accounts, takeIn, signIn } = await service();
    expect(await takeIn()).toMatchObject({ value: 1 });
    expect(await signIn("")).toMatchObject({ ok: false });
    const stranger = { name: "Stranger", email, password: "monsoon-2nd-floor" };
    await accounts.register(stranger, visit());
    const asStranger = await signIn(stranger.password);
    expect(asStranger).toMatchObject({
      ok: true,
      value: { user: { name: "Stranger", emailVerified: false } },
    });
  });

  it("come into their account by the mailed link, which begins it anew", async () => {
    const { db, accounts, messagesTo, takeIn, signIn } = await service();
    expect(await takeIn()).toMatchObject({ value: 1 });
    await accounts.forgotPassword(email, visit());
    const token = linkToken((await messagesTo(email)).at(-1));
    const password = "quiet-lane-by-the-sea";
    expect(await accounts.resetPassword({ token, password }, visit())).toMatchObject({ ok: true });
    const signedIn = await signIn(password);
    const user = { name: "Meera Das", emailVerified: true, phone: null };
    expect(signedIn).toMatchObject({ ok: true, value: { user } });
    // Nobody has proved the number: its owner is not let into an account that another has a password of.
    expect(await findUserByPhone(db.read, "+919800000001")).toBeUndefined();
  });

  it("are refused as a file that nobody knows, and by whoever may not", async () => {
    const { db, ask, close } = await open();
    const refused = async (body: string, token?: string) =>
      (await ask("POST", "/manage/customer-files", body, token)).told.error;
    expect(await refused("Email,Phone\na@example.com,1")).toBe("CUSTOMERS_UNKNOWN");
    expect(await refused(header)).toBe("TABLE_EMPTY");
    expect(await refused(`${header}\n"a`)).toBe("TABLE_BROKEN");
    const packer = await signedUpUser(db, { role: "packer" });
    expect(await refused(`${header}\n${meera}`, packer.token)).toBe("NOT_ALLOWED");
    await close();
  });

  it("stay for as long as customers do, while what nobody takes in goes after a day, or with whoever leaves", async () => {
    const { db, send, takeIn, close } = await open();
    await takeIn(meera.replace("98000 00001", ""));
    await send("P,Q,p@example.com,yes,,,,,,,");
    const kept = () => db.read.selectFrom("customer_files").select("id").execute();
    const clock = { now: () => Date.now() + 40 * day };
    const files = createCustomerFiles({ db, clock });
    const { forgetUnusedClaims } = await import("#modules/accounts/profile/users-repository.ts");
    const claims = () =>
      db.write((tx) => forgetUnusedClaims(tx, { before: clock.now(), now: clock.now(), most: 9 }));
    expect(await claims()).toBe(0);
    expect(await usersOf(db.read, "meera@example.com")).toHaveLength(1);
    // Whoever proves the address for an account of their own leaves nothing to keep.
    await signedUpUser(db, { email: "meera@example.com" });
    expect(await claims()).toBe(1);
    for (const table of ["addresses", "customer_notes"] as const)
      expect(await db.read.selectFrom(table).selectAll().execute()).toEqual([]);
    expect(await kept()).toHaveLength(1);
    await db.write(files.deleteOldCustomerFiles);
    expect(await kept()).toEqual([]);
    await send("P,Q,p@example.com,yes,,,,,,,");
    await db.write(files.forgetCustomerFiles);
    expect(await kept()).toEqual([]);
    await close();
  });
});

const nobody = {
  email: null,
  phone: null,
  password_hash: null,
  email_verified_at: null,
  role: null,
  last_login_at: null,
  deleted_at: null,
};
