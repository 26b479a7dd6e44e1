import { textsOf } from "#contract/texts/texts.ts";
import { Scene } from "#web/ui/scene.tsx";
import type { TrackPart } from "./track-part.ts";

/** Ordered just now: where messages go, and how one finds it again. */
export function TrackThanks({ view, lang }: TrackPart) {
  const { track: words } = textsOf(lang);
  return (
    <div role="status" className="pay-thanks">
      <Scene name="done" />
      <p id="stands" className="title-3">
        <b>{words.thanks}</b>
      </p>
      <p>{words.toldTo(view.to.email ?? view.to.phone)}</p>
      <p className="muted">{words.bookmark}</p>
    </div>
  );
}
