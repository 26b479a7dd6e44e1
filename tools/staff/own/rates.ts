import type { z } from "zod";
import { readPromoCode } from "#contract/discount.ts";
import { deliveryRateInput, taxRateInput } from "#modules/pricing/file-input.ts";
import { promoInput } from "#modules/promo-codes/file-input.ts";
import type { Shop } from "#server/shop.ts";
import { Refusal } from "#tools/refusal.ts";
import { rowsIn } from "../files.ts";
import type { Form, Typed } from "../form.ts";

/** Whole tables by a file, and over what holds already, which the calls never do: for who sets a shop up. */
export const ratesForms: readonly Form[] = [
  ...tableOf("promo", promoInput, {
    does: ["all codes, what they take off and how often they have been used", "codes"],
    list: ({ promoCodes }) => promoCodes.promos(),
    put: ({ promoCodes }, by, rows) => promoCodes.putPromos(by, rows),
    remove: ["CODE", "takes a code away; orders that have it keep it"],
    drop: ({ promoCodes }, by, { CODE = "" }) => promoCodes.removePromo(by, readPromoCode(CODE)),
  }),
  ...tableOf("tax", taxRateInput, {
    does: ["the taxes that prices hold, by HSN, day and price", "rates"],
    list: ({ pricing }) => pricing.taxRates(),
    put: ({ pricing }, by, rows) => pricing.putTaxRates(by, rows),
    remove: ["HSN DAY [PAISE]", "takes away the rate up to that price, or for any price"],
    drop: ({ pricing }, by, { HSN: hsn = "", DAY: from = "", PAISE }) =>
      pricing.removeTaxRate(by, { hsn, from, upToPaise: numberOf(PAISE) }),
  }),
  ...tableOf("delivery", deliveryRateInput, {
    does: ["where parcels go, by PIN code or its first digits, and for how much", "places"],
    list: ({ pricing }) => pricing.deliveryRates(),
    put: ({ pricing }, by, rows) => pricing.putDeliveryRates(by, rows),
    remove: ["PREFIX [GRAMS]", "takes away the price up to that weight, or for any weight"],
    drop: ({ pricing }, by, { PREFIX: prefix = "", GRAMS }) =>
      pricing.removeDeliveryRate(by, { prefix, upToGrams: numberOf(GRAMS) }),
  }),
];

interface Table<Row> {
  readonly does: readonly [list: string, rows: string];
  readonly list: (shop: Shop) => Promise<readonly object[]>;
  readonly put: (shop: Shop, by: string, rows: Row[]) => Promise<unknown>;
  readonly remove: readonly [places: string, does: string];
  readonly drop: (shop: Shop, by: string, typed: Typed) => Promise<boolean>;
}

function tableOf<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  { does, list, put, remove, drop }: Table<z.output<Schema>>,
): Form[] {
  const [places, removes] = remove;
  return [
    {
      words: `${name} list`,
      does: does[0],
      right: "shop.change",
      run: async ({ shop }) => (await list(shop)).map((row) => JSON.stringify(row)),
    },
    {
      words: `${name} put FILE`,
      does: `adds the ${does[1]} of a JSON file, or changes those that are there`,
      right: "shop.change",
      async run({ shop, actor }, { FILE = "" }) {
        const rows = rowsIn(FILE, schema);
        await put(shop, actor, rows);
        return `${rows.length} put; the shop follows within a second.`;
      },
    },
    {
      words: `${name} remove ${places}`,
      does: removes,
      right: "shop.change",
      async run({ shop, actor }, typed) {
        const named = Object.values(typed).join(" ");
        if (!(await drop(shop, actor, typed))) throw new Refusal(`There is no ${named}.`);
        return `${named} is gone.`;
      },
    },
  ];
}

function numberOf(typed: string | undefined): number | null {
  return typed === undefined ? null : Number(typed);
}
