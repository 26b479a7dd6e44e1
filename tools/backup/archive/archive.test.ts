import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, describe, expect, it } from "vitest";
import { catchUp } from "#modules/catalogue/products/catch-up.ts";
import { drawNumber } from "#modules/orders/records/order-repository.ts";
import type { Engine } from "#platform/database/database.ts";
import { newId, tokenHash } from "#platform/ids.ts";
import {
  endPlaces,
  engines,
  filesIn,
  folder,
  inside,
  type Place,
  placeOn,
  rowsOf,
} from "#support/archive-places.ts";
import { fillOrders } from "#support/fill-orders.ts";
import { signedUpUser } from "#support/people.ts";
import { makeArchive } from "./make-archive.ts";
import { leftOut } from "./tables.ts";
import { takeInArchive } from "./take-in-archive.ts";

afterEach(endPlaces);

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
        .insertInto("customer_files")
        .values({ id: newId(1), by_id: userId, at: 1, source: "shopify", people: "[]", faults: "[]" })
        .execute();
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
        const { rows: files } = await sql`select 1 from customer_files`.execute(db.read);
        return {
          order: await db.write(drawNumber),
          words: words.map((row) => JSON.stringify(row)).sort(),
          sessions: sessions.length,
          files: files.length,
        };
      });
    const before = await goOn(here);
    expect(before).toMatchObject({ sessions: 1, files: 1 });
    expect(await goOn(there)).toEqual({ ...before, sessions: 0, files: 0 });
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

it("holds what a link leads to, and is not written without a file whose name it cannot hold", async () => {
  const [here, disk, at] = [await placeOn("sqlite", {}), folder(), folder()];
  writeFileSync(join(disk, "pear.webp"), "a pear");
  symlinkSync(disk, join(here.DATA_DIR, "pictures"));
  expect(await makeArchive(here, join(at, "shop.tar.gz"))).toContain(", 1 files.");
  const there = await placeOn("sqlite");
  await takeInArchive(there, join(at, "shop.tar.gz"));
  expect(filesIn(there)).toEqual(filesIn(here));
  writeFileSync(Buffer.concat([Buffer.from(join(disk, "odd-")), Buffer.from([0xff])]), "odd");
  await expect(makeArchive(here, join(at, "second.tar.gz"))).rejects.toThrow(
    /cannot be named "files\/pictures\/odd-\ufffd"/,
  );
  expect(readdirSync(at)).toEqual(["shop.tar.gz"]);
});

it("takes no table along that points to one which is left out", async () => {
  const { rows } = await inside(await placeOn("sqlite", {}), ({ read }) =>
    sql<{ from: string; to: string }>`select t.name as "from", f."table" as "to"
      from pragma_table_list t, pragma_foreign_key_list(t.name) f`.execute(read),
  );
  expect(rows.length).toBeGreaterThan(50);
  expect(rows.filter(({ from, to }) => leftOut.has(to) && !leftOut.has(from))).toEqual([]);
});
