import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { ActionForm } from "#manage/parts/action-form.tsx";
import type { GoodsView } from "#modules/catalogue/goods-view.ts";
import { goodsOfficeEndpoints } from "#modules/catalogue/products/office-endpoints.ts";

/** Put up, take down, and once more the same. */
export function GoodsState({ goods: { id, state, version } }: { readonly goods: GoodsView }) {
  const { goodsOffice: words } = textsOf(useOffice().shell.lang);
  const isLive = state === "live";
  return (
    <div className="goods-actions">
      <ActionForm
        endpoint={goodsOfficeEndpoints.setState}
        input={{ id, seen: version, state: isLive ? "hidden" : "live" }}
      >
        <button type="submit" className={`button ${isLive ? "button-quiet" : "button-primary"}`}>
          {isLive ? words.hide : state === "draft" ? words.sell : words.showAgain}
        </button>
      </ActionForm>
      <ActionForm endpoint={goodsOfficeEndpoints.copy} input={{ id }}>
        <button type="submit" className="button button-quiet" title={words.copyHint}>
          {words.copy}
        </button>
      </ActionForm>
    </div>
  );
}
