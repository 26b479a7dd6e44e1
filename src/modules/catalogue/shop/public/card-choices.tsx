import type { CardView } from "#modules/catalogue/catalogue-view.ts";
import { listing as listingEnglish } from "#modules/catalogue/texts/listing.ts";
import { useWords } from "#web/ui/words.ts";

/** The colours, and the sizes that are left, in one small line. */
export function CardChoices({ product }: { readonly product: CardView }) {
  const words = useWords("listing", listingEnglish);
  const { colours, sizes, sizesLeft } = product;
  if (!sizesLeft || (colours.length < 2 && sizesLeft.length === 0)) return null;
  return (
    <p className="card-choices">
      {colours.length > 1 && (
        <>
          {colours.map(({ name, hex }) => (
            <span key={name} aria-hidden="true" className="swatch card-swatch" style={{ background: hex }} />
          ))}
          <span className="sr-only">{words.colours(colours.length)}</span>
        </>
      )}
      {sizes.length > 1 && sizesLeft.length > 0
        ? words.sizes(sizesLeft.join(" "), sizesLeft.length)
        : sizesLeft[0]}
    </p>
  );
}
