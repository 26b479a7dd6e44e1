import { textsOf } from "#contract/texts/texts.ts";
import { Scene } from "#web/ui/scene.tsx";
import type { TrackPart } from "./track-state.tsx";

/** Ordered just now: under which number, and how one finds it again. */
export function TrackThanks({ view, lang }: TrackPart) {
  const { track: words } = textsOf(lang);
  return (
    <div role="status" className="pay-state pay-paid pay-thanks">
      <Scene name="done" />
      <p className="text-xl">
        <b>{words.thanks}</b>
      </p>
      <p>
        {words.numbered(view.number)} {words.toldTo(view.to.email ?? view.to.phone)}
      </p>
      <p className="text-muted">{words.bookmark}</p>
    </div>
  );
}
