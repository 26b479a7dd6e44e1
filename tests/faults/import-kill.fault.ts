import { afterEach, expect, it, vi } from "vitest";
import { createCatalogueService } from "#modules/catalogue/service.ts";
import { checkStockBooks } from "#support/check-stock-books.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { mortalShop } from "#support/mortal-shop.ts";
import { signedUpUser } from "#support/people.ts";
import { patienceFor, times } from "#support/thorough.ts";
import { checkListings } from "../support/check-listings.ts";

const all = ["bulk:locked", "bulk:created", "bulk:worked", "bulk:before-commit", "bulk:committed"];
const points = times(["bulk:created", "bulk:committed"], all);
const rounds = times(1, 4);
/** More chunks than there are kills. */
const goods = 400;

describeOnBothEngines("a shop killed while goods come in from a file", (openFresh) => {
  const endings: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const end of endings.splice(0).reverse()) await end();
  });

  it(`has all of them once after ${points.length * rounds} kills`, {
    timeout: patienceFor(points.length * rounds),
  }, async () => {
    const db = await openFresh({ demo: true });
    const shop = mortalShop(db.settings);
    await shop.start();
    endings.push(() => shop.stop());
    const { token, userId } = await signedUpUser(db, { role: "owner" });
    const catalogue = createCatalogueService({ db, clock: { now: Date.now }, rate: 83.16 });
    for (let round = 0; round < rounds; round++) {
      const read = await catalogue.readGoodsFile(userId, new TextEncoder().encode(fileOf(round)));
      if (!read.ok) throw new Error(read.reason);
      const { id } = read.value;
      const reached = async (state: string) =>
        vi.waitFor(
          async () => {
            const now = await catalogue.bulkOf(id);
            if (!now.ok || now.value.state !== state) throw new Error(`It is not ${state}.`);
            return now.value;
          },
          { timeout: 60_000, interval: 100 },
        );
      const { version } = await reached("planned");
      let isBegun = false;
      for (const point of points) {
        await shop.dieAt(point);
        if (!isBegun) await shop.call("POST", `/manage/bulk/${id}/do`, token, { body: { seen: version } });
        isBegun = true;
        expect(await shop.died(), point).toBe("SIGKILL");
        const { counts } = await catalogue.linesOfBulk(id, {}).then(() => reached("running"));
        expect((counts.new ?? 0) + (counts.done ?? 0), point).toBe(goods);
        await shop.start();
      }
      const done = await reached("done");
      expect(done.counts).toEqual({ done: goods });
      const { length } = await db.read
        .selectFrom("products")
        .select("id")
        .where("title", "like", `Round ${round} %`)
        .execute();
      expect(length).toBe(goods);
    }
    expect(await checkListings(db, catalogue)).toEqual([]);
    expect(await checkStockBooks(db.read)).toEqual([]);
  });
});

function fileOf(round: number): string {
  const lines = Array.from(
    { length: goods },
    (_, at) => `Round ${round} lamp ${at},sports,10,3,R${round}-${at},`,
  );
  return `Title,Category,Price,Pieces,SKU,Choice price\n${lines.join("\n")}\n`;
}
