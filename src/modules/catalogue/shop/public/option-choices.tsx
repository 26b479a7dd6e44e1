import { paths } from "#contract/paths.ts";
import { isSoldOut, type SoldOut, soldOutAlone } from "#modules/catalogue/rules/variant.ts";
import { product as productEnglish } from "#modules/catalogue/texts/product.ts";
import { RadioTiles } from "#web/ui/radio-tiles.tsx";
import { ShopLink } from "#web/ui/shop-link.tsx";
import { useWords } from "#web/ui/words.ts";
import { OptionName } from "./option-name.tsx";
import { useOption } from "./use-option.ts";

const ofGarments = /^(X*[SL]|M|\dXL)$/;

/** What of a product's options is chosen so far. */
export type ChosenOptions = { readonly colour?: string; readonly size?: string };

type OptionChoicesProps = {
  readonly colours: readonly { readonly name: string; readonly hex: string }[];
  readonly sizes: readonly string[];
  readonly soldOut: readonly SoldOut[];
  readonly chosen: ChosenOptions;
  readonly onColour: (name: string) => void;
  readonly onSize: (name: string) => void;
  readonly errors: { readonly colour?: string | undefined; readonly size?: string | undefined };
};

/**
 * Colour and size as visible choices; the browser keeps what is chosen, so they work without script. Each says when it
 * is sold out, alone or together with what is chosen beside it.
 */
export function OptionChoices({ chosen, soldOut, onColour, onSize, errors, ...choices }: OptionChoicesProps) {
  const product = useWords("product", productEnglish);
  const named = useOption();
  const { colours, sizes } = choices;
  const hintOf = (name: string | undefined) => (name ? undefined : product.chooseOne);
  const alone = soldOutAlone(soldOut, choices);
  const none = (tile: { colour?: string; size?: string }) => ({
    disabled: isSoldOut(soldOut, tile, choices),
    detail: isSoldOut(soldOut, { ...chosen, ...tile }, choices) ? product.outOfStock : undefined,
  });
  return (
    <>
      {colours.length > 0 && (
        <RadioTiles
          legend={product.colour}
          hint={hintOf(chosen.colour)}
          name="colour"
          defaultValue={chosen.colour}
          className="option-tiles"
          onChange={onColour}
          error={errors.colour}
          tiles={colours.map(({ name, hex }) => ({
            value: name,
            label: <OptionName name={name} />,
            ...none({ colour: name }),
            sign: <span className="swatch" style={{ background: hex }} />,
          }))}
        />
      )}
      {sizes.length > 0 && (
        <div className="anchor">
          {sizes.some((size) => ofGarments.test(size)) && (
            <ShopLink to={paths.sizes()} className="link field-aside small">
              {product.sizeGuide}
            </ShopLink>
          )}
          <RadioTiles
            legend={product.size}
            hint={hintOf(chosen.size)}
            name="size"
            className="option-tiles"
            onChange={onSize}
            error={errors.size}
            tiles={sizes.map((size) => ({ value: size, label: named(size), ...none({ size }) }))}
          />
        </div>
      )}
      {alone.length > 0 && (
        <p className="field-hint">
          {product.outOfStockIn(alone.map((one) => one.filter(Boolean).map(named).join(" ")).join(", "))}
        </p>
      )}
    </>
  );
}
