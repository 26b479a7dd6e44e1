import type { CSSProperties } from "react";
import { useCoreTexts } from "./core-texts.ts";

type StarsProps = { readonly rate: number; readonly count?: number; readonly className?: string };

/** Filled by the floored rate; the exact figure stands in the words. */
export function Stars({ rate, count, className = "" }: StarsProps) {
  const { shell } = useCoreTexts();
  const figure = rate.toFixed(1);
  const words = count === undefined ? shell.starsOf(figure) : shell.starsWithCount(figure, count);
  return (
    <span className={`stars ${className}`}>
      <span
        role="img"
        aria-label={words}
        className="stars-row"
        style={{ "--filled": Math.floor(rate) } as CSSProperties}
      />
      <span aria-hidden="true" className="stars-figure">
        {count === undefined ? figure : `${figure} (${count})`}
      </span>
    </span>
  );
}
