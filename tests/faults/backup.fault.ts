import { spawn } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { afterEach, expect, it } from "vitest";
import { migrate } from "#platform/database/migrations.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { startShopProcess } from "#support/shop-process.ts";
import { within } from "#support/within.ts";

const root = join(import.meta.dirname, "../..");
const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

type Place = { DATA_DIR: string; DATABASE_URL?: string };

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), "haat-backup-"));
  endings.push(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

function command(
  name: "backup" | "restore",
  args: string[],
  env: Place,
): Promise<{ code: number | null; said: string }> {
  let text = "";
  const ended = new Promise<{ code: number | null; said: string }>((resolve) => {
    const child = spawn(join(root, "node_modules/.bin/node"), [`tools/db/${name}.ts`, ...args], {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        HOME: tmpdir(),
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        ...env,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    child.stdout.on("data", (chunk) => (text += chunk));
    child.stderr.on("data", (chunk) => (text += chunk));
    child.on("close", (code) => resolve({ code, said: text }));
  });
  return within(`the ${name} to end`, ended, { seen: () => text });
}

/** Stays connected until a restore has been seen. */
async function leaveOnceRestored(url: string): Promise<void> {
  const client = new Client({ connectionString: url, application_name: "psql" });
  await client.connect();
  const restoring = "select 1 from pg_stat_activity where application_name = 'haat-restore'";
  while ((await client.query(restoring)).rowCount === 0) await wait(5);
  await wait(300);
  await client.end();
}

async function inside<T>(
  place: Place,
  work: (db: ReturnType<typeof openDatabase>) => Promise<T>,
): Promise<T> {
  const db = openDatabase(place);
  return work(db).finally(() => db.close());
}

const numbers = (place: Place): Promise<number[]> =>
  inside(place, async (db) => {
    const rows = await db.read
      .selectFrom("key_values")
      .select("value")
      .where("name", "like", "n%")
      .orderBy("value")
      .execute();
    return rows.map(({ value }) => value);
  });

describeOnBothEngines("backup and restore", (openFresh, engine) => {
  /** A place for a shop, with nobody connected. */
  async function place({ migrated = true } = {}): Promise<Place> {
    const made: Place = { DATA_DIR: folder() };
    if (engine === "sqlite") {
      if (migrated) await inside(made, (db) => migrate(db));
      return made;
    }
    const db = await openFresh({ migrated });
    await db.close();
    return { ...db.settings, ...made };
  }

  const database = (backup: string) =>
    join(backup, engine === "sqlite" ? "database.sqlite" : "database.dump");

  it("copies a consistent moment while others write, with pictures and without keys, and brings it back", async () => {
    const here = await place();
    const shop = await startShopProcess({ ...here });
    endings.push(() => shop.stop());
    mkdirSync(join(here.DATA_DIR, "pictures"));
    writeFileSync(join(here.DATA_DIR, "pictures/mango.webp"), "as it was");
    writeFileSync(join(here.DATA_DIR, "some.key"), "the key");
    const db = openDatabase(here);
    let writing = true;
    let written = 0;
    const writer = (async () => {
      while (writing) {
        const value = written;
        // Two rows that belong together: no copy may hold one without the other.
        await db.write((tx) =>
          tx
            .insertInto("key_values")
            .values([
              { name: `n${value}`, value },
              { name: `m${value}`, value },
            ])
            .execute(),
        );
        written++;
        await new Promise((resolve) => setImmediate(resolve));
      }
    })();
    const copy = join(folder(), "copy");
    const backup = await command("backup", [copy], here);
    writing = false;
    await writer;
    await db.close();
    expect(backup).toEqual({ code: 0, said: expect.stringMatching(/ orders, \d+ products, \d+ users, /) });
    expect(backup.said).toContain(" users, pictures (1 files). Keys are not in it.");
    expect(readdirSync(copy).sort()).toEqual(
      ["about.json", database("").replace("/", ""), "pictures"].sort(),
    );
    expect((await command("backup", [copy], here)).said).toContain("exists already");

    const elsewhere = await place({ migrated: false });
    const brought = await command("restore", [copy], elsewhere);
    expect(brought).toEqual({
      code: 0,
      said: expect.stringMatching(/Its key of links is not here.* returns end, and browsers /),
    });
    const restored = await numbers(elsewhere);
    expect(restored).toEqual(restored.map((_, at) => at));
    expect(restored.length).toBeGreaterThan(0);
    expect(restored.length).toBeLessThanOrEqual(written);
    expect(readFileSync(join(elsewhere.DATA_DIR, "pictures/mango.webp"), "utf8")).toBe("as it was");
    expect(existsSync(join(elsewhere.DATA_DIR, "some.key"))).toBe(false);

    writeFileSync(join(here.DATA_DIR, "pictures/mango.webp"), "as it became");
    const occupied = await command("restore", [copy], here);
    expect([occupied.code, occupied.said]).toEqual([1, expect.stringContaining("--overwrite")]);
    const running = await command("restore", [copy, "--overwrite"], here);
    expect([running.code, running.said]).toEqual([1, "The shop is running on this data. Stop it first.\n"]);
    expect((await numbers(here)).length).toBe(written);
    await shop.stop();

    // Whoever is about to leave stops nobody.
    const [replaced] = await Promise.all([
      command("restore", [copy, "--overwrite"], here),
      here.DATABASE_URL && leaveOnceRestored(here.DATABASE_URL),
    ]);
    expect(replaced).toEqual({ code: 0, said: expect.stringContaining("What was there before is kept in ") });
    // The keys of this machine are as they were.
    expect(readFileSync(join(here.DATA_DIR, "some.key"), "utf8")).toBe("the key");
    expect(await numbers(here)).toEqual(restored);
    expect(readFileSync(join(here.DATA_DIR, "pictures/mango.webp"), "utf8")).toBe("as it was");

    const kept = /is kept in (.*)\./.exec(replaced.said)?.[1] ?? "";
    expect(readFileSync(join(kept, "pictures/mango.webp"), "utf8")).toBe("as it became");
    // What was replaced is a copy of the database alone, as backups were before pictures and keys belonged to them.
    const alone = await command("restore", [database(kept), "--overwrite"], here);
    expect(alone).toEqual({ code: 0, said: expect.stringContaining("pictures are as they were") });
    expect((await numbers(here)).length).toBe(written);
  });

  it("makes nothing where there is no shop", async () => {
    const nowhere = await place({ migrated: false });
    const missing = join(nowhere.DATA_DIR, "missing");
    const copy = join(folder(), "copy");
    const answer = await command("backup", [copy], { ...nowhere, DATA_DIR: missing });
    expect(answer).toEqual({
      code: 1,
      said: expect.stringMatching(/^There is no shop in .* Nothing was copied\.\n$/),
    });
    expect([existsSync(missing), existsSync(copy), existsSync(`${copy}.part`)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it("puts no copy into the project, nor among the shop's own data", async () => {
    const here = await place();
    for (const place of ["haat-copy", "data/copy", join(here.DATA_DIR, "copy")]) {
      const answer = await command("backup", [place], here);
      expect(answer).toEqual({ code: 1, said: expect.stringContaining("name a place outside") });
    }
  });

  it("refuses what is no copy of a shop in a line, and changes nothing", async () => {
    const here = await place();
    await inside(here, (db) =>
      db.write((tx) => tx.insertInto("key_values").values({ name: "n0", value: 0 }).execute()),
    );
    const files = folder();
    const copy = join(files, "copy");
    expect(await command("backup", [copy], here)).toMatchObject({ code: 0 });
    const wrong = (name: string, make: (file: string) => void): string => {
      const file = join(files, name);
      make(file);
      return file;
    };
    const from = database(copy);
    const newer = await place();
    await inside(newer, (db) =>
      db.write((tx) =>
        tx.insertInto("migrations").values({ name: "9999-tomorrow", checksum: "x", applied_at: 0 }).execute(),
      ),
    );
    const other = await place({ migrated: false });
    await inside(other, (db) => db.write((tx) => db.script(tx, "create table notes (words text)")));
    const dumped = async (name: string, at: Place): Promise<string> => {
      const file = join(files, name);
      if (engine === "sqlite") copyFileSync(join(at.DATA_DIR, "shop.sqlite"), file);
      else
        await new Promise((resolve) =>
          spawn("pg_dump", ["--format=custom", `--file=${file}`, at.DATABASE_URL ?? ""]).once(
            "close",
            resolve,
          ),
        );
      return file;
    };
    const tries: [string, RegExp][] = [
      [join(files, "none"), /^There is no /],
      [wrong("empty", (file) => writeFileSync(file, "")), /is empty\.$/],
      [wrong("words", (file) => writeFileSync(file, "not a database".repeat(100))), /is no copy of a shop/],
      [
        wrong("cut-off", (file) => {
          copyFileSync(from, file);
          truncateSync(file, Math.floor(readFileSync(from).length / 2));
        }),
        /is damaged or cut off/,
      ],
      [wrong("folder", (file) => mkdirSync(file)), /is no backup of a shop/],
      [
        wrong("other-engine", (file) =>
          writeFileSync(file, engine === "sqlite" ? "PGDMP and more" : "SQLite format 3\0 and more"),
        ),
        /DATABASE_URL is (not )?set/,
      ],
      [await dumped("newer", newer), /is of a newer version of the shop \(9999-tomorrow\)/],
      [await dumped("other", other), /is a database, but not a shop's/],
    ];
    for (const [file, words] of tries) {
      const { code, said: text } = await command("restore", [file, "--overwrite"], here);
      expect([file, code, text.trim()]).toEqual([file, 1, expect.stringMatching(words)]);
      expect(text).not.toMatch(/\n\s+at /);
    }
    expect(await numbers(here)).toEqual([0]);
    expect(existsSync(join(here.DATA_DIR, "before-restore"))).toBe(false);
  });
});
