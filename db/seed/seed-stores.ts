import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { PictureView } from "#contract/picture-view.ts";
import type { TestimonialView } from "#contract/store-view.ts";
import type { Tx } from "#platform/database/database.ts";
import type { StoreInput } from "#shop/stores/store-input.ts";
import { fillStores } from "#shop/stores/stores-service.ts";

/** The sample stores and testimonials. */
export async function seedStores(tx: Tx, now: number): Promise<void> {
  const pictures = read<Record<string, Omit<PictureView, "alt"> & { alt?: string }>>("pictures.json") ?? {};
  const stores = (read<StoreInput[]>("stores.json") ?? []).map((store) => {
    const picture = pictures[`store-${store.slug}`];
    return picture ? { ...store, picture: { ...picture, alt: picture.alt ?? store.name } } : store;
  });
  await fillStores(tx, stores, read<TestimonialView[]>("testimonials.json") ?? [], now);
}

function read<T>(name: string): T | undefined {
  const file = join(import.meta.dirname, name);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as T) : undefined;
}
