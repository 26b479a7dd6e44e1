import { expect, it } from "vitest";
import { serverEn } from "#contract/texts/server-en.ts";
import { translationIn } from "#web/ui/translation-in.ts";
import { type Translation, wordsFrom } from "#web/ui/words.ts";
import { fallBack } from "./fall-back.ts";
import { serverTexts } from "./server-texts.ts";

/** A language that somebody has begun: a module, a sentence that takes something, and one text deep inside. */
const begun = {
  shell: { home: "Omah" },
  cart: { title: "Grobag" },
  documents: { order: (number: string) => `Pesenan ${number}` },
  accounts: { login: { title: "Mlebu" } },
};

it("says in English what nobody has translated", () => {
  const texts = fallBack(serverEn, begun);
  expect(texts.documents.order("H-1")).toBe("Pesenan H-1");
  expect(texts.documents.phone("98")).toBe(serverEn.documents.phone("98"));
  expect(texts.accounts.login.title).toBe("Mlebu");
  expect(texts.accounts.login.forgot).toBe(serverEn.accounts.login.forgot);
  expect(texts.accounts.benefits).toEqual(serverEn.accounts.benefits);
  expect(texts.listing).toBe(serverEn.listing);
});

it("does so in browsers, which have no more of the English than a page says", () => {
  const translation = { lang: "hi", texts: begun } as Translation;
  const { login } = wordsFrom(translation, "accounts", serverEn.accounts);
  expect([login.title, login.forgot]).toEqual(["Mlebu", serverEn.accounts.login.forgot]);
  expect(wordsFrom(translation, "listing", serverEn.listing)).toBe(serverEn.listing);
  expect(wordsFrom(null, "accounts", serverEn.accounts)).toBe(serverEn.accounts);
});

it("makes pages on the server of the language's own texts, as browsers do", () => {
  expect(translationIn("hi")?.texts).toBe(serverTexts.hi.texts);
  expect(translationIn("en")).toBeNull();
});

it("takes a list as it is translated, longer or shorter", () => {
  expect(fallBack({ days: ["one", "two"], open: "Open" }, { days: ["telu"] })).toEqual({
    days: ["telu"],
    open: "Open",
  });
});
