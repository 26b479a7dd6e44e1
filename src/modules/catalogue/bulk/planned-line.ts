import type { Planned } from "../rules/bulk/plan-line.ts";
import type { LineRow } from "./bulk-repository.ts";

/** A line with what was found out about it. */
export function plannedLine(line: LineRow, planned: Planned): LineRow {
  const { before, after, problem } = {
    before: undefined,
    after: undefined,
    problem: undefined,
    ...planned,
  };
  return {
    ...line,
    state: planned.state,
    before: before ? JSON.stringify(before) : null,
    after: after ? JSON.stringify(after) : null,
    problem: problem ?? null,
    detail: null,
  };
}
