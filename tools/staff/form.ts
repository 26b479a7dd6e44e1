import type { AnswerOf, Endpoint, SentTo } from "#contract/endpoint.ts";
import type { Right } from "#contract/rights.ts";
import { fulfilmentEndpoints } from "#modules/orders/fulfilment/endpoints.ts";
import { Refusal } from "../refusal.ts";
import type { Options } from "./read-args.ts";
import { readable } from "./readable.ts";
import type { Terminal } from "./terminal.ts";

/** One way to type a command, and what does it. */
export interface Form {
  /**
   * Those in capitals stand for what is typed in their place: `[MRP]` may be left out, `RUPEES|all` may be such a word,
   * `TEXT…` takes all that follows. Options come last: `--reason WHY` has to be there, `[--size NAME]` need not.
   */
  readonly words: string;
  readonly does: string;
  readonly right: Right;
  /** The described endpoint that does it; without one it is what HTTP never does, with code of its own. */
  readonly endpoint?: Endpoint;
  readonly run: (at: Terminal, typed: Typed) => Promise<Said>;
}

/** What stands in the places, and the options, by name; one without a value says "on". */
export type Typed = Readonly<Record<string, string>>;
/** Lines to print. */
export type Said = string | readonly string[];

/** What a call calls it, where that is another name. What is in capitals and has none here is not told to the call. */
const fieldOf: Readonly<Record<string, string>> = {
  ...{ ORDER: "id", PRODUCT: "id", SALE: "id", REFUND: "id", CATEGORY: "id", STORE: "id", MESSAGE: "id" },
  ...{ GROUP: "group", PIECES: "pieces", TEXT: "words", THING: "subject", RECEIPT: "reference" },
  ...{ number: "trackingNumber", product: "productId", from: "beginsAt", to: "endsAt" },
};

/** A form that a described endpoint does: what was typed is its input, with what `more` makes of it; its answer is printed. */
export function byEndpoint<C extends Endpoint>(
  words: string,
  does: string,
  endpoint: C,
  more: (typed: Typed, at: Terminal) => object | Promise<object> = () => ({}),
  says: (answer: AnswerOf<C>, typed: Typed) => Said = (answer) => printed(endpoint, answer as object),
): Form {
  const run = async (at: Terminal, typed: Typed) => {
    if (typed.ORDER) await assertOne(at, typed.ORDER);
    const told = Object.entries(typed).flatMap(([name, value]) => {
      const field = fieldOf[name] ?? (/^[A-Z]/.test(name) ? undefined : name);
      return field ? [[field, value]] : [];
    });
    const [[place = "", named] = []] = Object.entries(typed);
    const notFound = `There is no ${place.toLowerCase()} ${named}.`;
    // The call's own description judges it.
    const input = { ...Object.fromEntries(told), ...(await more(typed, at)) } as SentTo<C>;
    return says(await at.ask(endpoint, input, { notFound }), typed);
  };
  return { words, does, right: endpoint.right, endpoint, run };
}

/** Of what was asked for all; of what was done the words. */
function printed({ method }: Endpoint, answer: object): Said {
  const { success: _, message, ...rest } = answer as { success?: true; message: string };
  return method === "GET" ? readable(rest) : message;
}

/** Six characters may stand for several orders: then the number is asked for. */
async function assertOne(at: Terminal, typed: string): Promise<void> {
  const short = typed.replace(/^#/, "").toUpperCase();
  if (!/^[0-9A-F]{6}$/.test(short)) return;
  const { orders } = await at.ask(fulfilmentEndpoints.list, { tab: "toPack", search: short });
  const alike = orders.filter(({ shortId }) => shortId === short).map(({ number }) => number);
  if (alike.length > 1) throw new Refusal(`${short} may be ${alike.join(" or ")}: say the number.`);
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
  return {
    ...typed,
    ...Object.fromEntries(given.map(([name, value]) => [name, value === true ? "on" : `${value}`])),
  };
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
