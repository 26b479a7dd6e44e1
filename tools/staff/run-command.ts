import { Refusal } from "../refusal.ts";
import { call } from "./call.ts";
import { type Form, helpOf, optionsOf, readTyped } from "./form.ts";
import { Misspelt } from "./misspelt.ts";
import { readArgs } from "./read-args.ts";
import { inTerminal, type OpenData } from "./terminal.ts";

const refused = 1;
const misspelt = 2;

/** Gives the exit code. */
export async function runCommand(
  args: readonly string[],
  forms: readonly Form[],
  open: OpenData,
): Promise<number> {
  try {
    for (const line of await said(args, forms, open)) console.log(line);
    return 0;
  } catch (error) {
    if (!(error instanceof Misspelt || error instanceof Refusal)) throw error;
    console.error(error.message);
    return error instanceof Misspelt ? misspelt : refused;
  }
}

async function said(
  [name = "", ...rest]: readonly string[],
  forms: readonly Form[],
  open: OpenData,
): Promise<readonly string[]> {
  if (["--help", "-h", "help"].includes(name)) return [helpOf(forms)];
  if (name === "call") return call(rest, open);
  const named = forms.filter(({ words }) => words.split(" ")[0] === name);
  if (named.length === 0)
    throw new Misspelt(name === "" ? "Say what to do:" : `There is no command ${name}.`, helpOf(forms));
  const help = () => helpOf(named);
  const { as, isHelp, options, words } = readArgs([name, ...rest], { options: configOf(named) }, help);
  if (isHelp) return [help()];
  const found = named.flatMap((form) => ({ form, typed: readTyped(form, words, options) }));
  const { form, typed } = found.find((one) => one.typed) ?? {};
  if (!form || !typed) throw new Misspelt("It is not clear what to do.", help());
  return inTerminal(open, as, async (at) => {
    at.mayOrRefuse(form.right);
    return [await form.run(at, typed)].flat();
  });
}

function configOf(forms: readonly Form[]) {
  const options = forms.flatMap(optionsOf);
  return Object.fromEntries(
    options.map(({ name, takesValue }) => [
      name,
      { type: takesValue ? ("string" as const) : ("boolean" as const) },
    ]),
  );
}
