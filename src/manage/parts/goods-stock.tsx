import { shelvesCalls } from "#contract/calls/shelves.ts";
import type { GoodsView } from "#contract/goods-view.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { Icon } from "#web/ui/icon.tsx";
import { useOffice } from "../frame/office-context.ts";
import { AsWritten } from "./as-written.tsx";
import { DeedForm, useDeed } from "./deed-form.tsx";
import { Section } from "./section.tsx";
import { variantName } from "./variant-name.ts";

/** Of this many and more choices the numbers are folded away. */
const many = 6;

/** How many there are, before anything else of a product. */
export function GoodsStock({ goods }: { readonly goods: GoodsView }) {
  const { shelves: words } = textsOf(useOffice().shell.lang);
  const counted = goods.variants.filter(({ isOffered, pieces }) => isOffered || pieces > 0);
  const { isRefused } = useDeed(shelvesCalls.count, { id: goods.id });
  const counts = <StockCounts goods={goods} counted={counted} />;
  const sum = counted.reduce((all, { pieces }) => all + pieces, 0);
  return (
    <Section title={words.stockTitle}>
      {counted.length < many ? (
        counts
      ) : (
        <details className="fold" open={isRefused}>
          <summary>
            {words.stockOf(sum, counted.length)} <Icon name="chevron-down" className="turns ms-auto" />
          </summary>
          {counts}
        </details>
      )}
    </Section>
  );
}

type StockCountsProps = {
  readonly goods: GoodsView;
  readonly counted: GoodsView["variants"];
};

/** Counted together: all or none. */
function StockCounts({ goods, counted }: StockCountsProps) {
  const { shelves: words } = textsOf(useOffice().shell.lang);
  return (
    <DeedForm call={shelvesCalls.count} input={{ id: goods.id }} className="counting">
      {(state) => (
        <>
          <ul className="counts">
            {counted.map((one, at) => {
              const { colour, size, pieces, held, isOffered, stockVersion } = one;
              const name = `counts.${at}.pieces`;
              const error = state.errorOf(name);
              return (
                <li key={`${colour}/${size}`}>
                  <label className="count">
                    <span>
                      {variantName(one) ? <AsWritten text={variantName(one)} /> : words.field.pieces}
                      <span className="row-facts">
                        {[held > 0 && words.held(held), !isOffered && words.notOffered]
                          .filter(Boolean)
                          .join(" · ")}
                      </span>
                    </span>
                    <input
                      className="input"
                      name={name}
                      inputMode="numeric"
                      pattern="[0-9]{1,7}"
                      required
                      defaultValue={state.typedOf(name) ?? pieces}
                      aria-invalid={error ? true : undefined}
                      autoComplete="off"
                    />
                  </label>
                  {error && <p className="field-error">{error}</p>}
                  <input type="hidden" name={`counts.${at}.colour`} value={colour} />
                  <input type="hidden" name={`counts.${at}.size`} value={size} />
                  <input type="hidden" name={`counts.${at}.seen`} value={stockVersion} />
                </li>
              );
            })}
          </ul>
          <p className="field-hint">{words.hint.pieces}</p>
          <button type="submit" className="button button-quiet">
            {words.saveStock}
          </button>
        </>
      )}
    </DeedForm>
  );
}
