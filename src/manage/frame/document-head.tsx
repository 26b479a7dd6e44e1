import type { ReactNode } from "react";
import type { ShellView } from "#contract/shell-view.ts";
import { themeScript } from "#web/layout/theme-script.ts";
import { fontFiles } from "#web/styles/font-files.ts";
import styles from "../styles/office.css?url";

type HeadProps = {
  readonly title: string;
  readonly nonce: string;
  readonly shell: ShellView;
  readonly children?: ReactNode;
};

/** The shop's colours and letters; nobody is to find the page by a search. */
export function DocumentHead({ title, nonce, shell, children }: HeadProps) {
  const { look, name } = shell.shop;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="robots" content="noindex" />
      <meta name="theme-color" content={look.grounds.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={look.grounds.dark} media="(prefers-color-scheme: dark)" />
      <title>{`${title} · ${name}`}</title>
      <script nonce={nonce}>{themeScript}</script>
      {fontFiles(shell.lang).map((font) => (
        <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
      ))}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="stylesheet" href={styles} />
      {look.sheet && <link rel="stylesheet" href={look.sheet} />}
      {children}
    </head>
  );
}
