import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { createPictureMaker, type PictureMaker } from "./picture-maker.ts";
import { filesEverOf } from "./picture-store.ts";
import type { SharedPictures } from "./shared-pictures.ts";

export interface KeptPictures extends Pick<PictureMaker, "make"> {
  read(name: string): Promise<Uint8Array | undefined>;
  /** From everywhere; throws where the store does not answer. */
  forget(names: readonly string[]): Promise<void>;
  /** What nobody needs, out of the store and out of the folder of this machine. */
  runJob(): Promise<void>;
}

/** Who knows which pictures somebody needs. */
interface Loose {
  /** Before the store gets one: whoever dies meanwhile has said what may be left there. */
  note(names: readonly string[]): Promise<void>;
  /** Of these, those that are needed. */
  needed(names: readonly string[]): Promise<ReadonlySet<string>>;
  runJob(drop: (names: readonly string[]) => Promise<void>): Promise<void>;
}

interface KeptParts {
  readonly folder: string;
  /** Where several machines have them together; no address of the shop leads there. */
  readonly shared?: SharedPictures | undefined;
  readonly loose: Loose;
}

/** As wide as they are looked at. */
const shown = 800;
const together = 100;
/** A file may be there for a while before its return is told of it. */
const patience = 3_600_000;

/** Pictures that no address leads to: whoever may see them is given their bytes. */
export function createKeptPictures({ folder, shared, loose }: KeptParts): KeptPictures {
  const maker = createPictureMaker({ folder, ...(shared && { shared: noting(shared) }) });
  return {
    make: maker.make,

    async read(name) {
      const file = `${name}-${shown}.webp`;
      const here = () => readFile(join(folder, file)).catch(() => undefined);
      const bytes = await here();
      if (bytes || !shared) return bytes;
      return (await shared.fetch(file).catch(() => false)) ? here() : undefined;
    },

    forget,

    async runJob() {
      await loose.runJob(forget);
      await tidy(Date.now() - patience);
    },
  };

  async function forget(names: readonly string[]): Promise<void> {
    const files = names.flatMap(filesEverOf);
    await Promise.all(files.map((file) => rm(join(folder, file), { force: true })));
    if (shared && files.length > 0) await shared.drop(files);
  }

  /** On other machines the copies of what was forgotten here go so. */
  async function tidy(than: number): Promise<void> {
    const names = new Map<string, string[]>();
    for (const file of await readdir(folder).catch(() => [])) {
      const name = nameOf(file);
      names.set(name, [...(names.get(name) ?? []), file]);
    }
    const all = [...names.keys()];
    for (let at = 0; at < all.length; at += together) {
      const some = all.slice(at, at + together);
      const kept = await loose.needed(some);
      for (const name of some)
        if (!kept.has(name))
          for (const file of names.get(name) ?? []) await dropOld(join(folder, file), than);
    }
  }

  function noting(to: SharedPictures): SharedPictures {
    return {
      ...to,
      async share(files) {
        await loose.note([...new Set(files.map(nameOf))]);
        return to.share(files);
      },
    };
  }
}

/** Without its size. */
function nameOf(file: string): string {
  return file.replace(/-\d+\.(?:avif|webp)$/, "");
}

async function dropOld(file: string, than: number): Promise<void> {
  const found = await stat(file).catch(() => undefined);
  if (found && found.mtimeMs < than) await rm(file, { force: true });
}
