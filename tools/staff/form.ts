import type { AnswerOf, Call, SentTo } from "#contract/call.ts";
import type { Right } from "#contract/rights.ts";
import type { Options } from "./read-args.ts";
import type { Terminal } from "./terminal.ts";

/** One way to type a command, and what does it. */
export interface Form {
  /**
   * The words of it; those in capitals stand for what is typed in their place. `[MRP]` may be left out, `RUPEES|all` may be such a word, `TEXT…` takes
   * all words that follow. Options come last: `--reason WHY` has to be there, `[--size NAME]` need not.
   */
  readonly words: string;
  readonly does: string;
  readonly right: Right;
  /** The described call that does it; without one it is what HTTP never does, with code of its own. */
  readonly call?: Call;
  readonly run: (at: Terminal, typed: Typed) => Promise<Said>;
}

/** What stands in the places, and the options, by name. */
export type Typed = Readonly<Record<string, string>>;
/** Lines to print. */
export type Said = string | readonly string[];

/** A form that a described call does: what was typed as its input, its answer as lines. */
export function byCall<C extends Call>(
  [words, does]: readonly [words: string, does: string],
  call: C,
  input: (typed: Typed, at: Terminal) => SentTo<C> | Promise<SentTo<C>>,
  says: (answer: AnswerOf<C>, typed: Typed) => Said,
): Form {
  const run = async (at: Terminal, typed: Typed) => {
    const [[place = "", named] = []] = Object.entries(typed);
    const notFound = `There is no ${place.toLowerCase()} ${named}.`;
    return says(await at.ask(call, await input(typed, at), { notFound }), typed);
  };
  return { words, does, right: call.right, call, run };
}

interface Option {
  readonly name: string;
  readonly takesValue: boolean;
  readonly isNeeded: boolean;
}

/** `[--carrier NAME] [--restock] --reason WHY`. */
export function optionsOf({ words }: Form): Option[] {
  return [...words.matchAll(/(\[?)--([a-z]+)( [A-Z])?/g)].map(([, bracket, name = "", value]) => ({
    name,
    takesValue: value !== undefined,
    isNeeded: bracket === "",
  }));
}

/** What was typed, by its places; nothing where it is no such form. */
export function readTyped(form: Form, words: readonly string[], options: Options): Typed | undefined {
  const places = form.words.split(/ \[?--/)[0]?.split(" ") ?? [];
  const typed: Record<string, string> = {};
  const rest = [...words];
  for (const place of places) {
    const [, name = "", isRest] = /^\[?([A-Z][A-Z-]*)(?:\|[a-z|]+)?(…)?\]?$/.exec(place) ?? [];
    const word = isRest ? rest.splice(0).join(" ") || undefined : rest.shift();
    if (name === "" ? word !== place : word === undefined && !place.startsWith("[")) return undefined;
    if (name !== "" && word !== undefined) typed[name] = word;
  }
  const known = optionsOf(form);
  const isMissing = known.some(({ name, isNeeded }) => isNeeded && !options[name]);
  const given = Object.entries(options).filter(([, value]) => value !== undefined);
  if (rest.length > 0 || isMissing || given.some(([name]) => !known.some((one) => one.name === name)))
    return undefined;
  return { ...typed, ...Object.fromEntries(given.map(([name, value]) => [name, String(value)])) };
}

/** A line for each form, and one for what it does. */
export function helpOf(forms: readonly Form[]): string {
  return [
    "npm run staff -- …",
    ...forms.flatMap(({ words, does }) => [`  ${words}`, `      ${does}`]),
    "  call [NAME …]",
    "      any of the described calls; without a name it lists them, call NAME --help tells of one",
    "  --as EMAIL",
    "      notes that this member of the staff did it, with the rights of the role; else the name on this machine",
  ].join("\n");
}
