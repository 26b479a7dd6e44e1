import type { ShellView } from "#contract/shell-view.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { OfficePages } from "#server/office/back-office.ts";
import worker from "./browser/worker.js?raw";
import { officePath } from "./frame/office-path.ts";

/** What a browser asks for that installs the back office. */
export const file: OfficePages["file"] = (path) => {
  if (path === "worker.js")
    return async () => ({ text: worker, type: "text/javascript; charset=utf-8", scope: officePath() });
  if (path === "app.webmanifest")
    return async (shell) => ({ text: JSON.stringify(manifestOf(shell)), type: "application/manifest+json" });
  return undefined;
};

function manifestOf({ lang, shop: { name, look } }: ShellView): object {
  const words = textsOf(lang).manage;
  return {
    id: officePath(),
    name: words.appName(name),
    short_name: words.name,
    start_url: officePath(),
    scope: officePath(),
    display: "standalone",
    background_color: look.grounds.light,
    theme_color: look.grounds.light,
    lang,
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: "image/png",
    })),
  };
}
