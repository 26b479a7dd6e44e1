import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/** The style of what is in a container waits for its layout: thirty of them are thirty layouts of a first visit. */
it("has one container for a list, and none for each of its cards", () => {
  const rules = globSync("*.css", { cwd: import.meta.dirname }).flatMap((file) =>
    [
      ...readFileSync(join(import.meta.dirname, file), "utf8").matchAll(/([^{};]+)\{[^{}]*container-type/g),
    ].map(([, selector = ""]) => selector.trim()),
  );
  expect(rules).toEqual([".product-grid"]);
});
