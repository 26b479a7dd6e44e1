import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** Screens of the staff, and paper with the words of the tax office. */
const otherwise =
  /^(answers|bulk|catalogue|keeping-reviews|logged|manage|money|new-order|owed-cash|paper|people|rates|selling|set-up|setting-fields|shelves|shop-pages|shop-stores|table)\.ts$/;
const files = globSync("*.ts", { cwd: import.meta.dirname }).filter(
  (file) => !file.endsWith(".test.ts") && !otherwise.test(file),
);

it.each(files)("says to shoppers what other pages say: %s", (file) => {
  const text = readFileSync(`${import.meta.dirname}/${file}`, "utf8").normalize("NFC");
  expect(text.match(/वस्तु|उत्पाद|बीजक|सत्र|समीक्षा|रकम|बाकी|कीमत|सदस्य बनें/g)).toBeNull();
});
