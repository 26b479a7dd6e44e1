import { cpus, loadavg } from "node:os";
import type { Locator } from "playwright-core";
import { openWholeBrowser } from "#support/browser.ts";
import { openOffice } from "#support/office.ts";
import { cpuSlowdown, openSlowPhone } from "#support/slow-phone.ts";

/** A thumb that types a number. */
const betweenKeys = 150;

/** npm run bench -- goods: all prices up by 10 % from a phone, CPU slowed 4×, slow 4G, and back again; 8 taps are allowed for each. */
export async function run(): Promise<void> {
  const office = await openOffice({ DEMO_FULFILMENT: "0", LOG_LEVEL: "error" });
  const browser = await openWholeBrowser();
  try {
    const { cookie } = await office.person("owner");
    const [load = 0] = loadavg();
    console.log(`the machine: ${cpus().length} cores, load average ${load.toFixed(1)}`);
    console.log(`360 × 800, CPU slowed ${cpuSlowdown}×, slow 4G; the demo's goods`);
    // The first of all pages brings the screens' code into the shop.
    await fetch(`${office.url}/manage/goods`, { headers: { cookie } });
    const { page, context } = await openSlowPhone(browser, office.url, { cookie });
    let taps = 0;
    const steps: Record<string, { taps: number; seconds: number }> = {};
    let started = performance.now();
    const tap = async (on: Locator) => {
      taps++;
      await on.tap();
    };
    const note = (step: string) => {
      steps[step] = { taps, seconds: Number(((performance.now() - started) / 1_000).toFixed(1)) };
    };
    const begin = () => {
      taps = 0;
      started = performance.now();
    };
    const button = (name: RegExp) => page.getByRole("button", { name }).first();
    await page.goto(`${office.url}/manage`);
    begin();
    await tap(page.getByRole("link", { name: "Goods" }).first());
    await tap(page.getByRole("link", { name: "Change many" }));
    await tap(page.getByLabel(/All results/));
    await tap(button(/^Continue/));
    const field = page.getByLabel("How much");
    await tap(field);
    await field.pressSequentially("10", { delay: betweenKeys });
    await tap(button(/^Preview the changes/));
    await button(/^Apply to \d/).waitFor();
    note("what would change is shown");
    await tap(button(/^Apply to \d/));
    await button(/^Undo/).waitFor();
    note("done");
    await page.goto(`${office.url}/manage`);
    begin();
    await tap(page.getByRole("link", { name: "Goods" }).first());
    await tap(page.getByRole("link", { name: "Recent changes" }));
    await tap(page.getByRole("link", { name: /Price up by 10 %/ }).first());
    await tap(button(/^Undo/));
    await page.getByText("Undone").first().waitFor();
    note("back again, from Today");
    await context.close();
    console.table(steps);
  } finally {
    await browser.close();
    await office.stop();
  }
}
