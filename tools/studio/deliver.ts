import { readdir } from "node:fs/promises";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { deliverPicture } from "./delivery.ts";

const usage = "node tools/studio/deliver.ts NAME… | --all | add FILE --name NAME [--alt TEXT]";
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: "boolean" },
    name: { type: "string" },
    alt: { type: "string" },
    from: { type: "string" },
  },
});
const renders = values.from ?? new URL("./renders", import.meta.url).pathname;

if (positionals[0] === "add") {
  const file = positionals[1];
  if (!file || !values.name) throw new Error(usage);
  await say(values.name, file, values.alt);
} else {
  const names = values.all
    ? (await readdir(renders)).filter((file) => file.endsWith(".png")).map((file) => basename(file, ".png"))
    : positionals;
  if (names.length === 0) throw new Error(usage);
  for (const name of names) await say(name, `${renders}/${name}.png`);
}

async function say(name: string, file: string, alt?: string): Promise<void> {
  const done = await deliverPicture(file, name, alt);
  console.log(
    `${done.file} ${done.width}×${done.height} ${done.colour}, 320 px AVIF ${done.smallBytes} bytes`,
  );
}
