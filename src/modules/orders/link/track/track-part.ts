import type { Lang } from "#contract/texts/lang.ts";
import type { TrackView } from "#modules/orders/track-view.ts";

export interface TrackPart {
  readonly view: TrackView;
  readonly lang: Lang;
}
