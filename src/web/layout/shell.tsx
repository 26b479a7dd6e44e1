import { type ReactNode, Suspense } from "react";
import { useCartSync } from "#web/features/cart/use-cart-sync.ts";
import { useCoreTexts } from "#web/ui/core-texts.ts";
import { ShopContext } from "#web/ui/shop-facts.ts";
import { Toaster } from "#web/ui/toaster.tsx";
import { BackToTop } from "./back-to-top.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { FloatingParts } from "./floating-parts.tsx";
import { Header } from "./header.tsx";
import { hydratedLater } from "./hydrated-later.ts";
import { NavigationFocus } from "./navigation-focus.tsx";
import { NavigationProgress } from "./navigation-progress.tsx";
import { NoticePanel } from "./notice-panel.tsx";
import { OfflineNotice } from "./offline-notice.tsx";
import type { ShellFacts } from "./shell-facts.ts";

const Footer = hydratedLater(() => import("./footer.tsx"));

export function Shell({ facts, children }: { readonly facts: ShellFacts; readonly children: ReactNode }) {
  const { shell } = useCoreTexts();
  useCartSync(facts);
  return (
    <ShopContext value={facts.shop}>
      <a href="#main" className="skip-link">
        {shell.skipToContent}
      </a>
      <NavigationProgress />
      <Header facts={facts} />
      <OfflineNotice />
      {facts.shop.announcement && (
        <p className="bg-marigold px-gutter py-2 text-center font-medium text-on-marigold">
          {facts.shop.announcement}
        </p>
      )}
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {facts.notice && <NoticePanel notice={facts.notice} />}
        {children}
      </main>
      <Suspense>
        <Footer facts={facts} />
      </Suspense>
      <BottomBar facts={facts} />
      <BackToTop />
      <FloatingParts facts={facts} />
      <Toaster />
      <NavigationFocus />
    </ShopContext>
  );
}
