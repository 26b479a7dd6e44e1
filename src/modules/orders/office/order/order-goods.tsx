import { formatRupees } from "#contract/format/money.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { AsWritten } from "#manage/parts/as-written.tsx";
import { Section } from "#manage/parts/section.tsx";
import { variantName } from "#modules/catalogue/office/public/variant-name.ts";
import { Thumb } from "#web/ui/thumb.tsx";
import type { OrderPart } from "../public/order-parts.ts";

export function OrderGoods({ order }: OrderPart) {
  const { shell, words: office } = useOffice();
  const { order: words } = office;
  const { detail } = textsOf(shell.lang).orders;
  return (
    <Section title={words.goods}>
      <ol className="rows">
        {countedGoods(order.lines).map(
          ({ line, title, count, sent, takenOut, unitPaise, picture, ...of }) => (
            <li key={line} className={count === 0 ? "row goods is-away" : "row goods"}>
              <Thumb picture={picture} />
              <span className="grow">
                <b>
                  {count} × <AsWritten text={title} />
                </b>
                <span className="row-facts">
                  <AsWritten
                    text={[
                      variantName({ colour: of.colour ?? "", size: of.size ?? "" }),
                      of.partOf && detail.partOf(of.partOf.title),
                      takenOut > 0 && words.takenOut(takenOut),
                      sent > 0 && words.sentAlready(sent),
                    ]
                      .filter(Boolean)
                      .join(" · ")}
                  />
                </span>
              </span>
              {unitPaise !== undefined && count > 0 && (
                <span className="sum">{formatRupees(unitPaise * count)}</span>
              )}
            </li>
          ),
        )}
      </ol>
    </Section>
  );
}

type Line = OrderPart["order"]["lines"][number];

/** First of each is what a hand takes from the shelf; once all has left, what the customer has of it. */
function countedGoods(lines: readonly Line[]) {
  const isHere = lines.some(({ left }) => left > 0);
  const isMeant = lines.some(({ quantity, takenOut }) => quantity > takenOut);
  return lines.map((line) => {
    const { quantity, left, takenOut } = line;
    const meant = isMeant ? quantity - takenOut : quantity;
    return { ...line, count: isHere ? left : meant, sent: isHere ? meant - left : 0 };
  });
}
