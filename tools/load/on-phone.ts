import type { Browser, Locator, Page } from "playwright-core";
import { openWholeBrowser } from "#support/browser.ts";
import { cpuSlowdown, openSlowPhone } from "#support/slow-phone.ts";
import { theMachine } from "./process-figures.ts";

/** A thumb that types. */
const betweenKeys = 150;

/** With a browser for as long as it takes. */
export async function inBrowser(work: (browser: Browser) => Promise<void>): Promise<void> {
  console.log(
    `${theMachine()}; 360 × 800, CPU slowed ${cpuSlowdown}×, slow 4G; a key each ${betweenKeys} ms`,
  );
  const browser = await openWholeBrowser();
  await work(browser).finally(() => browser.close());
}

/** Somebody does something step by step on a cheap phone, counted as she feels it. */
export async function onPhone(
  browser: Browser,
  { url, cookie }: { readonly url: string; readonly cookie?: string },
  work: (phone: Phone) => Promise<void>,
): Promise<Record<string, Step>> {
  const { page, context } = await openSlowPhone(browser, url, cookie === undefined ? {} : { cookie });
  const steps: Record<string, Step> = {};
  let [taps, fields, began] = [0, 0, performance.now()];
  const tap = async (on: Locator) => {
    taps++;
    await on.first().tap();
  };
  await work({
    page,
    tap,
    press: (name) => tap(page.getByRole("button", { name })),
    async type(into, words) {
      fields++;
      await tap(into);
      await page.keyboard.type(words, { delay: betweenKeys });
    },
    count(more) {
      taps += more.taps;
      fields += more.fields ?? 0;
    },
    begin() {
      [taps, fields, began] = [0, 0, performance.now()];
    },
    note(step) {
      steps[step] = { taps, fields, seconds: Number(((performance.now() - began) / 1_000).toFixed(1)) };
    },
  });
  await context.close();
  console.table(steps);
  return steps;
}

interface Step {
  readonly taps: number;
  readonly fields: number;
  readonly seconds: number;
}

export interface Phone {
  readonly page: Page;
  tap(on: Locator): Promise<void>;
  press(button: string | RegExp): Promise<void>;
  type(into: Locator, words: string): Promise<void>;
  /** What the phone's own windows take: of a choice, of pictures. */
  count(more: { readonly taps: number; readonly fields?: number }): void;
  /** From here on it is counted. */
  begin(): void;
  note(step: string): void;
}
