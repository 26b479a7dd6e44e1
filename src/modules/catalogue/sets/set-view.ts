import type { PictureView } from "#contract/picture-view.ts";
import type { PartOfSet } from "../sellable-view.ts";

/** One kind of goods in a set, as it is now. */
export type SetPartView = PartOfSet & {
  readonly title: string;
  readonly titleHi?: string | undefined;
  readonly picture: PictureView | null;
  /** Of one piece alone. */
  readonly unitPaise: number;
  /** Pieces that are left of it. */
  readonly free: number;
};

/** What a product consists of; no parts where it is no set. */
export type SetView = {
  readonly parts: readonly SetPartView[];
  /** What the parts cost alone. */
  readonly alonePaise: number;
  /** How many of the set there are. */
  readonly free: number;
};
