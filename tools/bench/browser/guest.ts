import type { Locator } from "playwright-core";
import { guestHint } from "#contract/guest-hint.ts";
import { startGuestShop } from "#support/guest-shop.ts";
import { inBrowser, onPhone } from "#tools/load/on-phone.ts";

/** Before each press. */
const look = 1_000;
const most = { fields: 6, seconds: 60 };

export const question = "What does it take to buy without an account, from a product's page to paid?";

/** npm run bench -- browser guest */
export async function run(): Promise<void> {
  const shop = await startGuestShop({ LOG_LEVEL: "error" });
  const { url, productId } = shop;
  // The first of all pages brings their code into the shop.
  await fetch(`${url}/track`);
  await inBrowser(async (browser) => {
    let fields = 0;
    const steps = await onPhone(browser, { url }, async ({ page, tap, type, note }) => {
      const press = async (what: Locator) => {
        await what.first().waitFor({ timeout: 60_000 });
        await page.waitForTimeout(look);
        await tap(what);
      };
      await page.goto(`${url}/product/${productId}`, { waitUntil: "commit" });
      await press(page.getByRole("button", { name: "Add to Cart" }));
      while (!(await page.context().cookies()).some(({ name }) => name.endsWith(guestHint)))
        await page.waitForTimeout(50);
      note("in the cart");
      await press(page.locator('a[href="/cart"]:visible'));
      await press(page.locator('a[href="/checkout/guest"]'));
      await page.locator('.guest-form [name="phone"]').waitFor({ timeout: 60_000 });
      fields = await page.locator(".guest-form").evaluate(countRequired);
      note("the form is there");
      const field = (name: string) => page.locator(`[name="${name}"]`);
      await type(field("phone"), "9812345670");
      await type(field("name"), "Asha Rao");
      await type(field("pinCode"), "560001");
      await type(field("street"), "12 Lake Road, 2nd floor");
      note("filled in");
      await press(page.locator('.guest-form button[type="submit"]'));
      await page.waitForURL(/\/track\//, { timeout: 60_000 });
      note("paid, and thanked");
    });
    const seconds = Object.values(steps).at(-1)?.seconds;
    console.log(
      `required fields: ${fields} (at most ${most.fields}); ${seconds} s (at most ${most.seconds})`,
    );
  }).finally(shop.stop);
}

/** With the choice of payment, which is a field too. */
function countRequired(form: Element): number {
  return form.querySelectorAll(":required").length + form.querySelectorAll("fieldset").length;
}
