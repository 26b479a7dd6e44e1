import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { textsOf } from "#contract/texts/texts.ts";
import { type Office, OfficeContext } from "#manage/frame/office-context.ts";
import { UnnamedTax } from "./product-page.tsx";

it.each(["en", "hi"] as const)(
  "names in %s what a product pays without a rate of its own, and why",
  (lang) => {
    const { goodsOffice, taxes } = textsOf(lang);
    const said = (hsn: string | null) => {
      const office = { shell: { lang } } as unknown as Office;
      const part = createElement(UnnamedTax, { goods: { id: "kurta", hsn }, percent: 18 });
      return renderToStaticMarkup(createElement(OfficeContext.Provider, { value: office }, part));
    };
    expect(said(null)).toContain(goodsOffice.unnamedTax.noCode(taxes.percent(18)));
    expect(said("8306")).toContain(goodsOffice.unnamedTax.unknownCode("8306", taxes.percent(18)));
    expect(said("8306")).toContain('href="#facts"');
  },
);
