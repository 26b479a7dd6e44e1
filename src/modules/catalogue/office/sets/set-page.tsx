import type { AnswerOf } from "#contract/endpoint.ts";
import { formatRupees } from "#contract/format/money.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { AsWritten } from "#manage/parts/as-written.tsx";
import { BackTo } from "#manage/parts/back-to.tsx";
import { DraftButton } from "#manage/parts/draft-button.tsx";
import { addPress, choiceOf, removePress } from "#manage/parts/draft-rows.ts";
import { SaveBar } from "#manage/parts/save-bar.tsx";
import type { GoodsView } from "#modules/catalogue/goods-view.ts";
import { mostParts } from "#modules/catalogue/rules/sets.ts";
import { setsEndpoints } from "#modules/catalogue/sets/endpoints.ts";
import { Field, SelectField, TextField } from "#web/ui/field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Thumb } from "#web/ui/thumb.tsx";
import { variantName } from "../public/variant-name.ts";
import { type DraftPart, partName } from "./set-draft.ts";

export type Candidate = AnswerOf<typeof setsEndpoints.choose>["found"][number];

type SetPageProps = {
  readonly goods: GoodsView;
  readonly parts: readonly DraftPart[];
  /** The goods of these parts, as far as they can be some. */
  readonly named: readonly Candidate[];
  readonly found: readonly Candidate[];
  readonly search: string;
  readonly seen: string;
};

/** What a set consists of: one form, in which every button but the last shows it again with all that was typed. */
export function SetPage({ goods, parts, named, found, search, seen }: SetPageProps) {
  const { shell, words: office } = useOffice();
  const { set: words } = textsOf(shell.lang).goodsOffice;
  const { newOrder } = office;
  return (
    <>
      <BackTo to={`goods/${goods.id}`} name={goods.title} />
      <h1>{words.title}</h1>
      <p className="setting-lead">{words.lead}</p>
      <form method="post" className="new-order" noValidate>
        {/* Enter in a field presses the first button there is. */}
        <DraftButton press="look" className="sr-only" isHidden>
          {newOrder.searchButton}
        </DraftButton>
        <input type="hidden" name="call" value={setsEndpoints.change.name} />
        <input type="hidden" name="id" value={goods.id} />
        <input type="hidden" name="seen" value={seen} />
        <ol className="rows" aria-label={words.parts}>
          {parts.map((part, at) => (
            <Part
              // biome-ignore lint/suspicious/noArrayIndexKey: a part has no other name than its place
              key={at}
              at={at}
              part={part}
              known={named.find((one) => one.productId === part.productId)}
            />
          ))}
        </ol>
        {parts.length < mostParts && (
          <div className="with-button above-m">
            <Field label={words.search} required className="named-by-title">
              {({ required: _, ...aria }) => (
                <input
                  {...aria}
                  className="input"
                  placeholder={words.search}
                  name="search"
                  type="search"
                  maxLength={100}
                  defaultValue={search}
                  autoComplete="off"
                />
              )}
            </Field>
            <DraftButton press="look">{newOrder.searchButton}</DraftButton>
          </div>
        )}
        {search !== "" && found.length === 0 && <p className="muted">{newOrder.nothingFound}</p>}
        <ul className="rows">
          {parts.length < mostParts && found.map((one) => <Found key={one.productId} goods={one} />)}
        </ul>
        <SaveBar label={words.save} />
      </form>
      {goods.isSet && (
        <form method="post" className="above-m">
          <input type="hidden" name="id" value={goods.id} />
          <input type="hidden" name="seen" value={goods.version} />
          <button type="submit" name="call" value={setsEndpoints.change.name} className="button button-quiet">
            {words.apart}
          </button>
        </form>
      )}
    </>
  );
}

type PartProps = {
  readonly at: number;
  readonly part: DraftPart;
  readonly known: Candidate | undefined;
};

function Part({ at, part, known }: PartProps) {
  const { shell, words: office, problem } = useOffice();
  const { set: words } = textsOf(shell.lang).goodsOffice;
  const { newOrder } = office;
  const title = known?.title ?? newOrder.gone;
  const choices = known?.choices ?? [];
  const error = problem?.field?.startsWith(`parts.${at}`) ? problem.message : undefined;
  const [only] = choices.length === 1 ? choices : [];
  return (
    <li className="row draft-line">
      <input type="hidden" name={partName(at, "productId")} value={part.productId} />
      <p className="draft-head">
        <Thumb picture={known?.picture ?? null} />
        <b className="grow">
          <AsWritten text={title} />
        </b>
        <DraftButton press={removePress(at)} className="icon-button" label={newOrder.remove(title)}>
          <Icon name="trash" />
        </DraftButton>
      </p>
      <div className="draft-choice">
        {only || choices.length === 0 ? (
          <input type="hidden" name={partName(at, "choice")} value={only ? choiceOf(only) : part.choice} />
        ) : (
          <SelectField
            label={newOrder.choice}
            name={partName(at, "choice")}
            defaultValue={part.choice}
            required
            error={error}
          >
            <option value="">{newOrder.choose}</option>
            {choices.map((choice) => (
              <option key={choiceOf(choice)} value={choiceOf(choice)}>
                {newOrder.choiceOf(variantName(choice), choice.free, formatRupees(choice.unitPaise))}
              </option>
            ))}
          </SelectField>
        )}
        <TextField
          label={words.pieces}
          name={partName(at, "pieces")}
          type="number"
          inputMode="numeric"
          min={1}
          max={10}
          defaultValue={part.pieces}
          required
          error={choices.length > 1 ? undefined : error}
        />
      </div>
    </li>
  );
}

function Found({ goods: { productId, title, picture, choices } }: { readonly goods: Candidate }) {
  const { newOrder } = useOffice().words;
  const least = Math.min(...choices.map(({ unitPaise }) => unitPaise));
  const free = choices.reduce((sum, one) => sum + one.free, 0);
  return (
    <li className="row goods">
      <Thumb picture={picture} />
      <span className="grow">
        <b>
          <AsWritten text={title} />
        </b>
        <span className="row-facts">
          {formatRupees(least)} · {newOrder.left(free)}
        </span>
      </span>
      <DraftButton
        press={addPress(productId)}
        className="button button-quiet button-small"
        label={newOrder.addGoods(title)}
      >
        {newOrder.add}
      </DraftButton>
    </li>
  );
}
