import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const docs = ["*.md", "docs/**/*.md", "deploy/*.md", "studio/*.md", "src/**/*.md"].flatMap((pattern) =>
  globSync(pattern, { cwd: root }),
);

describe.each(docs)("%s", (doc) => {
  const text = readFileSync(join(root, doc), "utf8");

  it("has no link that leads nowhere", () => {
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, to = ""]) => to);
    const lost = links
      .filter((to) => !/^[a-z]+:/.test(to))
      .filter((to) => {
        const [path = "", heading] = to.split("#");
        const file = path === "" ? doc : join(dirname(doc), path);
        return (
          !existsSync(join(root, file)) || (heading !== undefined && !headingsOf(file).includes(heading))
        );
      });
    expect(lost).toEqual([]);
  });

  it("names no file that is not there", () => {
    const named = [...text.matchAll(/`((?:src|tests|tools|db|docs|deploy|public|studio)\/[^`\s]+)`/g)].map(
      ([, path = ""]) => path,
    );
    const lost = named.filter((path) => !/[<>*{]/.test(path)).filter((path) => !existsSync(join(root, path)));
    expect(lost).toEqual([]);
  });
});

it("has a row of docs/performance.md for each bench, and no other", () => {
  const text = readFileSync(join(root, "docs/performance.md"), "utf8");
  const rows = [...text.matchAll(/^\| `([a-z]+(?: [a-z]+)?)[^`]*` \|/gm)].map(([, name]) => name);
  const benches = globSync("**/*.ts", { cwd: join(root, "tools/bench") });
  expect(rows.toSorted()).toEqual(
    benches.map((file) => file.replace(/\.ts$/, "").replace("/", " ")).toSorted(),
  );
});

/** As GitHub makes them of headings. */
function headingsOf(file: string): string[] {
  return [...readFileSync(join(root, file), "utf8").matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N} -]/gu, "")
      .replaceAll(" ", "-"),
  );
}
