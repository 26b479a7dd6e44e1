import { execFileSync } from "node:child_process";
import { root } from "../check/step.ts";

/** What the branch changed since it left main, with what is not committed and what is new. */
export function changedFiles(cwd = root): string[] {
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd, encoding: "utf8", stdio: "pipe" }).trim();
  const isThere = (commit: string) => {
    try {
      return git("rev-parse", "--verify", "--quiet", commit) !== "";
    } catch {
      return false;
    }
  };
  const isMain = git("rev-parse", "--abbrev-ref", "HEAD") === "main";
  const before = (isMain ? ["@{upstream}"] : ["main", "origin/main"]).filter(isThere);
  const base =
    before.length > 0 ? git("merge-base", "HEAD", ...before) : isThere("HEAD~1") ? "HEAD~1" : "HEAD";
  const listed = [
    git("diff", "--name-only", "--no-renames", "-z", base),
    git("ls-files", "--others", "--exclude-standard", "-z"),
  ];
  return [...new Set(listed.join("\0").split("\0").filter(Boolean))];
}
