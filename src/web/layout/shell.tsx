import type { ReactNode } from "react";
import { useNavigation } from "react-router";
import { GoodsForms } from "#modules/cart/shop/public/goods-forms.tsx";
import { useCoreTexts } from "#web/ui/core-texts.ts";
import { ShellContext, type ShellData } from "#web/ui/shell-context.ts";
import { Toaster } from "#web/ui/toaster.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { NavigationFocus } from "./navigation-focus.tsx";
import { NoticePanel } from "./notice-panel.tsx";
import { OfflineNotice } from "./offline-notice.tsx";

export function Shell({ facts, children }: { readonly facts: ShellData; readonly children: ReactNode }) {
  const { shell } = useCoreTexts();
  return (
    <ShellContext value={facts}>
      <a href="#main" className="skip-link">
        {shell.skipToContent}
      </a>
      <NavigationProgress />
      {/* Before what belongs to them: a button that is pressed while the page comes has its form. */}
      <GoodsForms />
      <Header facts={facts} />
      <OfflineNotice />
      {facts.shop.announcement && <p className="demo-line">{facts.shop.announcement}</p>}
      <main id="main" tabIndex={-1} className="main">
        {facts.notice && <NoticePanel notice={facts.notice} />}
        {children}
      </main>
      <Footer facts={facts} />
      <BottomBar facts={facts} />
      <Toaster />
      <NavigationFocus />
    </ShellContext>
  );
}

/** Shows after 150 ms of waiting; the style sheet keeps the delay. */
function NavigationProgress() {
  const waiting = useNavigation().state !== "idle";
  return <div className="navigation-progress" data-waiting={waiting ? "" : undefined} aria-hidden="true" />;
}
