import { expect, it, vi } from "vitest";
import { openDatabase } from "#platform/database/open-database.ts";
import { plainProduct } from "#support/buyers.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { signedUpUser } from "#support/people.ts";
import { openShop } from "#support/running-shop.ts";

describeOnBothEngines("what an editor may take off", (openFresh) => {
  it("is said by the owner, wherever something is taken off", async () => {
    const { settings } = await openFresh({ demo: true });
    const shop = await openShop(settings);
    const db = openDatabase(settings);
    const [editor, owner] = [
      await signedUpUser(db, { role: "editor" }),
      await signedUpUser(db, { role: "owner" }),
    ];
    const id = await plainProduct(db);
    const ask = async (method: string, path: string, body: object, { token } = editor) => {
      const answer = await shop.call(method, path, { token, body });
      return answer.status < 300 ? "done" : [answer.body.error, answer.body.field];
    };
    const { goods } = (await shop.call("GET", `/goods/${id}`, { token: editor.token })).body;
    const [{ colour, size }] = goods.variants;
    const at = { colour, size };
    const isRefused = (field: string) => ["DISCOUNT_TOO_MUCH", field];
    const half = (method: string, path: string, body: object) => [method, path, body] as const;
    const tooMuch = [
      [...half("PUT", `/products/${id}`, { discount: 51 }), "discount"],
      [...half("PUT", `/goods/${id}`, { seen: 0, product: { discount: 100 } }), "product.discount"],
      [...half("PUT", `/manage/goods/${id}`, { seen: 0, rupees: "49", mrp: "100" }), "rupees"],
      [...half("PUT", `/manage/goods/${id}`, { seen: 0, rupees: "0" }), "rupees"],
      [
        ...half("PUT", `/manage/goods/${id}/variants`, {
          seen: 0,
          variants: [{ ...at, rupees: "1", mrp: "100" }],
        }),
        "variants.0.rupees",
      ],
      [...half("PUT", `/products/${id}/prices`, { ...at, unitPaise: 1, mrpPaise: 100 }), "unitPaise"],
      [...half("POST", "/sales", { productId: id, percent: 51 }), "percent"],
      [...half("POST", "/sales", { productId: id, unitPaise: 1 }), "unitPaise"],
      [...half("POST", "/manage/bulk", { goods: [id], deed: "discount", amount: "51" }), "amount"],
      [...half("POST", "/manage/bulk", { goods: [id], deed: "sale", amount: "51" }), "amount"],
      [...half("POST", "/manage/bulk", { goods: [id], deed: "price", way: "down", amount: "51" }), "amount"],
    ] as const;
    for (const [method, path, body, field] of tooMuch)
      expect([path, body, await ask(method, path, body)]).toEqual([path, body, isRefused(field)]);
    // Nor by the price itself, without a word of what it was.
    const { unitPaise, mrpPaise } = goods.price;
    const { price } = (await shop.call("GET", `/products/${id}`)).body.data;
    const rupees = String(Math.floor(mrpPaise * 0.49) / 100);
    const version = goods.version;
    const low = [
      [...half("PUT", `/products/${id}`, { price: price * 0.4 }), "price"],
      [...half("PUT", `/goods/${id}`, { seen: version, product: { price: price * 0.4 } }), "product.price"],
      [...half("PUT", `/manage/goods/${id}`, { seen: version, rupees }), "rupees"],
      [
        ...half("PUT", `/manage/goods/${id}/variants`, { seen: version, variants: [{ ...at, rupees }] }),
        "variants.0.rupees",
      ],
      [...half("PUT", `/products/${id}/prices`, { ...at, unitPaise: 1 }), "unitPaise"],
    ] as const;
    for (const [method, path, body, field] of low)
      expect([path, body, await ask(method, path, body)]).toEqual([path, body, isRefused(field)]);
    const less = {
      goods: [id],
      deed: "price",
      way: "down",
      by: "rupees",
      amount: String((unitPaise - 1) / 100),
    };
    const planned = await shop.call("POST", "/manage/bulk", {
      token: editor.token,
      body: { ...less, ending: "exact" },
    });
    await vi.waitFor(async () => {
      const path = `/manage/bulk/${planned.body.bulk.id}`;
      const { lines } = (await shop.call("GET", path, { token: editor.token })).body;
      expect(lines).toMatchObject([{ state: "wrong", problem: "tooMuchOff" }]);
    }, 20_000);

    const said = await shop.call("PUT", `/products/${id}`, { token: editor.token, body: { discount: 51 } });
    expect(said.body.message).toContain("at most 50 %");
    expect(await ask("PUT", `/products/${id}`, { discount: 50 })).toBe("done");

    // What the owner took off may stay.
    expect(await ask("PUT", `/products/${id}`, { discount: 100 }, owner)).toBe("done");
    expect(await ask("PUT", `/products/${id}`, { discount: 100, title: "As it was" })).toBe("done");
    expect(await ask("PUT", `/products/${id}`, { discount: 10 })).toBe("done");
    expect(await ask("PUT", `/products/${id}`, { discount: 60 })).toEqual(isRefused("discount"));

    const seen = async () => (await shop.call("GET", `/goods/${id}`, owner)).body.goods.version;
    const of = async (rupees: string) => ({ seen: await seen(), rupees });
    expect(await ask("PUT", `/manage/goods/${id}`, await of("1000"))).toBe("done");
    expect(await ask("PUT", `/manage/goods/${id}`, await of("499.99"))).toEqual(isRefused("rupees"));
    expect(await ask("PUT", `/manage/goods/${id}`, await of("500"))).toBe("done");
    expect(await ask("PUT", `/manage/goods/${id}`, await of("1"), owner)).toBe("done");
    expect(await ask("PUT", `/manage/goods/${id}`, await of("2"))).toBe("done");

    const { state } = (await shop.call("GET", "/manage/shop/staff", { token: owner.token })).body;
    const fields = { ...state.value, editorDiscount: 60 };
    expect(await ask("PUT", "/manage/shop/staff", { seen: state.version, fields }, owner)).toBe("done");
    await vi.waitFor(
      async () => expect(await ask("PUT", `/products/${id}`, { discount: 60 })).toBe("done"),
      20_000,
    );
    await shop.stop();
    await db.close();
  });
});
