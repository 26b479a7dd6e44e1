import { sql } from "kysely";
import { expect, it } from "vitest";
import { systemClock } from "#platform/clock.ts";
import { createOrdersService } from "#shop/orders/orders-service.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { migrateUntil } from "#support/older-database.ts";

type Charge = readonly [kind: string, paise: number, words: string, percent?: number];

const shipping: Charge = ["shipping", 49_00, "shipping"];
/** Orders of the version before, with the parts that each line has of its taxes, as far as they can still be told. */
const older: Record<
  string,
  {
    readonly lines: readonly number[];
    readonly charges: readonly Charge[];
    readonly less?: readonly number[];
    readonly taxes: readonly (readonly [percent: number, paise: number] | null)[];
    readonly shipping: readonly [hundredths: number, paise: number];
  }
> = {
  "on top of the goods, less a code": {
    lines: [100_00, 200_01, 33],
    charges: [
      ["promo", -30_03, "promo"],
      ["shipping", 831_60, "shipping"],
      ["tax", 27_03, "tax", 10],
    ],
    less: [9_99, 20_00, 4],
    taxes: [
      [10, 9_00],
      [10, 18_00],
      [10, 3],
    ],
    shipping: [0, 0],
  },
  "in two halves, of one line": {
    lines: [105_00],
    charges: [shipping, ["tax", 3_67, "cgst", 2.5], ["tax", 3_67, "sgst", 2.5]],
    taxes: [[5, 5_00]],
    shipping: [5_00, 2_34],
  },
  "across a border, of one rate": {
    lines: [105_00, 210_00],
    charges: [shipping, ["tax", 17_33, "igst", 5]],
    taxes: [
      [5, 5_00],
      [5, 10_00],
    ],
    shipping: [5_00, 2_33],
  },
  "of one rate, which is not every line's": {
    lines: [105_00, 210_00],
    charges: [shipping, ["tax", 7_33, "igst", 5]],
    taxes: [null, null],
    shipping: [5_00, 2_33],
  },
  "of two rates": {
    lines: [105_00, 118_00],
    charges: [shipping, ["tax", 5_00, "igst", 5], ["tax", 25_47, "igst", 18]],
    taxes: [null, null],
    shipping: [18_00, 7_47],
  },
  "without any tax": {
    lines: [105_00],
    charges: [shipping],
    taxes: [[0, 0]],
    shipping: [0, 0],
  },
};

describeOnBothEngines("the migration to taxes of each line", (openFresh) => {
  it("says whose each paisa is, where the order lets it be told", async () => {
    const db = await openFresh({ migrated: false });
    const update = await migrateUntil(db, "0080");
    await db.write(async (tx) => {
      for (const [id, { lines, charges }] of Object.entries(older)) {
        const inside = (kind: string, words: string) => (kind === "tax" && words !== "tax" ? 1 : 0);
        await sql`insert into orders (id, short_id, user_id, status, cart_print, subtotal_paise, total_paise, address,
          lang, held_until, expected_at, created_at, updated_at)
          values (${id}, ${id}, 'asha', 'ordered', 'p', ${lines.reduce((a, b) => a + b)}, 1, '{}', 'en', 1, 1, 1, 1)`.execute(
          tx,
        );
        for (const [position, paise] of lines.entries())
          await sql`insert into order_lines (order_id, position, product_id, title, quantity, unit_paise)
            values (${id}, ${position}, 'p', 'Thing', 1, ${paise})`.execute(tx);
        for (const [position, [kind, paise, words, percent]] of charges.entries())
          await sql`insert into order_charges (order_id, position, kind, paise, inside, words, params)
            values (${id}, ${position}, ${kind}, ${paise}, ${inside(kind, words)}, ${words},
            ${JSON.stringify(percent === undefined ? {} : { percent })})`.execute(tx);
      }
    });

    expect(await update()).toContain("0080-order-taxes");

    const orders = createOrdersService({ db, clock: systemClock });
    for (const [id, { lines, less, taxes, ...one }] of Object.entries(older)) {
      const order = await orders.find(db.read, id);
      expect(
        order?.lines.map(({ sale }) => sale),
        id,
      ).toEqual(
        lines.map((_, at) => {
          const tax = taxes[at];
          return {
            hsn: null,
            lessPaise: less?.[at] ?? 0,
            tax: tax ? { percent: tax[0], paise: tax[1] } : null,
          };
        }),
      );
      const { rows } = await sql`select tax_percent_hundredths, tax_paise from order_charges
        where order_id = ${id} and kind = 'shipping'`.execute(db.read);
      expect(rows, id).toEqual([{ tax_percent_hundredths: one.shipping[0], tax_paise: one.shipping[1] }]);
    }
  });
});
