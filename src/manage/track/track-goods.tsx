import { formatRupees } from "#contract/money.ts";
import type { PictureView } from "#contract/picture-view.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { Bill } from "../parts/bill.tsx";
import { Thumb } from "../parts/thumb.tsx";
import type { TrackPart } from "./track-state.tsx";

/** What was bought, and what it cost. */
export function TrackGoods({ view, lang }: TrackPart) {
  const { track: words, charges } = textsOf(lang);
  return (
    <>
      <h2>{words.goods}</h2>
      <ul className="rows">
        {view.lines.map(({ title, colour, size, quantity, unitPaise, picture }) => (
          <li key={`${title}${colour}${size}`} className="row goods">
            <Thumb picture={picture as PictureView | null} />
            <span className="min-w-0 flex-1">
              <b>
                {quantity} × {title}
              </b>
              <span className="row-facts">{[colour, size].filter(Boolean).join(" · ")}</span>
            </span>
            <span className="sum">{formatRupees(unitPaise * quantity)}</span>
          </li>
        ))}
      </ul>
      <Bill bill={view.bill} names={words} charges={charges} />
    </>
  );
}
