import { describe, expect, it } from "vitest";
import { readersOf } from "./readers.ts";

const texts = new Map([
  ["src/web/styles/touch.test.ts", 'globSync("*.css", { cwd: import.meta.dirname })'],
  ["src/contract/told.test.ts", 'globSync("{manage,web}/**/*.{ts,tsx}", { cwd: sources })'],
  ["src/hi/guide.test.ts", `readFileSync(\`\${sources}/../docs/owner.hi.md\`, "utf8")`],
  ["db/seed/read-seed.ts", `readFileSync(join(import.meta.dirname, \`\${name}.json\`), "utf8")`],
  ["src/migrations.ts", 'readdirSync(join(module, "migrations"))'],
  ["tests/rows.ts", 'import.meta.glob("../src/modules/*/access.ts", { eager: true })'],
  ["src/cart/cart.ts", 'const sheet = "*.css", guide = "docs/owner.hi.md", folder = "migrations";'],
]);

describe("who reads a file that is not imported", () => {
  it.each([
    ["by a pattern", "src/web/styles/cart.css", "src/web/styles/touch.test.ts"],
    ["by a pattern that starts above it", "src/web/pages/cart.tsx", "src/contract/told.test.ts"],
    ["by its path", "docs/owner.hi.md", "src/hi/guide.test.ts"],
    ["by a part of its name", "db/seed/stores.json", "db/seed/read-seed.ts"],
    ["by its folder", "src/modules/cash/migrations/0120-cash.sql", "src/migrations.ts"],
    ["by a pattern of Vite", "src/modules/cash/access.ts", "tests/rows.ts"],
  ])("names it %s", (_how, file, reader) => {
    expect(readersOf([file], texts)).toEqual([reader]);
  });

  it("is nobody, where none is named so", () => {
    expect(readersOf(["docs/owner.md", "src/migrations/said.ts", "owner.hi.md"], texts)).toEqual([]);
  });
});
