import { useEffect, useState } from "react";
import { paths } from "#contract/paths.ts";
import { welcome as welcomeWords } from "#contract/texts/en/welcome.ts";
import { AsideDialog } from "#web/ui/aside-dialog.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { isBusy } from "#web/ui/is-busy.ts";
import { useShop } from "#web/ui/shop-facts.ts";
import { useWords } from "#web/ui/words.ts";
import { rememberWelcomed, wasWelcomed } from "./welcomed.ts";

const delay = 1_000;

/** The second counts from the page's load, not from when this part of it arrived. */
function sinceLoad(): number {
  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return page?.loadEventEnd ? performance.now() - page.loadEventEnd : 0;
}

/** Once only, a second after the page has loaded, beside what the shopper does and never in its way. */
export function Welcome() {
  const words = useWords("welcome", welcomeWords);
  const { name, offer } = useShop();
  const [shown, setShown] = useState(false);

  useEffect(() => {
    if (wasWelcomed()) return;
    let timer = setTimeout(greet, Math.max(0, delay - sinceLoad()));
    function greet() {
      if (isBusy(document)) {
        timer = setTimeout(greet, delay);
        return;
      }
      rememberWelcomed();
      setShown(true);
    }
    return () => clearTimeout(timer);
  }, []);

  if (!shown || !offer) return null;
  const [before, after] = words.text(offer.off, offer.code).split(offer.code);
  return (
    <AsideDialog
      title={words.title(name)}
      onwards={{ to: paths.products(), name: words.shop }}
      later={words.later}
      leave={() => setShown(false)}
    >
      {before}
      <Badge look="marigold">{offer.code}</Badge>
      {after}
    </AsideDialog>
  );
}
