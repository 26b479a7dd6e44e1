import { expect, it } from "vitest";
import { langs } from "#contract/texts/lang.ts";
import { idOf } from "#platform/ids.ts";
import { describeWithDatabase } from "#support/engines.ts";
import { nameIn } from "#support/name-in.ts";
import { openShop } from "#support/running-shop.ts";

describeWithDatabase("search engines", (openFresh) => {
  it("are told every page and kept from personal ones", async () => {
    const db = await openFresh({ demo: true });
    const empty = { id: "pickles", parent: null, name: "Pickles", tagline: "", position: 99 };
    await db.write((tx) => tx.insertInto("categories").values(empty).execute());
    const shop = await openShop(db.settings, { env: { PUBLIC_URL: "http://127.0.0.1:9" } });
    const robots = await (await fetch(`${shop.url}/robots.txt`)).text();
    expect(robots).toContain("Disallow: /cart\n");
    expect(robots).toContain("Sitemap: http://127.0.0.1:9/sitemap.xml");
    const map = await fetch(`${shop.url}/sitemap.xml`);
    const text = await map.text();
    expect(map.headers.get("content-type")).toBe("application/xml; charset=utf-8");
    expect(text).toContain(
      `<loc>http://127.0.0.1:9/product/${idOf("product:meghdoot-wireless-headphones")}</loc>`,
    );
    expect(text).toContain("<loc>http://127.0.0.1:9/category/clothing/mens-clothing</loc>");
    expect(text).not.toContain("/category/pickles");
    const { count } = await db.read
      .selectFrom("products")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    expect(text.match(/<loc>[^<]*:9\/product\//g)).toHaveLength(count);
    expect(text.match(/<loc>[^<]*\/hi\/product\//g)).toHaveLength(count);
    expect(robots).toContain("Disallow: /hi/cart");
    const english = idOf("product:meghdoot-wireless-headphones");
    await nameIn(db, "hi", english, "");
    const without = await (await fetch(`${shop.url}/sitemap.xml`)).text();
    expect(without).toContain(`/product/${english}</loc>`);
    expect(without).not.toContain(`/hi/product/${english}`);
    await shop.stop();
  });

  it("and finders of a weakness are told where to turn, once the owner says so", async () => {
    const db = await openFresh({ demo: true });
    const silent = await openShop(db.settings);
    expect((await fetch(`${silent.url}/.well-known/security.txt`)).status).toBe(404);
    await silent.stop();
    const env = { PUBLIC_URL: "http://127.0.0.1:9", SECURITY_CONTACT: "mailto:security@shop.example" };
    const shop = await openShop(db.settings, { env });
    const told = await fetch(`${shop.url}/.well-known/security.txt`);
    const lines = (await told.text()).trimEnd().split("\n");
    expect(told.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(lines).toEqual([
      "Contact: mailto:security@shop.example",
      expect.stringMatching(/^Expires: \d{4}-\d\d-\d\dT00:00:00Z$/),
      `Preferred-Languages: ${langs.join(", ")}`,
      "Canonical: http://127.0.0.1:9/.well-known/security.txt",
    ]);
    await shop.stop();
  });

  it("get more than 50,000 products in parts", async () => {
    const db = await openFresh({ demo: true });
    const shop = await openShop(db.settings);
    const some = await db.read.selectFrom("products").selectAll().limit(1).executeTakeFirstOrThrow();
    const far = { ...some, id: idOf("product:far"), slug: "far", number: 120_000 };
    await db.write((tx) => tx.insertInto("products").values(far).execute());
    await nameIn(db, "hi", far.id, "दूर");
    const index = await (await fetch(`${shop.url}/sitemap.xml`)).text();
    // A file holds 50,000 addresses, one for each language of a product.
    const parts = Math.ceil(far.number / Math.floor(50_000 / langs.length));
    expect(index.match(/<loc>[^<]*<\/loc>/g)?.map((loc) => loc.slice(loc.indexOf("/sitemap/")))).toEqual([
      "/sitemap/pages.xml</loc>",
      ...Array.from({ length: parts }, (_, at) => `/sitemap/products-${at + 1}.xml</loc>`),
    ]);
    const last = await (await fetch(`${shop.url}/sitemap/products-${parts}.xml`)).text();
    expect(last.match(/<url>/g)).toHaveLength(2);
    expect((await fetch(`${shop.url}/sitemap/products-2.xml`)).status).toBe(404);
    expect((await fetch(`${shop.url}/sitemap/products-0.xml`)).status).toBe(404);
    await shop.stop();
  });
});
