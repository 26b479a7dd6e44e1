import { readdir } from "node:fs/promises";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { deliverPicture } from "./delivery.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: "boolean" }, from: { type: "string" } },
});
const renders = values.from ?? new URL("./renders", import.meta.url).pathname;
const names = values.all
  ? (await readdir(renders)).filter((file) => file.endsWith(".png")).map((file) => basename(file, ".png"))
  : positionals;
if (names.length === 0) throw new Error("node studio/deliver.ts NAME… | --all");
for (const name of names) {
  const done = await deliverPicture(`${renders}/${name}.png`, name);
  console.log(
    `${done.file} ${done.width}×${done.height} ${done.colour}, 320 px AVIF ${done.smallBytes} bytes`,
  );
}
