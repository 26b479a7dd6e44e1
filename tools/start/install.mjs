import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fail, step } from "./say.mjs";

/** Brings what is missing of the libraries, however the others came: npm ci, npm install or this. */
export function installWhenStale(root, needs) {
  if (isInstalled(root, needs)) return;
  assertWritable(root, ["", "node_modules"]);
  step("install the libraries (once, about a minute)", () => {
    // Not `npm ci`: it would first take away what a shop that still runs from this folder reads.
    const args = ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error", "--include=dev"];
    const isWindows = process.platform === "win32";
    const { status } = spawnSync(isWindows ? "npm.cmd" : "npm", args, {
      cwd: root,
      stdio: "inherit",
      shell: isWindows,
    });
    if (status !== 0) fail("npm install did not succeed; its own words stand above.");
  });
}

/** Compares the lockfile with the list that npm keeps of what it installed. */
export function isInstalled(root, { development }) {
  const wanted = packagesIn(join(root, "package-lock.json"));
  const there = packagesIn(join(root, "node_modules/.package-lock.json"));
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === "" || (!development && (entry.dev || entry.devOptional))) return true;
    const found = there[path];
    // What is optional may not exist for this machine.
    if (!found) return Boolean(entry.optional || entry.devOptional);
    return found.version === entry.version && existsSync(join(root, path));
  });
}

/** One clear line instead of npm's thirty. */
export function assertWritable(root, folders) {
  for (const folder of folders.map((name) => join(root, name)).filter(existsSync)) {
    try {
      accessSync(folder, constants.W_OK);
    } catch {
      fail(
        `${folder} is not this user's to write: let its owner run \`npm ci && npm run build\` there once, then start again.`,
      );
    }
  }
}

function packagesIn(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).packages : {};
}
