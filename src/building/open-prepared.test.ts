import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, expect, it, vi } from "vitest";
import type { Database, Tx } from "#platform/database/database.ts";
import { isMigrated, OtherMigrations } from "#platform/database/migrations.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { sqliteFile } from "#platform/database/sqlite.server.ts";
import { readSettings } from "#platform/settings.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { openPrepared } from "./open-prepared.ts";

const clock = { now: () => Date.UTC(2026, 10, 29, 14, 20) };
const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

describeOnBothEngines("a shop whose data are of other migrations", (openFresh, engine) => {
  /** A demo as a version of before the baseline left it, and something done in it. */
  async function shopOfBefore(more: (tx: Tx) => Promise<unknown> = async () => {}, name = "0001-outbox") {
    const db = await openFresh({ demo: true });
    await db.write(async (tx) => {
      await tx.deleteFrom("migrations").execute();
      await tx.insertInto("migrations").values({ name, checksum: "x", applied_at: 1 }).execute();
      await tx
        .insertInto("subscribers")
        .values({
          id: "asha",
          email: "asha@example.com",
          lang: "en",
          state: "confirmed",
          confirm_hash: null,
          confirm_until: 1,
          leave_token: "leave",
          changed_at: 1,
        })
        .execute();
      await more(tx);
    });
    const folder = mkdtempSync(join(tmpdir(), "haat-before-"));
    endings.push(() => rmSync(folder, { recursive: true }));
    if (engine === "sqlite") await db.backup(sqliteFile(folder));
    return { ...db.settings, DATA_DIR: folder };
  }

  const opening = (place: { DATA_DIR: string; DATABASE_URL?: string }, env: Record<string, string> = {}) =>
    openPrepared({
      settings: readSettings({ ...place, ...env }),
      clock,
      step: (_name, work) => work(),
    });

  async function inside<T>(
    place: { DATA_DIR: string; DATABASE_URL?: string },
    look: (db: Database) => Promise<T>,
  ): Promise<T> {
    const db = openDatabase(place);
    return look(db).finally(() => db.close());
  }

  const subscribers = (db: Database) => db.read.selectFrom("subscribers").select("id").execute();

  it.each([
    ["before they began anew", "0001-outbox"],
    ["their beginning as it was", "0010-platform"],
  ])("is made anew where it is the demo of %s, and what was there is kept", async (_, ledger) => {
    const place = await shopOfBefore(undefined, ledger);
    const said = vi.spyOn(console, "log").mockImplementation(() => {});
    endings.push(() => said.mockRestore());
    const db = await opening(place);
    endings.push(() => db.close());
    expect(await isMigrated(db)).toBe(true);
    expect(await subscribers(db)).toEqual([]);
    expect(await db.read.selectFrom("products").select("id").limit(1).execute()).toHaveLength(1);
    const kept = engine === "sqlite" ? `${sqliteFile(place.DATA_DIR)}.before_20261129142000` : "";
    expect(said.mock.calls).toEqual([
      [
        `This version makes its demo anew; that of the version before is kept in ${kept || "the schema before_20261129142000 of the database"}.`,
      ],
    ]);
    if (kept) {
      const elsewhere = mkdtempSync(join(tmpdir(), "haat-before-"));
      endings.push(() => rmSync(elsewhere, { recursive: true }));
      copyFileSync(kept, sqliteFile(elsewhere));
      expect(await inside({ DATA_DIR: elsewhere }, subscribers)).toEqual([{ id: "asha" }]);
      expect(readdirSync(place.DATA_DIR)).not.toContain("shop.sqlite.before_20261129142000-wal");
    } else {
      const { rows } = await sql`select id from before_20261129142000.subscribers`.execute(db.read);
      expect(rows).toEqual([{ id: "asha" }]);
    }
  });

  const payment = (gateway: "razorpay" | "manual") => async (tx: Tx) => {
    await sql`insert into orders (id, short_id, user_id, status, cart_print, subtotal_paise, total_paise, address, lang,
      held_until, expected_at, created_at, updated_at)
      values ('one', 'one', 'asha', 'ordered', 'p', 100, 100, '{}', 'en', 1, 1, 1, 1)`.execute(tx);
    await sql`insert into payments (order_id, gateway, gateway_order_id, method, amount_paise, currency, status, created_at,
      updated_at) values ('one', ${gateway}, 'o1', 'card', 100, 'INR', 'captured', 1, 1)`.execute(tx);
  };
  it.each<[string, ((tx: Tx) => Promise<unknown>) | undefined, Record<string, string>]>([
    ["money moved", payment("razorpay"), {}],
    ["somebody paid in cash", payment("manual"), {}],
    [
      "its owner sells something",
      (tx) =>
        sql`update products set slug = 'own' where number = (select max(number) from products)`.execute(tx),
      {},
    ],
    [
      "it is emptied",
      (tx) =>
        sql`update products set deleted_at = 1, state = 'removed'`
          .execute(tx)
          .then(() => sql`delete from testimonials`.execute(tx)),
      {},
    ],
    [
      "it is too old to tell",
      async (tx) => {
        for (const name of ["testimonial_texts", "testimonials"])
          await sql`drop table ${sql.table(name)}`.execute(tx);
      },
      {},
    ],
    ["it takes money", undefined, { RAZORPAY_KEY_ID: "id", RAZORPAY_KEY_SECRET: "secret" }],
    ["others can reach it", undefined, { PUBLIC_URL: "https://shop.example", PAYMENTS: "mock" }],
  ])("stays as it is, and shut, where %s", async (_why, more, env) => {
    const place = await shopOfBefore(more);
    const failing = opening(place, env);
    await expect(failing).rejects.toThrow(OtherMigrations);
    await expect(failing).rejects.toThrow(/the last version that reads it is [0-9a-f]{8}$/);
    expect(await inside(place, subscribers)).toEqual([{ id: "asha" }]);
    expect(readdirSync(place.DATA_DIR).filter((name) => name.includes("before"))).toEqual([]);
  });

  if (engine === "sqlite")
    it("is not set aside while a shop is open on it", async () => {
      const place = await shopOfBefore();
      const other = openDatabase(place);
      endings.push(() => other.close());
      await subscribers(other);
      await expect(opening(place)).rejects.toThrow(/^DATA_DIR: expected that nobody has .* open/);
      expect(existsSync(sqliteFile(place.DATA_DIR))).toBe(true);
      expect(await subscribers(other)).toEqual([{ id: "asha" }]);
    });

  if (engine === "postgres")
    it("is set aside once where two start together", async () => {
      const place = await shopOfBefore();
      const said = vi.spyOn(console, "log").mockImplementation(() => {});
      endings.push(() => said.mockRestore());
      const starts = await Promise.allSettled([opening(place), opening(place)]);
      const open = starts.flatMap((start) => (start.status === "fulfilled" ? [start.value] : []));
      endings.push(...open.map((db) => () => db.close()));
      // Whoever looks while the other one does it starts again.
      expect(open.length).toBeGreaterThan(0);
      const aside = await inside(place, ({ read }) =>
        sql`select from pg_namespace where nspname like 'before%'`.execute(read),
      );
      expect(aside.rows).toHaveLength(1);
    });
});
