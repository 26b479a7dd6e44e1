import { textsOf } from "#contract/texts/texts.ts";
import type { RequestFacts } from "../caller.ts";

type Word = keyof ReturnType<typeof textsOf>["accounts"]["said"];

/** The envelope's message, in the reader's language. */
export function said({ lang }: RequestFacts, word: Word): { readonly body: { readonly message: string } } {
  return { body: { message: textsOf(lang).accounts.said[word] } };
}

export function told(facts: RequestFacts, word: Word, fields: object) {
  return { body: { ...said(facts, word).body, ...given(fields).body } };
}

/** The same fields by name and under `data`, as the documented readers expect one or the other. */
export function given(fields: object) {
  return { body: { ...fields, data: fields } };
}
