import type { Log } from "../log.ts";
import { isOurs, type PictureStore, StoreUnavailable } from "./picture-store.ts";

/** The folder of this machine, and the store behind it that several machines share. */
export interface SharedPictures {
  /** Gives what was made here to all; false where the store did not take it, and then it is nowhere. */
  share(names: readonly string[]): Promise<boolean>;
  /** Brings a file here; false where there is none. Throws where the store does not answer. */
  fetch(name: string): Promise<boolean>;
  /** From everywhere. */
  drop(names: readonly string[]): Promise<void>;
}

const mostAtOnce = 16;
/** After a fault the store is left alone for so long, so that a page is not kept waiting for each of its pictures. */
const restMs = 2_000;
/** Names that lead to nothing are asked for again and again by whoever makes them up; the store is asked once. */
const missedMs = 60_000;
const mostMissed = 10_000;

export function sharePictures({
  here,
  store,
  log,
  now = () => performance.now(),
}: {
  readonly here: PictureStore;
  readonly store: PictureStore;
  readonly log: Pick<Log, "warn">;
  readonly now?: () => number;
}): SharedPictures {
  const onTheWay = new Map<string, Promise<boolean>>();
  const missed = new Map<string, number>();
  let restsUntil = 0;

  return {
    async share(names) {
      try {
        await Promise.all(names.map(send));
        return true;
      } catch (error) {
        if (!(error instanceof StoreUnavailable)) throw error;
        log.warn({ err: error, pictures: names }, "the store of pictures did not take one");
        await Promise.all(names.map(here.delete));
        return false;
      }
    },

    async fetch(name) {
      if (!isOurs(name)) return false;
      const known = onTheWay.get(name);
      if (known) return known;
      if (isMissed(name)) return false;
      if (onTheWay.size >= mostAtOnce || now() < restsUntil)
        throw new StoreUnavailable("The store is busy, or was away just now.");
      const coming = bring(name).finally(() => onTheWay.delete(name));
      onTheWay.set(name, coming);
      return coming;
    },

    async drop(names) {
      await Promise.all(names.map(here.delete));
      await Promise.all(names.map(store.delete));
    },
  };

  /** The same picture again is there already. */
  async function send(name: string): Promise<void> {
    const bytes = await here.get(name);
    if (!bytes) throw new Error(`There is no ${name} to share.`);
    if ((await store.head(name)) !== bytes.length) await store.put(name, bytes);
    missed.delete(name);
  }

  async function bring(name: string): Promise<boolean> {
    try {
      const bytes = await store.get(name);
      if (bytes) await here.put(name, bytes);
      else miss(name);
      return bytes !== undefined;
    } catch (error) {
      if (error instanceof StoreUnavailable) {
        restsUntil = now() + restMs;
        log.warn({ err: error, picture: name }, "the store of pictures does not answer as it should");
      }
      throw error;
    }
  }

  /** The oldest makes room. */
  function miss(name: string): void {
    const [oldest] = missed.keys();
    if (missed.size >= mostMissed && oldest !== undefined) missed.delete(oldest);
    missed.set(name, now() + missedMs);
  }

  function isMissed(name: string): boolean {
    const until = missed.get(name);
    if (until === undefined) return false;
    if (now() < until) return true;
    missed.delete(name);
    return false;
  }
}
