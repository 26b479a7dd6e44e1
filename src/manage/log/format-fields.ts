import { formatRupees, neverFreePaise } from "#contract/format/money.ts";
import { phoneShown } from "#contract/format/phone-shown.ts";
import { isRole } from "#contract/rights.ts";
import type { Lang } from "#contract/texts/lang.ts";
import type { ServerTexts } from "#contract/texts/texts.ts";
import { minute } from "#web/ui/format-dates.ts";

type Words = ServerTexts["manage"];

/** What an action was, in the words of whoever reads; one that has none yet is shown as it is written down. */
export function formatAction(action: string, { logged }: Words): string {
  return logged.actions[action] ?? action;
}

/** What was there before or after: name and value, down to what is in a list. */
export function formatFields(facts: unknown, words: Words, lang: Lang): string {
  if (facts === null || facts === undefined) return "";
  if (typeof facts !== "object") return formatValue("", facts, words, lang);
  if (Array.isArray(facts)) return facts.map((one) => formatFields(one, words, lang)).join("; ");
  return Object.entries(facts)
    .flatMap(([column, value]) => {
      const name = inCamelCase(column);
      const isPlain = value === null || typeof value !== "object";
      const text = isPlain ? formatValue(name, value, words, lang) : formatFields(value, words, lang);
      return text === "" ? [] : [`${formatFieldName(name, words)} ${text}`];
    })
    .join(", ");
}

/** What a field is called; one that has no words yet is named by those of its key, without the unit of its value. */
export function formatFieldName(name: string, { logged }: Words): string {
  const ownWords = () =>
    name
      .replace(/(?<=.)(?:Paise|Hundredths)$/, "")
      .replace(/(?<=[a-z\d])(?=[A-Z])/g, " ")
      .toLowerCase();
  return logged.fields[name] ?? ownWords();
}

/** One value by its name, and nothing of what tells nobody anything. */
export function formatValue(name: string, value: unknown, words: Words, lang: Lang): string {
  if (value === null || value === undefined || value === "") return "";
  if (typeof value === "number") {
    // Counts a thing's own changes, and the dots of a picture.
    if (/^(version|width|height)$/.test(name)) return "";
    if (value === neverFreePaise && isMoney(name)) return "–";
    if (isMoney(name)) return formatRupees(value);
    if (name === "percent") return `${value}%`;
    if (name.endsWith("Hundredths")) return `${value / 100}%`;
    return isTime(name) ? minute(value, lang) : String(value);
  }
  const text = String(value);
  if ((isKey(name) && isUuid(text)) || ofMachines.has(name)) return "";
  if (name === "role" && isRole(text)) return words.people.roles[text];
  const states: Readonly<Record<string, string>> = words.state;
  const isState = name === "state" || name === "status" || name === "payment";
  const known =
    typeof value === "boolean" ||
    isState ||
    /^(reason|cancelReason|method|kind|format|newState)$/.test(name) ||
    /^(yes|no)$/.test(text);
  return (known && (states[text] ?? words.logged.values[text])) || phoneShown(text);
}

function isMoney(name: string): boolean {
  return /paise$/i.test(name) || /^(?:total|due|got)$/.test(name);
}

/** Told at so many left, not at such a time. */
function isTime(name: string): boolean {
  return /At$/.test(name) && name !== "lowAt";
}

/** The name of a file and its hash. */
const ofMachines = new Set(["file", "fileHash"]);

/** Rows of some tables are written down whole, by the names of their columns. */
export function inCamelCase(column: string): string {
  return column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** Tells nobody anything; what matters of it is noted beside it by its name. */
function isKey(name: string): boolean {
  return name === "id" || name.endsWith("Id");
}

function isUuid(text: string): boolean {
  return /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/.test(text);
}
