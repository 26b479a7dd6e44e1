import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { MadePicture } from "./encode-picture.ts";
import { filesEverOf, filesOf, logoFilesOf } from "./picture-store.ts";
import type { SharedPictures } from "./shared-pictures.ts";

export interface Task {
  readonly bytes: Uint8Array;
  /** What its files are called, before the hash of their content. */
  readonly name: string;
  readonly folder: string;
  readonly as: PictureKind;
}

/** The sizes of a picture on pages, or a square logo. */
export type PictureKind = "sizes" | "logo";

export type PictureRefusal = "pictureUnusable" | "pictureHeic" | "pictureSmall" | "picturesAway" | "tooMany";
export type Made = { readonly picture: MadePicture } | { readonly refused: PictureRefusal };

export interface PictureMaker {
  /** Of what somebody sent, whatever it is: the sizes that pages show, or why not. */
  make(bytes: Uint8Array, name: string, as?: PictureKind): Promise<Made>;
  /** Its files, where nothing shows it any more. */
  drop(file: string): Promise<void>;
}

const mostWaiting = 20;
const longest = 60_000;

/** Resizes pictures that were sent: one after the other, each in a thread that ends with it. */
export function createPictureMaker({
  folder,
  shared,
}: {
  readonly folder: string;
  /** Where several machines have their pictures together. */
  readonly shared?: SharedPictures | undefined;
}): PictureMaker {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return {
    make(bytes, name, as = "sizes") {
      if (waiting >= mostWaiting) return Promise.resolve({ refused: "tooMany" });
      waiting++;
      const made = last.then(() => inThread({ bytes, name, folder, as })).finally(() => waiting--);
      last = made;
      return made.then((done) => share(done, as));
    },
    drop: (file) => (shared ? shared.drop(filesEverOf(file)) : dropPicture(folder, file)),
  };

  async function share(made: Made, as: PictureKind): Promise<Made> {
    if ("refused" in made || !shared) return made;
    const { picture } = made;
    return (await shared.share(as === "logo" ? logoFilesOf(picture.file) : filesOf(picture)))
      ? made
      : { refused: "picturesAway" };
  }
}

/** Whatever a file does to the thread, the shop goes on. */
function inThread(task: Task): Promise<Made> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL("./picture-worker.ts", import.meta.url), { workerData: task });
    const patience = setTimeout(() => void worker.terminate(), longest);
    worker.once("message", resolve);
    worker.once("error", () => resolve({ refused: "pictureUnusable" }));
    worker.once("exit", () => {
      clearTimeout(patience);
      resolve({ refused: "pictureUnusable" });
    });
  });
}

/** All sizes of a picture, as far as they lie in this folder; those of the demo lie elsewhere and stay. */
async function dropPicture(folder: string, name: string): Promise<void> {
  const files = await readdir(folder).catch(() => []);
  for (const file of files) if (file.startsWith(`${name}-`)) await rm(join(folder, file), { force: true });
}
