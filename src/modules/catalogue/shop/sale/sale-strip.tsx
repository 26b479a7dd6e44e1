import type { MouseEventHandler, ReactNode } from "react";
import { paths } from "#contract/paths.ts";
import { Icon } from "#web/ui/icon.tsx";
import { ShopLink } from "#web/ui/shop-link.tsx";

type SaleStripProps = {
  /** What there is. */
  readonly name: string;
  /** How long it lasts. */
  readonly children: ReactNode;
  readonly onClick: MouseEventHandler;
};

/** On a phone the floating button shows to whoever goes back up: in the first view the sale has a strip instead. */
export function SaleStrip({ name, children, onClick }: SaleStripProps) {
  return (
    <div className="page-width sale-strip above-s narrow-only">
      <ShopLink to={paths.flashSale()} className="sale-band sale-strip-link line" onClick={onClick}>
        <Icon name="bolt" />
        <span className="sale-strip-words">
          <b className="block">{name}</b>
          <span className="small">{children}</span>
        </span>
        <Icon name="chevron-right" />
      </ShopLink>
    </div>
  );
}
