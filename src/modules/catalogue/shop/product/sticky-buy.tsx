import { adding as addingEnglish } from "#modules/cart/texts/adding.ts";
import type { DetailView } from "#modules/catalogue/catalogue-view.ts";
import { Button } from "#web/ui/button.tsx";
import { useInView } from "#web/ui/use-in-view.ts";
import { useWords } from "#web/ui/words.ts";
import { GoodsPrice } from "../public/goods-price.tsx";

/** On a phone the button stays in reach: it sends the form of the choices, which asks for what is missing, and rests while that one is in view. */
export function StickyBuy({ product }: { readonly product: DetailView }) {
  const adding = useWords("adding", addingEnglish);
  const isNear = useInView("#buy form button[type=submit]", product.id);
  if (!product.inStock) return null;
  return (
    <div className="sticky-buy needs-script" hidden={isNear}>
      <GoodsPrice of={{ ...product, oldUnitPaise: null }} discount={0} />
      <Button className="grow" onClick={() => choicesForm()?.requestSubmit()}>
        {adding.add}
        <span className="sr-only">: {product.title}</span>
      </Button>
    </div>
  );
}

function choicesForm(): HTMLFormElement | null {
  return document.querySelector<HTMLFormElement>("#buy form");
}
