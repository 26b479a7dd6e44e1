import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { readSettings, type Settings } from "#platform/settings.ts";
import { unknownSettings } from "#platform/unknown-settings.ts";
import { wrongSettingsIn } from "./startup-errors.ts";

const ownFile = join(import.meta.dirname, "../../.env");

/** The settings of this process; what is wrong ends it with a line for each, what nobody reads is named. */
export function readOwnSettings(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    return endBecause(error);
  }
}

export function nameUnknownSettings(): void {
  const inFile = existsSync(ownFile) ? Object.keys(parseEnv(readFileSync(ownFile, "utf8"))) : [];
  for (const { name, meant } of unknownSettings(Object.keys(process.env), inFile))
    console.warn(
      `Unknown setting ${name}${meant ? `: did you mean ${meant}?` : ", which the shop does not read."}`,
    );
}

/** Ends the process: an owner reads what to change, a bug is shown whole. */
export function endBecause(error: unknown, settings?: Settings): never {
  const wrong = wrongSettingsIn(error, settings);
  for (const line of wrong) console.error(`Wrong setting ${line}.`);
  if (wrong.length === 0) console.error(error);
  process.exit(1);
}
