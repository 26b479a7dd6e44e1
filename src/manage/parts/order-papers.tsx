import { papersCalls } from "#contract/calls/papers.ts";
import { roleHolds } from "#contract/rights.ts";
import { useOffice } from "../frame/office-context.ts";
import type { OrderPart } from "./order-parts.ts";
import { Section } from "./section.tsx";
import { ShippingPapers } from "./shipping-papers.tsx";

export function OrderPapers({ order }: OrderPart) {
  const { role, words } = useOffice();
  if (!roleHolds(role, papersCalls.labels.right)) return null;
  return (
    <Section title={words.papers.title}>
      <ShippingPapers orders={[order]} />
    </Section>
  );
}
