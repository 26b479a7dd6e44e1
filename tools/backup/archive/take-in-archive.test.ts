import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { drawNumber } from "#modules/orders/records/order-repository.ts";
import { endPlaces, engines, folder, inside, placeOn, rowsOf } from "#support/archive-places.ts";
import { fillOrders } from "#support/fill-orders.ts";
import { makeArchive } from "./make-archive.ts";
import { createTally } from "./manifest.ts";
import { takeInArchive } from "./take-in-archive.ts";
import { type Entry, entriesIn, tarOf } from "./tar.ts";

afterEach(endPlaces);

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
