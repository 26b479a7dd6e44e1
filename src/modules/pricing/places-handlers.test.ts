import { expect, it } from "vitest";
import type { Database } from "#platform/database/database.ts";
import type { RequestContext } from "#server/auth/caller.ts";
import type { ShopServices } from "#server/shop-services.ts";
import { indiaSettings } from "#support/pricing.ts";
import { placeHandlers } from "./places-handlers.ts";
import { createPricingService } from "./service.ts";

const requestContext = {} as RequestContext;
const owner = { userId: "meera" } as Parameters<typeof placeHandlers.ask>[1];

it.each([
  [
    "brings nothing there",
    { deliverable: false, days: null, cash: false },
    { isDelivered: false, isNarrowed: true, takesCash: false },
  ],
  [
    "takes no cash and longer",
    { deliverable: true, days: 6, cash: false },
    { isDelivered: true, isNarrowed: true, takesCash: false, days: 6, pricePaise: 49_00 },
  ],
  [
    "does all of it",
    { deliverable: true, days: null, cash: true },
    { isDelivered: true, isNarrowed: false, takesCash: true },
  ],
] as const)("tries a PIN code as carts do where the courier %s", async (_, word, expected) => {
  const heard: string[] = [];
  const nowhere = { deliverable: false, days: null, cash: false };
  const shop = {
    pricing: createPricingService({
      ...{ db: {} as Database, clock: { now: () => 0 }, rate: 83.16, settings: () => indiaSettings },
      courier: { known: (pinCode) => (heard.includes(pinCode) ? word : nowhere) },
    }),
    delivery: { hearCourier: async (pinCodes: readonly string[]) => void heard.push(...pinCodes) },
  } as unknown as ShopServices;
  const asked = { pinCode: "560001", rupees: 100_00, grams: 500 };
  expect(await placeHandlers.ask(shop, owner, asked, requestContext)).toMatchObject({
    ok: true,
    value: expected,
  });
});
