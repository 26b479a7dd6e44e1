import type { ReactNode } from "react";
import { paths } from "#contract/paths.ts";
import { frame as frameWords } from "#contract/texts/en/frame.ts";
import { BoughtBefore, type BoughtOrder } from "#modules/past-orders/shop/public/bought-before.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { PageHead } from "#web/ui/page-head.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { ShopLink } from "#web/ui/shop-link.tsx";
import { useWords } from "#web/ui/words.ts";
import type { OrdersView } from "../order-view.ts";
import { BoughtStyle } from "./order/bought-style.tsx";
import { OrderCard } from "./order-card.tsx";
import { useOrderTexts } from "./public/order-texts.ts";

type OrdersPageProps = {
  readonly view: OrdersView;
  /** Of the shop before, whatever page this is. */
  readonly before: readonly BoughtOrder[];
  /** Goods for who has bought little yet. */
  readonly beside: ReactNode;
};

export function OrdersPage({ view, before, beside }: OrdersPageProps) {
  const words = useOrderTexts();
  const frame = useWords("frame", frameWords);
  return (
    <div className="page-width page-room">
      <BoughtStyle />
      <PageHead title={words.title} description={words.description} />
      <h1 className="below-xl title-1">{words.title}</h1>
      {view.total === 0 && before.length === 0 && (
        <EmptyState scene="package" title={words.none} text={words.noneText}>
          <LinkButton to={paths.products()}>{words.startShopping}</LinkButton>
        </EmptyState>
      )}
      {view.total > 0 && (
        <>
          <div className="orders-list">
            {view.orders.map((order) => (
              <OrderCard key={order.id} order={order} />
            ))}
          </div>
          <p className="order-ways orders-ways muted">
            <span className="phone-line">{words.tracking.help}</span>
            <ShopLink to={paths.tickets()} className="link">
              {frame.support}
            </ShopLink>
            <ShopLink to="/policies/returns" className="link">
              {words.returns.title}
            </ShopLink>
          </p>
          <Pagination
            page={view.page}
            pages={view.pages}
            addressOf={(page) => `${paths.orders()}?page=${page}`}
          />
        </>
      )}
      {before.length > 0 && <BoughtBefore orders={before} />}
      {beside}
    </div>
  );
}
