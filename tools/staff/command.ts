import type { ParseArgsOptionsConfig } from "node:util";
import type { Right } from "#contract/rights.ts";
import type { Database } from "#platform/database/database.ts";
import type { Settings } from "#platform/settings.ts";
import type { SettingsService } from "#shop/settings/settings-service.ts";

/** What every command is given. */
export interface StaffShop {
  readonly db: Database;
  readonly settings: Settings;
  readonly shopSettings: SettingsService;
  /** Who does it, for what keeps a record: a user's id, or the name on this machine. */
  readonly actor: string;
}

export type Options = Readonly<Record<string, string | boolean | undefined>>;

/** "unclear" shows the command's own help. */
export type Result = "done" | "refused" | "unclear";

/** One row of the table in commands.ts. */
export interface Command {
  /** How it is written, and what it does: a line of the help each. */
  readonly forms: Readonly<Record<string, string>>;
  readonly options?: ParseArgsOptionsConfig;
  /** What a member of the staff needs for it, who does it with --as. */
  right(words: readonly string[]): Right;
  run(shop: StaffShop, words: readonly string[], options: Options): Promise<Result>;
}

export function refuse(why: string): "refused" {
  console.error(why);
  return "refused";
}

export function textOf(options: Options, name: string): string | undefined {
  const given = options[name];
  return typeof given === "string" ? given : undefined;
}
