import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Parts } from "#contract/settings/setting-shapes.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { type Office, OfficeContext } from "#manage/frame/office-context.ts";
import { RowParts } from "./row-parts.tsx";
import { SettingContext, type SettingsShown } from "./setting-context.ts";

const parts = [["title", { kind: "words" }]] as unknown as Parts;

function lineIn(lang: Lang, fields: Readonly<Record<string, string>>): string | undefined {
  const setting = { fields, action: {}, choices: {} } as unknown as SettingsShown;
  const row = createElement(RowParts, { own: "reasons.0", parts, part: () => null });
  const page = renderToStaticMarkup(
    createElement(
      OfficeContext.Provider,
      { value: { shell: { lang } } as unknown as Office },
      createElement(SettingContext.Provider, { value: setting }, row),
    ),
  );
  return /truncate">([^<]*)</.exec(page)?.[1];
}

it("names a row in the language of the page, and in English where there is nothing else", () => {
  const fields = { "reasons.0.title.en": "Fast delivery", "reasons.0.title.hi": "तेज़ डिलीवरी" };
  expect(lineIn("en", fields)).toBe("Fast delivery");
  expect(lineIn("hi", fields)).toBe("तेज़ डिलीवरी");
  expect(lineIn("hi", { ...fields, "reasons.0.title.hi": "" })).toBe("Fast delivery");
});
