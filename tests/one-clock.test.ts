import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");

const inBrowser = "goes by the clock of the browser that it runs in";
const naming = "names the year, or today, by the machine's clock: only words of a date";

/** Who looks at the machine's own clock, and why nobody has to turn it. */
const allowed: Readonly<Record<string, string>> = {
  "src/platform/clock.ts": "is what all others are given",
  "src/platform/database/migrations.ts": "notes for people when this machine changed the tables",
  "src/platform/invalidation/invalidations.ts": "keeps for other processes what they hear within seconds",
  "src/platform/pictures/kept-pictures.ts": "compares with when files were written",
  "src/web/ui/format-dates.ts": naming,
  "src/web/ui/shell-context.ts": naming,
  "src/manage/browser/follow-updates.ts": inBrowser,
  "src/modules/accounts/shop/passkeys/ask-for-passkey.ts": inBrowser,
  "src/modules/accounts/shop/public/offering.ts": inBrowser,
  "src/modules/catalogue/shop/sale/flash-dialog.tsx": inBrowser,
  "src/modules/catalogue/shop/sale/use-time-left.ts": inBrowser,
  "src/modules/orders/shop/checkout/card-dialog.tsx": inBrowser,
  "src/modules/stores/shop/opening-badge.tsx": inBrowser,
  "src/web/features/chat/chat-store.ts": inBrowser,
  "src/web/navigation/back-cache.ts": inBrowser,
};

/** performance.now() measures how long something takes here, and is turned by nobody. */
const readsTime = [
  /\bDate\.now\b|\bnew Date\(\)/,
  /\bcurrent_(?:timestamp|time|date)\b|\blocaltime|\bunixepoch\b|\bjulianday\b|'now'/i,
  /\bsql(?:<[^`]*>)?`[^`]*(?<![.\w{])\w*(?:now|_timestamp)\(\)/,
];

it.each(["sql`select now()`", "sql<number>`\n  update x set at = clock_timestamp()`", "datetime('now')"])(
  "knows how a statement asks a database: %s",
  (source) => expect(readsTime.some((pattern) => pattern.test(source))).toBe(true),
);

it("asks one clock what time it is, in every part of the server", () => {
  const files = globSync("src/**/*.{ts,tsx,sql}", { cwd: root }).filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );
  const reading = files.filter((file) => {
    const source = readFileSync(join(root, file), "utf8");
    return readsTime.some((pattern) => pattern.test(source));
  });
  expect(files.length).toBeGreaterThan(1_000);
  expect(reading.sort()).toEqual(Object.keys(allowed).sort());
});
