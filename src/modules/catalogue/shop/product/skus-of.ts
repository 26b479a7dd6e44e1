import type { DetailView } from "#modules/catalogue/catalogue-view.ts";
import type { ChosenOptions } from "../public/option-choices.tsx";

/** The SKUs of what is chosen so far, as its choices stand on the page; of all of them before. */
export function skusOf(
  { goods, colours, sizes }: Pick<DetailView, "goods" | "colours" | "sizes">,
  { colour, size }: ChosenOptions,
): string[] {
  const names = colours.map(({ name }) => name);
  const placed = (goods?.variants ?? [])
    .filter((one) => (!colour || one.colour === colour) && (!size || one.size === size))
    .toSorted(
      (one, other) =>
        names.indexOf(one.colour) - names.indexOf(other.colour) ||
        sizes.indexOf(one.size) - sizes.indexOf(other.size),
    );
  return placed.flatMap(({ sku }) => sku ?? []);
}
