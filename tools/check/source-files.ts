import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { root } from "./step.ts";

/** Every file that git tracks or would track, with a hash of its content. */
export function hashSourceFiles(): Map<string, string> {
  return new Map(listSourceFiles().map((file) => [file, hashOf(readFileSync(join(root, file)))]));
}

export function listSourceFiles(): string[] {
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64_000_000,
  });
  const isText = /\.(?:[cm]?[jt]sx?|json|css)$/;
  return listed.split("\0").filter((file) => isText.test(file) && isFile(file));
}

export function hashOf(content: string | Buffer): string {
  return createHash("sha1").update(content).digest("base64url");
}

/** Git still lists what was deleted and not yet committed. */
function isFile(file: string): boolean {
  return statSync(join(root, file), { throwIfNoEntry: false })?.isFile() ?? false;
}
