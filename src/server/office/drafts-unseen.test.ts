import { expect, it } from "vitest";
import { describeOnBothEngines } from "#support/engines.ts";
import { signedUpUser } from "#support/people.ts";
import { openShop } from "#support/running-shop.ts";

describeOnBothEngines("what is half made", (openFresh) => {
  it("is found, listed, fed, wished and sold by no call, until it is put on sale", async () => {
    const db = await openFresh({ demo: true });
    const shop = await openShop(db.settings);
    const [editor, packer, shopper] = await Promise.all([
      signedUpUser(db, { role: "editor" }),
      signedUpUser(db, { role: "packer" }),
      signedUpUser(db),
    ]);
    type Who = { readonly token: string } | null;
    const ask = async (who: Who, method: string, path: string, body?: object) => {
      const answer = await fetch(`${shop.url}${path}`, {
        method,
        headers: { "content-type": "application/json", ...(who && { authorization: `Bearer ${who.token}` }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      return { status: answer.status, text: await answer.text() };
    };
    const draft = {
      title: "Quixotry Dupatta",
      titleHi: "क्विक्सॉट्री",
      category: "mens-clothing",
      rupees: "100",
      pieces: "5",
    };
    const made = await ask(editor, "POST", "/api/manage/goods", { ...draft, state: "draft" });
    expect(made.status).toBe(201);
    const { goods } = JSON.parse(made.text) as { goods: { id: string; version: number } };
    const { id } = goods;
    const reads = [
      `/api/products/${id}`,
      "/api/products?limit=250&sort=newest",
      "/api/products?search=quixotry",
      "/api/products?search=%E0%A4%95%E0%A5%8D%E0%A4%B5%E0%A4%BF%E0%A4%95%E0%A5%8D%E0%A4%B8%E0%A5%89%E0%A4%9F%E0%A5%8D%E0%A4%B0%E0%A5%80",
      "/api/products/search?search=quix",
      "/sitemap.xml",
      "/sitemap/products-1.xml",
      `/api/ratings/product/${id}`,
      "/api/cart",
      "/api/wishlist",
    ];
    const seenBy = async (who: Who) => {
      const answers = await Promise.all(reads.map((path) => ask(who, "GET", path)));
      return reads.filter((_, at) => /quixotry|क्विक्स/i.test(answers[at]?.text ?? "") || isNamed(answers[at]));
    };
    const isNamed = (answer?: { status: number; text: string }) =>
      answer?.status === 200 && answer.text.includes(id);
    const everybody = [null, shopper, packer, editor];
    for (const who of everybody) expect(await seenBy(who)).toEqual([]);
    for (const who of [shopper, editor]) {
      const add = await ask(who, "POST", "/api/cart/add", { productId: id, quantity: 1 });
      const request = await ask(who, "POST", "/api/wishlist/add", { productId: id });
      for (const one of [add, request]) {
        expect(one.status).toBeGreaterThanOrEqual(400);
        expect(one.text).not.toMatch(/quixotry/i);
      }
      expect(await seenBy(who)).toEqual([]);
    }
    const review = { stars: 5, title: "Good", text: "Very good indeed" };
    expect((await ask(shopper, "POST", `/api/ratings/product/${id}`, review)).status).toBeGreaterThanOrEqual(
      400,
    );
    for (const who of [null, shopper, packer])
      expect((await ask(who, "GET", `/api/goods/${id}`)).text).not.toMatch(/quixotry/i);
    const put = { state: "live", seen: goods.version };
    expect((await ask(editor, "POST", `/api/manage/goods/${id}/state`, put)).status).toBe(200);
    await expect.poll(() => seenBy(null)).toEqual(expect.arrayContaining(reads.slice(0, 3)));
    await shop.stop();
  });
});
