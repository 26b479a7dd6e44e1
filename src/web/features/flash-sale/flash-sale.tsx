import { type ComponentType, type MouseEvent, useEffect, useState } from "react";
import { useFetcher } from "react-router";
import { paths } from "#contract/paths.ts";
import type { ShownSale } from "#contract/shown-sale.ts";
import { sale as saleWords } from "#contract/texts/en/sale.ts";
import { Icon } from "#web/ui/icon.tsx";
import { ShopLink } from "#web/ui/shop-link.tsx";
import { whenIdle } from "#web/ui/when-idle.ts";
import { useWords } from "#web/ui/words.ts";
import type { FlashDialogProps } from "./flash-dialog.tsx";

type FlashSaleProps = { readonly name: string; readonly largestDiscount: number };

/** The floating button of the home page: a link to the deals, which opens over the page once their script is there. */
export function FlashSale({ name, largestDiscount }: FlashSaleProps) {
  const words = useWords("sale", saleWords);
  const { data: sale, load } = useFetcher<ShownSale>();
  const [FlashDialog, setFlashDialog] = useState<ComponentType<FlashDialogProps>>();
  const [open, setOpen] = useState(false);
  useEffect(
    () =>
      whenIdle(() => {
        void load(paths.flashSale());
        import("./flash-dialog.tsx").then(
          (loaded) => setFlashDialog(() => loaded.FlashDialog),
          // Offline, or a new release: the link leads to the same deals.
          () => undefined,
        );
      }),
    [load],
  );
  if (largestDiscount === 0) return null;
  const press = (event: MouseEvent) => {
    if (!FlashDialog || !sale || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <ShopLink
        to={paths.flashSale()}
        className="floating flash-button"
        aria-label={`${name}: ${words.upTo(largestDiscount)}`}
        title={name}
        onClick={press}
      >
        <Icon name="bolt" />
        <span>{name}</span>
      </ShopLink>
      {FlashDialog && sale && <FlashDialog sale={sale} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
