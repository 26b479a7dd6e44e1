import { type Outcome, success } from "#contract/outcome.ts";
import type { PrintedFile } from "../service.ts";

export function asFile(printed: Outcome<PrintedFile>) {
  return printed.ok ? success({ file: printed.value }) : printed;
}
