import { useCoreTexts } from "./core-texts.ts";

export type PriceProps = {
  /** Written out already, with the rupee sign. */
  readonly now: string;
  readonly before?: string | undefined;
  /** How much less it is, in percent. */
  readonly discount?: number;
  readonly size?: "small" | "usual" | "large";
  readonly className?: string;
};

export function Price({ now, before, discount = 0, size = "usual", className = "" }: PriceProps) {
  const { shell } = useCoreTexts();
  return (
    <span className={`price price-${size} ${className}`}>
      <span className="price-now">
        <Amount of={now} />
      </span>
      {before !== undefined && (
        <span className="price-before">
          <span className="sr-only">{`${shell.was} `}</span>
          <s>
            <Amount of={before} />
          </s>
          {discount > 0 && <span className="price-off">{` ${shell.percentOff(discount)}`}</span>}
        </span>
      )}
    </span>
  );
}

/** The rupees are what one reads; the paise stand beside them, small. Of a sentence those of each sum. */
export function Amount({ of }: { readonly of: string }) {
  const [rupees, paise, ...rest] = of.split(/(\.\d\d)/);
  const more = rest.join("");
  return (
    <>
      {rupees}
      {paise && <span className="paise">{paise}</span>}
      {more && <Amount of={more} />}
    </>
  );
}
