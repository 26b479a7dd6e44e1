import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { sayRefusals } from "./refusal.ts";

interface Bench {
  /** What it answers, in one line. */
  readonly question: string;
  readonly run: (args: readonly string[]) => Promise<void>;
}

const folder = join(import.meta.dirname, "bench");

/** npm run bench -- NAME [PART]: measures one thing and prints what it measured; it asserts no time. */
const [name = "", part = "", ...rest] = process.argv.slice(2);
if (isBench(name, part)) await measure(join(name, part), rest);
else if (isBench(name)) await measure(name, process.argv.slice(3));
else {
  console.error("Which bench? npm run bench -- NAME");
  for (const one of allBenches())
    console.error(`  ${one.replace("/", " ").padEnd(20)} ${(await read(one)).question}`);
  process.exitCode = 1;
}

async function measure(bench: string, args: readonly string[]): Promise<void> {
  const { question, run } = await read(bench);
  console.log(question);
  await sayRefusals(() => run(args));
}

async function read(bench: string): Promise<Bench> {
  return (await import(pathToFileURL(join(folder, `${bench}.ts`)).href)) as Bench;
}

function isBench(...names: readonly string[]): boolean {
  return names.every((one) => /^\w+$/.test(one)) && existsSync(`${join(folder, ...names)}.ts`);
}

function allBenches(): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => file.endsWith(".ts"))
    .map((file) => file.slice(0, -3))
    .sort();
}
