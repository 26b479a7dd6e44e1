import type { AnswerOf } from "#contract/endpoint.ts";
import { formatRupees } from "#contract/format/money.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { AsWritten } from "#manage/parts/as-written.tsx";
import { Section } from "#manage/parts/section.tsx";
import type { GoodsView } from "#modules/catalogue/goods-view.ts";
import type { setsEndpoints } from "#modules/catalogue/sets/endpoints.ts";
import { Thumb } from "#web/ui/thumb.tsx";
import { variantName } from "../public/variant-name.ts";

export type GoodsSetProps = {
  readonly goods: GoodsView;
  readonly set: Omit<AnswerOf<typeof setsEndpoints.show>, "success" | "message">;
};

/** What the product consists of that is a set, and the sets that it is a part of. */
export function GoodsSet({ goods, set: { parts, alonePaise, free, partOf } }: GoodsSetProps) {
  const { goodsOffice } = textsOf(useOffice().shell.lang);
  const { set: words } = goodsOffice;
  const savedPaise = alonePaise - goods.price.unitPaise;
  return (
    <Section title={words.section}>
      {parts.length > 0 && (
        <>
          <ul className="rows">
            {parts.map((part) => (
              <li key={`${part.productId} ${part.colour} ${part.size}`} className="row goods">
                <Thumb picture={part.picture} />
                <a href={officePath(`goods/${part.productId}`)} className="grow">
                  <b>
                    {part.pieces} × <AsWritten text={part.title} />
                  </b>
                  <span className="row-facts">
                    {[variantName(part), words.left(part.free)].filter(Boolean).join(" · ")}
                  </span>
                </a>
                <span className="sum">{formatRupees(part.unitPaise * part.pieces)}</span>
              </li>
            ))}
          </ul>
          <p className="above-m">
            {words.alone(formatRupees(alonePaise))}{" "}
            {savedPaise > 0 ? words.saves(formatRupees(savedPaise)) : words.savesNothing}
          </p>
          <p className="below-m">
            <b>{words.canSell(free)}</b>
          </p>
        </>
      )}
      {partOf.length > 0 ? (
        <>
          <p>{words.partOf}</p>
          <ul>
            {partOf.map(({ id, title }) => (
              <li key={id}>
                <a href={officePath(`goods/${id}`)}>
                  <AsWritten text={title} />
                </a>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>
          <a href={officePath(`goods/${goods.id}/set`)} className="button button-quiet">
            {goods.isSet ? words.change : words.make}
          </a>
        </p>
      )}
    </Section>
  );
}
