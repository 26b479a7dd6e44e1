import { payNames } from "#contract/pay-names.ts";
import type { ShopView } from "#contract/shop-view.ts";
import { useFrameTexts } from "./use-frame-texts.ts";

export function PayMarks({ pays }: Pick<ShopView, "pays">) {
  const { footer } = useFrameTexts();
  const names = pays.flatMap((way) => (way === "cash" ? [footer.cash] : payNames[way]));
  if (names.length === 0) return null;
  return (
    <ul aria-label={footer.payBy} className="footer-pays beside gap-s wraps">
      {names.map((name) => (
        <li key={name} className="badge footer-pay">
          {name}
        </li>
      ))}
    </ul>
  );
}
