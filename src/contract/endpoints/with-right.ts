import type { z } from "zod";
import type { Right } from "../rights.ts";

export interface PartWithRight {
  readonly right: Right;
  /** What is left of it for whoever lacks the right. */
  readonly without: (value: unknown) => unknown;
}

const marked = new WeakMap<z.core.$ZodType, PartWithRight>();

/** What the description of an answer says of this part alone. */
export function partWithRight(schema: z.core.$ZodType): PartWithRight | undefined {
  return marked.get(schema);
}

/** A part of an answer that takes a right of its own: whoever lacks it is answered without. */
export function withRight<S extends z.ZodType>(right: Right, schema: S): z.ZodOptional<S> {
  return mark(schema.optional(), { right, without: () => undefined });
}

/** The same of what is null then, or what is left of it. */
export function nullWithout<S extends z.ZodType>(
  right: Right,
  schema: S,
  without: (value: z.output<S> | null) => unknown = () => null,
): z.ZodNullable<S> {
  return mark(schema.nullable(), { right, without: without as PartWithRight["without"] });
}

function mark<S extends z.ZodType>(schema: S, part: PartWithRight): S {
  const described = schema.meta({ description: `Only for who holds ${part.right}`, ...schema.meta() });
  marked.set(described, part);
  return described;
}
