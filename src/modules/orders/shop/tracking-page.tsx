import type { ReactNode } from "react";
import { Form } from "react-router";
import { paths } from "#contract/paths.ts";
import { AlertPanel } from "#web/ui/alert-panel.tsx";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { TextField } from "#web/ui/field.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { PageHead } from "#web/ui/page-head.tsx";
import { wholeWords } from "#web/ui/whole-words.tsx";
import type { OrderCard, OrderView } from "../order-view.ts";
import { BoughtStyle } from "./order/bought-style.tsx";
import { OrderAddress } from "./order/order-address.tsx";
import { LatestOrders } from "./public/latest-orders.tsx";
import { useOrderTexts } from "./public/order-texts.ts";
import { TrackedGoods } from "./tracked-goods.tsx";
import { TrackedOrder } from "./tracked-order.tsx";

type TrackingPageProps = {
  readonly asked: string;
  readonly order: OrderView | null;
  /** What is likely to be looked for, where no order was named. */
  readonly latest: readonly OrderCard[];
  /** Goods for who has bought nothing yet. */
  readonly beside: ReactNode;
};

export function TrackingPage({ asked, order, latest, beside }: TrackingPageProps) {
  const orders = useOrderTexts();
  const words = orders.tracking;
  const isMissed = asked !== "" && !order;
  const ask = <AskForAnother asked={asked} order={order} />;
  return (
    <div className="page-width page-room">
      <BoughtStyle />
      <PageHead title={words.title} description={words.lead} />
      <header className="below-xl">
        <h1 className="title-1">{words.title}</h1>
        {!order && <p className="above-s muted">{wholeWords(words.lead, "nowrap")}</p>}
      </header>
      <div className={order ? "page-columns tracked-columns" : "page-columns"}>
        {isMissed && ask}
        {order ? (
          <TrackedOrder order={order} />
        ) : latest.length > 0 ? (
          <LatestOrders orders={latest} />
        ) : (
          <div className="card">
            <EmptyState scene="package" title={orders.none} text={orders.noneText}>
              <LinkButton to={paths.products()}>{orders.startShopping}</LinkButton>
            </EmptyState>
          </div>
        )}
        {order && (
          <div className="tracked-beside order-parts stack gap-xl">
            <TrackedGoods order={order} />
            <OrderAddress order={order} />
          </div>
        )}
        {!isMissed && ask}
      </div>
      {beside}
    </div>
  );
}

function AskForAnother({ asked, order }: Pick<TrackingPageProps, "asked" | "order">) {
  const words = useOrderTexts().tracking;
  return (
    <section className="card padded" aria-labelledby="track-by-number">
      <h2 id="track-by-number" className="below-l title-3">
        {order ? words.another : words.byNumber}
      </h2>
      {asked !== "" && !order && (
        <AlertPanel kind="error" live title={words.failed} className="below-l">
          <p>{words.hint}</p>
        </AlertPanel>
      )}
      <Form method="get" action={paths.trackOrder()} className="track-form">
        <TextField
          key={asked}
          label={words.label}
          name="id"
          required
          pattern=".*\S.*"
          defaultValue={order ? "" : asked}
          placeholder={words.placeholder}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          className="track-field"
        />
        <Button type="submit" look={order ? "quiet" : "primary"}>
          {words.submit}
        </Button>
      </Form>
    </section>
  );
}
