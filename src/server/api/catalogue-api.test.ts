import { expect, it } from "vitest";
import { idOf } from "#platform/ids.ts";
import { describeWithDatabase } from "#support/engines.ts";
import { signedUpUser } from "#support/people.ts";
import { openShop } from "#support/running-shop.ts";

const headphones = idOf("product:meghdoot-wireless-headphones");
const kite = {
  title: "Paper Kite",
  brand: "Patang",
  category: "Sports",
  price: 12.5,
  stock: 4,
  discount: 20,
};

describeWithDatabase("the calls of the catalogue", (openFresh) => {
  it("refuse bad values and name the field, whatever was typed", async () => {
    const db = await openFresh({ demo: true });
    const shop = await openShop(db.settings);
    const bad: [string, string][] = [
      ["minPrice=-1", "minPrice"],
      ["minPrice=abc", "minPrice"],
      ["minPrice=9&maxPrice=3", "minPrice"],
      ["maxPrice=1e99", "maxPrice"],
      ["rating=6", "rating"],
      ["rating=4.5", "rating"],
      ["sort=best", "sort"],
      ["page=0", "page"],
      ["page=-1", "page"],
      ["page=999999999999", "page"],
      ["page=2400", "page"],
      ["limit=0", "limit"],
      ["limit=1000", "limit"],
      // Of two values none is dropped in silence.
      ["rating=4&rating=3", "rating"],
      ["search=kurta&search=saree", "search"],
      ["sort=newest&sort=newest", "sort"],
    ];
    for (const [query, field] of bad)
      expect(await shop.call("GET", `/products?${query}`), query).toMatchObject({
        status: 422,
        body: { success: false, field, statusCode: 422 },
      });
    for (const search of ['"a* OR NEAR(', "%00", "' or 1=1", "(((", "\\", "[a-z]+$", "x".repeat(9_000)]) {
      const found = await shop.call("GET", `/products?search=${encodeURIComponent(search)}`);
      expect(found, search.slice(0, 20)).toMatchObject({ status: 200, body: { success: true } });
    }
    expect((await shop.call("GET", "/products?search=%00&category=%00")).status).toBe(200);
    // The edge answers this one for every endpoint: no id holds a NUL.
    expect(await shop.call("GET", "/products/%00")).toMatchObject({
      status: 404,
      body: { error: "NOT_FOUND" },
    });
    for (const id of ["undefined", "a".repeat(300), encodeURIComponent("' or 1=1")])
      expect(await shop.call("GET", `/products/${id}`), id.slice(0, 20)).toMatchObject({
        status: 404,
        body: { message: "Product not found", error: "PRODUCT_NOT_FOUND" },
      });
    await shop.stop();
  });

  it("give products in the documented shape with all their names", async () => {
    const db = await openFresh({ demo: true });
    const shop = await openShop(db.settings);
    const { body } = await shop.call(
      "GET",
      "/products?search=headphones&category=electronics&sort=price-down",
    );
    expect(body.products.map(({ id }: { id: string }) => id)).toContain(headphones);
    const one = await shop.call("GET", `/products/${headphones}`);
    expect(one.body.data).toMatchObject({
      _id: headphones,
      id: headphones,
      title: "Meghdoot Over-Ear Wireless Headphones",
      name: "Meghdoot Over-Ear Wireless Headphones",
      discount: 40,
      inStock: true,
      stock: 42,
      unitPaise: 480_000,
      colors: one.body.data.colours,
      rating: { rate: 4.4, count: 77 },
    });
    const average = await shop.call("GET", `/ratings/product/${headphones}/average`);
    expect(average.body.data).toEqual({ averageRating: 4.4, count: 77 });
    const ratings = await shop.call("GET", `/ratings/product/${headphones}`);
    expect(ratings.body.data.spread).toEqual([1, 2, 6, 17, 51]);
    expect(ratings.body.data.reviews.every(({ isSample }: { isSample: boolean }) => isSample)).toBe(true);
    const suggested = await shop.call("GET", "/products/search?q=headp");
    expect(suggested.body.products[0].title).toMatch(/Headphones/);
    // What is no more than near to it is left out where there is what was typed.
    const near = await shop.call("GET", "/products/search?q=kurt");
    expect(near.body.products.length).toBeGreaterThan(2);
    for (const { title } of near.body.products) expect(title).toMatch(/kurt/i);
    const all = await shop.call("GET", "/products?category=all&limit=100");
    expect(all.body).toMatchObject({ page: 1, pages: 2, isMore: false, corrected: null });
    expect(all.body.facets.categories[0]).toEqual({ id: "all", count: all.body.total });
    await shop.stop();
  });

  it("give nothing of a category that nobody knows, and hint at the one that may be meant", async () => {
    const db = await openFresh({ demo: true });
    const shop = await openShop(db.settings);
    for (const [asked, corrected] of [
      ["electronisc", "electronics"],
      ["Groccery", "grocery"],
      ["nonsense", null],
    ] as const)
      expect(await shop.call("GET", `/products?category=${asked}`)).toMatchObject({
        status: 200,
        body: { success: true, products: [], total: 0, pages: 0, corrected },
      });
    await shop.stop();
  });

  it("filter on the price shown, named in catalogue units", async () => {
    const db = await openFresh({ demo: true });
    const shop = await openShop(db.settings);
    const { body } = await shop.call("GET", "/products?minPrice=10&maxPrice=20&limit=100&sort=price-up");
    const prices = body.products.map(({ unitPaise }: { unitPaise: number }) => unitPaise);
    expect(prices.length).toBeGreaterThan(3);
    expect(Math.min(...prices)).toBeGreaterThanOrEqual(83_160);
    expect(Math.max(...prices)).toBeLessThanOrEqual(166_320);
    await shop.stop();
  });

  it("let staff alone write, and keep a trail", async () => {
    const db = await openFresh({ demo: true });
    const shop = await openShop(db.settings);
    const staff = await signedUpUser(db, { staff: true });
    const shopper = await signedUpUser(db);
    for (const [method, path, body] of [
      ["POST", "/products", kite],
      ["PUT", `/products/${headphones}`, { price: 1 }],
      ["DELETE", `/products/${headphones}`, undefined],
    ] as const) {
      expect((await shop.call(method, path, { body })).status).toBe(401);
      expect((await shop.call(method, path, { body, token: shopper.token })).status).toBe(403);
    }
    const wrong = await shop.call("POST", "/products", { body: { ...kite, price: -1 }, token: staff.token });
    expect(wrong).toMatchObject({ status: 422, body: { field: "price" } });
    const added = await shop.call("POST", "/products", { body: kite, token: staff.token });
    expect(added).toMatchObject({
      status: 201,
      body: { data: { title: "Paper Kite", price: 12.5, unitPaise: 83_160 } },
    });
    const { id } = added.body.data;
    const changed = await shop.call("PUT", `/products/${id}`, { body: { discount: 0 }, token: staff.token });
    expect(changed.body.data).toMatchObject({
      title: "Paper Kite",
      discount: 0,
      stock: 4,
      unitPaise: 103_950,
    });
    expect((await shop.call("PUT", `/products/${id}`, { body: {}, token: staff.token })).status).toBe(422);
    expect((await shop.call("DELETE", `/products/${id}`, { token: staff.token })).status).toBe(200);
    expect((await shop.call("GET", `/products/${id}`)).status).toBe(404);
    const trail = await db.read.selectFrom("audit").select("user_id").where("subject", "=", id).execute();
    expect(trail.map(({ user_id }) => user_id)).toEqual([staff.userId, staff.userId, staff.userId]);
    await shop.stop();
  });

  it("take every documented field of a product, by each of its names", async () => {
    const db = await openFresh({ demo: true });
    const shop = await openShop(db.settings);
    const { token } = await signedUpUser(db, { staff: true });
    const [picture, other] = (await shop.call("GET", `/products/${headphones}`)).body.data.images;
    const shirt = { name: "Khadi Shirt", category: "men's clothing", price: 10.81 };
    const given = { ...shirt, colors: ["Red", "Blue"], images: [picture, other], inStock: true, stock: 3 };
    const added = await shop.call("POST", "/products", { body: given, token });
    const colours = [
      { name: "Red", hex: "#b3282d", image: picture },
      { name: "Blue", hex: "#2c5aa0", image: picture },
    ];
    expect([added.status, added.body.data]).toMatchObject([
      201,
      {
        title: "Khadi Shirt",
        name: "Khadi Shirt",
        brand: "Generic",
        images: [picture, other],
        inStock: true,
        stock: 3,
        price: 10.81,
        colors: colours,
        colours,
      },
    ]);
    const path = `/products/${added.body.data.id}`;
    for (const [body, expected] of [
      [{ image: `https://shop.example${other}` }, { images: [other], image: other }],
      [{ colours: [{ name: "Sky", hex: "#87ceeb" }] }, { colors: [{ name: "Sky", hex: "#87ceeb" }] }],
      [{ inStock: false }, { stock: 0, inStock: false }],
      [
        { inStock: true, stock: 7 },
        { stock: 7, inStock: true },
      ],
      [
        { title: "Shirt", name: "Shirt" },
        { title: "Shirt", stock: 7, images: [other] },
      ],
    ] as const)
      expect(await shop.call("PUT", path, { body, token }), JSON.stringify(body)).toMatchObject({
        status: 200,
        body: { data: expected },
      });
    await shop.stop();
  });

  it("refuse what they do not take by the name of its field, and keep nothing of it", async () => {
    const db = await openFresh({ demo: true });
    const shop = await openShop(db.settings);
    const { token } = await signedUpUser(db, { staff: true });
    const before = (await shop.call("GET", `/products/${headphones}`)).body.data;
    const bad: [object, string][] = [
      [{ prcie: 3 }, "prcie"],
      [{ rating: { rate: 5, count: 1 } }, "rating"],
      [{ price: -0.5 }, "price"],
      [{ colors: [{ name: "Red", image: "/x.png" }] }, "colors.0.image"],
      [{ colours: ["Red"], colors: ["Blue"] }, "colors"],
      [{ title: "One", name: "Two" }, "name"],
      [{ images: ["https://elsewhere.example/a.png"] }, "images"],
      [{ images: [before.image, "/pictures/none.00000000-800.webp"] }, "images.1"],
      [{ images: [before.image], image: "/pictures/other-800.webp" }, "image"],
      [{ inStock: true }, "stock"],
      [{ inStock: true, stock: 0 }, "stock"],
      [{ inStock: false, stock: 2 }, "inStock"],
    ];
    for (const [fields, field] of bad) {
      for (const [method, path, body] of [
        ["PUT", `/products/${headphones}`, fields],
        ["POST", "/products", { ...kite, stock: undefined, ...fields }],
      ] as const) {
        if ("title" in fields && method === "POST") continue;
        const refused = await shop.call(method, path, { body, token });
        expect([refused.status, refused.body.field], `${method} ${JSON.stringify(fields)}`).toEqual([
          422,
          field,
        ]);
        expect(refused.body.message).toMatch(/./);
      }
    }
    const nothing = await shop.call("POST", "/products", { body: {}, token });
    expect(nothing).toMatchObject({ status: 422, body: { field: "category", message: "category: missing" } });
    expect((await shop.call("GET", `/products/${headphones}`)).body.data).toEqual(before);
    await shop.stop();
  });

  it("give a small catalogue whole to who asks for no page, and pages to who does", async () => {
    const db = await openFresh({ demo: true });
    const shop = await openShop(db.settings);
    const whole = (await shop.call("GET", "/products")).body;
    expect(whole.total).toBeGreaterThan(100);
    expect([whole.products.length, whole.page, whole.pages]).toEqual([whole.total, 1, 1]);
    const first = (await shop.call("GET", "/products?page=1")).body;
    expect([first.products.length, first.pages]).toEqual([24, Math.ceil(whole.total / 24)]);
    expect((await shop.call("GET", "/products?limit=7&page=2")).body.products).toEqual(
      whole.products.slice(7, 14),
    );
    await shop.stop();
  });

  it("take a review from nobody who did not buy the product", async () => {
    const db = await openFresh({ demo: true });
    const shop = await openShop(db.settings);
    const shopper = await signedUpUser(db);
    const path = `/ratings/product/${headphones}`;
    expect((await shop.call("POST", path, { body: { stars: 5 } })).status).toBe(401);
    const refused = await shop.call("POST", path, { body: { stars: 5 }, token: shopper.token });
    expect(refused).toMatchObject({ status: 403, body: { error: "REVIEW_ONLY_BUYERS" } });
    const noStars = await shop.call("POST", path, { body: { stars: 6 }, token: shopper.token });
    expect(noStars).toMatchObject({ status: 422, body: { field: "stars" } });
    await shop.stop();
  });
});
