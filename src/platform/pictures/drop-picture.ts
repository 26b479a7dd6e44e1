import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";

/** All sizes of a picture, as far as they lie in this folder; those of the demo lie elsewhere and stay. */
export async function dropPicture(folder: string, name: string): Promise<void> {
  const files = await readdir(folder).catch(() => []);
  for (const file of files) if (file.startsWith(`${name}-`)) await rm(join(folder, file), { force: true });
}
