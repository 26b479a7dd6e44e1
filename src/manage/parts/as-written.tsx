import type { Lang } from "#contract/texts/lang.ts";
import { useOffice } from "../frame/office-context.ts";

/** What somebody wrote, marked where that is in another language than the page. */
export function AsWritten({ text }: { readonly text: string }) {
  const { lang } = useOffice().shell;
  const written = writtenIn(text);
  return written === undefined || written === lang ? text : <span lang={written}>{text}</span>;
}

/** By its letters; figures, sizes and signs are read alike in both. */
export function writtenIn(text: string): Lang | undefined {
  if (/[\u0900-\u097f]/.test(text)) return "hi";
  return /[a-z]{3}/i.test(text) ? "en" : undefined;
}
