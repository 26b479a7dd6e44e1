import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import type { SaleView } from "#contract/catalogue-view.ts";
import { paths } from "#contract/paths.ts";
import { sale as saleWords } from "#contract/texts/en/sale.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { useWords } from "#web/ui/words.ts";
import { dayNumber, picksOf } from "./countdown.ts";
import { CountdownClock } from "./countdown-clock.tsx";
import { DealList } from "./deal-list.tsx";

const mostPicks = 6;

/** The floating button of the home page; without a product on sale there is none. */
export function FlashSale() {
  const words = useWords("sale", saleWords);
  const { data, load } = useFetcher<SaleView>();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    load(paths.flashSale());
  }, [load]);
  if (!data || data.cards.length === 0) return null;
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        className="floating float-end-second flash-button"
        aria-label={`${words.button}: ${words.upTo(data.largestDiscount)}`}
        title={words.button}
        onClick={() => setOpen(true)}
      >
        <Icon name="bolt" />
        <span className="max-md:hidden">{words.button}</span>
      </button>
      <Dialog
        open={open}
        onClose={close}
        title={words.title}
        className="flash-dialog"
        footer={
          <LinkButton to={paths.flashSale()} onClick={close}>
            {words.all}
          </LinkButton>
        }
      >
        <p className="text-2xl font-extrabold text-accent">{words.upTo(data.largestDiscount)}</p>
        <p className="mt-1 mb-4">{words.lead}</p>
        <CountdownClock />
        <DealList
          deals={picksOf(data.cards, dayNumber(new Date()), mostPicks)}
          className="mt-5 grid grid-cols-2 gap-3 sm:grid-cols-3"
          onFollow={close}
        />
      </Dialog>
    </>
  );
}
