import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { openBrowser, openPage, sizes } from "./browser.ts";
import { type OfficeForTests, openOffice } from "./office.ts";
import type { Person } from "./people.ts";

export interface OwnersOffice {
  readonly office: OfficeForTests;
  readonly browser: Browser;
  readonly owner: Person;
}

/** A back office with its owner before a phone, for all tests of a file. */
export function ownersOffice() {
  const opened = {} as { -readonly [Key in keyof OwnersOffice]: OwnersOffice[Key] };
  beforeAll(async () => {
    [opened.office, opened.browser] = await Promise.all([openOffice(), openBrowser()]);
    opened.owner = await opened.office.person("owner");
  });
  afterAll(async () => {
    await opened.browser?.close();
    await opened.office?.stop();
  });
  return {
    opened: opened as OwnersOffice,
    async comeIn(options: { javaScriptEnabled?: boolean; colorScheme?: "dark" } = {}) {
      const { office, owner, browser } = opened;
      const page = await openPage(browser, { viewport: sizes.phone, ...options });
      await page.context.addCookies([office.cookieOf(owner)]);
      return page;
    },
  };
}
