import { afterEach, beforeEach, expect, it } from "vitest";
import type { SettingGroup } from "#contract/shop-settings.ts";
import { shopPromises } from "#modules/set-up/rules/promises.ts";
import { createSettingsService } from "#modules/settings/service.ts";
import type { Database } from "#platform/database/database.ts";
import { createLog } from "#platform/log.ts";
import { buyer, plainProduct } from "#support/buyers.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { type StandInGateway, startGateway } from "#support/razorpay/start-gateway.ts";
import { openShop } from "#support/running-shop.ts";

const own: readonly (readonly [SettingGroup, object])[] = [
  [
    "contact",
    {
      address: { en: "4 Temple Street", hi: "" },
      phone: "+91 80 5550 0100",
      email: "asha@asha.example",
      whatsapp: "",
    },
  ],
  [
    "seller",
    {
      legalName: "Asha Stores LLP",
      address: { en: "4 Temple Street", hi: "" },
      pinCode: "560001",
      grievanceOfficer: { name: "Meera", email: "", phone: "+91 80 5550 0101" },
    },
  ],
  ["promises", { kept: shopPromises.map(({ id }) => id) }],
];

describeOnBothEngines("the first payment with live keys", (openFresh) => {
  let standIn: StandInGateway;
  beforeEach(async () => {
    standIn = await startGateway({ keyId: "rzp_live_standin" });
  });
  afterEach(() => standIn.stop());

  it("waits until seller, contact and promises were looked at, and never again", async () => {
    const db = await openFresh({ demo: true });
    const shop = await openShop(db.settings, { env: standIn.settings });
    const place = await placeOver(db, shop);
    for (const [group, fields] of own) {
      expect((await place()).body).toMatchObject({ error: "PAYMENTS_CLOSED" });
      expect(await say(db, group, fields)).toMatchObject({ ok: true });
    }
    expect((await place()).status).toBe(200);
    // What is forgotten later shuts no shop that takes money.
    await say(db, "promises", { kept: ["waysToPay"] });
    await shop.stop();
    const again = await openShop(db.settings, { env: standIn.settings });
    expect((await (await placeOver(db, again))()).status).toBe(200);
    expect(await again.notLookedAt()).toContain("promises");
    await again.stop();
  });

  it("waits for nothing with keys of the gateway's tests", async () => {
    const db = await openFresh({ demo: true });
    await standIn.stop();
    standIn = await startGateway();
    const shop = await openShop(db.settings, { env: standIn.settings });
    expect(await shop.notLookedAt()).toBeUndefined();
    expect((await (await placeOver(db, shop))()).status).toBe(200);
    await shop.stop();
  });
});

async function placeOver(db: Database, shop: Awaited<ReturnType<typeof openShop>>) {
  const as = { token: (await buyer(db)).token };
  const productId = await plainProduct(db);
  await shop.call("POST", "/cart/add", { ...as, body: { productId, quantity: 1 } });
  return () => shop.call("POST", "/cart/checkout", { ...as, body: { paymentMethod: "card" } });
}

async function say(db: Database, group: SettingGroup, fields: object) {
  const settings = createSettingsService({ db, clock: Date, log: createLog("silent") });
  const { version: seen } = await settings.look(group);
  return settings.change(group, { seen, fields: { ...fields }, by: "owner" });
}
