import { mkdir, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { jobsOf, type NamedJob } from "./catalogue.ts";
import { StudioPage } from "./rig/page.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: "string", default: "1200" },
    frames: { type: "string", default: "12" },
    out: { type: "string", default: new URL("./renders", import.meta.url).pathname },
    sheet: { type: "string" },
    model: { type: "string" },
    params: { type: "string", multiple: true },
    view: { type: "string", default: "main" },
  },
});

const jobs = values.model ? tries(values.model) : await jobsOf(positionals);
await mkdir(values.out, { recursive: true });
const studio = await StudioPage.open();
const thumbs: Buffer[] = [];
try {
  for (const job of jobs) await renderOne(job);
} finally {
  await studio.close();
}
if (values.sheet) await contactSheet(values.sheet);

async function renderOne(job: NamedJob): Promise<void> {
  const start = performance.now();
  try {
    const png = await studio.shoot({ ...job, size: Number(values.size), frames: Number(values.frames) });
    await writeFile(`${values.out}/${job.name}.png`, png);
    if (values.sheet) thumbs.push(await sharp(png).resize(400).png().toBuffer());
    console.log(`${job.name} ${((performance.now() - start) / 1000).toFixed(1)} s`);
  } catch (error) {
    console.error(`${job.name} failed: ${(error as Error).message.split("\n")[0]}`);
    process.exitCode = 1;
  }
}

function tries(model: string): NamedJob[] {
  const view = values.view as NamedJob["view"];
  return (values.params ?? ["{}"]).map((text, index) => ({
    name: `${model}-${view}-${index}`,
    model,
    params: JSON.parse(text),
    view,
  }));
}

async function contactSheet(file: string): Promise<void> {
  const across = Math.min(5, thumbs.length);
  const down = Math.ceil(thumbs.length / across);
  await sharp({ create: { width: across * 400, height: down * 400, channels: 3, background: "#888888" } })
    .composite(
      thumbs.map((input, index) => ({
        input,
        left: (index % across) * 400,
        top: Math.floor(index / across) * 400,
      })),
    )
    .png()
    .toFile(file);
}
