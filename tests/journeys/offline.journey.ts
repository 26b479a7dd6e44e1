import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser, Page } from "playwright-core";
import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { openDatabase } from "#platform/database/open-database.ts";
import { openBrowser, openPage, untilInUse, visit } from "#support/browser.ts";
import { signedUpUser } from "#support/people.ts";
import { type ShopProcess, startShopProcess } from "#support/shop-process.ts";

let shop: ShopProcess;
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
beforeEach(async () => {
  shop = await startShopProcess();
});
afterEach(() => shop?.stop());

async function see(page: Page, path: string): Promise<void> {
  await visit(page, shop.url + path);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}

/** The shop behind an address whose worker can be retired, as an owner does by editing the file. */
async function workerFront(shopUrl: () => string) {
  let retired = false;
  const server = createServer(async (request, response) => {
    const { host: _, connection: __, ...headers } = request.headers as Record<string, string>;
    const answer = await fetch(shopUrl() + request.url, { headers, redirect: "manual" });
    let body = Buffer.from(await answer.arrayBuffer());
    if (retired && request.url === "/service-worker.js")
      body = Buffer.from(body.toString().replace("const retired = false;", "const retired = true;"));
    for (const [name, value] of answer.headers)
      if (!["content-encoding", "content-length", "etag"].includes(name)) response.setHeader(name, value);
    response.writeHead(answer.status).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    retire: () => {
      retired = true;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const keptPages = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("haat-pages"));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });

it("shows the pages that were seen, and an offline page for others, when the network is gone", async () => {
  const { page, context } = await openPage(browser, { serviceWorkers: "allow" });
  await see(page, "/");
  // Pages of stores that are in view are asked for by themselves, all others when a pointer rests on them.
  const ahead = new Map(
    ["mumbai", "kolkata"].map((city) => [city, page.waitForResponse(new RegExp(`/stores/${city}\\.data$`))]),
  );
  await see(page, "/stores");
  const store = (name: string) => page.locator("main").getByRole("link", { name, exact: true });
  for (const [name, city] of [
    ["Haat Bandra West", "mumbai"],
    ["Haat Park Street", "kolkata"],
  ] as const) {
    await store(name).hover();
    expect((await ahead.get(city))?.fromServiceWorker()).toBe(false);
  }
  await store("Haat Park Street").click();
  await page.waitForURL(/\/stores\/kolkata$/);
  await expect.poll(() => keptPages(page)).toContain("/");
  await expect.poll(() => keptPages(page)).toContain("/stores/kolkata");
  expect((await keptPages(page)).filter((path) => path.includes("mumbai"))).toEqual([]);
  await shop.stop();
  await context.setOffline(true);

  await page.goto(`${shop.url}/stores`);
  await expect.poll(() => page.locator("h1").textContent()).toBe("Our Stores");
  await page.getByText("You are offline. What you change now", { exact: false }).waitFor();
  await page.goto(`${shop.url}/stores/kolkata`);
  await expect.poll(() => page.locator("h1").textContent()).toBe("Haat Park Street");
  await page.goto(`${shop.url}/stores/mumbai`);
  await page.waitForURL(/\/offline\?from=%2Fstores%2Fmumbai$/);
  await expect.poll(() => page.locator("h1").textContent()).toBe("You are offline");
  await page.getByRole("link", { name: "Haat Park Street" }).click();
  await page.waitForURL(/\/stores\/kolkata$/);
  await page.goBack();
  // That page says it, and no bar above it once more.
  await untilInUse(page);
  await expect.poll(() => page.getByText("What you change now", { exact: false }).count()).toBe(0);

  // Hindi was chosen, and nothing of it is kept yet.
  await context.addCookies([{ name: "lang", value: "hi", url: shop.url }]);
  await page.goto(`${shop.url}/`);
  await page.getByText("You are offline. What you change now", { exact: false }).waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe("/");
  // Nor do deals, which cannot be asked for, take the page with them.
  await untilInUse(page);
  await expect.poll(() => page.locator("h1").isVisible()).toBe(true);
  await page.goto(`${shop.url}/hi/stores`);
  await page.waitForURL(/\/offline\?from=%2Fhi%2Fstores$/);
  await expect.poll(() => page.locator("h1").textContent()).toBe("You are offline");
  await context.close();
});

it("keeps the very first page as well", async () => {
  const { page, context } = await openPage(browser, { serviceWorkers: "allow" });
  await see(page, "/stores");
  await shop.stop();
  await context.setOffline(true);
  await page.reload();
  await expect.poll(() => page.locator("h1").textContent()).toBe("Our Stores");
  expect(await page.locator(".site-header").evaluate((one) => getComputedStyle(one).position)).toBe("sticky");
  await context.close();
});

it("leads from the offline page to the wanted one by a plain link, or by itself, once the shop is back", async () => {
  const { page, context } = await openPage(browser, { serviceWorkers: "allow" });
  await see(page, "/");
  const port = new URL(shop.url).port;
  await shop.stop();
  await page.goto(`${shop.url}/stores/mumbai?from=letter`);
  await page.waitForURL(/\/offline\?from=/);
  const retry = page.getByRole("link", { name: "Try again" });
  await retry.click();
  await page.waitForURL(/\/offline\?from=/);
  await expect.poll(() => page.locator("h1").textContent()).toBe("You are offline");
  const wanted = await retry.evaluate((link: HTMLAnchorElement) => link.href);
  expect(wanted).toBe(page.url());
  shop = await startShopProcess({ PORT: port });
  expect((await context.request.get(wanted)).url()).toBe(`${shop.url}/stores/mumbai?from=letter`);
  await page.waitForURL(`${shop.url}/stores/mumbai?from=letter`);
  await expect.poll(() => page.locator("h1").textContent()).toBe("Haat Bandra West");

  // Until somebody owns it, its home page leads this machine to the back office, and is kept by nobody.
  const db = openDatabase({ DATA_DIR: shop.folder });
  await signedUpUser(db, { staff: true });
  await db.close();
  await context.addCookies([{ name: "lang", value: "hi", url: shop.url }]);
  await see(page, "/hi");
  await expect.poll(() => keptPages(page)).toContain("/hi");
  await shop.stop();
  await page.goto(`${shop.url}/`);
  await page.waitForURL(`${shop.url}/hi`);
  await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("hi");
  await context.close();
});

it("is taken back from every browser by the kill switch: nothing kept, no worker left", async () => {
  const { page, context } = await openPage(browser, { serviceWorkers: "allow" });
  const front = await workerFront(() => shop.url);
  await visit(page, front.url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await visit(page, `${front.url}/stores`);
  await expect.poll(() => keptPages(page)).toContain("/stores");

  front.retire();
  const left = () =>
    page.evaluate(async () => ({
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }));
  const leftByVisit = async () => {
    await visit(page, `${front.url}/products`);
    return left();
  };
  // What the old worker was still writing goes with the next visit.
  await expect.poll(leftByVisit, { interval: 3_000 }).toEqual({ caches: [], workers: 0 });
  await visit(page, `${front.url}/stores`);
  await expect.poll(left).toEqual({ caches: [], workers: 0 });
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await front.stop();
  await expect(page.goto(`${front.url}/stores`)).rejects.toThrow(/ERR_CONNECTION_REFUSED/);
  await context.close();
});

it("keeps nothing of somebody who is signed in", async () => {
  const { page, context } = await openPage(browser, { serviceWorkers: "allow" });
  const user = { name: "Asha Rao", email: "asha@example.com", password: "monsoon-2nd-floor" };
  for (const call of ["register", "login"])
    await context.request.post(`${shop.url}/api/auth/${call}`, { data: user, headers: { origin: shop.url } });
  await see(page, "/stores");
  await see(page, "/stores/delhi");
  await expect.poll(() => keptPages(page)).toContain("/stores/delhi");
  await see(page, "/profile");
  await expect.poll(() => page.locator("main").textContent()).toContain("Asha Rao");
  const kept = (await keptPages(page)).filter((path) => !path.endsWith("/offline"));
  expect(kept.filter((path) => !path.startsWith("/stores"))).toEqual([]);
  const htmlOf = (path: string) =>
    page.evaluate(async (one) => (await (await caches.match(one, { ignoreVary: true }))?.text()) ?? "", path);
  expect(await htmlOf("/offline")).toContain("You are offline");
  for (const path of ["/offline", ...kept]) expect(await htmlOf(path)).not.toMatch(/Asha Rao|asha@/);
  await context.close();
});

it("can be installed", async () => {
  const { page, context } = await openPage(browser, { serviceWorkers: "allow" });
  await page.goto(shop.url);
  const href = await page.locator('link[rel="manifest"]').getAttribute("href");
  const manifest = await (await context.request.get(shop.url + href)).json();
  expect(manifest).toMatchObject({ start_url: "/", display: "standalone" });
  for (const { src, type } of manifest.icons) {
    const icon = await context.request.get(shop.url + src);
    expect([icon.status(), icon.headers()["content-type"]]).toEqual([200, type]);
  }
  await context.close();
});
