import type { ReactNode } from "react";

const together = /((?<!\S)\S*-\S*|\d(?<!\d[^\d\s]*\d)\S* \S+$|(?<!\S)\S+ \S{1,2}$)/;

/**
 * A name that breaks between its words alone: not after a hyphen, nor between a number and its unit. A box of its own
 * leaves lines even, as headings have them; a link's line goes on below what is only kept together.
 */
export function wholeWords(name: string, kept = "whole-word"): ReactNode {
  const parts = name.split(together);
  return parts.map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={part} className={kept}>
        {part}
      </span>
    ),
  );
}
