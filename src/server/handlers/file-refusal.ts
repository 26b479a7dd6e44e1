import type { Failure } from "#contract/outcome.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { textsOf } from "#contract/texts/texts.ts";

/** A file that is broken names the line. */
export function fileRefusal(read: Failure, lang: Lang): Failure {
  if (read.reason !== "tableBroken") return read;
  const { refusals, bulk } = textsOf(lang);
  const { line } = read.data as { readonly line: number };
  return { ...read, message: `${refusals.tableBroken}: ${bulk.fileRow(line)}` };
}
