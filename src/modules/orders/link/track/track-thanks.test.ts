import { expect, it } from "vitest";
import { textsOf } from "#contract/texts/texts.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { plainProduct } from "#support/buyers.ts";
import { describeWithDatabase } from "#support/engines.ts";
import { letGuestsIn } from "#support/let-guests-in.ts";
import { openShop } from "#support/running-shop.ts";

const address = {
  ...{ name: "Asha Rao", phone: "98123 45670", street: "12 Lake Road" },
  ...{ city: "Bengaluru", state: "Karnataka", pinCode: "560001" },
};

describeWithDatabase("the page that a guest is thanked on", (openFresh) => {
  it("says where the order stands when it is opened again", async () => {
    const { settings } = await openFresh({ demo: true });
    await letGuestsIn(settings);
    const shop = await openShop(settings, { backOffice: () => import("#manage/office.tsx") });
    const db = openDatabase(settings);
    const added = await shop.call("POST", "/cart/add", { body: { productId: await plainProduct(db) } });
    const [cookie = ""] = added.headers.getSetCookie()[0]?.split(";") ?? [];
    const body = { paymentMethod: "qr", address };
    const placed = await shop.call("POST", "/cart/checkout", { body, cookie });
    const { thanks } = textsOf("en").track;
    const { about } = textsOf("en").orders.tracking;
    async function said(status: string) {
      const change = { status: status as "ordered" };
      await db.write((tx) =>
        tx.updateTable("orders").set(change).where("id", "=", placed.body.orderId).execute(),
      );
      const page = await (await fetch(`${shop.url}${placed.body.track_path}?thanks`)).text();
      return [thanks, about.pending, about.shipped, about.delivered, about.cancelled].filter((words) =>
        page.includes(words),
      );
    }
    expect(await said("ordered")).toEqual([thanks]);
    expect(await said("pending")).toEqual([about.pending]);
    expect(await said("shipped")).toEqual([about.shipped]);
    expect(await said("delivered")).toEqual([about.delivered]);
    expect(await said("cancelled")).toEqual([about.cancelled]);
    const url = `${shop.url}${placed.body.track_path}`;
    expect(await (await fetch(url)).text()).toMatch(
      new RegExp(
        `<h1>[^#]*H-\\d+<small> #(?:<!-- -->)?${placed.body.orderId.slice(-6).toUpperCase()}</small></h1>`,
      ),
    );
    await db.close();
    await shop.stop();
  });
});
