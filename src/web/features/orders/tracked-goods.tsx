import type { ReactNode } from "react";
import { formatRupees } from "#contract/money.ts";
import type { OrderView } from "#contract/order-view.ts";
import { paths } from "#contract/paths.ts";
import { GoodsTitle } from "#web/ui/goods-title.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Picture, PicturePlaceholder } from "#web/ui/picture.tsx";
import { Amount } from "#web/ui/price.tsx";
import { ShopLink } from "#web/ui/shop-link.tsx";
import { HowPaid } from "./how-paid.tsx";
import { LineOptions } from "./line-options.tsx";
import { useOrderTexts } from "./order-texts.ts";

type TrackedGoodsProps = {
  readonly order: OrderView;
  /** The sum, line by line. */
  readonly lines: ReactNode;
};

/** What is in the parcel, and folded below it what it came to. */
export function TrackedGoods({ order, lines }: TrackedGoodsProps) {
  const { detail, bill, tracking } = useOrderTexts();
  return (
    <section className="card p-5 sm:p-6" aria-labelledby="tracked-goods">
      <h2 id="tracked-goods" className="mb-3 text-xl">
        {detail.items}
      </h2>
      <ul className="grid gap-3">
        {order.lines.map(({ productId, colour, size, title, titleHi, picture, quantity }) => (
          <li key={`${productId} ${colour} ${size}`} className="flex items-center gap-3">
            <span className="size-16 flex-none overflow-hidden rounded-md print:hidden">
              {picture ? (
                <Picture picture={{ ...picture, alt: "" }} sizes="64px" className="size-16 object-cover" />
              ) : (
                <PicturePlaceholder className="size-16" />
              )}
            </span>
            <span className="min-w-0 text-sm">
              <ShopLink to={paths.product(productId)} className="underline-offset-4 hover:underline">
                <GoodsTitle of={{ title, titleHi }} className="block text-balance leading-snug" />
              </ShopLink>
              <span className="block text-muted">
                {detail.quantity}: {quantity}
                <LineOptions colour={colour} size={size} />
              </span>
            </span>
          </li>
        ))}
      </ul>
      <details className="mt-4 border-line border-t">
        <summary className="flex min-h-11 items-center gap-3 py-2">
          {bill.title}
          <span className="ms-auto font-bold tabular-nums">
            <Amount of={formatRupees(order.totalPaise)} />
          </span>
          <Icon name="chevron-down" className="turns" />
        </summary>
        {lines}
        <p className="my-4">
          <HowPaid order={order} />
        </p>
      </details>
      <LinkButton to={paths.order(order.id)} look="quiet" size="small" className="w-full">
        {tracking.orderDetails}
      </LinkButton>
    </section>
  );
}
