import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { isInstalled } from "./install.mjs";
import { buildStampOf, isBuilt, sourcesPrint } from "./sources.mjs";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "haat-start-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, text: string): string {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

const packages = {
  "": { name: "haat" },
  "node_modules/shop": { version: "1.0.0" },
  "node_modules/tests": { version: "2.0.0", dev: true },
  "node_modules/for-another-machine": { version: "3.0.0", optional: true },
  "node_modules/for-this-machine": { version: "3.0.0", optional: true },
};

describe("what is installed", () => {
  const lock = (name: string, changes: object, without: readonly string[] = []) => {
    const listed = Object.entries({ ...packages, ...changes }).filter(([path]) => !without.includes(path));
    for (const [path] of listed) mkdirSync(join(root, path), { recursive: true });
    write(name, JSON.stringify({ packages: Object.fromEntries(listed) }));
  };
  const others = ["node_modules/for-another-machine"];
  const asked = () => [true, false].map((development) => isInstalled(root, { development }));

  it("is nothing in a new clone", () => {
    lock("package-lock.json", {});
    expect(asked()).toEqual([false, false]);
  });

  it("is enough when all is there that this machine can have", () => {
    lock("package-lock.json", {});
    lock("node_modules/.package-lock.json", {}, others);
    expect(asked()).toEqual([true, true]);
  });

  it("is enough for a shop, not for its developers, after npm ci --omit=dev", () => {
    lock("package-lock.json", {});
    lock("node_modules/.package-lock.json", {}, [...others, "node_modules/tests"]);
    expect(asked()).toEqual([false, true]);
  });

  it("is stale once a folder is gone that npm's list still names", () => {
    lock("package-lock.json", {});
    lock("node_modules/.package-lock.json", {}, others);
    rmSync(join(root, "node_modules/shop"), { recursive: true });
    expect(asked()).toEqual([false, false]);
  });

  it.each(["node_modules/shop", "node_modules/for-this-machine"])("is stale once %s is another", (path) => {
    lock("package-lock.json", { [path]: { version: "9.0.0", optional: path.includes("machine") } });
    lock("node_modules/.package-lock.json", {}, others);
    expect(asked()).toEqual([false, false]);
  });
});

describe("what is built", () => {
  const page = "src/web/page.tsx";
  const build = () => writeFileSync(buildStampOf(root), sourcesPrint(root));
  beforeEach(() => {
    write(page, "one");
    write("package-lock.json", "{}");
    mkdirSync(join(root, "build/client"), { recursive: true });
  });

  it("is nothing before the first build", () => {
    expect(isBuilt(root)).toBe(false);
  });

  it.each([page, "src/server/verb.ts", "db/seed/fill.ts", "tools/build/part.ts"])(
    "is fresh until %s changes",
    (source) => {
      build();
      expect(isBuilt(root)).toBe(true);
      const later = new Date(Date.now() + 10_000);
      utimesSync(write(source, "two"), later, later);
      expect(isBuilt(root)).toBe(false);
    },
  );

  it("is fresh with other goods for a new shop", () => {
    build();
    const later = new Date(Date.now() + 10_000);
    utimesSync(write("db/seed/products.json", "[]"), later, later);
    expect(isBuilt(root)).toBe(true);
  });

  it("is fresh in a copy that has lost its times", () => {
    build();
    const copy = join(root, "copy");
    for (const path of ["src", "package-lock.json", "build"])
      cpSync(join(root, path), join(copy, path), { recursive: true });
    const later = new Date(Date.now() + 10_000);
    utimesSync(join(copy, page), later, later);
    expect(isBuilt(copy)).toBe(true);
  });
});
