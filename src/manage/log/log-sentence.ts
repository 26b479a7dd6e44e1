import { phoneShown } from "#contract/format/phone-shown.ts";
import type { SettingGroup } from "#contract/shop-settings.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { LoggedAction } from "../office-view.ts";
import { formatChange } from "./format-change.ts";
import { formatAction } from "./format-fields.ts";

export interface LoggedSentence {
  /** What stands before and behind the name of what it was done to. */
  readonly before: string;
  /** Nothing, where it has no name. */
  readonly name: string;
  readonly after: string;
  /** What was changed of it, as far as the sentence has not said it. */
  readonly changes: readonly string[];
}

/** What somebody did, as one says it: her own name comes before it. */
export function logSentence(entry: LoggedAction, lang: Lang): LoggedSentence {
  const { manage: words, shopPages } = textsOf(lang);
  const { action, subject, before, after } = entry;
  const isSetting = action === "change setting";
  const known = isSetting
    ? (shopPages.group[subject as SettingGroup]?.title ?? subject)
    : (entry.number ?? (isName(subject) && !ofMany.has(subject) ? subject : ""));
  const field = known ? undefined : namedBy.find((one) => nameIn(after, one) || nameIn(before, one));
  const name = known || (field && (nameIn(after, field) || nameIn(before, field))) || "";
  const isRenamed = field !== undefined && nameIn(before, field) !== "" && nameIn(before, field) !== name;
  const sentence = words.logged.sentences[action] ?? formatAction(action, words);
  const [start = "", end = ""] = (name ? sentence : sentence.replace(/:? \{\}/, "")).split("{}");
  const changes = formatChange(before, after, {
    words,
    lang,
    isLeftOut: (one) => (one === field && !isRenamed) || (isState(one) && !turning.has(action)),
    // A percentage is off the price everywhere but here.
    ...(action.startsWith("tax") && {
      nameOf: (one) => (one.startsWith("percent") ? words.logged.fields.taxPercent : undefined),
    }),
    ...(isSetting && {
      nameOf: (one) => shopPages.field[`${subject}.${one}` as keyof typeof shopPages.field],
    }),
  });
  // What it is called stands in the sentence.
  return { before: start, name, after: end, changes: changes.filter((line) => !line.endsWith(`: ${name}`)) };
}

/** Of these nobody knows beforehand to what they lead. */
const turning = new Set(["move order", "one step back", "return one step back", "take back", "undo"]);

/** A part of the shop, and no thing of its own. */
const ofMany = new Set(["pricing", "all", "lost", "customers"]);

/** In which facts the name of a thing is found. */
const namedBy = ["product", "title", "to", "name"];

function nameIn(facts: unknown, field: string): string {
  const value = (facts as Readonly<Record<string, unknown>> | null | undefined)?.[field];
  return typeof value === "string" ? phoneShown(value) : "";
}

/** A key is long. */
function isName(subject: string): boolean {
  return subject.length <= 30;
}

function isState(field: string): boolean {
  return field === "state" || field === "status";
}
