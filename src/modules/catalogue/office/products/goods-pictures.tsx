import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { ActionForm } from "#manage/parts/action-form.tsx";
import { PictureChoose } from "#manage/parts/picture-choose.tsx";
import { PictureRow } from "#manage/parts/picture-row.tsx";
import type { GoodsView } from "#modules/catalogue/goods-view.ts";
import { goodsOfficeEndpoints } from "#modules/catalogue/products/office-endpoints.ts";
import { FieldError } from "#web/ui/field-error.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { RowPicture } from "./row-picture.tsx";

export const pictureEndpoints: readonly string[] = [
  goodsOfficeEndpoints.movePicture.name,
  goodsOfficeEndpoints.describePicture.name,
  goodsOfficeEndpoints.removePicture.name,
];

/** From the phone's camera, in the order in which the shop shows them; what is done with one is folded away. */
export function GoodsPictures({ goods }: { readonly goods: GoodsView }) {
  const { shell, problem, search, refusals } = useOffice();
  const { goodsOffice: words } = textsOf(shell.lang);
  const { id, version, pictures } = goods;
  const isOpen = pictureEndpoints.includes(problem?.call ?? "") || search.get("open") === "pictures";
  return (
    <section aria-label={words.pictures} data-product={id} data-version={version}>
      <div className="picture-strip">
        {pictures.map((picture) => (
          <RowPicture key={picture.file} picture={picture} />
        ))}
      </div>
      <ActionForm
        endpoint={goodsOfficeEndpoints.addPicture}
        input={{ id }}
        className="add-pictures"
        hasFiles
        data-send-pictures
        data-failed={words.notSent}
        data-heic={refusals.pictureHeic}
        data-too-large={refusals.pictureLarge}
      >
        {(state) => (
          <>
            <PictureChoose hint={pictures.length === 0 ? words.hint.pictures : undefined} />
            <ul data-sending className="sending" aria-live="polite" />
            {state.isRefused && <FieldError id="pictures-error" text={state.errorOf("picture") ?? ""} />}
            <button type="submit" className="button button-quiet">
              {words.send}
            </button>
          </>
        )}
      </ActionForm>
      <div className="pictures">
        {pictures.length > 0 && (
          <details className="fold" open={isOpen}>
            <summary>
              {words.arrange} <Icon name="chevron-down" className="turns push" />
            </summary>
            <p className="field-hint">{words.hint.pictures}</p>
            <ol>
              {pictures.map((picture, at) => (
                <PictureRow key={picture.file} goods={goods} picture={picture} at={at} />
              ))}
            </ol>
          </details>
        )}
      </div>
    </section>
  );
}
