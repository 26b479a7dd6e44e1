import { readFileSync } from "node:fs";

/** User and system time so far; the machine may be busy with others, this is not. */
export function cpuSeconds(pid: number | undefined): number {
  try {
    const [user = 0, system = 0] = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /, "")
      .split(" ")
      .slice(11, 13)
      .map(Number);
    return (user + system) / 100;
  } catch {
    return Number.NaN;
  }
}
