import { useEffect, useId, useState } from "react";
import { paths } from "#contract/paths.ts";
import { shell as shellWords } from "#contract/texts/en/shell.ts";
import { welcome as welcomeWords } from "#contract/texts/en/welcome.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { isBusy } from "#web/ui/is-busy.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
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
  const { close } = useWords("shell", shellWords);
  const { name, offer } = useShop();
  const [shown, setShown] = useState(false);
  const titleId = useId();

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
  useEffect(() => {
    if (!shown) return;
    const leave = (event: KeyboardEvent) => event.key === "Escape" && setShown(false);
    addEventListener("keydown", leave);
    return () => removeEventListener("keydown", leave);
  }, [shown]);

  if (!shown || !offer) return null;
  return (
    <div role="dialog" aria-labelledby={titleId} className="welcome">
      <div className="flex items-start gap-3">
        <h2 id={titleId} className="flex-1 text-xl">
          {words.title(name)}
        </h2>
        <IconButton label={close} className="-me-2 -mt-2" onClick={() => setShown(false)}>
          <Icon name="close" />
        </IconButton>
      </div>
      <p className="mt-1 mb-4">{words.text(offer.off, offer.code)}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={paths.products()} onClick={() => setShown(false)}>
          {words.shop}
        </LinkButton>
        <Button look="bare" onClick={() => setShown(false)}>
          {words.later}
        </Button>
      </div>
    </div>
  );
}
