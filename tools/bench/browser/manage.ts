import { setTimeout as wait } from "node:timers/promises";
import type { Browser, Page } from "playwright-core";
import { type OfficeForTests, openOffice } from "#support/office.ts";
import { openSlowPhone } from "#support/slow-phone.ts";
import { inBrowser, onPhone } from "#tools/load/on-phone.ts";
import { quantilesOf } from "#tools/load/quantile.ts";

const waiting = 8;
const visits = 3;

export const question =
  "What does the selling day take on a phone, from the message of an order to the customer's?";

/** npm run bench -- browser manage */
export async function run(): Promise<void> {
  const office = await openOffice({ DEMO_FULFILMENT: "0", LOG_LEVEL: "error" });
  const numbers: string[] = [];
  for (let at = 0; at < waiting; at++) numbers.push(await office.soldOrder());
  const { cookie } = await office.person("owner");
  const [first = "", second = ""] = numbers;
  // The first of all pages brings the screens' code into the shop.
  await fetch(`${office.url}/manage`, { headers: { cookie } });
  await inBrowser(async (browser) => {
    await timeOrder(browser, office, { cookie, number: first });
    await timeScreens(browser, office, { cookie, number: second });
  }).finally(office.stop);
}

interface Who {
  readonly cookie: string;
  readonly number: string;
}

/** Each in a browser that was never here, and then again with what it kept; the median of three. */
async function timeScreens(browser: Browser, office: OfficeForTests, { cookie, number }: Who): Promise<void> {
  const screens: Record<string, string> = {
    Today: "",
    Orders: "/orders",
    "Orders found by name": "/orders?search=asha",
    Order: `/orders/${number}`,
    Goods: "/goods",
    "Running low": "/scarce",
    Payments: "/payments",
    Customers: "/customers",
    Log: "/log",
  };
  const rows: Record<string, object> = {};
  for (const [name, path] of Object.entries(screens)) {
    const taken: Timed[] = [];
    const again: Timed[] = [];
    for (let visit = 0; visit < visits; visit++) {
      const { page, context } = await openSlowPhone(browser, office.url, { cookie });
      taken.push(await timed(page, `${office.url}/manage${path}`));
      again.push(await timed(page, `${office.url}/manage${path}`));
      await context.close();
    }
    rows[name] = {
      "painted ms": median(taken, ({ painted }) => painted),
      "usable ms": median(taken, ({ usable }) => usable),
      KB: Number((median(taken, ({ bytes }) => bytes) / 1_024).toFixed(1)),
      "again: painted ms": median(again, ({ painted }) => painted),
      "again: usable ms": median(again, ({ usable }) => usable),
    };
  }
  console.table(rows);
}

interface Timed {
  readonly painted: number;
  /** Its keys and its one-at-a-time buttons work; forms do before. */
  readonly usable: number;
  readonly bytes: number;
}

async function timed(page: Page, address: string): Promise<Timed> {
  await page.goto(address, { waitUntil: "load" });
  // What is kept is loaded before it is painted.
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  return page.evaluate(() => {
    const [loaded] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    return {
      painted: Math.round(paint?.startTime ?? Number.NaN),
      usable: Math.round(loaded?.loadEventEnd ?? Number.NaN),
      bytes: [...(loaded ? [loaded] : []), ...files].reduce((sum, { transferSize }) => sum + transferSize, 0),
    };
  });
}

/** From the message on the owner's phone to the customer's: the design allows 5 taps and 20 s. */
async function timeOrder(browser: Browser, office: OfficeForTests, { cookie, number }: Who): Promise<void> {
  await onPhone(browser, { url: office.url, cookie }, async ({ page, tap, type, count, note }) => {
    const next = page.locator("#next");
    const pack = next.getByRole("button", { name: "Pack" });
    const send = next.getByRole("button", { name: "Send" });
    count({ taps: 1 });
    await page.goto(`${office.url}/manage/orders/${number}`, { waitUntil: "commit" });
    await pack.waitFor();
    note("the message opened, the order shown");
    await tap(pack);
    await send.waitFor();
    note("packed");
    await type(page.getByLabel("Tracking number"), "EX123456789IN");
    note("number typed");
    await tap(send);
    await page.getByRole("main").getByText("EX123456789IN").first().waitFor();
    note("sent");
    await untilTold(office);
    note("the customer's message has left (it waits 10 s to be undone)");
  });
}

async function untilTold(office: OfficeForTests): Promise<void> {
  for (let tries = 0; !office.messages().some(({ text = "" }) => text.includes("on its way")); tries++) {
    if (tries > 600) throw new Error("The customer was told nothing for a minute.");
    await wait(100);
  }
}

function median<T>(all: readonly T[], of: (one: T) => number): number {
  return quantilesOf(all.map(of))(0.5);
}
