import type { Browser, Page } from "playwright-core";
import { openWholeBrowser } from "#support/browser.ts";
import { measureVisit, type Visit } from "#support/measure-visit.ts";
import { type ShopProcess, startShopProcess } from "#support/shop-process.ts";
import { cpuSlowdown, openSlowPhone } from "#support/slow-phone.ts";
import { theMachine } from "../load/process-figures.ts";
import { quantilesOf } from "../load/quantile.ts";

const visits = 3;
const calmMs = 1_500;

export const question = "What does a first visit cost a cheap phone, and how soon is the next page there?";

/** npm run bench -- browser [PAGE…] */
export async function run(names: readonly string[]): Promise<void> {
  const shop = await startShopProcess({ LOG_LEVEL: "error" });
  const browser = await openWholeBrowser();
  try {
    console.log(theMachine());
    console.log(`360 × 800, CPU slowed ${cpuSlowdown}×; the median of ${visits} first visits`);
    const product = await aProduct(shop.url);
    const pages = { home: "/", listing: "/products", product, stores: "/stores", login: "/login" };
    const wanted = Object.entries(pages).filter(([name]) => names.length === 0 || names.includes(name));
    const rows: Record<string, object> = {};
    for (const [name, path] of wanted) rows[name] = await timed(browser, shop.url + path);
    console.table(rows);
    await timeNext(browser, shop, product);
  } finally {
    await browser.close();
    await shop.stop();
  }
}

async function timed(browser: Browser, address: string): Promise<object> {
  const all: Visit[] = [];
  for (let visit = 0; visit < visits; visit++) {
    const { page, context } = await openSlowPhone(browser, address, { line: "fast" });
    all.push(await measureVisit(page, address));
    await context.close();
  }
  const of = (read: (one: Visit) => number) => median(all, read);
  const moved = new Set(all.flatMap((one) => one.moved));
  if (moved.size > 0) console.log(`${address} moved: ${[...moved].join(", ")}`);
  return {
    scripts: of((one) => one.scripts),
    "gzip KB": Number(of((one) => one.scriptKilobytes).toFixed(1)),
    "at rest": `${of((one) => one.atRest.scripts)}, ${of((one) => one.atRest.kilobytes).toFixed(1)} KB`,
    "CPU: script": Math.round(of(({ spent }) => spent.script)),
    "CPU: layout": Math.round(of(({ spent }) => spent.layout)),
    "CPU: all": Math.round(of(({ spent }) => spent.all)),
    "longest task": Math.round(of((one) => one.longestTask)),
    blocked: Math.round(of((one) => one.blocked)),
    hydrated: Math.round(of((one) => one.hydrated)),
    painted: Math.round(of((one) => one.painted)),
    LCP: Math.round(of((one) => one.largestPaint)),
    "layout shift": Number(Math.max(...all.map((one) => one.layoutShift)).toFixed(4)),
  };
}

/** From the touch to the next page's heading on slow 4G, and what Back asks for. */
async function timeNext(browser: Browser, { url }: ShopProcess, product: string): Promise<void> {
  const ways = [
    { way: "home to listing", from: "/", link: 'main a[href="/products"]' },
    { way: "listing to product", from: "/products", link: "main .product-card-link" },
    { way: "product to home", from: product, link: '.breadcrumb a[href="/"]' },
    { way: "stores to store", from: "/stores", link: 'main a[href^="/stores/"]' },
  ];
  const rows: Record<string, object> = {};
  for (const { way, from, link } of ways) {
    const nexts: number[] = [];
    const backs: number[] = [];
    let asked = 0;
    for (let visit = 0; visit < visits; visit++) {
      const { page, context } = await openSlowPhone(browser, url);
      await page.goto(url + from);
      await page.locator(".chat-button").waitFor({ state: "attached" });
      // Somebody looks at a page before pressing: what is in view is asked for meanwhile.
      await page.waitForTimeout(calmMs);
      await page.waitForLoadState("networkidle");
      const heading = await headingOf(page);
      nexts.push(
        await untilHeading(page, heading, () => page.locator(link).first().tap({ noWaitAfter: true })),
      );
      await page.waitForLoadState("networkidle");
      const next = await headingOf(page);
      // The script of next pages is still on its way for a moment, and no matter of Back's.
      await page.waitForTimeout(calmMs);
      await page.waitForLoadState("networkidle");
      const wasAsked = await countAnswers(page);
      backs.push(await untilHeading(page, next, () => page.evaluate(() => history.back())));
      await page.waitForTimeout(calmMs);
      await page.waitForLoadState("networkidle");
      asked += wasAsked();
      await context.close();
    }
    rows[way] = {
      "painted ms": median(nexts, Number),
      "Back ms": median(backs, Number),
      "Back asks": asked / visits,
    };
  }
  console.log(`the same phone on slow 4G: the next page, and Back`);
  console.table(rows);
}

/** Of the shop, and asked for from now on: what the browser has at hand, such as the page's icon, asks nobody. */
async function countAnswers(page: Page): Promise<() => number> {
  const control = await page.context().newCDPSession(page);
  await control.send("Network.enable");
  const sent = new Set<string>();
  const answered = new Set<string>();
  const atHand = new Set<string>();
  control.on("Network.requestWillBeSent", ({ requestId }) => sent.add(requestId));
  control.on("Network.requestServedFromCache", ({ requestId }) => atHand.add(requestId));
  control.on("Network.responseReceived", ({ requestId, response }) =>
    (response.fromDiskCache ? atHand : answered).add(requestId),
  );
  return () => [...answered].filter((id) => sent.has(id) && !atHand.has(id)).length;
}

async function untilHeading(page: Page, before: string, go: () => Promise<unknown>): Promise<number> {
  const changed = page.evaluate((old) => {
    const began = new Promise<number>((resolve) => {
      // When it happened: what listened before this may have drawn the page by now.
      for (const kind of ["touchend", "popstate"])
        addEventListener(kind, ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
    });
    return began.then(
      (at) =>
        new Promise<number>((resolve) => {
          const look = () =>
            requestAnimationFrame(() => {
              const now = document.querySelector("h1")?.textContent ?? "";
              if (now !== "" && now !== old) setTimeout(() => resolve(performance.now() - at));
              else look();
            });
          look();
        }),
    );
  }, before);
  await go();
  return Math.round(await changed);
}

async function headingOf(page: Page): Promise<string> {
  return (await page.locator("h1").first().textContent()) ?? "";
}

async function aProduct(url: string): Promise<string> {
  const text = await (await fetch(`${url}/products`)).text();
  return text.match(/\/product\/[\w-]+/)?.[0] ?? "/product/none";
}

function median<T>(all: readonly T[], of: (one: T) => number): number {
  return quantilesOf(all.map(of))(0.5);
}
