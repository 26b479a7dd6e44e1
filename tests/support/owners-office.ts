import type { Browser } from "playwright-core";
import { openPage, sizes } from "./browser.ts";
import { type OfficeForTests, openOffice } from "./office.ts";
import { openForAll } from "./open-for-all.ts";
import type { Person } from "./people.ts";

export interface OwnersOffice {
  readonly office: OfficeForTests;
  readonly browser: Browser;
  readonly owner: Person;
}

/** A back office with its owner before a phone, for all tests of a file. */
export function ownersOffice(settings: Record<string, string> = {}) {
  const opened = {} as OwnersOffice;
  openForAll(
    () => openOffice(settings),
    async (office, browser) => {
      Object.assign(opened, { office, browser, owner: await office.person("owner") });
    },
  );
  return {
    opened,
    async comeIn(options: { javaScriptEnabled?: boolean; colorScheme?: "dark" } = {}, by = opened.browser) {
      const { office, owner } = opened;
      const page = await openPage(by, { viewport: sizes.phone, ...options });
      await page.context.addCookies([office.cookieOf(owner)]);
      return page;
    },
  };
}
