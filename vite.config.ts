import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type EnvironmentOptions } from "vite";
import { endpointsForBrowser } from "./tools/build/endpoints-for-browser.ts";
import { forBrowsersAlone } from "./tools/build/for-browsers-alone.ts";
import { keepSourcePaths } from "./tools/build/source-paths.ts";

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
  plugins: [endpointsForBrowser(), reactRouter(), forBrowsersAlone(), keepSourcePaths(import.meta.dirname)],
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
            codeSplitting: {
              groups: [
                // What every page runs: the libraries, the frame around it, and the parts it is drawn of.
                {
                  name: "shop",
                  test: /node_modules|src[\\/]web[\\/](?:layout|navigation|person|request|ui)/,
                  tags: ["$initial"],
                },
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
