import type { Browser, BrowserContext, Page } from "playwright-core";

/** A cheap phone far from the mast: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const phone = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true, deviceScaleFactor: 3 };
export const cpuSlowdown = 4;

/** A browser that was never here, of somebody who is signed in, or of nobody. */
export async function openSlowPhone(
  browser: Browser,
  url: string,
  { cookie, line = "slow" }: { readonly cookie?: string; readonly line?: "slow" | "fast" } = {},
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ ...phone, locale: "en-IN", serviceWorkers: "block" });
  const [name, value = ""] = cookie?.split("=") ?? [];
  if (name) await context.addCookies([{ name, value, url }]);
  const page = await context.newPage();
  const control = await context.newCDPSession(page);
  await control.send("Network.enable");
  if (line === "slow") await control.send("Network.emulateNetworkConditions", slow4g);
  await control.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  return { page, context };
}
