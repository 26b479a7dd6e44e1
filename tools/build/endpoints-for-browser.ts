import { statSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import type { Endpoint } from "#contract/endpoint.ts";

const moduleOfEndpoints =
  /^(.*[\\/]src[\\/]modules[\\/](?:[\w-]+[\\/])+[\w-]*endpoints\.ts)(?:\?table=(\w+))?$/;

/**
 * The browser gets of each described endpoint that it makes the name, the method and the path. The schemas, with the
 * library that runs them, stay on the server; whatever else a module of endpoints exports is not there to be imported.
 */
export function endpointsForBrowser(): Plugin {
  return {
    name: "endpoints-for-browser",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId(id) {
      return moduleOfEndpoints.exec(id)?.[2] ? id : undefined;
    },
    async load(id) {
      const [, file, table] = moduleOfEndpoints.exec(id) ?? [];
      if (!file) return;
      const exported: object = await import(`${pathToFileURL(file)}?${statSync(file).mtimeMs}`);
      const tables = Object.entries(exported).filter(([, value]) => isTable(value));
      if (table) return entriesOf(Object.fromEntries(tables)[table]);
      // A module of its own for each table: what no page asks for falls away.
      return tables
        .map(([name]) => `export * as ${name} from ${JSON.stringify(`${file}?table=${name}`)};`)
        .join("\n");
    },
  };
}

function isTable(value: unknown): value is Readonly<Record<string, Endpoint>> {
  return (
    typeof value === "object" && value !== null && Object.values(value).every((one) => one?.path && one.name)
  );
}

function entriesOf(table: Readonly<Record<string, Endpoint>>): string {
  return Object.entries(table)
    .map(([key, { name, method, path }], at) => {
      return `const c${at} = ${JSON.stringify({ name, method, path })};\nexport { c${at} as ${key} };`;
    })
    .join("\n");
}
