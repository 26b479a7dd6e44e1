import type { AnswerOf } from "#contract/endpoint.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { ActionFold } from "#manage/parts/action-fold.tsx";
import { ActionForm } from "#manage/parts/action-form.tsx";
import { OwnPicture } from "#manage/parts/own-picture.tsx";
import { Section } from "#manage/parts/section.tsx";
import { categoriesEndpoints } from "#modules/catalogue/categories/endpoints.ts";
import { pictureUrl } from "#web/ui/picture-url.ts";

export type KeptCategory = AnswerOf<typeof categoriesEndpoints.list>["categories"][number];

/** Picture, hiding and taking away: each by itself. */
export function CategoryMore({ category }: { readonly category: KeptCategory }) {
  const { tree: words, stores } = textsOf(useOffice().shell.lang).shopPages;
  const { id, version, picture, isHidden } = category;
  const input = { id, seen: version };
  return (
    <>
      <Section title={stores.picture}>
        <OwnPicture
          endpoint={categoriesEndpoints.setPicture}
          input={{ id }}
          of="category"
          now={picture === "" ? undefined : { src: pictureUrl(picture, 320, "webp"), wide: 96, high: 96 }}
        />
      </Section>
      <ActionForm
        endpoint={categoriesEndpoints.setHidden}
        input={{ ...input, ...(!isHidden && { hidden: "on" }) }}
      >
        <button type="submit" className="button button-quiet">
          {isHidden ? words.show : words.hide}
        </button>
      </ActionForm>
      <ActionFold title={words.remove} endpoint={categoriesEndpoints.remove} input={input} look="danger">
        {() => <p>{words.removeHint}</p>}
      </ActionFold>
    </>
  );
}
