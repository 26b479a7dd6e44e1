import { describe, expect, it } from "vitest";
import { type ShopSettings, settingGroups } from "#contract/shop-settings.ts";
import { type DeliveryRate, deliveryTable } from "#modules/pricing/rules/delivery-rates.ts";
import type { CachedCourier } from "#ports/couriers/cached-courier.ts";
import { courierTerms } from "#support/pricing.ts";
import { createDeliveryService } from "./service.ts";

const rate: DeliveryRate = {
  prefix: "",
  upToGrams: null,
  deliverable: true,
  days: 4,
  paise: 90_00,
  freeAbovePaise: 999_00,
  takesCash: true,
};
const rates: readonly DeliveryRate[] = [
  rate,
  { ...rate, prefix: "560", days: 1, upToGrams: 500, paise: 40_00 },
  { ...rate, prefix: "560", days: 1, paise: 70_00 },
  { ...rate, prefix: "744", deliverable: false },
  { ...rate, prefix: "1", takesCash: false },
];

/** A Monday morning. */
const clock = { now: () => Date.parse("2026-11-23T10:00+05:30") };

interface DeliveryForTests {
  readonly rates?: readonly DeliveryRate[];
  readonly profile?: "demo" | "india";
  readonly cash?: boolean;
  readonly courier?: CachedCourier;
}

function open(given: DeliveryForTests = {}) {
  const pricing = settingGroups.pricing.parse({
    profile: given.profile ?? "india",
    sellerState: "29",
  }) as ShopSettings["pricing"];
  const settings = () => ({
    pricing,
    delivery: settingGroups.delivery.parse({}),
    support: settingGroups.support.parse({}),
    seller: { ...settingGroups.seller.parse({}), pinCode: "560001" },
    payments: { ...settingGroups.payments.parse({}), cash: given.cash ?? true },
  });
  const table = deliveryTable(given.rates ?? rates);
  const termsTo = ({ pinCode }: { pinCode: string }) =>
    courierTerms(
      { settings: pricing, rate: 83.16, table, courier: given.courier?.known },
      { pinCode, state: undefined },
    );
  const pinCodes = () => "29|Bengaluru|560034\n33|Viluppuram|605106\n34|Puducherry|605106\n";
  const delivery = createDeliveryService({
    clock,
    pinCodes,
    settings,
    pricing: { termsTo },
    courier: given.courier,
  });
  return { ...delivery, termsTo };
}

const light = { paise: 500_00, grams: 300 };

it("answers by the longest prefix: day, cost of the weight, cash", () => {
  const { answer } = open();
  expect(answer("560034", light)).toMatchObject({
    deliverable: true,
    by: "2026-11-24",
    paise: 40_00,
    freeAbovePaise: 999_00,
    cash: true,
    places: [{ city: "Bengaluru", state: "Karnataka", stateCode: "29" }],
  });
  expect(answer("560034", { paise: 500_00, grams: 501 }).paise).toBe(70_00);
  expect(answer("560034", { paise: 1_000_00, grams: 300 }).paise).toBe(0);
  expect(answer("110001", light)).toMatchObject({ by: "2026-11-27", paise: 90_00, cash: false });
});

it("says where nothing is brought to, and promises nothing there", () => {
  expect(open().answer("744101", light)).toMatchObject({ deliverable: false, by: null, cash: false });
});

it("offers cash only where the shop takes any", () => {
  expect(open({ cash: false }).answer("560034", light).cash).toBe(false);
});

it("promises the last of the days that every page names where there is no table", () => {
  expect(open({ rates: [] }).answer("560034", { ...light, paise: 499_00 })).toMatchObject({
    by: "2026-11-28",
    paise: 49_00,
  });
  expect(open({ profile: "demo", rates: [] }).answer("560034", light).deliverable).toBe(true);
});

it("names both states of a PIN code, and none of one that nobody knows", () => {
  const { answer } = open();
  expect(answer("605106", light).places.map(({ city }) => city)).toEqual(["Viluppuram", "Puducherry"]);
  expect(answer("999999", light)).toMatchObject({ places: [], deliverable: true });
});

it("promises an order what it answers, and in the demo both the week of the documented API", () => {
  const to = { pinCode: "560034", state: "Karnataka" };
  expect(open().promisedAt(to)).toBe(Date.parse("2026-11-24T21:00+05:30"));
  const demo = open({ profile: "demo" });
  expect(demo.promisedAt(to)).toBe(clock.now() + 7 * 86_400_000);
  expect(demo.answer("560034", light).by).toBe("2026-11-30");
  expect(demo.arrivesBy(to)).toBe("2026-11-30");
});

describe("with a courier", () => {
  const words = new Map([
    ["560034", { deliverable: true, days: 3, cash: false }],
    ["110001", { deliverable: true, days: null, cash: true }],
    ["744101", { deliverable: true, days: 2, cash: true }],
    ["400001", { deliverable: false, days: null, cash: false }],
  ]);
  const heard: string[] = [];
  const courier: CachedCourier = {
    known: (pinCode) => words.get(pinCode),
    hear: async ({ from, to }) => void heard.push(`${from} ${to}`),
  };

  it("takes its days, but from the owner what it costs, and cash only where both take it", () => {
    const { answer } = open({ courier });
    expect(answer("560034", light)).toMatchObject({ by: "2026-11-26", paise: 40_00, cash: false });
    expect(answer("110001", light)).toMatchObject({ by: "2026-11-27", cash: false });
  });

  it("brings nothing to where one of the two does not, in the checkout too", () => {
    const { answer, termsTo } = open({ courier });
    for (const pinCode of ["744101", "400001"]) {
      expect(answer(pinCode, light).deliverable).toBe(false);
      expect(termsTo({ pinCode })).toBeUndefined();
    }
    expect(open({ courier, profile: "demo" }).answer("400001", light).deliverable).toBe(true);
  });

  it("promises an order the courier's day", () => {
    const to = { pinCode: "560034", state: "Karnataka" };
    expect(open({ courier }).promisedAt(to)).toBe(Date.parse("2026-11-26T21:00+05:30"));
  });

  it("asks it from the seller's PIN code before it answers, and never in the demo", async () => {
    await open({ courier }).ask("560 034", light, "127.0.0.1");
    await open({ courier, profile: "demo" }).ask("560034", light, "127.0.0.1");
    expect(heard).toEqual(["560001 560034"]);
  });

  it("leaves it alone for whoever asks too often, in the checkout of guests too", async () => {
    const { ask, hearCourier, termsTo } = open({ courier });
    for (let at = 0; at < 300; at++) await hearCourier(["560034"], { grams: 0, address: "192.0.2.7" });
    heard.length = 0;
    await hearCourier(["560034"], { grams: 0, address: "192.0.2.7" });
    expect(await ask("560034", light, "192.0.2.7")).toMatchObject({ reason: "tooMany" });
    expect(heard).toEqual([]);
    expect(termsTo({ pinCode: "560034" })).toBeDefined();
    await hearCourier(["560034"], { grams: 0, address: "198.51.100.1" });
    await hearCourier(["560034"], { grams: 0 });
    expect(heard).toHaveLength(2);
  });
});
