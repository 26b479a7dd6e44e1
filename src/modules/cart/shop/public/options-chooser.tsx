import { type FormEvent, useRef, useState } from "react";
import { adding as addingEnglish } from "#modules/cart/texts/adding.ts";
import type { BuyableView } from "#modules/catalogue/buyable-view.ts";
import { pictureOfColour } from "#modules/catalogue/rules/picture-of-colour.ts";
import { isSoldOut } from "#modules/catalogue/rules/variant.ts";
import { GoodsPrice } from "#modules/catalogue/shop/public/goods-price.tsx";
import { OptionName } from "#modules/catalogue/shop/public/option-name.tsx";
import { useOption } from "#modules/catalogue/shop/public/use-option.ts";
import { product as productEnglish } from "#modules/catalogue/texts/product.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Picture } from "#web/ui/picture.tsx";
import { RadioTiles } from "#web/ui/radio-tiles.tsx";
import { useShop } from "#web/ui/shell-context.ts";
import { useWords } from "#web/ui/words.ts";
import { useCartWords } from "./cart-words.ts";

export type Chosen = { readonly colour?: string | undefined; readonly size?: string | undefined };

type OptionsChooserProps = {
  readonly product: BuyableView;
  readonly open: boolean;
  readonly pending: boolean;
  readonly onClose: () => void;
  readonly onChosen: (chosen: Chosen) => void;
};

/** Asks what a card has no room for: one colour and one size, as far as the product has them. */
export default function OptionsChooser({ product, open, pending, onClose, onChosen }: OptionsChooserProps) {
  const words = useCartWords();
  const adding = useWords("adding", addingEnglish);
  const named = useOption();
  const { colours, sizes, soldOut = [] } = product;
  const [colour, setColour] = useState(() => shownColour(product));
  const [size, setSize] = useState(sizes.length === 1 ? sizes[0] : undefined);
  const [asked, setAsked] = useState(false);
  const groups = useRef<HTMLDivElement>(null);
  const noColour = colours.length > 0 && colour === undefined;
  const noSize = sizes.length > 0 && size === undefined;

  const tileOf = (tile: Chosen) => ({
    disabled: isSoldOut(soldOut, tile, product),
    detail: isSoldOut(soldOut, { colour, size, ...tile }, product) ? adding.outOfStock : undefined,
  });
  const isOut = !noColour && !noSize && isSoldOut(soldOut, { colour, size }, product);

  const choose = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!noColour && !noSize) return onChosen({ colour, size });
    groups.current?.querySelector<HTMLInputElement>(`input[name="${noColour ? "colour" : "size"}"]`)?.focus();
  };

  return (
    <Dialog open={open} onClose={onClose} title={words.chooser.title} startsAtField>
      <form onSubmit={choose} noValidate>
        <ChosenGoods product={product} colour={colour} isOut={isOut} />
        <div ref={groups} className="chooser above-l">
          {colours.length > 0 && (
            <RadioTiles
              legend={words.chooser.colour}
              name="colour"
              tiles={colours.map(({ name, hex }) => ({
                value: name,
                label: <OptionName name={name} />,
                ...tileOf({ colour: name }),
                sign: <span className="swatch" style={{ background: hex }} />,
              }))}
              value={colour ?? ""}
              onChange={setColour}
              error={asked && noColour ? adding.colourMissing : undefined}
            />
          )}
          {/* What cannot be chosen is no question. */}
          {sizes.length === 1 && sizes[0] && (
            <p>
              <strong>{words.chooser.size}:</strong> {named(sizes[0])}
            </p>
          )}
          {sizes.length > 1 && (
            <RadioTiles
              legend={words.chooser.size}
              name="size"
              tiles={sizes.map((value) => ({ value, label: named(value), ...tileOf({ size: value }) }))}
              value={size ?? ""}
              onChange={setSize}
              error={asked && noSize ? adding.sizeMissing : undefined}
            />
          )}
        </div>
        <Button
          type="submit"
          className="above-xl full"
          pending={pending}
          pendingLabel={adding.adding}
          disabled={isOut}
        >
          {isOut ? adding.outOfStock : words.chooser.add}
        </Button>
      </form>
    </Dialog>
  );
}

/** The one colour that the card's picture shows; none where it shows several, or where that one is sold out. */
function shownColour({ colours, sizes, soldOut = [], pictures = [] }: BuyableView): string | undefined {
  const [one, ...others] = colours.filter(({ name }) => pictureOfColour(pictures, colours, name) === 0);
  const isThere =
    one && (colours.length === 1 || !isSoldOut(soldOut, { colour: one.name }, { colours, sizes }));
  return isThere && others.length === 0 ? one.name : undefined;
}

type ChosenGoodsProps = {
  readonly product: BuyableView;
  readonly colour: string | undefined;
  readonly isOut: boolean;
};

function ChosenGoods({ product, colour, isOut }: ChosenGoodsProps) {
  const words = useWords("product", productEnglish);
  const { deliveryFrom, deliveryTo } = useShop().support;
  const {
    title,
    colours,
    pictures = [],
    unitPaise,
    oldUnitPaise = null,
    discount = 0,
    priceVaries,
  } = product;
  const picture = pictures[colour ? pictureOfColour(pictures, colours, colour) : 0];
  return (
    <div className="chooser-goods">
      {picture && (
        <span>
          <Picture key={picture.file} picture={{ ...picture, alt: "" }} sizes="120px" />
        </span>
      )}
      <div>
        <p className="chooser-title">{title}</p>
        {unitPaise !== undefined && <GoodsPrice of={{ unitPaise, oldUnitPaise, discount, priceVaries }} />}
        {!isOut && (
          <p className="small muted">
            <span className="block strong leaf">{words.inStock}</span>
            {deliveryTo > 0 && words.delivery(`${deliveryFrom}-${deliveryTo}`, false)}
          </p>
        )}
      </div>
    </div>
  );
}
