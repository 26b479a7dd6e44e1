import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** npm run bench NAME: measures one thing and prints what it measured; it asserts no time. */
const folder = join(import.meta.dirname, "bench");
const names = readdirSync(folder)
  .filter((file) => file.endsWith(".ts"))
  .map((file) => file.slice(0, -3));
const [name = ""] = process.argv.slice(2);
const file = join(folder, `${name}.ts`);
if (!existsSync(file)) {
  console.error(`Which bench? npm run bench -- ${names.join(" | ")}`);
  process.exit(1);
}
const { run } = (await import(pathToFileURL(file).href)) as {
  run: (args: readonly string[]) => Promise<void>;
};
await run(process.argv.slice(3));
