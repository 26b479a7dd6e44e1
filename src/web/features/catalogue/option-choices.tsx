import { product as productEnglish } from "#contract/texts/en/product.ts";
import { RadioTiles } from "#web/ui/radio-tiles.tsx";
import { useWords } from "#web/ui/words.ts";

type OptionChoicesProps = {
  readonly colours: readonly { readonly name: string; readonly hex: string }[];
  readonly sizes: readonly string[];
  readonly onColour: (name: string) => void;
  readonly errors: { readonly colour?: string | undefined; readonly size?: string | undefined };
};

/** Colour and size as visible choices; the browser keeps what is chosen, so they work without script. */
export function OptionChoices({ colours, sizes, onColour, errors }: OptionChoicesProps) {
  const product = useWords("product", productEnglish);
  return (
    <>
      {colours.length > 0 && (
        <RadioTiles
          legend={product.colour}
          name="colour"
          className="option-tiles"
          onChange={onColour}
          error={errors.colour}
          tiles={colours.map(({ name, hex }) => ({
            value: name,
            label: name,
            sign: <span className="swatch" style={{ background: hex }} />,
          }))}
        />
      )}
      {sizes.length > 0 && (
        <RadioTiles
          legend={product.size}
          name="size"
          className="option-tiles"
          error={errors.size}
          tiles={sizes.map((size) => ({ value: size, label: size }))}
        />
      )}
    </>
  );
}
