import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { callsForBrowser } from "./tools/build/calls-for-browser.ts";
import { forBrowsersAlone } from "./tools/build/for-browsers-alone.ts";

/** What every page runs at once is one file: forty small ones travel worse, and are compressed worse. */
const everywhere =
  /node_modules|src[\\/](?:contract[\\/]calls[\\/](?:cart|wishlist)|web[\\/](?:root|layout|request|ui[\\/](?!goods-price|price)))/;
const aboutAccounts =
  /src[\\/](?:web[\\/]features[\\/]accounts|contract[\\/](?:calls|texts[\\/]en)[\\/]accounts)/;
const aboutMoney = /src[\\/](?:contract[\\/]money|web[\\/]ui[\\/](?:goods-)?price)/;
const aboutGoods = /src[\\/]web[\\/]features[\\/](?:cart|catalogue)/;

/** For a build Vite wraps each import of a later part in a loader of its style sheets; no part has one. */
const plainImports = {
  name: "plain-imports",
  enforce: "pre",
  load: {
    filter: { id: /vite[\\/]preload-helper/ },
    handler: () => "export const __vitePreload = (load) => load();",
  },
} satisfies Plugin;

export default defineConfig({
  plugins: [tailwindcss(), callsForBrowser(), reactRouter(), plainImports, forBrowsersAlone()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            chunkFileNames: "assets/[hash].js",
            entryFileNames: "assets/[hash].js",
            codeSplitting: {
              // Only of what a page names at its start; what it loads later stays apart.
              groups: [
                { name: "shop", test: everywhere, tags: ["$initial"], priority: 2 },
                { name: "money", test: aboutMoney, tags: ["$initial"], minShareCount: 4, priority: 1 },
                { name: "goods", test: aboutGoods, tags: ["$initial"], minShareCount: 4, priority: 1 },
                { name: "accounts", test: aboutAccounts, tags: ["$initial"], minShareCount: 2, priority: 1 },
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
});
