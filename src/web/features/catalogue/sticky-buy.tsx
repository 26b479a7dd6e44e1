import type { DetailView } from "#contract/catalogue-view.ts";
import { adding as addingEnglish } from "#contract/texts/en/adding.ts";
import { product as productEnglish } from "#contract/texts/en/product.ts";
import { Button } from "#web/ui/button.tsx";
import { GoodsPrice } from "#web/ui/goods-price.tsx";
import { useInView } from "#web/ui/use-in-view.ts";
import { useWords } from "#web/ui/words.ts";
import type { ChosenOptions } from "./option-choices.tsx";

type StickyBuyProps = { readonly product: DetailView; readonly chosen: ChosenOptions };

/** On a phone the button stays in reach: it sends the form of the choices, and rests while that one is in view. */
export function StickyBuy({ product, chosen }: StickyBuyProps) {
  const adding = useWords("adding", addingEnglish);
  const words = useWords("product", productEnglish);
  const isNear = useInView("#buy form button[type=submit]", product.id);
  if (!product.inStock) return null;
  const { colours, sizes } = product;
  const size = sizes.length > 0 && !chosen.size ? words.chooseSize : null;
  const missing = colours.length > 0 && !chosen.colour ? words.chooseColour : size;
  return (
    <div className="sticky-buy needs-script" hidden={isNear}>
      <GoodsPrice of={{ ...product, oldUnitPaise: null }} discount={0} />
      <Button className="flex-1" onClick={() => choicesForm()?.requestSubmit()}>
        {missing ?? adding.add}
        <span className="sr-only">: {product.title}</span>
      </Button>
    </div>
  );
}

function choicesForm(): HTMLFormElement | null {
  return document.querySelector<HTMLFormElement>("#buy form");
}
