import type { PictureView } from "#contract/picture-view.ts";
import type { Tx } from "#platform/database/database.ts";
import { forgetVariantPictures } from "../stock/variant-attributes-repository.ts";
import { keepRemoved } from "./removed-pictures-repository.ts";

/** What else follows when a product shows other pictures: no choice shows one that is gone, and that one is kept. */
export async function showPictures(
  tx: Tx,
  productId: string,
  change: { before: readonly PictureView[]; after: readonly PictureView[]; at: number },
): Promise<void> {
  const left = new Set(change.after.map(({ file }) => file));
  if (change.before.some(({ file }) => !left.has(file)))
    await forgetVariantPictures(tx, productId, [...left]);
  await keepRemoved(tx, productId, change);
}
