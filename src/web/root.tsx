import type { ReactNode } from "react";
import {
  data,
  Links,
  type LinksFunction,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
} from "react-router";
import { forgetNotice } from "#server/notice.ts";
import { RouteError } from "#web/layout/route-error.tsx";
import { Shell } from "#web/layout/shell.tsx";
import { type ShellFacts, strangerFacts } from "#web/layout/shell-facts.ts";
import { themeScript } from "#web/layout/theme-script.ts";
import { pageContext } from "./page-context.ts";
import devanagariFont from "./styles/fonts/anek-devanagari.woff2?url";
import latinFont from "./styles/fonts/anek-latin.woff2?url";
import rupeeFont from "./styles/fonts/anek-rupee.woff2?url";
import "./styles/app.css";

export { RouteError as ErrorBoundary };

export const links: LinksFunction = () => [
  ...[latinFont, rupeeFont].map((href) => ({
    rel: "preload" as const,
    as: "font",
    type: "font/woff2",
    href,
    crossOrigin: "anonymous" as const,
  })),
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "manifest", href: "/manifest.webmanifest" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
];

export async function loader({ context }: LoaderFunctionArgs) {
  const { shell, nonce } = context.get(pageContext);
  const facts: ShellFacts = {
    ...(await shell()),
    ...(nonce && { nonce }),
    year: new Date().getFullYear(),
  };
  return data(facts, facts.notice ? { headers: { "Set-Cookie": forgetNotice } } : {});
}

export function Layout({ children }: { children: ReactNode }) {
  const facts = useRouteLoaderData<typeof loader>("root") ?? strangerFacts;
  return (
    <html lang={facts.lang} data-signed-in={facts.user ? "" : undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#fbf6ec" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#17162b" media="(prefers-color-scheme: dark)" />
        <script nonce={facts.nonce} suppressHydrationWarning>
          {themeScript}
        </script>
        <Meta />
        {facts.lang === "hi" && (
          <link rel="preload" as="font" type="font/woff2" href={devanagariFont} crossOrigin="anonymous" />
        )}
        {/* Style sheets need no nonce, and the browser would not find the server's again. */}
        <Links nonce="" />
      </head>
      <body>
        <Shell facts={facts}>{children}</Shell>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
