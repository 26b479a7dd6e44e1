import type { Browser, Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { pathIn } from "#contract/lang-address.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { shopPromises } from "#modules/set-up/rules/promises.ts";
import { gatewaysInBrowser } from "#ports/payment-gateways/gateways-in-browser.ts";
import { openPage, sizes, visit } from "#support/browser.ts";
import { type OfficeForTests, openOffice } from "#support/office.ts";
import { openForAll } from "#support/open-for-all.ts";
import { startShopProcess } from "#support/shop-process.ts";

const titles = gatewaysInBrowser.map(({ title }) => title);
const gatewayTitles = new Intl.ListFormat("en", { type: "disjunction" }).format(titles);

let office: OfficeForTests;
let browser: Browser;
openForAll(openOffice, (...opened) => {
  [office, browser] = opened;
});

const strip = (page: Page, text: string) => page.locator(".strip").filter({ hasText: text }).waitFor();
const save = (page: Page) => page.locator(".save-bar").getByRole("button").first().click();
const goods = { en: "Lime pickle", hi: "नींबू का अचार" };

describe.each(["en", "hi"] as const)("the set-up in %s", (lang) => {
  const { setUp: words, promises, shopPages, manage, goodsOffice, notifications } = textsOf(lang);
  const labelled = (page: Page, field: string, of: "en" | "hi" = "en") =>
    page.getByLabel(shopPages.inLanguage(shopPages.field[field] ?? field, of));

  it("leads from an untouched shop to one's own, from its first page on, without script", async () => {
    const shop = await startShopProcess();
    const { page, context } = await openPage(browser, { viewport: sizes.phone, javaScriptEnabled: false });
    await context.addCookies([{ name: "lang", value: lang, url: shop.url }]);

    await page.goto(shop.url);
    const way = page.getByRole("link", { name: words.newcomer.go });
    await way.waitFor();
    const forwarded = {
      "x-forwarded-for": "203.0.113.7",
      "sec-fetch-dest": "document",
      "sec-fetch-site": "none",
    };
    expect(await (await fetch(shop.url, { headers: forwarded })).text()).not.toContain(words.newcomer.line);
    expect((await fetch(`${shop.url}/manage`, { headers: forwarded })).status).toBe(404);
    await way.click();
    await page.getByLabel(manage.join.name).fill("Asha");
    await page.getByLabel(manage.join.email).fill("asha@asha.example");
    await page.getByLabel(manage.join.password).fill("a long enough one");
    await page.getByRole("button", { name: manage.join.open }).click();
    await strip(page, manage.join.joined);
    await page.getByRole("link", { name: manage.today.need.setUp }).click();
    await page.getByText(words.lead(0, 11)).waitFor();

    const go = (name: keyof typeof words.step) =>
      page.getByRole("link", { name: words.next(words.step[name].title) }).click();
    const unfold = () => page.locator(".other-language > summary").click();
    await step("name");
    await unfold();
    await labelled(page, "shop.name").fill("Asha Pickles");
    await labelled(page, "shop.name", "hi").fill("आशा अचार");
    await saved();
    // The next step is a tap away, without the way back.
    await go("contact");
    await unfold();
    await page.locator("[name='phone']").fill("+91 80 5550 0100");
    await page.locator("[name='email']").fill("asha@asha.example");
    await page.locator("[name='whatsapp']").fill("+91 80555 00100");
    await page.locator("[name='address.en']").fill("4 Temple Street");
    await saved();
    await go("seller");
    await page.locator("[name='legalName']").fill("Asha Stores LLP");
    await page.locator("[name='address.en']").fill("4 Temple Street");
    await page.locator("[name='pinCode']").pressSequentially("560 001");
    await page.locator("[name='grievanceOfficer.name']").fill("Meera");
    await page.locator("[name='grievanceOfficer.phone']").fill("+91 80 5550 0101");
    await saved();
    await go("product");
    await page.locator("[name='title']").fill(goods.en);
    await page.getByText(goodsOffice.makeMore).click();
    await page.locator("[name='titleHi']").fill(goods.hi);
    await page.locator("[name='category']").selectOption("spices");
    await page.locator("[name='rupees']").fill("180");
    await page.locator("[name='pieces']").fill("12");
    await page.getByRole("button", { name: goodsOffice.sell }).click();
    await go("delivery");
    await page.locator("[name='profile']").selectOption("india");
    await page.locator("[name='sellerState']").selectOption("29");
    await page.locator("[name='deliveryPaise']").fill("60");
    await saved();
    await go("promises");
    const action = (named: string, of: string) =>
      page.getByRole("button", { name: promises.doneTo(named, promises.name[of] ?? "") });
    await action(promises.keep, "newsletter").click();
    await strip(page, promises.kept);
    await action(promises.remove, "reasons").click();
    await strip(page, promises.removed);
    await expect.poll(() => action(promises.remove, "reasons").count()).toBe(0);
    await page
      .getByRole("link", { name: promises.doneTo(promises.change, promises.name.tagline ?? "") })
      .click();
    await page.locator("[name='tagline.en']").fill("Pickled in Nashik");
    await page.locator("[name='tagline.hi']").fill("नासिक का अचार");
    await saved();
    await go("told");
    const asked = page.getByLabel(notifications.byMail("asha@asha.example"));
    expect(await asked.isChecked()).toBe(true);
    await page.getByRole("button", { name: notifications.keep }).click();
    await strip(page, notifications.answers.chosen);
    await go("promises");
    await page.getByText(promises.left(shopPromises.length - 4)).waitFor();
    await page.getByText("Pickled in Nashik").waitFor();
    await page.getByText("नासिक का अचार").waitFor();
    await page.goto(`${shop.url}/manage/set-up`);
    await page.getByText(words.lead(6, 11)).waitFor();
    await open("payments");
    await page.getByText(words.payments.mock(gatewayTitles)).waitFor();
    await open("mail");
    await page.getByRole("button", { name: words.tryMail }).click();
    await strip(page, words.mailInFile);
    await open("address");
    await page.locator("[open] > .step-body summary").last().click();
    await page.getByText(words.addressNow(shop.url)).waitFor();

    await page.locator("summary", { hasText: words.demo.title }).click();
    await page.getByLabel(words.demo.sure).check();
    await page.getByRole("button", { name: words.demo.press }).click();
    await strip(page, words.emptied({ products: 114, orders: 0, stores: 5 }));
    await expect.poll(() => page.getByRole("button", { name: words.demo.press }).count()).toBe(0);

    const visitor = await openPage(browser, { viewport: sizes.phone, javaScriptEnabled: false });
    await visitor.context.addCookies([{ name: "lang", value: lang, url: shop.url }]);
    await expect
      .poll(async () => {
        await visitor.page.goto(shop.url + pathIn(lang, "/products"));
        const links = await visitor.page.locator("main .product-card-link").allTextContents();
        return [...new Set(links.map((text) => text.trim()).filter(Boolean))];
      })
      .toEqual([goods[lang]]);
    await visitor.page.goto(shop.url);
    await expect.poll(() => visitor.page.title()).toContain(lang === "hi" ? "आशा अचार" : "Asha Pickles");
    await expect.poll(() => visitor.page.getByText(words.newcomer.line).count()).toBe(0);
    await visitor.page.getByRole("link", { name: goods[lang] }).first().click();
    await visitor.page.getByRole("heading", { name: goods[lang] }).waitFor();
    await visitor.page.getByText("₹180").first().waitFor();
    for (const { context: one } of [{ context }, visitor]) await one.close();
    await shop.stop();

    /** Only the next one is open by itself. */
    async function open(name: keyof typeof words.step): Promise<void> {
      await page.locator("summary", { hasText: words.step[name].title }).click();
    }
    async function step(name: keyof typeof words.step): Promise<void> {
      await page.getByRole("link", { name: words.step[name].go ?? "", exact: true }).click();
    }
    async function saved(): Promise<void> {
      await save(page);
      await strip(page, shopPages.saved);
    }
  });
});

describe("the set-up", () => {
  it("is found by whoever looked around the shop first, with its service worker in between", async () => {
    const shop = await startShopProcess();
    const { page, troubles, accessibility } = await openPage(browser, {
      viewport: sizes.phone,
      serviceWorkers: "allow",
    });
    const { newcomer } = textsOf("en").setUp;
    const { join } = textsOf("en").manage;
    const mine = page.getByRole("link", { name: newcomer.go });
    await visit(page, shop.url);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await visit(page, `${shop.url}/stores`);
    await visit(page, shop.url);
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe("activated");
    await mine.click();
    await page.getByLabel(join.name).waitFor();
    await page.goto(`${shop.url}/manage`);
    await page.getByRole("heading", { name: join.titleOwner }).waitFor();
    expect(await accessibility()).toEqual([]);
    await page.getByLabel(join.name).fill("Asha");
    await page.getByLabel(join.email).fill("asha@asha.example");
    await page.getByLabel(join.password).fill("short one");
    const isShort = (password: Locator) =>
      password.evaluate((field) => (field as HTMLInputElement).validity.tooShort);
    expect(await isShort(page.getByLabel(join.password))).toBe(true);
    await page.getByText(join.passwordHint).waitFor();
    await page.getByLabel(join.password).fill("a long enough one");
    await page.getByRole("button", { name: join.open }).click();
    await strip(page, join.joined);
    // It is said once: the next page has nothing of it, nor has the shop.
    await page.goto(`${shop.url}/manage/shop/contact`);
    await page.getByLabel("Phone").first().waitFor();
    expect(await page.locator(".strip").count()).toBe(0);
    expect(troubles).toEqual([]);
    await shop.stop();
  });

  it("is told in Hindi, for everybody, and to nobody who may not change the shop", async () => {
    const { page, context, accessibility } = await openPage(browser, { viewport: sizes.phone });
    const owner = await office.person("owner");
    await context.addCookies([office.cookieOf(owner), { name: "lang", value: "hi", url: office.url }]);
    await page.goto(`${office.url}/manage/set-up`);
    await page.getByRole("heading", { name: "दुकान की तैयारी" }).waitFor();
    expect(await accessibility()).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await accessibility()).toEqual([]);
    const { cookie } = await office.person("packer");
    for (const path of ["/manage/set-up", "/manage/shop", "/manage/shop/contact"])
      expect((await fetch(office.url + path, { headers: { cookie } })).status, path).toBe(404);
  });
});
