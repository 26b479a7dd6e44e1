import { papersCalls } from "#contract/calls/papers.ts";
import { formatRupees } from "#contract/money.ts";
import { roleHolds } from "#contract/rights.ts";
import { useOffice } from "../frame/office-context.ts";
import type { OrderPart } from "./order-parts.ts";
import { PaperLink } from "./paper-link.tsx";
import { Section } from "./section.tsx";
import { ShippingPapers } from "./shipping-papers.tsx";

export function OrderPapers({ order }: OrderPart) {
  const { role, words } = useOffice();
  const ships = roleHolds(role, papersCalls.labels.right);
  const papers = order.money?.papers ?? [];
  if (!ships && papers.length === 0) return null;
  return (
    <Section title={words.papers.title}>
      {ships && <ShippingPapers orders={[order]} />}
      {papers.map(({ kind, number, paise }) => (
        <div key={number} className="parcel">
          <p>
            <b>{words.papers.kind[kind]}</b> {number} · {formatRupees(paise)}
          </p>
          <p className="papers">
            {(["a4", "roll"] as const).map((size) => (
              <PaperLink key={size} call={papersCalls.invoice} given={{ id: order.number, number, size }}>
                {words.papers.size[size]} <span className="sr-only">{number}</span>
              </PaperLink>
            ))}
          </p>
        </div>
      ))}
    </Section>
  );
}
