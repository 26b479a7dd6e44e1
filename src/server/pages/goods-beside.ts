import type { Lang } from "#contract/texts/lang.ts";
import type { CardView } from "#modules/catalogue/catalogue-view.ts";
import type { CatalogueService } from "#modules/catalogue/service.ts";

const aRow = 4;

/** What stands near the first of these goods, then what draws most, and none of the goods themselves. */
export async function goodsBeside(
  catalogue: Pick<CatalogueService, "openProduct" | "openLiked">,
  shown: readonly { readonly productId: string }[],
  lang: Lang,
): Promise<readonly CardView[]> {
  const [first] = shown;
  const [near, liked] = await Promise.all([
    first && catalogue.openProduct(first.productId, lang),
    catalogue.openLiked(aRow + shown.length, lang),
  ]);
  const known = new Set(shown.map(({ productId }) => productId));
  const row: CardView[] = [];
  for (const card of [...(near?.ok ? near.value.related : []), ...liked]) {
    if (known.has(card.id)) continue;
    known.add(card.id);
    row.push(card);
  }
  return row.slice(0, aRow);
}
