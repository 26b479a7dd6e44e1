import { readFileSync } from "node:fs";

/** Megabytes of memory that a process holds now, and held at most. */
export function residentMegabytes(pid: number | undefined): { readonly now: number; readonly most: number } {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    const of = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(status)?.[1]) / 1_024;
    return { now: of("VmRSS"), most: of("VmHWM") };
  } catch {
    return { now: Number.NaN, most: Number.NaN };
  }
}
