import type { ComponentType, ReactNode } from "react";
import { useCoreTexts } from "#web/ui/core-texts.ts";
import { hydratedLater } from "#web/ui/hydrated-later.tsx";
import { ShopContext } from "#web/ui/shop-facts.ts";
import { NavigationProgress } from "./navigation-progress.tsx";
import type { ShellFacts } from "./shell-facts.ts";

const atRest = () => import("./parts-at-rest.ts");
type Parts = Awaited<ReturnType<typeof atRest>>;
type PropsOf<Part> = Part extends (props: infer Props extends object) => ReactNode ? Props : object;
const part = <Name extends keyof Parts>(tag: keyof HTMLElementTagNameMap, name: Name) =>
  hydratedLater(tag, async () => (await atRest())[name] as ComponentType<PropsOf<Parts[Name]>>);

const GoodsForms = part("div", "GoodsForms");
const Header = part("header", "Header");
const OfflineNotice = part("div", "OfflineNotice");
const NoticePanel = part("div", "NoticePanel");
const Footer = part("footer", "Footer");
const BottomBar = part("nav", "BottomBar");
const Toaster = part("section", "Toaster");
const NavigationFocus = part("p", "NavigationFocus");

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
