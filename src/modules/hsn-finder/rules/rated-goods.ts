import type { Words } from "#contract/format/words.ts";
import { ratedFood } from "./rated-food.ts";
import { ratedHome } from "./rated-home.ts";
import { ratedThings } from "./rated-things.ts";

/** Goods under the words people have for them, with the tax that is proposed. */
export interface RatedGoods {
  readonly hsn: string;
  readonly bands: readonly Band[];
  /** All names: of English, and of Hindi in its own letters. */
  readonly names: Words;
}

/** As in a table of rates: the last one has no limit. */
interface Band {
  readonly upToPaise: number | null;
  readonly percent: number;
}

export interface Notification {
  readonly name: string;
  /** The first day of its rates. */
  readonly from: string;
  /** Somebody has compared our list with its text. */
  readonly isRead: boolean;
}

export const ratedGoods: readonly RatedGoods[] = [ratedFood, ratedHome, ratedThings].flatMap((table) =>
  table.trim().split("\n").map(goodsOf),
);

/** Which notification a proposed rate is from; goods without tax stand in another one than all others. */
export function notificationOf({ bands }: Pick<RatedGoods, "bands">): Notification {
  return bands.every(({ percent }) => percent === 0) ? notifications.nil : notifications.taxed;
}

/** What is proposed for a code: the goods with the longest code that it begins with. */
export function proposedFor(hsn: string): RatedGoods | undefined {
  for (let length = hsn.length; length >= 4; length--) {
    const found = byCode.get(hsn.slice(0, length));
    if (found) return found;
  }
  return undefined;
}

const byCode = new Map(ratedGoods.map((goods) => [goods.hsn, goods]));

/** Their texts were not at hand when the list was made: whoever compares it with them says so here. */
const notifications = {
  taxed: {
    name: "Notification No. 9/2025-Central Tax (Rate), 17 September 2025",
    from: "2025-09-22",
    isRead: false,
  },
  nil: {
    name: "Notification No. 10/2025-Central Tax (Rate), 17 September 2025",
    from: "2025-09-22",
    isRead: false,
  },
} as const satisfies Record<string, Notification>;

function goodsOf(line: string): RatedGoods {
  const [hsn = "", rate = "", en = "", hi = ""] = line.split(" | ");
  return { hsn, bands: bandsOf(rate), names: { en, hi } };
}

/** "5", or "5<=2500<18": 5 % up to ₹2,500 a piece, 18 % above. */
function bandsOf(rate: string): Band[] {
  const [percent, rupees, above] = rate.split(/<=?/).map(Number);
  if (rupees === undefined) return [{ upToPaise: null, percent: Number(rate) }];
  return [
    { upToPaise: rupees * 100, percent: Number(percent) },
    { upToPaise: null, percent: Number(above) },
  ];
}
