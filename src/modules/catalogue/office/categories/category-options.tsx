import type { AnswerOf } from "#contract/endpoint.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { otherLang } from "#manage/parts/as-written.tsx";
import type { goodsOfficeEndpoints } from "#modules/catalogue/products/office-endpoints.ts";

export type Places = AnswerOf<typeof goodsOfficeEndpoints.places>["categories"];

export function CategoryOptions({ places }: { readonly places: Places }) {
  const { lang } = useOffice().shell;
  const tops = [...new Set(places.map(({ top }) => top))];
  return tops.map((top) => (
    <optgroup key={top} label={top} lang={otherLang(top, lang)}>
      {places
        .filter((one) => one.top === top)
        .map(({ id, name }) => (
          <option key={id} value={id} lang={otherLang(name, lang)}>
            {name}
          </option>
        ))}
    </optgroup>
  ));
}
