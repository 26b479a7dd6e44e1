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
    <div className="page-width sale-strip mt-2 lg:hidden">
      <ShopLink
        to={paths.flashSale()}
        className="sale-band flex min-h-[3em] items-center gap-3 rounded-lg px-4 py-1 leading-tight"
        onClick={onClick}
      >
        <Icon name="bolt" />
        <span className="min-w-0 flex-1 self-start">
          <b className="block">{name}</b>
          <span className="text-sm">{children}</span>
        </span>
        <Icon name="chevron-right" />
      </ShopLink>
    </div>
  );
}
