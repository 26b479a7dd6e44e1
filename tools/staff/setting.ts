import { readFileSync } from "node:fs";
import type { Outcome } from "#contract/outcome.ts";
import { isSettingGroup, type SettingGroup, settingGroups } from "#contract/shop-settings.ts";
import type { SettingState } from "#shop/settings/setting-state.ts";
import { type Command, type Options, type Result, refuse, type StaffShop, textOf } from "./command.ts";
import { typedValue } from "./typed-value.ts";

export const setting: Command = {
  right: () => "shop.change",
  forms: {
    "setting list": "what the shop says of itself, group by group",
    "setting show GROUP": "one group, with its version and who changed it last",
    "setting set GROUP FIELD VALUE":
      "changes a field (name.hi: a part of it); a list or a number is written as JSON",
    "setting put GROUP FILE.json": "changes all fields that the file names",
    "setting reset GROUP [FIELD]": "back to the shop's own value",
    "  --seen VERSION": "only if nobody has changed the group since that version",
  },
  options: { seen: { type: "string" } },
  run: changeSettings,
};

async function changeSettings(
  { shopSettings, actor }: StaffShop,
  words: readonly string[],
  options: Options,
): Promise<Result> {
  const [verb, group = "", ...rest] = words;
  if (verb === "list" && words.length === 1) return list(shopSettings.now());
  if (verb === "list" || !verb || group === "") return "unclear";
  if (!isSettingGroup(group))
    return refuse(`There is no group ${group}: it is one of ${Object.keys(settingGroups).join(", ")}.`);
  const state = await shopSettings.look(group);
  if (verb === "show") return show(state);
  const fields = fieldsOf(verb, rest, state);
  if (fields === undefined || typeof fields === "string") return fields ?? "unclear";
  const seen = Number(textOf(options, "seen") ?? state.version);
  return tell(await shopSettings.change(group, { seen, fields, by: actor }));
}

function list(all: object): Result {
  for (const [group, value] of Object.entries(all))
    for (const [field, says] of Object.entries(value))
      console.log(`${group}.${field}\t${JSON.stringify(says)}`);
  return "done";
}

function show({ group, version, value, set, changedAt, changedBy }: SettingState): Result {
  const last = changedAt === null ? "never changed" : `${changedBy}, ${new Date(changedAt).toISOString()}`;
  console.log(`${group}, version ${version} (${last}); set here: ${set.join(", ") || "nothing"}`);
  console.log(JSON.stringify(value, null, 2));
  return "done";
}

/** "unclear" and "refused" go back to the writer. */
function fieldsOf(
  verb: string,
  [first, ...more]: readonly string[],
  { group, value, set }: SettingState,
): Record<string, unknown> | Result | undefined {
  if (verb === "reset" && more.length === 0)
    return Object.fromEntries((first === undefined ? set : [first]).map((field) => [field, null]));
  if (first === undefined) return undefined;
  if (verb === "put" && more.length === 0) return readFields(first);
  if (verb !== "set" || more.length !== 1) return undefined;
  const [field = "", part] = first.split(".");
  const schema = settingGroups[group].shape as Record<
    string,
    { safeParse(given: unknown): { success: boolean } }
  >;
  const before = (value as Record<string, unknown>)[field];
  const nest = (given: unknown) => (part === undefined ? given : { ...(before as object), [part]: given });
  return {
    [field]: typedValue(
      more[0] ?? "",
      (given) => schema[field]?.safeParse(nest(given)).success ?? false,
      nest,
    ),
  };
}

function readFields(file: string): Record<string, unknown> | Result {
  try {
    const given = JSON.parse(readFileSync(file, "utf8")) as unknown;
    if (typeof given === "object" && given !== null && !Array.isArray(given))
      return given as Record<string, unknown>;
    return refuse(`${file}: expected fields in braces`);
  } catch (error) {
    return refuse(`${file} cannot be read: ${(error as Error).message}`);
  }
}

function tell(came: Outcome<SettingState<SettingGroup>>): Result {
  if (came.ok) {
    console.log(`${came.value.group} is changed, and shown within a second (version ${came.value.version}).`);
    return "done";
  }
  if (came.reason !== "settingChanged") return refuse(came.message ?? came.reason);
  refuse("Somebody else has changed it meanwhile. Nothing was written; now it says:");
  show(came.data as SettingState);
  return "refused";
}
