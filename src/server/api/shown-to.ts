import type { z } from "zod";
import type { Endpoint } from "#contract/endpoint.ts";
import { partWithRight } from "#contract/endpoints/with-right.ts";
import type { Failure } from "#contract/outcome.ts";
import { holds, type Right } from "#contract/rights.ts";
import { modules } from "#modules";
import type { Caller } from "../auth/caller.ts";

/** What the answer of an endpoint says to this caller: the parts that take a right of their own go to who holds it. */
export function shownTo<Value extends object>(
  caller: Caller | null,
  endpoint: Endpoint,
  value: Value,
): Value {
  const cut = cutOf(endpoint.answer);
  if (!cut) return value;
  if (endpoint.documented)
    throw new Error(`${endpoint.name} describes other parts than it is answered with.`);
  return cut(value, (right) => holds(caller, right)) as Value;
}

/** The same of a refusal, which says beside its reason what its endpoint or a module describes, and nothing else. */
export function refusalShownTo(
  caller: Caller | null,
  { documentedRefusal }: Endpoint,
  { data, ...no }: Failure,
): Failure {
  if (documentedRefusal) return { ...no, data };
  const described = dataOf.get(no.reason);
  if (data === undefined || !described) return no;
  const cut = cutOf(described);
  const shown = cut ? cut(data, (right) => holds(caller, right)) : data;
  return shown === undefined ? no : { ...no, data: shown };
}

const dataOf = new Map(modules.flatMap(({ refusalData = {} }) => Object.entries(refusalData)));

type Cut = (value: unknown, may: (right: Right) => boolean) => unknown;

const known = new WeakMap<z.core.$ZodType, { readonly cut: Cut | undefined }>();

/** Nothing where all of it is for whoever may ask. */
function cutOf(schema: z.core.$ZodType): Cut | undefined {
  const found = known.get(schema) ?? { cut: wholeCutOf(schema) };
  known.set(schema, found);
  return found.cut;
}

function wholeCutOf(schema: z.core.$ZodType): Cut | undefined {
  const part = partWithRight(schema);
  const within = cutWithin(schema);
  if (!part) return within;
  return (value, may) => {
    if (!may(part.right)) return part.without(value);
    return within ? within(value, may) : value;
  };
}

function cutWithin(schema: z.core.$ZodType): Cut | undefined {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === "object") return cutOfFields(def.shape);
  if (def.type === "array") {
    const item = cutOf(def.element);
    return item && ((value, may) => (Array.isArray(value) ? value.map((one) => item(one, may)) : value));
  }
  if ("innerType" in def) return cutOf(def.innerType);
  if (partsOf(def).some(cutOf)) throw new Error(`A part with a right of its own stands in a ${def.type}.`);
  return undefined;
}

/** Of what is not cut within: a mark there would be lost. */
function partsOf(def: z.core.$ZodTypes["_zod"]["def"]): readonly z.core.$ZodType[] {
  switch (def.type) {
    case "union":
      return def.options;
    case "record":
      return [def.valueType];
    case "pipe":
      return [def.in, def.out];
    case "tuple":
      return def.items;
    case "intersection":
      return [def.left, def.right];
    default:
      return [];
  }
}

function cutOfFields(shape: Readonly<Record<string, z.core.$ZodType>>): Cut | undefined {
  const cuts = Object.entries(shape).flatMap(([name, of]) => {
    const cut = cutOf(of);
    return cut ? [[name, cut] as const] : [];
  });
  if (cuts.length === 0) return undefined;
  return (value, may) => {
    if (typeof value !== "object" || value === null) return value;
    const shown: Record<string, unknown> = { ...value };
    for (const [name, cut] of cuts) {
      if (!(name in shown)) continue;
      const left = cut(shown[name], may);
      if (left === undefined) delete shown[name];
      else shown[name] = left;
    }
    return shown;
  };
}
