import { sql } from "kysely";
import { expect, it } from "vitest";
import { describeOnBothEngines } from "#support/engines.ts";
import { migrateUntil } from "#support/older-database.ts";

describeOnBothEngines("the migration to claimed addresses", (openFresh) => {
  it("leaves an address to who proved it, and nobody unproven among the staff", async () => {
    const db = await openFresh({ migrated: false });
    const update = await migrateUntil(db, "0011");
    await db.write((tx) =>
      sql`insert into users (id, name, email, email_verified_at, is_staff, created_at) values
        ('proved', 'Asha', 'asha@example.com', 5, 1, 1),
        ('claims', 'Ravi', 'ravi@example.com', null, 1, 1),
        ('phone', 'Mira', null, null, 0, 1)`.execute(tx),
    );
    await db.write((tx) => sql`insert into known_browsers values ('hash', 'proved', 1)`.execute(tx));

    expect(await update()).toContain("0012-claimed-addresses");

    const columns = ["id", "email", "claimed_email", "role"] as const;
    expect(await db.read.selectFrom("users").select(columns).orderBy("id").execute()).toEqual([
      { id: "claims", email: null, claimed_email: "ravi@example.com", role: null },
      { id: "phone", email: null, claimed_email: null, role: null },
      { id: "proved", email: "asha@example.com", claimed_email: null, role: "owner" },
    ]);
    expect(await db.read.selectFrom("known_browsers").select("counted_as").execute()).toEqual([
      { counted_as: "hash" },
    ]);
  });
});
