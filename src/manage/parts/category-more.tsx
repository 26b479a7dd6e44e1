import type { AnswerOf } from "#contract/call.ts";
import { categoriesCalls } from "#contract/calls/categories.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { FieldError } from "#web/ui/field-error.tsx";
import { pictureUrl } from "#web/ui/picture-url.ts";
import { useOffice } from "../frame/office-context.ts";
import { DeedFold } from "./deed-fold.tsx";
import { DeedForm } from "./deed-form.tsx";
import { Section } from "./section.tsx";

export type KeptCategory = AnswerOf<typeof categoriesCalls.list>["categories"][number];

/** Picture, hiding and taking away: each by itself. */
export function CategoryMore({ category }: { readonly category: KeptCategory }) {
  const { tree: words, stores, look } = textsOf(useOffice().shell.lang).shopPages;
  const { id, version, picture, isHidden } = category;
  const input = { id, seen: version };
  return (
    <>
      <Section title={stores.picture}>
        <DeedForm call={categoriesCalls.setPicture} input={{ id }} className="add-pictures" hasFiles>
          {(state) => (
            <>
              {picture !== "" && (
                <img
                  src={pictureUrl(picture, 320, "webp")}
                  alt={look.now}
                  width={96}
                  height={96}
                  className="own-picture"
                />
              )}
              <label htmlFor="category-picture" className="field-label">
                {look.choose}
              </label>
              <input
                id="category-picture"
                type="file"
                name="picture"
                accept="image/jpeg,image/png,image/webp,image/avif"
                required
              />
              {state.isRefused && <FieldError id="picture-error" text={state.errorOf("picture") ?? ""} />}
              <button type="submit" className="button button-quiet">
                {look.send}
              </button>
            </>
          )}
        </DeedForm>
      </Section>
      <DeedForm call={categoriesCalls.setHidden} input={{ ...input, ...(!isHidden && { hidden: "on" }) }}>
        <button type="submit" className="button button-quiet">
          {isHidden ? words.show : words.hide}
        </button>
      </DeedForm>
      <DeedFold title={words.remove} call={categoriesCalls.remove} input={input} look="danger">
        {() => <p>{words.removeHint}</p>}
      </DeedFold>
    </>
  );
}
