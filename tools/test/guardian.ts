import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { basename } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/**
 * Outlives a test run: when the line to it breaks, it ends what still runs of it and takes its folder away. A worker
 * that is killed by a signal cannot end its servers and browsers.
 */
const folder = process.argv[2];
if (!folder) throw new Error("Which folder?");
process.stdin.resume().once("close", () => void tidy(folder));

async function tidy(of: string): Promise<void> {
  // What is about to end starts nothing new, but may have done so while it was looked for.
  for (let left = processesOf(of); left.length > 0; left = processesOf(of)) {
    for (const { pid, program } of left) end(pid, program);
    await wait(50);
  }
  // A test of a full disk gives itself a small one.
  for (const disk of mountedIn(of)) spawnSync("umount", ["-l", disk]);
  rmSync(of, { recursive: true, force: true, maxRetries: 10 });
}

interface Left {
  readonly pid: number;
  readonly program: string;
}

/** Each of them has the folder's name in its environment or its arguments. Other systems than Linux do not show that. */
function processesOf(of: string): Left[] {
  return listed("/proc")
    .map(Number)
    .filter((pid) => pid > 0 && pid !== process.pid)
    .map((pid) => ({ pid, program: read(`/proc/${pid}/cmdline`), told: read(`/proc/${pid}/environ`) }))
    .filter(({ program, told: text }) => program.includes(of) || text.includes(of))
    .map(({ pid, program }) => ({ pid, program: basename(program.split("\0")[0] ?? "") }));
}

/** PostgreSQL gives its shared memory back when it is asked to end at once, and not when it is killed. */
function end(pid: number, program: string): void {
  try {
    process.kill(pid, program === "postgres" ? "SIGQUIT" : "SIGKILL");
  } catch {}
}

function mountedIn(of: string): string[] {
  const places = read("/proc/mounts").split("\n");
  return places.map((line) => line.split(" ")[1] ?? "").filter((place) => place.startsWith(`${of}/`));
}

function listed(of: string): string[] {
  try {
    return readdirSync(of);
  } catch {
    return [];
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
