import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { inSentences } from "./in-sentences.ts";

it("ends a sentence as its language does, and once", () => {
  expect(inSentences("en", ["All results are chosen", "Now say what."])).toBe(
    "All results are chosen. Now say what.",
  );
  expect(inSentences("hi", ["जितने मिले सब चुने गए", "अब बताएँ।"])).toBe("जितने मिले सब चुने गए। अब बताएँ।");
});

/** Where a full stop stands behind words of either language. */
it("is the only one that ends what a text has left open", () => {
  const sources = `${import.meta.dirname}/../..`;
  const written = globSync("{links,manage,modules,server,web}/**/*.{ts,tsx}", { cwd: sources })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      [...readFileSync(`${sources}/${file}`, "utf8").matchAll(/.*(?:\}\. [{$]|join\("\. "\)).*/g)].map(
        ([line]) => `${file}: ${line.trim()}`,
      ),
    );
  expect(written).toEqual([]);
});
