import type { AnswerOf } from "#contract/endpoint.ts";
import { categoriesEndpoints } from "#contract/endpoints/categories.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { pictureUrl } from "#web/ui/picture-url.ts";
import { useOffice } from "../frame/office-context.ts";
import { ActionFold } from "./action-fold.tsx";
import { ActionForm } from "./action-form.tsx";
import { OwnPicture } from "./own-picture.tsx";
import { Section } from "./section.tsx";

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
