import { onTestFinished } from "vitest";
import { type DrivenPage, drivePage } from "./driven-page.ts";
import type { Driver, DriverOptions } from "./driver.ts";
import { type FoundBrowser, findBrowsers } from "./found-browsers.ts";

/** Each opens on a shop, for the test that runs. */
export function eachBrowser() {
  return findBrowsers().found.map(({ name, open }) => ({ name, open: opened(open) }));
}

function opened(open: FoundBrowser["open"]) {
  return async (shopUrl: string, options: DriverOptions = {}): Promise<Driver & { page: DrivenPage }> => {
    const driver = await open(options);
    const page = drivePage(driver, shopUrl);
    onTestFinished(async ({ task }) => {
      try {
        if (task.result?.state === "fail")
          console.error(`${task.name}\n${await page.tell()}`, await driver.said());
      } finally {
        await driver.stop();
      }
    });
    await driver.resize(1280, 800);
    return { ...driver, page };
  };
}
