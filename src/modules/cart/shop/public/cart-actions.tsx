import { lazy, type MouseEvent, Suspense, useState } from "react";
import { useNavigate } from "react-router";
import { paths } from "#contract/paths.ts";
import type { BuyableView } from "#modules/catalogue/buyable-view.ts";
import { goodsForms } from "#modules/catalogue/rules/goods-forms.ts";
import { wishlist as wishlistWords } from "#modules/wishlist/texts.ts";
import { Button, type ButtonLook, type ButtonSize, buttonClass } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { useWords } from "#web/ui/words.ts";
import type { Place } from "./add-to-cart.ts";
import { useAdding } from "./use-adding.ts";
import { useVisitorRefusal } from "./visitor.ts";
import { setWished, useWished } from "./wish-store.ts";

// Most shoppers of a page never open it.
const OptionsChooser = lazy(() => import("./options-chooser.tsx"));

type AddToCartProps = {
  readonly product: BuyableView;
  readonly place: Exclude<Place, "detail">;
  readonly look?: ButtonLook;
  readonly size?: ButtonSize;
  readonly className?: string;
  /** Where a card is narrow the sign of a cart stands for the words, which are told to whoever cannot see it. */
  readonly signAlone?: boolean;
};

/** Adds from a card, and asks for options in a dialog; it posts the page's form until the script arrives. */
export function AddToCart(props: AddToCartProps) {
  const { product, place, look = "primary", size = "usual", className = "", signAlone = false } = props;
  const { id, title, colours, sizes, inStock } = product;
  const { words, pending, add } = useAdding(place, title);
  const refusedAsVisitor = useVisitorRefusal(paths.cart());
  const [choosing, setChoosing] = useState(false);

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    const { form } = event.currentTarget;
    if (pending || refusedAsVisitor(form, event.currentTarget)) return;
    if (colours.length > 0 || sizes.length > 0) setChoosing(true);
    else void add({ productId: id });
  };
  const posts = {
    type: "submit",
    form: goodsForms.buy,
    name: "productId",
    value: id,
    onClick: press,
  } as const;

  return (
    <>
      {signAlone && inStock ? (
        <button
          {...posts}
          className={`${buttonClass(look, size)} ${className}`}
          aria-busy={pending || undefined}
          aria-disabled={pending || undefined}
          aria-label={`${pending ? words.adding : words.add}: ${title}`}
        >
          {pending ? <Spinner /> : <Icon name="cart" />}
          <span className="add-words">{pending ? words.adding : words.add}</span>
        </button>
      ) : (
        <Button
          {...posts}
          look={look}
          size={size}
          className={`full ${className}`}
          pending={pending}
          pendingLabel={words.adding}
          disabled={!inStock}
        >
          {inStock && <Icon name="cart" />}
          {inStock ? words.add : words.outOfStock}
          <span className="sr-only">{`: ${title}`}</span>
        </Button>
      )}
      {choosing && (
        <Suspense>
          <OptionsChooser
            product={product}
            open={choosing}
            pending={pending}
            onClose={() => setChoosing(false)}
            onChosen={async (chosen) => {
              const { success } = await add({ productId: id, ...chosen });
              if (success) setChoosing(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

type WishToggleProps = {
  readonly productId: string;
  readonly title: string;
  readonly place: "card" | "detail";
  readonly className?: string;
};

/** The heart; it posts the form that adds to the wishlist, or the one that removes. */
export function WishToggle({ productId, title, place, className = "" }: WishToggleProps) {
  const wishlist = useWords("wishlist", wishlistWords);
  const navigate = useNavigate();
  const refusedAsVisitor = useVisitorRefusal(paths.wishlist());
  const wished = useWished(productId);
  const words = wishlist.messages;
  const label = (wished ? wishlist.removeOf : wishlist.addOf)(title);

  const toggle = async () => {
    const answer = await setWished(productId, !wished);
    const view = { label: wishlist.view, run: () => void navigate(paths.wishlist()) };
    if (answer?.success)
      toast.success(wished ? words.removed : words.added, wished ? undefined : view, title);
    else if (answer) toast.error(place === "card" ? words.somethingWrong : words.failedToUpdate);
  };
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    const { form } = event.currentTarget;
    if (!refusedAsVisitor(form, event.currentTarget)) void toggle();
  };

  return (
    <button
      type="submit"
      form={wished ? goodsForms.unwish : goodsForms.wish}
      name={wished ? "id" : "productId"}
      value={productId}
      className={`icon-button wish-toggle ${className}`}
      aria-label={label}
      title={label}
      onClick={press}
    >
      <Icon name={wished ? "heart-full" : "heart"} />
    </button>
  );
}
