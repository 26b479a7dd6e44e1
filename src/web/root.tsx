import { type ReactNode, useContext, useEffect } from "react";
import {
  data,
  type LoaderFunctionArgs,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useMatches,
  useRouteLoaderData,
} from "react-router";
import { logoPath } from "#contract/logo-path.ts";
import { paths } from "#contract/paths.ts";
import { forgetNotice } from "#server/http/notice.ts";
import { RouteError } from "#web/layout/route-error.tsx";
import { Shell } from "#web/layout/shell.tsx";
import { shellOr, withoutAccount } from "#web/layout/shell-or.ts";
import { themeScript } from "#web/layout/theme-script.ts";
import { answerBack, keepForBack } from "#web/navigation/back-cache.ts";
import { usePersonal } from "#web/person/current-person.ts";
import { personScript } from "#web/person/person-script.ts";
import { isLeaving } from "#web/request/leaving.ts";
import type { ShellData } from "#web/ui/shell-context.ts";
import { NonceContext } from "./nonce.ts";
import { pageContext } from "./page-context.ts";
import styles from "./styles/app.css?url";
import { fontFiles } from "./styles/font-files.ts";

export { RouteError as ErrorBoundary };

export async function loader({ context }: LoaderFunctionArgs) {
  const { shell } = context.get(pageContext);
  const shellData: ShellData = await shell();
  return data(shellData, shellData.notice ? { headers: { "Set-Cookie": forgetNotice } } : {});
}

export const clientMiddleware = [answerBack];

/** Who could not tell the shop that he leaves gets its page without asking for anything. */
export function shouldRevalidate({ formAction, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formAction?.endsWith(paths.logout()) && isLeaving() ? false : defaultShouldRevalidate;
}

export function Layout({ children }: { children: ReactNode }) {
  const loaded = usePersonal(shellOr(useRouteLoaderData<typeof loader>("root")));
  const shellData = isLeaving() ? withoutAccount(loaded) : loaded;
  const nonce = useContext(NonceContext);
  const { look } = shellData.shop;
  return (
    <html
      lang={shellData.lang}
      data-for-all={shellData.forAll}
      data-signed-in={shellData.user && ""}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={look.grounds.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={look.grounds.dark} media="(prefers-color-scheme: dark)" />
        <script nonce={nonce} suppressHydrationWarning>
          {import.meta.env.SSR ? `${themeScript};${personScript}` : ""}
        </script>
        {/* Neither link lists nor a style sheet need the router: the same for all pages, they stand here. */}
        {fontFiles(shellData.lang).map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        ))}
        {look.logo ? (
          <link rel="icon" href={logoPath(look.logo, 192)} type="image/png" />
        ) : (
          <>
            <link rel="icon" href="/favicon.ico" sizes="32x32" />
            <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          </>
        )}
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="apple-touch-icon" href={look.logo ? logoPath(look.logo, 192) : "/apple-touch-icon.png"} />
        <link rel="stylesheet" href={styles} />
        {look.sheet && <link rel="stylesheet" href={look.sheet} />}
      </head>
      <body>
        <Shell shellData={shellData}>{children}</Shell>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  const matches = useMatches();
  useEffect(() => keepForBack(matches), [matches]);
  return <Outlet />;
}
