import { type ParseArgsConfig, type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { Misspelt } from "./misspelt.ts";

export type Options = Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;

const common = { as: { type: "string" }, help: { type: "boolean", short: "h" } } as const;

interface Read {
  readonly as: string | undefined;
  readonly isHelp: boolean;
  readonly options: Options;
  readonly words: readonly string[];
}

/** A misspelt option is the writer's to mend: words, no trace of ours. */
export function readArgs(
  args: readonly string[],
  { options, ...more }: { readonly options: ParseArgsOptionsConfig } & ParseArgsConfig,
  help: () => string,
): Read {
  try {
    const { values, positionals } = parseArgs({
      ...more,
      args: [...args],
      allowPositionals: true,
      options: { ...options, ...common },
    });
    const { as, help: isHelp, ...given } = values as Options;
    return { as: as as string | undefined, isHelp: isHelp === true, options: given, words: positionals };
  } catch (error) {
    if (!String((error as { code?: string }).code).startsWith("ERR_PARSE_ARGS")) throw error;
    throw new Misspelt(`${(error as Error).message.split(". ")[0]}.`, help());
  }
}
