import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Refusal } from "#tools/refusal.ts";

/** Of npm's registry, once: what is there is used again. */
export async function install(
  folder: string,
  packages: Readonly<Record<string, string>>,
  more: object = {},
): Promise<void> {
  if (existsSync(join(folder, "installed"))) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, "package.json"),
    JSON.stringify({ private: true, ...more, dependencies: packages }, null, 2),
  );
  const npm = spawn("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: folder,
    stdio: ["ignore", "inherit", "inherit"],
  });
  const [code] = await once(npm, "exit");
  if (code !== 0) throw new Refusal(`npm could not install ${Object.keys(packages).join(", ")}.`);
  writeFileSync(join(folder, "installed"), "");
}
