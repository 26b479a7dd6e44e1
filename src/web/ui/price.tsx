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
  const [rupees, paise, rest] = now.split(/(\.\d\d)/);
  return (
    <span className={`price price-${size} ${className}`}>
      <span className="price-now">
        {rupees}
        {paise && <span className="price-paise">{paise}</span>}
        {rest}
      </span>
      {before !== undefined && (
        <span className="price-before">
          <span className="sr-only">{shell.was} </span>
          <s>{before}</s>
          {discount > 0 && <span className="price-off"> {shell.percentOff(discount)}</span>}
        </span>
      )}
    </span>
  );
}
