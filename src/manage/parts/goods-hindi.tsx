import type { GoodsView } from "#contract/goods-view.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { Icon } from "#web/ui/icon.tsx";
import { useOffice } from "../frame/office-context.ts";
import type { ActionState } from "./action-form.tsx";
import { FoldSaid } from "./fold-said.tsx";
import { GoodsArea, GoodsText } from "./goods-field.tsx";
import { goodsSaid } from "./goods-said.ts";

type HindiWordsProps = { readonly goods: GoodsView; readonly state: ActionState };

/** The same words for who reads the shop in Hindi. */
export function HindiWords({ goods, state }: HindiWordsProps) {
  const { shelves: words } = textsOf(useOffice().shell.lang);
  const { titleHi, descriptionHi, highlightsHi } = goods;
  return (
    <details className="fold" open={state.isRefused}>
      <summary>
        {words.hindi} <FoldSaid said={goodsSaid.hindi(goods, words)} />
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
