import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { textsOf } from "#contract/texts/texts.ts";
import { openBrowser, openPage, sizes } from "#support/browser.ts";
import { type OfficeForTests, openOffice } from "#support/office.ts";
import type { Person } from "#support/people.ts";
import { startWhatsApp } from "#support/whatsapp/start-whatsapp.ts";

let standIn: Awaited<ReturnType<typeof startWhatsApp>>;
let office: OfficeForTests;
let browser: Browser;
let owner: Person;
beforeAll(async () => {
  standIn = await startWhatsApp();
  [office, browser] = await Promise.all([openOffice(standIn.env), openBrowser()]);
  await standIn.tellTo(office.url);
  owner = await office.person("owner");
});
afterAll(async () => {
  await office?.stop();
  await standIn?.stop();
});

describe.each(["en", "hi"] as const)("WhatsApp in the back office in %s", (lang) => {
  const { whatsAppSetUp: words, setUp, shopPages } = textsOf(lang);

  it("is set up, tried out and chosen on a phone, without script", async () => {
    const phone = { viewport: sizes.phone, javaScriptEnabled: false };
    const { page, context } = await openPage(browser, phone);
    await context.addCookies([office.cookieOf(owner), { name: "lang", value: lang, url: office.url }]);
    await page.goto(`${office.url}/manage/set-up`);
    await page.locator("summary", { hasText: setUp.step.mail.title }).click();
    await page.getByRole("link", { name: words.open }).click();
    await page.getByRole("heading", { level: 1, name: words.title, exact: true }).waitFor();
    await page.getByText(words.state.off).waitFor();
    await page.getByText(`${office.url}/api/webhooks/whatsapp`).waitFor();
    expect(await page.locator("pre:visible").count()).toBe(14);
    await page
      .getByText(/^order_shipped_\w{4}$/)
      .first()
      .waitFor();

    const number = lang === "en" ? "98123 45678" : "98123 45679";
    const tryIt = async () => {
      await page.getByLabel(words.trial.phone).fill(number);
      await page.getByRole("button", { name: words.trial.send }).click();
    };
    await tryIt();
    await page.getByText(words.trial.unwritten("+91 98000 00000")).first().waitFor();
    await standIn.say(`91${number.replace(" ", "")}`, "Namaste", `wamid.in.${lang}`);
    await tryIt();
    await page.locator(".strip").filter({ hasText: words.trial.sent }).waitFor();
    const [last] = (await standIn.taken()).slice(-1);
    expect(last?.body.text.body).toBe(words.trial.text("Haat"));

    await page.getByRole("link", { name: words.choose }).click();
    await page.locator("[name='orders']").selectOption("whatsapp");
    await page.locator(".save-bar").getByRole("button").first().click();
    await page.goto(`${office.url}/manage/set-up/whatsapp`);
    await page.getByText(words.state.on).waitFor();
    await page.goto(`${office.url}/manage/shop`);
    await page.getByText(shopPages.choice["messages.orders.whatsapp"] ?? "").waitFor();
    await page.goto(`${office.url}/manage/shop/messages`);
    await page.locator("[name='orders']").selectOption("sms");
    await page.locator(".save-bar").getByRole("button").first().click();
    await page.locator(".strip").waitFor();
  });

  it("hands a template's name and text to be copied", async () => {
    const { page, context, inBothThemes, troubles } = await openPage(browser, { viewport: sizes.phone });
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await context.addCookies([office.cookieOf(owner), { name: "lang", value: lang, url: office.url }]);
    await page.goto(`${office.url}/manage/set-up/whatsapp`);
    expect(await inBothThemes()).toEqual([]);
    const isWide = () => document.documentElement.scrollWidth > window.innerWidth;
    expect(await page.evaluate(isWide)).toBe(false);
    const template = page.locator(".whatsapp-template").first();
    const [name, body] = [template.locator("code"), template.locator("pre")];
    for (const [label, shown] of [
      [words.templates.copyName, name],
      [words.templates.copyText, body],
    ] as const) {
      await template.getByRole("button", { name: label }).click();
      await template.getByText(words.templates.copied).last().waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await shown.textContent());
    }
    expect(troubles).toEqual([]);
  });
});
