import type { Price } from "#contract/money.ts";
import { type Failure, failure } from "#contract/outcome.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { Caller } from "../caller.ts";
import type { Shop } from "../shop.ts";

interface Wanted {
  /** In percent, or as a price beside what it was; nothing where neither is said. */
  readonly off: number | Price | null | undefined;
  readonly field: string;
  readonly lang: Lang;
  /** The product that is changed: what somebody took off it before may stay. */
  readonly of?: string;
}

/** Refuses an editor who takes more off than the owner lets editors: who may not give money back does not give goods away. */
export async function tooMuchOff(
  { shopSettings, catalogue }: Pick<Shop, "shopSettings" | "catalogue">,
  { role }: Pick<Caller, "role">,
  { off, field, lang, of }: Wanted,
): Promise<Failure | undefined> {
  const most = shopSettings.now().staff.editorDiscount;
  if (role !== "editor" || percentIn(off) <= most) return undefined;
  const known = of === undefined ? undefined : await catalogue.goodsOf(of);
  if (known?.ok) {
    const { price, variants } = known.value;
    if ([price, ...variants.map((one) => one.price)].some((was) => percentIn(was) >= percentIn(off)))
      return undefined;
  }
  return failure("discountTooMuch", { field, message: textsOf(lang).catalogue.mostOff(most) });
}

function percentIn(off: Wanted["off"]): number {
  if (typeof off === "number") return off;
  if (!off) return 0;
  // What costs nothing is given away, whatever it is said to have cost.
  return off.unitPaise === 0 ? 100 : 100 - (100 * off.unitPaise) / off.mrpPaise;
}
