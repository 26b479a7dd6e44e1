import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Lang } from "#contract/texts/lang.ts";
import type { DetailView } from "#modules/catalogue/catalogue-view.ts";
import { translationIn } from "#web/ui/translation-in.ts";
import { TranslationContext } from "#web/ui/words.ts";
import { PricesWithoutScript } from "./buy-box.tsx";

it("names what costs more in the language of the page", () => {
  const price = { unitPaise: 129_900, oldUnitPaise: null, discount: 0 };
  const product = {
    ...{ unitPaise: 99_900, oldUnitPaise: null, discount: 0, priceVaries: true },
    variants: [
      { colour: "Navy", size: "Free Size", free: 3, price },
      { colour: "Red", size: "Free Size", free: 3 },
    ],
  } as unknown as DetailView;
  const page = (lang: Lang) =>
    renderToStaticMarkup(
      createElement(
        TranslationContext.Provider,
        { value: translationIn(lang) },
        createElement(PricesWithoutScript, { product }),
      ),
    );
  expect(page("en")).toMatch(/>Navy Free Size: .*1,299/);
  expect(page("hi")).toMatch(/>गहरा नीला फ़्री साइज़: .*1,299/);
  expect(page("en")).not.toContain("Red");
});
