import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { root, type StepResult, said } from "./step.ts";

const kilo = 1000;
/** Aimed at 150; React and the router are 107 of it, and a cart has 159. */
const mostScript = 165 * kilo;
const mostStyle = 15 * kilo;

/** What a first visit has to load, as it travels: a shop for cheap phones keeps to its budget. */
export function checkBudgets(): StepResult {
  const started = performance.now();
  const client = join(root, "build/client");
  const manifest = findAsset(client, /^manifest-.*\.js$/);
  const { entry, routes } = readManifest(client, manifest);
  const pages = Object.values(routes).map((route) => {
    const common = [manifest, entry.module, ...entry.imports, ...filesOf(routes.root)];
    const files = new Set([...common, ...filesOf(route)]);
    return {
      id: route.id,
      bytes: [...files].reduce((sum, file) => sum + gzipSize(client, file), 0),
      style: [...stylesIn(client, files)].reduce((sum, file) => sum + brotliSize(client, file), 0),
    };
  });
  pages.sort((a, b) => b.bytes - a.bytes);
  const style = Math.max(...pages.map((page) => page.style));
  const tooHeavy = pages.filter(({ bytes }) => bytes > mostScript);
  const words = [
    `style: ${kilobytes(style)} of ${kilobytes(mostStyle)}`,
    ...pages
      .slice(0, 5)
      .map(({ id, bytes }) => `script of ${id}: ${kilobytes(bytes)} of ${kilobytes(mostScript)}`),
  ];
  const ok = style > 0 && style <= mostStyle && tooHeavy.length === 0 && pages.length > 1;
  if (ok) console.log(words.map((line) => `    ${line}`).join("\n"));
  return said({ name: "budgets", ok, output: words.join("\n") }, started);
}

interface ManifestRoute {
  readonly id: string;
  readonly module: string;
  readonly imports?: readonly string[];
}

/** There has to be one alone: what came besides would go uncounted. */
function findAsset(client: string, name: RegExp): string {
  const [file, ...others] = readdirSync(join(client, "assets")).filter((one) => name.test(one));
  if (!file || others.length > 0) throw new Error(`expected one file ${name}, found ${[file, ...others]}`);
  return `assets/${file}`;
}

function readManifest(
  client: string,
  file: string,
): {
  entry: { module: string; imports: string[] };
  routes: Record<string, ManifestRoute> & { root?: ManifestRoute };
} {
  const text = readFileSync(join(client, file), "utf8");
  return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
}

function filesOf(route: ManifestRoute | undefined): string[] {
  return route ? [route.module, ...(route.imports ?? [])] : [];
}

/** A page's scripts name its style sheets; one that only a later part names is no part of the first view. */
function stylesIn(client: string, scripts: Iterable<string>): Set<string> {
  const named = [...scripts].flatMap(
    (file) => readFileSync(join(client, file), "utf8").match(/\/assets\/[\w.-]+\.css/g) ?? [],
  );
  return new Set(named);
}

function gzipSize(client: string, file: string): number {
  return gzipSync(readFileSync(join(client, file.replace(/^\//, ""))), { level: 9 }).length;
}

/** As the build has written it beside the sheet. */
function brotliSize(client: string, file: string): number {
  return statSync(join(client, `${file.replace(/^\//, "")}.br`)).size;
}

function kilobytes(bytes: number): string {
  return `${(bytes / kilo).toFixed(1)} KB`;
}
