import { formatRupees } from "#contract/format/money.ts";
import { mostOfOne } from "#contract/limits.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { AsWritten } from "#manage/parts/as-written.tsx";
import { DraftButton } from "#manage/parts/draft-button.tsx";
import { addPress, choiceOf, removePress } from "#manage/parts/draft-rows.ts";
import { Section } from "#manage/parts/section.tsx";
import { Field, SelectField, TextField } from "#web/ui/field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Thumb } from "#web/ui/thumb.tsx";
import { type DraftLine, lineName, type OrderDraft } from "./order-draft.ts";

type DraftGoodsProps = {
  readonly draft: OrderDraft;
  readonly lines: readonly DraftLine[];
  readonly search: string;
};

/** What is bought, and the search for more of it. */
export function DraftGoods({ draft, lines, search }: DraftGoodsProps) {
  const { words, problem } = useOffice();
  const { newOrder } = words;
  const error = problem?.field === "items" ? problem.message : undefined;
  const focus = { autoFocus: error !== undefined };
  const offered = search === "" ? draft.found.filter(isLeft).slice(0, mostOffered) : draft.found;
  return (
    <div id="goods">
      <Section title={newOrder.goods}>
        {lines.length > 0 && (
          <ol className="rows">
            {lines.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name than its place
              <Line key={at} at={at} line={line} shown={draft.lines[at]} />
            ))}
          </ol>
        )}
        <div className="with-button">
          <Field label={newOrder.search} required error={error} className="named-by-title">
            {({ required: _, ...aria }) => (
              <input
                {...aria}
                className="input"
                placeholder={newOrder.search}
                name="search"
                type="search"
                maxLength={100}
                defaultValue={search}
                autoComplete="off"
                {...focus}
                data-key="search"
              />
            )}
          </Field>
          <DraftButton to={officePath("new-order#goods")} press="look">
            {newOrder.searchButton}
          </DraftButton>
        </div>
        {search !== "" && draft.found.length === 0 && <p className="muted">{newOrder.nothingFound}</p>}
        {offered.length > 0 && search === "" && <h3 className="often">{newOrder.often}</h3>}
        <ul className="rows">
          {offered.map((goods) => (
            <Found key={goods.productId} goods={goods} />
          ))}
        </ul>
      </Section>
    </div>
  );
}

const mostOffered = 6;

function isLeft({ choices }: OrderDraft["found"][number]): boolean {
  return choices.some(({ free }) => free > 0);
}

type Shown = OrderDraft["lines"][number];
type LineProps = { readonly at: number; readonly line: DraftLine; readonly shown: Shown | undefined };

function Line({ at, line, shown }: LineProps) {
  const { problem, words } = useOffice();
  const { newOrder } = words;
  const goods = shown?.goods;
  const title = goods?.title ?? newOrder.gone;
  const choices = goods?.choices ?? [];
  const isPlain = choices.length === 1;
  // Nobody is told off for what there was no time to choose yet.
  const why = isPlain || line.choice !== "" || problem ? (shown?.why ?? undefined) : undefined;
  return (
    <li className="row draft-line">
      <input type="hidden" name={lineName(at, "productId")} value={line.productId} />
      <p className="draft-head">
        <Thumb picture={goods?.picture ?? null} />
        <b className="grow">
          <AsWritten text={title} />
        </b>
        {shown?.paise != null && <span className="sum">{formatRupees(shown.paise)}</span>}
        <DraftButton
          to={officePath("new-order#goods")}
          press={removePress(at)}
          className="icon-button"
          label={newOrder.remove(title)}
        >
          <Icon name="trash" />
        </DraftButton>
      </p>
      <div className="draft-choice">
        {isPlain || choices.length === 0 ? (
          <input type="hidden" name={lineName(at, "choice")} value={line.choice} />
        ) : (
          <SelectField
            label={newOrder.choice}
            name={lineName(at, "choice")}
            defaultValue={line.choice}
            required
            error={why}
          >
            <option value="">{newOrder.choose}</option>
            {choices.map((choice) => (
              <option key={choiceOf(choice)} value={choiceOf(choice)}>
                {newOrder.choiceOf(
                  [choice.colour, choice.size].filter(Boolean).join(", "),
                  choice.free,
                  formatRupees(choice.unitPaise),
                )}
              </option>
            ))}
          </SelectField>
        )}
        <TextField
          label={newOrder.quantity}
          name={lineName(at, "quantity")}
          type="number"
          inputMode="numeric"
          min={1}
          max={mostOfOne}
          defaultValue={line.quantity}
          required
          error={isPlain || choices.length === 0 ? why : undefined}
        />
      </div>
    </li>
  );
}

function Found({ goods }: { readonly goods: OrderDraft["found"][number] }) {
  const { newOrder } = useOffice().words;
  const { productId, title, picture, unitPaise, choices } = goods;
  const free = choices.reduce((sum, one) => sum + one.free, 0);
  return (
    <li className="row goods">
      <Thumb picture={picture} />
      <span className="grow">
        <b>
          <AsWritten text={title} />
        </b>
        <span className="row-facts">
          {formatRupees(unitPaise)} · {newOrder.left(free)}
        </span>
      </span>
      {free > 0 && (
        <DraftButton
          to={officePath("new-order#goods")}
          press={addPress(productId)}
          className="button button-quiet button-small"
          label={newOrder.addGoods(title)}
        >
          {newOrder.add}
        </DraftButton>
      )}
    </li>
  );
}
