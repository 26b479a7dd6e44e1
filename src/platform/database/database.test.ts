import { readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { describeOnBothEngines } from "#support/engines.ts";
import { bumpValue, readValue } from "./key-values.ts";
import { isMigrated, migrate, readMigrations } from "./migrations.ts";
import { openDatabase } from "./open-database.ts";
import { sqliteFile } from "./sqlite.server.ts";

const after = (name: string, sql: string) => ({ name: `9999-${name}`, sql, checksum: name });
const entry = (name: string, value: number) => ({ name, value });

describeOnBothEngines("database", (openFresh, engine) => {
  /** Migrations leave values of their own. */
  const openEmpty = async () => {
    const db = await openFresh();
    await db.write((tx) => tx.deleteFrom("key_values").execute());
    return db;
  };

  it("applies each migration once, even when two processes start at the same time", async () => {
    const db = await openFresh({ migrated: false });
    const other = openDatabase(db.settings);
    const [mine, theirs] = await Promise.all([migrate(db), migrate(other)]);
    await other.close();
    expect([...mine, ...theirs].sort()).toEqual([...new Set([...mine, ...theirs])].sort());
    expect(mine.length + theirs.length).toBeGreaterThan(0);
    expect(await isMigrated(db)).toBe(true);
    expect(await migrate(db)).toEqual([]);
  });

  it("refuses an edited migration by its name", async () => {
    const db = await openFresh();
    const [first, ...others] = readMigrations(engine);
    if (!first) throw new Error("There are no migrations.");
    const edited = [
      { ...first, checksum: "another" },
      ...others,
      after("one_more", "create table one_more (id text);"),
    ];
    await expect(migrate(db, edited)).rejects.toThrow(/0010-platform was edited/);
    await expect(db.write((tx) => db.script(tx, "select * from one_more"))).rejects.toThrow();
  });

  it("leaves the database as it was when one of several migrations fails", async () => {
    const db = await openFresh({ migrated: false });
    const broken = [
      ...readMigrations(engine),
      after("broken", "create table half_made (id text); insert into nowhere values (1);"),
    ];
    await expect(migrate(db, broken)).rejects.toThrow(/9999-broken failed/);
    for (const table of ["half_made", "migrations", "orders"])
      await expect(db.write((tx) => db.script(tx, `select * from ${table}`))).rejects.toThrow();
    await migrate(db);
    expect([await isMigrated(db), await isMigrated(db, broken)]).toEqual([true, false]);
  });

  it("touches nothing of what was migrated before they began anew, and names who reads it", async () => {
    const db = await openFresh({ migrated: false });
    await db.write((tx) =>
      db.script(
        tx,
        `create table migrations (name text primary key, checksum text not null, applied_at bigint not null);
        insert into migrations values ('0001-outbox', 'x', 1);`,
      ),
    );
    await expect(migrate(db)).rejects.toThrow(
      /^DATA(_DIR|BASE_URL): expected .* the last version that reads it is [0-9a-f]{8}$/,
    );
    expect(await db.read.selectFrom("migrations").select("name").execute()).toEqual([
      { name: "0001-outbox" },
    ]);
    await expect(db.write((tx) => db.script(tx, "select * from orders"))).rejects.toThrow();
  });

  it("reads whole tables as they are committed, beside whoever writes", async () => {
    const db = await openEmpty();
    const all = () => db.whole.selectFrom("key_values").select("name").execute();
    await db.write(async (tx) => {
      await tx.insertInto("key_values").values(entry("one", 1)).execute();
      expect(await all()).toEqual([]);
    });
    expect(await all()).toEqual([{ name: "one" }]);
  });

  if (engine === "sqlite")
    it("writes nothing where it reads whole tables", async () => {
      const db = await openFresh();
      await expect(db.whole.deleteFrom("key_values").execute()).rejects.toThrow();
    });

  it("answers what every process follows while shoppers have taken every connection", async () => {
    const db = await openFresh();
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    // As many as the pool has; more would wait behind them.
    const busy = Array.from({ length: engine === "postgres" ? 16 : 1 }, () => {
      const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
      const done = db.write(async (tx) => {
        await readValue(tx, "followed");
        begin();
        await held;
      });
      return { begun, done };
    });
    await Promise.all(busy.map(({ begun }) => begun));
    expect(await readValue(db.watch, "followed")).toBe(0);
    letGo();
    await Promise.all(busy.map(({ done }) => done));
  });

  it("lets who comes second see that a key was taken meanwhile", async () => {
    const db = await openFresh();
    // Where transactions run side by side, both have looked before either writes; SQLite has one at a time.
    const { promise: bothLooked, resolve: goOn } = Promise.withResolvers<void>();
    let looked = 0;
    const claim = () =>
      db.write(async (tx) => {
        const known = await tx.selectFrom("key_values").select("name").where("name", "=", "k").execute();
        if (++looked === 2 || engine === "sqlite") goOn();
        await bothLooked;
        if (known.length > 0) return "taken";
        await tx.insertInto("key_values").values(entry("k", 1)).execute();
        return "mine";
      });
    expect((await Promise.all([claim(), claim()])).sort()).toEqual(["mine", "taken"]);
  });

  it("undoes the whole transaction when its work fails", async () => {
    const db = await openEmpty();
    const failing = db.write(async (tx) => {
      await tx.insertInto("key_values").values(entry("a", 1)).execute();
      throw new Error("changed my mind");
    });
    await expect(failing).rejects.toThrow("changed my mind");
    expect(await db.read.selectFrom("key_values").selectAll().execute()).toEqual([]);
  });

  it("undoes only what failed among many at once", async () => {
    const db = await openEmpty();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 100 }, (_, at) =>
        db.write(async (tx) => {
          await tx
            .insertInto("key_values")
            .values(entry(`${at}`, at))
            .execute();
          if (at % 3 === 0) throw new Error("changed my mind");
          return at;
        }),
      ),
    );
    const kept = await db.read.selectFrom("key_values").select("value").orderBy("value").execute();
    const done = outcomes.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
    expect(done).toHaveLength(66);
    expect(kept.map(({ value }) => value)).toEqual(done);
  });

  it("answers nobody before another process can see it", async () => {
    const db = await openFresh();
    const other = openDatabase(db.settings);
    const seen = await Promise.all(
      Array.from({ length: 30 }, async (_, at) => {
        await db.write((tx) =>
          tx
            .insertInto("key_values")
            .values(entry(`${at}`, at))
            .execute(),
        );
        return readValue(other.read, `${at}`);
      }),
    );
    await other.close();
    expect(seen).toEqual(Array.from({ length: 30 }, (_, at) => at));
  });

  it("refuses a transaction inside a transaction", async () => {
    const db = await openFresh();
    await expect(db.write(() => db.write(async () => 1))).rejects.toThrow(/do not nest/);
    expect(await db.write(async () => 2)).toBe(2);
  });

  it("does not show others what is not committed", async () => {
    const db = await openEmpty();
    const seen = await db.write(async (tx) => {
      await tx.insertInto("key_values").values(entry("a", 1)).execute();
      return db.read.selectFrom("key_values").selectAll().execute();
    });
    expect(seen).toEqual([]);
    expect(await db.read.selectFrom("key_values").selectAll().execute()).toEqual([entry("a", 1)]);
  });

  it("lets two processes write to one database", async () => {
    const db = await openEmpty();
    const other = openDatabase(db.settings);
    const adding = (to: typeof other, from: string) =>
      Promise.all(
        Array.from({ length: 40 }, (_, at) =>
          to.write((tx) =>
            tx
              .insertInto("key_values")
              .values(entry(`${from}${at}`, at))
              .execute(),
          ),
        ),
      );
    await Promise.all([adding(db, "mine"), adding(other, "theirs")]);
    await other.close();
    expect(await db.read.selectFrom("key_values").selectAll().execute()).toHaveLength(80);
  });

  it("counts a value up in every process", async () => {
    const db = await openFresh();
    const other = openDatabase(db.settings);
    await Promise.all([db, other, db, other].map((at) => at.write((tx) => bumpValue(tx, "version"))));
    expect(await readValue(other.read, "version")).toBe(4);
    expect(await readValue(db.read, "unknown")).toBe(0);
    await other.close();
  });

  if (engine === "sqlite")
    it("plans what is read by how much there is, once it was counted", async () => {
      const db = await openFresh();
      await db.write(async (tx) => {
        await sql`create table things (kind text, owner text)`.execute(tx);
        // Of two that look alike it takes the later.
        await sql`create index things_by_owner on things (owner)`.execute(tx);
        await sql`create index things_by_kind on things (kind)`.execute(tx);
        await sql`insert into things with recursive n (i) as (select 1 union all select i + 1 from n where i < 5000)
        select 'alike', 'owner-' || i from n`.execute(tx);
      });
      const planned = async () => {
        const plan = sql<{ detail: string }>`explain query plan
        select * from things where kind = 'alike' and owner = 'owner-7'`;
        return (await plan.execute(db.read)).rows.map(({ detail }) => detail).join();
      };
      expect(await planned()).toContain("things_by_kind");
      await db.freshenStatistics();
      expect(await planned()).toContain("things_by_owner");
      await expect(sql`delete from things`.execute(db.read)).rejects.toThrow();
    });

  if (engine === "sqlite")
    it("leaves fresh statistics for later where another process writes", async () => {
      const db = await openFresh();
      const other = new DatabaseSync(sqliteFile(db.settings.DATA_DIR));
      // Both are committed together, and the other is told first.
      const taken = db.transaction(async () => {}).then(() => other.exec("begin immediate"));
      await Promise.all([taken, db.freshenStatistics()]);
      expect(other.isTransaction).toBe(true);
      other.close();
      await expect(sql`create table things (id text)`.execute(db.read)).rejects.toThrow();
    });

  if (engine === "sqlite")
    it("keeps nothing of what was deleted in its files", async () => {
      const db = await openFresh();
      const held = () =>
        ["", "-wal"].map((end) =>
          readFileSync(`${sqliteFile(db.settings.DATA_DIR)}${end}`).includes("Asha who left"),
        );
      await db.write((tx) => sql`create table people (id integer primary key, name text)`.execute(tx));
      for (let at = 0; at < 200; at++)
        await db.write((tx) =>
          sql`insert into people values (${at}, ${`Asha who left ${"x".repeat(at * 40)}`})`.execute(tx),
        );
      await db.write((tx) => sql`update people set name = '' where id % 2 = 0`.execute(tx));
      await db.write((tx) => sql`delete from people where id % 2 = 1`.execute(tx));
      await db.dropDeleted();
      expect(held()).toEqual([false, false]);
    });

  if (engine === "sqlite")
    it("waits for nobody to be rid of it", async () => {
      const db = await openFresh();
      const other = new DatabaseSync(sqliteFile(db.settings.DATA_DIR));
      other.exec("begin immediate");
      await db.dropDeleted();
      other.exec("rollback");
      other.close();
      await db.write((tx) => sql`create table things (id text)`.execute(tx));
    });

  it("answers while it is open", async () => {
    const db = await openFresh();
    await expect(db.ping()).resolves.toBeUndefined();
  });
});
