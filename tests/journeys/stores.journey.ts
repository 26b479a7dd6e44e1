import type { Browser } from "playwright-core";
import { expect, it } from "vitest";
import { openPage, sizes, untilAtRest, visit } from "#support/browser.ts";
import { openDemoShop, openForAll } from "#support/open-for-all.ts";
import type { ShopProcess } from "#support/shop-process.ts";

let shop: ShopProcess;
let browser: Browser;
openForAll(openDemoShop, (...opened) => {
  [shop, browser] = opened;
});

it("finds the nearest store where the browser says where it is", async () => {
  const { page, context, troubles } = await openPage(browser, {
    permissions: ["geolocation"],
    geolocation: { latitude: 13.08, longitude: 80.27 },
  });
  await visit(page, `${shop.url}/stores`);
  await expect.poll(() => page.getByText("Nearest", { exact: true }).count()).toBe(0);
  await page.getByRole("button", { name: "Find Nearest Store" }).click();
  const first = page.locator("main article").first();
  await first.getByText("Nearest", { exact: true }).waitFor();
  await expect.poll(() => first.textContent()).toContain("Bengaluru");
  await expect.poll(() => first.textContent()).toMatch(/\d+\.\d km away/);
  expect(troubles).toEqual([]);
  await context.close();
});

it.each(["", "/hi"])(
  "says whether a store is open in the line kept for it on a phone: %s/stores",
  async (base) => {
    const { page, context } = await openPage(browser, { viewport: sizes.phone });
    // Noon in India: they are open, and close at an hour of five signs.
    await page.clock.setFixedTime(new Date("2026-11-27T06:30:00Z"));
    await visit(page, `${shop.url}${base}/stores`);
    const said = page.locator("main article p", { has: page.locator(".badge-leaf") });
    await said.first().waitFor();
    const heights = await said.evaluateAll((all) =>
      all.map((one) => [
        one.getBoundingClientRect().height,
        Number.parseFloat(getComputedStyle(one).minHeight),
      ]),
    );
    expect(heights.length).toBeGreaterThan(1);
    for (const [height, kept] of heights) expect(height).toBe(kept);
    await context.close();
  },
);

it("offers the search box where the browser may not say it", async () => {
  const { page, context } = await openPage(browser, { viewport: sizes.phone });
  await visit(page, `${shop.url}/stores`);
  await page.getByRole("button", { name: "Find Nearest Store" }).click();
  await page.getByText("Type your city or PIN code", { exact: false }).waitFor();
  await page.getByPlaceholder("Search city or store...").fill("411001");
  await page.getByText("These are the nearest.", { exact: false }).waitFor();
  await expect.poll(() => page.locator("main article").first().textContent()).toContain("Mumbai");
  await context.close();
});

for (const { name, code, said: text } of [
  { name: "may not", code: 1, said: "Your browser did not share your location." },
  { name: "can not", code: 2, said: "Your device could not find its location." },
  { name: "is too slow to", code: 3, said: "Finding your location is taking too long." },
])
  it(`says so where the browser ${name} tell the place, and the box still finds the nearest`, async () => {
    const { page, context, accessibility } = await openPage(browser, { viewport: sizes.phone });
    await page.addInitScript((failure) => {
      navigator.geolocation.getCurrentPosition = (_found, failed) =>
        setTimeout(() => failed?.({ code: failure } as GeolocationPositionError), 50);
    }, code);
    await visit(page, `${shop.url}/stores`);
    const ask = page.getByRole("button", { name: "Find Nearest Store" });
    await ask.click();
    await page.getByRole("status").getByText(text, { exact: false }).waitFor();
    await expect.poll(() => ask.getAttribute("aria-busy")).toBeNull();
    expect(await accessibility()).toEqual([]);
    await page.getByPlaceholder("Search city or store...").fill("Pune");
    await page.getByText("These are the nearest.", { exact: false }).waitFor();
    // What the device could not is past by then.
    await expect.poll(() => page.getByText(text, { exact: false }).count()).toBe(0);
    await expect.poll(() => page.locator("main article").first().textContent()).toContain("Mumbai");
    await context.close();
  });

