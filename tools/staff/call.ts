import { pipeline } from "node:stream/promises";
import type { Endpoint } from "#contract/endpoint.ts";
import type { FileOfAnswer } from "#contract/endpoints/file-answer.ts";
import { allEndpoints } from "#server/handlers/all-endpoints.ts";
import { boundEndpointNamed } from "#server/handlers/bound-endpoints.ts";
import { type Field, fieldsOf, inputOf, nameOf, optionsFor, wordsOf } from "./endpoint-fields.ts";
import { piecesOf, writeFile } from "./files.ts";
import { Misspelt } from "./misspelt.ts";
import { type Options, readArgs } from "./read-args.ts";
import { readable } from "./readable.ts";
import { inTerminal, isOfBrowser, isOwn, type OpenData } from "./terminal.ts";

const own = {
  json: { type: "string" },
  "json-out": { type: "boolean" },
  out: { type: "string" },
} as const;

/** Any described endpoint, typed: what its schema names are the options. */
export async function call(
  [name = "", ...args]: readonly string[],
  open: OpenData,
): Promise<readonly string[]> {
  if (name === "" || name === "--help" || name === "-h") return listOfEndpoints();
  const called = callable().find((one) => one.name === name);
  if (!called) throw new Misspelt(`There is no call ${name}.`, "npm run staff -- call lists them all.");
  const fields = fieldsOf(called);
  const help = () => helpOf(called, fields);
  const { as, isHelp, options, words } = readArgs(
    args,
    { options: { ...optionsFor(fields), ...own }, allowNegative: true },
    help,
  );
  if (isHelp) return [help()];
  if (words.length > 0) throw new Misspelt(`${words[0]} stands without the name of a field.`, help());
  const input = inputOf(fields, options, jsonIn(options, fields, help));
  for (const field of fields)
    if (field.isOfPath && !Object.hasOwn(input, nameOf(field)))
      throw new Misspelt(`--${nameOf(field)} is missing.`, help());
  return inTerminal(open, as, async (at) => {
    const answer = (await at.ask(called, input as never)) as object;
    return called.file ? filed(answer as WithFile, options) : printed(answer, options);
  });
}

export function callable(): readonly Endpoint[] {
  return allEndpoints.filter((one) => boundEndpointNamed(one.name) && !isOfBrowser(one));
}

function listOfEndpoints(): string[] {
  const shown = callable();
  const width = Math.max(...shown.map(({ name }) => name.length));
  const byModule = Map.groupBy(shown, ({ name }) => name.split(".")[0]);
  return [
    "npm run staff -- call NAME [--field value …]",
    ...[...byModule].flatMap(([module, endpoints]) => [
      `${module}${endpoints.every(isOwn) ? " (one's own: with --as EMAIL)" : ""}`,
      ...endpoints.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
    ]),
  ];
}

function helpOf(of: Endpoint, fields: readonly Field[]): string {
  const { name, summary, refusals = [], file } = of;
  const read = callable().find(({ method, path }) => method === "GET" && path === of.path);
  const seen = fields.some((field) => nameOf(field) === "seen");
  return [
    `npm run staff -- call ${name}: ${summary}`,
    ...fields.map((field) => `  ${wordsOf(field)}`),
    "  [--json '{…}']  the same fields as JSON, for what is more than a line of text",
    file
      ? "  [--out FILE]  where the file goes, in place of the screen"
      : "  [--json-out]  the answer as JSON",
    "  [--as EMAIL]  as this member of the staff",
    ...(seen && read ? [`seen is the version that call ${read.name} answers.`] : []),
    ...(isOwn(of) ? ["It is about one's own things: it needs --as."] : []),
    ...(refusals.length > 0 ? [`Refused for: ${refusals.join(", ")}.`] : []),
  ].join("\n");
}

function jsonIn({ json }: Options, fields: readonly Field[], help: () => string): object {
  if (json === undefined) return {};
  let value: unknown;
  try {
    value = JSON.parse(String(json));
  } catch (error) {
    throw new Misspelt(`--json cannot be read: ${(error as Error).message}`, help());
  }
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new Misspelt("--json holds fields in braces.", help());
  const unknown = Object.keys(value).find((name) => !fields.some(({ path }) => path[0] === name));
  if (unknown !== undefined) throw new Misspelt(`It has no field ${unknown}.`, help());
  return value;
}

type WithFile = { readonly file: FileOfAnswer };

function printed(
  { success: _, message, ...answer }: { success?: true; message?: string },
  { "json-out": isJson }: Options,
): string[] {
  if (isJson) return [JSON.stringify({ message, ...answer }, null, 2)];
  const text = readable(answer);
  return [...(message ? [message] : []), ...(text === "" ? [] : [text])];
}

async function filed({ file }: WithFile, { out }: Options): Promise<string[]> {
  if (out === undefined) {
    await pipeline(piecesOf(file.body), process.stdout, { end: false });
    return [];
  }
  await writeFile(String(out), file);
  return [String(out)];
}
