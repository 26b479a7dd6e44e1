import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { withSourcePaths } from "./source-paths.ts";

let copy: string;
beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), "haat-places-"));
  mkdirSync(join(copy, "build/server"), { recursive: true });
});
afterEach(() => rmSync(copy, { recursive: true, force: true }));

describe("the places of modules that are built into one file", () => {
  it("are those of their sources, in whichever folder the shop lies", async () => {
    const code = "export const places = [import.meta.dirname, import.meta.url];";
    const file = join(copy, "build/server/places.mjs");
    writeFileSync(
      file,
      withSourcePaths("/home/asha/shop", code, "/home/asha/shop/src/platform/documents/faces.ts") ?? "",
    );
    const { places } = await import(pathToFileURL(file).href);
    const paper = join(copy, "src/platform/documents");
    expect(places).toEqual([paper, pathToFileURL(join(paper, "faces.ts")).href]);
  });

  it("are found where paths are written with strokes the other way", () => {
    const placed = withSourcePaths(
      "C:\\Asha\\shop",
      "import.meta.url",
      "C:/Asha/shop/src/platform/documents/faces.ts?v=1",
    );
    expect(placed).toBe(`new URL("../../src/platform/documents/faces.ts", import.meta.url).href`);
  });

  it.each([
    ["node_modules/pg/index.js", "import.meta.url"],
    ["src/main.ts", "import.meta.main"],
    ["src/web/root.tsx", "import.meta.env.SSR"],
  ])("leave %s alone with %s", (path, code) => {
    expect(withSourcePaths("/home/asha/shop", code, `/home/asha/shop/${path}`) ?? code).toBe(code);
  });
});
