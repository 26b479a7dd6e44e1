import { wordsIn } from "#contract/format/words.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { ActionFold } from "#manage/parts/action-fold.tsx";
import { ActionForm } from "#manage/parts/action-form.tsx";
import { BackTo } from "#manage/parts/back-to.tsx";
import { SaveBar } from "#manage/parts/save-bar.tsx";
import { CodeBadge } from "#modules/promo-codes/office/public/code-badge.tsx";
import { discountEndpoints } from "../endpoints.ts";
import { DiscountFields } from "./discount-fields.tsx";
import { type DiscountForOffice, formatTerms, formatWhen } from "./format-discount.ts";

export function DiscountPage({ discount }: { readonly discount: DiscountForOffice }) {
  const { shell, problem } = useOffice();
  const { automaticDiscounts: words, promoCodes } = textsOf(shell.lang);
  const { id, kind, state, version: seen, isOn } = discount;
  const since = problem?.values?.seen;
  return (
    <>
      <BackTo to="sales/discounts" name={words.title} />
      <h1 className="order-head">
        {wordsIn(discount.name, shell.lang)} <CodeBadge state={state} />
      </h1>
      <p className="below-l muted">
        {[words.kinds[kind].name, formatTerms(discount, shell.lang), formatWhen(discount, shell.lang)].join(
          " · ",
        )}
      </p>
      {since !== undefined && since !== String(seen) && <p className="changed">{words.changed}</p>}
      <ActionForm endpoint={discountEndpoints.turn} input={{ id, seen, ...(!isOn && { on: "1" }) }}>
        <button type="submit" className={`button ${isOn ? "button-quiet" : "button-primary"}`}>
          {isOn ? promoCodes.switchOff : promoCodes.switchOn}
        </button>
      </ActionForm>
      <ActionForm endpoint={discountEndpoints.change} input={{ id, seen }} className="goods-form">
        {(action) => (
          <>
            <DiscountFields state={action} kind={kind} discount={discount} />
            <SaveBar label={words.save} />
          </>
        )}
      </ActionForm>
      <ActionFold
        title={words.removeIt}
        press={promoCodes.remove}
        endpoint={discountEndpoints.remove}
        input={{ id, seen }}
        next={officePath("sales/discounts")}
        look="danger"
      >
        {() => <p>{words.removeHint}</p>}
      </ActionFold>
    </>
  );
}
