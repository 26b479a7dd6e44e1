import { freeAboveSaid } from "#contract/money.ts";
import { product as productEnglish } from "#contract/texts/en/product.ts";
import { Icon } from "#web/ui/icon.tsx";
import { useShop } from "#web/ui/shop-facts.ts";
import { useWords } from "#web/ui/words.ts";

export type DeliveryFacts = {
  readonly costPaise: number;
  readonly freeAbovePaise: number;
  /** Whether prices are as they are paid, with every tax in them. */
  readonly isMrp: boolean;
};

export function Assurances({ delivery }: { readonly delivery: DeliveryFacts }) {
  const { badges, badgeHints } = useWords("product", productEnglish);
  const { returnDays } = useShop().support;
  const freeAbove = freeAboveSaid(delivery.freeAbovePaise);
  const assurances = [
    ...(freeAbove !== null || delivery.costPaise === 0
      ? [["truck", badges.shipping, badgeHints.shipping(freeAbove)] as const]
      : []),
    ["return", badges.returns(returnDays), badgeHints.returns],
    ["shield", badges.secure, badgeHints.secure],
  ] as const;
  return (
    <ul className="assurances">
      {assurances.map(([icon, name, hint]) => (
        <li key={name}>
          <Icon name={icon} className="size-6 text-accent" />
          <span>
            <strong>{name}</strong> <span className="text-sm text-muted">{hint}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
