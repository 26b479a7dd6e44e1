import { join } from "node:path";
import { build } from "vite";
import { keepSourcePaths } from "../build/source-paths.ts";

const root = join(import.meta.dirname, "../..");
const outDir = join(root, "build/test");

/** Kills start a shop a hundred times, and most of a start is the reading of a thousand files: here they are one. */
export default async function setup(): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: "error",
    plugins: [keepSourcePaths(root)],
    define: { "import.meta.main": "false" },
    ssr: { noExternal: ["hono", "@hono/node-server", "kysely", "react-router", "zod"] },
    build: {
      ssr: "tests/support/dying-shop.ts",
      outDir,
      copyPublicDir: false,
      minify: false,
      target: "node24",
      rolldownOptions: {
        // It shows no pages.
        external: [
          /^virtual:/,
          /^#manage\//,
          /\/office\/screens\.tsx?$/,
          /\/link\/[\w-]+\.tsx$/,
          /\/link\/documents\.ts$/,
        ],
        output: { codeSplitting: false },
      },
    },
  });
  process.env.DYING_SHOP = join(outDir, "dying-shop.js");
}
