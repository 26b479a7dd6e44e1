import { neverFreePaise } from "#contract/format/money.ts";
import type { DeliveryBand } from "#contract/pricing-terms.ts";
import type { ShopSettings } from "#contract/shop-settings.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { shortRupees } from "#manage/parts/rupees.ts";
import { Section } from "#manage/parts/section.tsx";
import type { ScreenRequest } from "#manage/screen.ts";

/** What holds while neither table is in use. */
export interface BeforeGstState {
  readonly settings: Pick<ShopSettings, "pricing" | "guests" | "payments" | "seller">;
  readonly delivery: DeliveryBand | undefined;
}

type Row = readonly [name: string, now: string, after: string];

export function beforeGstState({ page: { shop } }: Pick<ScreenRequest, "page">): BeforeGstState {
  return { settings: shop.shopSettings.now(), delivery: shop.pricing.terms().delivery[0] };
}

/** GST and delivery by PIN code come together, in the India profile: what that changes is said before it is asked for. */
export function BeforeGst({ facts }: { readonly facts: BeforeGstState }) {
  const { lang } = useOffice().shell;
  const { beforeGst: words } = textsOf(lang);
  const rows = rowsOf(facts, lang);
  return (
    <div className="before-gst">
      <Section title={words.now}>
        <Facts rows={rows.map(([name, now]) => [name, now])} />
      </Section>
      <Section title={words.after}>
        <Facts rows={rows.map(([name, , after]) => [name, after])} />
        <a href={officePath("shop/pricing")} className="button button-primary">
          {words.use}
        </a>
        <p className="row-facts">{words.sure}</p>
      </Section>
    </div>
  );
}

function Facts({ rows }: { readonly rows: readonly (readonly [name: string, said: string])[] }) {
  return (
    <dl>
      {rows.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function rowsOf({ settings, delivery }: BeforeGstState, lang: Lang): readonly Row[] {
  const { beforeGst: words } = textsOf(lang);
  const { pricing, guests, payments, seller } = settings;
  const after = { paise: pricing.deliveryPaise, freeAbovePaise: pricing.freeDeliveryAbovePaise };
  const buying = [
    ...(guests.allowed === "profile" ? [words.buying.guests] : []),
    ...(payments.cash && payments.cashCode === "profile" ? [words.buying.cash] : []),
  ];
  const buyingSaid = (at: 0 | 1) => buying.map((said) => said[at]).join(" ");
  return [
    [
      words.names.prices,
      words.prices.now(pricing.taxPercent, shortRupees((100 + pricing.taxPercent) * 100)),
      words.prices.after,
    ],
    [words.names.invoices, words.invoices.now, words.invoices.after(seller.gstin !== "")],
    [
      words.names.delivery,
      words.delivery.now(formatCharge(delivery ?? after, lang)),
      words.delivery.after(formatCharge(after, lang)),
    ],
    ...(buying.length > 0 ? [[words.names.buying, buyingSaid(0), buyingSaid(1)] as const] : []),
  ];
}

/** ₹49, free above ₹499. */
function formatCharge({ paise, freeAbovePaise }: Omit<DeliveryBand, "upToGrams">, lang: Lang): string {
  const { places, shopPages } = textsOf(lang);
  if (paise === 0 || freeAbovePaise === 0) return shopPages.now.alwaysFree;
  const charge = shortRupees(paise);
  return freeAbovePaise < neverFreePaise
    ? `${charge}, ${places.freeAbove(shortRupees(freeAbovePaise))}`
    : charge;
}
