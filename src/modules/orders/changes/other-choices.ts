import { pricedAs } from "#modules/catalogue/rules/variant.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import type { OrderRecord } from "../public/order-record.ts";
import { moreFor } from "../rules/rechosen.ts";

export interface OtherChoice {
  readonly colour: string;
  readonly size: string;
  readonly free: number;
  /** What a piece costs more today than the one that was bought; less than nothing where it costs less. */
  readonly morePaise: number;
}

/** By its place what each line of an order could come in instead, as far as there is any of it. */
export async function otherChoices(
  { db, catalogue }: Pick<CheckoutParts, "db" | "catalogue">,
  { lines }: OrderRecord,
): Promise<OtherChoice[][]> {
  const ids = lines.map(({ productId }) => productId);
  const offers = await catalogue.sellables(db.read, [...new Set(ids)]);
  return lines.map((line) => {
    const offer = offers.get(line.productId);
    if (!offer || offer.gone) return [];
    const { unitPaise: was } = pricedAs(offer, line);
    const isOther = (one: { colour: string; size: string }) =>
      one.colour !== (line.colour ?? "") || one.size !== (line.size ?? "");
    return offer.variants
      .filter((one) => one.free > 0 && isOther(one))
      .map(({ colour, size, free, price }) => ({
        ...{ colour, size, free },
        morePaise: moreFor({ paid: line.unitPaise, was, is: price?.unitPaise ?? offer.unitPaise }),
      }));
  });
}
