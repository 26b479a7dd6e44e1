import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type EnvironmentOptions, type Plugin } from "vite";
import { callsForBrowser } from "./tools/build/calls-for-browser.ts";
import { forBrowsersAlone } from "./tools/build/for-browsers-alone.ts";
import { marksWithoutPlace } from "./tools/build/marks-without-place.ts";
import { ownPlaces } from "./tools/build/own-places.ts";

/**
 * What a page names at its start comes in few files: forty small ones travel worse, and are compressed worse.
 * The first is what every page runs at once, the others what pages of a kind do.
 */
const atStart = {
  shop: /node_modules|src[\\/](?:contract[\\/](?:calls[\\/](?:cart|wishlist)|in-each-lang|money|next-path|texts[\\/]en[\\/]frame)|web[\\/](?:root|layout|request[\\/](?!remembered-pin)|ui(?![\\/](?:category-tiles|linked-text|market-picture|text-blocks))))/,
  said: /src[\\/](?:contract[\\/]texts[\\/]en[\\/](?:failures|newsletter)|web[\\/]features[\\/]newsletter[\\/]letter-(?:frame|link))/,
  later:
    /src[\\/](?:contract[\\/](?:cart-answer|day-in|pin-cookie|calls[\\/]delivery|texts[\\/]en[\\/](?:cart|delivery))|shop[\\/]delivery[\\/]rules|web[\\/](?:features[\\/]delivery[\\/]delivery-answer|request[\\/]remembered-pin|features[\\/]cart[\\/](?:cart-store|cart-words|foresight)))/,
  charges:
    /src[\\/](?:contract[\\/](?:charge-words|texts[\\/]en[\\/]charges)|web[\\/]features[\\/]checkout[\\/]quote-lines)/,
  orders:
    /src[\\/](?:web[\\/]features[\\/]orders|contract[\\/](?:time-parts|(?:calls|texts[\\/]en)[\\/]orders))/,
  goods:
    /src[\\/](?:contract[\\/](?:goods-forms|texts[\\/]en[\\/](?:adding|catalogue|sale|whatsapp|wishlist))|web[\\/]features[\\/](?:cart[\\/](?:cart-actions|use-adding|visitor|wish-store)|catalogue[\\/](?:product-(?!page|data|facts)|category-(?:name|address)|use-(?:drawn|followed))))/,
  finding:
    /src[\\/](?:contract[\\/]texts[\\/]en[\\/]listing|web[\\/]features[\\/]catalogue[\\/](?:listing-address|filled-in|results-in|search-choices))/,
  product: /src[\\/]contract[\\/](?:picture-of-colour|variant|texts[\\/]en[\\/]product)/,
  accounts:
    /src[\\/](?:web[\\/]features[\\/]accounts|contract[\\/](?:calls|texts[\\/]en)[\\/](?:accounts|passkeys|profile))/,
  stores:
    /src[\\/](?:web[\\/]features[\\/]stores|contract[\\/]texts[\\/]en[\\/]stores|shop[\\/]stores[\\/]rules[\\/](?!places))/,
};

/** What a page loads at rest: one file of what all pages have, and one of what pages of a kind have. */
const atRest = {
  rest: /src[\\/]web[\\/](?:layout|request[\\/](?:send-request|page-data|next-pages|known-person)|ui[\\/](?:toaster|open-dialog|aside-dialog|pull|scrolls-towards|(?:use-)?follow-finger)|features[\\/](?:chat[\\/](?!whatsapp)|welcome|offline[\\/]keep|cart[\\/](?:add-to-cart|goods-forms|show-added|use-cart-sync)))/,
  nowhere:
    /src[\\/]web[\\/](?:ui[\\/]category-tiles|features[\\/]not-found[\\/](?:page-not-found|not-found-picture))/,
  filters: /src[\\/]web[\\/]features[\\/]catalogue[\\/](?:filter-(?!button)|no-products)/,
  delivery: /src[\\/]web[\\/]features[\\/]delivery[\\/]delivery-check/,
  about: /src[\\/]web[\\/]features[\\/]catalogue[\\/](?:more-of|ratings|product-facts)/,
};

