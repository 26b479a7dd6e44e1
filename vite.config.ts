import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { leaveOut } from "./tools/build/leave-out.ts";

const framework = /node_modules[\\/](?:react|react-dom|scheduler|react-router|@remix-run|cookie-es)[\\/]/;
/** What each page shows at once; dialogs and other steps that come later stay apart. */
const everywhere =
  /src[\\/](?:web[\\/](?:layout[\\/](?!floating)|request[\\/]|ui[\\/](?!open-dialog|sheet|use-back|field\.|password|radio|tabs|checkbox|quantity|pages-shown|pagination|chip|breadcrumb|empty|alert|price|stars|badge|picture|use-broken)|features[\\/]cart[\\/](?:cart-store|wish-store|use-cart-sync))|contract[\\/](?!texts|api)|contract[\\/]texts[\\/]en[\\/](?:shell|failures)\.)/;
/** What each page with a price, and what each page with a product card on it shows besides. */
const withPrices =
  /src[\\/](?:web[\\/](?:ui[\\/](?:price|badge|picture|use-broken)|features[\\/]cart[\\/]cart-(?:changes|words))|contract[\\/]texts[\\/]en[\\/]cart\.)/;
const withCards =
  /src[\\/](?:web[\\/](?:ui[\\/]stars|features[\\/](?:cart[\\/]cart-actions|catalogue[\\/](?:product-(?:card|grid)|category-name)))|contract[\\/]texts[\\/]en[\\/](?:wishlist|catalogue)\.)/;

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), leaveOut()],
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
                { name: "prices", test: withPrices, priority: 1 },
                { name: "cards", test: withCards, priority: 1 },
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
