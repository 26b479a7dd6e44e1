import { textsOf } from "#contract/texts/texts.ts";
import type { RequestFacts } from "../caller.ts";

type Word = keyof ReturnType<typeof textsOf>["accounts"]["said"];

/** The envelope's message, in the reader's language. */
export function reply({ lang }: RequestFacts, word: Word): { readonly body: { readonly message: string } } {
  return { body: { message: textsOf(lang).accounts.said[word] } };
}

export function replyWith<Fields extends object>(facts: RequestFacts, word: Word, fields: Fields) {
  return { body: { ...reply(facts, word).body, ...replyFields(fields).body } };
}

/** The same fields by name and under `data`, as the documented readers expect one or the other. */
export function replyFields<Fields extends object>(fields: Fields) {
  return { body: { ...fields, data: fields } };
}
