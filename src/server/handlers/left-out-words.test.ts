import { expect, it } from "vitest";
import { describeWithDatabase } from "#support/engines.ts";
import { signedUpUser } from "#support/people.ts";
import { openShop } from "#support/running-shop.ts";

describeWithDatabase("words in Hindi that a program does not know of", (openFresh) => {
  it("stay as they are where it leaves them out, and go where it says an empty text", async () => {
    const db = await openFresh({ demo: true });
    const shop = await openShop(db.settings);
    const { token } = await signedUpUser(db, { role: "owner" });
    const store = async () => (await shop.call("GET", "/manage/stores", { token })).body.stores[0];
    const category = async () => (await shop.call("GET", "/manage/categories", { token })).body.categories[0];
    const putStore = async (said: object) => {
      const { id, seen, lat: _, lng: __, picture: ___, aboutHi: ____, tags, ...words } = await store();
      const body = { ...words, seen, tags: tags.join(), ...said };
      return (await shop.call("PUT", `/manage/stores/${id}`, { token, body })).status;
    };
    const putCategory = async (said: object) => {
      const { id, version: seen, label } = await category();
      const body = { ...label, seen, ...said };
      return (await shop.call("PUT", `/manage/categories/${id}`, { token, body })).status;
    };
    const [{ aboutHi }, { taglineHi }] = [await store(), await category()];
    for (const words of [aboutHi, taglineHi]) expect(words).toMatch(/\p{Script=Devanagari}/u);

    expect([await putStore({ city: "Pune" }), await putCategory({ tagline: "New" })]).toEqual([200, 200]);
    expect(await store()).toMatchObject({ city: "Pune", aboutHi });
    expect(await category()).toMatchObject({ tagline: "New", taglineHi });

    expect([await putStore({ aboutHi: "" }), await putCategory({ taglineHi: "" })]).toEqual([200, 200]);
    expect(await store()).toMatchObject({ aboutHi: "" });
    expect(await category()).toMatchObject({ taglineHi: "" });
    await shop.stop();
  });
});
