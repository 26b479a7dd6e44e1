import type { ReactNode } from "react";
import { GoodsForms } from "#web/features/cart/goods-forms.tsx";
import { useCoreTexts } from "#web/ui/core-texts.ts";
import { hydratedLater } from "#web/ui/hydrated-later.tsx";
import { ShopContext } from "#web/ui/shop-facts.ts";
import { NavigationProgress } from "./navigation-progress.tsx";
import type { ShellFacts } from "./shell-facts.ts";

const atRest = () => import("./parts-at-rest.ts");
const Header = hydratedLater("header", async () => (await atRest()).Header);
const OfflineNotice = hydratedLater("div", async () => (await atRest()).OfflineNotice);
const NoticePanel = hydratedLater("div", async () => (await atRest()).NoticePanel);
const Footer = hydratedLater("footer", async () => (await atRest()).Footer);
const BottomBar = hydratedLater("nav", async () => (await atRest()).BottomBar);
const Toaster = hydratedLater("section", async () => (await atRest()).Toaster);
const NavigationFocus = hydratedLater("p", async () => (await atRest()).NavigationFocus);

export function Shell({ facts, children }: { readonly facts: ShellFacts; readonly children: ReactNode }) {
  const { shell } = useCoreTexts();
  return (
    <ShopContext value={facts.shop}>
      <a href="#main" className="skip-link">
        {shell.skipToContent}
      </a>
      <NavigationProgress />
      {/* Before what belongs to them: a button that is pressed while the page comes has its form. */}
      <GoodsForms />
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
      <Footer facts={facts} />
      <BottomBar facts={facts} />
      <Toaster />
      <NavigationFocus />
    </ShopContext>
  );
}
