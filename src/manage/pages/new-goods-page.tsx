import { shelvesCalls } from "#contract/calls/shelves.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { Icon } from "#web/ui/icon.tsx";
import { useOffice } from "../frame/office-context.ts";
import { BackToGoods } from "../parts/back-to-goods.tsx";
import { CategoryOptions, type Places } from "../parts/category-options.tsx";
import { DeedForm } from "../parts/deed-form.tsx";
import { GoodsArea, GoodsSelect, GoodsText } from "../parts/goods-field.tsx";

/** What an owner knows at once: four fields are needed, the others come when there is time. */
export function NewGoodsPage({ places }: { readonly places: Places }) {
  const { shelves: words } = textsOf(useOffice().shell.lang);
  return (
    <>
      <BackToGoods />
      <h1>{words.make}</h1>
      <p className="setting-lead">{words.makeLead}</p>
      <DeedForm call={shelvesCalls.make} input={{}} className="goods-form">
        {(state) => (
          <>
            <GoodsText state={state} name="title" required maxLength={200} />
            <GoodsSelect state={state} name="category" required>
              <option value="">{words.choose}</option>
              <CategoryOptions places={places} />
            </GoodsSelect>
            <div className="pair">
              <GoodsText state={state} name="rupees" required inputMode="decimal" />
              <GoodsText state={state} name="mrp" inputMode="decimal" />
            </div>
            <GoodsText state={state} name="pieces" inputMode="numeric" />
            <details className="fold" open={state.isRefused}>
              <summary>
                {words.makeMore} <Icon name="chevron-down" className="turns ms-auto" />
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
      </DeedForm>
    </>
  );
}
