import { useState } from "react";
import { paths } from "#contract/paths.ts";
import { GoodsPrice } from "#modules/catalogue/shop/public/goods-price.tsx";
import { GoodsTitle } from "#modules/catalogue/shop/public/goods-title.tsx";
import { stockAlertEndpoints } from "#modules/stock-alerts/endpoints.ts";
import { stockAlerts as english } from "#modules/stock-alerts/texts.ts";
import type { WaitingView } from "#modules/stock-alerts/views.ts";
import { EndpointForm } from "#web/request/endpoint-form.tsx";
import { Button } from "#web/ui/button.tsx";
import { Picture, PicturePlaceholder } from "#web/ui/picture.tsx";
import { ShopLink } from "#web/ui/shop-link.tsx";
import { useWords } from "#web/ui/words.ts";

type WaitingGoodsProps = {
  readonly waiting: readonly WaitingView[];
  /** The page they stand on, which takes the form before the script arrives. */
  readonly page: string;
};

/** What one is told about when it is back, and how to be told no longer. */
export function WaitingGoods({ waiting, page }: WaitingGoodsProps) {
  const words = useWords("stockAlerts", english);
  const [stopped, setStopped] = useState<readonly string[]>([]);
  const left = waiting.filter(({ productId }) => !stopped.includes(productId));
  if (waiting.length === 0) return null;
  return (
    <section className="waiting-goods above-xl stack gap-s" aria-labelledby="waiting">
      <h2 id="waiting" className="title-2">
        {words.waiting}
      </h2>
      <p role="status" className="muted">
        {stopped.length > 0 ? words.removed : words.waitingHint}
      </p>
      <ul className="stack gap-s">
        {left.map((goods) => (
          <li key={goods.productId} className="line gap-m">
            <span className="thumb">
              {goods.picture ? (
                <Picture picture={{ ...goods.picture, alt: "" }} sizes="64px" />
              ) : (
                <PicturePlaceholder />
              )}
            </span>
            <span className="grow">
              <ShopLink to={paths.product(goods.productId)} className="name-link target">
                <GoodsTitle of={goods} />
              </ShopLink>
              {goods.choices.length > 0 && (
                <span className="block muted small">{goods.choices.join(" · ")}</span>
              )}
              <GoodsPrice of={goods} size="small" className="block" />
            </span>
            <EndpointForm
              endpoint={stockAlertEndpoints.remove}
              input={{ id: goods.productId }}
              action={page}
              next={page}
              onDone={() => setStopped([...stopped, goods.productId])}
            >
              {({ pending }) => (
                <Button
                  type="submit"
                  look="quiet"
                  size="small"
                  pending={pending}
                  aria-label={words.stopOf(goods.title)}
                >
                  {words.stop}
                </Button>
              )}
            </EndpointForm>
          </li>
        ))}
      </ul>
    </section>
  );
}
