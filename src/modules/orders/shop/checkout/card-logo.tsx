import type { ReactNode } from "react";
import type { CardBrand } from "#modules/orders/rules/card.ts";

/** Which card it is, at a glance: a plate with its name as the shop's own letters write it. Words beside it say it too. */
export function CardLogo({ brand }: { readonly brand: CardBrand }) {
  return (
    <svg viewBox="0 0 40 26" width={40} height={26} data-brand={brand} aria-hidden="true">
      <rect
        x=".5"
        y=".5"
        width="39"
        height="25"
        rx="4"
        fill={brand === "amex" ? "#1f6fb2" : "#fff"}
        stroke="#cfc8bd"
      />
      {cardLogos[brand]}
    </svg>
  );
}

const name = (letters: string, fill: string, size = 11, lean = -12): ReactNode => (
  <text
    x="20"
    y="13"
    dominantBaseline="central"
    textAnchor="middle"
    fontSize={size}
    fontWeight="800"
    fill={fill}
    transform={`translate(${lean ? 3 : 0} 0) skewX(${lean})`}
  >
    {letters}
  </text>
);

const cardLogos: Readonly<Record<CardBrand, ReactNode>> = {
  visa: name("VISA", "#1a1f71", 13),
  mastercard: (
    <>
      <circle cx="15.5" cy="13" r="7.5" fill="#d9342b" />
      <circle cx="24.5" cy="13" r="7.5" fill="#f2a33a" />
      <path d="M20 7a7.5 7.5 0 0 1 0 12 7.5 7.5 0 0 1 0-12z" fill="#ec6b27" />
    </>
  ),
  rupay: (
    <>
      {name("RuPay", "#232250", 10)}
      <path d="M33.5 8.5 36 13l-4.5 4.5z" fill="#2e7d4f" />
    </>
  ),
  amex: name("AMEX", "#fff", 10.5, 0),
  discover: name("DISCOVER", "#232250", 7, 0),
};
