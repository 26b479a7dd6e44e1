import type { AnswerOf } from "#contract/endpoint.ts";
import { wordsIn } from "#contract/format/words.ts";
import { roleHolds } from "#contract/rights.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { ActionForm } from "#manage/parts/action-form.tsx";
import { BackTo } from "#manage/parts/back-to.tsx";
import { Section } from "#manage/parts/section.tsx";
import type { GoodsView } from "#modules/catalogue/goods-view.ts";
import { goodsOfficeEndpoints } from "#modules/catalogue/products/office-endpoints.ts";
import { formatBands } from "#modules/pricing/office/public/format-rates.ts";
import { taxEndpoints } from "#modules/pricing/taxes-endpoints.ts";
import { TextField } from "#web/ui/field.tsx";
import { day } from "#web/ui/format-dates.ts";
import type { hsnEndpoints } from "../endpoints.ts";

type Found = AnswerOf<typeof hsnEndpoints.find>["goods"][number];
type Sold = Omit<AnswerOf<typeof hsnEndpoints.sold>, "success" | "message">;
type Table = Found["table"];

type HsnPageProps = {
  readonly words: string | undefined;
  readonly found: readonly Found[] | undefined;
  /** Whose code is looked for. */
  readonly product: GoodsView | undefined;
  readonly sold: Sold | undefined;
};

/** Codes by words; whoever comes from a product takes one there with a press. */
export function HsnPage({ words: typed, found, product, sold }: HsnPageProps) {
  const { hsnFinder: words, goodsOffice } = textsOf(useOffice().shell.lang);
  return (
    <>
      {product ? (
        <BackTo to={`goods/${product.id}`} name={product.title} />
      ) : (
        <BackTo to="goods" name={goodsOffice.title} />
      )}
      <h1>{words.title}</h1>
      <p className="setting-lead">{words.lead}</p>
      <form action={officePath("hsn")} className="goods-form">
        {product && <input type="hidden" name="product" value={product.id} />}
        <TextField
          label={words.words}
          name="words"
          type="search"
          defaultValue={typed}
          maxLength={200}
          required
        />
        <button type="submit" className="button button-quiet at-start">
          {words.find}
        </button>
      </form>
      {found?.length === 0 && <p role="status">{words.none}</p>}
      {found && found.length > 0 && (
        <>
          <p className="field-hint">{words.unread}</p>
          <ul className="rows">
            {found.map((goods, at) => (
              <FoundGoods key={goods.hsn} goods={goods} product={product} isFirst={at === 0} />
            ))}
          </ul>
        </>
      )}
      {sold && <SoldGoods sold={sold} />}
    </>
  );
}

type FoundProps = {
  readonly goods: Found;
  readonly product: GoodsView | undefined;
  readonly isFirst: boolean;
};

function FoundGoods({ goods, product, isFirst }: FoundProps) {
  const { shell } = useOffice();
  const { hsnFinder: words, taxes } = textsOf(shell.lang);
  const [name, ...others] = wordsIn(goods.names, shell.lang).split(", ");
  return (
    <li className="row">
      <div className="stack">
        <p>
          <b className="setting-name">{name}</b>
          <span className="row-facts">{[taxes.hsn(goods.hsn), ...others].join(" · ")}</span>
        </p>
        <Proposal proposed={goods} table={goods.table} isSame={goods.same} />
        {product?.hsn === goods.hsn && <p className="row-facts">{words.isUsed}</p>}
        {product && product.hsn !== goods.hsn && (
          <ActionForm
            endpoint={goodsOfficeEndpoints.change}
            input={{ id: product.id, seen: product.version, hsn: goods.hsn }}
          >
            <button
              type="submit"
              className={`button button-small ${isFirst ? "button-primary" : "button-quiet"}`}
            >
              {words.use}
            </button>
          </ActionForm>
        )}
      </div>
    </li>
  );
}

type ProposalProps = {
  readonly proposed: Pick<Found, "hsn" | "bands" | "notification">;
  readonly table: Table;
  readonly isSame: boolean;
};

/** What is proposed, from where, and what the shop's own table says; only its owner's press changes that. */
function Proposal({ proposed, table, isSame }: ProposalProps) {
  const { shell, role } = useOffice();
  const { hsnFinder: words } = textsOf(shell.lang);
  const { name, from } = proposed.notification;
  const [first, second] = proposed.bands;
  const query = new URLSearchParams({
    of: proposed.hsn,
    percent: String(first?.percent),
    ...(second && { upTo: String((first?.upToPaise ?? 0) / 100), above: String(second.percent) }),
  });
  return (
    <>
      <p>
        {words.proposed(formatBands(proposed, shell.lang))}
        <span className="row-facts">
          {words.source(name, day(Date.parse(`${from}T00:00:00+05:30`), shell.lang))}
        </span>
      </p>
      <p className="row-facts">{isSame ? words.sameAsTable : <TableSays table={table} />}</p>
      {!isSame && roleHolds(role, taxEndpoints.set.right) && (
        <p>
          <a href={`${officePath("shop/taxes/rate")}?${query}`} className="button button-quiet button-small">
            {words.addRate}
          </a>
        </p>
      )}
    </>
  );
}

function TableSays({ table }: { readonly table: Table }) {
  const { lang } = useOffice().shell;
  const { hsnFinder: words, taxes } = textsOf(lang);
  const rate = table ? formatBands(table, lang) : taxes.percent(0);
  return table && table.hsn !== "" ? words.table(rate) : words.noRow(rate);
}

function SoldGoods({ sold: { goods, general } }: { readonly sold: Sold }) {
  const { lang } = useOffice().shell;
  const { hsnFinder, taxes } = textsOf(lang);
  const { sold: words } = hsnFinder;
  return (
    <Section title={words.title}>
      {goods.length === 0 && <p>{words.fine}</p>}
      {goods.length > 0 && <p className="field-hint">{words.lead}</p>}
      {general.products > 0 && (
        <p className="changed">{hsnFinder.general(general.products, formatBands(general, lang))}</p>
      )}
      <ul className="rows">
        {goods.map(({ hsn, products, table, proposed }) => (
          <li key={hsn ?? "none"} className="row">
            <div className="stack">
              <p>
                <b className="setting-name">{hsn === null ? words.noCode : taxes.hsn(hsn)}</b>
                <a href={`${officePath("goods")}?hsn=${hsn ?? "none"}`} className="row-facts">
                  {words.products(products)}
                </a>
              </p>
              {proposed ? (
                <Proposal proposed={proposed} table={table} isSame={false} />
              ) : (
                <p className="row-facts">
                  <TableSays table={table} />
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
