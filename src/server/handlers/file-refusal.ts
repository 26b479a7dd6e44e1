import type { Failure } from "#contract/outcome.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { textsOf } from "#contract/texts/texts.ts";

/** A file of which one line is refused names it. */
export function fileRefusal(read: Failure, lang: Lang): Failure {
  const { line } = (read.data ?? {}) as { readonly line?: number };
  if (line === undefined) return read;
  const { refusals, bulk } = textsOf(lang);
  return { ...read, message: `${refusals[read.reason]}: ${bulk.fileRow(line)}` };
}
