import { shelvesCalls } from "#contract/calls/shelves.ts";
import type { GoodsView } from "#contract/goods-view.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "../frame/office-context.ts";
import { AsWritten } from "./as-written.tsx";
import { DeedForm } from "./deed-form.tsx";
import { Section } from "./section.tsx";
import { variantName } from "./variant-name.ts";

/** Counted together: all or none. */
export function GoodsStock({ goods }: { readonly goods: GoodsView }) {
  const { shelves: words } = textsOf(useOffice().shell.lang);
  return (
    <Section title={words.stockTitle}>
      <DeedForm call={shelvesCalls.count} input={{ id: goods.id }}>
        {(state) => (
          <>
            <p className="field-hint mb-2">{words.hint.pieces}</p>
            <ul className="counts">
              {goods.variants
                .filter(({ isOffered, pieces }) => isOffered || pieces > 0)
                .map((one, at) => {
                  const { colour, size, pieces, held, isOffered, stockVersion } = one;
                  const name = `counts.${at}.pieces`;
                  const error = state.errorOf(name);
                  return (
                    <li key={`${colour}/${size}`}>
                      <label className="count">
                        <span>
                          <AsWritten text={variantName(one) || goods.title} />
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
            <button type="submit" className="button button-quiet">
              {words.saveStock}
            </button>
          </>
        )}
      </DeedForm>
    </Section>
  );
}
