import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/** The back office's pages. The server makes them, with the modules that it runs itself; browsers get two files. */
export default defineConfig({
  plugins: [tailwindcss()],
  // What a script loads only where it is needed is a file of its own.
  worker: { format: "es", rolldownOptions: { output: { minify: true } } },
  build: {
    ssr: "src/manage/office.tsx",
    outDir: "build/manage",
    ssrEmitAssets: true,
    copyPublicDir: false,
    cssMinify: true,
    minify: false,
    assetsInlineLimit: 0,
    rolldownOptions: { external: [/^#(?:contract|server|shop|platform)\//] },
  },
});
