import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";

const runFolder = join(import.meta.dirname, "run-folder.ts");

/** A run of its own: it opens its folder, does this, and says so when the folder is closed. */
function run(inside: string) {
  const home = mkdtempSync(join(tmpdir(), "run-folder-"));
  onTestFinished(() => rmSync(home, { recursive: true }));
  const { TEST_RUN_FOLDER: _, ...env } = process.env;
  const script = `
    import open from ${JSON.stringify(runFolder)};
    const close = await open();
    console.log(process.env.TEST_RUN_FOLDER);
    ${inside}
    await close();
    console.log("closed");`;
  const { status, stdout } = spawnSync(process.execPath, ["--input-type=module", "-e", script], {
    env: { ...env, TMPDIR: home },
    encoding: "utf8",
  });
  const [folder = "", ...said] = stdout.trim().split("\n");
  return { home, status, folder, said };
}

it("goes when the run closes it, and the run goes on to its last line", () => {
  const { home, status, folder, said } = run("");
  expect(said).toEqual(["closed"]);
  expect(status).toBe(0);
  expect(folder.startsWith(home)).toBe(true);
  expect(readdirSync(home)).toEqual([]);
});

const whenLeft = "ends what the run started and did not end";
if (process.platform === "linux")
  it(whenLeft, () => {
    const { status, said } = run(`
    const { spawn } = await import("node:child_process");
    const left = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore", detached: true });
    left.unref();
    console.log(left.pid);`);
    expect(status).toBe(0);
    const [pid, last] = said;
    expect(last).toBe("closed");
    expect(existsSync(`/proc/${pid}`)).toBe(false);
  });
else it.todo(`${whenLeft}: needs Linux`);
