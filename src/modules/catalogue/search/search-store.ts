import type { Database, Tx } from "#platform/database/database.ts";
import type { IndexedProduct } from "#ports/search-engines/search-engine.ts";

/**
 * The full-text index, kept by each engine in its own way: products lie in it in the order of their rank, so a walk
 * along words meets the most wanted first and can end when it has enough.
 */
export interface SearchStore {
  /** It tells what changes in it, so that lists of it can be kept (`search-log-repository.ts`). */
  readonly keepsLog: boolean;
  put(tx: Tx, products: readonly IndexedProduct[]): Promise<void>;
  take(tx: Tx, products: readonly IndexedProduct[]): Promise<void>;
  clear(tx: Tx): Promise<void>;
  /** After very many at once. */
  pack(tx: Tx): Promise<void>;
  /** Of each chain the best `most` that its walks meet, what the narrower ones meet first. */
  walk(read: Database["read"], chains: readonly WalkChain[], inMemory?: InMemory | null): Promise<Walked[]>;
}

/** What is known of the index without asking it. */
export interface InMemory {
  readonly meet: MetByLists;
  /** What walks along words met since the index last changed, by the text that asked for it. */
  readonly walks: KeptWalks;
}

export interface KeptWalks {
  get(key: string): readonly number[] | undefined;
  put(key: string, met: readonly number[]): void;
}

/** What a walk would meet, where lists in memory tell it sooner than the index; the wider walk holds what it meets. */
export type MetByLists = (
  walk: Walk,
  how: { readonly most: number; readonly wider: Walk | undefined },
) => readonly number[] | null;

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
  /** No filter is walked along beside them. */
  readonly isOfWords: boolean;
  readonly minPaise: number | null;
  readonly maxPaise: number | null;
}

/** Walks of which each holds what the ones before it hold. */
export interface WalkChain {
  readonly walks: readonly Walk[];
  readonly most: number;
  /** How many the widest will meet: it goes first where that may be few, last where it surely meets `most`. */
  readonly expected: "few" | "perhaps many" | "many";
  /** Walked only when this other chain met all it may. */
  readonly whenFull?: number;
  /** Walked only when these chains before it met fewer than so many together, each beside what another one met. */
  readonly whenFew?: {
    readonly of: readonly number[];
    readonly than: number;
    readonly beside?: { readonly chain: number; readonly times: number };
  };
}

export interface Walked {
  /** The narrower first, each by rank. */
  readonly ranks: readonly number[];
  readonly isFull: boolean;
}
