import { parseRupees } from "#contract/format/money.ts";
import type { Parts, Shape } from "#contract/settings/setting-shapes.ts";
import { countIn, type Flat } from "./flat-fields.ts";

/** What a form says as the call is told it; what cannot be read is told so that the call refuses it by name. */
export function readParts(parts: Parts, fields: Flat, before = ""): Record<string, unknown> {
  return Object.fromEntries(parts.map(([name, shape]) => [name, read(shape, fields, before + name)]));
}

function read(shape: Shape, fields: Flat, name: string): unknown {
  const typed = fields[name] ?? "";
  switch (shape.kind) {
    case "words":
    case "group":
      return readParts(shape.parts, fields, `${name}.`);
    case "list":
      return Array.from({ length: countIn(fields, name) }, (_, at) =>
        read(shape.of, fields, `${name}.${at}`),
      );
    case "tick":
      return typed !== "";
    case "rupees":
      return parseRupees(typed) ?? "";
    case "number":
      return typed.trim() === "" || Number.isNaN(Number(typed)) ? "" : Number(typed);
    case "choice":
      return typed;
    case "text":
      return shape.sort === "page"
        ? typed.replaceAll("\r\n", "\n")
        : typed.replace(/(?<!\s)\s*[\r\n]\s*/g, " ");
  }
}
