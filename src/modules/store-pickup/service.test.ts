import { expect, it } from "vitest";
import { createStoresService } from "#modules/stores/service.ts";
import { listAuditEntries } from "#platform/database/audit.ts";
import { checkoutForTests } from "#support/checkout-shop.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { openStoreToCollectIn } from "#support/store-to-collect-in.ts";

const terms = { state: "27", days: 5, ready: "Tomorrow", readyHi: "कल" } as const;

describeOnBothEngines("stores in which orders can be collected", (openFresh) => {
  async function open() {
    const shop = await checkoutForTests(await openFresh());
    const id = await openStoreToCollectIn(shop);
    return { ...shop, id, db: shop.parts.db, pickup: shop.services.storePickup };
  }

  it("are said by their owner, and the log keeps what was said before", async () => {
    const { db, id, pickup } = await open();
    expect(await pickup.openStores()).toMatchObject([
      {
        storeId: id,
        name: "Haat Mysuru",
        state: "Karnataka",
        days: 3,
        ready: { en: "Ready in 2 hours", hi: "" },
      },
    ]);
    expect(await pickup.setStore("owner", id, terms)).toMatchObject({ ok: true });
    expect(await pickup.openStore(db.read, id)).toMatchObject({ state: "Maharashtra", days: 5 });
    expect(await pickup.setStore("owner", id, null)).toMatchObject({ ok: true });
    expect(await pickup.setStore("owner", id, null)).toMatchObject({ ok: true });
    expect(await pickup.openStores()).toEqual([]);
    const log = await listAuditEntries(db.read, { subject: id, limit: 9 });
    expect(
      log.map(({ action, before, after }) => [
        action,
        JSON.parse(before ?? "{}").days,
        JSON.parse(after ?? "{}").days,
      ]),
    ).toEqual([
      ["stop collecting", 5, undefined],
      ["let collect", 3, 5],
      ["let collect", undefined, 3],
    ]);
  });

  it("are none where there is no store, and none any more where one is closed", async () => {
    const { db, id, pickup, parts } = await open();
    expect(await pickup.setStore("owner", "nowhere", terms)).toMatchObject({ reason: "notFound" });
    const stores = createStoresService({ db, clock: parts.clock });
    const [kept] = await stores.keptStores();
    await stores.closeOne("owner", id, kept?.seen ?? "");
    expect(await pickup.openStores()).toEqual([]);
    expect(await pickup.openStore(db.read, id)).toBeUndefined();
  });
});
