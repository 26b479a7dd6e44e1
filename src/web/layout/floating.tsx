import { lazy, Suspense, useEffect } from "react";
import { useLocation } from "react-router";
import { paths } from "#contract/paths.ts";
import { useOffer } from "#web/features/accounts/passkeys/use-offer.ts";
import { Chat, type ChatProps } from "#web/features/chat/chat.tsx";
import { keepPagesOffline } from "#web/features/offline/keep-pages-offline.ts";
import { Welcome } from "#web/features/welcome/welcome.tsx";
import { loadDialog } from "#web/ui/dialog.tsx";
import { OverlayStyle } from "#web/ui/overlay-style.tsx";
import { BackToTop } from "./back-to-top.tsx";
import type { ShellFacts } from "./shell-facts.ts";
import { useFloatsMakeWay } from "./use-floats-make-way.ts";

const PasskeyOffer = lazy(async () => ({
  default: (await import("#web/features/accounts/passkeys/passkey-offer.tsx")).PasskeyOffer,
}));

export type FloatingProps = {
  readonly facts: ShellFacts;
  readonly chat: Omit<ChatProps, "freeShippingFrom">;
};

export function Floating({ facts: { shop, freeShippingFrom }, chat }: FloatingProps) {
  const isHome = useLocation().pathname === paths.home();
  const offersPasskey = useOffer();
  useFloatsMakeWay();
  useEffect(keepPagesOffline, []);
  useEffect(() => void loadDialog().catch(() => undefined), []);
  return (
    <Suspense>
      <OverlayStyle />
      <BackToTop />
      <Chat {...chat} freeShippingFrom={freeShippingFrom} />
      {offersPasskey && <PasskeyOffer />}
      {isHome && shop.welcomes && shop.offer && <Welcome />}
    </Suspense>
  );
}
