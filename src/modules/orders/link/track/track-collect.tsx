import { textsOf } from "#contract/texts/texts.ts";
import { wholeAddress } from "#modules/stores/rules/whole-address.ts";
import { day } from "#web/ui/format-dates.ts";
import type { TrackPart } from "./track-part.ts";

/** Where it is collected; once it is ready, for which code and until when. */
export function TrackCollect({ view: { collect }, lang }: TrackPart) {
  const { collect: words } = textsOf(lang).orders.tracking;
  if (!collect) return null;
  const { store, atCounter } = collect;
  return (
    <div>
      {atCounter && (
        <>
          <p>
            {words.code}: <b className="title-3">{atCounter.code}</b>
          </p>
          <p>
            {words.show} {words.until(day(atCounter.keptUntil - 1, lang))}
          </p>
        </>
      )}
      <p>
        {words.title}: <b>{store.name}</b>, {wholeAddress(store)}
        <span className="row-facts">{words.open(store.timings)}</span>
      </p>
    </div>
  );
}
