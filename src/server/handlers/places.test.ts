import { expect, it } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { createPricingService, type Destination } from "#shop/pricing/pricing-service.ts";
import { indiaSettings } from "#support/pricing.ts";
import type { RequestFacts } from "../auth/caller.ts";
import type { Shop } from "../shop.ts";
import { placesHandlers } from "./places.ts";

const facts = {} as RequestFacts;
const owner = { userId: "meera" } as Parameters<typeof placesHandlers.ask>[1];

it.each([
  ["brings nothing there", () => undefined, { isDelivered: false, isNarrowed: true, takesCash: false }],
  [
    "takes no cash and longer",
    <T>(terms: T) => terms && { ...terms, takesCash: false, days: 6 },
    { isDelivered: true, isNarrowed: true, takesCash: false, days: 6, pricePaise: 49_00 },
  ],
  ["does all of it", <T>(terms: T) => terms, { isDelivered: true, isNarrowed: false, takesCash: true }],
] as const)("tries a PIN code as carts do where the courier %s", async (_, narrow, expected) => {
  const tables = createPricingService({
    ...{ db: {} as Database, clock: { now: () => 0 }, rate: 83.16, settings: () => indiaSettings },
  });
  const heard: string[] = [];
  const shop = {
    pricing: {
      ...tables,
      termsTo: (to: Destination) => (heard.includes(to.pinCode) ? narrow(tables.termsTo(to)) : undefined),
    },
    delivery: { hearCourier: async (pinCodes: readonly string[]) => void heard.push(...pinCodes) },
  } as unknown as Shop;
  const asked = { pinCode: "560001", rupees: 100_00, grams: 500 };
  expect(await placesHandlers.ask(shop, owner, asked, facts)).toMatchObject({ ok: true, value: expected });
});
