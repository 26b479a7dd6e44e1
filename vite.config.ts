import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { callsForBrowser } from "./tools/build/calls-for-browser.ts";
import { leaveOut } from "./tools/build/leave-out.ts";

const framework = /node_modules[\\/](?:react|react-dom|scheduler|react-router|@remix-run|cookie-es)[\\/]/;
/** What each page shows at once; dialogs and other steps that come later stay apart. */
const everywhere =
  /src[\\/](?:web[\\/](?:layout[\\/](?!floating|use-floats|footer|mobile-menu|newsletter|language|category-links)|request[\\/]|ui[\\/](?:core-texts|words|shop-facts|icon|button|spinner|field-error|menu|use-way|toast|when-idle|dialog|page-head)|features[\\/]cart[\\/](?:cart-store|wish-store|use-cart-sync))|contract[\\/](?!texts|calls[\\/](?:checkout|orders|addresses)|settings|shop-settings)|contract[\\/]texts[\\/]en[\\/](?:shell|failures)\.)/;
/** What nearly each page of the market shows besides, and what each page with a product card on it. */
const onMostPages =
  /src[\\/](?:web[\\/](?:ui[\\/](?:price|badge|picture|use-broken|breadcrumb|shared-link|structured|empty|link-button|alert)|features[\\/](?:cart[\\/]cart-(?:changes|words)|catalogue[\\/]category-address))|contract[\\/]texts[\\/]en[\\/]cart\.)/;
const withCards =
  /src[\\/](?:web[\\/](?:ui[\\/]stars|features[\\/](?:cart[\\/]cart-actions|catalogue[\\/](?:product-(?:card|grid)|category-name)))|contract[\\/]texts[\\/]en[\\/](?:wishlist|catalogue)\.)/;
/** The listing and its sheet of filters share them. */
const filters =
  /src[\\/](?:web[\\/](?:ui[\\/](?:chip|staying|pagination|pages-shown)|features[\\/]catalogue[\\/]filter-(?:panel|fields))|contract[\\/]texts[\\/]en[\\/]listing\.)/;

export default defineConfig({
  plugins: [tailwindcss(), callsForBrowser(), reactRouter(), leaveOut()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Forty small files travel worse than two: what is loaded together is compressed together.
            codeSplitting: {
              groups: [
                { name: "framework", test: framework, priority: 2 },
                { name: "shop", test: everywhere, priority: 1 },
                { name: "most", test: onMostPages, priority: 1 },
                { name: "cards", test: withCards, priority: 1 },
                { name: "filters", test: filters, priority: 1 },
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
    reportCompressedSize: false,
  },
});
