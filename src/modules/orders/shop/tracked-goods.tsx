import { formatRupees } from "#contract/format/money.ts";
import { paths } from "#contract/paths.ts";
import { GoodsTitle } from "#modules/catalogue/shop/public/goods-title.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Picture, PicturePlaceholder } from "#web/ui/picture.tsx";
import { Amount } from "#web/ui/price.tsx";
import { ShopLink } from "#web/ui/shop-link.tsx";
import type { OrderView } from "../order-view.ts";
import { HowPaid } from "./order/how-paid.tsx";
import { LineOptions } from "./order/line-options.tsx";
import { OrderSums } from "./order/order-sums.tsx";
import { useOrderTexts } from "./public/order-texts.ts";

/** What is in the parcel, and folded below it what it came to. */
export function TrackedGoods({ order }: { readonly order: OrderView }) {
  const { detail, bill, tracking } = useOrderTexts();
  return (
    <section className="card padded" aria-labelledby="tracked-goods">
      <h2 id="tracked-goods" className="below-m title-3">
        {detail.items}
      </h2>
      <ul className="stack">
        {order.lines.map(({ productId, picture, quantity, ...of }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a set and a product may hold the same goods
          <li key={at} className="line">
            <span className="thumb screen-only">
              {picture ? <Picture picture={{ ...picture, alt: "" }} sizes="64px" /> : <PicturePlaceholder />}
            </span>
            <span className="shrinks small">
              <ShopLink to={paths.product(productId)} className="name-link">
                <GoodsTitle of={of} className="goods-name" />
              </ShopLink>
              <span className="block muted">
                {detail.quantity}: {quantity}
                <LineOptions {...of} />
              </span>
            </span>
          </li>
        ))}
      </ul>
      <details className="ruled above-l">
        <summary className="tracked-open line">
          {bill.title}
          <span className="tabular-nums tracked-sum">
            <Amount of={formatRupees(order.finalPaise)} />
          </span>
          <Icon name="chevron-down" className="turns" />
        </summary>
        <OrderSums order={order} />
        <p className="tracked-address">
          <HowPaid order={order} />
        </p>
      </details>
      <LinkButton to={paths.order(order.id)} look="quiet" size="small" className="full">
        {tracking.orderDetails}
      </LinkButton>
    </section>
  );
}
