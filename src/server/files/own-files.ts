import { wordsIn } from "#contract/format/words.ts";
import { logoPath } from "#contract/logo-path.ts";
import { paths } from "#contract/paths.ts";
import type { ShopSettings } from "#contract/shop-settings.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { Route } from "../http/route.ts";
import { typeOf, year } from "../http/served-file.ts";
import { themeSheet } from "./theme.ts";

/** Files that say what the owner has set: her colours, and what a phone is told that installs the shop. */
export function ownFileRoutes(settings: () => ShopSettings): readonly Route[] {
  return [
    {
      method: "GET",
      path: "/assets/:file{theme-[\\w-]+\\.css}",
      answer({ req }) {
        const sheet = themeSheet(settings().look);
        // A page made just before a change asks for the sheet of then.
        const isOfNow = sheet?.href === req.path;
        return file(sheet?.css ?? "", ".css", isOfNow ? year : "no-store");
      },
    },
    {
      method: "GET",
      path: "/manifest.webmanifest",
      answer: () => file(JSON.stringify(manifestOf(settings())), ".webmanifest", "public, max-age=600"),
    },
  ];
}

function manifestOf({ shop, home, look }: ShopSettings): object {
  const words = textsOf("en");
  return {
    id: "/",
    name: wordsIn(shop.name, "en"),
    short_name: wordsIn(shop.name, "en"),
    description: wordsIn(home.title, "en"),
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: look.light.ground,
    theme_color: look.light.ground,
    lang: "en-IN",
    categories: ["shopping"],
    icons: look.logo ? logoIcons(look.logo) : ownIcons,
    shortcuts: [
      { name: words.chat.links.stores, url: paths.stores() },
      { name: words.chat.links.track, url: paths.trackOrder() },
    ],
  };
}

const png = "image/png";
const ownIcons = [
  { src: "/icon-192.png", sizes: "192x192", type: png },
  { src: "/icon-512.png", sizes: "512x512", type: png },
  { src: "/icon-maskable-512.png", sizes: "512x512", type: png, purpose: "maskable" },
];

function logoIcons(logo: string): object[] {
  return ([192, 512] as const).map((size) => ({
    src: logoPath(logo, size),
    sizes: `${size}x${size}`,
    type: png,
  }));
}

function file(text: string, extension: string, cacheControl: string): Response {
  return new Response(text, {
    headers: { "content-type": typeOf(extension), "cache-control": cacheControl },
  });
}
