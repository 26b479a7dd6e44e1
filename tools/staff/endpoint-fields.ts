import type { ParseArgsOptionsConfig } from "node:util";
import { z } from "zod";
import type { Endpoint } from "#contract/endpoint.ts";
import { readJson } from "#contract/endpoints/read-json.ts";
import { bytesIn } from "./files.ts";
import type { Options } from "./read-args.ts";

interface Schema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

/** A field of an endpoint as an option: a part of an object by its path, such as address.city. */
export interface Field {
  readonly path: readonly string[];
  readonly types: readonly string[];
  readonly schema: Schema;
  readonly isNeeded: boolean;
  /** A name in the path of the call. */
  readonly isOfPath?: true;
}

export function fieldsOf({ path, input }: Endpoint): Field[] {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const described = input && (z.toJSONSchema(input, { io: "input", unrepresentable: "any" }) as Schema);
  return [
    ...names.map((name) => ({
      ...{ path: [name], types: ["string"], schema: {}, isNeeded: true },
      isOfPath: true as const,
    })),
    ...(described ? within(described, [], true) : []),
  ];
}

function within(
  { properties = {}, required = [] }: Schema,
  path: readonly string[],
  isNeeded: boolean,
): Field[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const needed = isNeeded && required.includes(name);
    if (schema.properties) return within(schema, [...path, name], needed);
    return { path: [...path, name], types: typesOf(schema), schema, isNeeded: needed };
  });
}

function typesOf({ type, anyOf = [], enum: values }: Schema): string[] {
  if (values) return ["string"];
  return [...[type ?? []].flat(), ...anyOf.flatMap(typesOf)];
}

export const nameOf = ({ path }: Field) => path.join(".");

export function optionsFor(fields: readonly Field[]): ParseArgsOptionsConfig {
  return Object.fromEntries(
    fields.map((field) => [
      nameOf(field),
      isTick(field) ? { type: "boolean" } : { type: "string", multiple: true },
    ]),
  );
}

const isTick = ({ types }: Field) => types.length === 1 && types[0] === "boolean";
const isFile = ({ schema }: Field) => schema.format === "binary";

/** What was typed, each value as its field takes it, put into what --json says. */
export function inputOf(fields: readonly Field[], options: Options, given: object): object {
  const input: Record<string, unknown> = { ...given };
  for (const field of fields) {
    const typed = options[nameOf(field)];
    if (typed === undefined) continue;
    const value = typeof typed === "boolean" ? typed : asTyped(field, [typed].flat().map(String));
    put(input, field.path, value);
  }
  return input;
}

function put(into: Record<string, unknown>, [name = "", ...inner]: readonly string[], value: unknown): void {
  if (inner.length === 0) {
    into[name] = value;
    return;
  }
  const part = { ...(into[name] as Record<string, unknown> | undefined) };
  put(part, inner, value);
  into[name] = part;
}

function asTyped(field: Field, typed: readonly string[]): unknown {
  const { types, schema } = field;
  const [text = ""] = typed;
  if (isFile(field)) return bytesIn(text);
  if (!types.includes("array")) return oneValue(types, text);
  const of = typesOf(schema.items ?? {});
  // A list of plain values: typed again and again, or with commas. One of objects is JSON, or a text that the call reads.
  if (of.length === 0 || of.includes("object")) return oneValue([], text);
  return (typed.length > 1 ? typed : text.split(",")).map((one) => oneValue(of, one.trim()));
}

function oneValue(types: readonly string[], text: string): unknown {
  if (text === "null" && types.includes("null")) return null;
  if (types.includes("string")) return text;
  return readJson(text, text);
}

/** Options of every endpoint, which a field by the same name has to leave to them. */
const reserved: readonly string[] = ["as", "help", "json", "json-out", "out"];

/** A line of the help. */
export function wordsOf(field: Field): string {
  const { types, schema, isNeeded } = field;
  if (reserved.includes(nameOf(field))) return `--json '{"${nameOf(field)}": …}'`;
  const kind = isFile(field) ? "FILE" : (schema.enum?.join("|") ?? types.join("|").toUpperCase());
  const flag = `--${nameOf(field)}${isTick(field) ? "" : ` ${kind || "JSON"}`}`;
  const text = schema.description ? `  ${schema.description}` : "";
  return `${isNeeded ? flag : `[${flag}]`}${text}`;
}
