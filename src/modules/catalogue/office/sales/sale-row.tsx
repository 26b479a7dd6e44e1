import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { ActionForm, useAction } from "#manage/parts/action-form.tsx";
import { AsWritten } from "#manage/parts/as-written.tsx";
import { pricesEndpoints } from "#modules/catalogue/prices/endpoints.ts";
import { salesEndpoints } from "#modules/catalogue/sales/endpoints.ts";
import { minute } from "#web/ui/format-dates.ts";
import { PriceChange } from "../products/price-change.tsx";
import type { ListedSale } from "./sale-tabs.ts";

export function SaleRow({ sale, here }: { readonly sale: ListedSale; readonly here: URLSearchParams }) {
  const { shell } = useOffice();
  const { selling, goodsOffice } = textsOf(shell.lang);
  const { id, state, name, choice, percent, goods, price, productId } = sale;
  const next = `${officePath("sales")}?${new URLSearchParams([...here, ["ended", id]])}`;
  const error = useAction(salesEndpoints.resume, { id }).errorOf();
  return (
    <li className="row task">
      <div className="row-link">
        <span className="row-head">
          <b className="row-title">
            {productId ? (
              <a href={officePath(`goods/${productId}`)}>
                <AsWritten text={name} />
              </a>
            ) : (
              selling.all(name)
            )}
          </b>
        </span>
        <span className="row-head">
          <span>
            {price ? <PriceChange {...price} /> : selling.goods(goods)}
            {choice && ` · ${choice}`}
          </span>
          {percent !== null && <span className="badge badge-accent">{selling.off(percent)}</span>}
        </span>
        <SaleTime sale={sale} />
      </div>
      {state !== "over" && (
        <ActionForm endpoint={pricesEndpoints.endSale} input={{ id }} next={next}>
          <button type="submit" className="button button-quiet button-small">
            {state === "on" ? selling.end : selling.takeBack}{" "}
            <span className="sr-only">
              <AsWritten text={name} />
            </span>
          </button>
        </ActionForm>
      )}
      {sale.canGoOn && (
        <ActionForm endpoint={salesEndpoints.resume} input={{ id }}>
          <button type="submit" className="button button-quiet button-small">
            {goodsOffice.takeBack}{" "}
            <span className="sr-only">
              <AsWritten text={name} />
            </span>
          </button>
        </ActionForm>
      )}
      {error && <p className="field-error">{error}</p>}
    </li>
  );
}

function SaleTime({ sale: { beginsAt, endsAt } }: { readonly sale: ListedSale }) {
  const { lang } = useOffice().shell;
  const { selling } = textsOf(lang);
  const until = endsAt === null ? selling.endless : selling.until(minute(endsAt, lang));
  return (
    <span className="row-facts">
      {selling.from(minute(beginsAt, lang))}, {until}
    </span>
  );
}
