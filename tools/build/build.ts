import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { markOf, sourcesPrint } from "../start/sources.mjs";

/** Builds the pages, then compresses what browsers fetch, so that no request has to. */
const root = join(import.meta.dirname, "../..");
const built = spawnSync(process.execPath, ["node_modules/@react-router/dev/bin.cjs", "build"], {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, NODE_ENV: "production" },
});
if (built.status !== 0) process.exit(1);

const client = join(root, "build/client");
for (const entry of readdirSync(client, { recursive: true, withFileTypes: true })) {
  const file = join(entry.parentPath, entry.name);
  if (!entry.isFile() || !/\.(js|css|svg|json|webmanifest|txt)$/.test(entry.name)) continue;
  const raw = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  writeFileSync(`${file}.gz`, gzipSync(raw, { level: 9 }));
}
rmSync(join(client, ".vite"), { recursive: true, force: true });
writeFileSync(markOf(root), sourcesPrint(root));
