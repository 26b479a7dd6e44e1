/** What browsers and server know of a language; its texts stand beside it, in `texts.ts` and `server-texts.ts`. */
interface Language<Code extends string> {
  /** Two small letters: of `<html lang>`, of the cookie, and before the path of its pages. */
  readonly code: Code;
  /** As those who read it call it. */
  readonly name: string;
  /** Letters that no other language here is written in: they tell it where nothing else does. */
  readonly letters?: RegExp;
  /** What ends a sentence, where that is no full stop. */
  readonly stop?: string;
}

export function defineLanguage<const Code extends string>(language: Language<Code>): Language<Code> {
  return language;
}
