import type { ReactNode } from "react";
import { themeScript } from "#web/layout/theme-script.ts";
import latinFont from "#web/styles/fonts/anek-latin.woff2?url";
import rupeeFont from "#web/styles/fonts/anek-rupee.woff2?url";
import script from "../browser/office.ts?worker&url";
import passkeyScript from "../browser/passkey.ts?worker&url";
import styles from "../styles/office.css?url";
import { KeysHelp } from "./keys-help.tsx";
import { NoticeStrip } from "./notice-strip.tsx";
import { useOffice } from "./office-context.ts";
import { officePath } from "./places.ts";
import { SideBar } from "./side-bar.tsx";
import { TopBar } from "./top-bar.tsx";

type DocumentProps = { readonly title: string; readonly nonce: string; readonly children: ReactNode };

/** The whole page: nothing of it is the shop's but the colours, the letters and the parts. */
export function OfficeDocument({ title, nonce, children }: DocumentProps) {
  const { shell, words, visit, isBare, needsPasskeys } = useOffice();
  const { look } = shell.shop;
  return (
    <html lang={shell.lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <meta name="theme-color" content={look.grounds.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={look.grounds.dark} media="(prefers-color-scheme: dark)" />
        <title>{`${title} · ${shell.shop.name}`}</title>
        <script nonce={nonce}>{themeScript}</script>
        {[latinFont, rupeeFont].map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href={officePath("app.webmanifest")} crossOrigin="use-credentials" />
        <link rel="stylesheet" href={styles} />
        {look.sheet && <link rel="stylesheet" href={look.sheet} />}
        <script nonce={nonce} type="module" src={script} async />
        {needsPasskeys && <script nonce={nonce} type="module" src={passkeyScript} async />}
      </head>
      <body data-visit={visit} className={isBare ? "is-bare" : undefined}>
        <a href="#main" className="skip-link">
          {words.skip}
        </a>
        <TopBar />
        {!isBare && <SideBar />}
        <main id="main" tabIndex={-1}>
          <NoticeStrip />
          <p className="sr-only" role="status" data-news={words.live.gone} />
          {children}
        </main>
        <KeysHelp />
      </body>
    </html>
  );
}
