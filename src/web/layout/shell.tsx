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

export function Shell({
  shellData,
  children,
}: {
  readonly shellData: ShellData;
  readonly children: ReactNode;
}) {
  const { shell } = useCoreTexts();
  return (
    <ShellContext value={shellData}>
      <a href="#main" className="skip-link">
        {shell.skipToContent}
      </a>
      <NavigationProgress />
      {/* Before what belongs to them: a button that is pressed while the page comes has its form. */}
      <GoodsForms />
      <Header shellData={shellData} />
      <OfflineNotice />
      {shellData.shop.announcement && <p className="demo-line">{shellData.shop.announcement}</p>}
      <main id="main" tabIndex={-1} className="main">
        {shellData.notice && <NoticePanel notice={shellData.notice} />}
        {children}
      </main>
      <Footer shellData={shellData} />
      <BottomBar shellData={shellData} />
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
