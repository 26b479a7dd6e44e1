import type { Database, Tx } from "#platform/database/database.ts";
import type { IndexedProduct } from "#ports/search-engines/search-engine.ts";

/**
 * The full-text index, kept by each engine in its own way: products lie in it in the order of their rank, so a walk
 * along words meets the most wanted first and can end when it has enough.
 */
export interface SearchStore {
  put(tx: Tx, products: readonly IndexedProduct[]): Promise<void>;
  take(tx: Tx, products: readonly IndexedProduct[]): Promise<void>;
  clear(tx: Tx): Promise<void>;
  /** After very many at once. */
  pack(tx: Tx): Promise<void>;
  /** Of each chain the best `most` that its walks meet, what the narrower ones meet first. */
  walk(read: Database["read"], chains: readonly WalkChain[]): Promise<Walked[]>;
}

/** What a walk has to meet: any of the terms of each list, or for names of several words all of one of them. */
export interface Condition {
  readonly single: readonly (readonly string[])[];
  readonly together: readonly (readonly (readonly string[])[])[];
}

export interface Walk {
  /** What fewer products have before what more have. */
  readonly conditions: readonly Condition[];
  /** Some list that it goes along is long: worth looking there only for what has met the others. */
  readonly isLong: boolean;
  readonly minPaise: number | null;
  readonly maxPaise: number | null;
}

/** Walks of which each holds what the ones before it hold. */
export interface WalkChain {
  readonly walks: readonly Walk[];
  readonly most: number;
  /** The widest meets `most` at least, so it goes last. */
  readonly isMany: boolean;
}

export interface Walked {
  /** The narrower first, each by rank. */
  readonly ranks: readonly number[];
  readonly isFull: boolean;
}
