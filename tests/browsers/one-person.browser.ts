import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hintCookie } from "#contract/profile-hint.ts";
import type { DrivenPage } from "#support/drive/driven-page.ts";
import { eachBrowser } from "#support/drive/each-browser.ts";
import { openForShoppers, type ShoppersWithGoods } from "#support/shoppers-with-goods.ts";

let open: ShoppersWithGoods;
beforeAll(async () => {
  open = await openForShoppers();
});
afterAll(() => open?.stop());

const shownOf = ({ evaluate }: DrivenPage) =>
  evaluate(() => {
    const texts = (selector: string) => [
      ...new Set(
        [...document.querySelectorAll(selector)]
          .filter((one) => one.checkVisibility())
          .map((one) => one.textContent),
      ),
    ];
    return {
      names: texts(".nav-link > [data-own=name]"),
      cart: texts("[data-own=cart]"),
      wishes: texts("[data-own=wishes]"),
      hearts: document.querySelectorAll("main use[href$='#heart-full']").length,
    };
  });

const isForAll = ({ evaluate }: DrivenPage) =>
  evaluate(() => document.documentElement.hasAttribute("data-for-all"));
const isMarked = async ({ cookies }: DrivenPage) => (await cookies()).some(({ name }) => name === hintCookie);

const nobody = { names: [], cart: [], wishes: [], hearts: 0 };
const asha = { names: ["Asha Pillai"], cart: ["1"], wishes: ["1"] };

describe.each(eachBrowser())("in $name, a page made for all", ({ open: openDriven }) => {
  it("shows the shopper's own, exact after each change, in each tab and on the way back", async () => {
    const { shop, goods, shopper } = open;
    const { page, said } = await openDriven(shop.url);
    const [, wished = "", other = ""] = goods;
    await page.visit("/stores");
    await page.enter((await shopper("Asha Pillai")).cookie);
    await page.visit("/stores");
    await expect.poll(() => isMarked(page)).toBe(true);
    await page.visit(`/product/${wished}`);
    expect(await isForAll(page)).toBe(true);
    expect(await shownOf(page)).toEqual({ ...asha, hearts: 1 });
    await page.untilInUse();
    expect(await shownOf(page)).toEqual({ ...asha, hearts: 1 });

    await page.visit(`/product/${other}`);
    await page.untilInUse();
    await page.click("Add to Cart");
    await expect.poll(() => shownOf(page)).toMatchObject({ ...asha, cart: ["2"] });
    await page.back();
    await page.untilAt(new RegExp(`${wished}$`));
    await expect.poll(() => shownOf(page)).toEqual({ ...asha, cart: ["2"], hearts: 1 });

    const first = await page.tab();
    await page.openTab();
    await page.visit("/profile");
    await page.untilSaid(/Asha Pillai/);
    await page.untilInUse();
    await page.visit(`/product/${wished}`);
    expect(await shownOf(page)).toEqual({ ...asha, cart: ["2"], hearts: 1 });
    await page.untilInUse();
    await page.click(/^Account of Asha$/);
    await page.click("Logout");
    await page.untilAt(/\/login$/);
    expect(await isMarked(page)).toBe(false);
    await page.back();
    await page.untilAt(new RegExp(`${wished}$`));
    await expect.poll(() => shownOf(page)).toEqual(nobody);
    // Over plain HTTP even what may not be stored comes back as it was left.
    await page.back();
    await page.untilAt(/\/login$/);
    await page.toTab(first);
    await expect.poll(() => shownOf(page)).toEqual(nobody);
    expect(await said()).toEqual([]);
  });

  it("shows nobody once the session is over, and somebody where nothing can be kept", async () => {
    const { shop, db, goods, shopper } = open;
    const { page, said } = await openDriven(shop.url, { hasStorage: false });
    await page.visit("/stores");
    await page.enter((await shopper("Asha Pillai")).cookie);
    for (const path of ["/stores", `/product/${goods[1]}`]) {
      await page.visit(path);
      await page.untilInUse();
      await expect.poll(() => shownOf(page)).toMatchObject(asha);
      expect(await isForAll(page)).toBe(false);
    }
    await db.write((tx) => tx.deleteFrom("sessions").execute());
    await page.visit("/stores");
    await page.untilInUse();
    await expect.poll(() => shownOf(page)).toEqual(nobody);
    // Where its place for them failed, the router's script asks for that place once more.
    expect((await said()).filter((one) => !one.includes("sessionStorage"))).toEqual([]);
  });
});
