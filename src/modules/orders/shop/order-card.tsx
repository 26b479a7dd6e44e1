import { formatRupees } from "#contract/format/money.ts";
import { paths } from "#contract/paths.ts";
import { GoodsTitle } from "#modules/catalogue/shop/public/goods-title.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Picture, PicturePlaceholder } from "#web/ui/picture.tsx";
import { PlainLink } from "#web/ui/plain-link.tsx";
import { Amount } from "#web/ui/price.tsx";
import { ShopLink } from "#web/ui/shop-link.tsx";
import type { OrderCard as OrderCardView } from "../order-view.ts";
import { BuyAgain } from "./order/buy-again.tsx";
import { OrderName } from "./order/order-name.tsx";
import { ExpectedDay } from "./public/expected-day.tsx";
import { isUnderWay } from "./public/is-under-way.ts";
import { useDates } from "./public/order-dates.ts";
import { useOrderTexts } from "./public/order-texts.ts";
import { StatusBadge } from "./public/status-badge.tsx";
import { TrackingProgress } from "./tracking-progress.tsx";

const shownItems = 3;

export function OrderCard({ order }: { readonly order: OrderCardView }) {
  const words = useOrderTexts();
  const { briefDay } = useDates();
  const { id, number, status, createdAt, lines, payPath } = order;
  // Of what went back whole one looks for the sum that was ordered.
  const shownPaise = order.finalPaise || order.totalPaise;
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const more = lines.length - shownItems;
  const isPending = status === "pending";
  const isOnWay = isUnderWay(status);
  const track = (
    <LinkButton to={paths.trackOrder(id)} look={isOnWay ? "primary" : "bare"} size="small">
      {words.track}
    </LinkButton>
  );
  const again = <BuyAgain orderId={id} look={isOnWay ? "bare" : "quiet"} />;
  const pay = payPath ? (
    <PlainLink href={payPath} className={buttonClass("primary", "small")}>
      {words.pay}
    </PlainLink>
  ) : (
    <LinkButton to={paths.cart()} size="small">
      {words.pay}
    </LinkButton>
  );
  return (
    <article className="card order-card" aria-label={words.orderNumber(number)}>
      <div className="order-head">
        <header className="order-headline">
          <h2 className="strong large">
            <ShopLink to={paths.order(id)} className="name-link">
              <OrderName of={order} />
            </ShopLink>
          </h2>
          <StatusBadge status={status} />
          <ExpectedDay order={order} className="full" />
          <p className="full muted small">
            {briefDay(createdAt)} · {words.items(lines.length)}, {words.units(units)}
          </p>
        </header>
        <div className="wide-only">
          <TrackingProgress status={status} isCollected={order.isCollected} isBrief />
        </div>
      </div>
      <ul className={lines.length > 1 ? "order-card-goods" : "order-card-few"}>
        {lines.slice(0, shownItems).map(({ title, titleHi, picture, quantity, unitPaise }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a set and a product may hold the same goods
          <li key={at} className="line">
            <span className="order-picture">
              {picture ? (
                <Picture picture={{ ...picture, alt: "" }} sizes="(min-width: 40rem) 112px, 64px" />
              ) : (
                <PicturePlaceholder />
              )}
            </span>
            <span className="shrinks small">
              <GoodsTitle of={{ title, titleHi }} className="goods-name" />
              <span className="tabular-nums block muted">
                {quantity} × <Amount of={formatRupees(unitPaise)} />
              </span>
            </span>
          </li>
        ))}
        {more > 0 && <li className="order-card-more">{words.moreItems(more)}</li>}
      </ul>
      {/* One thing is likely to be wanted; the other ways are there without asking for the eye. */}
      <footer className="order-card-foot">
        <p className="order-card-sum">
          <span className="muted">{words.total}</span>{" "}
          <span className="tabular-nums money-sum">
            <Amount of={formatRupees(shownPaise)} />
          </span>
        </p>
        {isPending ? pay : isOnWay ? track : again}
        <LinkButton to={paths.order(id)} look="quiet" size="small">
          {words.viewDetails}
        </LinkButton>
        {isOnWay ? again : track}
      </footer>
    </article>
  );
}
