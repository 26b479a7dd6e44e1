import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { ActionForm } from "#manage/parts/action-form.tsx";
import { PictureChoose } from "#manage/parts/picture-choose.tsx";
import { goodsOfficeEndpoints } from "#modules/catalogue/products/office-endpoints.ts";
import { Icon } from "#web/ui/icon.tsx";
import { CategoryOptions, type Places } from "../categories/category-options.tsx";
import { BackToGoods } from "./back-to-goods.tsx";
import { GoodsArea, GoodsSelect, GoodsText } from "./goods-field.tsx";

/** What an owner has at once: a photo, and four fields; the others come when there is time. */
export function NewGoodsPage({ places }: { readonly places: Places }) {
  const { shell, refusals } = useOffice();
  const { goodsOffice: words } = textsOf(shell.lang);
  return (
    <>
      <BackToGoods />
      <h1>{words.make}</h1>
      <ActionForm endpoint={goodsOfficeEndpoints.make} input={{}} className="goods-form" hasFiles>
        {(state) => (
          <>
            <div
              className="add-pictures"
              data-chosen
              data-heic={refusals.pictureHeic}
              data-too-large={refusals.pictureLarge}
            >
              <PictureChoose hint={state.isRefused ? words.hint.chooseAgain : words.hint.newPictures} />
              <div data-refused aria-live="polite" />
            </div>
            <GoodsText
              state={state}
              name="title"
              required
              maxLength={200}
              placeholder={words.example.title}
            />
            <GoodsSelect state={state} name="category" required>
              <option value="">{words.choose}</option>
              <CategoryOptions places={places} />
            </GoodsSelect>
            <div className="pair">
              <GoodsText
                state={state}
                name="rupees"
                required
                inputMode="decimal"
                placeholder={words.example.rupees}
              />
              <GoodsText state={state} name="mrp" inputMode="decimal" placeholder={words.example.mrp} />
            </div>
            <GoodsText
              state={state}
              name="pieces"
              inputMode="numeric"
              placeholder={words.example.pieces}
              hint={words.hint.pieces}
            />
            <details className="fold" open={state.isRefused}>
              <summary>
                {words.makeMore} <Icon name="chevron-down" className="turns push" />
              </summary>
              <div className="goods-form">
                <GoodsText state={state} name="sizes" hint={words.hint.sizes} />
                <GoodsText state={state} name="colours" hint={words.hint.colours} />
                <GoodsArea state={state} name="description" />
                <GoodsText state={state} name="titleHi" hint={words.hint.titleHi} maxLength={200} lang="hi" />
              </div>
            </details>
            <div className="save-bar">
              <button type="submit" name="state" value="live" className="button button-primary">
                {words.sell}
              </button>
              <button type="submit" name="state" value="draft" className="button button-quiet">
                {words.keep}
              </button>
            </div>
          </>
        )}
      </ActionForm>
    </>
  );
}
