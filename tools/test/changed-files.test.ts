import { execFileSync } from "node:child_process";
import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { changedFiles } from "./changed-files.ts";

function openRepository() {
  const folder = mkdtempSync(join(tmpdir(), "changed-files-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const git = (...args: string[]) => execFileSync("git", args, { cwd: folder, stdio: "pipe" });
  const write = (file: string) => writeFileSync(join(folder, file), `${file}\n`);
  const commit = (...files: string[]) => {
    for (const file of files) write(file);
    git("add", "-A");
    git("-c", "user.name=somebody", "-c", "user.email=somebody@example.org", "commit", "-qm", "a change");
  };
  git("init", "-q", "-b", "main");
  commit("first.ts");
  return { folder, git, write, commit, changed: () => changedFiles(folder).sort() };
}

it("are all of a branch since it left main, and what is not committed", () => {
  const { folder, git, write, commit, changed } = openRepository();
  commit("moved.ts");
  git("switch", "-qc", "branch");
  expect(changed()).toEqual([]);
  commit("one.ts");
  commit("two.ts");
  git("switch", "-q", "main");
  commit("of-others.ts");
  git("switch", "-q", "branch");
  expect(changed()).toEqual(["one.ts", "two.ts"]);
  write("naïve new.ts");
  renameSync(join(folder, "moved.ts"), join(folder, "elsewhere.ts"));
  git("add", "elsewhere.ts");
  expect(changed()).toEqual(["elsewhere.ts", "moved.ts", "naïve new.ts", "one.ts", "two.ts"]);
});

it("are on main itself those that its upstream has not", () => {
  const { git, commit, changed } = openRepository();
  git("branch", "upstream");
  git("branch", "--set-upstream-to=upstream");
  commit("one.ts");
  commit("two.ts");
  expect(changed()).toEqual(["one.ts", "two.ts"]);
});

it("are on a main without upstream those of the last commit", () => {
  const { write, commit, changed } = openRepository();
  expect(changed()).toEqual([]);
  commit("one.ts");
  commit("two.ts");
  write("three.ts");
  expect(changed()).toEqual(["three.ts", "two.ts"]);
});
