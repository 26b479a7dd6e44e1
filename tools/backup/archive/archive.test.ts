import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "kysely";
import { afterEach, describe, expect, inject, it } from "vitest";
import { catchUp } from "#modules/catalogue/products/catch-up.ts";
import { drawNumber } from "#modules/orders/records/order-repository.ts";
import type { Database, Engine } from "#platform/database/database.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { newId, tokenHash } from "#platform/ids.ts";
import { fillOrders } from "#support/fill-orders.ts";
import { signedUpUser } from "#support/people.ts";
import { type Beginning, copyPostgres, copySqlite, onServer, urlOf } from "#support/templates.ts";
import { makeArchive } from "./make-archive.ts";
import { createTally } from "./manifest.ts";
import { allTables, leftOut } from "./tables.ts";
import { takeInArchive } from "./take-in-archive.ts";
import { type Entry, entriesIn, tarOf } from "./tar.ts";

type Place = { DATA_DIR: string; DATABASE_URL?: string };

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), "haat-archive-"));
  endings.push(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

/** Where a shop is or will be, with nobody connected. */
async function placeOn(engine: Engine["engine"], beginning: Beginning = { migrated: false }): Promise<Place> {
  const DATA_DIR = folder();
  if (engine === "sqlite") {
    await copySqlite(beginning, DATA_DIR);
    return { DATA_DIR };
  }
  const server = inject("postgresUrl");
  const name = await copyPostgres(beginning, server);
  endings.push(() => onServer(server, `drop database if exists ${name} with (force)`));
  return { DATA_DIR, DATABASE_URL: urlOf(server, name) };
}

async function inside<T>(place: Place, work: (db: Database & Engine) => Promise<T>): Promise<T> {
  const db = openDatabase(place);
  return work(db).finally(() => db.close());
}

/** Each row of the shop as a text, by table; what only one engine has is apart. */
const rowsOf = (place: Place) =>
  inside(place, async ({ read }) => {
    const found: Record<string, string[]> = {};
    for (const { name } of await allTables(read)) {
      if (leftOut.has(name)) continue;
      const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(read);
      found[name] = rows
        .filter((row) => !["order_number", "search_to_fill"].includes(String(row.name)))
        .map(({ scarce: _, ...row }) => JSON.stringify(Object.entries(row).sort()))
        .sort();
    }
    return found;
  });

async function filledShop(engine: Engine["engine"]): Promise<Place> {
  const place = await placeOn(engine, { demo: true });
  await inside(place, async (db) => {
    await fillOrders(db, { orders: 1_201, customers: 30 });
    const { userId, token } = await signedUpUser(db, {
      name: 'আশা ‘O’ \u{1f9f5}\u2028\n\\N\t"',
      role: "owner",
    });
    await db.write(async (tx) => {
      const session = tx.selectFrom("sessions").select("id").where("token_hash", "=", tokenHash(token));
      await tx
        .insertInto("push_devices")
        .values({
          ...{ id: newId(1), user_id: userId, session_id: session, created_at: 1 },
          ...{ endpoint: "https://push.example/1", p256dh: "k", auth: "a", browser: "Firefox" },
        })
        .execute();
      await tx
        .insertInto("key_values")
        .values({ name: "largest", value: 2 ** 53 - 1 })
        .execute();
      await tx
        .insertInto("search_choices")
        .values({ query: "saree", number: 1, weight: 0.1 + 0.2, last_at: 1 })
        .execute();
    });
  });
  mkdirSync(join(place.DATA_DIR, "pictures/deep"), { recursive: true });
  for (const name of [`${"long-".repeat(38)}.webp`, "deep/two.bin", "none"])
    writeFileSync(join(place.DATA_DIR, "pictures", name), Buffer.from([0, 255, ...Buffer.from(name)]));
  writeFileSync(join(place.DATA_DIR, "pictures/none"), "");
  writeFileSync(join(place.DATA_DIR, "link.key"), "a key that stays where it is\n");
  return place;
}
const filesIn = (place: Place) =>
  readdirSync(join(place.DATA_DIR, "pictures"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => [entry.name, readFileSync(join(entry.parentPath, entry.name)).toString("hex")])
    .sort();

const engines: Engine["engine"][] = inject("postgresUrl") ? ["sqlite", "postgres"] : ["sqlite"];

describe.each(engines)("an archive of a shop on %s", (from) => {
  it.each(engines)("is the same shop on %s, row for row, and can go on", async (to) => {
    const here = await filledShop(from);
    const file = join(folder(), "shop.tar.gz");
    expect(await makeArchive(here, file)).toMatch(/1201 orders, .*, 3 files\. Keys, sessions and codes/);
    const there = await placeOn(to);
    expect(await takeInArchive(there, file)).toContain("3 files. The next start fills its search.");
    const rows = await rowsOf(here);
    expect(rows.order_lines?.length).toBe(1_201);
    expect(await rowsOf(there)).toEqual(rows);
    expect(filesIn(there)).toEqual(filesIn(here));
    expect(readdirSync(there.DATA_DIR).filter((name) => /link|restoring/.test(name))).toEqual([]);

    const goOn = (place: Place) =>
      inside(place, async (db) => {
        await catchUp(db);
        const { rows: words } = await sql`select word, uses from search_words order by word`.execute(db.read);
        const { rows: sessions } = await sql`select 1 from sessions`.execute(db.read);
        return {
          order: await db.write(drawNumber),
          words: words.map((row) => JSON.stringify(row)).sort(),
          sessions: sessions.length,
        };
      });
    const before = await goOn(here);
    expect(before.sessions).toBe(1);
    expect(await goOn(there)).toEqual({ ...before, sessions: 0 });
    if (there.DATABASE_URL)
      await inside(there, async ({ read }) => {
        const { rows: next } = await sql<{ is: boolean }>`
          select nextval(pg_get_serial_sequence('products', 'number')) = max(number) + 1 as is from products`.execute(
          read,
        );
        expect(next).toEqual([{ is: true }]);
      });
    // Out again it is the same.
    const again = join(folder(), "again.tar.gz");
    await makeArchive(there, again);
    const third = await placeOn(from);
    await takeInArchive(third, again);
    expect(await rowsOf(third)).toEqual(await rowsOf(there));
  });

  it("holds one moment, while others write", async () => {
    const here = await placeOn(from, {});
    const file = join(folder(), "shop.tar.gz");
    await inside(here, async (db) => {
      let [isWriting, value] = [true, 0];
      // Two rows that belong together, the first in a table that is read before that of the second.
      const write = () =>
        db.write(async (tx) => {
          await tx
            .insertInto("key_values")
            .values({ name: `pair-${++value}`, value })
            .execute();
          await tx
            .insertInto("search_misses")
            .values({ query: `q${value}`, times: 1, last_at: 1 })
            .execute();
        });
      await write();
      const writer = (async () => {
        while (isWriting) await write();
      })();
      await makeArchive(here, file).finally(() => {
        isWriting = false;
      });
      await writer;
    });
    const there = await placeOn(from);
    await takeInArchive(there, file);
    const rows = await rowsOf(there);
    const pairs = rows.key_values?.filter((row) => row.includes("pair-"));
    expect(pairs?.length).toBeGreaterThan(0);
    expect(pairs?.length).toBe(rows.search_misses?.length);
  });
});

it("takes no table along that points to one which is left out", async () => {
  const { rows } = await inside(await placeOn("sqlite", {}), ({ read }) =>
    sql<{ from: string; to: string }>`select t.name as "from", f."table" as "to"
      from pragma_table_list t, pragma_foreign_key_list(t.name) f`.execute(read),
  );
  expect(rows.length).toBeGreaterThan(50);
  expect(rows.filter(({ from, to }) => leftOut.has(to) && !leftOut.has(from))).toEqual([]);
});

describe.each(engines)("what is no archive for a shop on %s", (engine) => {
  const open = async () => {
    const here = await placeOn(engine, { demo: true });
    await inside(here, (db) => fillOrders(db, { orders: 3, customers: 2 }));
    mkdirSync(join(here.DATA_DIR, "pictures"));
    writeFileSync(join(here.DATA_DIR, "pictures/mango.webp"), "a mango");
    const [at, there] = [folder(), await placeOn(engine, { demo: true })];
    const file = join(at, "shop.tar.gz");
    await makeArchive(here, file);
    const before = await rowsOf(there);
    const refused = async (bytes: Buffer) => {
      writeFileSync(join(at, "other.tar.gz"), bytes);
      const why = await takeInArchive(there, join(at, "other.tar.gz")).catch((error: Error) => error.message);
      expect(await rowsOf(there)).toEqual(before);
      expect(readdirSync(there.DATA_DIR).filter((name) => !name.startsWith("shop.sqlite"))).toEqual([]);
      return why;
    };
    /** The same archive with other files in it. */
    const changed = async (change: (entry: Entry) => Entry[]) => {
      const entries: Entry[] = [];
      for await (const entry of entriesIn(pieces(gunzipSync(readFileSync(file)))))
        entries.push(...change(entry));
      const parts: Buffer[] = [];
      for await (const part of tarOf(pieces(...entries))) parts.push(part);
      return gzipSync(Buffer.concat(parts));
    };
    return { here, there, file, refused, changed };
  };
  async function* pieces<T>(...all: T[]): AsyncGenerator<T> {
    yield* all;
  }
  const manifestWith =
    (change: (manifest: { migrations: object[]; tables: object }) => unknown) => (entry: Entry) => {
      if (entry.name !== "manifest.json") return [entry];
      const manifest = JSON.parse(entry.bytes.toString());
      change(manifest);
      return [{ ...entry, bytes: Buffer.from(JSON.stringify(manifest)) }];
    };

  /** Other lines of orders, with the digest that belongs to them. */
  const withLines = (change: (text: string) => string) => {
    const tally = createTally();
    return (entry: Entry) => {
      if (entry.name === "manifest.json")
        return manifestWith((manifest) =>
          Object.assign(manifest.tables, { order_lines: tally.partOf("order_lines") }),
        )(entry);
      if (!entry.name.includes("/order_lines-")) return [entry];
      const bytes = Buffer.from(change(entry.bytes.toString()));
      return [tally.add("order_lines", { ...entry, bytes }, 3)];
    };
  };

  it("is refused with its reason, and changes nothing", async () => {
    const { file, refused, changed } = await open();
    const whole = readFileSync(file);
    const flipped = Buffer.from(gunzipSync(whole));
    const at = flipped.lastIndexOf("a mango");
    flipped[at] = 66;
    expect(await refused(Buffer.from("no archive"))).toMatch(
      /is no archive of a shop, is damaged or cut off\.$/,
    );
    expect(await refused(whole.subarray(0, whole.length / 2))).toMatch(/is damaged or cut off\.$/);
    expect(await refused(gzipSync(flipped.subarray(0, 4_000)))).toMatch(/it is cut off\.$/);
    expect(await refused(gzipSync(flipped))).toMatch(/what it holds of files\/ is not what was written/);
    expect(await refused(await changed((entry) => (entry.name.includes("orders-") ? [] : [entry])))).toMatch(
      /what it holds of orders is not what was written \(0 of 3\)/,
    );
    for (const name of [
      "../evil",
      "/etc/evil",
      "pictures/../../evil",
      "pictures/..\\evil",
      "link.key",
      "a//b",
    ])
      expect(
        await refused(
          await changed((entry) =>
            entry.name.includes("mango") ? [{ ...entry, name: `files/${name}` }] : [entry],
          ),
        ),
      ).toMatch(/a file of an archive cannot be named "files\//);
    expect(
      await refused(
        await changed(manifestWith(({ migrations }) => migrations.push({ name: "9999-x", checksum: "" }))),
      ),
    ).toMatch(/of a newer version of the shop \(9999-x\): update this one first\.$/);
    expect(await refused(await changed(manifestWith(({ migrations }) => migrations.pop())))).toMatch(
      /of an older version of the shop \(without \d{4}-/,
    );
    expect(
      await refused(
        await changed(manifestWith(({ migrations }) => Object.assign(migrations[0] ?? {}, { checksum: "" }))),
      ),
    ).toMatch(/of another version of the shop \(\d{4}-\S+ is another one\)/);
  });

  it("leaves no half of a shop behind when a row does not fit", async () => {
    const { there, refused, changed } = await open();
    const next = () => inside(there, (db) => db.write(drawNumber));
    for (let at = 0; at < 9; at++) await next();
    const number = await next();
    for (const [from, to, why] of [
      ['"quantity":1', '"quantity":-1', /a row of tables\/order_lines-000001\.jsonl does not fit: .*check/i],
      [
        '"quantity":1',
        '"quantity":[1]',
        /line 1 of tables\/order_lines-000001\.jsonl is no row of its table/,
      ],
      ['"quantity":1,', "", /is no row of its table/],
      ['"position":0', '"position":0,"other":1', /is no row of its table/],
      [/"order_id":"[^"]*"/, '"order_id":"none"', /Rows of order_lines point to what is not in the archive/],
    ] as const)
      expect(await refused(await changed(withLines((text) => text.replace(from, to))))).toMatch(why);
    expect(await next()).toBe(number + 1);
  });

  it("lets one in where two come at once, whole", async () => {
    const { there, file } = await open();
    const other = await placeOn(engine, { demo: true });
    await inside(other, (db) => fillOrders(db, { orders: 5, customers: 2 }));
    writeFileSync(join(other.DATA_DIR, "only-there.webp"), "a pear");
    const second = join(folder(), "second.tar.gz");
    await makeArchive(other, second);
    const ends = await Promise.allSettled([file, second].map((one) => takeInArchive(there, one)));
    const whole = ends.flatMap(({ status }, at) => (status === "fulfilled" ? [at] : []));
    expect(whole).toHaveLength(1);
    const isFirst = whole[0] === 0;
    expect((await rowsOf(there)).orders).toHaveLength(isFirst ? 3 : 5);
    const names = readdirSync(there.DATA_DIR).filter((name) => !/^shop\.sqlite/.test(name));
    expect(names).toEqual([isFirst ? "pictures" : "only-there.webp"]);
  });

  it("goes into no shop that somebody has used", async () => {
    const { here, file } = await open();
    await expect(takeInArchive(here, file)).rejects.toThrow(/There is a shop's data already \(audit in /);
  });

  it("opens with any tar", async () => {
    const names = execFileSync("tar", ["-tzf", (await open()).file]).toString();
    expect(names).toContain("tables/orders-000001.jsonl");
    expect(names).toMatch(/files\/pictures\/mango\.webp\nmanifest\.json\n$/);
  });
});
