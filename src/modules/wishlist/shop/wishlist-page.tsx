import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { paths } from "#contract/paths.ts";
import { AddToCart } from "#modules/cart/shop/public/cart-actions.tsx";
import { onWishDone, setWished, useWishes } from "#modules/cart/shop/public/wish-store.ts";
import { cart as cartWords } from "#modules/cart/texts/cart.ts";
import type { CardView } from "#modules/catalogue/catalogue-view.ts";
import { GoodsBeside } from "#modules/catalogue/shop/public/goods-beside.tsx";
import { GoodsTitle } from "#modules/catalogue/shop/public/goods-title.tsx";
import { reminders as remindersEnglish } from "#modules/reminders/texts.ts";
import { WaitingGoods } from "#modules/stock-alerts/shop/public/waiting-goods.tsx";
import type { WaitingView } from "#modules/stock-alerts/views.ts";
import wishes from "#web/styles/wishes.css?url";
import { useCoreTexts } from "#web/ui/core-texts.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { PageHead } from "#web/ui/page-head.tsx";
import { PlainLink } from "#web/ui/plain-link.tsx";
import { useShell } from "#web/ui/shell-context.ts";
import { toast } from "#web/ui/toast-store.ts";
import { UndoStrip } from "#web/ui/undo-strip.tsx";
import { useWords } from "#web/ui/words.ts";
import { wishlist as wishlistWords } from "../texts.ts";
import type { ShownWish, WishView } from "../views.ts";
import { WishCard } from "./wish-card.tsx";

/** Fewer have a row each, and goods beside them. */
const aRow = 4;

type WishlistPageProps = {
  /** Absent for a visitor. */
  readonly wishes: readonly ShownWish[] | null;
  readonly waiting: readonly WaitingView[];
  readonly beside: readonly CardView[];
};

export function WishlistPage({ wishes: kept, waiting, beside }: WishlistPageProps) {
  const words = useWords("wishlist", wishlistWords);
  const cart = useWords("cart", cartWords);
  const { shell } = useCoreTexts();
  const reminders = useWords("reminders", remindersEnglish);
  const { user } = useShell();
  const isWished = useWishes();
  const listed = kept ?? [];
  const wishes = listed.filter(({ productId }) => isWished(productId));
  const { removed, setRemoved } = useRemoved(wishes);
  useOpenedAnew(beside.length > 0, wishes.length);
  const remove = async (wish: ShownWish) => {
    const { productId } = wish;
    const sent = setWished(productId, false);
    setRemoved(wish);
    const answer = await sent;
    if (answer && !answer.success) toast.error(words.messages.failedToRemove);
  };
  const strip = removed && (
    <UndoStrip
      of={<GoodsTitle of={removed} />}
      text={words.messages.removedFromPage}
      label={cart.undo}
      onUndo={() => void setWished(removed.productId, true)}
    />
  );
  const isShort = listed.length < aRow;
  const waitingGoods = <WaitingGoods waiting={waiting} page={paths.wishlist()} />;
  return (
    <div className="page-width page-room">
      <WishesStyle />
      <PageHead title={words.title} description={words.description} />
      {!kept ? (
        <EmptyState scene="lock" heading="h1" title={cart.notSignedIn} text={words.notSignedInHint}>
          <LinkButton to={paths.login({ next: paths.wishlist() })}>{shell.login}</LinkButton>
          <LinkButton to={paths.products()} look="quiet">
            {cart.startShopping}
          </LinkButton>
        </EmptyState>
      ) : wishes.length === 0 ? (
        <>
          {strip && <div className="card wish-card">{strip}</div>}
          {waiting.length > 0 ? (
            <>
              <h1 className="title-1">{words.title}</h1>
              {waitingGoods}
              <p className="above-xl muted">
                {words.empty} {words.emptyHint}
              </p>
            </>
          ) : (
            <EmptyState scene="heart" heading="h1" title={words.empty} text={words.emptyHint}>
              <LinkButton to={paths.products()}>{cart.continueShopping}</LinkButton>
            </EmptyState>
          )}
        </>
      ) : (
        <>
          <div className="wishes-head">
            <h1 className="title-1">{words.title}</h1>
            <p className="muted">{words.count(wishes.length)}</p>
          </div>
          <ul className={`product-grid above-xl ${isShort ? "wish-rows" : ""}`} aria-label={words.products}>
            {listed.map((wish) => {
              if (strip && wish.productId === removed.productId)
                return (
                  <li key={wish.productId} className="card wish-card">
                    {strip}
                  </li>
                );
              if (!isWished(wish.productId)) return null;
              return (
                <WishCard key={wish.productId} wish={wish} onRemove={() => void remove(wish)} isRow={isShort}>
                  <AddToCart
                    product={{
                      ...wish,
                      id: wish.productId,
                      pictures: wish.picture ? [wish.picture] : [],
                      inStock: !wish.gone && wish.free > 0,
                    }}
                    place="wishlist"
                    size="small"
                    className="grow"
                  />
                </WishCard>
              );
            })}
          </ul>
          {user && (
            <p className="above-xl">
              <PlainLink href="/profile/consents" className="link target">
                {reminders.offer}
              </PlainLink>
            </p>
          )}
        </>
      )}
      {wishes.length > 0 && waitingGoods}
      {/* With others it is another: the focus of what was pressed in it goes on at the heading. */}
      {wishes.length < aRow && beside.length > 0 && (
        <GoodsBeside key={beside.map(({ id }) => id).join()} goods={beside} />
      )}
    </div>
  );
}

/** A page that was opened empty can list what is wished for on it, one that was emptied has goods to show beside. */
function useOpenedAnew(hasGoodsBeside: boolean, left: number): void {
  const { revalidate } = useRevalidator();
  useEffect(
    () => onWishDone((_, wished) => void ((wished ? hasGoodsBeside : left === 0) && revalidate())),
    [hasGoodsBeside, left, revalidate],
  );
}

/** What was taken away last, until it is back: with a slow answer it may go once more, and come back again. */
function useRemoved(wishes: readonly WishView[]) {
  const [removed, setRemoved] = useState<Pick<ShownWish, "productId" | "title" | "titleHi">>();
  const back = wishes.find(({ productId }) => productId === removed?.productId)?.productId;
  useEffect(() => {
    if (back !== undefined) document.getElementById(`wish-${back}`)?.focus();
  }, [back]);
  return { removed: back === undefined ? removed : undefined, setRemoved };
}

/** What wishes look like: it comes with their page. */
function WishesStyle() {
  return <link rel="stylesheet" href={wishes} precedence="wishes" />;
}
