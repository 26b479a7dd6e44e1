import { expect, it } from "vitest";
import { accountsForTests } from "#support/accounts-for-tests.ts";
import { describeWithDatabase } from "#support/engines.ts";

const day = 86_400_000;

describeWithDatabase("an address that was claimed", (openFresh) => {
  it("is forgotten after a month in which nobody came in, and kept where somebody did", async () => {
    const db = await openFresh();
    const { accounts, clock } = accountsForTests(db);
    const { at } = clock;
    const user = { phone: null, password_hash: "hash", email: null, email_verified_at: null, role: null };
    const row = {
      ...user,
      name: "Asha Rao",
      created_at: at - 31 * day,
      deleted_at: null,
      last_login_at: null,
    };
    const rows = [
      ...Array.from({ length: 450 }, (_, of) => ({
        ...row,
        id: `old-${of}`,
        claimed_email: "a@example.com",
      })),
      { ...row, id: "used", claimed_email: "b@example.com", last_login_at: at - 30 * day },
      { ...row, id: "young", claimed_email: "c@example.com", created_at: at - 29 * day },
      { ...row, id: "phone", claimed_email: "d@example.com", phone: "+919812345678" },
    ];
    await db.write((tx) => tx.insertInto("users").values(rows).execute());
    await accounts.runJob();
    const left = await db.read
      .selectFrom("users")
      .select("id")
      .where("claimed_email", "is not", null)
      .execute();
    expect(left.map(({ id }) => id).sort()).toEqual(["phone", "used", "young"]);
    const traces = await db.read.selectFrom("users").select("id").where("name", "=", "Asha Rao").execute();
    expect(traces).toHaveLength(3);
  });
});
