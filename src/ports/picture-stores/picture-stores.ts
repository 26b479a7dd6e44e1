import type { PictureStoreAdapter } from "./picture-store-adapter.ts";
import { s3 } from "./s3/adapter.ts";

/** Every store for several machines; each machine has a folder besides (folder.ts). */
export const pictureStores: readonly PictureStoreAdapter[] = [s3];

export function chosenPictureStore(
  settings: Readonly<Record<string, unknown>>,
): PictureStoreAdapter | undefined {
  return pictureStores.find(({ place, keys }) =>
    [place, ...keys].every((name) => settings[name] !== undefined),
  );
}
