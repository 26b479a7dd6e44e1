import { cpus, loadavg } from "node:os";
import type { Browser, Page } from "playwright-core";
import sharp from "sharp";
import { openWholeBrowser } from "#support/browser.ts";
import { type OfficeForTests, openOffice } from "#support/office.ts";

/** A cheap phone far from the mast: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const phone = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true, deviceScaleFactor: 3 };
const cpuSlowdown = 4;
/** A thumb that types. */
const betweenKeys = 150;

/** npm run bench -- product: a product with three pictures of the camera, typed and on sale, on a phone. */
export async function run(): Promise<void> {
  const office = await openOffice({ LOG_LEVEL: "error" });
  const browser = await openWholeBrowser();
  try {
    const { cookie } = await office.person("owner");
    const pictures = await Promise.all(["#2f3e75", "#b24319", "#3a6b35"].map(byCamera));
    const [load = 0] = loadavg();
    console.log(`the machine: ${cpus().length} cores, load average ${load.toFixed(1)}`);
    const sizes = pictures.map(({ buffer }) => `${(buffer.length / 1_000_000).toFixed(1)} MB`).join(", ");
    console.log(`360 × 800, CPU slowed ${cpuSlowdown}×, slow 4G; pictures of ${sizes}`);
    // The first of all pages brings the screens' code into the shop.
    await fetch(`${office.url}/manage/goods/new`, { headers: { cookie } });
    await timeProduct(await open(browser, office, cookie), office, pictures);
  } finally {
    await browser.close();
    await office.stop();
  }
}

type Picture = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

async function timeProduct(page: Page, office: OfficeForTests, pictures: readonly Picture[]): Promise<void> {
  let fields = 0;
  let taps = 0;
  const started = performance.now();
  const steps: Record<string, object> = {};
  const note = (step: string) => {
    steps[step] = { fields, taps, seconds: Number(((performance.now() - started) / 1_000).toFixed(1)) };
  };
  const type = async (name: string, words: string) => {
    fields++;
    taps++;
    await page.locator(`[name="${name}"]`).first().tap();
    await page.keyboard.type(words, { delay: betweenKeys });
  };
  const press = async (name: string) => {
    taps++;
    await page.getByRole("button", { name }).first().tap();
  };
  await page.goto(`${office.url}/manage/goods/new`, { waitUntil: "commit" });
  await page.getByLabel("Title", { exact: true }).waitFor();
  note("the empty form is there");
  await type("title", "Bagru Kurta");
  fields++;
  taps += 2;
  await page.getByLabel("Category").selectOption("mens-clothing");
  await type("rupees", "999");
  await type("pieces", "8");
  note("four fields filled");
  await press("Keep as a draft");
  await page.getByLabel("Choose pictures").waitFor({ timeout: 60_000 });
  note("kept as a draft");
  fields++;
  taps += 2;
  await page.getByLabel("Choose pictures").setInputFiles([...pictures], { timeout: 120_000 });
  await page.locator(".picture-row").nth(2).waitFor({ timeout: 300_000 });
  note("three pictures sent and made");
  await press("Put on sale");
  await page.getByRole("button", { name: "Hide" }).waitFor({ timeout: 60_000 });
  note("on sale");
  console.table(steps);
}

/** As a phone makes it: 12 million dots with grain. */
async function byCamera(background: string): Promise<Picture> {
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

async function open(browser: Browser, office: OfficeForTests, cookie: string): Promise<Page> {
  const context = await browser.newContext({ ...phone, locale: "en-IN", serviceWorkers: "block" });
  const [name = "", value = ""] = cookie.split("=");
  await context.addCookies([{ name, value, url: office.url }]);
  const page = await context.newPage();
  const control = await context.newCDPSession(page);
  await control.send("Network.enable");
  await control.send("Network.emulateNetworkConditions", slow4g);
  await control.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  return page;
}
