import { expect } from "vitest";
import type { BulkView } from "#modules/catalogue/bulk-view.ts";
import { createCatalogueService } from "#modules/catalogue/service.ts";
import type { Database } from "#platform/database/database.ts";
import { seedWhenEmpty } from "#seed/seed-when-empty.ts";

const at = 1_790_000_000_000;
const encoder = new TextEncoder();

/** A shop filled from the seed, and goods' files read, chosen and carried out in it. */
export async function openGoodsImport(db: Database) {
  const clock = { now: () => at };
  await seedWhenEmpty(db, clock);
  const failed: unknown[] = [];
  const catalogue = createCatalogueService({
    db,
    clock,
    rate: 83.16,
    failed: (error) => failed.push(error),
  });
  const settle = async (id: string): Promise<BulkView> => {
    for (let rounds = 0; rounds < 2_000; rounds++) {
      const found = await catalogue.bulkOf(id);
      if (!found.ok) throw new Error(found.reason);
      expect(failed).toEqual([]);
      if (!["checking", "running", "undoing"].includes(found.value.state)) return found.value;
      await catalogue.runBulkJob();
    }
    throw new Error("It does not end.");
  };
  const read = async (text: string | Uint8Array) => {
    const bytes = typeof text === "string" ? encoder.encode(text) : text;
    const done = await catalogue.readGoodsFile("meera", bytes);
    if (!done.ok) throw new Error(done.reason);
    return settle(done.value.id);
  };
  const choose = async (bulk: BulkView, more: object) => {
    const chosen = {
      by: "meera",
      seen: bulk.version,
      newState: "live",
      pieces: 0,
      categories: {},
      ...more,
    } as const;
    const done = await catalogue.chooseForFile(bulk.id, chosen);
    if (!done.ok) throw new Error(done.reason);
    return settle(bulk.id);
  };
  const turn = async (to: "carryOutBulk" | "undoBulk", bulk: BulkView) => {
    const done = await catalogue[to](bulk.id, { by: "meera", seen: bulk.version });
    if (!done.ok) throw new Error(done.reason);
    return settle(bulk.id);
  };
  const file = async () => new Response(catalogue.goodsFile()).text();
  const problems = async ({ id }: BulkView) =>
    (await catalogue.linesOfBulk(id, { states: ["wrong", "unfit"] })).lines.map(
      ({ row, problem, detail }) => [row, problem, detail],
    );
  const goodsNamed = async (title: string) => {
    const row = await db.read
      .selectFrom("products")
      .select("id")
      .where("title", "=", title)
      .executeTakeFirstOrThrow();
    const goods = await catalogue.goodsOf(row.id);
    if (!goods.ok) throw new Error(goods.reason);
    return goods.value;
  };
  return { db, catalogue, read, choose, turn, file, problems, goodsNamed };
}
