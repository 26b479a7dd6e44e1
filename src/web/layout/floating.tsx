import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { paths } from "#contract/paths.ts";
import { isOfferWished, wished } from "#modules/accounts/shop/public/offering.ts";
import { Chat, type ChatProps } from "#web/features/chat/chat.tsx";
import { wasWelcomed } from "#web/features/welcome/welcomed.ts";
import { OverlayStyle } from "#web/ui/overlay-style.tsx";
import type { ShellData } from "#web/ui/shell-context.ts";
import { BackToTop } from "./back-to-top.tsx";
import { useFloatsMakeWay } from "./use-floats-make-way.ts";

const PasskeyOffer = lazy(async () => ({
  default: (await import("#modules/accounts/shop/passkeys/passkey-offer.tsx")).PasskeyOffer,
}));

const Welcome = lazy(async () => ({
  default: (await import("#web/features/welcome/welcome.tsx")).Welcome,
}));

export type FloatingProps = {
  readonly shellData: ShellData;
  readonly chat: Omit<ChatProps, "freeShippingFrom">;
};

/** What floats over a page that is in use; none of it is written by the server. */
export default function Floating({ shellData: { shop, freeShippingFrom }, chat }: FloatingProps) {
  const isHome = useLocation().pathname === paths.home();
  const offersPasskey = useOffer();
  useFloatsMakeWay();
  useEffect(keepPagesOffline, []);
  return (
    <Suspense>
      <OverlayStyle />
      <BackToTop />
      <Chat {...chat} freeShippingFrom={freeShippingFrom} />
      {offersPasskey && <PasskeyOffer />}
      {isHome && shop.welcomes && shop.offer && !wasWelcomed() && <Welcome />}
    </Suspense>
  );
}

/** Browsers keep the pages they have seen; a development server's pages change too often for that. */
function keepPagesOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  navigator.serviceWorker.register("/service-worker.js").catch(() => undefined);
}

const elsewhere = [paths.login(), paths.register(), paths.cart(), paths.checkout(), paths.passkeys()];

/** Whether this page is one to offer a passkey on; who goes on to another has passed it by. */
function useOffer(): boolean {
  const { pathname } = useLocation();
  const [at, setAt] = useState<string>();
  useEffect(() => {
    const look = () => setAt(isOfferWished() ? pathname : undefined);
    look();
    addEventListener(wished, look);
    return () => removeEventListener(wished, look);
  }, [pathname]);
  return at === pathname && !elsewhere.includes(pathname);
}
