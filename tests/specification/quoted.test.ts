import { expect, it } from "vitest";
import { serverEn } from "#contract/texts/server-en.ts";
import { quotedTexts } from "./quoted.ts";

const said = new Set(textsIn(serverEn));

it.each(Object.entries(quotedTexts))("says to the letter what the specification quotes: %s", (_, quoted) => {
  expect(quoted.filter((text) => !said.has(text))).toEqual([]);
});

/** Every text of the shop, with `…` where it names something. */
function textsIn(part: unknown): string[] {
  if (typeof part === "string") return [part];
  if (typeof part === "function") return textsIn(part("…", "…", "…", "…"));
  return part && typeof part === "object" ? Object.values(part).flatMap(textsIn) : [];
}
