import { useCoreTexts } from "./core-texts.ts";

type PriceProps = {
  /** Written out already, with the rupee sign. */
  readonly now: string;
  readonly before?: string | undefined;
  readonly size?: "small" | "usual" | "large";
  readonly className?: string;
};

export function Price({ now, before, size = "usual", className = "" }: PriceProps) {
  const { shell } = useCoreTexts();
  return (
    <span className={`price price-${size} ${className}`}>
      <span className="price-now">{now}</span>
      {before !== undefined && (
        <span className="price-before">
          <span className="sr-only">{shell.was} </span>
          <s>{before}</s>
        </span>
      )}
    </span>
  );
}