it("stops waiting for a device that never answers, and still takes a late answer", async () => {
  const { page, context } = await openPage(browser);
  await page.clock.install();
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (found) =>
      addEventListener("late", () =>
        found({ coords: { latitude: 22.57, longitude: 88.36 } } as GeolocationPosition),
      );
  });
  await visit(page, `${shop.url}/stores`);
  // From here on time passes only when it is told to.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 600_000));
  const slow = page.getByText("Finding your location is taking too long.", { exact: false });
  await page.getByRole("button", { name: "Find Nearest Store" }).click();
  await page.getByRole("button", { name: "Finding your location…" }).waitFor();
  await page.clock.runFor(7_500);
  await expect.poll(() => slow.count()).toBe(0);
  await page.clock.runFor(1_000);
  await slow.waitFor();
  await page.evaluate(() => dispatchEvent(new Event("late")));
  const first = page.locator("main article").first();
  await first.getByText("Nearest", { exact: true }).waitFor();
  await expect.poll(() => first.textContent()).toContain("Kolkata");
  await context.close();
});

it("opens details in a dialog, loads the map only when asked, and gives focus back", async () => {
  const { page, context } = await openPage(browser);
  const outside: string[] = [];
  await page.route(/openstreetmap/, (route) => {
    outside.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "a map" });
  });
  await visit(page, `${shop.url}/stores`);
  const opener = page.getByRole("link", { name: "Details of Haat Bandra West" });
  await opener.click();
  const dialog = page.getByRole("dialog", { name: "Haat Bandra West, Mumbai" });
  await dialog.waitFor();
  expect(outside).toEqual([]);
  await dialog.getByText("Show the map").click();
  await expect.poll(() => outside.length).toBe(1);
  const way = dialog.getByRole("link", { name: "Map not showing?" });
  await expect.poll(() => way.evaluate((link) => link === document.activeElement)).toBe(true);
  const foot = await dialog.locator(".dialog-foot").boundingBox();
  const end = async () => ((await way.boundingBox())?.y ?? 999) + 44;
  await expect.poll(end).toBeLessThanOrEqual((foot?.y ?? 0) + 1);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
  await context.close();
});

it("leads to the stores of a city by a press, and shows what is typed before its answer came", async () => {
  const { page, context } = await openPage(browser);
  await visit(page, `${shop.url}/stores`);
  const main = page.getByRole("main");
  await expect.poll(() => main.getByRole("article").count()).toBe(5);
  const late = Promise.withResolvers<void>();
  await page.route(/stores\.data/, async (route) => {
    await late.promise;
    await route.continue();
  });
  await main.getByRole("link", { name: "Mumbai", exact: true }).click();
  await expect.poll(() => main.getByRole("article").count()).toBe(1);
  expect(await main.getByRole("link", { name: "Mumbai", exact: true }).getAttribute("aria-current")).toBe(
    "true",
  );
  const field = page.getByPlaceholder("Search city or store...");
  await field.fill("Kolkata");
  late.resolve();
  await page.waitForURL(/search=Mumbai/);
  await untilAtRest(page);
  expect(await field.inputValue()).toBe("Kolkata");
  await expect.poll(() => main.getByRole("article").textContent()).toContain("Kolkata");
  // The address is the same then, and the field follows all the same.
  await main.getByRole("link", { name: "Mumbai", exact: true }).click();
  await expect.poll(() => field.inputValue()).toBe("Mumbai");
  await expect.poll(() => main.getByRole("article").textContent()).toContain("Mumbai");
  await context.close();
});

