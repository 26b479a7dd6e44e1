import { cpus, loadavg } from "node:os";
import type { Page } from "playwright-core";
import { guestHint } from "#contract/guest-hint.ts";
import { openWholeBrowser } from "#support/browser.ts";
import { type GuestShop, startGuestShop } from "#support/guest-shop.ts";
import { cpuSlowdown, openSlowPhone } from "#support/slow-phone.ts";

/** A thumb that types, and a look before each press. */
const betweenKeys = 150;
const look = 1_000;
const most = { fields: 6, seconds: 60 };

/** npm run bench -- guest: from a product's page to paid without an account, on a cheap phone. */
export async function run(): Promise<void> {
  const shop = await startGuestShop({ LOG_LEVEL: "error" });
  const browser = await openWholeBrowser();
  try {
    const [load = 0] = loadavg();
    console.log(`the machine: ${cpus().length} cores, load average ${load.toFixed(1)}`);
    console.log(`360 × 800, CPU slowed ${cpuSlowdown}×, slow 4G; a key each ${betweenKeys} ms`);
    // The first of all pages brings their code into the shop.
    await fetch(`${shop.url}/track`);
    const { page } = await openSlowPhone(browser, shop.url);
    await timePurchase(page, shop);
  } finally {
    await browser.close();
    await shop.stop();
  }
}

async function timePurchase(page: Page, { url, productId }: GuestShop): Promise<void> {
  let taps = 0;
  let typing = 0;
  const steps: Record<string, object> = {};
  const started = performance.now();
  const secondsSince = (at: number) => Number(((performance.now() - at) / 1_000).toFixed(1));
  const note = (step: string) => {
    steps[step] = { taps, typing: Number(typing.toFixed(1)), seconds: secondsSince(started) };
  };
  const press = async (what: ReturnType<Page["locator"]>) => {
    await what.first().waitFor({ timeout: 60_000 });
    await page.waitForTimeout(look);
    taps++;
    await what.first().tap();
  };
  const type = async (name: string, words: string) => {
    taps++;
    const at = performance.now();
    await page.locator(`[name="${name}"]`).first().tap();
    await page.keyboard.type(words, { delay: betweenKeys });
    typing += (performance.now() - at) / 1_000;
  };
  await page.goto(`${url}/product/${productId}`, { waitUntil: "commit" });
  await press(page.getByRole("button", { name: "Add to Cart" }));
  while (!(await page.context().cookies()).some(({ name }) => name.endsWith(guestHint)))
    await page.waitForTimeout(50);
  note("in the cart");
  await press(page.locator('a[href="/cart"]:visible'));
  await press(page.locator('a[href="/checkout/guest"]'));
  await page.locator('.guest-form [name="phone"]').waitFor({ timeout: 60_000 });
  const fields = await page.locator(".guest-form").evaluate(countRequired);
  note("the form is there");
  await type("phone", "9812345670");
  await type("name", "Asha Rao");
  await type("pinCode", "560001");
  await type("street", "12 Lake Road, 2nd floor");
  note("filled in");
  await press(page.locator('.guest-form button[type="submit"]'));
  await page.waitForURL(/\/track\//, { timeout: 60_000 });
  note("paid, and thanked");
  console.table(steps);
  const seconds = secondsSince(started);
  console.log(
    `required fields: ${fields} (at most ${most.fields}); in all ${seconds} s (at most ${most.seconds})`,
  );
  if (fields > most.fields || seconds > most.seconds) process.exitCode = 1;
}

/** With the choice of payment, which is a field too. */
function countRequired(form: Element): number {
  return form.querySelectorAll(":required").length + form.querySelectorAll("fieldset").length;
}
