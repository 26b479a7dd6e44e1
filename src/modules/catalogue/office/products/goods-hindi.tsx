import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import type { ActionState } from "#manage/parts/action-form.tsx";
import { FoldSummary } from "#manage/parts/fold-summary.tsx";
import type { GoodsView } from "#modules/catalogue/goods-view.ts";
import { Icon } from "#web/ui/icon.tsx";
import { GoodsArea, GoodsText } from "./goods-field.tsx";
import { goodsSummaries } from "./goods-summaries.ts";

type HindiWordsProps = { readonly goods: GoodsView; readonly state: ActionState };

/** The same words for who reads the shop in Hindi. */
export function HindiWords({ goods, state }: HindiWordsProps) {
  const { goodsOffice: words } = textsOf(useOffice().shell.lang);
  const { titleHi, descriptionHi, highlightsHi } = goods;
  return (
    <details className="fold" open={state.isRefused}>
      <summary>
        {words.hindi} <FoldSummary said={goodsSummaries.hindi(goods, words)} />
        <Icon name="chevron-down" className="turns push" />
      </summary>
      <div className="goods-form">
        <GoodsText
          state={state}
          name="titleHi"
          now={titleHi}
          hint={words.hint.titleHi}
          maxLength={200}
          lang="hi"
        />
        <GoodsArea state={state} name="descriptionHi" now={descriptionHi} maxLength={5000} lang="hi" />
        <GoodsArea
          state={state}
          name="highlightsHi"
          now={highlightsHi.join("\n")}
          hint={words.hint.highlights}
          lang="hi"
        />
      </div>
    </details>
  );
}