it.each(["", "/hi"])(
  "shows each way on in the first view of a phone, where there is no such store (%s/)",
  async (lang) => {
    const { page, context, accessibility } = await openPage(browser, {
      viewport: { width: 360, height: 780 },
    });
    await visit(page, `${shop.url}${lang}/stores?search=zzqq`);
    await page.getByRole("heading", { name: "zzqq" }).waitFor();
    const bar = await page.locator(".bottom-bar").boundingBox();
    const last = await page.locator(".empty-state .button").boundingBox();
    expect((last?.y ?? 780) + (last?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
    expect(await accessibility()).toEqual([]);
    await page.locator(".empty-state .chip").nth(1).click();
    await page.locator("main article").first().waitFor();
    expect(await page.locator(".empty-state").count()).toBe(0);
    await context.close();
  },
);

it("searches, and shows a store, without script", async () => {
  const { page, context } = await openPage(browser, { javaScriptEnabled: false });
  await visit(page, `${shop.url}/stores`);
  await page.getByPlaceholder("Search city or store...").fill("KOLKATA");
  await page.getByPlaceholder("Search city or store...").press("Enter");
  await page.waitForURL(/search=KOLKATA/);
  await expect.poll(() => page.locator("main article").count()).toBe(1);
  await page.getByRole("link", { name: "Details of Haat Park Street" }).click();
  await page.waitForURL(/\/stores\/kolkata$/);
  const directions = page.locator("main").getByRole("link", { name: "Directions", exact: true });
  await expect.poll(() => directions.getAttribute("href")).toContain("destination=22.5521,88.3527");
  await context.close();
});

for (const javaScriptEnabled of [true, false])
  it(`tells a phone of each store when it is open, ${javaScriptEnabled ? "by" : "without"} script, and whom it calls`, async () => {
    const { page, context } = await openPage(browser, { viewport: sizes.phone, javaScriptEnabled });
    await visit(page, `${shop.url}/stores`);
    const first = page.locator("main article").first();
    const said = javaScriptEnabled ? first.getByText(/^(?:Opens|Closes) /) : first.getByText("Open daily");
    await said.waitFor();
    await expect.poll(() => first.getByText("Open daily").isVisible()).toBe(!javaScriptEnabled);
    const names = await page.locator("main article h2").allTextContents();
    for (const name of names) await page.getByRole("link", { name: `Call ${name}`, exact: true }).waitFor();
    await context.close();
  });

it("keeps a store's name of one long word inside its card on the smallest phone", async () => {
  const { page, context } = await openPage(browser, {
    viewport: { width: 320, height: 700 },
    javaScriptEnabled: false,
  });
  await visit(page, `${shop.url}/stores`);
  const card = page.locator("main article").first();
  const wider = await card.evaluate((element) => {
    const name = element.querySelector("h2 a");
    if (name) name.textContent = "Chandragutthiballabhpuramwasikendra";
    return element.scrollWidth - element.clientWidth;
  });
  expect(wider).toBe(0);
  await context.close();
});

it("takes a newsletter address, and puts it on the list by the mailed link alone", async () => {
  const { page, context } = await openPage(browser, { javaScriptEnabled: false });
  const email = `letters-${Date.now()}@example.com`;
  const letter = async (at: number) => {
    const letters = () => shop.messages().filter(({ to }) => to === email);
    await expect.poll(() => letters().length).toBe(at);
    return letters().at(-1)?.text ?? "";
  };
  await visit(page, `${shop.url}/stores`);
  await page.getByLabel("Email for the newsletter").fill(email);
  await page.getByRole("button", { name: "Subscribe" }).click();
  await page.getByText("has a link that confirms your subscription", { exact: false }).waitFor();
  await expect.poll(() => page.locator("input[type=email]").count()).toBe(0);
  const link = /https?:\S+/.exec(await letter(1))?.[0] ?? "";
  await visit(page, link);
  await page.getByRole("button", { name: "Yes, send me the newsletter" }).click();
  await page.getByText("You are on the list. Welcome!").waitFor();
  await visit(page, `${shop.url}/newsletter`);
  const sample = page.getByRole("figure", { name: "A letter could look like this" });
  expect(await sample.getByRole("listitem").count()).toBe(2);
  await page.locator("main").getByLabel("Email", { exact: true }).fill(email);
  await page.locator("main").getByRole("button", { name: "Subscribe" }).click();
  const leave = /https?:\S+\/leave\S+/.exec(await letter(2))?.[0] ?? "";
  await visit(page, leave);
  await page.getByRole("button", { name: "Leave the list" }).click();
  await page.getByText("You are off the list. You will get no more letters.").waitFor();
  await context.close();
});

it("leads from one store to the others, and opens the map below its facts once it is asked for", async () => {
  const { page, context, troubles, inBothThemes } = await openPage(browser);
  await visit(page, `${shop.url}/stores/delhi`);
  const others = page.getByRole("region", { name: "Our other stores" });
  await expect.poll(() => others.getByRole("article").count()).toBe(3);
  expect(await others.textContent()).not.toContain("Connaught");
  expect(await inBothThemes()).toEqual([]);
  const picture = await page.locator(".store-layout img").boundingBox();
  await page.route("https://www.openstreetmap.org/**", (route) => route.fulfill({ body: "" }));
  // Beside the facts, which say it, the address is not said again.
  expect(await page.getByText("Inner Circle").count()).toBe(1);
  await page.getByRole("link", { name: "Show the map" }).click();
  const facts = await page.locator(".store-layout dl").boundingBox();
  // Where nothing comes from there, the store's name stands in the drawn map, below its pin.
  await page.locator(".drawn-map").getByText("Haat Connaught Place", { exact: true }).waitFor();
  expect(await page.getByText("Inner Circle").count()).toBe(1);
  const map = await page.locator("iframe").boundingBox();
  expect(map?.y).toBeGreaterThan((facts?.y ?? 0) + (facts?.height ?? 0));
  expect(map?.height).toBeGreaterThan(300);
  expect(map?.width).toBeGreaterThan(picture?.width ?? 0);
  expect(troubles).toEqual([]);
  await context.close();
});
