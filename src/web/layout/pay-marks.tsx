import { payNames } from "#contract/pay-names.ts";
import type { ShopView } from "#contract/shop-view.ts";
import { useFrameTexts } from "./use-frame-texts.ts";

export function PayMarks({ pays }: Pick<ShopView, "pays">) {
  const { footer } = useFrameTexts();
  const names = pays.flatMap((way) => (way === "cash" ? [footer.cash] : payNames[way]));
  if (names.length === 0) return null;
  return (
    <ul aria-label={footer.payBy} className="flex flex-wrap gap-2 md:basis-3/4">
      {names.map((name) => (
        <li key={name} className="badge border border-on-night/25 bg-night-deep text-on-night-muted">
          {name}
        </li>
      ))}
    </ul>
  );
}
