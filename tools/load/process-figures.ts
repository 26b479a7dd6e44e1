import { readFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";

/** User and system time so far, with all processes that it began; the machine may be busy with others, this is not. */
export function cpuSeconds(pid: number | undefined): number {
  return family(pid).reduce((sum, one) => {
    const stat = readOf(one, "stat")
      .replace(/^.*\) /, "")
      .split(" ");
    return sum + (Number(stat[11]) + Number(stat[12])) / 100;
  }, 0);
}

/** Megabytes of memory that a process holds now, and held at most. */
export function residentMegabytes(pid: number | undefined): { readonly now: number; readonly most: number } {
  const status = readOf(pid, "status");
  const of = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(status)?.[1]) / 1_024;
  return { now: of("VmRSS"), most: of("VmHWM") };
}

/** Figures of two machines, or of one at two times, cannot be compared. */
export function theMachine(): string {
  const [load = 0] = loadavg();
  return `the machine: ${cpus().length} cores (${cpus()[0]?.model.trim()}), load average ${load.toFixed(1)}, Node ${process.version}`;
}

function family(pid: number | undefined): number[] {
  if (pid === undefined) return [];
  const begun = readOf(pid, `task/${pid}/children`).split(" ").filter(Boolean).map(Number);
  return [pid, ...begun.flatMap(family)];
}

/** Nothing where it has ended, or on another system than Linux. */
function readOf(pid: number | undefined, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, "utf8");
  } catch {
    return "";
  }
}
