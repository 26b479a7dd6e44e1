import { readFileSync } from "node:fs";
import { z } from "zod";
import { systemClock } from "#platform/clock.ts";
import { createOrdersService } from "#shop/orders/orders-service.ts";
import { deliveryRateInput, promoInput, taxRateInput } from "#shop/pricing/pricing-input.ts";
import { createPricingService, type PricingService } from "#shop/pricing/pricing-service.ts";
import { readPromoCode } from "#shop/pricing/rules/promo.ts";
import { type Command, type Result, refuse, type StaffShop } from "./command.ts";

export const promo: Command = {
  right: () => "shop.change",
  forms: {
    "promo list": "all codes, what they take off and how often they have been used",
    "promo put FILE.json": "adds one code or a list, or changes those that are there",
    "promo remove CODE": "takes a code away; orders that have it keep it",
  },
  run: tableOf({
    list: (pricing) => pricing.promos(),
    put: (pricing, by, file) => putFrom(file, promoInput, (rows) => pricing.putPromos(by, rows)),
    remove: (pricing, by, [code = ""]) => pricing.removePromo(by, readPromoCode(code)),
  }),
};

export const tax: Command = {
  right: () => "shop.change",
  forms: {
    "tax list": "the taxes that prices hold, by HSN, day and price",
    "tax put FILE.json": "adds one rate or a list, or changes those that are there",
    "tax remove HSN DAY [PAISE]": "takes away the rate up to that price, or for any price",
  },
  run: tableOf({
    list: (pricing) => pricing.taxRates(),
    put: (pricing, by, file) => putFrom(file, taxRateInput, (rows) => pricing.putTaxRates(by, rows)),
    remove: (pricing, by, [hsn = "", from = "", paise]) =>
      pricing.removeTaxRate(by, { hsn, from, upToPaise: numberOf(paise) }),
  }),
};

export const delivery: Command = {
  right: () => "shop.change",
  forms: {
    "delivery list": "where parcels go, by PIN code or its first digits, and for how much",
    "delivery put FILE.json": "adds one place or a list, or changes those that are there",
    "delivery remove PREFIX [GRAMS]": "takes away the price up to that weight, or for any weight",
  },
  run: tableOf({
    list: (pricing) => pricing.deliveryRates(),
    put: (pricing, by, file) =>
      putFrom(file, deliveryRateInput, (rows) => pricing.putDeliveryRates(by, rows)),
    remove: (pricing, by, [prefix = "", grams]) =>
      pricing.removeDeliveryRate(by, { prefix, upToGrams: numberOf(grams) }),
  }),
};

interface Table {
  list(pricing: PricingService): Promise<readonly object[]>;
  put(pricing: PricingService, by: string, file: string): Promise<Result>;
  remove(pricing: PricingService, by: string, named: readonly string[]): Promise<boolean>;
}

function tableOf(table: Table): Command["run"] {
  return async ({ db, settings, shopSettings, actor }: StaffShop, [verb, ...named]) => {
    const pricing = createPricingService({
      db,
      clock: systemClock,
      rate: settings.RUPEES_PER_UNIT,
      orders: createOrdersService({ db, clock: systemClock }),
      settings: () => shopSettings.now().pricing,
    });
    const [first] = named;
    if (verb === "list" && named.length === 0) {
      for (const row of await table.list(pricing)) console.log(JSON.stringify(row));
      return "done";
    }
    if (verb === "put" && first && named.length === 1) return table.put(pricing, actor, first);
    if (verb !== "remove" || first === undefined) return "unclear";
    if (!(await table.remove(pricing, actor, named))) return refuse(`There is no ${named.join(" ")}.`);
    console.log(`${named.join(" ")} is gone.`);
    return "done";
  };
}

/** All or none: whoever mends the file may run it again without looking what went in. */
async function putFrom<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  put: (rows: z.output<Schema>[]) => Promise<unknown>,
): Promise<Result> {
  const given = readRows(file);
  if (given === undefined) return "refused";
  const read = z.array(schema).safeParse(given);
  if (!read.success) {
    const faults = read.error.issues.map(
      ({ path: [row, ...field], message }) =>
        `${file}, row ${Number(row) + 1}${field.length > 0 ? `, ${field.join(".")}` : ""}: ${message}`,
    );
    return refuse([...faults, "Nothing was changed."].join("\n"));
  }
  await put(read.data);
  console.log(`${read.data.length} put; the shop follows within a second.`);
  return "done";
}

function readRows(file: string): unknown[] | undefined {
  try {
    const given = JSON.parse(readFileSync(file, "utf8")) as unknown;
    return Array.isArray(given) ? given : [given];
  } catch (error) {
    refuse(`${file} cannot be read: ${(error as Error).message}`);
    return undefined;
  }
}

function numberOf(typed: string | undefined): number | null {
  return typed === undefined ? null : Number(typed);
}
