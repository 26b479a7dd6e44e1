import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const sheets = ["src/web/styles/fonts/latin.css", ...globSync("src/languages/*/font.css")];

it("has a fallback for each script in the same ranges of weights, of which a browser takes one", () => {
  const rangesIn = (sheet: string) =>
    readFileSync(sheet, "utf8")
      .split("@font-face")
      .filter((face) => face.includes('"Haat Fallback"'))
      .map((face) => /font-weight: ([\d ]+);/.exec(face)?.[1]);
  expect(rangesIn("src/web/styles/fonts/latin.css")).toEqual(["400 500", "501 800"]);
  for (const sheet of sheets) expect([["400 500", "501 800"], []]).toContainEqual(rangesIn(sheet));
});
