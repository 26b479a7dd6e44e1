import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { ActionForm } from "#manage/parts/action-form.tsx";
import { FoldSummary } from "#manage/parts/fold-summary.tsx";
import type { GoodsView } from "#modules/catalogue/goods-view.ts";
import { goodsEndpoints } from "#modules/catalogue/products/endpoints.ts";
import { Icon } from "#web/ui/icon.tsx";
import { GoodsText } from "./goods-field.tsx";
import { goodsSummaries } from "./goods-summaries.ts";

export const choiceEndpoints: readonly string[] = [
  goodsEndpoints.addChoice.name,
  goodsEndpoints.removeChoice.name,
];

/** Colours and sizes that come and go; the last one stays. Open while one goes on adding them. */
export function GoodsChoices({ goods }: { readonly goods: GoodsView }) {
  const { shell, problem, search } = useOffice();
  const { goodsOffice: words } = textsOf(shell.lang);
  const { id, version: seen, colours, sizes } = goods;
  const isOpen = choiceEndpoints.includes(problem?.call ?? "") || search.get("open") === "choices";
  return (
    <details className="fold" open={isOpen}>
      <summary>
        {words.choicesTitle} <FoldSummary said={goodsSummaries.choices(goods, words)} />
        <Icon name="chevron-down" className="turns push" />
      </summary>
      <TakeAway goods={goods} field="colour" names={colours.map(({ name }) => name)} />
      <ActionForm
        endpoint={goodsEndpoints.addChoice}
        input={{ id, seen, of: "colour" }}
        className="add-choice"
      >
        {(state) => (
          <>
            <GoodsText state={state} name="colour" required maxLength={40} />
            <button type="submit" className="button button-quiet">
              {words.addColour}
            </button>
          </>
        )}
      </ActionForm>
      <TakeAway goods={goods} field="size" names={sizes} />
      <ActionForm endpoint={goodsEndpoints.addChoice} input={{ id, seen, of: "size" }} className="add-choice">
        {(state) => (
          <>
            <GoodsText state={state} name="size" required maxLength={20} />
            <button type="submit" className="button button-quiet">
              {words.addSize}
            </button>
          </>
        )}
      </ActionForm>
    </details>
  );
}

type TakeAwayProps = {
  readonly goods: GoodsView;
  readonly field: "colour" | "size";
  readonly names: readonly string[];
};

function TakeAway({ goods: { id, version }, field, names }: TakeAwayProps) {
  const { goodsOffice: words } = textsOf(useOffice().shell.lang);
  if (names.length < 2) return null;
  return (
    <ul className="choice-names">
      {names.map((name) => (
        <li key={name}>
          <ActionForm endpoint={goodsEndpoints.removeChoice} input={{ id, seen: version, [field]: name }}>
            <button type="submit" className="button button-quiet button-small" aria-label={words.take(name)}>
              {name} <Icon name="close" />
            </button>
          </ActionForm>
        </li>
      ))}
    </ul>
  );
}
