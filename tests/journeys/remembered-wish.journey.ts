import type { Browser, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openDatabase } from "#platform/database/open-database.ts";
import { openPage, visit } from "#support/browser.ts";
import { choose } from "#support/choose.ts";
import { logIn } from "#support/log-in.ts";
import { openDemoShop, openForAll } from "#support/open-for-all.ts";
import type { ShopProcess } from "#support/shop-process.ts";

let shop: ShopProcess;
let browser: Browser;
let plain: { id: string; title: string };
let shirt: { id: string; title: string };
openForAll(openDemoShop, async (...opened) => {
  [shop, browser] = opened;
  const db = openDatabase({ DATA_DIR: shop.folder });
  const products = await db.read
    .selectFrom("products")
    .innerJoin("stock", "stock.product_id", "products.id")
    .select(["id", "title", "colours", "sizes", "top_category"])
    .where("stock.free", ">", 5)
    .orderBy("id")
    .execute();
  await db.close();
  const hasNoOptions = (row: (typeof products)[number]) => row.colours === "[]" && row.sizes === "[]";
  const found = products.find((row) => row.top_category !== "clothing" && hasNoOptions(row));
  const dressed = products.find((row) => row.colours !== "[]" && row.sizes !== "[]");
  if (!found || !dressed) throw new Error("The sample shop lacks a product to try with.");
  [plain, shirt] = [found, dressed];
});

const password = "monsoon-2nd-floor";
let people = 0;

async function register(): Promise<string> {
  const email = `wisher-${++people}@example.com`;
  await fetch(`${shop.url}/api/auth/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "Asha Rao", email, password }),
  });
  return email;
}

/** Signs in on the page that the refusal led to. */
async function enter(page: Page): Promise<void> {
  await logIn(page, await register(), password);
}

/** What the shop keeps for who is signed in now. */
async function kept(page: Page): Promise<{ cart: string[]; wishlist: string[] }> {
  const read = async (path: string) => (await page.request.get(`${shop.url}/api${path}`)).json();
  const { items } = (await read("/cart")).data;
  const { products } = (await read("/wishlist")).wishlist;
  return {
    cart: items.map((line: { productId: string; quantity: number; color?: string; size?: string }) =>
      [line.productId, line.quantity, line.color, line.size].filter(Boolean).join(" "),
    ),
    wishlist: products.map(({ _id }: { _id: string }) => _id),
  };
}

for (const javaScriptEnabled of [true, false]) {
  describe(
    javaScriptEnabled ? "what a visitor was refused" : "what a visitor was refused without script",
    () => {
      const open = async (path: string) => {
        const opened = await openPage(browser, { javaScriptEnabled });
        await visit(opened.page, shop.url + path);
        return opened;
      };

      it("goes into the cart after the login, which leads back to the product", async () => {
        const here = `/product/${plain.id}?from=letter`;
        const { page, context, troubles } = await open(here);
        await page.locator("#buy").getByRole("button", { name: "Add to Cart" }).click();
        await page.waitForURL(/\/login\?next=/);
        await page.getByText("Please login to add items to your cart").waitFor();
        // Whoever hears the page is told with its heading what waits.
        const toldBy = await page.getByRole("heading", { level: 1 }).getAttribute("aria-describedby");
        await page.locator(`[id="${toldBy}"]`).getByText("Please login to add items to your cart").waitFor();
        await enter(page);
        await page.waitForURL(shop.url + here);
        await page.getByText("Added to cart", { exact: true }).waitFor();
        expect((await kept(page)).cart).toEqual([`${plain.id} 1`]);
        await page.reload();
        expect((await kept(page)).cart).toEqual([`${plain.id} 1`]);
        expect(troubles).toEqual([]);
        await context.close();
      });

      it("keeps the colour, the size and the number that were chosen", async () => {
        const { page, context } = await open(`/product/${shirt.id}`);
        const buy = page.locator("#buy");
        for (const group of await buy.getByRole("group").all()) {
          const choices = group.getByRole("radio");
          if ((await choices.count()) > 0) await choose(choices.first());
        }
        await buy.getByRole("spinbutton").fill("3");
        await buy.getByRole("button", { name: "Add to Cart" }).click();
        await page.waitForURL(/\/login\?next=/);
        await enter(page);
        await page.waitForURL(new RegExp(`/product/${shirt.id}`));
        await page.getByText("Added to cart", { exact: true }).waitFor();
        expect((await kept(page)).cart).toEqual([expect.stringMatching(`^${shirt.id} 3 \\S.* \\S+$`)]);
        await context.close();
      });

      it("goes onto the wishlist after the login, which leads back to the list", async () => {
        const here = "/products?category=electronics";
        const { page, context, troubles } = await open(here);
        const heart = page.getByRole("button", { name: /^Add .* to the wishlist$/ }).first();
        const title = (await heart.getAttribute("aria-label"))?.replace(/^Add | to the wishlist$/g, "") ?? "";
        await heart.click();
        await page.waitForURL(/\/login\?next=/);
        await page.getByText("Please login to manage wishlist").waitFor();
        await enter(page);
        await page.waitForURL(shop.url + here);
        await page.getByText("Added to wishlist").waitFor();
        await page
          .getByRole("button", { name: `Remove ${title} from the wishlist` })
          .first()
          .waitFor();
        expect((await kept(page)).wishlist).toHaveLength(1);
        expect(troubles).toEqual([]);
        await context.close();
      });

      it("waits while one opens an account first", async () => {
        const { page, context } = await open(`/product/${plain.id}`);
        await page
          .locator("#buy")
          .getByRole("button", { name: /to the wishlist/ })
          .or(page.getByRole("button", { name: `Add ${plain.title} to the wishlist` }))
          .first()
          .click();
        await page.waitForURL(/\/login\?next=/);
        await page.locator("main").getByRole("link", { name: "Create an account" }).click();
        await page.waitForURL(/\/register\?next=/);
        const email = `newcomer-${++people}@example.com`;
        await page.getByLabel("Name").fill("Ravi Iyer");
        await page.getByLabel("Email", { exact: true }).fill(email);
        await page.getByLabel("Password", { exact: true }).fill(password);
        await page.getByRole("button", { name: "Create account" }).click();
        await page.waitForURL(/\/login\?next=/);
        await logIn(page, email, password);
        await page.waitForURL(new RegExp(`/product/${plain.id}$`));
        await expect.poll(async () => (await kept(page)).wishlist).toEqual([plain.id]);
        await context.close();
      });
    },
  );
}
