import type { ReactNode } from "react";
import coloursScript from "../browser/colours.ts?worker&url";
import script from "../browser/office.ts?worker&url";
import passkeyScript from "../browser/passkey.ts?worker&url";
import picturesScript from "../browser/pictures.ts?worker&url";
import scanScript from "../browser/scan.ts?worker&url";
import { DocumentHead } from "./document-head.tsx";
import { KeysHelp } from "./keys-help.tsx";
import { NoticeStrip } from "./notice-strip.tsx";
import { useOffice } from "./office-context.ts";
import { officePath } from "./office-path.ts";
import { SideBar } from "./side-bar.tsx";
import { TopBar } from "./top-bar.tsx";

type DocumentProps = { readonly title: string; readonly nonce: string; readonly children: ReactNode };

/** The whole page: nothing of it is the shop's but the colours, the letters and the parts. */
export function OfficeDocument({ title, nonce, children }: DocumentProps) {
  const { shell, words, visit, isBare, needsPasskeys, needsPictures, scans, picksColours } = useOffice();
  return (
    <html lang={shell.lang}>
      <DocumentHead title={title} nonce={nonce} shell={shell}>
        <link rel="manifest" href={officePath("app.webmanifest")} crossOrigin="use-credentials" />
        <script nonce={nonce} type="module" src={script} async />
        {scans && <script nonce={nonce} type="module" src={scanScript} async />}
        {picksColours && <script nonce={nonce} type="module" src={coloursScript} async />}
        {needsPictures && <script nonce={nonce} type="module" src={picturesScript} async />}
        {needsPasskeys && <script nonce={nonce} type="module" src={passkeyScript} async />}
      </DocumentHead>
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
