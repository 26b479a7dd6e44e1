import { settingGroups } from "#contract/shop-settings.ts";
import { readPinCodes } from "#modules/delivery/rules/pin-codes.ts";
import { createDeliveryService } from "#modules/delivery/service.ts";
import { deliveryTable } from "#modules/pricing/rules/delivery-rates.ts";
import { systemClock } from "#platform/clock.ts";
import { readPinCodeLines } from "#seed/read-seed.ts";
import { courierTerms } from "#support/pricing.ts";
import { quantilesOf } from "#tools/load/quantile.ts";

const answers = 100_000;

export const question = "How long does the answer take that says when goods come to a PIN code?";

/** npm run bench -- calls delivery: with a row of the table for each PIN code that the shop knows. */
export async function run(): Promise<void> {
  const { found } = readPinCodes(readPinCodeLines());
  const pinCodes = [...new Set(Array.from(found, (one) => String(Math.floor(one / 4_096))))];
  const rates = pinCodes.map((prefix, at) => ({
    prefix,
    upToGrams: null,
    deliverable: true,
    days: at % 9,
    paise: 40_00,
    freeAbovePaise: 999_00,
    takesCash: true,
  }));
  const pricing = settingGroups.pricing.parse({ profile: "india", sellerState: "29" });
  const { delivery, support, payments, seller } = {
    delivery: settingGroups.delivery.parse({}),
    support: settingGroups.support.parse({}),
    payments: settingGroups.payments.parse({}),
    seller: settingGroups.seller.parse({}),
  };
  const table = timed("make the table", () => deliveryTable(rates));
  const service = createDeliveryService({
    clock: systemClock,
    pinCodes: readPinCodeLines,
    settings: () => ({ pricing, delivery, support, payments, seller }),
    pricing: {
      termsTo: ({ pinCode }) =>
        courierTerms({ settings: pricing, rate: 83.16, table }, { pinCode, state: "29" }),
    },
  });
  const load = { paise: 500_00, grams: 400 };
  timed("first answer, with reading the PIN codes", () => service.answer(pinCodes[0] ?? "", load));
  const took: number[] = [];
  for (let at = 0; at < answers; at++) {
    const begun = performance.now();
    service.answer(pinCodes[(at * 7_919) % pinCodes.length] ?? "", load);
    took.push(performance.now() - begun);
  }
  const of = quantilesOf(took);
  const at = (share: number) => `${(of(share) * 1_000).toFixed(1)} µs`;
  console.log(`${rates.length} rows: half ${at(0.5)}, 99 of 100 ${at(0.99)}, longest ${at(1)}`);
}

function timed<T>(name: string, work: () => T): T {
  const begun = performance.now();
  const made = work();
  console.log(`${name}: ${(performance.now() - begun).toFixed(1)} ms`);
  return made;
}
