import type { TrackView } from "#contract/track-view.ts";

export interface TrackPart {
  readonly view: TrackView;
  readonly lang: "en" | "hi";
}
