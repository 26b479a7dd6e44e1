import type { Browser, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openPage, sizes, visit } from "#support/browser.ts";
import { type OfficeForTests, openOffice } from "#support/office.ts";
import { openForAll } from "#support/open-for-all.ts";

let office: OfficeForTests;
let browser: Browser;
openForAll(openOffice, (...opened) => {
  [office, browser] = opened;
});

const main = (page: Page) => page.getByRole("main");
const hostile = "<img src=x onerror=alert(1)> &amp; “it came torn”";

describe("a message to the shop", () => {
  it("is written, answered and read again without script, and tells the law's dates", async () => {
    const shopper = await openPage(browser, { viewport: sizes.phone, javaScriptEnabled: false });
    const { page } = shopper;
    await visit(page, `${office.url}/policies/contact`);
    await page.getByLabel("A complaint").check();
    await page.getByLabel("Your name").fill("Asha Rao");
    await page.getByLabel("Email address or phone number").fill("nobody");
    await page.getByLabel("Your message").fill(hostile);
    await page.getByRole("button", { name: "Send" }).click();
    const reach = page.getByLabel("Email address or phone number");
    await expect.poll(() => reach.getAttribute("aria-invalid")).toBe("true");
    await expect.poll(() => page.getByLabel("Your message").inputValue()).toBe(hostile);
    await expect.poll(() => page.getByLabel("A complaint").isChecked()).toBe(true);
    await reach.fill("98123 45678");
    await page.getByRole("button", { name: "Send" }).click();
    await main(page).getByText(hostile).waitFor();
    const own = page.url();
    const [number = ""] =
      /T-\w{6}/.exec((await page.getByRole("heading", { level: 1 }).textContent()) ?? "") ?? [];
    await main(page).getByText("We will tell you the outcome by").waitFor();
    // Who is not signed in has no list of messages to go back to.
    expect(await main(page).getByRole("navigation", { name: "You are here" }).count()).toBe(0);

    const staffPage = await openPage(browser, { viewport: sizes.phone, javaScriptEnabled: false });
    await staffPage.context.addCookies([office.cookieOf(await office.person("editor"))]);
    await staffPage.page.goto(`${office.url}/manage`);
    await main(staffPage.page).getByRole("link", { name: "Messages waiting for an answer" }).click();
    await main(staffPage.page).getByText(`Acknowledge by`).waitFor();
    await main(staffPage.page).getByRole("link", { name: number }).click();
    const handOver = main(staffPage.page).getByRole("link", { name: "Continue on WhatsApp" });
    await expect
      .poll(() => handOver.getAttribute("href"))
      .toContain(`https://wa.me/919812345678?text=Namaste%20Asha`);
    await main(staffPage.page).getByLabel("Your answer").fill("We send you another one.");
    await main(staffPage.page).getByRole("button", { name: "Answer" }).click();
    await main(staffPage.page).getByText("Kamla Devi").waitFor();

    await page.goto(own);
    await main(page).getByText("We send you another one.").waitFor();
    await expect.poll(() => main(page).textContent()).not.toContain("Kamla Devi");
    await page.getByLabel("Write more").fill("Thank you.");
    await page.getByRole("button", { name: "Send" }).click();
    await main(page).getByText("Thank you.").waitFor();
    await shopper.context.close();
    await staffPage.context.close();
  });

  it("goes without an order's number that was filled in before it became a question", async () => {
    const { page, context } = await openPage(browser, { viewport: sizes.phone, javaScriptEnabled: false });
    await visit(page, `${office.url}/policies/contact`);
    await page.getByLabel("An order").check();
    await page.getByLabel("Order number").fill("H-1042");
    await page.getByLabel("A question").check();
    await page.getByLabel("Order number").waitFor({ state: "hidden" });
    await page.getByLabel("Your message").fill("Do you sell umbrellas?");
    await page.getByLabel("Your name").fill("Asha Rao");
    await page.getByLabel("Email address or phone number").fill("98123 45678");
    await page.getByRole("button", { name: "Send" }).click();
    await main(page).getByText("Do you sell umbrellas?").waitFor();
    expect(await main(page).textContent()).not.toContain("H-1042");
    await context.close();
  });

  it("is read in the letters it was written in, whatever the language of the page and the letters of the device", async () => {
    const words = "क्या यह कुर्ता सूती है?";
    await fetch(`${office.url}/api/tickets`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ kind: "question", name: "Sunita Khan", reach: "sunita@example.com", words }),
    });
    const staffPage = await openPage(browser, { viewport: sizes.phone });
    await staffPage.context.addCookies([office.cookieOf(await office.person("editor"))]);
    await staffPage.page.goto(`${office.url}/manage/messages`);
    await main(staffPage.page).getByText(words).waitFor();
    const session = await staffPage.context.newCDPSession(staffPage.page);
    await session.send("DOM.enable");
    await session.send("CSS.enable");
    const { root } = await session.send("DOM.getDocument");
    const selector = "main [lang=hi]";
    const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
    const fonts = async () =>
      (await session.send("CSS.getPlatformFontsForNode", { nodeId })).fonts.map(
        ({ familyName }) => familyName,
      );
    await expect.poll(async () => (await fonts()).join()).toContain("Anek Devanagari");
    await staffPage.context.close();
  });

  it("is on pages that a machine finds easy to use", async () => {
    const { page, context, accessibility, troubles } = await openPage(browser, {
      viewport: sizes.phone,
      colorScheme: "dark",
      reducedMotion: "reduce",
    });
    await context.addCookies([office.cookieOf(await office.person("owner"))]);
    await visit(page, `${office.url}/policies/contact?order=H-1042`);
    await expect.poll(() => page.getByLabel("Order number").inputValue()).toBe("H-1042");
    const name = page.getByLabel("Your name");
    await main(page).getByText("Our answer goes to").waitFor();
    expect(await name.isVisible()).toBe(false);
    await main(page).getByText("Change", { exact: true }).click();
    await name.waitFor();
    await page.getByLabel("Your message").fill("Where is it?");
    await page.getByRole("button", { name: "Send" }).click();
    const about = main(page).getByRole("link", { name: "About order H-1042" });
    await expect.poll(() => about.getAttribute("href")).toBe("/track-order/H-1042");
    const crumbs = page.getByRole("navigation", { name: "You are here" });
    expect(await crumbs.getByRole("link", { name: "Support" }).getAttribute("href")).toBe("/tickets");
    expect(await accessibility()).toEqual([]);
    await page.goto(`${office.url}/tickets`);
    await page.getByRole("heading", { level: 1, name: "Support" }).waitFor();
    const support = page.getByRole("button", { name: "Customer Support" });
    await expect.poll(() => support.getAttribute("aria-current")).toBe("true");
    const help = page.getByRole("region", { name: "Quick answers" });
    await help.getByText("How do I return something?").click();
    await help.getByText("You can return anything within 30 days.").waitFor();
    await help.getByText("How soon do you answer?").click();
    await help.getByText("We aim to answer within 48 hours").waitFor();
    expect(await accessibility()).toEqual([]);
    await page.goto(`${office.url}/profile/consents`);
    expect(await accessibility()).toEqual([]);
    await page.goto(`${office.url}/manage/messages`);
    expect(await accessibility()).toEqual([]);
    await main(page).locator("[data-row]").first().click();
    await main(page).getByRole("heading", { level: 1 }).waitFor();
    expect(await accessibility()).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(troubles).toEqual([]);
  });
});

it("what one allows is taken back by the same press, without script", async () => {
  const { page, context } = await openPage(browser, { viewport: sizes.phone, javaScriptEnabled: false });
  await context.addCookies([office.cookieOf(await office.person(null))]);
  await page.goto(`${office.url}/profile?edit=delete`);
  await main(page).getByText("Nothing you bought here").waitFor();
  await main(page).getByRole("link", { name: "See and change what you have allowed" }).click();
  await main(page).getByText("log in once with your phone number").waitFor();
  const newsletter = main(page).getByRole("region", { name: "Newsletter", exact: true });
  await newsletter.getByRole("button", { name: "Allow", exact: true }).click();
  await newsletter.getByText("Allowed", { exact: true }).waitFor();
  await newsletter.getByRole("button", { name: "Take it back" }).click();
  await newsletter.getByRole("button", { name: "Allow", exact: true }).waitFor();
  await expect
    .poll(() =>
      main(page)
        .getByText(/Newsletter · (?:Allowed|Taken back) · /)
        .count(),
    )
    .toBe(2);
  await context.close();
});
