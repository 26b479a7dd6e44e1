import { spawnSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { buildStampOf, sourcesPrint } from "../start/sources.mjs";

/** Builds the pages, then compresses what browsers fetch, so that no request has to. */
const root = join(import.meta.dirname, "../..");
run("node_modules/@react-router/dev/bin.cjs", "build");

const client = join(root, "build/client");
// What the staff's browsers fetch lies with the rest, by names that no shopper's page says.
cpSync(join(root, "build/server/assets"), join(client, "assets"), { recursive: true });
for (const entry of readdirSync(client, { recursive: true, withFileTypes: true })) {
  const file = join(entry.parentPath, entry.name);
  if (!entry.isFile() || !/\.(js|css|svg|json|webmanifest|txt)$/.test(entry.name)) continue;
  const raw = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  writeFileSync(`${file}.gz`, gzipSync(raw, { level: 9 }));
}
rmSync(join(client, ".vite"), { recursive: true, force: true });
writeFileSync(buildStampOf(root), sourcesPrint(root));

function run(...args: string[]): void {
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (status !== 0) process.exit(1);
}
