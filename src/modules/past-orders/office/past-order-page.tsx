import type { AnswerOf } from "#contract/endpoint.ts";
import { formatRupees } from "#contract/format/money.ts";
import { phoneShown } from "#contract/format/phone-shown.ts";
import { roleHolds } from "#contract/rights.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { ActionFold } from "#manage/parts/action-fold.tsx";
import { AsWritten } from "#manage/parts/as-written.tsx";
import { BackTo } from "#manage/parts/back-to.tsx";
import { Paragraphs } from "#manage/parts/paragraphs.tsx";
import { Section } from "#manage/parts/section.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { minute } from "#web/ui/format-dates.ts";
import { pastOrdersEndpoints } from "../endpoints.ts";
import { pastSums } from "../rules/past-sums.ts";
import { pastOrdersPath } from "./public/past-orders-path.ts";

/** The same in every language. */
export const sourceNames = { shopify: "Shopify", woocommerce: "WooCommerce" };

type PastOrderPageProps = Pick<AnswerOf<typeof pastOrdersEndpoints.show>, "order">;

export function PastOrderPage({ order }: PastOrderPageProps) {
  const { shell, role } = useOffice();
  const { boughtBefore, pastOrders: words } = textsOf(shell.lang);
  const { sale, address, name, email, phone, note } = order;
  const isErased = address === null;
  return (
    <>
      <BackTo to={pastOrdersPath} name={words.title} />
      <h1>
        {order.number} <Badge>{boughtBefore.statuses[order.status]}</Badge>
      </h1>
      <p className="muted">
        {sourceNames[order.source]} · {minute(order.placedAt, shell.lang)}
      </p>
      <Section title={words.goods}>
        <ul className="history">
          {sale.lines.map(({ title, sku, quantity, unitPaise }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an order may name the same goods twice
            <li key={at}>
              <AsWritten text={title} />
              <span className="row-facts">
                {[words.pieces(quantity, formatRupees(unitPaise)), sku].filter(Boolean).join(" · ")}
              </span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={words.sums}>
        <dl className="bill">
          {pastSums(order).map(({ name: sum, paise }) => (
            <div key={sum} className={sum === "total" ? "bill-total" : undefined}>
              <dt>{boughtBefore.sums[sum]}</dt>
              <dd>{formatRupees(paise)}</dd>
            </div>
          ))}
        </dl>
        <Facts
          facts={{ paidBy: sale.paidBy, shippingMethod: sale.shippingMethod, code: sale.discountCode }}
        />
      </Section>
      <Section title={words.person}>
        {isErased ? (
          <p>{words.nobody}</p>
        ) : (
          <>
            <p>
              <b>
                <AsWritten text={name} />
              </b>
            </p>
            <p className="muted">{[phone && phoneShown(phone), email].filter(Boolean).join(" · ")}</p>
            <p>
              <AsWritten
                text={Object.values(address)
                  .filter((part) => part !== "" && part !== name)
                  .join(", ")}
              />
            </p>
          </>
        )}
      </Section>
      {note !== "" && (
        <Section title={words.note}>
          <p className="as-typed">
            <AsWritten text={note} />
          </p>
        </Section>
      )}
      {!isErased && roleHolds(role, pastOrdersEndpoints.erase.right) && (
        <ActionFold
          title={words.erase.title}
          press={words.erase.press}
          endpoint={pastOrdersEndpoints.erase}
          input={{ id: order.id }}
          look="danger"
        >
          {() => (
            <>
              <Paragraphs texts={words.erase.lead} />
              <Checkbox name="sure" label={words.erase.sure} required />
            </>
          )}
        </ActionFold>
      )}
    </>
  );
}

type FactsProps = { readonly facts: Readonly<Record<"paidBy" | "shippingMethod" | "code", string>> };

function Facts({ facts }: FactsProps) {
  const { pastOrders: words } = textsOf(useOffice().shell.lang);
  const said = Object.entries(facts).filter(([, text]) => text !== "");
  if (said.length === 0) return null;
  return (
    <p className="muted">
      {said.map(([name, text]) => `${words[name as keyof typeof facts]}: ${text}`).join(" · ")}
    </p>
  );
}
