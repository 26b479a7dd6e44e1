import { expect, it } from "vitest";
import { accountsForTests } from "#support/accounts-for-tests.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { signedUpUser } from "#support/people.ts";

const home = {
  name: "Asha Rao",
  phone: "98123 45678",
  street: "12 Lake Road",
  city: "Kolkata",
  state: "West Bengal",
  pinCode: "700 029",
  country: "India",
  isDefault: false,
};

describeOnBothEngines("address book", (openFresh) => {
  it("makes the first address the default one and the newest of the rest when that goes", async () => {
    const db = await openFresh();
    const { accounts } = accountsForTests(db);
    const { userId } = await signedUpUser(db);
    const ids = [];
    for (const street of ["1 First", "2 Second", "3 Third"]) {
      const added = await accounts.addAddress(userId, { ...home, street });
      ids.push(added.ok ? added.value.id : "");
    }
    const book = async () =>
      (await accounts.addresses(userId)).map(({ street, isDefault }) => [street, isDefault]);
    expect((await book())[0]).toEqual(["1 First", true]);
    await accounts.removeAddress(userId, ids[0] ?? "");
    expect((await book()).filter(([, isDefault]) => isDefault)).toHaveLength(1);
    await accounts.changeAddress(userId, ids[1] ?? "", { ...home, street: "2 Second", isDefault: true });
    expect(await book()).toEqual([
      ["2 Second", true],
      ["3 Third", false],
    ]);
  });

  it("keeps numbers and PIN codes in one form and answers by both documented names", async () => {
    const db = await openFresh();
    const { accounts } = accountsForTests(db);
    const { userId } = await signedUpUser(db);
    expect(await accounts.addAddress(userId, home)).toMatchObject({
      ok: true,
      value: { phone: "+919812345678", pinCode: "700029", zipCode: "700029" },
    });
  });

  it("refuses what no parcel would reach, naming the field", async () => {
    const db = await openFresh();
    const { accounts } = accountsForTests(db);
    const { userId } = await signedUpUser(db);
    const wrong = [
      [{ street: " " }, "fieldRequired", "street"],
      [{ pinCode: "012345" }, "pinCodeUnusable", "pinCode"],
      [{ pinCode: "7000" }, "pinCodeUnusable", "pinCode"],
      [{ phone: "12345" }, "phoneUnusable", "phone"],
      [{ city: "x".repeat(81) }, "fieldTooLong", "city"],
    ] as const;
    for (const [change, reason, field] of wrong)
      expect(await accounts.addAddress(userId, { ...home, ...change })).toMatchObject({ reason, field });
  });

  it("is nobody else's", async () => {
    const db = await openFresh();
    const { accounts } = accountsForTests(db);
    const [mine, theirs] = [await signedUpUser(db), await signedUpUser(db)];
    const added = await accounts.addAddress(mine.userId, home);
    const id = added.ok ? added.value.id : "";
    expect(await accounts.addressOf(db.read, theirs.userId, id)).toBeNull();
    expect(await accounts.changeAddress(theirs.userId, id, home)).toMatchObject({ reason: "notFound" });
    expect(await accounts.removeAddress(theirs.userId, id)).toMatchObject({ reason: "notFound" });
    expect(await accounts.addresses(mine.userId)).toHaveLength(1);
  });

  it("has one default however many are made at the same time", async () => {
    const db = await openFresh();
    const { accounts } = accountsForTests(db);
    const { userId } = await signedUpUser(db);
    await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        accounts.addAddress(userId, { ...home, street: `${at} Lake Road`, isDefault: true }),
      ),
    );
    const book = await accounts.addresses(userId);
    expect(book).toHaveLength(10);
    expect(book.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  it("holds what was sent twice once, as where a form was pressed twice, and answers both alike", async () => {
    const db = await openFresh();
    const { accounts } = accountsForTests(db);
    const { userId } = await signedUpUser(db);
    const other = await accounts.addAddress(userId, { ...home, street: "1 First" });
    const sent = await Promise.all([home, home].map((one) => accounts.addAddress(userId, one)));
    const ids = new Set(sent.map((one) => (one.ok ? one.value.id : one.reason)));
    expect(ids.size).toBe(1);
    expect(await accounts.addresses(userId)).toHaveLength(2);
    expect(await accounts.addAddress(userId, { ...home, isDefault: true })).toMatchObject({
      value: { id: [...ids][0], isDefault: true },
    });
    const book = await accounts.addresses(userId);
    expect(book.map(({ id, isDefault }) => [id, isDefault])).toEqual([
      [[...ids][0], true],
      [other.ok && other.value.id, false],
    ]);
  });
});
