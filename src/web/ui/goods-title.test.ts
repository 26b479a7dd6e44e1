import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { hi } from "#contract/texts/hi.ts";
import { useGoodsName } from "./goods-title.tsx";
import { TranslationContext } from "./words.ts";

function Sentence(of: { readonly title: string; readonly titleHi?: string }) {
  return useGoodsName()(of);
}

const said = (isHindi: boolean, of: { title: string; titleHi?: string }) =>
  renderToStaticMarkup(
    createElement(TranslationContext, { value: isHindi ? hi : null }, createElement(Sentence, of)),
  );

it("names goods in the page's language, where they have a name in it", () => {
  const both = { title: "Soy Candle", titleHi: "सोया मोमबत्ती" };
  expect([said(true, both), said(false, both)]).toEqual(["सोया मोमबत्ती", "Soy Candle"]);
  expect(said(true, { title: "Soy Candle" })).toBe("Soy Candle");
});
