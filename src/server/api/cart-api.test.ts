import { afterEach, expect, it } from "vitest";
import { viewHeader } from "#contract/endpoints/view-header.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { describeWithDatabase } from "#support/engines.ts";
import { signedUpUser } from "#support/people.ts";
import { openShop, type ShopForTests } from "#support/running-shop.ts";

describeWithDatabase("the calls of cart and wishlist", (openFresh) => {
  let shop: ShopForTests | undefined;
  afterEach(() => shop?.stop());

  async function open() {
    const { settings } = await openFresh({ demo: true });
    shop = await openShop(settings);
    const db = openDatabase(settings);
    const { token } = await signedUpUser(db);
    const rows = await db.read
      .selectFrom("products")
      .select(["id", "title", "colours", "sizes"])
      .where("top_category", "!=", "clothing")
      .orderBy("id")
      .execute();
    await db.write((tx) => tx.updateTable("stock").set({ free: 50 }).execute());
    await db.close();
    const plain = rows.filter(({ colours, sizes }) => colours === "[]" && sizes === "[]");
    const coloured = rows.find(({ colours, sizes }) => colours !== "[]" && sizes === "[]");
    const { call } = shop;
    return {
      call: (method: string, path: string, body?: unknown) => call(method, path, { token, body }),
      byPage: (method: string, path: string, body?: unknown) =>
        call(method, path, { token, body, headers: { [viewHeader]: "1" } }),
      asVisitor: (method: string, path: string, body?: unknown) => call(method, path, { body }),
      plain: plain.map(({ id }) => id),
      coloured: { id: coloured?.id ?? "", colour: JSON.parse(coloured?.colours ?? "[]")[0]?.name as string },
    };
  }

  it("refuses visitors, each endpoint alike", async () => {
    const { asVisitor, plain } = await open();
    for (const [method, path, body] of [
      ["GET", "/cart"],
      ["POST", "/cart/add", { productId: plain[0] }],
      ["PUT", "/cart/update", { productId: plain[0], quantity: 2 }],
      ["DELETE", "/cart/clear"],
      ["POST", "/cart/increment/x"],
      ["POST", "/cart/decrement/x"],
      ["DELETE", "/cart/remove/x"],
      ["POST", "/cart/promo", { code: "WELCOME10" }],
      ["DELETE", "/cart/promo"],
      ["PUT", "/cart/extras/ribbon", { chosen: true }],
      ["GET", "/wishlist"],
      ["GET", "/wishlist/check/x"],
      ["POST", "/wishlist/add", { productId: plain[0] }],
      ["DELETE", "/wishlist/remove/x"],
    ] as const) {
      const { status, body: said } = await asVisitor(method, path, body);
      expect([path, status, said.success, said.error]).toEqual([path, 401, false, "NOT_SIGNED_IN"]);
    }
  });

  it("answers a page of the shop with the view itself, and a program in the documented shape", async () => {
    const { call, byPage, plain } = await open();
    const add = { productId: plain[0], quantity: 2 };
    const { body: documented } = await call("POST", "/cart/add", add);
    expect(documented.data).toMatchObject({ items: [{ productId: plain[0], quantity: 2 }], itemCount: 2 });
    expect(documented).not.toHaveProperty("cart");

    const { body: view } = await byPage("POST", "/cart/add", add);
    expect(view.cart).toMatchObject({ lines: [{ productId: plain[0], quantity: 4 }], itemCount: 4 });
    expect([view.message, view.data]).toEqual([documented.message, undefined]);

    // A refusal brings the cart along, for either in its shape.
    const { body: no } = await call("POST", "/cart/increment/none");
    expect([no.error, no.data]).toMatchObject(["LINE_NOT_FOUND", { itemCount: 4, items: [{}] }]);
    const { body: viewed } = await byPage("POST", "/cart/increment/none");
    expect([viewed.error, viewed.data.cart]).toMatchObject([no.error, { itemCount: 4, lines: [{}] }]);
  });

  it("says each refusal of an addition by its code and its words", async () => {
    const { call, plain, coloured } = await open();
    const [productId] = plain;
    for (const [body, status, error, field] of [
      [{}, 422, "INVALID_PRODUCT", "productId"],
      [{ productId: "undefined" }, 422, "INVALID_PRODUCT", "productId"],
      [{ productId: "unknown" }, 422, "INVALID_PRODUCT", "productId"],
      [{ productId, quantity: 0 }, 422, "INVALID_QUANTITY", "quantity"],
      [{ productId, quantity: -1 }, 422, "INVALID_QUANTITY", "quantity"],
      [{ productId, quantity: 1.5 }, 422, "INVALID_QUANTITY", "quantity"],
      [{ productId, quantity: 1e9 }, 422, "INVALID_QUANTITY", "quantity"],
      [{ productId, quantity: "NaN" }, 422, "INVALID_QUANTITY", "quantity"],
      [{ productId, colour: "Ultraviolet" }, 422, "COLOUR_UNKNOWN", "colour"],
      [{ productId: coloured.id }, 422, "COLOUR_MISSING", "colour"],
    ] as const) {
      const { status: given, body: said } = await call("POST", "/cart/add", body);
      expect([body, given, said.error, said.field]).toEqual([body, status, error, field]);
      expect(said.message).not.toBe("");
    }
    for (const quantity of [undefined, 0, "x", 11]) {
      const { status, body } = await call("PUT", "/cart/update", { productId, quantity });
      expect([status, body.error, body.field]).toEqual([422, "INVALID_QUANTITY", "quantity"]);
    }
    const nameless = await call("PUT", "/cart/update", { quantity: 2 });
    expect([nameless.body.error, nameless.body.field]).toEqual(["INVALID_PRODUCT", "productId"]);
    for (const none of [{}, { productId: null }, { productId: "undefined" }]) {
      const { body } = await call("POST", "/cart/add", none);
      expect(body.message).toBe("Invalid product selected");
    }
    expect((await call("GET", "/cart")).body.data.items).toEqual([]);
  });

  it("tells who names no option which there are, and takes a fallback option of goods that have none", async () => {
    const { call, plain, coloured } = await open();
    const refused = await call("POST", "/cart/add", { productId: coloured.id, quantity: 1 });
    expect([refused.status, refused.body.message]).toEqual([422, "Please select a color"]);
    const { colours, colors, sizes } = refused.body.data;
    expect(colours[0]).toMatchObject({ name: coloured.colour, hex: expect.any(String) });
    expect([colors, sizes]).toEqual([colours, []]);
    const added = await call("POST", "/cart/add", { productId: plain[0], colour: "Black", size: "M" });
    expect(added.body.data.items).toMatchObject([{ productId: plain[0], colour: null, size: null }]);
  });

  it("answers each change with the whole cart under its documented names", async () => {
    const { call, plain, coloured } = await open();
    const [productId = ""] = plain;
    const added = await call("POST", "/cart/add", { productId, quantity: 2, price: 1, userId: "someone" });
    expect([added.status, added.body.message]).toEqual([200, "Item added to cart"]);
    const [item] = added.body.data.items;
    expect(item).toMatchObject({
      quantity: 2,
      product: { _id: productId, id: productId, title: item.title },
    });
    expect(item._id).toBe(item.id);
    expect(item.name).toBe(item.title);
    expect(added.body.data).toMatchObject({ itemCount: 2 });
    expect(Math.round(added.body.data.totalPrice * 8316)).toBe(item.unitPaise * 2);
    expect(Math.round(item.price * 8316)).toBe(item.unitPaise);
    const { data } = (await call("GET", `/products/${productId}`)).body;
    expect([item.product.price, item.product.discount, item.discount]).toEqual([
      data.price,
      data.discount,
      0,
    ]);

    const more = await call("POST", `/cart/increment/${productId}`);
    expect([more.body.message, more.body.data.itemCount]).toEqual(["Quantity increased", 3]);
    const less = await call("POST", `/cart/decrement/${item.id}`);
    expect([less.body.message, less.body.data.itemCount]).toEqual(["Quantity decreased", 2]);
    const set = await call("PUT", "/cart/update", { productId, quantity: 10 });
    expect([set.body.message, set.body.data.itemCount]).toEqual(["Cart updated", 10]);
    const tooMuch = await call("POST", `/cart/increment/${item.id}`);
    expect([tooMuch.status, tooMuch.body.error, tooMuch.body.data.itemCount]).toEqual([
      409,
      "TOO_MANY_OF_ONE",
      10,
    ]);

    const second = await call("POST", "/cart/add", { productId: coloured.id, color: coloured.colour });
    expect(second.body.data.items[1]).toMatchObject({ colour: coloured.colour, color: coloured.colour });
    const promo = await call("POST", "/cart/promo", { code: "welcome10" });
    expect(promo.body.data.promo).toMatchObject({ code: "WELCOME10", percent: 10 });
    expect(promo.body.data.quote.promo).toBeGreaterThan(0);
    expect((await call("DELETE", "/cart/promo")).body.data.promo).toBeNull();
    const refused = await call("PUT", "/cart/extras/ribbon", { chosen: true });
    expect([refused.status, refused.body.error, refused.body.data.itemCount]).toEqual([
      409,
      "EXTRA_GONE",
      11,
    ]);
    const untied = await call("PUT", "/cart/extras/ribbon", { chosen: false });
    expect(untied.body).toMatchObject({ success: true, data: { extras: [] } });

    const removed = await call("DELETE", `/cart/remove/${productId}`);
    expect([removed.body.message, removed.body.data.itemCount]).toEqual(["Item removed from cart", 1]);
    expect((await call("DELETE", `/cart/remove/${productId}`)).status).toBe(404);
    const cleared = await call("DELETE", "/cart/clear");
    expect([cleared.body.message, cleared.body.data.items]).toEqual(["Cart cleared", []]);
    expect((await call("GET", "/cart")).body.data).toEqual(cleared.body.data);
  });

  it("loses none of many additions at once", async () => {
    const { call, plain } = await open();
    const wanted = plain.slice(0, 8).flatMap((productId) => Array.from({ length: 4 }, () => productId));
    const answers = await Promise.all(wanted.map((productId) => call("POST", "/cart/add", { productId })));
    expect(answers.map(({ status }) => status)).toEqual(wanted.map(() => 200));
    const { data } = (await call("GET", "/cart")).body;
    expect([data.items.length, data.itemCount, data.version]).toEqual([8, 32, 32]);
  });

  it("keeps wishes, once each, the newest first", async () => {
    const { call, plain } = await open();
    const [first = "", second = ""] = plain;
    expect((await call("POST", "/wishlist/add", { productId: "unknown" })).body.error).toBe(
      "INVALID_PRODUCT",
    );
    for (const productId of [first, second, first]) {
      const { status, body } = await call("POST", "/wishlist/add", { productId });
      expect([status, body.message]).toEqual([200, "Added to wishlist"]);
    }
    const { wishlist } = (await call("GET", "/wishlist")).body;
    expect(wishlist.products.map(({ _id }: { _id: string }) => _id).toSorted()).toEqual(
      [first, second].toSorted(),
    );
    expect((await call("GET", `/wishlist/check/${first}`)).body.data).toEqual({ isInWishlist: true });
    const removed = await call("DELETE", `/wishlist/remove/${first}`);
    expect([removed.status, removed.body.message]).toEqual([200, "Removed from wishlist"]);
    expect((await call("GET", `/wishlist/check/${first}`)).body.data).toEqual({ isInWishlist: false });
  });
});
