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
        {order.lines.map(({ line, title, quantity, left, takenOut, unitPaise, picture, partOf, ...of }) => (
          <li key={line} className="row goods">
            <Thumb picture={picture} />
            <span className="grow">
              <b>
                {quantity} × <AsWritten text={title} />
              </b>
              <span className="row-facts">
                <AsWritten
                  text={[
                    variantName({ colour: of.colour ?? "", size: of.size ?? "" }),
                    partOf && detail.partOf(partOf.title),
                    left > 0 && left < quantity && words.left(left),
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                />
              </span>
              {takenOut > 0 && <b className="small">{words.takenOut(takenOut)}</b>}
            </span>
            {unitPaise !== undefined && <span className="sum">{formatRupees(unitPaise * quantity)}</span>}
          </li>
        ))}
      </ol>
    </Section>
  );
}
