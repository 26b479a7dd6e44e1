import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { rateLimits } from "#platform/limits/rate-limits.ts";

const file = join(import.meta.dirname, "../docs/operating.md");

/** `WRITE_DOCS=1 vitest run tests/limits-in-docs.test.ts` writes it. */
it("shows every rate limit in operating.md as the code has it", () => {
  const docs = readFileSync(file, "utf8");
  const shown = /\| counted \| at most \| in \|\n(?:\|.*\n)+/.exec(docs)?.[0] ?? "";
  const table = tableOf(rateLimits);
  if (process.env.WRITE_DOCS === "1")
    writeFileSync(
      file,
      docs.replace(shown, () => table),
    );
  else expect(shown).toBe(table);
});

function tableOf(limits: typeof rateLimits): string {
  const rows = Object.values(limits).map(
    ({ of, most, window }) =>
      `| ${of} | ${typeof most === "number" ? most : `\`${most}\``} | ${said(window)} |`,
  );
  return ["| counted | at most | in |", "|---|---|---|", ...rows, ""].join("\n");
}

function said(ms: number): string {
  const units = [
    ["d", 86_400_000],
    ["h", 3_600_000],
    ["min", 60_000],
    ["s", 1_000],
  ] as const;
  const [name, unit] = units.find(([, length]) => ms >= length) ?? units[3];
  return `${ms / unit} ${name}`;
}
