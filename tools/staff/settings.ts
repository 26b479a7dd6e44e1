import type { AnswerOf } from "#contract/call.ts";
import { settingsCalls } from "#contract/calls/settings.ts";
import { isSettingGroup, settingGroups } from "#contract/shop-settings.ts";
import { Refusal } from "../refusal.ts";
import { bytesIn, jsonIn } from "./files.ts";
import { byCall, type Form, type Typed } from "./form.ts";
import { timeWords } from "./readable.ts";
import type { Terminal } from "./terminal.ts";

const groups = Object.keys(settingGroups);
const { show, change } = settingsCalls;

export const settingsForms: readonly Form[] = [
  {
    words: "setting list",
    does: "what the shop says of itself, group by group",
    right: show.right,
    call: show,
    async run(at) {
      const all = await Promise.all(groups.map((group) => lookAt(at, group)));
      return all.flatMap(({ group, value }) =>
        Object.entries(value).map(([field, says]) => `${group}.${field}\t${JSON.stringify(says)}`),
      );
    },
  },
  {
    words: "setting show GROUP",
    does: "one group, with its version and who changed it last",
    right: show.right,
    call: show,
    async run(at, { GROUP = "" }) {
      const { group, version, value, set, changedAt } = await lookAt(at, GROUP);
      const { changes } = await at.ask(settingsCalls.changes, {});
      const by = changes.find((one) => one.group === group)?.by.name;
      const last =
        changedAt === null ? "never changed" : [by, timeWords(changedAt)].filter(Boolean).join(", ");
      return [
        `${group}, version ${version} (${last}); set here: ${set.join(", ") || "nothing"}`,
        JSON.stringify(value, null, 2),
      ];
    },
  },
  changing(
    "set GROUP FIELD VALUE",
    "changes a field (name.hi: a part of it); a list or a number is written as JSON",
    ({ FIELD = "", VALUE = "" }, state) => {
      const [field = "", part] = FIELD.split(".");
      const nest = (given: unknown) =>
        part === undefined ? given : { ...(state.value[field] as object), [part]: given };
      return { [field]: typedValue(state.group, field, VALUE, nest) };
    },
  ),
  changing("put GROUP FILE", "changes all fields that the JSON file names", ({ FILE = "" }) => {
    const given = jsonIn(FILE);
    if (typeof given === "object" && given !== null && !Array.isArray(given))
      return given as Record<string, unknown>;
    throw new Refusal(`${FILE}: expected fields in braces`);
  }),
  changing("reset GROUP [FIELD]", "back to the shop's own value", ({ FIELD }, { set }) =>
    Object.fromEntries((FIELD === undefined ? set : [FIELD]).map((field) => [field, null])),
  ),
  byCall(
    ["picture logo FILE", "makes it the shop's logo: square, best 512 px or more, may be see-through"],
    settingsCalls.setPicture,
    ({ FILE = "" }) => ({ place: "logo", picture: bytesIn(FILE) }),
    ({ state }) => `${state.value.logo} is the shop's logo, and shown within a second.`,
  ),
];

type State = AnswerOf<typeof show>["state"];

async function lookAt(at: Terminal, group: string): Promise<State> {
  const notFound = `There is no group ${group}: it is one of ${groups.join(", ")}.`;
  return (await at.ask(show, { group }, { notFound })).state;
}

function changing(
  words: string,
  does: string,
  fieldsOf: (typed: Typed, state: State) => Record<string, unknown>,
): Form {
  return byCall(
    [`setting ${words} [--seen VERSION]`, does],
    change,
    async (typed, at) => {
      const state = await lookAt(at, typed.GROUP ?? "");
      return { group: state.group, seen: typed.seen ?? state.version, fields: fieldsOf(typed, state) };
    },
    ({ state: { group, version } }) => `${group} is changed, and shown within a second (version ${version}).`,
  );
}

/** A word as it was typed, where the field takes that; else as JSON, where it is some. */
function typedValue(group: string, field: string, typed: string, nest: (given: unknown) => unknown): unknown {
  if (!isSettingGroup(group)) return nest(typed);
  const shape: Record<string, { safeParse(given: unknown): { success: boolean } }> =
    settingGroups[group].shape;
  if (shape[field]?.safeParse(nest(typed)).success) return nest(typed);
  try {
    return nest(JSON.parse(typed));
  } catch {
    return nest(typed);
  }
}
