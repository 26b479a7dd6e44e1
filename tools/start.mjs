// Plain JavaScript for whatever Node the machine has: it brings the project's own Node, then hands over to it.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const [mode = "start", ...rest] = process.argv.slice(2);
const mark = join(root, "node_modules/.installed");

process.chdir(root);
installWhenStale();
const env = { ...process.env, PATH: join(root, "node_modules/.bin") + delimiter + process.env.PATH };
const node = ownNode();
const dotEnv = existsSync(join(root, ".env")) ? ["--env-file=.env"] : [];
if (mode === "start") {
  buildWhenStale();
  // A smaller nursery for young objects: 20 MB less at rest on the small machine a shop may run on.
  run(["--max-semi-space-size=4", ...dotEnv, "src/main.ts", ...rest], { NODE_ENV: "production" });
} else if (mode === "dev") {
  run([...dotEnv, "tools/dev.ts", ...rest], { NODE_ENV: "development" });
} else {
  run([...dotEnv, `tools/${mode}.ts`, ...rest], {});
}

function installWhenStale() {
  const lock = join(root, "package-lock.json");
  if (existsSync(mark) && statSync(mark).mtimeMs >= statSync(lock).mtimeMs) return;
  step("install the libraries (once, about a minute)", () => {
    // Not `npm ci`: it refuses a lockfile made where a registry had no sibling package for some other platform.
    const npm = process.platform === "win32" ? "npm.cmd" : "npm";
    const { status } = spawnSync(
      npm,
      ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error", "--include=dev"],
      {
        cwd: root,
        stdio: "inherit",
        shell: process.platform === "win32",
      },
    );
    if (status !== 0) fail("npm install did not succeed; its own words stand above.");
    writeFileSync(mark, "");
  });
}

function buildWhenStale() {
  const built = join(root, "build/client/.built");
  const sources = [
    "src/web",
    "src/contract",
    "src/shop",
    "public",
    "vite.config.ts",
    "react-router.config.ts",
    "package-lock.json",
  ];
  if (existsSync(built) && newest(sources) <= statSync(built).mtimeMs) return;
  step("build the pages", () => {
    const { status, stdout, stderr } = spawnSync(node, ["tools/build/build.ts"], {
      cwd: root,
      env: { ...env, NODE_ENV: "production" },
    });
    if (status !== 0) fail(`The build failed:\n${stdout}${stderr}`);
  });
}

function ownNode() {
  const own = join(root, "node_modules/.bin", process.platform === "win32" ? "node.cmd" : "node");
  if (existsSync(own)) return own;
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 24 || (major === 24 && minor >= 7)) return process.execPath;
  return fail("No Node 24 comes ready for this kind of machine: install Node 24.7 or later and start again.");
}

function run(args, more) {
  const child = spawn(node, args, { cwd: root, stdio: "inherit", env: { ...env, ...more } });
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGTERM" ? 0 : 1)));
}

function newest(paths) {
  return Math.max(...paths.filter((path) => existsSync(path)).flatMap((path) => times(join(root, path))));
}

function times(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return [stat.mtimeMs];
  return [stat.mtimeMs, ...readdirSync(path).flatMap((name) => times(join(path, name)))];
}

function step(name, work) {
  process.stdout.write(`  ${name} …\n`);
  const started = Date.now();
  work();
  process.stdout.write(`  ${name}: ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
}

function fail(words) {
  console.error(words);
  process.exit(1);
}