/**
 * So that a build can leave out what nobody uses of the router: a name for tools keeps a part in, and a page without
 * data, which this shop never writes, keeps what writes the scripts of a page, which `start-script` does here.
 */
const sheddableRouter = {
  name: "sheddable-router",
  apply: "build",
  transform: {
    filter: { id: /node_modules[\\/]react-router[\\/]/ },
    handler: (code) =>
      code
        .replace("renderScripts ? /* @__PURE__ */ React$1.createElement(Scripts, null) : null", "null")
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, "")
        .replaceAll(
          /^((?:const|let|var) \w+ = )(React\$?\d*\.(?:forwardRef|memo|createContext)\()/gm,
          "$1/* @__PURE__ */ $2",
        ),
  },
} satisfies Plugin;

/** For a build Vite wraps each import of a later part in a loader of its style sheets; no part has one. */
const plainImports = {
  name: "plain-imports",
  enforce: "pre",
  load: {
    filter: { id: /vite[\\/]preload-helper/ },
    handler: () => "export const __vitePreload = (load) => load();",
  },
} satisfies Plugin;

/**
 * Nearly all of what every page runs at once is called while it starts: told so, a browser makes it ready beside the
 * page's own thread while the file arrives, instead of one function after the other as each is called.
 */
const calledAtStart = ({ name }: { readonly name: string }) =>
  name === "shop" ? "//# allFunctionsCalledOnLoad" : "";

/** The libraries that every start needs are in the built files: to look for nine hundred takes longer than to read them. */
const builtIn = [
  "@hono/node-server",
  "@remix-run/route-pattern",
  "aws4fetch",
  "cookie",
  "cookie-es",
  "csv-stringify",
  "hono",
  "kysely",
  "react-router",
  "uqr",
  "zod",
];

/** The server with all pages, those of the staff in a file that is loaded when the first of them comes. */
const shop = {
  resolve: { noExternal: builtIn },
  build: {
    target: "node24",
    // Whoever reads a stack trace finds the names.
    minify: false,
    rolldownOptions: {
      input: "src/main.ts",
      output: {
        chunkFileNames: "[name]-[hash].js",
        // What stands in the file is kept in memory.
        comments: { legal: true, annotation: false, jsdoc: false },
      },
    },
  },
} satisfies EnvironmentOptions;

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    callsForBrowser(),
    reactRouter(),
    plainImports,
    sheddableRouter,
    marksWithoutPlace,
    forBrowsersAlone(),
    ownPlaces(import.meta.dirname),
  ],
  // What a script of the back office loads only where it is needed is a file of its own.
  worker: { format: "es", rolldownOptions: { output: { minify: true } } },
  environments: {
    ...(command === "build" && { ssr: shop }),
    client: {
      build: {
        rolldownOptions: {
          output: {
            chunkFileNames: "assets/[hash].js",
            entryFileNames: "assets/[hash].js",
            postBanner: calledAtStart,
            codeSplitting: {
              groups: [
                ...Object.entries(atStart).map(([name, test], at) => ({
                  name,
                  test,
                  tags: ["$initial" as const],
                  // A part of one page alone is in that page's own file.
                  minShareCount: name === "shop" ? 1 : 2,
                  priority: 20 - at,
                })),
                ...Object.entries(atRest).map(([name, test], at) => ({ name, test, priority: 5 - at })),
              ],
            },
          },
        },
      },
    },
  },
  build: {
    // A data URL would need a hole in the content security policy.
    assetsInlineLimit: 0,
    // Parts that load later are one file each: lists of what to load ahead would be longer than they.
    modulePreload: false,
    reportCompressedSize: false,
  },
}));
