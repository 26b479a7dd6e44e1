import { success } from "#contract/outcome.ts";

/** The same fields by name and under `data`, as the documented readers expect one or the other. */
export function byBothNames<Fields extends object>(fields: Fields) {
  return success({ ...fields, data: fields });
}
