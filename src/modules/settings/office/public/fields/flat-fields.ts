import type { Parts, Shape } from "#contract/settings/setting-shapes.ts";
import { typedRupees } from "#manage/parts/rupees.ts";

/** Names such as hero.title.en with what stands in their fields; a box that is not ticked has no name. */
export type Flat = Readonly<Record<string, string>>;

export function flatParts(parts: Parts, value: object, before = ""): Flat {
  const fields = value as Readonly<Record<string, unknown>>;
  return Object.assign({}, ...parts.map(([name, shape]) => flat(shape, fields[name], before + name)));
}

function flat(shape: Shape, value: unknown, name: string): Flat {
  switch (shape.kind) {
    case "words":
    case "group":
      return flatParts(shape.parts, (value ?? {}) as object, `${name}.`);
    case "list":
      return Object.assign(
        {},
        ...((value ?? []) as unknown[]).map((one, at) => flat(shape.of, one, `${name}.${at}`)),
      );
    case "tick":
      return value === true ? { [name]: "on" } : {};
    case "rupees":
      return { [name]: typeof value === "number" ? typedRupees(value) : "" };
    default:
      return { [name]: value === undefined ? "" : String(value) };
  }
}

/** How many a list has, by the names of its fields. */
export function countIn(fields: Flat, list: string): number {
  const places = Object.keys(fields)
    .filter((name) => name.startsWith(`${list}.`))
    .map((name) => Number(/^\d{1,2}/.exec(name.slice(list.length + 1))?.[0] ?? -1));
  return 1 + Math.max(-1, ...places);
}

/** A row as it is before anybody has typed something. */
export function blankRow({ of }: Extract<Shape, { kind: "list" }>, name: string): Flat {
  return flat(
    of.kind === "choice" ? { kind: "choice", of: [] } : of,
    of.kind === "choice" ? of.of[0] : {},
    name,
  );
}
