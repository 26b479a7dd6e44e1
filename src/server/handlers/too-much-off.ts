import { documentedPrice, type Price, priceFrom } from "#contract/format/money.ts";
import { type Failure, failure } from "#contract/outcome.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { GoodsView } from "#modules/catalogue/goods-view.ts";
import type { Caller } from "../auth/caller.ts";
import type { ShopServices } from "../shop-services.ts";

interface DiscountInput {
  /** In percent, or as a price beside what it was; nothing where neither is said. */
  readonly off: number | Price | null | undefined;
  readonly field: string;
  readonly lang: Lang;
  /** The product that is changed: what somebody took off it before may stay. */
  readonly of?: string;
  /** Of its choices the one whose price is changed. */
  readonly choice?: { readonly colour: string; readonly size: string };
}

/** Refuses an editor who takes more off than the owner lets editors: who may not give money back does not give goods away. */
export async function tooMuchOff(
  { shopSettings, catalogue }: Pick<ShopServices, "shopSettings" | "catalogue">,
  { role }: Pick<Caller, "role">,
  { off, field, lang, of, choice }: DiscountInput,
): Promise<Failure | undefined> {
  const most = mostOffBy({ shopSettings }, { role });
  if (most === undefined || off === undefined || off === null) return undefined;
  const known = of === undefined ? undefined : await catalogue.goodsOf(of);
  const percent = Math.max(percentIn(off), known?.ok ? percentBelow(known.value, off, choice) : 0);
  if (percent <= most) return undefined;
  if (known?.ok) {
    const { price, variants } = known.value;
    if ([price, ...variants.map((one) => one.price)].some((was) => percentIn(was) >= percent))
      return undefined;
  }
  return failure("discountTooMuch", { field, message: textsOf(lang).catalogue.mostOff(most) });
}

/** In percent; nothing where no bound is set for this role. */
export function mostOffBy(
  { shopSettings }: Pick<ShopServices, "shopSettings">,
  { role }: Pick<Caller, "role">,
): number | undefined {
  return role === "editor" ? shopSettings.now().staff.editorDiscount : undefined;
}

/** A lower price takes off as much as a discount does, whether or not it says what the goods cost before. */
function percentBelow(
  { price, variants }: GoodsView,
  now: number | Price,
  choice: DiscountInput["choice"],
): number {
  if (typeof now === "number") return 0;
  const own = variants.find(({ colour, size }) => colour === choice?.colour && size === choice?.size);
  const was = own?.price ?? price;
  return now.unitPaise < was.unitPaise ? percentIn({ ...now, mrpPaise: was.mrpPaise }) : 0;
}

/** What a change in catalogue units comes to; a product that has a discount keeps it where none is named. */
export async function offBy(
  { catalogue }: Pick<ShopServices, "catalogue">,
  id: string,
  { price, discount }: { readonly price?: number | undefined; readonly discount?: number | undefined },
): Promise<DiscountInput["off"]> {
  const found = price === undefined ? undefined : await catalogue.goodsOf(id);
  if (price === undefined || !found?.ok) return discount;
  const shown = documentedPrice(found.value.price, catalogue.rate);
  return priceFrom({ price, discount: discount ?? shown.discount }, catalogue.rate);
}

function percentIn(off: DiscountInput["off"]): number {
  if (typeof off === "number") return off;
  if (!off) return 0;
  // What costs nothing is given away, whatever it is said to have cost.
  return off.unitPaise === 0 ? 100 : 100 - (100 * off.unitPaise) / off.mrpPaise;
}
