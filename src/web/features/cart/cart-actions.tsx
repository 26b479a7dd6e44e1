import { lazy, type ReactNode, Suspense, useState } from "react";
import { useLocation, useNavigate, useRouteLoaderData, useSubmit } from "react-router";
import type { BuyableView } from "#contract/buyable-view.ts";
import { cartCalls } from "#contract/calls/cart.ts";
import { wishlistCalls } from "#contract/calls/wishlist.ts";
import { paths } from "#contract/paths.ts";
import type { Answer } from "#contract/request-failures.ts";
import type { ShellView } from "#contract/shell-view.ts";
import { adding as addingEnglish } from "#contract/texts/en/adding.ts";
import { wishlist as wishlistWords } from "#contract/texts/en/wishlist.ts";
import { CallForm, type Sent } from "#web/request/call-form.tsx";
import { Button, type ButtonLook, type ButtonSize } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { fetchedAtRest } from "#web/ui/when-idle.ts";
import { useWords } from "#web/ui/words.ts";
import type { Place, Wanted } from "./add-to-cart.ts";
import { useAfterwards } from "./use-afterwards.ts";
import { setWished, useWished } from "./wish-store.ts";

const loadAdding = fetchedAtRest(() => import("./add-to-cart.ts"));
// Most shoppers of a page never open it.
const OptionsChooser = lazy(() => import("./options-chooser.tsx"));

export type Refusal = { readonly field?: string | undefined; readonly message: string };

type AddToCartProps = {
  readonly product: BuyableView;
  readonly place: Place;
  readonly look?: ButtonLook;
  readonly size?: ButtonSize;
  readonly className?: string;
  /** The sign of a cart stands for the words, which are told to whoever cannot see it. */
  readonly signAlone?: boolean;
  /** Fields named quantity, colour and size; without them a product with options asks in a dialog. */
  readonly children?: ReactNode;
  /** Given, it says a refusal beside the field at fault. */
  readonly onRefused?: (refusal: Refusal) => void;
};

/** Adds from anywhere; a plain form until the script arrives, and for a visitor on the way to the login. */
export function AddToCart(props: AddToCartProps) {
  const { product, place, look = "primary", size = "usual", className = "", children, onRefused } = props;
  const { signAlone = false } = props;
  const words = useWords("adding", addingEnglish);
  const { refuse, next, isVisitor } = useVisitor();
  const { pending, add } = useAdding(place, product.title);
  const [choosing, setChoosing] = useState(false);
  const asks = children === undefined && (product.colours.length > 0 || product.sizes.length > 0);

  const press = ({ form, fields }: Sent) => {
    const unchosen = children === undefined ? undefined : missingChoice(fields, product);
    if (unchosen) {
      const { colourMissing, sizeMissing } = words;
      onRefused?.({ field: unchosen, message: unchosen === "colour" ? colourMissing : sizeMissing });
    } else if (isVisitor) refuse(form, loginWords(words, place));
    else if (asks) setChoosing(true);
    else return add(wantedOf(fields), onRefused);
  };

  return (
    <>
      <CallForm
        call={cartCalls.add}
        input={{ productId: product.id }}
        action={paths.cart()}
        next={next}
        className={className}
        send={press}
      >
        {children}
        <Button
          type="submit"
          look={look}
          size={size}
          className="w-full"
          pending={pending}
          pendingLabel={signAlone ? undefined : words.adding}
          disabled={!product.inStock}
          aria-label={signAlone ? `${pending ? words.adding : words.add}: ${product.title}` : undefined}
        >
          {product.inStock && <Icon name="cart" />}
          {!signAlone && (product.inStock ? words.add : words.outOfStock)}
          {!signAlone && place !== "detail" && <span className="sr-only">{`: ${product.title}`}</span>}
        </Button>
      </CallForm>
      {asks && choosing && (
        <Suspense>
          <OptionsChooser
            product={product}
            open={choosing}
            pending={pending}
            onClose={() => setChoosing(false)}
            onChosen={async (chosen) => {
              const { success } = await add({ productId: product.id, ...chosen });
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

export function WishToggle({ productId, title, place, className = "" }: WishToggleProps) {
  const wishlist = useWords("wishlist", wishlistWords);
  const { refuse, next, isVisitor } = useVisitor();
  const wished = useWished(productId);
  const words = wishlist.messages;
  const label = (useAfterwards(false, wished) ? wishlist.removeOf : wishlist.addOf)(title);

  const toggle = async () => {
    const answer = await setWished(productId, !wished);
    if (answer?.success) toast.success(wished ? words.removed : words.added);
    else if (answer) toast.error(place === "card" ? words.somethingWrong : words.failedToUpdate);
  };
  const press = ({ form }: Sent) => {
    if (isVisitor) refuse(form, place === "card" ? words.loginToManage : words.loginToYours);
    else void toggle();
  };

  return (
    <CallForm
      call={wished ? wishlistCalls.remove : wishlistCalls.add}
      input={wished ? { id: productId } : { productId }}
      action={paths.wishlist()}
      next={next}
      className={className}
      send={press}
    >
      <button
        type="submit"
        className="icon-button wish-toggle"
        aria-label={label}
        title={label}
        data-own="heart"
      >
        <Icon name={wished ? "heart-full" : "heart"} />
      </button>
    </CallForm>
  );
}

function useAdding(place: Place, title: string) {
  const words = useWords("adding", addingEnglish);
  const navigate = useNavigate();
  const [pending, setPending] = useState(false);

  const add = async (wanted: Wanted, onRefused?: (refusal: Refusal) => void): Promise<Answer> => {
    setPending(true);
    const adding = await loadAdding().catch(() => null);
    const answer: Answer = adding ? await adding.addToCart(wanted) : { success: false };
    setPending(false);
    const message = adding?.wordsOfAdding(answer, place, words.failedToAdd) ?? words.failedToAdd;
    if (answer.success) {
      toast.success(message, { label: words.viewCart, run: () => void navigate(paths.cart()) }, title);
    } else {
      onRefused?.({ field: answer.field as string | undefined, message });
      toast.error(message);
    }
    return answer;
  };
  return { pending, add };
}

/** A visitor is refused in the documented words, his wish is kept, and the login leads back here. */
function useVisitor() {
  const facts = useRouteLoaderData<ShellView>("root");
  const send = useSubmit();
  const { pathname, search } = useLocation();
  return {
    isVisitor: !(facts?.user ?? facts?.shop.hasGuests),
    next: pathname + search,
    refuse(form: HTMLFormElement, words: string) {
      toast.error(words);
      void send(form);
    },
  };
}

function loginWords(words: { loginToAdd: string; loginToAddHere: string }, place: Place): string {
  return place === "detail" ? words.loginToAddHere : words.loginToAdd;
}

/** Said before anything else, so that what a visitor wants is whole when he has signed in. */
function missingChoice(
  chosen: Sent["fields"],
  { colours, sizes }: BuyableView,
): "colour" | "size" | undefined {
  if (colours.length > 0 && !chosen.colour) return "colour";
  return sizes.length > 0 && !chosen.size ? "size" : undefined;
}

function wantedOf({ productId, quantity, colour, size }: Sent["fields"]): Wanted {
  return { productId, quantity: quantity || undefined, colour, size };
}
