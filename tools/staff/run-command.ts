import { userInfo } from "node:os";
import { parseArgs } from "node:util";
import { openShopSettings } from "#building/shop-settings.ts";
import { roleHolds } from "#contract/rights.ts";
import { systemClock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { createLog } from "#platform/log.ts";
import type { Settings } from "#platform/settings.ts";
import { findStaff } from "#shop/accounts/staff.ts";
import { type Command, refuse } from "./command.ts";

export type Commands = Readonly<Record<string, Command>>;

/** Opened when a command is understood, and never for help. */
export type OpenShop = () => Promise<{ readonly db: Database; readonly settings: Settings }>;

const common = { as: { type: "string" }, help: { type: "boolean", short: "h" } } as const;
const failed = 1;
const misspelt = 2;

/** Gives the exit code. */
export async function runCommand(
  args: readonly string[],
  commands: Commands,
  open: OpenShop,
): Promise<number> {
  const [name = "", ...rest] = args;
  if (["--help", "-h", "help"].includes(name)) return tell(helpOf(commands));
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    console.error(name === "" ? "Say what to do:" : `There is no command ${name}.`);
    console.error(helpOf(commands));
    return misspelt;
  }
  const read = readArgs(command, rest);
  if ("fault" in read) return tellFault(read.fault, name, command);
  if (read.values.help) return tell(helpOf({ [name]: command }));
  const shop = await open();
  try {
    const { as } = read.values;
    const member = as === undefined ? undefined : await findStaff(shop.db, as);
    if (as !== undefined && !member) {
      refuse(`Nobody of the staff has the address ${as}.`);
      return failed;
    }
    const right = command.right(read.positionals);
    if (member && !roleHolds(member.role, right)) {
      refuse(`${as} is ${member.role} here, which does not include ${right}.`);
      return failed;
    }
    const actor = member?.id ?? `command:${nameHere()}`;
    const shopSettings = await openShopSettings({ ...shop, clock: systemClock, log: createLog("warn") });
    const result = await command.run({ ...shop, shopSettings, actor }, read.positionals, read.values);
    if (result === "unclear") return tellFault("It is not clear what to do.", name, command);
    return result === "done" ? 0 : failed;
  } finally {
    await shop.db.close();
  }
}

function helpOf(commands: Commands): string {
  const forms = Object.values(commands).flatMap((command) => Object.entries(command.forms));
  const width = Math.min(34, Math.max(...forms.map(([form]) => form.length)));
  const lines = forms.map(([form, meaning]) =>
    form.length > width
      ? `  ${form}\n  ${" ".repeat(width)}  ${meaning}`
      : `  ${form.padEnd(width)}  ${meaning}`,
  );
  return [
    "npm run staff -- …",
    ...lines,
    "  With --as EMAIL it is noted that this member of the staff did it; else the name on this machine is.",
  ].join("\n");
}

type Read = { values: Record<string, string | boolean | undefined> & { as?: string }; positionals: string[] };

/** A misspelt option is the writer's to mend: words, no trace of ours. */
function readArgs({ options = {} }: Command, args: readonly string[]): Read | { fault: string } {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { ...options, ...common },
    }) as unknown as Read;
  } catch (error) {
    if (!String((error as { code?: string }).code).startsWith("ERR_PARSE_ARGS")) throw error;
    return { fault: `${(error as Error).message.split(". ")[0]}.` };
  }
}

/** In a container the number of the user may have no name. */
function nameHere(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? "unknown");
  }
}

function tell(words: string): number {
  console.log(words);
  return 0;
}

function tellFault(fault: string, name: string, command: Command): number {
  console.error(fault);
  console.error(helpOf({ [name]: command }));
  return misspelt;
}
