import { sql } from "kysely";
import { expect, it } from "vitest";
import { describeOnBothEngines } from "#support/engines.ts";
import { migrateUntil } from "#support/older-database.ts";

const black = '[{"name":"Black","hex":"#111111"},{"name":"Ivory","hex":"#efe6d2"}]';

describeOnBothEngines("the migration to variants", (openFresh) => {
  async function older() {
    const db = await openFresh({ migrated: false });
    const update = await migrateUntil(db, "0030");
    const write = (statement: ReturnType<typeof sql>) => db.write((tx) => statement.execute(tx));
    const product = async (
      id: string,
      top: string,
      stock: readonly number[],
      colours = "[]",
      sizes = "[]",
    ) => {
      await write(sql`insert into categories (id, parent, name, tagline, position)
        select ${top}, null, ${top}, '', (select count(*) from categories)
        where not exists (select 1 from categories where id = ${top})`);
      await write(sql`insert into products (id, slug, title, brand, category, top_category, description, price,
        unit_paise, colours, sizes, in_stock, created_at, updated_at)
        values (${id}, ${id}, ${id}, '', ${top}, ${top}, '', 100, 8316, ${colours}, ${sizes}, 1, 1, 1)`);
      const [free, held, sold] = stock;
      await write(sql`insert into stock values (${id}, ${free}, ${held}, ${sold})`);
    };
    const order = async (id: string, status: string, lines: readonly (readonly unknown[])[]) => {
      await write(sql`insert into orders (id, short_id, user_id, status, cart_print, subtotal_paise, promo_paise,
        shipping_paise, tax_paise, total_paise, address, lang, held_until, expected_at, created_at, updated_at)
        values (${id}, ${id}, 'asha', ${status}, 'p', 100, 0, 0, 0, 100, '{}', 'en', 1, 1, 1, 1)`);
      for (const [position, [product, colour, size, quantity]] of lines.entries())
        await write(sql`insert into order_lines (order_id, position, product_id, title, colour, size, quantity,
          unit_paise) values (${id}, ${position}, ${product}, 't', ${colour}, ${size}, ${quantity}, 1)`);
    };
    const stock = async (id: string) => {
      const { rows } = await sql<{ colour: string; size: string; free: number; held: number; sold: number }>`
        select s.* from stock as s join variants as v using (product_id, colour, size)
        where product_id = ${id} order by v.offered desc, v.position, s.colour, s.size`.execute(db.read);
      return rows.map(({ colour, size, free, held, sold }) =>
        [`${colour}/${size}`, free, held, sold].join(" "),
      );
    };
    return { db, update, write, product, order, stock };
  }

  it("gives a product without options one, with the stock that it had", async () => {
    const { update, product, stock } = await older();
    await product("lamp", "home", [7, 2, 3]);
    expect(await update()).toContain("0030-variants");
    expect(await stock("lamp")).toEqual(["/ 7 2 3"]);
  });

  it("spreads what is free over the choices, and loses no piece", async () => {
    const { update, product, stock } = await older();
    await product("kurta", "clothing", [18, 0, 0]);
    await product("phones", "audio", [5, 0, 0], black);
    await product("shirt", "sports", [1, 0, 0], "[]", '["S","M"]');
    await update();
    expect(await stock("phones")).toEqual(["Black/ 3 0 0", "Ivory/ 2 0 0"]);
    expect(await stock("shirt")).toEqual(["/S 1 0 0", "/M 0 0 0"]);
    const kurta = await stock("kurta");
    expect(kurta).toHaveLength(16);
    expect(kurta.slice(0, 3)).toEqual(["Black/S 2 0 0", "Black/M 2 0 0", "Black/L 1 0 0"]);
  });

  it("says on the product which choices there are none of", async () => {
    const { db, update, product } = await older();
    await product("shirt", "sports", [1, 0, 0], "[]", '["S","M"]');
    await product("lamp", "home", [0, 0, 0]);
    await update();
    const rows = await db.read.selectFrom("products").select("sold_out").orderBy("id").execute();
    expect(rows.map(({ sold_out }) => JSON.parse(sold_out))).toEqual([[], [["", "M"]]]);
  });

  it("leaves to each order what it holds or has sold, even of what is no choice any more", async () => {
    const { update, write, product, order, stock } = await older();
    await product("phones", "audio", [4, 3, 6], black);
    await order("one", "pending", [["phones", "Ivory", null, 2]]);
    await order("two", "pending", [["phones", "Green", null, 1]]);
    await order("three", "ordered", [["phones", "Black", null, 5]]);
    await order("four", "cancelled", [["phones", "Pink", null, 9]]);
    await write(sql`insert into refunds (id, order_id, kind, amount_paise, state, reason, lines, restock, asked_by,
      gateway_key, tries, due_at, created_at, updated_at) values ('r', 'three', 'manual', 1, 'done', 'x',
      '[{"productId":"phones","colour":"Black","size":null,"quantity":2}]', 1, 'asha', 'k', 0, 1, 1, 1)`);
    await update();
    // Three of Black are out; three more were sold to orders that are gone.
    expect(await stock("phones")).toEqual(["Black/ 2 0 6", "Ivory/ 2 2 0", "Green/ 0 1 0"]);
  });

  it("keeps what each product costs, and works out once what it cost before its discount", async () => {
    const { db, update, write, product } = await older();
    const priced = async (id: string, price: number, discount: number, paise: number) => {
      await product(id, "home", [1, 0, 0]);
      await write(sql`update products set price = ${price}, discount = ${discount}, unit_paise = ${paise}
        where id = ${id}`);
    };
    await write(sql`insert into shop_facts (name, value) values ('priced_at', 83160000)`);
    await priced("half", 1_999, 50, 83_118);
    await priced("none", 1_999, 0, 166_237);
    await priced("given", 1_999, 100, 0);
    expect(await update()).toContain("0031-prices-in-rupees");
    const rows = await db.read
      .selectFrom("products")
      .select(["id", "mrp_paise", "unit_paise"])
      .orderBy("id")
      .execute();
    expect(rows.map(({ id, mrp_paise, unit_paise }) => [id, mrp_paise, unit_paise])).toEqual([
      ["given", 166_237, 0],
      ["half", 166_237, 83_118],
      ["none", 166_237, 166_237],
    ]);
  });
});
