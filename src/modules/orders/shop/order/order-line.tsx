import { formatRupees } from "#contract/format/money.ts";
import { paths } from "#contract/paths.ts";
import { GoodsTitle } from "#modules/catalogue/shop/public/goods-title.tsx";
import type { OrderLineView } from "#modules/orders/line-answer.ts";
import { Picture, PicturePlaceholder } from "#web/ui/picture.tsx";
import { Amount } from "#web/ui/price.tsx";
import { ShopLink } from "#web/ui/shop-link.tsx";
import { useOrderTexts } from "../public/order-texts.ts";
import { LineOptions } from "./line-options.tsx";

export function OrderLine({ line }: { readonly line: OrderLineView }) {
  const words = useOrderTexts().detail;
  const { productId, picture, quantity, takenOut, unitPaise } = line;
  return (
    <li className="order-line">
      <span className="thumb thumb-large screen-only">
        {picture ? <Picture picture={{ ...picture, alt: "" }} sizes="80px" /> : <PicturePlaceholder />}
      </span>
      <span>
        <ShopLink to={paths.product(productId)} className="name-link strong">
          <GoodsTitle of={line} className="block balanced" />
        </ShopLink>
        <span className="tabular-nums block muted small">
          {words.quantity}: {quantity}
          {quantity > 1 && (
            <>
              {" × "}
              <Amount of={formatRupees(unitPaise)} />
            </>
          )}
          <LineOptions {...line} />
        </span>
        {takenOut !== undefined && <b className="block small">{words.takenOut(takenOut)}</b>}
      </span>
      <span className="tabular-nums strong">
        <Amount of={formatRupees(unitPaise * quantity)} />
      </span>
    </li>
  );
}
