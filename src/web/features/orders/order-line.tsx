import { formatRupees } from "#contract/money.ts";
import type { OrderLineView } from "#contract/order-view.ts";
import { paths } from "#contract/paths.ts";
import { GoodsTitle } from "#web/ui/goods-title.tsx";
import { Picture, PicturePlaceholder } from "#web/ui/picture.tsx";
import { Amount } from "#web/ui/price.tsx";
import { ShopLink } from "#web/ui/shop-link.tsx";
import { LineOptions } from "./line-options.tsx";
import { useOrderTexts } from "./order-texts.ts";

export function OrderLine({ line }: { readonly line: OrderLineView }) {
  const words = useOrderTexts().detail;
  const { productId, picture, quantity, unitPaise } = line;
  return (
    <li className="order-line">
      <span className="size-20 overflow-hidden rounded-md print:hidden">
        {picture ? (
          <Picture picture={{ ...picture, alt: "" }} sizes="80px" className="size-20 object-cover" />
        ) : (
          <PicturePlaceholder className="size-20" />
        )}
      </span>
      <span>
        <ShopLink to={paths.product(productId)} className="font-semibold underline-offset-4 hover:underline">
          <GoodsTitle of={line} className="block text-balance" />
        </ShopLink>
        <span className="block text-muted text-sm tabular-nums">
          {words.quantity}: {quantity}
          {quantity > 1 && (
            <>
              {" × "}
              <Amount of={formatRupees(unitPaise)} />
            </>
          )}
          <LineOptions {...line} />
        </span>
      </span>
      <span className="font-semibold tabular-nums">
        <Amount of={formatRupees(unitPaise * quantity)} />
      </span>
    </li>
  );
}
