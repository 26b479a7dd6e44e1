import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { createPictureMaker, type PictureMaker } from "./picture-maker.ts";

export interface KeptPictures extends PictureMaker {
  read(name: string): Promise<Uint8Array | undefined>;
  forget(names: readonly string[]): Promise<void>;
}

const widths = [320, 480, 800, 1200];
/** As wide as they are looked at. */
const shown = 800;

/** Pictures that no address leads to: whoever may see them is given their bytes. */
export function createKeptPictures({ folder }: { readonly folder: string }): KeptPictures {
  return {
    ...createPictureMaker({ folder }),
    async read(name) {
      return readFile(join(folder, `${name}-${shown}.webp`)).catch(() => undefined);
    },
    async forget(names) {
      const files = names.flatMap((name) =>
        widths.flatMap((width) => ["avif", "webp"].map((type) => `${name}-${width}.${type}`)),
      );
      await Promise.all(files.map((file) => rm(join(folder, file), { force: true })));
    },
  };
}
