import sharp from "sharp";
import { openOffice } from "#support/office.ts";
import { inBrowser, onPhone } from "#tools/load/on-phone.ts";

export const question =
  "What does a new product with three pictures of the camera take on a phone, until it is on sale?";

/** npm run bench -- browser product */
export async function run(): Promise<void> {
  const office = await openOffice({ LOG_LEVEL: "error" });
  const { url } = office;
  const { cookie } = await office.person("owner");
  const pictures = await Promise.all(["#2f3e75", "#b24319", "#3a6b35"].map(byCamera));
  const sizes = pictures.map(({ buffer }) => `${(buffer.length / 1_000_000).toFixed(1)} MB`).join(", ");
  console.log(`pictures of ${sizes}`);
  // The first of all pages brings the screens' code into the shop.
  await fetch(`${url}/manage/goods/new`, { headers: { cookie } });
  await inBrowser(async (browser) => {
    await onPhone(browser, { url, cookie }, async ({ page, press, type, count, note }) => {
      const field = (name: string) => page.locator(`[name="${name}"]`);
      await page.goto(`${url}/manage/goods/new`, { waitUntil: "commit" });
      await page.getByLabel("Title", { exact: true }).waitFor();
      note("the empty form is there");
      await type(field("title"), "Bagru Kurta");
      count({ taps: 2, fields: 1 });
      await page.getByLabel("Category").selectOption("mens-clothing");
      await type(field("rupees"), "999");
      await type(field("pieces"), "8");
      note("four fields filled");
      await press("Keep as a draft");
      await page.getByLabel("Choose pictures").waitFor({ timeout: 60_000 });
      note("kept as a draft");
      count({ taps: 2, fields: 1 });
      await page.getByLabel("Choose pictures").setInputFiles(pictures, { timeout: 120_000 });
      await page.locator(".picture-row").nth(2).waitFor({ timeout: 300_000 });
      note("three pictures sent and made");
      await press("Put on sale");
      await page.getByRole("button", { name: "Hide" }).waitFor({ timeout: 60_000 });
      note("on sale");
    });
  }).finally(office.stop);
}

/** As a phone makes it: 12 million dots with grain. */
async function byCamera(background: string) {
  const grain = { type: "gaussian" as const, mean: 128, sigma: 14 };
  const size = { width: 3_000, height: 4_000 };
  const noise = await sharp({ create: { ...size, channels: 3, background, noise: grain } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const buffer = await sharp({ create: { ...size, channels: 3, background } })
    .composite([{ input: noise, blend: "soft-light" }])
    .jpeg({ quality: 88 })
    .toBuffer();
  return { name: "camera.jpg", mimeType: "image/jpeg", buffer };
}
