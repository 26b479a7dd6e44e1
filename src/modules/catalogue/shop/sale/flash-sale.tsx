import { type MouseEvent, useEffect, useState } from "react";
import { useFetcher } from "react-router";
import { paths } from "#contract/paths.ts";
import type { ShownSale } from "#modules/catalogue/rules/shown-sale.ts";
import { sale as saleWords } from "#modules/catalogue/texts/sale.ts";
import { Icon } from "#web/ui/icon.tsx";
import { opensElsewhere, ShopLink } from "#web/ui/shop-link.tsx";
import { useInView } from "#web/ui/use-in-view.ts";
import { whenIdle } from "#web/ui/when-idle.ts";
import { useWords } from "#web/ui/words.ts";
import { SaleStrip } from "./sale-strip.tsx";

type FlashSaleProps = { readonly name: string; readonly hasClock: boolean; readonly largestDiscount: number };

/** The floating button of the home page, and the strip that says it on a phone: links to the deals, which open over the page once their script is there. */
export function FlashSale({ name, hasClock, largestDiscount }: FlashSaleProps) {
  const words = useWords("sale", saleWords);
  const { data: sale, load } = useFetcher<ShownSale>();
  const [loaded, setLoaded] = useState<typeof import("./flash-dialog.tsx")>();
  const [open, setOpen] = useState(false);
  const isToldInWords = useInView(".sale-strip", name);
  useEffect(
    () =>
      whenIdle(() => {
        void load(paths.flashSale());
        import("./flash-dialog.tsx").then(
          setLoaded,
          // Offline, or a new release: the link leads to the same deals.
          () => undefined,
        );
      }),
    [load],
  );
  if (largestDiscount === 0) return null;
  const press = (event: MouseEvent) => {
    if (!loaded || !sale || opensElsewhere(event)) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <SaleStrip name={`${name}: ${words.upTo(largestDiscount)}`} onClick={press}>
        {hasClock && (loaded ? <loaded.TimeLeft /> : words.endsAt)}
      </SaleStrip>
      <ShopLink
        to={paths.flashSale()}
        className="floating flash-button"
        aria-label={`${name}: ${words.upTo(largestDiscount)}`}
        title={name}
        hidden={isToldInWords}
        onClick={press}
      >
        <Icon name="bolt" />
        <span>
          {name}
          <span className="narrow-only">: {words.upTo(largestDiscount)}</span>
        </span>
      </ShopLink>
      {loaded && sale && <loaded.FlashDialog sale={sale} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
