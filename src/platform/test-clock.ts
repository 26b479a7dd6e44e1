import { statSync } from "node:fs";
import { type Clock, systemClock } from "./clock.ts";
import type { Settings } from "./settings.ts";

/**
 * What every part of this process goes by. With TEST_CLOCK time stands at the moment at which that file was changed,
 * until `touch -d` moves it: all processes of a shop see it at once, and nothing but this machine can do it.
 */
export function clockOf({ TEST_CLOCK: file }: Settings): Clock {
  if (file === undefined) return systemClock;
  const now = () => Math.round(statSync(file).mtimeMs);
  // A start without the file ends at once.
  now();
  return { now };
}
