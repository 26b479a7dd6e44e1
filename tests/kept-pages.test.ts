import { expect, it } from "vitest";
import { bumpVersion } from "#modules/catalogue/storage/version-repository.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { plainProduct } from "#support/buyers.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { keptAddresses, keptPages, outdatedPages, watchKeptPages } from "#support/kept-pages.ts";
import { openShop } from "#support/running-shop.ts";

/** That no write of the shop is such a one is walked by `access/answers.test.ts`. */
describeOnBothEngines("a page that is kept", (openFresh) => {
  it("is found outdated by a write that invalidates nothing", async () => {
    const { settings } = await openFresh({ demo: true });
    const shop = await openShop(settings, { pages: keptPages });
    // The first that is heard is everything, whenever the job comes to it.
    await shop.catchUp();
    const db = openDatabase(settings);
    const product = await plainProduct(db);
    const { body } = await shop.call("GET", "/stores");
    const addresses = keptAddresses({
      product,
      store: body.stores[0].id,
      category: "electronics",
      leaf: "clothing/mens-clothing",
    });
    for (const address of addresses) {
      const { status } = await fetch(shop.url + address);
      expect([address, status]).toEqual([address, 200]);
    }
    expect(await outdatedPages(shop.url, addresses)).toEqual([]);
    const lookAgain = await watchKeptPages(shop, db);
    expect(await lookAgain(addresses)).toEqual([]);
    await db.write((tx) =>
      tx.updateTable("products").set({ title: "Other Name" }).where("id", "=", product).execute(),
    );
    await db.write((tx) => tx.updateTable("stores").set({ name: "Other Name" }).execute());
    const changed = [`/product/${product}`, `/api/products/${product}`, "/stores", "/api/stores"];
    expect(await outdatedPages(shop.url, addresses, 1_500)).toEqual(expect.arrayContaining(changed));
    expect(await lookAgain(addresses)).toEqual(expect.arrayContaining(changed));
    await db.write((tx) => bumpVersion(tx));
    expect(await outdatedPages(shop.url, addresses)).toEqual([]);
    await shop.stop();
    await db.close();
  });
});
