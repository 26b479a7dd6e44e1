import type { PictureView } from "#contract/picture-view.ts";
import type { Lang } from "#contract/texts/lang.ts";

export type StoreView = {
  readonly id: string;
  readonly name: string;
  readonly city: string;
  readonly address: string;
  readonly pinCode: string;
  readonly phone: string;
  readonly whatsapp: string;
  /** As the owner writes them: 10:00 AM - 9:00 PM, in India's time. */
  readonly timings: string;
  readonly tags: readonly string[];
  readonly lat: number;
  readonly lng: number;
  /** A map that may stand in a frame; loaded only when it is asked for. */
  readonly mapUrl: string;
  readonly about: string;
  /** Where it is in another language than the catalogue. */
  readonly aboutLang?: Lang;
  readonly picture: PictureView | null;
};

/** What a card says of it: its map is asked for where it has room. */
export type StoreCardView = Omit<StoreView, "mapUrl">;

export type TestimonialView = {
  readonly name: string;
  readonly city: string;
  readonly text: string;
  readonly textLang?: Lang;
  readonly stars: number;
};
