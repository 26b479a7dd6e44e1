import { useEffect, useRef, useState } from "react";
import { paths } from "#contract/paths.ts";
import { welcome as welcomeWords } from "#contract/texts/en/welcome.ts";
import { ordersEndpoints } from "#modules/orders/endpoints.ts";
import { call } from "#web/request/call.ts";
import { isPageOfUser } from "#web/request/stored-session.ts";
import { AsideDialog } from "#web/ui/aside-dialog.tsx";
import { isBusy } from "#web/ui/is-busy.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { useShop } from "#web/ui/shell-context.ts";
import { useWords } from "#web/ui/words.ts";
import { CopyCode } from "./copy-code.tsx";
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
  const code = useRef<HTMLElement>(null);

  useEffect(() => {
    if (wasWelcomed()) return;
    let timer = setTimeout(greet, Math.max(0, delay - sinceLoad()));
    async function greet() {
      if (isBusy(document)) {
        timer = setTimeout(greet, delay);
        return;
      }
      rememberWelcomed();
      setShown(!(await hasOrdered()));
    }
    return () => clearTimeout(timer);
  }, []);

  if (!shown || !offer) return null;
  const say = offer.needsAccount ? words.withAccount : words.text;
  const [before, after] = say(offer.off, offer.code).split(offer.code);
  const leave = () => setShown(false);
  return (
    <AsideDialog
      title={words.title(name)}
      ways={
        <>
          <CopyCode code={offer.code} shownIn={code} />
          <LinkButton look="quiet" to={paths.products()} onClick={leave}>
            {words.shop}
          </LinkButton>
        </>
      }
      isSlim
      leave={leave}
    >
      {before}
      <strong ref={code} className="accent">
        {offer.code}
      </strong>
      {after}
    </AsideDialog>
  );
}

/** A first order is offered to nobody who has made it. */
async function hasOrdered(): Promise<boolean> {
  if (!isPageOfUser()) return false;
  const answer = await call(ordersEndpoints.list, { page: 1 });
  return answer.success && answer.orders.length > 0;
}
