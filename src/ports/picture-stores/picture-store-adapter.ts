import type { z } from "zod";
import type { PictureStore } from "#platform/pictures/picture-store.ts";

/** All that belongs to a store in which several machines have their pictures together. */
export interface PictureStoreAdapter<Set extends object = Readonly<Record<string, unknown>>> {
  /** What it reads of the environment, each by itself. */
  readonly settings: z.ZodRawShape;
  /** The setting that says where it is. Whoever sets it chooses the store. */
  readonly place: string;
  /** What it is opened with: all are set, or none. */
  readonly keys: readonly string[];
  /** With what stands before each name in it. */
  open(settings: Set, under: string): PictureStore;
}
