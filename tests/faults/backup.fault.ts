import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { openDatabase } from "#platform/database/open-database.ts";
import { startShopProcess } from "#support/shop-process.ts";

const root = join(import.meta.dirname, "../..");
const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), "haat-backup-"));
  endings.push(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

function command(
  name: "backup" | "restore",
  args: string[],
  DATA_DIR: string,
): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve) => {
    const child = spawn(join(root, "node_modules/.bin/node"), [`tools/db/${name}.ts`, ...args], {
      cwd: root,
      env: { PATH: process.env.PATH, DATA_DIR },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let said = "";
    child.stdout.on("data", (chunk) => (said += chunk));
    child.stderr.on("data", (chunk) => (said += chunk));
    child.on("close", (code) => resolve({ code, said }));
  });
}

const numbers = async (DATA_DIR: string): Promise<number[]> => {
  const db = openDatabase({ DATA_DIR });
  const rows = await db.read
    .selectFrom("shop_facts")
    .select("value")
    .where("name", "like", "n%")
    .orderBy("value")
    .execute();
  await db.close();
  return rows.map(({ value }) => value);
};

describe("backup and restore", () => {
  it("copies a consistent moment while others write, and brings it back", async () => {
    const shop = await startShopProcess({ DATA_DIR: folder() });
    const db = openDatabase({ DATA_DIR: shop.folder });
    let writing = true;
    let written = 0;
    const writer = (async () => {
      while (writing) {
        const value = written;
        // Two rows that belong together: no copy may hold one without the other.
        await db.write((tx) =>
          tx
            .insertInto("shop_facts")
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
    const copy = join(folder(), "copy.sqlite");
    const backup = await command("backup", [copy], shop.folder);
    writing = false;
    await writer;
    await db.close();
    expect(backup).toMatchObject({ code: 0 });
    expect((await command("backup", [copy], shop.folder)).said).toContain("exists already");

    const elsewhere = folder();
    expect((await command("restore", [copy], elsewhere)).code).toBe(0);
    const restored = await numbers(elsewhere);
    expect(restored).toEqual(restored.map((_, at) => at));
    expect(restored.length).toBeGreaterThan(0);
    expect(restored.length).toBeLessThanOrEqual(written);

    const occupied = await command("restore", [copy], shop.folder);
    expect([occupied.code, occupied.said]).toEqual([1, expect.stringContaining("--overwrite")]);
    const running = await command("restore", [copy, "--overwrite"], shop.folder);
    expect([running.code, running.said]).toEqual([1, expect.stringContaining("Stop it first")]);
    await shop.stop();
    expect((await command("restore", [copy, "--overwrite"], shop.folder)).code).toBe(0);
    expect(await numbers(shop.folder)).toEqual(restored);
  });

  it("refuses what is no copy of a shop", async () => {
    const target = folder();
    const junk = join(target, "junk");
    writeFileSync(junk, "not a database, whatever its name says".repeat(100));
    expect((await command("restore", [junk], join(target, "data"))).code).toBe(1);
    expect((await command("restore", [join(target, "none")], join(target, "data"))).said).toContain(
      "There is no",
    );
  });
});
