import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { PictureView } from "#contract/picture-view.ts";
import { fillStores, type SampleVoice } from "#modules/stores/service.ts";
import type { StoreInput } from "#modules/stores/store-input.ts";
import type { Tx } from "#platform/database/database.ts";

/** The sample stores and testimonials. */
export async function seedStores(tx: Tx, now: number): Promise<void> {
  const pictures = read<Record<string, Omit<PictureView, "alt"> & { alt?: string }>>("pictures.json") ?? {};
  const stores = (read<StoreInput[]>("stores.json") ?? []).map((store) => {
    const picture = pictures[`store-${store.slug}`];
    return picture ? { ...store, picture: { ...picture, alt: picture.alt ?? store.name } } : store;
  });
  await fillStores(tx, stores, read<SampleVoice[]>("testimonials.json") ?? [], now);
}

/** Those that stand where the seed put them; a sample that the owner made a shop of hers stays. */
export async function forgetSampleStores(tx: Tx): Promise<number> {
  await tx.deleteFrom("testimonials").where("id", "like", "sample-%").execute();
  let forgotten = 0;
  for (const { slug, address } of read<StoreInput[]>("stores.json") ?? []) {
    const [gone] = await tx
      .deleteFrom("stores")
      .where("id", "=", slug)
      .where("address", "=", address)
      .execute();
    forgotten += Number(gone?.numDeletedRows ?? 0);
  }
  return forgotten;
}

function read<T>(name: string): T | undefined {
  const file = join(import.meta.dirname, name);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as T) : undefined;
}
