import { z } from "zod";
import { type SettingGroup, settingGroups } from "../shop-settings.ts";

/** What somebody who changes a setting is asked: each field with the form that it has. */
export type Shape =
  | { readonly kind: "text"; readonly most: number; readonly isNeeded: boolean; readonly sort: TextSort }
  | { readonly kind: "number"; readonly least: number; readonly most: number; readonly isWhole: boolean }
  | { readonly kind: "rupees" | "tick" }
  | { readonly kind: "choice"; readonly of: readonly string[] }
  | { readonly kind: "list"; readonly of: Shape; readonly most: number }
  | { readonly kind: "words" | "group"; readonly parts: Parts };

export type TextSort = "line" | "page" | "email" | "address" | "colour";
export type Parts = readonly (readonly [name: string, shape: Shape])[];

interface Described {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Described>>;
  readonly items?: Described;
  readonly anyOf?: readonly Described[];
  readonly enum?: readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
}

/** Made of the description of the group, so that a field which is described has its place on the page. */
export function partsOf(group: SettingGroup): Parts {
  const described = z.toJSONSchema(settingGroups[group], { io: "input", unrepresentable: "any" });
  return partsIn(described as Described);
}

function partsIn({ properties = {} }: Described): Parts {
  return Object.entries(properties).map(([name, one]) => [name, shapeOf(name, one)]);
}

function shapeOf(name: string, { anyOf: [either] = [], ...whole }: Described): Shape {
  const one = either ?? whole;
  if (one.enum) return { kind: "choice", of: one.enum.toSorted() };
  switch (one.type) {
    case "object": {
      const isWords = Object.keys(one.properties ?? {}).join() === "en,hi";
      return { kind: isWords ? "words" : "group", parts: partsIn(one) };
    }
    case "array":
      return { kind: "list", of: shapeOf(name, one.items ?? {}), most: one.maxItems ?? 60 };
    case "boolean":
      return { kind: "tick" };
    case "integer":
    case "number": {
      if (name.endsWith("Paise")) return { kind: "rupees" };
      const { minimum: least = 0, maximum: most = 1_000_000, type } = one;
      return { kind: "number", least, most, isWhole: type === "integer" };
    }
    default: {
      const isNeeded = (one.minLength ?? (one.format ? 1 : 0)) > 0;
      return { kind: "text", most: one.maxLength ?? 100, isNeeded: isNeeded && !either, sort: sortOf(one) };
    }
  }
}

function sortOf({ format, pattern = "", maxLength = 0 }: Described): TextSort {
  if (format === "email") return "email";
  if (format === "uri") return "address";
  if (pattern.startsWith("^#")) return "colour";
  return maxLength > 1_000 ? "page" : "line";
}
