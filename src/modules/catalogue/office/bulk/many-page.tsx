import { inSentences } from "#contract/format/in-sentences.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { ActionField } from "#manage/parts/action-field.tsx";
import type { ActionState } from "#manage/parts/action-form.tsx";
import { RadioRow } from "#manage/parts/radio-row.tsx";
import { endings } from "#modules/catalogue/bulk-view.ts";
import { goodsStates } from "#modules/catalogue/goods-view.ts";
import { SelectField } from "#web/ui/field.tsx";
import { CategoryOptions, type Places } from "../categories/category-options.tsx";
import { BackToGoods } from "../products/back-to-goods.tsx";
import { BulkFold, type Chosen } from "./bulk-fold.tsx";

type ManyPageProps = {
  /** How many are named; none where all are meant that fit. */
  readonly count: number | undefined;
  readonly chosen: Chosen;
  readonly places: Places;
};

/** What shall be done to what was chosen: price first, as that is what owners do most. */
export function ManyPage({ count, chosen, places }: ManyPageProps) {
  const { shell } = useOffice();
  const { bulk: words } = textsOf(shell.lang);
  const { field, hint } = words;
  const ending = (state: ActionState) => (
    <SelectField
      label={field.ending}
      name="ending"
      required
      defaultValue={state.typedOf("ending") ?? "rupee"}
    >
      {[...endings].reverse().map((one) => (
        <option key={one} value={one}>
          {words.ending[one]}
        </option>
      ))}
    </SelectField>
  );
  return (
    <>
      <BackToGoods />
      <h1>{words.what}</h1>
      <p className="muted">
        {inSentences(shell.lang, [
          count === undefined ? words.chosenAll : words.chosen(count),
          words.lookHint,
        ])}
      </p>
      <BulkFold action="price" chosen={chosen} isFirst>
        {(state) => (
          <>
            <RadioRow
              state={state}
              name="way"
              legend={field.way}
              choices={{ up: words.way.up, down: words.way.down }}
            />
            <ActionField
              state={state}
              name="amount"
              label={field.amount}
              hint={hint.mrp}
              required
              inputMode="decimal"
              autoComplete="off"
            />
            <RadioRow state={state} name="by" legend={field.by} choices={words.by} />
            {ending(state)}
          </>
        )}
      </BulkFold>
      <BulkFold action="discount" chosen={chosen}>
        {(state) => (
          <>
            <ActionField
              state={state}
              name="amount"
              label={field.percentOff}
              hint={hint.discount}
              required
              inputMode="decimal"
              autoComplete="off"
            />
            {ending(state)}
          </>
        )}
      </BulkFold>
      <BulkFold action="sale" chosen={chosen}>
        {(state) => (
          <>
            <ActionField
              state={state}
              name="amount"
              label={field.percentOff}
              hint={hint.sale}
              required
              inputMode="decimal"
              autoComplete="off"
            />
            <ActionField
              state={state}
              name="beginsAt"
              label={field.beginsAt}
              hint={hint.beginsAt}
              type="datetime-local"
            />
            <ActionField
              state={state}
              name="endsAt"
              label={field.endsAt}
              hint={hint.endsAt}
              type="datetime-local"
            />
          </>
        )}
      </BulkFold>
      <BulkFold action="category" chosen={chosen}>
        {(state) => (
          <SelectField
            label={field.category}
            name="to"
            required
            defaultValue={state.typedOf("to")}
            error={state.errorOf("category") ?? state.errorOf("to")}
          >
            <CategoryOptions places={places} />
          </SelectField>
        )}
      </BulkFold>
      <BulkFold action="state" chosen={chosen}>
        {(state) => (
          <RadioRow
            state={state}
            name="to"
            legend={field.state}
            choices={Object.fromEntries(goodsStates.map((one) => [one, words.state[one]]))}
          />
        )}
      </BulkFold>
      <BulkFold action="stock" chosen={chosen}>
        {(state) => (
          <>
            <RadioRow
              state={state}
              name="way"
              legend={field.way}
              choices={{ add: words.way.add, set: words.way.set }}
            />
            <ActionField
              state={state}
              name="pieces"
              label={field.pieces}
              hint={hint.stock}
              required
              inputMode="numeric"
              autoComplete="off"
            />
          </>
        )}
      </BulkFold>
    </>
  );
}
