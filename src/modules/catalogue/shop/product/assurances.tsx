import { formatFreeAbove } from "#contract/format/money.ts";
import { product as productEnglish } from "#modules/catalogue/texts/product.ts";
import { Icon } from "#web/ui/icon.tsx";
import { useWords } from "#web/ui/words.ts";
import type { Trade } from "../public/trade-data.ts";

export function Assurances({ trade }: { readonly trade: Trade }) {
  const { badges, badgeHints } = useWords("product", productEnglish);
  const { costPaise, returnDays, returnsHint } = trade;
  const freeAbove = formatFreeAbove(trade.freeAbovePaise);
  const assurances = [
    ...(freeAbove !== null || costPaise === 0
      ? [["truck", badges.shipping, badgeHints.shipping(freeAbove)] as const]
      : []),
    ["return", badges.returns(returnDays), returnDays > 0 ? returnsHint : badgeHints.noReturns],
    ["shield", badges.secure, badgeHints.secure],
  ] as const;
  return (
    <ul className="assurances">
      {assurances.map(([icon, name, hint]) => (
        <li key={name}>
          <Icon name={icon} className="icon-large accent" />
          <span>
            <strong>{name}</strong> <span className="small muted">{hint}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
